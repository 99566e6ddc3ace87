"""What can be typed in of a box of Ecosfera."""

from ecotone.engine.edition_form import ABOUT, Part, Value, choice, code, flag, names, number, text
from ecotone.games.ecosfera.cards import GROUP_NAMES
from ecotone.games.ecosfera.policy_phrase import POLICY
from ecotone.games.ecosfera.table import CONSUMERS, POLICIES, POLICY_CARDS, PRODUCERS
from ecotone.games.ecosfera.types import (
    ABILITY_NAMES,
    CATEGORY_NAMES,
    DURATION_NAMES,
    ELEMENT_NAMES,
    HABITAT_NAMES,
)

SYMBOLS = (
    Value("habitats", "symbols", "habitats_from", choices=HABITAT_NAMES, least=1, words="habitat"),
    Value("abilities", "symbols", "abilities_from", choices=ABILITY_NAMES, words="ability"),
    flag("star"),
)
COST = Value(
    "cost", "amounts", "cost_from", choices=ELEMENT_NAMES, least=1, most=9, words="element"
)
WORDS = (*names(), text("name_scientific"))
OWN = ("id", "name_en", "name_de")
PARTS = (
    Part(
        "policies",
        "policies.csv",
        (
            choice("category", CATEGORY_NAMES, "category"),
            choice("duration", DURATION_NAMES, "duration"),
            code("steps", phrase=POLICY),
            number("copies", 1, POLICY_CARDS),
            *names(),
        ),
        ("id",),
        most=POLICIES,
        own_keys=OWN,
    ),
    Part(
        "producers",
        "producers.csv",
        (COST, *SYMBOLS, text("kind"), *WORDS),
        ("id",),
        most=PRODUCERS,
        own_keys=OWN,
    ),
    Part(
        "consumers",
        "consumers.csv",
        (choice("group", GROUP_NAMES, "group"), *SYMBOLS, *WORDS),
        ("id",),
        most=CONSUMERS,
        own_keys=OWN,
    ),
    Part("elements", "elements.csv", (number("copies", 12, 24), *names()), ("id",)),
    Part("habitats", "habitats.csv", (text("name_latin"), *names()), ("id",)),
    Part("box", "box.csv", (text("value", rows=("producers", "consumers")),), ("id",), named="id"),
    ABOUT,
)
