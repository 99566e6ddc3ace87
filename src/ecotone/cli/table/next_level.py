"""After a game against bots: the level that suits the person, from this and earlier saved games."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from ecotone.bots.suggestion import GAMES, Bout, bout_of, suggest
from ecotone.cli.numbers import format_percent
from ecotone.cli.table.words import text
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.replay import PERSON, Replay

FILES_READ = 60


def next_level(match: Match, seats: Sequence[str], file: Path, language: str) -> str:
    """The level to play against next, in a sentence; empty where none can be told."""
    own = finished_bout(match, seats)
    if own is None:
        return ""
    found = suggest(match.game, match.players, [*earlier_bouts(match, file), own])
    if found is None:
        return ""
    words = {
        "level": found.level,
        "players": match.players,
        "games": found.games,
        "chance": format_percent(found.chance, language),
        "same": "yes" if found.level in seats else "no",
    }
    return text(language, "play-next-level", **words)


def finished_bout(match: Match, seats: Sequence[str]) -> Bout | None:
    """A game as a bout, if one person has finished it against bots."""
    if not match.over or match.game.together(match.options):
        return None
    return bout_of([None if name == PERSON else name for name in seats], match.places())


def earlier_bouts(match: Match, file: Path) -> list[Bout]:
    """The last finished games of this game that are saved beside this one, oldest first."""
    found: list[Bout] = []
    for replay in earlier_games(match, file):
        bout = finished_bout(replay.match, replay.seats)
        if bout is not None:
            found.append(bout)
        if len(found) == GAMES - 1:
            break
    return found[::-1]


def earlier_games(match: Match, file: Path) -> Iterator[Replay]:
    """Saved games of this game, the newest first; files that cannot be read are left out."""
    saved = [path for path in file.parent.glob("*.json") if path.name != file.name]
    for path in sorted(saved, key=lambda path: path.stat().st_mtime, reverse=True)[:FILES_READ]:
        try:
            data = json.loads(path.read_text("utf-8"))
            if isinstance(data, dict) and data.get("game") == match.game.name:
                yield Replay.from_data(data)
        except (EcotoneError, OSError, ValueError):
            continue
