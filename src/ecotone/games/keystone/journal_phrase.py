"""Special rules, conditions and placed cards of assignments as the workshop's form offers them."""

from collections.abc import Mapping

from ecotone.engine.edition_phrase import NUMBER, Phrase, Sentence, Slot
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.assignment_rules import (
    CONDITION_KEYS,
    CONDITIONS_ON_ALL_CARDS,
    HABITATS,
    ICONS,
    MOST_NUMBER,
    OPTIONAL,
    OTHER_DIFFICULTIES,
    RULE_KEYS,
    RULES_FOR_ALL_CARDS,
    SEASONS,
    SIDES,
    WAYS,
    counts_of,
    keys_of,
    reach,
)
from ecotone.games.keystone.journal import CONDITIONS, LINE_NAMES, PLACED, TIMES, Condition, Special

JOINS = ("; and",)
SPECIES_PARTS = ("species", "envelopes")


def choose(key: str, *choices: str, needed: bool = True, initial: str = "") -> Slot:
    """One of some words."""
    return Slot(key, "one", choices, needed, prefix=f"{key}:", initial=initial)


def several(key: str, *choices: str, initial: str = "") -> Slot:
    """Some of some words; none while a form is being filled in, which the reader refuses."""
    return Slot(key, "some", choices, False, prefix=f"{key}:", initial=initial)


def count(key: str, low: int, high: int, needed: bool = True) -> Slot:
    """A number in a range."""
    return Slot(key, "one", (NUMBER,), needed, low, high, prefix=f"{key}:")


def species(key: str) -> Slot:
    """A species of the edition, by its English name."""
    return Slot(key, prefix=f"{key}:", rows=SPECIES_PARTS)


FILTER = (
    several("filter.number", "1", "2", "3", "4", "5"),
    several("filter.habitat", *HABITATS),
    several("filter.season", *SEASONS),
    several("filter.icon", *ICONS),
    choose("filter.wild", "true", "false", needed=False),
)
"""Which cards are meant; every part given must fit."""
NEEDED_FILTER = (several("filter.number", "1", "2", "3", "4", "5", initial="1"),)

RULE_SLOTS: Mapping[str, tuple[Slot, ...]] = {
    "spaces": (several("spaces", *SPACE_NAMES, initial=SPACE_NAMES[0]),),
    "opens_at": (count("opens_at", 0, TIMES - 1, needed=False),),
    "lines": tuple(
        several(f"lines.{line}", *HABITATS, initial=HABITATS[0] * (line == "r1"))
        for line in LINE_NAMES
    ),
    "size": (count("size", 3, 8),),
    "delta": (count("delta", -7, 7),),
    "limit": (count("limit", 0, 8, needed=False),),
    "active": (count("active", 0, 9),),
    "exhausted": (count("exhausted", 0, 9),),
    "habitats": (several("habitats", *HABITATS, initial=HABITATS[0]),),
    "amount": (count("amount", 1, 9, needed=False),),
    "seasons": tuple(
        choose(f"seasons.{time}", *SEASONS, needed=False, initial=SEASONS[0] * (time == 4))
        for time in reversed(range(TIMES))
    ),
    "bonus": (count("bonus", 0, 9),),
    "penalty": (count("penalty", 0, 9),),
    "slot": (choose("slot", *SIDES),),
    "start": (several("start", *SPACE_NAMES, initial=SPACE_NAMES[0]),),
    "price": (count("price", 0, 80),),
    "spread": (count("spread", 0, 9, needed=False),),
    "line": (choose("line", *LINE_NAMES),),
    "direction": (choose("direction", *WAYS),),
    "cards": (count("cards", 1, 8),),
    "side": (choose("side", *SIDES),),
    "turns": (count("turns", 1, MOST_NUMBER),),
}


def filter_slots(needed: bool) -> tuple[Slot, ...]:
    """A filter; where one is needed, a new sentence begins with a number."""
    return (*NEEDED_FILTER, *FILTER[1:]) if needed else FILTER


def rule_slots(special: Special) -> tuple[Slot, ...]:
    """What a special rule says besides its name."""
    return tuple(
        slot
        for key in RULE_KEYS[special]
        for slot in (
            filter_slots(special not in RULES_FOR_ALL_CARDS) if key == "filter" else RULE_SLOTS[key]
        )
    )


def condition_slots(condition: Condition) -> tuple[Slot, ...]:
    """What a condition says besides its name."""
    slots: list[Slot] = []
    for key in keys_of(condition):
        if key == "filter":
            slots += filter_slots(condition not in CONDITIONS_ON_ALL_CARDS)
        elif key == "habitat":
            slots.append(choose(key, *HABITATS, needed=key not in OPTIONAL))
        elif key == "species":
            slots.append(species(key))
        elif key in OTHER_DIFFICULTIES:
            slots.append(count(key, *reach(condition, counts_of(condition)[0]), needed=False))
        else:
            slots.append(count(key, *reach(condition, key)))
    return tuple(slots)


RULES = Phrase(
    tuple(Sentence(special.name.lower(), rule_slots(special)) for special in RULE_KEYS),
    JOINS,
    most=len(RULE_KEYS),
    empty=True,
)
VICTORY = Phrase(
    tuple(
        Sentence(condition.name.lower(), condition_slots(condition)) for condition in CONDITION_KEYS
    ),
    JOINS,
    most=CONDITIONS,
)
PLACED_CARDS = Phrase(
    (
        Sentence(
            "card",
            (
                species("species"),
                choose("space", *SPACE_NAMES),
                count("research", 0, 2, needed=False),
                count("story", 0, 9, needed=False),
            ),
        ),
    ),
    JOINS,
    most=PLACED,
    empty=True,
)
