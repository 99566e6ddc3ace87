"""The language of effects as the workshop's form offers it."""

from ecotone.engine.edition_phrase import Phrase, Sentence, Slot, comparisons, literal, one, some
from ecotone.games.keyharvest.cards import STEPS
from ecotone.games.keyharvest.effect_text import COUNTED, GRAMMAR, WHO_WORDS
from ecotone.games.keyharvest.effects import TABLE_QUANTITIES, Do, Quantity

QUANTITIES = [quantity.name.lower() for quantity in Quantity if quantity]
COMPARED = [one.name.lower() for one in Quantity if one and one not in TABLE_QUANTITIES]
CONDITIONS = [
    *comparisons(QUANTITIES),
    *(f"{quantity}{sign}others" for quantity in COMPARED for sign in (">=", "<=")),
]
MOST_COUNTED = 19
MOST_DRAWN = 3
PRICES = ("price_{}", "price_{}_to_owner", "price_bid_minus_1", "price_exact_bid")
WITH_NUMBER = ("price", "or_pay")


def sources(words: tuple[str, ...]) -> list[str]:
    """Where a step takes from; out of the bag a number of fields."""
    return [
        drawn
        for word in words
        for drawn in ([f"bag:{n}" for n in range(1, MOST_DRAWN + 1)] if word == "bag" else [word])
    ]


def counts(do: Do) -> list[str]:
    """The ways in which a step may count."""
    found = ["{}"]
    if do == Do.PAY:
        found.append("per:{}")
    if do == Do.TURN:
        found.append("all_but:{}")
    if do in COUNTED:
        found += [f"per_{quantity}:{{}}" for quantity in QUANTITIES]
    return found


def slots(do: Do) -> tuple[Slot, ...]:
    """What follows the verb."""
    whats, froms, targets, limits = GRAMMAR[do]
    found = [
        one("what", whats),
        one("source", sources(froms)),
        literal("->"),
        one("target", targets),
        one("count", counts(do), 1, MOST_COUNTED),
    ]
    if "price" in limits:
        found.append(one("price", PRICES, 0, 9, required=False))
    if "or_pay" in limits:
        found.append(one("or_pay", ["or_pay_{}"], 0, 9, required=False))
    flags = [word for word in limits if word not in WITH_NUMBER]
    if flags:
        found.append(some("limits", flags, " ", required=False))
    return tuple(found)


HAND = Sentence("hand", (literal("changes"), one("changes", ["{}"], 1, MOST_COUNTED)))
EFFECT = Phrase(
    (*(Sentence(do.name.lower(), slots(do)) for do in GRAMMAR), HAND),
    (";", "; else", "; or"),
    (
        Slot("if", "one", tuple(CONDITIONS), False, high=99, prefix="if "),
        Slot("who", "one", tuple(WHO_WORDS), False),
    ),
    STEPS,
)
