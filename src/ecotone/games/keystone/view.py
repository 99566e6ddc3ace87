"""What a person at a seat may see, and what happened, as plain data."""

from collections.abc import Hashable

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.reading import seen_by_all
from ecotone.engine.state import State
from ecotone.games.keystone.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keystone.cards import Cards, Effect, Side
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SEASON_NAMES, SIDE_NAMES
from ecotone.games.keystone.journal import (
    CONDITIONS,
    DIFFICULTIES,
    Condition,
    Difficulty,
    DifficultyName,
    Special,
)
from ecotone.games.keystone.knowledge import hides_drawn_cards
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.scoring import (
    HIGHEST,
    LOWEST,
    condition_progress,
    condition_target,
    demanded,
    is_together,
)
from ecotone.games.keystone.setup import FIRST_TIME
from ecotone.games.keystone.sheet import placed_cards, score_board
from ecotone.games.keystone.special import (
    closed_spaces,
    in_force,
    is_invaded,
    number_of,
    price_of,
    season_in_force,
)
from ecotone.games.keystone.table import (
    EMPTY,
    SPACES,
    STACKS,
    TOKENS,
    Phase,
    Table,
)
from ecotone.games.keystone.types import (
    PHASE_NAMES,
    BoardView,
    ConditionView,
    EffectView,
    FieldPlace,
    PublicView,
    SkillView,
    SpecialView,
    View,
)
from ecotone.games.keystone.words import (
    card_id,
    card_row,
    cards_of,
    read_table,
    record,
)


def view(edition: Edition, state: State, seat: int) -> View:
    """The table as a seat sees it: all but the deck's order, others' objectives and their draws."""
    table, known = read_table(state), record(state)
    hidden = bool(hides_drawn_cards(known, seat))
    drawn = [card for card in table.drawn.tolist() if card != EMPTY]
    open_objectives = table.phase == Phase.OVER or bool(is_together(known))
    seen = view_for_all(edition, without_secrets(state, open_objectives))
    own = None if seat < 0 else int(owner_of(known, seat))
    boards = list(seen["boards"])
    for owner in range(len(boards)):
        if owner == own or open_objectives:
            boards[owner] = view_board(edition, state, table, owner, with_objective=True)
    return {
        **seen,
        "unseen": numbers_unseen(edition, table, hidden),
        "drawn": None if hidden else [str(card_id(edition, card)) for card in drawn],
        "drawn_count": len(drawn),
        "boards": boards,
        "own_board": own,
    }


def without_secrets(state: State, open_objectives: bool) -> State:
    """A copy of the state without what only some seats know, or none."""
    opened = state.copy()
    table = read_table(opened)
    for secret in (table.random, table.deck, table.drawn):
        secret[:] = 0
    if not open_objectives:
        table.objective[:] = EMPTY
    return opened


@seen_by_all
def view_for_all(edition: Edition, state: State) -> PublicView:
    """The table as everybody sees it."""
    table, known = read_table(state), record(state)
    over = table.phase == Phase.OVER
    together = bool(is_together(known))
    boards = 1 if together else int(table.players)
    return {
        "players": int(table.players),
        "together": together,
        "assignment": int(table.assignment),
        "difficulty": difficulty_of(table) if table.assignment else None,
        "turn": int(table.turns) + 1,
        "actor": None if over else int(table.actor),
        "phase": PHASE_NAMES[table.phase],
        "final_round": bool(table.final_round),
        "wild_bought": bool(table.wild_bought),
        "round": int(table.turns) // (1 if boards == 1 else int(table.players)) + 1,
        "time": int(table.time),
        "time_start": int(starting_time(cards_of(edition), known)),
        "effect": view_effect(edition, table),
        "conditions": view_conditions(edition, known),
        "special": view_special(edition, known),
        "wild_price": int(table.wild_price),
        "supply": int(table.supply) if table.limited else None,
        "deck": int(table.deck_count),
        "field": view_field(edition, table, known),
        "discard": [str(card_id(edition, int(c))) for c in table.discard[: table.discard_count]],
        "skills": view_skills(edition, table),
        "wilds": [
            {
                "habitat": HABITAT_LETTERS[habitat],
                "cards": [
                    str(card_id(edition, int(card)))
                    for card in table.wilds[habitat]
                    if card != EMPTY
                ],
            }
            for habitat in range(STACKS)
        ],
        "boards": [
            view_board(edition, state, table, owner, with_objective=False)
            for owner in range(boards)
        ],
    }


def difficulty_of(table: Table) -> DifficultyName:
    """How hard the assignment is."""
    return DIFFICULTIES[table.difficulty - Difficulty.RELAXED]


def view_field(edition: Edition, table: Table, known: Table) -> list[FieldPlace | None]:
    """The Field from left to right: cards, prices, tokens lying on them."""
    cards = cards_of(edition)
    return [
        None
        if table.field[slot] == EMPTY
        else {
            "card": str(card_id(edition, int(table.field[slot]))),
            "cost": int(price_of(cards, known, slot)),
            "tokens": int(table.field_tokens[slot]),
            "story": int(table.field_story[slot]),
        }
        for slot in range(table.field_size)
    ]


