"""What a new table may be: games, editions, names, levels, clocks and options, or ApiError."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ecotone.bots import bot_names
from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.engine.campaign import Progress
from ecotone.engine.edition import Edition
from ecotone.engine.errors import EcotoneError, UnknownGame
from ecotone.engine.game import Game
from ecotone.engine.kept_edition import kept_edition
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import EXACT_IN_JSON, seed_from_json
from ecotone.server.errors import ApiError
from ecotone.server.settings import Limits
from ecotone.server.table_game import BOT
from ecotone.server.table_messages import NewClock, NewTable

LONGEST_ABSENCE = 30 * 24 * 3600
SHORTEST_TIME = 10


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


def edition_of_game(game: Game, name: str, digest: str) -> Edition:
    """The edition that a game with cards of this digest began with, or ApiError."""
    return kept_edition(game, digest) or known_edition(game, name)


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


def checked_clock(clock: NewClock | None) -> dict[str, Any] | None:
    """A clock as it is stored, or ApiError."""
    if clock is None:
        return None
    if not SHORTEST_TIME <= clock.seconds <= LONGEST_ABSENCE:
        why = f"expected a clock of {SHORTEST_TIME} to {LONGEST_ABSENCE} seconds"
        raise ApiError("bad_table", why=why)
    chosen: dict[str, Any] = msgspec.to_builtins(clock)
    return chosen | {"level": checked_level(clock.level)}


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


def gives_hints(game: Game, options: Mapping[str, str | int], wanted: NewTable) -> bool:
    """Hints are off by default if opponents play on several devices or for ratings."""
    if wanted.hints is not None or wanted.rated:
        return bool(wanted.hints)
    people = [seat.kind for seat in wanted.seats if seat.kind != BOT]
    return len(people) == 1 or "link" not in people or game.together(options)
