"""Results of finished games and the ratings they led to, each recorded once.

A result outlives its table, and a deleted person's result stays without their name. Everything
about one game is written in one transaction; a table has at most one result a seat, whichever
server is first.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    Connection,
    DateTime,
    Double,
    ForeignKey,
    Index,
    String,
    UniqueConstraint,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.bots.levels import LEVELS
from ecotone.server.database import Base
from ecotone.server.people import StoredPerson
from ecotone.server.ratings import NEWCOMER, Rating, first_rating, rate

ATTEMPTS = 2


class StoredResult(Base):
    """How a finished game went for one seat."""

    __tablename__ = "results"
    __table_args__ = (
        UniqueConstraint("at_table", "seat", name="one_result_a_seat"),
        Index("results_by_person", "person", "ended"),
    )

    game_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    """The same for all seats of a game, also when its table has been removed."""
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at_table: Mapped[str | None] = mapped_column(ForeignKey("tables.id", ondelete="SET NULL"))
    game: Mapped[str] = mapped_column(String(64))
    players: Mapped[int]
    together: Mapped[bool]
    """Did all seats win or lose together?"""
    ended: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    score: Mapped[int]
    place: Mapped[int]
    """1 for the winners; whoever left their seat to a bot comes last."""
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    level: Mapped[str | None] = mapped_column(String(32))
    """The level of a bot's seat; a seat with neither is that of somebody unknown."""
    rating_before: Mapped[float | None] = mapped_column(Double, default=None)
    rating_after: Mapped[float | None] = mapped_column(Double, default=None)
    """None unless the game was rated."""

    @property
    def holder(self) -> str:
        """Whose rating it changes; empty for somebody unknown."""
        return self.person or self.level or ""


class StoredRating(Base):
    """The rating of a person or of a level of bots in one game."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_by_person", "person"),)

    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    holder: Mapped[str] = mapped_column(String(32), primary_key=True)
    """The person's id, or the level."""
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    mean: Mapped[float] = mapped_column(Double)
    deviation: Mapped[float] = mapped_column(Double)
    games: Mapped[int] = mapped_column(default=0)


COLUMNS = [column.name for column in StoredResult.__table__.columns]


class ResultStore:
    """The results of all finished games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def has(self, table_id: str) -> bool:
        """Is the result of a table recorded?"""
        known = select(StoredResult.seat).where(StoredResult.at_table == table_id).limit(1)
        async with self.engine.connect() as connection:
            return await connection.scalar(known) is not None

    async def record(self, results: Sequence[StoredResult], rated: bool) -> None:
        """Record a game and change the ratings, unless another server has done so."""
        table_id = results[0].at_table or ""
        for _ in range(ATTEMPTS):
            if await self.has(table_id):
                return
            try:
                async with self.engine.begin() as connection:
                    await connection.run_sync(write, results, rated and is_ratable(results))
                return
            except IntegrityError:  # recorded meanwhile, or somebody has deleted their profile
                await self.forget_deleted(results)

    async def forget_deleted(self, results: Sequence[StoredResult]) -> None:
        """Take out the people who are no longer there."""
        named = [one.person for one in results if one.person is not None]
        async with self.engine.connect() as connection:
            found = await connection.scalars(
                select(StoredPerson.id).where(StoredPerson.id.in_(named))
            )
            there = set(found)
        for one in results:
            if one.person not in there:
                one.person = None

    async def of(self, person: str) -> list[StoredResult]:
        """The results of a person, oldest first."""
        mine = select(StoredResult).where(StoredResult.person == person)
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            found = mine.order_by(StoredResult.ended, StoredResult.game_id)
            return list(await session.scalars(found))

    async def of_rivals(self, person: str) -> list[StoredResult]:
        """The results of everyone else in the games of a person."""
        theirs = select(StoredResult.game_id).where(StoredResult.person == person)
        others = select(StoredResult).where(
            StoredResult.game_id.in_(theirs), StoredResult.person.is_distinct_from(person)
        )
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return list(await session.scalars(others))

    async def ratings_of(self, person: str) -> dict[str, StoredRating]:
        """A person's ratings by game."""
        mine = select(StoredRating).where(StoredRating.person == person)
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return {one.game: one for one in await session.scalars(mine)}


def is_ratable(results: Sequence[StoredResult]) -> bool:
    """Is everyone known, and nobody at the table twice?"""
    people = [one.person for one in results if one.person is not None]
    known = all(one.person or one.level in LEVELS for one in results)
    return known and bool(people) and len(set(people)) == len(people)


def write(connection: Connection, results: Sequence[StoredResult], rated: bool) -> None:
    """Write the results of a game and, if it is rated, the ratings after it."""
    after = {}
    if rated:
        before = locked_ratings(connection, results)
        players, places = [one.holder for one in results], [one.place for one in results]
        after = rate(players, places, before)
        for one in results:
            one.rating_before = before[one.holder].mean
            one.rating_after = after[one.holder].mean
    rows = [{name: getattr(one, name) for name in COLUMNS} for one in results]
    connection.execute(insert(StoredResult), rows)
    for holder, rating in after.items():
        this = update(StoredRating).where(
            StoredRating.game == results[0].game, StoredRating.holder == holder
        )
        connection.execute(
            this.values(mean=rating.mean, deviation=rating.deviation, games=StoredRating.games + 1)
        )


def locked_ratings(connection: Connection, results: Sequence[StoredResult]) -> dict[str, Rating]:
    """The ratings of everyone at a table, which nobody else changes until the transaction ends.

    Always in the same order, so that two games that end at once do not wait for each other.
    """
    game = results[0].game
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    ratings = {}
    for holder, person in sorted({(one.holder, one.person) for one in results}, key=str):
        first = NEWCOMER if person else first_rating(holder)
        row = {"game": game, "holder": holder, "person": person, "games": 0, **first._asdict()}
        new = dialect.insert(StoredRating).values(row)
        connection.execute(new.on_conflict_do_nothing())
        this = select(StoredRating.mean, StoredRating.deviation).where(
            StoredRating.game == game, StoredRating.holder == holder
        )
        mean, deviation = connection.execute(this.with_for_update()).one()
        ratings[holder] = Rating(mean, deviation)
    return ratings
