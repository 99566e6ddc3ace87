"""People: profiles without accounts, the keys of their devices, and where they sit."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Seats and tables of before belong to nobody."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("journal", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "person_keys",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True)),
    )
    op.create_index("person_keys_by_person", "person_keys", ["person"])
    op.add_column("tables", sa.Column("host", sa.String(24)))
    op.add_column("seats", sa.Column("person", sa.String(24)))
    op.create_index("seats_by_person", "seats", ["person"])
