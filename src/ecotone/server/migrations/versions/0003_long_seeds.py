"""Seeds as text: no integer column holds 128 bits. Running tables keep their seeds."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Write each seed as its digits.

    This adds and drops columns: SQLite could change a column's type only by recreating the table,
    which the seats and changes that refer to it do not allow.
    """
    for name in ("seed", "bot_seed"):
        op.add_column(
            "tables", sa.Column(f"{name}_digits", sa.String(40), nullable=False, server_default="0")
        )
        op.execute(f"UPDATE tables SET {name}_digits = CAST({name} AS VARCHAR(40))")
        op.execute(f"ALTER TABLE tables DROP COLUMN {name}")
        op.execute(f"ALTER TABLE tables RENAME COLUMN {name}_digits TO {name}")
