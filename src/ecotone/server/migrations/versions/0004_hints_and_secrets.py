"""Whether a table gives hints, and a secret key for hashing visitors' addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Running tables keep their hints; old hashes of addresses could be guessed and are dropped."""
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.execute("UPDATE tables SET creator = ''")
