"""Points: examples, tie-breakers, and a slow scorer against the fast one."""

import random

import pytest

from ecotone.engine.match import Match
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import SPACE_NAMES
from ecotone.games.keyharvest.table import Ask
from ecotone.games.keyharvest.words import cards_of, record

ROWS = (7, 8, 9, 8, 9, 8, 7)


def test_workers_score_their_values(scene):
    assert scene().workers(0, E5="F1", B2="F5", G2="T4").scores() == [1 + 3 + 5, 0]


def test_only_two_groups_score(scene):
    s = scene().fields(0, "E4", "E5", "E6", "B2", "B3", "G1")
    assert s.scores() == [3 + 4, 0]


def test_one_group_scores_once(scene):
    assert scene().fields(0, "E4", "E5").scores() == [2, 0]


def test_crop_majorities_and_their_ties(scene):
    s = scene(3).counters(0, wheat=2, hops=1).counters(1, wheat=1, wine=3).counters(2, wine=3)
    assert s.scores() == [2, 0, 0]


def test_bids_do_not_count_as_crops(scene):
    assert scene().store(0, "E4", wheat=5).counters(1, wheat=1).scores() == [0, 1]


def test_ties_are_broken_by_tiles_then_counters(scene):
    s = scene(3).fields(0, "E4", "E5", "B2").workers(1, E5="F3").fields(1, "B3", "G2")
    s.fields(2, "C5", "C6", "F1")
    assert s.scores() == [4, 5, 4]
    assert s.places() == [2, 1, 2]
    s.counters(0, wheat=1).counters(1, wheat=1, hops=1).counters(2, wheat=1, hops=1)
    assert s.scores() == [4, 5, 4]
    assert s.places() == [3, 1, 2]


def test_more_tiles_win_a_tie(scene):
    s = scene().fields(0, "E4", "E5").workers(1, B2="F3").scores()
    assert s == [2, 2]
    assert scene().fields(0, "E4", "E5").workers(1, B2="F3").places() == [1, 2]


@pytest.mark.ruling("R38")
def test_all_level_shares_the_win(scene):
    assert scene().fields(0, "E4").fields(1, "G1").places() == [1, 1]


def place_on_paper(label):
    """Row and doubled column, from the picture of the board."""
    row = "ABCDEFG".index(label[0])
    return row, 2 * int(label[1]) - ROWS[row] - 1


def touches(one, other):
    (row, x), (other_row, other_x) = place_on_paper(one), place_on_paper(other)
    return (abs(row - other_row), abs(x - other_x)) in ((0, 2), (1, 1))


def slow_scores(edition, table):
    """The rules of scoring word by word, with sets and the board's picture."""
    values = cards_of(edition).value
    points = []
    for seat in range(table.players):
        rest = {SPACE_NAMES[space] for space in range(56) if table.board[seat, space]}
        sizes = [0, 0]
        while rest:
            group = {rest.pop()}
            while grown := {f for f in rest if any(touches(f, g) for g in group)}:
                group |= grown
                rest -= grown
            sizes.append(len(group))
        sizes.sort()
        total = sizes[-1] + 2 * sizes[-2]
        total += sum(int(values[worker]) for worker in table.worker[seat] if worker >= 0)
        for crop in range(5):
            others = [table.counters[s, crop] for s in range(table.players) if s != seat]
            total += bool(table.counters[seat, crop] > max(others))
        points.append(total)
    return points


@pytest.mark.compiled
def test_slow_scorer_agrees_with_the_fast_one():
    checked = 0
    for players in (2, 3, 4):
        for seed in range(12):
            match = Match(GAME, players, seed)
            chance = random.Random(seed)
            while not match.over:
                match.push(int(chance.choice(match.legal)))
                if len(match.actions) % 40 == 0 or match.over:
                    assert match.scores() == slow_scores(match.edition, record(match.state))
                    checked += 1
    assert checked > 100


def test_score_sheet_adds_up_at_the_end():
    for seed in range(6):
        match = Match(GAME, 3, seed)
        chance = random.Random(seed)
        while not match.over:
            match.push(int(chance.choice(match.legal)))
        sheets = [GAME.score_sheet(match.edition, match.state, seat) for seat in range(3)]
        assert [sheet["total"] for sheet in sheets] == match.scores()


def test_score_sheet_knows_which_fields_are_harvested(scene):
    s = scene().fields(0, "E4", "E5").fields(0, "B2", "C3", harvested=True)
    sheet = GAME.score_sheet(s.edition, s.state, 0)
    assert sheet["harvested"] == ["B2", "C3"]
    assert sheet["second"]["fields"] == ["E4", "E5"], "harvested or not, a field counts"


def test_score_sheet_tells_nothing_about_hidden_counters(scene):
    s = scene().fields(0, "E4").counters(1, wheat=4)
    assert s.asked == Ask.TURN
    sheet = GAME.score_sheet(s.edition, s.state, 0)
    assert "crops" not in sheet
    assert sheet["total"] == 1
