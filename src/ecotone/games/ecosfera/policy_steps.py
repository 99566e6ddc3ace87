"""The words in which a policy card's effect is written.

A policy has up to six steps, separated by semicolons; each is a verb and its arguments:

    take_element nutrients 2; return_element oxygen
    remove_from_row bird|mammal
    if impacts>=3 take_back_impact 1; else activate_tokens
    remove_pressure 1; or take_back_impact 1

`VERBS` lists every verb with its arguments. Groups and habitats may be several, joined by `|`. A
step may begin with a condition on the table (`CONDITIONS`); `else` is done if the step before was
not, and `or` lets the active player choose between the two.
"""

import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from ecotone.engine.numbers import parse_whole

STEPS = 6
"""Most steps of one policy."""
GROUPS = ("producer", "bird", "fish", "mammal", "zoobenthos", "zooplankton")


class Category(IntEnum):
    """The four kinds of policy cards."""

    NEGATIVE = 0
    DUAL = 1
    MEASURE = 2
    FUNDING = 3


class Duration(IntEnum):
    """How long a policy counts."""

    INSTANT = 0
    NEXT_TURN = 1
    PERMANENT = 2
    ROUND = 3


class Join(IntEnum):
    """How a step hangs together with the one before."""

    THEN = 0
    ELSE = 1
    OR = 2


class Condition(IntEnum):
    """What of the table a condition compares with a number."""

    NONE = 0
    MEASURES = 1
    HABITATS = 2
    IMPACTS = 3
    PRESSURE = 4
    SPECIES = 5
    TOKENS = 6
    FUNDING = 7
    ROWS = 8
    ELEMENT = 9


CONDITIONS = tuple(one.name.lower() for one in Condition if 0 < one < Condition.ELEMENT)
MOST_COMPARED = 60


class Verb(IntEnum):
    """What one step of a policy does; RULES.md explains each."""

    NONE = 0
    PLACE_SHARED_HABITAT = 1
    PRESSURE_TO_HOLDERS = 2
    TOKENS_BY_MEASURES = 3
    EXTRA_IMPACT = 4
    DISCARD_OPEN = 5
    REMOVE_FROM_ROW = 6
    REMOVE_SPECIES = 7
    TAKE_BACK_IMPACT = 8
    ACTIVATE_TOKENS = 9
    OFFER_ELEMENT = 10
    TAKE_ELEMENT = 11
    RETURN_ELEMENT = 12
    TAKE_OR_RETURN_ELEMENT = 13
    CHEAPER_PRODUCERS = 14
    GIVE_MARKET_CARD = 15
    GIVE_MARKET_HABITAT = 16
    REMOVE_PRESSURE = 17
    PLACE_ONE_HABITAT = 18
    BLOCK_ABILITIES = 19
    SKIP_TURN = 20
    BECOME_LITTER = 21
    PROTECT_SPECIES = 22

    @property
    def standing(self) -> bool:
        """Does it change the rules for as long as the policy counts, instead of doing something?"""
        return self in STANDING


STANDING = (
    Verb.EXTRA_IMPACT,
    Verb.CHEAPER_PRODUCERS,
    Verb.BLOCK_ABILITIES,
    Verb.SKIP_TURN,
    Verb.PROTECT_SPECIES,
)

