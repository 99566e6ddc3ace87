"""Passkeys that open people's profiles, and the challenges that are under way."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Nobody has a passkey before."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True)),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "passkey_challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24)),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("passkey_challenges_by_expires", "passkey_challenges", ["expires"])
