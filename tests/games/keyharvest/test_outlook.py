"""What may still come to a seat, for a learned evaluation."""

import numpy as np
import pytest

from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.features import NAMES
from ecotone.games.keyharvest.outlook import OUTLOOKS, Outlook, read_outlook
from ecotone.testing import random_match


def outlook_of(scene, seat=0):
    out = np.full(OUTLOOKS, np.nan)
    read_outlook(scene.cards, scene.table, seat, out)
    assert np.isfinite(out).all()
    return out


def test_fields_beside_the_groups_count_by_where_they_are(scene):
    s = scene().fields(0, "E4", "E5", "A1").fields(1, "E3").registry("E6").store(1, "D4", hops=1)
    s.bag("D5", "E7", "G7", "A2")
    found = outlook_of(s)
    assert found[Outlook.LARGEST_BAG] == 1, "D5; E3 is gone for good"
    assert found[Outlook.LARGEST_OPEN] == 2, "E6 and D4"
    assert found[Outlook.LARGEST_BEYOND] == 1, "E7"
    assert found[Outlook.SECOND_BAG] == 1, "A2"
    assert found[Outlook.SECOND_OPEN] == 0
    assert found[Outlook.REGISTRY_SUM] == 1


def test_the_bag_brings_what_its_fields_would_bring(scene):
    s = scene().fields(0, "E4", "E5", "E6", "A1", "A2").bag("A3", "E7", "G7", "C1")
    found = outlook_of(s)
    assert found[Outlook.BAG_MOST] == 2, "A3 enlarges the second group"
    assert found[Outlook.BAG_GAIN] == pytest.approx((2 + 1 + 0 + 0) / 4)
    assert found[Outlook.BAG_JOINS] == 1


def test_workers_at_home_that_fit_now_or_soon(scene):
    s = scene().fields(0, "E4", "E6")
    found = outlook_of(s)
    assert found[Outlook.FIT_ONE] == found[Outlook.FIT_TWO] == 1
    assert found[Outlook.FIT_THREE] == 0
    assert found[Outlook.NEARLY] == 3
    left = found[Outlook.FARMHANDS_LEFT]
    s.workers(0, E5="F1")
    assert outlook_of(s)[Outlook.FARMHANDS_LEFT] < left
    assert outlook_of(s)[Outlook.TOWNSFOLK_LEFT] == found[Outlook.TOWNSFOLK_LEFT]


def test_crops_in_which_the_lead_is_safe_or_near(scene):
    s = scene().counters(0, wheat=2, hops=1, wine=1).counters(1, wine=2, apples=3, vegetables=1)
    found = outlook_of(s)
    assert found[Outlook.CROPS_HELD] == 3
    assert found[Outlook.CROPS_SAFE] == 1, "wheat"
    assert found[Outlook.CROPS_NEAR] == 2, "wine and vegetables"


def test_the_guess_differs_between_seats_as_the_evaluation_does():
    guess, values, row = np.zeros(1), np.zeros(3), np.zeros(len(NAMES))
    for number, match in enumerate(random_match(GAME, 3, 5)):
        if number % 40 or match.over:
            continue
        GAME.entry.evaluate(match.edition.data, match.state, values)
        guesses = []
        for seat in range(3):
            GAME.own("features", "read_guess")(match.edition.data, match.state, seat, guess)
            GAME.own("features", "read_features")(match.edition.data, match.state, seat, row)
            assert guess[0] == row[NAMES.index("own_guess")]
            guesses.append(guess[0])
        assert np.diff(guesses) == pytest.approx(np.diff(values))
