"""Tables that belong to somebody's campaign."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Which chapter a table plays, for whom, and whether its result is recorded."""
    op.add_column("tables", sa.Column("chapter", sa.Integer))
    op.add_column("tables", sa.Column("profile", sa.String(40)))
    op.add_column(
        "tables", sa.Column("noted", sa.Boolean, nullable=False, server_default=sa.false())
    )
