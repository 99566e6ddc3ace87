"""Room for table codes such as spruce-otter-41 in columns of twelve characters."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

COLUMNS = {
    "tables": ("id", "rematch_of"),
    "seats": ("table_id",),
    "changes": ("table_id",),
    "analyses": ("table_id",),
}


def upgrade() -> None:
    """Widen every column that holds an id; SQLite does not limit their length."""
    if op.get_bind().dialect.name == "sqlite":
        return
    for table, columns in COLUMNS.items():
        for column in columns:
            op.alter_column(table, column, type_=sa.String(40))
