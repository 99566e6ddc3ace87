"""Creating tables: new ones and rematches."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

from ecotone.engine.campaign import Progress
from ecotone.engine.commitment import Commitment, Deal
from ecotone.engine.errors import EcotoneError
from ecotone.engine.game import Game
from ecotone.engine.kept_edition import keep_in_play
from ecotone.engine.texts import LANGUAGES
from ecotone.server.change_writer import Conflict
from ecotone.server.codes import new_code
from ecotone.server.errors import TEXTS, ApiError
from ecotone.server.rated_tables import expect_ratable
from ecotone.server.settings import Limits
from ecotone.server.storage import Storage
from ecotone.server.table_choices import (
    LONGEST_ABSENCE,
    checked_clock,
    checked_level,
    checked_name,
    chosen_options,
    chosen_seed,
    edition_of_game,
    gives_hints,
    known_edition,
    known_game,
)
from ecotone.server.table_game import BOT
from ecotone.server.table_messages import (
    Created,
    CreatedSeat,
    NewLobby,
    NewSeat,
    NewTable,
)
from ecotone.server.table_rows import Change, StoredSeat, StoredTable, now
from ecotone.server.tables import LiveTable
from ecotone.server.threads import Threads
from ecotone.server.tokens import derived_token, hashed, new_salt, new_seed, new_token, opens

NewSeats = Sequence[tuple[StoredSeat, str | None]]
"""Seats with their tokens; bots have none."""
DAY = timedelta(days=1)


def commit_to_deal(table: StoredTable) -> None:
    """Fix a new table's deal, so that everyone can check it when the game is over."""
    deal = Deal(table.game, table.edition, table.players, table.options, table.seed)
    fixed = Commitment.to(deal, new_salt())
    table.salt, table.commitment = fixed.salt, fixed.digest


def set_clock(table: StoredTable) -> None:
    """Have a table with a clock looked after when the first time may be used up."""
    if table.clock is not None:
        table.due = table.started + timedelta(seconds=table.clock["seconds"])


def level_at_home(seat: StoredSeat) -> str | None:
    """The level of a seat that was created for a bot."""
    return seat.level if seat.home == BOT else None


def name_at(seat: StoredSeat, number: int) -> str:
    """The seat's name at another place; a default name gets the new number."""
    for language in LANGUAGES:
        for key in ("seat-bot", "seat-person"):
            if seat.name == TEXTS.format(language, key, {"seat": seat.seat + 1}):
                return TEXTS.format(language, key, {"seat": number + 1})
    return seat.name


