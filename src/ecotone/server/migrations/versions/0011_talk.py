"""What people write at tables that allow it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody writes at earlier tables."""
    chat = sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", chat)
    op.create_table(
        "chat_lines",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reported", sa.Boolean, nullable=False),
    )
