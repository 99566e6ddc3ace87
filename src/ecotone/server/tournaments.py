"""Tournaments of a club: people join, the server pairs, creates tables and takes their results.

Everything is in the database. A round belongs to the server that stores it first; tables that are
missing after a crash are created, and results taken, whenever somebody looks.
"""

import asyncio
import logging
from functools import lru_cache
from weakref import WeakValueDictionary

from ecotone.bots.levels import DEFAULT_LEVEL, LEVELS
from ecotone.engine.errors import EcotoneError
from ecotone.engine.game import Game
from ecotone.server.change_writer import Conflict
from ecotone.server.codes import canonical_id, is_id, new_code
from ecotone.server.errors import ApiError
from ecotone.server.pairing import Round, round_robin, swiss_round
from ecotone.server.people import StoredPerson
from ecotone.server.play import Play
from ecotone.server.rated_tables import final_places
from ecotone.server.standings import points_by_player
from ecotone.server.table_choices import checked_name, known_game
from ecotone.server.table_factory import TableFactory
from ecotone.server.table_game import BOT
from ecotone.server.table_messages import NewSeat, NewTable
from ecotone.server.table_rows import now
from ecotone.server.tokens import hashed, new_token
from ecotone.server.tournament_messages import NewTournament
from ecotone.server.tournament_rows import (
    StoredEntrant,
    StoredRound,
    StoredTournament,
    TournamentTable,
)
from ecotone.server.tournament_store import Tournament, TournamentStore

LOG = logging.getLogger("ecotone.server")
MOST_PLAYERS = {"swiss": 64, "round_robin": 24}
MOST_ROUNDS = 20
ABSENT_SECONDS = 300
"""After this time, others at the table may let a bot play for somebody who is not there."""
ATTEMPTS = 5
Result = tuple[list[int], list[int]]
"""Places and scores by seat."""


