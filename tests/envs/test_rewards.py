"""What results are worth under each scheme."""

import numpy as np
import pytest

from ecotone.engine.errors import BadOption
from ecotone.envs.rewards import scheme_named

POINTS = np.array([[10, 30, 20], [7, 7, 1]])
PLACES = np.array([[3, 1, 2], [1, 1, 3]])


def rewards(name, points=POINTS, places=PLACES, won_or_lost=False, shared=False):
    scheme = scheme_named(name, won_or_lost, shared)
    return scheme(np.array(points), np.array(places)).tolist()


def test_winning_counts_for_all_who_tie():
    assert rewards("win") == [[-1, 1, -1], [1, 1, -1]]


def test_places_go_from_one_to_minus_one():
    assert rewards("places") == [[-1, 1, 0], [1, 1, -1]]


def test_the_score_is_the_lead_over_the_best_other_seat():
    assert rewards("score") == [[-20, 10, -10], [0, 0, -6]]


@pytest.mark.parametrize("name", ["win", "places", "score"])
def test_what_is_only_won_or_lost_is_worth_one_or_minus_one(name):
    assert rewards(name, [[4, 4]], [[2, 2]], won_or_lost=True, shared=True) == [[-1, -1]]
    assert rewards(name, [4], [1], won_or_lost=True, shared=True) == [1]


def test_shared_points_count_as_they_are():
    assert rewards("score", [[42, 42]], [[1, 1]], shared=True) == [[42, 42]]
    assert rewards("score", [42], [1], shared=True) == [42]


def test_an_unknown_scheme_is_named():
    with pytest.raises(BadOption, match="expected one of win, places, score, got points"):
        rewards("points")
