"""Clocks, turns that people are told of, and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Earlier tables have no clock; whose turn it is there is noted when they are loaded."""
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("seats", sa.Column("extra_time", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("paused_until", sa.BigInteger))
    for name in ("timed_out", "wants_end"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("seats", column)
    op.create_table(
        "holidays",
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("begins", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("ends", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("began", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("pushed", sa.DateTime(timezone=True)),
        sa.Column("mailed", sa.DateTime(timezone=True)),
    )
    op.create_index("turns_by_person", "turns", ["person"])
    op.create_index("turns_by_pushed", "turns", ["pushed", "since"])
    op.create_index("turns_by_mailed", "turns", ["mailed", "since"])
