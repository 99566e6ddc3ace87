"""What a seat may know of Keystone, as numbers for agents that learn.

Hidden are the order of the deck, the objectives of the others, and the cards that another seat
draws. Cards are described by what the rules read of them. Partners in co-op all see the shared
board as their own, and nothing of other boards.
"""

from ecotone.engine.compiling import entry, reader_of, rule
from ecotone.engine.observation import OBSERVE, Observation
from ecotone.engine.state import State
from ecotone.games.keystone.cards import CARDS_RECORD, GOALS, STEPS, Cards, Effect
from ecotone.games.keystone.journal import CONDITIONS, Condition, Special
from ecotone.games.keystone.knowledge import hides_drawn_cards
from ecotone.games.keystone.observation_space import (
    CARD,
    CONDITION,
    COST,
    EXHAUSTED,
    EXHAUSTED_SIDE,
    FIELD_CARD,
    FOR_SALE,
    GOAL,
    HABITAT,
    ICON,
    ICONS,
    IN_STACK,
    KINDS,
    MOST,
    PENDING,
    PLACED_CARD,
    PRESENT,
    RESEARCHED,
    RESOLVING,
    SEASON,
    SHAPES,
    SPACE,
    SPECIALS,
    STORY_ON_IT,
    SYNERGY_ON_IT,
    TOKEN,
    WILD_CARD,
    WILD_HABITAT,
    WILD_SEASON,
)
from ecotone.games.keystone.placing import owner_of, wild_for_sale
from ecotone.games.keystone.scoring import condition_target, is_together
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
    SPACES,
    STACKS,
    TABLE,
    TOKENS,
    WILD,
    Phase,
    Table,
)

AT = SPACE.offsets

cards_in = reader_of(CARDS_RECORD)
table_in = reader_of(TABLE)


@rule
def clamped(value: int) -> int:
    """A count as far as an observation can hold it."""
    return max(0, min(MOST, value))


@rule
def describe_card(cards: Cards, card: int, first: int, out: Observation) -> None:
    """Everything the rules read of a card."""
    out[first] = cards.number[card]
    habitats = cards.habitats[card]
    for habitat in range(HABITATS):
        out[first + HABITAT + habitat] = (habitats >> habitat) & 1
    out[first + SEASON + cards.season[card]] = 1
    icons = cards.icons[card]
    for icon in range(ICONS):
        out[first + ICON + icon] = (icons >> icon) & 1


