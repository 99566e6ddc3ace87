"""Keystone's components: an edition as the rules read it."""

from enum import IntEnum

from ecotone.engine.record import Record, dtype_of, i8, i16, i32
from ecotone.games.keystone.journal import (
    ASSIGNMENTS,
    CONDITIONS,
    FILTER_PARTS,
    FILTERS,
    MARKER_RULES,
    PLACED,
    SPECIALS,
    TIMES,
)
from ecotone.games.keystone.table import (
    CARDS,
    LINES,
    STACK_HEIGHT,
    STACKS,
    TOKENS,
    Symbol,
)

GAME = "keystone"
SKILLS = 10
OBJECTIVES = 10
GOALS = 4
STEPS = 3
"""Most effects on one side of a Skill token."""


class Icon(IntEnum):
    """Bits of a card's icons."""

    KEYSTONE = 1
    ENDANGERED = 2
    TAG = 4


class Side(IntEnum):
    """The two sides of a Skill token."""

    ACTIVE = 0
    EXHAUSTED = 1


class Effect(IntEnum):
    """What one icon of a Skill token does."""

    NONE = 0
    R_SPRING = 1
    R_SUMMER = 2
    R_FALL = 3
    R_WINTER = 4
    R_TAG = 5
    R_END1 = 6
    R_END2 = 7
    R_WILD = 8
    DRAW3 = 9
    DIG3 = 10
    GAIN = 11
    MOVE1 = 12
    MOVE2 = 13
    DISCARD = 14


COUNTED = (Effect.GAIN, Effect.DISCARD)
RESEARCHED = {
    Effect.R_SPRING: Symbol.SPRING,
    Effect.R_SUMMER: Symbol.SUMMER,
    Effect.R_FALL: Symbol.FALL,
    Effect.R_WINTER: Symbol.WINTER,
    Effect.R_TAG: Symbol.TAG,
    Effect.R_END1: Symbol.ENDANGERED,
    Effect.R_END2: Symbol.ENDANGERED,
    Effect.R_WILD: Symbol.WILD,
}


class Shape(IntEnum):
    """How the cards of a goal must lie."""

    LINE2 = 0
    LINE3 = 1
    DIAG2 = 2
    L3 = 3
    OF3 = 4
    OF4 = 5


class Cards(Record):
    """An edition as the rules read it."""

    species = i8("number of species; cards 0 to species - 1")
    envelope = i8("the envelope each species comes from, 0 for the box", CARDS)
    number = i8("sequence number of each card, 0 for a Wild", CARDS)
    habitats = i8("bits of the habitats on each card", CARDS)
    season = i8("season of each card", CARDS)
    icons = i8("bits of the icons on each card", CARDS)
    symbols = i16("bits of the Symbols on each card", CARDS)
    effects = i8("effects of each skill, side and step", SKILLS, 2, STEPS)
    amounts = i8("how many, where an effect counts", SKILLS, 2, STEPS)
    goal_shape = i8("shape of each goal of each objective card", OBJECTIVES, GOALS)
    goal_symbol = i8("symbol of each goal", OBJECTIVES, GOALS)
    ladder = i8("points for 0 to 4 goals", OBJECTIVES, GOALS + 1)
    wild_stacks = i8("the two Wilds of each habitat", STACKS, STACK_HEIGHT)
    assignment_known = i8("1 for each assignment this edition holds", ASSIGNMENTS)
    assignment_skills = i8("skills of each assignment, or EMPTY", ASSIGNMENTS, TOKENS)
    assignment_objective = i8("objective card of each assignment", ASSIGNMENTS)
    assignment_synergy = i8("starting tokens of each assignment", ASSIGNMENTS)
    assignment_time = i8("starting time of each assignment", ASSIGNMENTS)
    assignment_wilds = i8("bits of the Wild stacks in use", ASSIGNMENTS)
    condition = i8("victory conditions: a Condition", ASSIGNMENTS, CONDITIONS)
    condition_a = i16("first number of each condition", ASSIGNMENTS, CONDITIONS)
    condition_b = i16("second number of each condition", ASSIGNMENTS, CONDITIONS)
    condition_c = i8("habitat of a condition, or EMPTY", ASSIGNMENTS, CONDITIONS)
    assignment_wild_height = i8("Wilds in each stack", ASSIGNMENTS)
    assignment_envelopes = i8("envelopes opened up to each assignment", ASSIGNMENTS)
    assignment_special = i32("bits of the special rules of each assignment", ASSIGNMENTS)
    rule_numbers = i32("up to three numbers of each special rule", ASSIGNMENTS, SPECIALS, 3)
    marker_rules = i8("rules that act when the time marker moves", ASSIGNMENTS, MARKER_RULES)
    line_habitats = i8("bits of the habitats each line asks for", ASSIGNMENTS, LINES)
    clock = i8("season for each place of the time marker, or EMPTY", ASSIGNMENTS, TIMES)
    filters = i16("numbers, habitats, seasons, icons, wild", ASSIGNMENTS, FILTERS, FILTER_PARTS)
    placed_card = i8("cards on the board beforehand", ASSIGNMENTS, PLACED)
    placed_space = i8("their spaces, or EMPTY", ASSIGNMENTS, PLACED)
    placed_research = i8("their research tokens", ASSIGNMENTS, PLACED)
    placed_story = i8("their story tokens", ASSIGNMENTS, PLACED)
    relaxed_a = i16("first number of each condition in relaxed games", ASSIGNMENTS, CONDITIONS)
    demanding_a = i16("the same in demanding games", ASSIGNMENTS, CONDITIONS)


CARDS_RECORD = dtype_of(Cards)
