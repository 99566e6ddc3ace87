"""An analysis tells mistakes from good decisions, and ends where the game ended."""

import json

import pytest
from tiny import GAME as TINY

from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.texts import LANGUAGES
from ecotone.lab.analysis import NotOver, analyse
from ecotone.testing import finished_match

SIMULATIONS = 200
TAKE_ONE, TAKE_TWO, TAKE_THREE = range(3)


@pytest.fixture(scope="module")
def blunder():
    """Seat 0 leaves four stones, as it should; seat 1 cannot help it; then seat 0 errs."""
    match = Match(TINY, 2, 1, {"stones": 6})
    for action in (TAKE_TWO, TAKE_ONE, TAKE_TWO, TAKE_ONE):
        match.push(action)
    assert match.places() == [2, 1]
    return match


def test_it_finds_the_mistake(blunder):
    analysis = analyse(blunder, ["a", "b"], SIMULATIONS)
    assert analysis.mistakes == [[3], []]
    mistake = analysis.decisions[2]
    assert mistake.seat == 0
    assert mistake.taken.action == TAKE_TWO
    assert mistake.other is not None
    assert mistake.other.action == TAKE_THREE
    bonus = TINY.edition().tables["bonus"][0]["bonus"]
    assert mistake.cost.mean == pytest.approx(2 * bonus, abs=2)
    assert not analysis.decisions[0].is_mistake


def test_the_last_decision_had_no_other(blunder):
    last = analyse(blunder, ["a", "b"], SIMULATIONS).decisions[-1]
    assert last.other is None
    assert (last.cost.mean, last.cost.low, last.cost.high) == (0, 0, 0)


def test_curves_end_with_the_real_result(blunder):
    analysis = analyse(blunder, ["a", "b"], SIMULATIONS)
    scores = blunder.scores()
    ends = [curve.results[-1] for curve in analysis.curves]
    assert ends == [scores[0] - scores[1], scores[1] - scores[0]]
    assert [curve.numbers for curve in analysis.curves] == [[1, 3, 4], [2, 4, 4]]
    for curve in analysis.curves:
        assert len(curve.numbers) == len(curve.results) == len(curve.low) == len(curve.high)


def test_it_is_plain_data_and_the_same_each_time(blunder):
    before = blunder.state.copy(), list(blunder.actions)
    data = analyse(blunder, ["a", "b"], SIMULATIONS).to_data()
    assert json.loads(json.dumps(data)) == data
    assert analyse(blunder, ["a", "b"], SIMULATIONS).to_data() == data
    assert (blunder.state == before[0]).all()
    assert blunder.actions == before[1]
    assert data["seats"] == ["a", "b"]
    assert data["measure"] == "lead"
    assert [one["taken"]["action"] for one in data["decisions"]] == before[1]
    assert all(set(one["taken"]["words"]) == set(LANGUAGES) for one in data["decisions"])


def test_progress_is_told_and_may_stop_it(blunder):
    told = []
    analyse(blunder, ["a", "b"], 1, lambda *done: told.append(done))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]

    def stop(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(blunder, ["a", "b"], 1, stop)


def test_a_game_alone_counts_points():
    match = finished_match(game_named("habitats"), 1, 3)
    analysis = analyse(match, ["a"], 8)
    assert analysis.measure == "points"
    assert analysis.curves[0].results[-1] == match.scores()[0]
    assert len(analysis.curves[0].results) == len(match.actions) + 1


def test_a_game_still_being_played_is_refused():
    """It would tell what the others hold."""
    match = Match(TINY, 2, 1)
    match.push(TAKE_ONE)
    with pytest.raises(NotOver, match="expected a finished game, got one after 1 action"):
        analyse(match, ["a", "b"])


def test_a_budget_of_nothing_is_refused(blunder):
    with pytest.raises(BadOption, match="at least 1 simulation, got 0"):
        analyse(blunder, ["a", "b"], 0)
