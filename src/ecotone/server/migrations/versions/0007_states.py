"""The state that each change leads to, so that a game can continue under changed rules."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Older changes have none; a table's next change stores the states of all of them."""
    op.create_table(
        "layouts",
        sa.Column("digest", sa.String(16), primary_key=True),
        sa.Column("fields", sa.JSON, nullable=False),
    )
    op.add_column("changes", sa.Column("layout", sa.String(16)))
    op.add_column("changes", sa.Column("state", sa.LargeBinary))
