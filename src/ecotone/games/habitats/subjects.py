"""What refusals are about, as people name it."""

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.habitats.words import TEXTS, read_table, tile_name

DIRECTIONS = (("left", "right"), ("above", "below"))


def subject_words(edition: Edition, state: State, subject: str, language: str) -> str:
    """A tile of the market, or a cell by its way from the entrance."""
    kind, _, name = subject.partition(":")
    if kind == "space":
        return tile_name(edition, int(read_table(state).market[int(name)]), language)
    column, row = (int(part) for part in name.split(","))
    place = place_words(column, row, language)
    return TEXTS.format(language, "from-entrance", {"place": place})


def place_words(column: int, row: int, language: str) -> str:
    """A cell by its way from the entrance: to the side, then up or down."""
    parts = [
        TEXTS.format(language, words[step > 0], {"count": abs(step)})
        for step, words in zip((column, row), DIRECTIONS, strict=True)
        if step
    ]
    return ", ".join(parts) or "0"
