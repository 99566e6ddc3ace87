"""What always holds, checks that would notice if it did not, and the same bytes compiled."""

import numpy as np
import pytest

from ecotone.engine.batch import (
    Deal,
)
from ecotone.engine.match import Match
from ecotone.engine.random_games import (
    audited_games,
    random_games,
)
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.invariants import Fault
from ecotone.games.keyharvest.table import ACTION_TILE
from ecotone.games.keyharvest.words import cards_of, record

GAME_CARDS = cards_of(GAME.edition())


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_counters_fields_workers_and_stack_hold_after_every_action(players):
    assert audited_games(Deal.of(GAME, players), np.arange(1000, 1400)) is None


def fault_after(change):
    """The fault found in a game under way after this change to its table."""
    match = Match(GAME, 3, 2)
    for _ in range(150):
        match.push(int(match.legal[len(match.actions) % match.count]))
    assert GAME.entry.audit(match.edition.data, match.state) == 0
    change(record(match.state))
    return Fault(GAME.entry.audit(match.edition.data, match.state))


def take_a_counter(table):
    table.stock[2] -= 1


def owe_a_counter(table):
    table.stock[0] += table.counters[0, 0] + 1
    table.counters[0, 0] = -1


def double_a_field(table):
    table.bag_fields[0] = table.bag_fields[1]


def lose_an_event(table):
    table.bag_event_count -= 1


def stand_on_a_field(table):
    space = int(np.flatnonzero(table.board[0])[0])
    table.worker[0, space] = 5
    table.post[0, 5] = space


def stand_nowhere(table):
    table.post[1, 5] = 3


def miscount_neighbours(table):
    table.fields_next[0, 0] += 1


def stand_side_by_side(table):
    table.worker[2, :] = -1
    table.post[2, :] = -1
    free = [space for space in range(55) if not table.board[2, space : space + 2].any()]
    space = next(space for space in free if space not in (6, 14, 23, 31, 40, 48))
    table.worker[2, space : space + 2] = (0, 1)
    table.post[2, :2] = (space, space + 1)
    table.workers_next[2, :] = 0
    for worker in (space, space + 1):
        near = [n for n in GAME_CARDS.neighbours[worker] if n >= 0]
        table.workers_next[2, near] += 1


def bid_for_nothing(table):
    place = int(np.flatnonzero(table.stored[0] < 0)[0])
    table.bid[0, place, 1] += 1
    table.stock[1] -= 1


def forget_the_first_hand(table):
    table.first_hand[0, 0] += 1


def ask_nothing(table):
    table.asked = 0


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (take_a_counter, Fault.COUNTER_LOST),
        (owe_a_counter, Fault.COUNTER_NEGATIVE),
        (double_a_field, Fault.FIELD_LOST_OR_DOUBLED),
        (lose_an_event, Fault.EVENT_LOST_OR_DOUBLED),
        (stand_on_a_field, Fault.WORKER_ON_FIELD),
        (stand_nowhere, Fault.WORKER_MISPLACED),
        (miscount_neighbours, Fault.NEIGHBOURS_MISCOUNTED),
        (stand_side_by_side, Fault.WORKERS_TOUCH),
        (bid_for_nothing, Fault.BID_MISPLACED),
        (forget_the_first_hand, Fault.FIRST_HAND_BROKEN),
        (ask_nothing, Fault.STACK_BROKEN),
    ],
)
def test_every_broken_promise_is_noticed(change, fault):
    assert fault_after(change) == fault


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_worker_and_event_occurs_and_has_an_effect(players, tiles_without_effect):
    assert tiles_without_effect(GAME.edition(), players, range(ACTION_TILE)) == set()


def test_statistics_of_finished_games():
    finished = random_games(Deal.of(GAME, 2), np.arange(3))
    figures = GAME.statistics(GAME.edition(), finished.states)
    assert figures["turns"] > 10
    assert figures["events_in_the_bag_at_the_end"] >= 0