VERBS: dict[Verb, tuple[str, ...]] = {
    Verb.PLACE_SHARED_HABITAT: (),
    Verb.PRESSURE_TO_HOLDERS: ("element", "amount"),
    Verb.TOKENS_BY_MEASURES: ("amount",),
    Verb.EXTRA_IMPACT: ("amount",),
    Verb.DISCARD_OPEN: ("groups",),
    Verb.REMOVE_FROM_ROW: ("groups",),
    Verb.REMOVE_SPECIES: ("species",),
    Verb.TAKE_BACK_IMPACT: ("amount",),
    Verb.ACTIVATE_TOKENS: (),
    Verb.OFFER_ELEMENT: ("element", "amount"),
    Verb.TAKE_ELEMENT: ("element", "amount"),
    Verb.RETURN_ELEMENT: ("element",),
    Verb.TAKE_OR_RETURN_ELEMENT: ("element", "amount"),
    Verb.CHEAPER_PRODUCERS: ("element", "amount"),
    Verb.GIVE_MARKET_CARD: ("groups",),
    Verb.GIVE_MARKET_HABITAT: ("habitats",),
    Verb.REMOVE_PRESSURE: ("amount",),
    Verb.PLACE_ONE_HABITAT: ("habitats",),
    Verb.BLOCK_ABILITIES: (),
    Verb.SKIP_TURN: (),
    Verb.BECOME_LITTER: (),
    Verb.PROTECT_SPECIES: (),
}
BY_NAME = {verb.name.lower(): verb for verb in VERBS}
MOST = 6
"""The largest amount a step may name."""


class Step(NamedTuple):
    """One step: the verb, what it is about (element, species, or bits of a set), how many.

    A condition holds if what it compares is at least the number, or at most, where `at_most`.
    """

    verb: Verb
    subject: int
    amount: int
    join: Join = Join.THEN
    condition: int = Condition.NONE
    at_most: bool = False
    number: int = 0


class StepFault(ValueError):
    """A step that says nothing the rules know; the message tells what was expected."""


def read_step(
    words: str, elements: Sequence[str], habitats: Sequence[str], species: Mapping[str, int]
) -> Step:
    """A step from its words."""
    join = Join.THEN
    parts = words.split()
    if parts[0] in ("else", "or"):
        join = Join[parts.pop(0).upper()]
    condition, at_most, number = Condition.NONE.value, False, 0
    if parts and parts[0] == "if":
        condition, at_most, number = read_condition(parts[1] if parts[1:] else "", elements)
        parts = parts[2:]
    if not parts:
        raise StepFault("a verb of " + ", ".join(BY_NAME))
    name, *given = parts
    if name not in BY_NAME:
        raise StepFault("a verb of " + ", ".join(BY_NAME))
    verb = BY_NAME[name]
    needs = VERBS[verb]
    if len(given) != len(needs):
        raise StepFault(f"{name} with {', '.join(needs) or 'nothing more'}")
    subject = amount = 0
    for need, word in zip(needs, given, strict=True):
        if need == "amount":
            amount = read_amount(word)
        elif need == "element":
            subject = position(word, elements)
        elif need == "species":
            if word not in species:
                raise StepFault("the id of a species")
            subject = species[word]
        else:
            known = GROUPS if need == "groups" else habitats
            subject = sum(1 << position(part, known) for part in dict.fromkeys(word.split("|")))
    step = Step(verb, subject, amount, join, condition, at_most, number)
    if (join or condition) and (verb in STANDING or verb == Verb.BECOME_LITTER):
        raise StepFault(f"{name} without a condition or choice")
    return step


def read_condition(word: str, elements: Sequence[str]) -> tuple[int, bool, int]:
    """`impacts>=3` or `nutrients<=1`: what is compared, at most or at least, the number."""
    match = re.fullmatch(r"(\w+)(>=|<=)([0-9]{1,2})", word)
    known = [*CONDITIONS, *elements]
    if match is None or match[1] not in known or int(match[3]) > MOST_COMPARED:
        raise StepFault(f"if and one of {', '.join(known)} with >= or <= and a number")
    return known.index(match[1]) + 1, match[2] == "<=", int(match[3])


def read_amount(word: str) -> int:
    """A number of things."""
    amount = parse_whole(word)
    if amount is None or not 1 <= amount <= MOST:
        raise StepFault(f"an amount from 1 to {MOST}")
    return amount


def position(word: str, known: Sequence[str]) -> int:
    """Which of the known words it is."""
    if word not in known:
        raise StepFault("one of " + ", ".join(known))
    return list(known).index(word)
