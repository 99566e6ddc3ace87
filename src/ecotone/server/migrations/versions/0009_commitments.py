"""What fixes a deal before the game: its hash, and the salt that opens it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Older tables have none: whatever were stored now would prove nothing."""
    op.add_column("tables", sa.Column("salt", sa.String(64)))
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