@rule
def observe_course(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """Who is to do what, and how long the game may last."""
    out[AT.players + table.players - 1] = 1
    out[AT.together] = is_together(table)
    out[AT.phase + table.phase] = 1
    if table.phase != Phase.OVER:
        out[AT.to_act + (table.actor - seat) % table.players] = 1
    out[AT.turn] = table.final_round
    out[AT.turn + 1] = table.acted
    out[AT.turn + 2] = table.wild_bought
    out[AT.turn + 3] = table.banded
    out[AT.turn + 4] = table.cleared
    out[AT.options] = table.limited
    out[AT.options + 1] = table.free_wilds
    out[AT.wild_price] = table.wild_price
    out[AT.wild_price + 1] = table.wilds_allowed
    out[AT.time] = table.time
    out[AT.turns] = clamped(table.turns)


@rule
def observe_piles(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """Deck, discard pile and supply, and the cards being looked at."""
    out[AT.piles] = clamped(table.deck_count)
    out[AT.piles + 1] = clamped(table.discard_count)
    if table.limited:
        out[AT.supply] = clamped(table.supply)
    for place in range(table.deck_count):
        out[AT.unseen - 1 + cards.number[table.deck[place]]] += 1
    for place in range(min(DRAWN, table.discard_count)):
        card = table.discard[table.discard_count - 1 - place]
        describe_card(cards, card, AT.discards + place * CARD, out)
    hidden = hides_drawn_cards(table, seat)
    for place in range(DRAWN):
        card = table.drawn[place]
        if card != EMPTY:
            out[AT.drawn_count] += 1
            if hidden:
                out[AT.unseen - 1 + cards.number[card]] += 1
            else:
                describe_card(cards, card, AT.drawn + place * CARD, out)


@rule
def observe_objective(cards: Cards, table: Table, owner: int, out: Observation) -> None:
    """The own objective card."""
    objective = table.objective[owner]
    if objective == EMPTY:
        return
    for goal in range(GOALS):
        first = AT.objective + goal * GOAL
        out[first + cards.goal_shape[objective, goal]] = 1
        out[first + SHAPES + cards.goal_symbol[objective, goal]] = 1
    for reached in range(GOALS + 1):
        out[AT.ladder + reached] = cards.ladder[objective, reached]


@rule
def observe_field(cards: Cards, table: Table, out: Observation) -> None:
    """The Field with prices and tokens."""
    for slot in range(table.field_size):
        card = table.field[slot]
        if card != EMPTY:
            first = AT.field + slot * FIELD_CARD
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
        first = AT.skills + position * TOKEN
        for step in range(STEPS):
            for side in range(2):
                effect = cards.effects[skill, side, step]
                if effect != Effect.NONE:
                    amount = max(1, cards.amounts[skill, side, step])
                    out[first + side * EXHAUSTED_SIDE + effect - 1] += amount
        out[first + PRESENT] = 1
        out[first + EXHAUSTED] = table.exhausted[position]
        out[first + PENDING] = table.pending[position]
    if table.token != EMPTY:
        out[AT.skills + table.token * TOKEN + RESOLVING] = 1
        out[AT.repeats] = table.repeats
        if table.step < STEPS:
            effect = current_effect(cards, table)
            if effect != Effect.NONE:
                out[AT.effect + effect - 1] = 1


@rule
def observe_wilds(cards: Cards, table: Table, out: Observation) -> None:
    """The Wilds in their stacks."""
    for habitat in range(STACKS):
        for place in range(table.wilds_left[habitat]):
            card = table.wilds[habitat, place]
            first = AT.wilds + (card - WILD) * WILD_CARD
            out[first + IN_STACK] = 1
            out[first + FOR_SALE] = wild_for_sale(table, habitat, place)
            for other in range(HABITATS):
                out[first + WILD_HABITAT + other] = (cards.habitats[card] >> other) & 1
            out[first + WILD_SEASON + cards.season[card]] = 1


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
    out[AT.assignment] = table.assignment
    for index in range(CONDITIONS):
        condition = cards.condition[table.assignment, index]
        if condition != Condition.NONE:
            first = AT.conditions + index * CONDITION
            out[first + condition - 1] = 1
            out[first + KINDS] = clamped(condition_target(cards, table, index))
    if table.special == 0:
        return
    for special in range(SPECIALS):
        out[AT.special + special] = (table.special >> special) & 1
    closed = closed_spaces(cards, table)
    for space in range(SPACES):
        out[AT.spaces + 2 * space] = table.story[space]
        out[AT.spaces + 2 * space + 1] = (closed >> space) & 1
    if in_force(table, Special.SEASON_CLOCK):
        season = season_in_force(cards, table)
        if season != EMPTY:
            out[AT.season + season] = 1
    if in_force(table, Special.TURN_LIMIT):
        last = number_of(cards, table, Special.TURN_LIMIT, 0)
        out[AT.turns_left] = clamped(last - table.turns)
    out[AT.story_log] = clamped(table.story_log)


@entry(OBSERVE)
def observe(edition: State, state: State, seat: int, out: Observation) -> None:
    """Write everything that a seat may know."""
    cards = cards_in(edition)
    table = table_in(state)
    owner = owner_of(table, seat)
    boards = 1 if is_together(table) else table.players
    out[:] = 0
    observe_course(cards, table, seat, out)
    observe_piles(cards, table, seat, out)
    observe_objective(cards, table, owner, out)
    observe_field(cards, table, out)
    observe_skills(cards, table, out)
    observe_wilds(cards, table, out)
    for step in range(boards):
        other = (owner + step) % boards
        observe_board(cards, table, other, AT.boards + step * SPACES * PLACED_CARD, out)
        out[AT.synergy + step] = clamped(table.synergy[other])
    if table.assignment > 0:
        observe_journal(cards, table, out)