class TableFactory:
    """Creates tables in a database."""

    def __init__(self, storage: Storage, limits: Limits, threads: Threads) -> None:
        self.storage = storage
        self.threads = threads
        self.limits = limits

    async def create_table(
        self, wanted: NewTable, creator: str, language: str, host: str | None = None
    ) -> Created:
        """A new table of a person, if they have a profile; ApiError if the game refuses it."""
        game = known_game(wanted.game)
        edition = await self.threads.load(known_edition, game, wanted.edition)
        seed = new_seed() if wanted.seed is None else chosen_seed(wanted.seed)
        absent = wanted.absent_after
        if absent is not None and not 0 <= absent <= LONGEST_ABSENCE:
            raise ApiError("bad_table", why=f"expected absent_after from 0 to {LONGEST_ABSENCE}")
        progress = await self.progress_for(game, wanted)
        chosen = await asyncio.to_thread(chosen_options, game, edition, wanted, progress)
        try:
            options = game.check(wanted.players, chosen, seed)
            game.check_edition(edition, wanted.players, options)
        except EcotoneError as error:
            raise ApiError("bad_table", why=str(error)) from error
        if len(wanted.seats) != wanted.players:
            raise ApiError("bad_seats", players=wanted.players, got=len(wanted.seats))
        if wanted.rated:
            expect_ratable(game, options, wanted)
        await self.expect_room(creator, host)
        owner = new_token()
        digest = game.cards_digest(edition, wanted.players, options)
        await self.threads.load(keep_in_play, game, edition, digest)
        table = StoredTable(
            id=await self.free_code(),
            game=game.name,
            edition=wanted.edition or game.default_edition,
            edition_digest=digest,
            players=wanted.players,
            options=options,
            seed=seed,
            seed_chosen=wanted.seed is not None,
            bot_seed=new_seed(),
            rules_version=game.rules_version,
            absent_after=absent,
            owner_hash=hashed(owner),
            creator=creator,
            started=now(),
            hints=gives_hints(game, options, wanted),
            chapter=wanted.chapter.number if wanted.chapter else None,
            profile=wanted.chapter.profile if wanted.chapter else None,
            host=host,
            chat=wanted.chat,
            clock=checked_clock(wanted.clock),
            rated=wanted.rated,
        )
        commit_to_deal(table)
        seats = self.new_seats(table.id, wanted.seats, language)
        set_clock(table)
        if wanted.lobby is not None:
            self.wait_for_players(table, [seat for seat, _ in seats], wanted.lobby)
        for seat, _ in seats:
            if seat.home == "here":
                seat.person = host
                break
        return await self.keep(table, seats, owner)

    def wait_for_players(
        self, table: StoredTable, seats: Sequence[StoredSeat], lobby: NewLobby
    ) -> None:
        """Let a table wait until somebody has come for every link, or bots fill the seats."""
        if lobby.fill_after is not None and not 0 <= lobby.fill_after <= LONGEST_ABSENCE:
            raise ApiError("bad_table", why=f"expected fill_after from 0 to {LONGEST_ABSENCE}")
        table.waiting, table.open = True, lobby.open
        table.level = None if lobby.level is None else checked_level(lobby.level)
        table.fill_after = lobby.fill_after
        table.due = None
        if lobby.fill_after is not None:
            table.due = table.started + timedelta(seconds=lobby.fill_after)
        for seat in seats:
            seat.taken = seat.home != "link"

    async def progress_for(self, game: Game, wanted: NewTable) -> Progress | None:
        """The progress that a chapter's table belongs to."""
        if wanted.chapter is None:
            return None
        return await self.storage.progress.load(game.name, wanted.chapter.profile)

    async def expect_room(self, creator: str, host: str | None = None) -> None:
        """Raise ApiError if there are too many tables already, or no room on the disk."""
        limits, yesterday = self.limits, now() - DAY
        created = await self.storage.count_created(creator, yesterday)
        if created >= limits.tables_per_address_and_day:
            raise ApiError("too_many_tables")
        if host is not None:
            hosted = await self.storage.count_hosted(host, yesterday)
            if hosted >= limits.tables_per_person_and_day:
                raise ApiError("too_many_tables")
        full = await self.storage.count_tables() >= limits.tables_in_all
        if full or not self.storage.has_disk(limits.free_disk_bytes):
            raise ApiError("server_full")

    async def free_code(self) -> str:
        """A new id that no other table has."""
        tables = await self.storage.count_tables()
        while await self.storage.has_table(code := new_code(tables)):
            pass
        return code

    def new_seats(
        self, table_id: str, seats: Sequence[NewSeat], language: str
    ) -> list[tuple[StoredSeat, str | None]]:
        return [
            self.new_seat(table_id, number, seat, language) for number, seat in enumerate(seats)
        ]

    def new_seat(
        self, table_id: str, number: int, seat: NewSeat, language: str
    ) -> tuple[StoredSeat, str | None]:
        """A seat with its token; bots have none."""
        bot = seat.kind == BOT
        token = None if bot else new_token()
        anonymous = TEXTS.format(
            language, "seat-bot" if bot else "seat-person", {"seat": number + 1}
        )
        name = anonymous if seat.name is None else checked_name(seat.name, self.limits)
        level = checked_level(seat.level) if bot else None
        hidden = None if token is None else hashed(token)
        return StoredSeat(table_id, number, seat.kind, seat.kind, name, level, hidden), token

    async def rematch(self, last: LiveTable, seat: int, token: str, creator: str) -> Created:
        """The rematch of a finished table, with the token of the caller's seat.

        The first caller creates and owns it; the others get their seats when they ask.
        """
        table_id = await self.storage.rematch_of(last.id)
        if table_id is None:
            await self.expect_room(creator)
            table_id = await self.store_rematch(last, seat, token, creator)
        stored = await self.storage.load(table_id)
        if stored is None:
            raise ApiError("no_table")
        mine = (seat - 1) % last.stored.players
        seat_token = derived_token(token, f"{table_id} seat")
        await self.storage.claim(table_id, mine, hashed(seat_token))
        owner = derived_token(token, f"{last.id} owner")
        return Created(
            table_id,
            owner if opens(owner, stored.table.owner_hash) else None,
            [
                CreatedSeat(
                    one.seat,
                    one.kind,  # type: ignore[arg-type]
                    one.name,
                    seat_token if one.seat == mine else None,
                )
                for one in stored.seats
            ],
        )

    async def store_rematch(self, last: LiveTable, seat: int, token: str, creator: str) -> str:
        """Create the same table with a new deal; everyone moves up one seat."""
        old = last.stored
        game = known_game(old.game)
        edition = await self.threads.load(edition_of_game, game, old.edition, old.edition_digest)
        digest = game.cards_digest(edition, old.players, last.playing.options)
        await self.threads.load(keep_in_play, game, edition, digest)
        table = StoredTable(
            id=await self.free_code(),
            game=old.game,
            edition=old.edition,
            edition_digest=digest,
            players=old.players,
            options=dict(old.options),
            seed=new_seed(),
            seed_chosen=False,
            bot_seed=new_seed(),
            rules_version=game.rules_version,
            absent_after=old.absent_after,
            owner_hash=hashed(derived_token(token, f"{old.id} owner")),
            creator=creator,
            started=now(),
            rematch_of=old.id,
            hints=old.hints,
            chapter=old.chapter,
            profile=old.profile,
            host=last.seats[seat].person,
            level=old.level,
            chat=old.chat,
            clock=old.clock,
            rated=old.rated,
        )
        set_clock(table)
        commit_to_deal(table)
        before = [last.seats[(number + 1) % old.players] for number in range(old.players)]
        seats = [
            StoredSeat(
                table.id,
                number,
                one.home,
                one.home,
                name_at(one, number),
                level_at_home(one),
                None,
                one.person,
            )
            for number, one in enumerate(before)
        ]
        try:
            await self.storage.create(table, seats)
        except Conflict:
            return await self.storage.rematch_of(old.id) or table.id
        return table.id

    async def keep(
        self, table: StoredTable, seats: NewSeats, owner: str, changes: Sequence[Change] = ()
    ) -> Created:
        """Store a table and return its tokens."""
        await self.storage.create(table, [seat for seat, _ in seats], changes)
        return Created(
            table.id,
            owner,
            [
                CreatedSeat(seat.seat, seat.kind, seat.name, token)  # type: ignore[arg-type]
                for seat, token in seats
            ],
        )
