"""Tables that wait for their players, and those that everybody may join."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Earlier tables wait for nobody; whether they have ended is found out when they are loaded."""
    for name in ("open", "waiting"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("level", sa.String(32)))
    op.add_column("tables", sa.Column("fill_after", sa.Integer))
    op.add_column("tables", sa.Column("due", sa.DateTime(timezone=True)))
    op.add_column("tables", sa.Column("ended", sa.DateTime(timezone=True)))
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_in_lobby", "tables", ["open", "started"])
    taken = sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("seats", taken)
