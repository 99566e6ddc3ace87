"""The language of measures as the workshop's form offers it."""

from ecotone.engine.edition_phrase import Phrase, Sentence, Slot, comparisons, literal, one, some
from ecotone.games.habitats.cards import MEASURE_TERMS, Distance, Operation, Quantity
from ecotone.games.habitats.measure_words import (
    BETWEEN,
    BYS,
    COMPARES,
    KINDS,
    LANDS,
    MOST_NUMBER,
    OPERATIONS,
)

EVERY = ("tile", "park")
QUANTITIES = [quantity.name.lower() for quantity in Quantity if quantity]
TILES = (
    Slot("kinds", "some", (*EVERY, *KINDS), False, alone=EVERY, initial="tile"),
    some("lands", list(LANDS), required=False),
    one("state", ("met", "unmet"), required=False),
    Slot("beside", "some", (*EVERY, *KINDS, *LANDS), False, prefix="beside:", alone=EVERY),
    one("compared", comparisons(QUANTITIES, list(COMPARES)), 0, MOST_NUMBER, required=False),
)
DISTANCE = one("distance", [distance.name.lower() for distance in Distance], required=False)


def slots(operation: Operation) -> tuple[Slot, ...]:
    """What follows the operation: by what it goes, and which tiles it is about."""
    by = BYS.get(operation, ())
    first = (one("by", [name.name.lower() for name in by]),) if by else ()
    if operation in BETWEEN:
        return (*first, *TILES, literal("from"), *TILES, DISTANCE)
    return (*first, *TILES)


MEASURE = Phrase(
    tuple(Sentence(name, slots(operation)) for name, operation in OPERATIONS.items()),
    ("+", "-"),
    most=MEASURE_TERMS,
)
