"""The words in which an edition says what a goal measures.

A measure is a term, or the sum or difference of two:

    count animal met
    largest area water
    farthest park from road|entrance steps
    count flower - count tourist

Which tiles a term is about is a row of words, all of which must hold: kinds and landscapes (several
joined by `|`), `met` or `unmet`, `beside:` with kinds or landscapes, and a comparison such as
`size>=3`. `tile` is every tile, `park` the entrance too.
"""

import re
from typing import NamedTuple

from ecotone.games.habitats.cards import (
    LANDSCAPES,
    MEASURE_TERMS,
    By,
    Compare,
    Distance,
    Filter,
    Kind,
    Measure,
    Need,
    Operation,
    Quantity,
    State,
)

KINDS = {kind.name.lower(): 1 << kind for kind in Kind}
LANDS = {need.name.lower(): 1 << need for need in Need if need < LANDSCAPES}
EVERY_TILE = sum(KINDS.values()) - KINDS["entrance"]
COMPARES = {">=": Compare.AT_LEAST, "<=": Compare.AT_MOST, "=": Compare.EXACTLY}
MOST_NUMBER = 99
OPERATIONS = {operation.name.lower(): operation for operation in Operation if operation}
BYS: dict[Operation, tuple[By, ...]] = {
    Operation.DIFFERENT: (By.KIND, By.LANDSCAPE, By.PAIR, By.FLOWER, By.NAME),
    Operation.FEWEST: (By.KIND, By.LANDSCAPE),
    Operation.MOST: (By.KIND, By.LANDSCAPE),
    Operation.LARGEST: (By.AREA, By.LINE, By.ROW, By.COLUMN),
}
BETWEEN = (Operation.FARTHEST, Operation.NEAREST)
"""These compare two groups of tiles, with `from` between them."""
KNOWN: dict[Measure, str] = {
    Measure.LONG_LINE: "largest line park",
    Measure.LARGEST_AREA: "largest area tile",
    Measure.NEAR_ROADS: "farthest park from road|entrance steps",
    Measure.TILE_VARIETY: "different pair tile",
    Measure.AREA_COUNT: "areas tile",
    Measure.NEAR_ENTRANCE: "farthest tile from entrance cells",
    Measure.FLOWER_VARIETY: "different flower tile",
    Measure.HAPPY_ANIMALS: "count animal met",
    Measure.EVEN_LANDS: "fewest landscape tile",
}
"""Measures with a function of their own in `goals`, faster than their words."""


class Term(NamedTuple):
    """One term as the rules read it."""

    operation: Operation
    by: By
    distance: Distance
    sign: int
    filters: tuple[tuple[int, ...], tuple[int, ...]]


class MeasureWords(str):
    """A measure as it was written, with what it means."""

    code: Measure
    terms: list[Term]

    def __new__(cls, written: str) -> "MeasureWords":
        by_name = {measure.name.lower(): words for measure, words in KNOWN.items()}
        words = " ".join(by_name.get(written, written).split())
        measure = super().__new__(cls, words)
        measure.terms = read_terms(words)
        codes = {known: code for code, known in KNOWN.items()}
        measure.code = codes.get(words, Measure.IN_WORDS)
        return measure


def read_terms(words: str) -> list[Term]:
    """The terms of a measure; ValueError says what was expected."""
    parts = re.split(r" ([+-]) ", words)
    if len(parts) > 2 * MEASURE_TERMS - 1:
        raise ValueError(f"at most {MEASURE_TERMS} terms joined by + or -")
    signs = [1, *(1 if sign == "+" else -1 for sign in parts[1::2])]
    return [read_term(part, sign) for part, sign in zip(parts[::2], signs, strict=True)]


def read_term(words: str, sign: int) -> Term:
    """One term from its words."""
    name, *rest = words.split() or [""]
    if name not in OPERATIONS:
        raise ValueError("a measure that begins with " + ", ".join(OPERATIONS))
    operation = OPERATIONS[name]
    by = By.NOTHING
    if operation in BYS:
        names = {by.name.lower(): by for by in BYS[operation]}
        by = names.get(rest[0] if rest else "", By.NOTHING)
        if not by:
            raise ValueError(f"{name} with one of {', '.join(names)}")
        rest = rest[1:]
    distance = Distance.CELLS
    if rest and rest[-1].upper() in Distance.__members__:
        if operation not in BETWEEN:
            raise ValueError(f"{rest[-1]} only with farthest or nearest")
        distance = Distance[rest.pop().upper()]
    if operation in BETWEEN:
        if rest.count("from") != 1:
            raise ValueError(f"{name} tiles from tiles, as in {name} animal from entrance")
        middle = rest.index("from")
        both = read_filter(rest[:middle]), read_filter(rest[middle + 1 :])
    else:
        both = read_filter(rest), (0,) * len(Filter)
    return Term(operation, by, distance, sign, both)


def read_filter(words: list[str]) -> tuple[int, ...]:
    """Which tiles are meant."""
    if not words:
        raise ValueError("which tiles, for example tile, animal or water")
    found = dict.fromkeys(Filter, 0)
    for word in words:
        comparison = re.fullmatch(r"(\w+)(>=|<=|=)([0-9]{1,2})", word)
        if comparison:
            quantity, sign, number = comparison.groups()
            if quantity.upper() not in Quantity.__members__ or found[Filter.QUANTITY]:
                names = ", ".join(one.name.lower() for one in Quantity if one)
                raise ValueError(f"one comparison of {names} with a number, as in size>=3")
            found[Filter.QUANTITY] = Quantity[quantity.upper()]
            found[Filter.COMPARE] = COMPARES[sign]
            found[Filter.NUMBER] = int(number)
        elif word in ("met", "unmet"):
            found[Filter.STATE] = State[word.upper()]
        elif word.startswith("beside:"):
            either = kinds_or_lands(word.removeprefix("beside:"))
            set_once(found, Filter.BESIDE_KINDS, Filter.BESIDE_LANDS, either, word)
        else:
            set_once(found, Filter.KINDS, Filter.LANDS, kinds_or_lands(word), word)
    found[Filter.KINDS] = found[Filter.KINDS] or EVERY_TILE
    return tuple(found.values())


def set_once(
    found: dict[Filter, int], kinds: Filter, lands: Filter, either: tuple[int, int], word: str
) -> None:
    for place, bits in zip((kinds, lands), either, strict=True):
        if bits and found[place]:
            raise ValueError(f"kinds and landscapes once, joined by |, not {word} as well")
        found[place] |= bits


def kinds_or_lands(word: str) -> tuple[int, int]:
    """Bits of kinds, or bits of landscapes, joined by `|`."""
    if word == "tile":
        return EVERY_TILE, 0
    if word == "park":
        return EVERY_TILE | KINDS["entrance"], 0
    parts = word.split("|")
    if all(part in KINDS for part in parts):
        return sum(KINDS[part] for part in set(parts)), 0
    if all(part in LANDS for part in parts):
        return 0, sum(LANDS[part] for part in set(parts))
    names = ", ".join(["tile", "park", *KINDS, *LANDS, "met", "unmet", "beside:…", "size>=…"])
    raise ValueError(f"words of {names}")


def measures_names(measures: list[MeasureWords]) -> bool:
    """Does one of them tell tiles apart by their names?"""
    return any(term.by == By.NAME for measure in measures for term in measure.terms)
