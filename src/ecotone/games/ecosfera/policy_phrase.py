"""The language of policies as the workshop's form offers it."""

from ecotone.engine.edition_phrase import Phrase, Sentence, Slot, comparisons, one, some
from ecotone.games.ecosfera.policy_steps import (
    BY_NAME,
    CONDITIONS,
    GROUPS,
    MOST,
    MOST_COMPARED,
    STEPS,
    VERBS,
)
from ecotone.games.ecosfera.types import ELEMENT_NAMES, HABITAT_NAMES

SLOTS = {
    "amount": one("amount", ["{}"], 1, MOST),
    "element": one("element", ELEMENT_NAMES),
    "groups": some("groups", GROUPS),
    "habitats": some("habitats", HABITAT_NAMES),
    "species": Slot("species", rows=("producers", "consumers")),
}
IF = Slot(
    "if",
    "one",
    tuple(comparisons([*CONDITIONS, *ELEMENT_NAMES])),
    False,
    high=MOST_COMPARED,
    prefix="if ",
)
POLICY = Phrase(
    tuple(
        Sentence(name, tuple(SLOTS[need] for need in VERBS[verb])) for name, verb in BY_NAME.items()
    ),
    (";", "; else", "; or"),
    (IF,),
    STEPS,
    empty=True,
)
