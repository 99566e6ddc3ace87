"""The fields of Keystone's observations: what the numbers of `observation` mean."""

from ecotone.engine.observation import Field, ObservationSpace
from ecotone.games.keystone.cards import GOALS, Effect, Shape
from ecotone.games.keystone.journal import ASSIGNMENTS, CONDITIONS, Condition, Special
from ecotone.games.keystone.scoring import HIGHEST
from ecotone.games.keystone.table import (
    DRAWN,
    HABITATS,
    SEASONS,
    SEATS,
    SIDE,
    SLOTS,
    TOKENS,
    WILDS,
    Phase,
    Symbol,
)

MOST = 127
EFFECTS = len(Effect) - 1
SHAPES = len(Shape)
SYMBOLS = len(Symbol)
KINDS = len(Condition) - 1
PHASES = len(Phase)
SPECIALS = len(Special)
ICONS = 3

HABITAT = 1
SEASON = HABITAT + HABITATS
ICON = SEASON + SEASONS
CARD = ICON + ICONS
"""Numbers that describe a card; a Wild is a card of number 0."""
RESEARCHED = CARD
PLACED_CARD = RESEARCHED + 1
COST = CARD
SYNERGY_ON_IT = COST + 1
STORY_ON_IT = SYNERGY_ON_IT + 1
FIELD_CARD = STORY_ON_IT + 1

EXHAUSTED_SIDE = EFFECTS
PRESENT = EXHAUSTED_SIDE + EFFECTS
EXHAUSTED = PRESENT + 1
PENDING = EXHAUSTED + 1
RESOLVING = PENDING + 1
TOKEN = RESOLVING + 1

IN_STACK = 0
FOR_SALE = 1
WILD_HABITAT = 2
WILD_SEASON = WILD_HABITAT + HABITATS
WILD_CARD = WILD_SEASON + SEASONS

GOAL = SHAPES + SYMBOLS
CONDITION = KINDS + 1

CARD_MEANING = "number (0 for a Wild), habitats (4), season (4), keystone, endangered, tag"

SPACE = ObservationSpace(
    Field("players", (SEATS,), "the number of players, one of 1 to 4"),
    Field("together", (1,), "1 if a single board is played, alone or in co-op"),
    Field("to_act", (SEATS,), "the seat to act, the own one first; none when the game is over"),
    Field("phase", (PHASES,), "what is being decided: the phases in the order of the turn"),
    Field(
        "turn",
        (5,),
        "1 if this is the final round, the main action is done, a Wild was bought, a card was "
        "banded, a space was cleared in this turn",
    ),
    Field("options", (2,), "limited_synergy, free_wilds"),
    Field("wild_price", (2,), "Synergy for a Wild, Wilds that may still be bought", high=MOST),
    Field("time", (1,), "the space of the time marker", high=MOST),
    Field("turns", (1,), "turns finished so far, at most 127", high=MOST),
    Field("piles", (2,), "cards in the deck and in the discard pile, at most 127", high=MOST),
    Field("supply", (1,), "Synergy in the supply where it is limited", high=MOST),
    Field("unseen", (HIGHEST,), "cards of each number, from 1, that were not seen", high=MOST),
    Field("synergy", (SEATS,), "each seat's Synergy, the own first, at most 127", high=MOST),
    Field(
        "objective",
        (GOALS, GOAL),
        "the goals of the own objective card: shape (LINE2, LINE3, DIAG2, L3, OF3, OF4), symbol "
        "(the seasons, keystone, endangered, tag, Wild)",
    ),
    Field("ladder", (GOALS + 1,), "points for 0 to 4 of these goals", high=MOST),
    Field(
        "field",
        (SLOTS, FIELD_CARD),
        f"the Field from left to right: {CARD_MEANING}, cost, Synergy on it, story tokens on it",
        high=MOST,
    ),
    Field(
        "discards",
        (DRAWN, CARD),
        f"the top of the discard pile, the first card on top: {CARD_MEANING}",
        high=HIGHEST,
    ),
    Field(
        "drawn",
        (DRAWN, CARD),
        f"the cards being looked at, unless only another seat may see them: {CARD_MEANING}",
        high=HIGHEST,
    ),
    Field("drawn_count", (1,), "cards being looked at, by whomever", high=DRAWN),
    Field(
        "skills",
        (TOKENS, TOKEN),
        "the Skill tokens: how much of each effect its active side has (14) and its exhausted side "
        "(14), 1 if there is a token, if it is exhausted, to be resolved, being resolved",
        high=MOST,
    ),
    Field("effect", (EFFECTS,), "the effect being resolved"),
    Field("repeats", (1,), "moves or discards left of this effect", high=MOST),
    Field(
        "wilds",
        (WILDS, WILD_CARD),
        "each Wild: 1 if it is in a stack, if it is for sale there, habitats (4), season (4)",
    ),
    Field(
        "boards",
        (SEATS, SIDE, SIDE, PLACED_CARD),
        f"the card on each space of each seat's board, the own first: {CARD_MEANING}, research "
        "tokens",
        high=MOST,
    ),
    Field(
        "spaces",
        (SIDE, SIDE, 2),
        "each space of a shared board: story tokens, 1 if it is closed",
        high=MOST,
    ),
    Field(
        "assignment",
        (1,),
        "the assignment of the Field Journal, 0 for none",
        high=ASSIGNMENTS - 1,
    ),
    Field(
        "conditions",
        (CONDITIONS, CONDITION),
        "what the assignment demands: kind (11), how much, at most 127",
        high=MOST,
    ),
    Field("special", (SPECIALS,), "the special rules in force"),
    Field("season", (SEASONS,), "the season that the time marker shows"),
    Field("turns_left", (1,), "turns left where an assignment limits them", high=MOST),
    Field("story_log", (1,), "story tokens in the log, at most 127", high=MOST),
)