def view_skills(edition: Edition, table: Table) -> list[SkillView]:
    """The Skill tokens, the side up, and what is being resolved."""
    return [
        {
            "skill": int(table.skills[position]) + 1,
            "side": SIDE_NAMES[table.exhausted[position]],
            "pending": bool(table.pending[position]),
            "resolving": bool(table.token == position),
        }
        for position in range(TOKENS)
        if table.skills[position] != EMPTY
    ]


def starting_time(cards: Cards, table: Table) -> int:
    """Where the time marker began."""
    if table.assignment > 0:
        return int(cards.assignment_time[table.assignment])
    return FIRST_TIME + (0 if is_together(table) else int(table.players) - 1)


def view_effect(edition: Edition, table: Table) -> EffectView | None:
    """The Skill effect being resolved, and how many more times it may be used."""
    if table.token == EMPTY:
        return None
    cards = cards_of(edition)
    skill = int(table.skills[table.token])
    side = Side.EXHAUSTED if table.pending[table.token] else Side.ACTIVE
    return {
        "skill": skill + 1,
        "side": SIDE_NAMES[side],
        "effect": Effect(int(cards.effects[skill, side, table.step])).name,
        "amount": int(cards.amounts[skill, side, table.step]),
        "left": int(table.repeats),
    }


def view_conditions(edition: Edition, table: Table) -> list[ConditionView]:
    """How far the conditions of the assignment are met; none without one."""
    cards = cards_of(edition)
    found: list[ConditionView] = []
    for index in range(CONDITIONS if table.assignment > 0 else 0):
        condition = Condition(int(cards.condition[table.assignment, index]))
        if condition:
            found.append(
                {
                    "condition": condition.name.lower(),
                    "a": int(demanded(cards, table, index)),
                    "have": int(condition_progress(cards, table, index)),
                    "need": int(condition_target(cards, table, index)),
                }
            )
    return found


def view_special(edition: Edition, table: Table) -> SpecialView | None:
    """What the special rules of the assignment have put on the table."""
    if table.special == 0:
        return None
    cards = cards_of(edition)
    closed = closed_spaces(cards, table)
    limit = in_force(table, Special.TURN_LIMIT)
    season = season_in_force(cards, table) if in_force(table, Special.SEASON_CLOCK) else EMPTY
    return {
        "rules": [special.name.lower() for special in Special if in_force(table, special)],
        "closed": [SPACE_NAMES[space] for space in range(SPACES) if closed >> space & 1],
        "invaded": [SPACE_NAMES[space] for space in range(SPACES) if is_invaded(table, space)],
        "in_care": {
            SPACE_NAMES[space]: int(table.story[space])
            for space in range(SPACES)
            if table.story[space] > 0 and table.board[0, space] != EMPTY
        },
        "log": int(table.story_log),
        "season": None if season == EMPTY else SEASON_NAMES[season],
        "last_turn": int(number_of(cards, table, Special.TURN_LIMIT, 0)) if limit else None,
        "banded": bool(table.banded),
        "cleared": bool(table.cleared),
    }


def numbers_unseen(edition: Edition, table: Table, hides_drawn: bool) -> list[int]:
    """How many cards of each number a seat has not seen: in the deck or in another's hand."""
    unseen = table.deck[: table.deck_count].tolist()
    if hides_drawn:
        unseen += [card for card in table.drawn.tolist() if card != EMPTY]
    counts = [0] * (HIGHEST + 1)
    for card in unseen:
        counts[card_row(edition, card)["number"]] += 1
    return counts[LOWEST:]


def board_key(
    edition: Edition, state: State, table: Table, owner: int, with_objective: bool
) -> tuple[Hashable, ...]:
    """What the view of a board depends on."""
    return (
        edition.digest,
        with_objective,
        int(table.synergy[owner]),
        int(table.objective[owner]) if with_objective else EMPTY,
        table.board[owner].tobytes(),
        table.research[owner].tobytes(),
        table.story.tobytes() if table.special else b"",
    )


@cached(5_000, key=board_key)
def view_board(
    edition: Edition, state: State, table: Table, owner: int, with_objective: bool
) -> BoardView:
    """A board with its cards and research, and the points the viewer may know.

    Cached and shared by all viewers until something on the board changes.
    """
    return {
        "synergy": int(table.synergy[owner]),
        "spaces": placed_cards(edition, table, owner),
        "score": score_board(edition, record(state), owner, with_objective),
    }


def shows_action(edition: Edition, before: State, action: int, seat: int) -> bool:
    """Hidden is what tells the place at which another player drew a card."""
    kind = ACTIONS.decode(action).kind
    return kind != "put_back" or not hides_drawn_cards(record(before), seat)
