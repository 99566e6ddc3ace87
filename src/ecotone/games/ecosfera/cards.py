"""Ecosfera's components: an edition as the rules read it."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.record import Record, dtype_of, i8
from ecotone.games.ecosfera.policy_steps import (
    GROUPS,
    STEPS,
)
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    POLICIES,
    PRODUCERS,
    SPECIES,
)

GAME = "ecosfera"
GROUP_NAMES = tuple(name for name in GROUPS if name != "producer")
LITTER_CARDS = 8
"""Most policy cards that may become litter."""
SPARE_ELEMENTS = 8
"""More elements than the box holds, where its limit is switched off."""


class Cards(Record):
    """An edition as the rules read it."""

    producers = i8("number of producers: species 0 to producers - 1")
    consumers = i8("number of consumers: species PRODUCERS to PRODUCERS + consumers - 1")
    habitats = i8("bits of the habitats on each species", SPECIES)
    abilities = i8("bits of the abilities on each species", SPECIES)
    star = i8("1 for each species with a star", SPECIES)
    group = i8("bit of the group each species belongs to", SPECIES)
    cost = i8("elements each producer costs", PRODUCERS, ELEMENTS)
    element_copies = i8("cards of each element in the box", ELEMENTS)
    pressure_copies = i8("pressure cards in the box")
    lost_species = i8("species that biodiversity loss removes")
    policies = i8("number of different policy cards")
    category = i8("a Category", POLICIES)
    copies = i8("cards of each policy", POLICIES)
    duration = i8("a Duration", POLICIES)
    verb = i8("what each step of a policy does: a Verb", POLICIES, STEPS)
    subject = i8("element, species, groups or habitats of each step", POLICIES, STEPS)
    amount = i8("how many, where a step counts", POLICIES, STEPS)
    litters = i8("1 for each policy that becomes a litter card", POLICIES)
    join = i8("how a step hangs together with the one before: a Join", POLICIES, STEPS)
    condition = i8("a Condition, from ELEMENT on for each element", POLICIES, STEPS)
    at_most = i8("1 where the condition wants at most the number", POLICIES, STEPS)
    number = i8("the number of the condition", POLICIES, STEPS)


CARDS = dtype_of(Cards)
ADDED_FIELDS = ("join", "condition", "at_most", "number")
EARLIER_STEPS = 3


def in_earlier_form(cards: NDArray[np.uint8]) -> bytes:
    """The bytes of an edition as they were before policies had conditions and more steps.

    An edition that uses neither has the same digest as then, so that its games continue.
    """
    record = cards.view(CARDS)[0]
    steps = ("verb", "subject", "amount")
    later = [record[name] for name in ADDED_FIELDS]
    later += [record[name][:, EARLIER_STEPS:] for name in steps]
    if any(values.any() for values in later):
        return cards.tobytes()
    kept = [name for name in CARDS.names if name not in ADDED_FIELDS]
    parts = [record[name][:, :EARLIER_STEPS] if name in steps else record[name] for name in kept]
    return b"".join(np.ascontiguousarray(part).tobytes() for part in parts)
