"""Creating tables: new ones and rematches."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import timedelta

from ecotone.bots import bot_names
from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.engine.campaign import Progress
from ecotone.engine.edition import Edition
from ecotone.engine.errors import EcotoneError, UnknownGame
from ecotone.engine.game import Game
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import EXACT_IN_JSON, seed_from_json
from ecotone.engine.texts import LANGUAGES
from ecotone.server.codes import new_code
from ecotone.server.errors import TEXTS, ApiError
from ecotone.server.messages import Created, CreatedSeat, NewSeat, NewTable
from ecotone.server.settings import Limits
from ecotone.server.storage import Conflict, Storage, StoredSeat, StoredTable, now
from ecotone.server.tables import BOT, LiveTable
from ecotone.server.threads import Threads
from ecotone.server.tokens import derived_token, hashed, new_seed, new_token, opens

DAY = timedelta(days=1)
LONGEST_ABSENCE = 30 * 24 * 3600


def known_game(name: str) -> Game:
    """A game by name, or ApiError."""
    try:
        return game_named(name)
    except UnknownGame as error:
        raise ApiError("no_game", game=name[:64]) from error


def known_edition(game: Game, name: str | None) -> Edition:
    """One of the game's known editions, or ApiError; never an arbitrary folder."""
    wanted = name or game.default_edition
    if wanted not in game.editions():
        known = ", ".join(game.editions())
        raise ApiError("bad_table", why=f"expected an edition of {known}, got {wanted[:64]}")
    try:
        return game.edition(wanted)
    except EcotoneError as error:
        raise ApiError("bad_table", why=str(error)) from error


def checked_name(name: str, limits: Limits) -> str:
    """A person's name as plain text, or ApiError."""
    stripped = name.strip()
    if not 0 < len(stripped) <= limits.name_length or not stripped.isprintable():
        raise ApiError("bad_name", most=limits.name_length)
    return stripped


def checked_level(level: str | None) -> str:
    """A bot's level, or ApiError; never an arbitrary file."""
    if level is None:
        return DEFAULT_LEVEL
    if level not in bot_names():
        expected = ", ".join(bot_names())
        raise ApiError("bad_table", why=f"expected a level of {expected}, got {level[:64]}")
    return level


def chosen_seed(given: int | str) -> int:
    """A chosen seed, or ApiError; a number that browsers would round must be text."""
    if isinstance(given, int) and given >= EXACT_IN_JSON:
        raise ApiError("bad_table", why=f"expected a seed over {EXACT_IN_JSON - 1} as text")
    try:
        return seed_from_json(given)
    except EcotoneError as error:
        raise ApiError("bad_table", why=str(error)) from error


def chosen_options(
    game: Game, edition: Edition, wanted: NewTable, progress: Progress | None
) -> Mapping[str, object]:
    """The options of a new table; a campaign's chapter brings its own, or ApiError.

    The progress is that of the profile for which the chapter is played.
    """
    options = wanted.options or {}
    if wanted.chapter is None or progress is None:
        return options
    number = wanted.chapter.number
    chapter = next((one for one in game.chapters(edition) if one.number == number), None)
    if chapter is None:
        raise ApiError("no_campaign")
    if not progress.is_open(number):
        raise ApiError("chapter_closed", number=number)
    return {**options, **chapter.options_for(wanted.players)}


def hints_by_default(game: Game, options: Mapping[str, str | int], wanted: NewTable) -> bool:
    """Hints are off by default if opponents play on several devices."""
    people = [seat.kind for seat in wanted.seats if seat.kind != BOT]
    return len(people) == 1 or "link" not in people or game.together(options)


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

    async def create_table(self, wanted: NewTable, creator: str, language: str) -> Created:
        """A new table; ApiError if the game does not accept it."""
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
        await self.expect_room(creator)
        owner = new_token()
        table = StoredTable(
            id=await self.free_code(),
            game=game.name,
            edition=wanted.edition or game.default_edition,
            edition_digest=game.cards_digest(edition, wanted.players, options),
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
            hints=hints_by_default(game, options, wanted) if wanted.hints is None else wanted.hints,
            chapter=wanted.chapter.number if wanted.chapter else None,
            profile=wanted.chapter.profile if wanted.chapter else None,
        )
        return await self.keep(table, self.new_seats(table.id, wanted.seats, language), owner)

    async def progress_for(self, game: Game, wanted: NewTable) -> Progress | None:
        """The progress that a chapter's table belongs to."""
        if wanted.chapter is None:
            return None
        return await self.storage.progress.load(game.name, wanted.chapter.profile)

    async def expect_room(self, creator: str) -> None:
        """Raise ApiError if there are too many tables already."""
        if await self.storage.count_created(creator, now() - DAY) >= (
            self.limits.tables_per_address_and_day
        ):
            raise ApiError("too_many_tables")
        if await self.storage.count_tables() >= self.limits.tables_in_all:
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
            table_id = await self.store_rematch(last, token, creator)
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

    async def store_rematch(self, last: LiveTable, token: str, creator: str) -> str:
        """Create the same table with a new deal; everyone moves up one seat."""
        old = last.stored
        game = known_game(old.game)
        edition = await self.threads.load(known_edition, game, old.edition)
        table = StoredTable(
            id=await self.free_code(),
            game=old.game,
            edition=old.edition,
            edition_digest=game.cards_digest(edition, old.players, last.playing.options),
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
        )
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
            )
            for number, one in enumerate(before)
        ]
        try:
            await self.storage.create(table, seats)
        except Conflict:
            return await self.storage.rematch_of(old.id) or table.id
        return table.id

    async def keep(
        self, table: StoredTable, seats: Sequence[tuple[StoredSeat, str | None]], owner: str
    ) -> Created:
        """Store a table and return its tokens."""
        await self.storage.create(table, [seat for seat, _ in seats])
        return Created(
            table.id,
            owner,
            [
                CreatedSeat(seat.seat, seat.kind, seat.name, token)  # type: ignore[arg-type]
                for seat, token in seats
            ],
        )
