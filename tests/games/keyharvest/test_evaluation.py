"""The guess at how every seat will fare."""

import numpy as np
import pytest

from ecotone.bots import bot_named
from ecotone.engine.match import Match
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import SPACE_NAMES
from ecotone.games.keyharvest.evaluation import SOME_TURNS, WEIGHTS, turns_to_come
from ecotone.games.keyharvest.signs import Sign, read_signs


def values_of(scene):
    """What the evaluation says of each seat."""
    out = np.zeros(scene.table.players, np.float64)
    GAME.entry.evaluate(scene.edition.data, scene.state, out)
    return out


def best(scene):
    """The choice after which the table looks best for the one who decides, in words."""
    choices = {}
    for answer in scene.legal:
        before = scene.state.copy()
        seat = scene.actor
        choices[answer] = values_of(scene.play(answer))[seat]
        scene.state[:] = before
    return max(choices, key=lambda answer: choices[answer])


@pytest.mark.parametrize("players", GAME.players)
def test_at_the_end_it_is_the_points_above_the_mean(players):
    match = Match(GAME, players, 4)
    bot = bot_named("random", 2)
    while not match.over:
        match.push(bot.choose(match))
    points = np.array(match.scores(), float)
    values = np.zeros(players)
    GAME.entry.evaluate(match.edition.data, match.state, values)
    assert values == pytest.approx(points - points.mean())


def test_the_seats_add_up_to_nothing_and_looking_changes_nothing(scene):
    s = scene(3).fields(0, "E4", "E5").fields(1, "B2").counters(2, wine=3).registry("C3")
    before = s.state.copy()
    assert values_of(s).sum() == pytest.approx(0.0)
    assert (s.state == before).all()


def test_a_delay_costs_everyone_the_same_and_ever_more(scene):
    """Passing leaves the bag as it is; a seat that loses nothing by it would pass for ever."""
    s = scene(3).fields(0, "E4", "E5").counters(1, wine=3).registry("C3")
    at_ease = values_of(s)
    costs = []
    for turns in range(0, 60, 10):
        s.table.turns = turns
        cost = at_ease - values_of(s)
        assert cost == pytest.approx(np.full(3, cost[0]))
        costs.append(cost[0])
    assert costs[:2] == pytest.approx([0.0, 0.0])
    assert (np.diff(costs, 2)[1:] > 0).all()
    s.bag(*SPACE_NAMES[:30])
    assert (values_of(s) > at_ease - costs[-1]).all()


def test_points_weigh_at_once_what_they_count():
    at_once = WEIGHTS[:, 0]
    assert [at_once[sign] for sign in (Sign.LARGEST, Sign.SECOND)] == [1.0, 2.0]
    assert [at_once[sign] for sign in (Sign.WORKERS, Sign.MAJORITIES)] == [1.0, 1.0]
    assert not at_once[[Sign.THIRD, Sign.COUNTERS, Sign.UNHARVESTED, Sign.STORED]].any()


def test_turns_to_come_are_counted_at_the_end_and_guessed_before_it(scene):
    s = scene(3)
    s.bag("C1", "C2", events=["E01", "E02"])
    assert turns_to_come(s.table, 0) > SOME_TURNS
    s.table.turns_left = 7
    assert [turns_to_come(s.table, seat) for seat in range(3)] == [2.0, 2.0, 2.0]
    s.table.turns_left = 3
    assert [turns_to_come(s.table, seat) for seat in range(3)] == [0.0, 1.0, 1.0]


def test_the_field_that_is_missed_least_goes_over_the_hedge(scene):
    s = scene(2).fields(0, "D4", "E4", "E5", "B1", "B2", "G7").fields(1, "F7", "F8", "A1")
    s.draw("E01")
    assert best(s) == "G7"


def test_the_best_exchange_is_seen_before_the_field_is_named(scene):
    s = scene(2).fields(0, "D4", "E4", "E5", "B1", "B2", "G7").registry("B3", "G1")
    s.draw("E05")
    assert best(s) == "G7"


def test_counters_still_to_be_paid_count_as_gone_and_the_field_as_laid(scene):
    s = scene(2).fields(0, "B1", "B2", "E4").counters(0, hops=3, wine=1).registry("B3")
    s.draw("E02").play("B3")
    assert s.hand(0) == {"hops": 3, "wine": 1}
    signs = np.zeros(len(Sign))
    read_signs(s.cards, s.table, 0, signs)
    assert (signs[Sign.COUNTERS], signs[Sign.LARGEST]) == (1.0, 3.0)


@pytest.mark.compiled
def test_greedy_beats_random():
    won = 0
    for seed in range(6):
        match = Match(GAME, 2, seed)
        bots = [bot_named("greedy", seed), bot_named("random", seed)]
        while not match.over:
            match.push(bots[(match.actor + seed) % 2].choose(match))
        won += match.places()[seed % 2] == 1
    assert won == 6
