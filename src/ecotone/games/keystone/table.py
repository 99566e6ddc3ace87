"""The table of Keystone: North America, every field of it."""

from enum import IntEnum

from ecotone.engine.notes import Noting
from ecotone.engine.record import dtype_of, generator, i8, i16, i32

EMPTY = -1

SEATS = 4
SIDE = 4
SPACES = SIDE * SIDE
LINES = 2 * SIDE
SLOTS = 8
"""Room for the widest Field; the rulebook's has six."""
FIELD_SIZE = 6
TOKENS = 5
"""Skill tokens on the table."""
STACKS = 4
STACK_HEIGHT = 2
DRAWN = 3

SPECIES = 100
"""Room for species; cards from WILD on are Wilds."""
WILD = SPECIES
WILDS = STACKS * STACK_HEIGHT
CARDS = WILD + WILDS
DECK = 184
"""Room for the deck and for the discard pile: two copies of 77 species and of 15 more."""

WILD_PRICE = 10
ENVELOPES = 6
SUPPLY = 80
TOKENS_PER_POINT = 3


class Habitat(IntEnum):
    """The four habitats, in the order of the cards' left edge."""

    FOREST = 0
    DESERT = 1
    WETLAND = 2
    ARCTIC = 3


class Symbol(IntEnum):
    """What a goal or a research effect can look for on a card."""

    SPRING = 0
    SUMMER = 1
    FALL = 2
    WINTER = 3
    KEYSTONE = 4
    ENDANGERED = 5
    TAG = 6
    WILD = 7


HABITATS = 4
SEASONS = 4


class Phase(IntEnum):
    """What the acting player has to decide."""

    TURN = 0
    """Take the main action; a Wild may be bought first."""
    ORDER = 1
    """Choose which exhausted token comes next."""
    RESEARCH = 2
    OFFER = 3
    """Look at three cards, or not."""
    KEEP = 4
    """Place one of the cards looked at, or none."""
    RETURN = 5
    """Put the other cards on the discard pile, one by one."""
    MOVE = 6
    DISCARD = 7
    AFTER = 8
    """The main action is done; buy a Wild or end the turn."""
    OVER = 9


class Variant(IntEnum):
    """How the players stand to each other."""

    STANDARD = 0
    COOP = 1


class Table(Noting):
    """Everything that decides how the game goes on."""

    random = generator("the generator for reshuffles")
    players = i8("number of players")
    variant = i8("a Variant")
    assignment = i8("Field Journal assignment of a solo or co-op game, 0 for none")
    difficulty = i8("how hard the assignment is: a Difficulty, 0 as it is written")
    limited = i8("1 if the supply of Synergy tokens can run out")
    free_wilds = i8("1 if any Wild of a stack may be bought, 0 if only the top one")
    field_size = i8("slots of the Field in use")
    envelopes = i8("species of so many envelopes are in the deck")
    special = i32("bits of the special rules in force, a Special each; 0 in an ordinary game")
    fruitful = i8("bits of the habitats whose common symbols give Synergy")
    wild_price = i8("Synergy for a Wild")
    wilds_allowed = i8("Wilds that may still be bought in this game")

    actor = i8("the seat whose turn it is")
    phase = i8("a Phase")
    turns = i16("turns finished so far")
    final_round = i8("1 once a board is full or the time marker has reached 0")
    acted = i8("1 once the main action of this turn is done")
    wild_bought = i8("1 once a Wild was bought this turn")
    banded = i8("1 once a card was banded this turn")
    cleared = i8("1 once a space was cleared this turn")

    time = i8("the space the time marker is on")
    skills = i8("number of each Skill token, from 0, or EMPTY", TOKENS)
    exhausted = i8("1 for each token on its exhausted side", TOKENS)
    pending = i8("1 for each exhausted token still to be resolved this turn", TOKENS)
    token = i8("position of the token being resolved, or EMPTY")
    step = i8("which effect of that token comes next")
    repeats = i8("moves or discards left of the present effect")
    drawn = i8("cards being looked at, or EMPTY", DRAWN)
    drawn_from_deck = i8("1 if they came from the deck, 0 if from the discard pile")

    field = i8("card in each slot, left to right, or EMPTY", SLOTS)
    field_tokens = i8("Synergy tokens lying on each Field card", SLOTS)
    field_story = i8("story tokens lying on each Field card", SLOTS)
    deck = i8("the deck, top card last", DECK)
    deck_count = i16("cards in the deck")
    discard = i8("the discard pile, top card last", DECK)
    discard_count = i16("cards in the discard pile")
    wilds = i8("the Wild stacks by habitat, top card last", STACKS, STACK_HEIGHT)
    wilds_left = i8("cards in each Wild stack", STACKS)
    supply = i16("Synergy tokens in the supply; may fall below 0 where it is unlimited")

    synergy = i16("each player's Synergy tokens; all in the first place in co-op", SEATS)
    objective = i8("each player's objective card, from 0; the first place in co-op", SEATS)
    board = i8("card on each space of each board, row by row, or EMPTY", SEATS, SPACES)
    research = i8("research tokens on each space's card", SEATS, SPACES)
    story = i8("story tokens on each space of the shared board", SPACES)
    story_log = i16("story tokens in the log")


TABLE = dtype_of(Table)
