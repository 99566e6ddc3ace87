"""The tables of fields in docs/observations.md, written from the games' declarations.

    python -m ecotone.lab.observations docs/observations.md

Everything below the mark in that file is replaced.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from ecotone.engine.game import Game
from ecotone.engine.observation import Field
from ecotone.engine.registry import games

MARK = "<!-- Written by `python -m ecotone.lab.observations docs/observations.md`. -->"


def with_tables(page: str) -> str:
    """The page with the tables of all games that declare an observation."""
    kept, mark, _ = page.partition(MARK)
    if not mark:
        raise ValueError(f"expected the line {MARK}")
    return "\n".join([kept + MARK, *tables()]) + "\n"


def tables() -> Iterator[str]:
    for game in games().values():
        if game.part("observation", "SPACE") is not None:
            yield ""
            yield from table(game)


def table(game: Game) -> Iterator[str]:
    """A game's fields, one a line."""
    space = game.observation
    yield f"## {game.title('en')}"
    yield f"`{game.name}`: {space.size:,} numbers."
    yield ""
    yield "| first | field | shape | values | meaning |"
    yield "|---:|---|---|---|---|"
    for name, field in space.fields.items():
        cells = (str(space.first(name)), f"`{name}`", shape_of(field), values_of(field))
        yield f"| {' | '.join(cells)} | {field.meaning} |"


def shape_of(field: Field) -> str:
    return " × ".join(str(length) for length in field.shape)


def values_of(field: Field) -> str:
    return f"{field.low} to {field.high}"


def main(path: str) -> None:
    """Write the tables of a page again."""
    page = Path(path)
    page.write_text(with_tables(page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