class Tournaments:
    """The tournaments of a server."""

    def __init__(self, play: Play, table_factory: TableFactory) -> None:
        self.play = play
        self.table_factory = table_factory
        self.store = TournamentStore(play.storage.engine)
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- setting up ------------------------------------------------------------------------------

    async def create(self, wanted: NewTournament, creator: str) -> tuple[str, str]:
        """A new tournament: its id and the token of its owner."""
        game, level = known_game(wanted.game), wanted.level or DEFAULT_LEVEL
        title = checked_name(wanted.title, self.play.settings.limits)
        possible = 1 <= wanted.rounds <= MOST_ROUNDS and level in LEVELS
        if not possible or not plays_against(game, wanted.size):
            raise ApiError("bad_tournament")
        if await self.store.count() >= self.play.settings.limits.tournaments_in_all:
            raise ApiError("server_full")
        owner = new_token()
        for _ in range(ATTEMPTS):
            tournament = StoredTournament(
                id=new_code(await self.store.count()),
                title=title,
                game=game.name,
                size=wanted.size,
                system=wanted.system,
                rounds=wanted.rounds,
                level=level,
                fill=wanted.fill,
                rated=wanted.rated,
                owner_hash=hashed(owner),
                creator=creator,
                created=now(),
            )
            try:
                await self.store.add([tournament])
            except Conflict:
                continue
            return tournament.id, owner
        raise ApiError("server_full")

    async def find(self, typed: str) -> Tournament:
        """A tournament by its id or its code as typed; ApiError if there is none."""
        tournament_id = canonical_id(typed)
        found = await self.store.load(tournament_id) if is_id(tournament_id) else None
        if found is None:
            raise ApiError("no_tournament")
        return found

    async def join(self, tournament: Tournament, person: StoredPerson, name: str) -> None:
        """Take part; somebody who already does changes their name."""
        name = checked_name(name, self.play.settings.limits)
        mine = next((one for one in tournament.entrants if one.person == person.id), None)
        if mine is not None:
            await self.store.change_entrant(mine, name=name)
            return
        for _ in range(ATTEMPTS):
            if tournament.rounds:
                raise ApiError("tournament_started")
            if len(tournament.entrants) >= MOST_PLAYERS[tournament.stored.system]:
                raise ApiError("tournament_full")
            number = max(tournament.numbers, default=-1) + 1
            entrant = StoredEntrant(tournament.stored.id, number, name, person.id)
            try:
                await self.store.add([entrant])
            except Conflict:
                tournament = await self.find(tournament.stored.id)
                continue
            if (await self.find(tournament.stored.id)).rounds:
                await self.store.remove_entrant(entrant)
                raise ApiError("tournament_started")
            return
        raise ApiError("stale")

    async def leave(self, tournament: Tournament, entrant: StoredEntrant) -> None:
        """Leave before the start; afterwards a bot finishes the present game."""
        if not tournament.rounds:
            await self.store.remove_entrant(entrant)
            return
        await self.store.change_entrant(entrant, withdrawn=True)
        await self.hand_over(tournament, entrant)

    async def replace(self, tournament: Tournament, entrant: StoredEntrant) -> None:
        """Let a bot play on for somebody."""
        if not tournament.rounds:
            raise ApiError("tournament_open")
        await self.store.change_entrant(entrant, bot=True)
        await self.hand_over(tournament, entrant)

    async def hand_over(self, tournament: Tournament, entrant: StoredEntrant) -> None:
        """Give a person's seat of the present round to a bot for good."""
        for one in tournament.of_round(len(tournament.rounds)):
            if entrant.number not in one.players or one.places is not None or not one.at_table:
                continue
            if await self.store.has_ended(one.at_table) is None:
                continue
            table = await self.play.table(one.at_table)
            if not table.over and table.match is not None:
                seat = one.players.index(entrant.number)
                bot = {"kind": BOT, "level": tournament.stored.level}
                gone = {"person": None, "token_hash": None}
                await self.play.change_seat(table, seat, bot | gone)

    # -- rounds ----------------------------------------------------------------------------------

    async def start_round(self, tournament: Tournament) -> None:
        """Pair the next round and create its tables; ApiError if it is not time for it."""
        if not tournament.round_over:
            raise ApiError("round_running")
        if self.is_over(tournament):
            raise ApiError("tournament_over")
        stored, number = tournament.stored, len(tournament.rounds) + 1
        rows: list[object] = []
        if number == 1:
            rows += self.bots_to_fill(tournament)
        paired = await asyncio.to_thread(self.paired, tournament)
        rows.append(StoredRound(stored.id, number, paired.byes))
        rows += [
            TournamentTable(stored.id, number, place, players)
            for place, players in enumerate(paired.tables)
        ]
        try:
            await self.store.add(rows)
        except Conflict as error:
            raise ApiError("stale") from error

    def bots_to_fill(self, tournament: Tournament) -> list[StoredEntrant]:
        """The bots that a first round needs; they take part in the whole tournament."""
        people, size = len(tournament.entrants), tournament.stored.size
        if people < 2 or (not tournament.stored.fill and people < size):
            raise ApiError("too_few_players", least=2 if tournament.stored.fill else size)
        missing = -people % size if tournament.stored.fill else 0
        first = max(tournament.numbers) + 1
        bots = [
            StoredEntrant(tournament.stored.id, first + place, "", None, True)
            for place in range(missing)
        ]
        tournament.entrants += bots
        return bots

    def paired(self, tournament: Tournament) -> Round:
        """Who meets whom in the next round."""
        stored = tournament.stored
        if stored.system == "round_robin":
            return self.schedule(tournament)[len(tournament.rounds)]
        if len(tournament.active) < stored.size:
            raise ApiError("too_few_players", least=stored.size)
        points = points_by_player(tournament.numbers, tournament.finished, tournament.byes)
        return swiss_round(tournament.active, stored.size, points, tournament.played_rounds)

    def schedule(self, tournament: Tournament) -> list[Round]:
        """All rounds of a round robin; bots play for those who have withdrawn."""
        numbers, size = tournament.field, tournament.stored.size
        if not tournament.rounds and tournament.stored.fill:
            after = max(numbers, default=-1) + 1
            numbers = [*numbers, *range(after, after + -len(numbers) % size)]
        return cached_round_robin(tuple(numbers), size) if len(numbers) >= size else []

    def planned(self, tournament: Tournament) -> int:
        """How many rounds there are in all."""
        if tournament.stored.system == "round_robin":
            return len(self.schedule(tournament))
        return tournament.stored.rounds

    def is_over(self, tournament: Tournament) -> bool:
        rounds = len(tournament.rounds)
        return bool(rounds) and tournament.round_over and rounds >= self.planned(tournament)

    async def up_to_date(self, tournament_id: str) -> Tournament:
        """A tournament with all its tables created and all results taken."""
        found = await self.find(tournament_id)
        lock = self._busy.setdefault(found.stored.id, asyncio.Lock())
        async with lock:
            tournament = await self.find(tournament_id)
            waiting = [one for one in tournament.tables if one.places is None]
            for table in waiting:
                await self.look_after(tournament, table)
            if waiting:
                tournament = await self.find(tournament_id)
        # A long schedule is computed, and kept, beside the event loop.
        await asyncio.to_thread(self.planned, tournament)
        return tournament

    async def look_after(self, tournament: Tournament, table: TournamentTable) -> None:
        """Create a table that is missing, or take its result.

        Games that nobody can finish any more count as ties.
        """
        seats = [tournament.entrant(number) for number in table.players]
        ended = None
        if table.at_table is not None:
            ended = await self.result_of(table.at_table, len(seats))
        if ended is None and all(plays_as_bot(one) for one in seats):
            ended = tie(len(seats))
        if ended is not None:
            await self.store.finish(table, *ended)
        elif table.at_table is None:
            try:
                await self.create_table(tournament, table, seats)
            except ApiError as error:  # no room for more tables; tried again later
                LOG.warning("tournament %s: no table: %s", tournament.stored.id, error.code)

    async def result_of(self, table_id: str, size: int) -> Result | None:
        """The places and scores of a table, once its game is over."""
        ended = await self.store.has_ended(table_id)
        if ended is None:  # removed by the host of the server
            return tie(size)
        if not ended:
            self.play.spawn(self.play.load_quietly(table_id))
            return None
        played = await self.play.table(table_id)
        return (final_places(played), played.playing.scores()) if played.over else tie(size)

    async def create_table(
        self,
        tournament: Tournament,
        table: TournamentTable,
        seats: list[StoredEntrant | None],
    ) -> None:
        """Create the table of a game, with everyone at their seat."""
        stored = tournament.stored
        wanted = NewTable(
            game=stored.game,
            players=stored.size,
            seats=[
                NewSeat("bot", level=stored.level)
                if one is None or plays_as_bot(one)
                else NewSeat("link", one.name)
                for one in seats
            ],
            absent_after=ABSENT_SECONDS,
            hints=False,
            rated=stored.rated,
        )
        created = await self.table_factory.create_table(wanted, stored.creator, "en")
        for seat, one in enumerate(seats):
            if one is not None and one.person is not None and not plays_as_bot(one):
                await self.play.people.take_seat(created.id, seat, one.person)
        if not await self.store.link(table, created.id):
            await self.play.storage.remove(created.id)


@lru_cache(maxsize=256)
def cached_round_robin(numbers: tuple[int, ...], size: int) -> list[Round]:
    return round_robin(numbers, size)


def tie(size: int) -> Result:
    """Everybody is first, and nobody has scored."""
    return [1] * size, [0] * size


def plays_against(game: Game, size: int) -> bool:
    """Can so many play this game against each other?"""
    try:
        return size > 1 and not game.together(game.check(size, {}, 0))
    except EcotoneError:
        return False


def plays_as_bot(entrant: StoredEntrant | None) -> bool:
    """Does a bot play for them? Also for people who have gone."""
    return entrant is None or entrant.bot or entrant.withdrawn or entrant.person is None
