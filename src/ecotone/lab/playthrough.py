"""Playthroughs: a game written down step by step, compared line by line when rules change.

    python -m ecotone.lab.playthrough tests/playthroughs keystone 2
    python -m ecotone.lab.playthrough tests/playthroughs             (rewrite all of them)

A file begins with what is needed to play the game again. Then, for every decision, it lists the
seat, the legal actions as ranges of numbers, the one taken, and what happened; and now and then the
public view and how each seat's view differs from it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ecotone.engine.match import Match
from ecotone.engine.randomness import below, new_generator
from ecotone.engine.registry import game_named
from ecotone.engine.state import NOBODY

SEEN_EVERY = 60
SEED = 1


def ranges(numbers: Any) -> str:
    """`0-3 7` for 0, 1, 2, 3, 7."""
    ordered = np.sort(numbers)
    runs = np.split(ordered, np.flatnonzero(np.diff(ordered) > 1) + 1)
    return " ".join(str(r[0]) if len(r) == 1 else f"{r[0]}-{r[-1]}" for r in runs)


def seen(match: Match) -> Iterator[str]:
    """What a spectator sees, and how each seat's view differs from it."""
    public = match.view(NOBODY)
    yield f"  seen by all: {as_line(public)}"
    for seat in range(match.players):
        yield f"  seat {seat} otherwise: {as_line(difference(public, match.view(seat)))}"


def as_line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def difference(public: Any, own: Any) -> Any:
    """The parts of a view that differ from the public one, by key and position."""
    if isinstance(public, dict) and isinstance(own, dict):
        return {
            key: difference(public.get(key), value)
            for key, value in own.items()
            if key not in public or value != public[key]
        }
    if isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        return {
            str(place): difference(*pair)
            for place, pair in enumerate(zip(public, own, strict=True))
            if pair[0] != pair[1]
        }
    return own


def write_down(header: dict[str, Any]) -> Iterator[str]:
    """The lines of a playthrough."""
    game = game_named(header["game"])
    match = Match(game, header["players"], header["seed"], header["options"])
    random = new_generator(header["seed"])
    yield json.dumps(header)
    yield f"edition {match.edition.name}"
    while not match.over:
        number = len(match.actions)
        yield f"{number}: seat {match.actor} of {ranges(match.legal_numbers)}"
        if number % SEEN_EVERY == 0:
            yield from seen(match)
        action = match.choice(below(random, match.count))
        before = match.state.copy()
        match.push(action)
        yield f"  {game.actions.name(action)}"
        for event in game.events(match.edition, before, action, NOBODY):
            yield f"  {game.format_event(match.edition, event, 'en')}"
    yield from seen(match)
    yield f"scores {match.scores()} places {match.places()}"
    yield f"state {match.checksum()}"


def header_of(path: Path) -> dict[str, Any]:
    """What is needed to play a file's game again."""
    with path.open(encoding="utf-8") as lines:
        header: dict[str, Any] = json.loads(next(lines))
    return header


def main(folder: str, game: str = "", players: str = "", *options: str) -> None:
    """Write one playthrough, or rewrite all that are in the folder."""
    if game:
        given = dict(option.split("=", 1) for option in options)
        header = {"game": game, "players": int(players), "seed": SEED, "options": given}
        name = "-".join([game, f"{players}p", *options])
        headers = {Path(folder) / f"{name}.txt": header}
    else:
        headers = {path: header_of(path) for path in sorted(Path(folder).glob("*.txt"))}
    for path, header in headers.items():
        path.write_text("\n".join(write_down(header)) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
