"""What a seat may know of Keystone, as numbers for agents that learn.

Hidden are the order of the deck, the objectives of the others, and the cards that another seat
draws. Cards are described by what the rules read of them. Partners in co-op all see the shared
board as their own, and nothing of other boards.
"""

from ecotone.engine.compiling import entry, reader_of, rule
from ecotone.engine.observation import OBSERVE, Field, Observation, ObservationSpace
from ecotone.engine.state import State
from ecotone.games.keystone.cards import (
    CARDS_RECORD,
    GOALS,
    STEPS,
    Cards,
    Effect,
    Shape,
)
from ecotone.games.keystone.journal import ASSIGNMENTS, CONDITIONS, Condition, Special
from ecotone.games.keystone.knowledge import hides_drawn_cards
from ecotone.games.keystone.placing import owner_of, wild_for_sale
from ecotone.games.keystone.scoring import HIGHEST, condition_target, is_together
from ecotone.games.keystone.skills import current_effect
from ecotone.games.keystone.special import (
    closed_spaces,
    in_force,
    number_of,
    price_of,
    season_in_force,
)
from ecotone.games.keystone.table import (
    DRAWN,
    EMPTY,
    HABITATS,
    SEASONS,
    SEATS,
    SIDE,
    SLOTS,
    SPACES,
    STACKS,
    TABLE,
    TOKENS,
    WILD,
    WILDS,
    Phase,
    Symbol,
    Table,
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

PLAYERS = SPACE.first("players")
TOGETHER = SPACE.first("together")
TO_ACT = SPACE.first("to_act")
PHASE = SPACE.first("phase")
TURN = SPACE.first("turn")
OPTIONS = SPACE.first("options")
WILD_PRICE = SPACE.first("wild_price")
TIME = SPACE.first("time")
TURNS = SPACE.first("turns")
PILES = SPACE.first("piles")
SUPPLY = SPACE.first("supply")
UNSEEN = SPACE.first("unseen")
SYNERGY = SPACE.first("synergy")
OBJECTIVE = SPACE.first("objective")
LADDER = SPACE.first("ladder")
FIELD = SPACE.first("field")
DISCARDS = SPACE.first("discards")
DRAWN_CARDS = SPACE.first("drawn")
DRAWN_COUNT = SPACE.first("drawn_count")
SKILLS = SPACE.first("skills")
EFFECT = SPACE.first("effect")
REPEATS = SPACE.first("repeats")
WILD_CARDS = SPACE.first("wilds")
BOARDS = SPACE.first("boards")
BOARD_SPACES = SPACE.first("spaces")
ASSIGNMENT = SPACE.first("assignment")
CONDITION_LIST = SPACE.first("conditions")
SPECIAL = SPACE.first("special")
SEASON_SHOWN = SPACE.first("season")
TURNS_LEFT = SPACE.first("turns_left")
STORY_LOG = SPACE.first("story_log")

cards_in = reader_of(CARDS_RECORD)
table_in = reader_of(TABLE)


@rule
def clamped(value: int) -> int:
    """A count as far as an observation can hold it."""
    return max(0, min(MOST, int(value)))


@rule
def describe_card(cards: Cards, card: int, first: int, out: Observation) -> None:
    """Everything the rules read of a card."""
    out[first] = cards.number[card]
    habitats = int(cards.habitats[card])
    for habitat in range(HABITATS):
        out[first + HABITAT + habitat] = (habitats >> habitat) & 1
    out[first + SEASON + int(cards.season[card])] = 1
    icons = int(cards.icons[card])
    for icon in range(ICONS):
        out[first + ICON + icon] = (icons >> icon) & 1


@rule
def observe_course(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """Who is to do what, and how long the game may last."""
    out[PLAYERS + int(table.players) - 1] = 1
    out[TOGETHER] = is_together(table)
    out[PHASE + int(table.phase)] = 1
    if table.phase != Phase.OVER:
        out[TO_ACT + (int(table.actor) - seat) % int(table.players)] = 1
    out[TURN] = table.final_round
    out[TURN + 1] = table.acted
    out[TURN + 2] = table.wild_bought
    out[TURN + 3] = table.banded
    out[TURN + 4] = table.cleared
    out[OPTIONS] = table.limited
    out[OPTIONS + 1] = table.free_wilds
    out[WILD_PRICE] = table.wild_price
    out[WILD_PRICE + 1] = table.wilds_allowed
    out[TIME] = table.time
    out[TURNS] = clamped(table.turns)


@rule
def observe_piles(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """Deck, discard pile and supply, and the cards being looked at."""
    out[PILES] = clamped(table.deck_count)
    out[PILES + 1] = clamped(table.discard_count)
    if table.limited:
        out[SUPPLY] = clamped(table.supply)
    for place in range(table.deck_count):
        out[UNSEEN - 1 + int(cards.number[table.deck[place]])] += 1
    for place in range(min(DRAWN, table.discard_count)):
        card = table.discard[table.discard_count - 1 - place]
        describe_card(cards, card, DISCARDS + place * CARD, out)
    hidden = hides_drawn_cards(table, seat)
    for place in range(DRAWN):
        card = table.drawn[place]
        if card != EMPTY:
            out[DRAWN_COUNT] += 1
            if hidden:
                out[UNSEEN - 1 + int(cards.number[card])] += 1
            else:
                describe_card(cards, card, DRAWN_CARDS + place * CARD, out)


@rule
def observe_objective(cards: Cards, table: Table, owner: int, out: Observation) -> None:
    """The own objective card."""
    objective = table.objective[owner]
    if objective == EMPTY:
        return
    for goal in range(GOALS):
        first = OBJECTIVE + goal * GOAL
        out[first + int(cards.goal_shape[objective, goal])] = 1
        out[first + SHAPES + int(cards.goal_symbol[objective, goal])] = 1
    for reached in range(GOALS + 1):
        out[LADDER + reached] = cards.ladder[objective, reached]


@rule
def observe_field(cards: Cards, table: Table, out: Observation) -> None:
    """The Field with prices and tokens."""
    for slot in range(table.field_size):
        card = table.field[slot]
        if card != EMPTY:
            first = FIELD + slot * FIELD_CARD
            describe_card(cards, card, first, out)
            out[first + COST] = price_of(cards, table, slot)
            out[first + SYNERGY_ON_IT] = table.field_tokens[slot]
            out[first + STORY_ON_IT] = table.field_story[slot]


@rule
def observe_skills(cards: Cards, table: Table, out: Observation) -> None:
    """The Skill tokens, and the effect being resolved."""
    for position in range(TOKENS):
        skill = table.skills[position]
        if skill == EMPTY:
            continue
        first = SKILLS + position * TOKEN
        for step in range(STEPS):
            for side in range(2):
                effect = int(cards.effects[skill, side, step])
                if effect != Effect.NONE:
                    amount = max(1, int(cards.amounts[skill, side, step]))
                    out[first + side * EXHAUSTED_SIDE + effect - 1] += amount
        out[first + PRESENT] = 1
        out[first + EXHAUSTED] = table.exhausted[position]
        out[first + PENDING] = table.pending[position]
    if table.token != EMPTY:
        out[SKILLS + int(table.token) * TOKEN + RESOLVING] = 1
        out[REPEATS] = table.repeats
        if table.step < STEPS:
            effect = current_effect(cards, table)
            if effect != Effect.NONE:
                out[EFFECT + effect - 1] = 1


@rule
def observe_wilds(cards: Cards, table: Table, out: Observation) -> None:
    """The Wilds in their stacks."""
    for habitat in range(STACKS):
        for place in range(table.wilds_left[habitat]):
            card = int(table.wilds[habitat, place])
            first = WILD_CARDS + (card - WILD) * WILD_CARD
            out[first + IN_STACK] = 1
            out[first + FOR_SALE] = wild_for_sale(table, habitat, place)
            for other in range(HABITATS):
                out[first + WILD_HABITAT + other] = (int(cards.habitats[card]) >> other) & 1
            out[first + WILD_SEASON + int(cards.season[card])] = 1


@rule
def observe_board(cards: Cards, table: Table, owner: int, first: int, out: Observation) -> None:
    """The cards on a board, with their research tokens."""
    for space in range(SPACES):
        card = table.board[owner, space]
        if card != EMPTY:
            describe_card(cards, card, first + space * PLACED_CARD, out)
            out[first + space * PLACED_CARD + RESEARCHED] = table.research[owner, space]


@rule
def observe_journal(cards: Cards, table: Table, out: Observation) -> None:
    """The assignment: what it demands, and what its special rules put on the table."""
    out[ASSIGNMENT] = table.assignment
    for index in range(CONDITIONS):
        condition = int(cards.condition[table.assignment, index])
        if condition != Condition.NONE:
            first = CONDITION_LIST + index * CONDITION
            out[first + condition - 1] = 1
            out[first + KINDS] = clamped(condition_target(cards, table, index))
    if table.special == 0:
        return
    for special in range(SPECIALS):
        out[SPECIAL + special] = (int(table.special) >> special) & 1
    closed = closed_spaces(cards, table)
    for space in range(SPACES):
        out[BOARD_SPACES + 2 * space] = table.story[space]
        out[BOARD_SPACES + 2 * space + 1] = (closed >> space) & 1
    if in_force(table, Special.SEASON_CLOCK):
        season = season_in_force(cards, table)
        if season != EMPTY:
            out[SEASON_SHOWN + season] = 1
    if in_force(table, Special.TURN_LIMIT):
        last = number_of(cards, table, Special.TURN_LIMIT, 0)
        out[TURNS_LEFT] = clamped(last - int(table.turns))
    out[STORY_LOG] = clamped(table.story_log)


@entry(OBSERVE)
def observe(edition: State, state: State, seat: int, out: Observation) -> None:
    """Write everything that a seat may know."""
    cards = cards_in(edition)
    table = table_in(state)
    owner = int(owner_of(table, seat))
    boards = 1 if is_together(table) else int(table.players)
    out[:] = 0
    observe_course(cards, table, seat, out)
    observe_piles(cards, table, seat, out)
    observe_objective(cards, table, owner, out)
    observe_field(cards, table, out)
    observe_skills(cards, table, out)
    observe_wilds(cards, table, out)
    for step in range(boards):
        other = (owner + step) % boards
        observe_board(cards, table, other, BOARDS + step * SPACES * PLACED_CARD, out)
        out[SYNERGY + step] = clamped(table.synergy[other])
    if table.assignment > 0:
        observe_journal(cards, table, out)
