"""Results of finished games, ratings, and people who are listed on the ladder."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0013"


def upgrade() -> None:
    """Earlier tables are not rated; their results are recorded when they are loaded again."""
    for table, name in (("tables", "rated"), ("people", "listed")):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, column)
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_table", sa.String(40), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("together", sa.Boolean, nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("level", sa.String(32)),
        sa.Column("rating_before", sa.Double),
        sa.Column("rating_after", sa.Double),
        sa.UniqueConstraint("at_table", "seat", name="one_result_a_seat"),
    )
    op.create_index("results_by_person", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_person", "ratings", ["person"])
