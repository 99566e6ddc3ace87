"""Tournaments in the database: reading and changing them."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Update, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from ecotone.server.change_writer import Conflict
from ecotone.server.pairing import Round
from ecotone.server.standings import Finished
from ecotone.server.table_rows import StoredTable
from ecotone.server.tournament_rows import (
    StoredEntrant,
    StoredRound,
    StoredTournament,
    TournamentTable,
)


@dataclass
class Tournament:
    """A tournament with everything that has happened."""

    stored: StoredTournament
    entrants: list[StoredEntrant]
    rounds: list[StoredRound]
    tables: list[TournamentTable]

    @property
    def numbers(self) -> list[int]:
        return [one.number for one in self.entrants]

    @property
    def field(self) -> list[int]:
        """Those who began: everyone in the first round or, before it, everyone there is."""
        if not self.rounds:
            return self.numbers
        first = self.played_rounds[0]
        return sorted([*(one for table in first.tables for one in table), *first.byes])

    @property
    def active(self) -> list[int]:
        """Those who play on."""
        return [one.number for one in self.entrants if not one.withdrawn]

    @property
    def finished(self) -> list[Finished]:
        return [
            Finished(one.players, one.places, one.scores)
            for one in self.tables
            if one.places is not None and one.scores is not None
        ]

    @property
    def byes(self) -> list[int]:
        return [number for one in self.rounds for number in one.byes]

    @property
    def played_rounds(self) -> list[Round]:
        return [
            Round([one.players for one in self.of_round(paired.round)], paired.byes)
            for paired in self.rounds
        ]

    @property
    def round_over(self) -> bool:
        """Have all tables of the present round ended?"""
        return all(one.places is not None for one in self.of_round(len(self.rounds)))

    def of_round(self, number: int) -> list[TournamentTable]:
        return [one for one in self.tables if one.round == number]

    def entrant(self, number: int) -> StoredEntrant | None:
        return next((one for one in self.entrants if one.number == number), None)


class TournamentStore:
    """The tournaments of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def create(self, tournament: StoredTournament) -> None:
        await self.add([tournament])

    async def add(self, rows: Sequence[object]) -> None:
        """Store rows together; Conflict if one is there already."""
        try:
            async with AsyncSession(self.engine, expire_on_commit=False) as session:
                session.add_all(rows)
                await session.commit()
        except IntegrityError as error:
            raise Conflict from error

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(StoredTournament)) or 0

    async def load(self, tournament_id: str) -> Tournament | None:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            stored = await session.get(StoredTournament, tournament_id)
            if stored is None:
                return None
            entrants = await session.scalars(
                select(StoredEntrant)
                .where(StoredEntrant.tournament == tournament_id)
                .order_by(StoredEntrant.number)
            )
            rounds = await session.scalars(
                select(StoredRound)
                .where(StoredRound.tournament == tournament_id)
                .order_by(StoredRound.round)
            )
            tables = await session.scalars(
                select(TournamentTable)
                .where(TournamentTable.tournament == tournament_id)
                .order_by(TournamentTable.round, TournamentTable.number)
            )
            return Tournament(stored, list(entrants), list(rounds), list(tables))

    async def remove_entrant(self, entrant: StoredEntrant) -> None:
        async with AsyncSession(self.engine) as session:
            found = await session.get(StoredEntrant, (entrant.tournament, entrant.number))
            if found is not None:
                await session.delete(found)
                await session.commit()

    async def change_entrant(self, entrant: StoredEntrant, **values: object) -> None:
        this = update(StoredEntrant).where(
            StoredEntrant.tournament == entrant.tournament, StoredEntrant.number == entrant.number
        )
        async with self.engine.begin() as connection:
            await connection.execute(this.values(**values))

    async def has_ended(self, table_id: str) -> bool | None:
        """Is the game of a table over? None if there is no such table any more."""
        this = select(StoredTable.ended).where(StoredTable.id == table_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(this)).one_or_none()
            return None if found is None else found[0] is not None

    async def link(self, table: TournamentTable, table_id: str) -> bool:
        """Note the table of a game, unless another server has created one; True if noted."""
        this = self._this(table).where(TournamentTable.at_table.is_(None))
        async with self.engine.begin() as connection:
            noted = await connection.execute(this.values(at_table=table_id))
            return bool(noted.rowcount)

    async def finish(self, table: TournamentTable, places: list[int], scores: list[int]) -> None:
        """Note how a table has ended."""
        this = self._this(table).where(TournamentTable.places.is_(None))
        async with self.engine.begin() as connection:
            await connection.execute(this.values(places=places, scores=scores))

    @staticmethod
    def _this(table: TournamentTable) -> Update:
        return update(TournamentTable).where(
            TournamentTable.tournament == table.tournament,
            TournamentTable.round == table.round,
            TournamentTable.number == table.number,
        )
