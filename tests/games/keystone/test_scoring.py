"""Scoring: the rulebook's examples (p. 7 to 10) and the slow scorer."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecotone.engine.match import Match
from ecotone.games.keystone import GAME
from ecotone.games.keystone.scoring import best_run, goals_met, places, total
from ecotone.games.keystone.sheet import score_board
from ecotone.games.keystone.table import SPACES, WILD, WILDS
from ecotone.games.keystone.words import habitat_letters, habitat_names, record
from games.keystone import slow
from games.keystone.boards import (
    CARDS,
    EDITION,
    SALLY,
    SALLY_RESEARCH,
    Deck,
    card,
    lay,
    new_table,
)

FIRST_ROW = 4
FIRST_COLUMN = 0


def row_points(*cards, research=0):
    deck = Deck().row(*cards, research=research)
    return best_run(deck.cards, deck.table, 0, FIRST_ROW).points


def test_t1_four_ascending_cards_of_one_habitat_score_four():
    assert row_points((1, "F"), (2, "F"), (3, "FW"), (4, "F")) == 4


def test_t2_consecutive_neighbours_without_a_common_habitat_score_nothing():
    assert row_points((1, "F"), (2, "D"), (4, "D"), (5, "W")) == 0


@pytest.mark.ruling("R37")
def test_t3_of_two_pairs_the_one_with_a_keystone_counts():
    assert row_points((1, "F"), (2, "F"), (4, "F", True), (5, "F")) == 4


@pytest.mark.ruling("R37")
def test_t4_the_longer_of_two_habitats_counts():
    deck = Deck().row((1, "F"), (2, "FD"), (3, "D"), (4, "D"))
    run = best_run(deck.cards, deck.table, 0, FIRST_ROW)
    assert (run.points, run.start, run.cards, run.habitats) == (3, 1, 3, 0b0010)


def test_t5_research_adds_a_point_each():
    assert row_points((1, "A"), (2, "A"), (3, "A"), (4, "A"), research=2) == 6


def test_t6_each_keystone_scores_the_ecosystem_again():
    assert row_points((3, "W", True), (4, "W", True), (5, "W"), None, research=1) == 12


def test_t7_a_wild_fills_in():
    assert row_points((1, "F", True), (0, "F"), (3, "F", True), (4, "F")) == 12


def test_t8_a_wild_is_no_six():
    assert row_points((1, "A"), (3, "A"), (5, "A"), (0, "A")) == 2


def test_a_wild_of_another_habitat_does_not_help():
    assert row_points((1, "F"), (0, "D"), (3, "F"), None) == 0


@pytest.mark.ruling("R38")
def test_two_wilds_alone_are_an_ecosystem():
    assert row_points((0, "W"), (0, "W"), None, None) == 2


def test_an_empty_space_breaks_a_run():
    assert row_points((1, "F"), None, (2, "F"), (3, "F")) == 2


def test_a_single_card_is_no_ecosystem():
    assert row_points((1, "F", True), None, (4, "F"), None, research=3) == 0


def test_descending_runs_count_and_a_turn_breaks_them():
    assert row_points((4, "F"), (3, "F"), (2, "F"), (3, "F", True)) == 4


@pytest.mark.ruling("R38")
def test_a_wild_may_be_one_number_in_its_row_and_another_in_its_column():
    deck = Deck()
    wild = deck.add(0, "F")
    for space, number in ((0, 1), (2, 3), (5, 4), (9, 5)):
        deck.table.board[0, space] = deck.add(number, "F")
    deck.table.board[0, 1] = wild
    row = best_run(deck.cards, deck.table, 0, FIRST_ROW)
    column = best_run(deck.cards, deck.table, 0, FIRST_COLUMN + 1)
    assert (row.cards, column.cards) == (3, 3)


def sally():
    match, table = new_table()
    lay(table, 0, SALLY, SALLY_RESEARCH)
    table.objective[0] = 0
    table.synergy[0] = 7
    return match, table


def test_t9_the_scoring_example_is_87():
    _, table = sally()
    sheet = score_board(EDITION, table, 0)
    assert [line["points"] for line in sheet["lines"]] == [3, 12, 0, 15, 9, 10, 9, 3]
    assert sheet["objective"]["points"] == 24
    assert sheet["synergy"]["points"] == 2
    assert sheet["total"] == 87 == total(CARDS, table, 0)


def test_the_sheet_explains_column_two():
    _, table = sally()
    run = score_board(EDITION, table, 0)["lines"][1]["run"]
    assert run == {
        "points": 12,
        "habitats": ["W"],
        "spaces": ["r1c2", "r2c2", "r3c2"],
        "cards": ["Red Mangrove", "Cottontail Rabbit", "Coyote"],
        "numbers": [1, 2, 3],
        "research": 1,
        "keystones": 2,
        "multiplier": 3,
    }


def test_the_sheet_names_the_cards_of_every_goal():
    _, table = sally()
    goals = score_board(EDITION, table, 0)["objective"]["goals"]
    assert all(goal["met"] for goal in goals)
    assert goals[1]["cards"] == ["Snail Kite", "Desert Tortoise"]
    assert goals[2]["cards"] == ["Swallow-Tailed Kite", "Mountain Goat", "Musk Ox"]


@pytest.mark.parametrize("missing", ["Desert Tortoise", "Musk Ox", "Mule Deer", "Snail Kite"])
def test_a_goal_falls_with_a_card_it_needs(missing):
    _, table = sally()
    space = [name for row in SALLY for name in row].index(missing)
    before = goals_met(CARDS, table, 0)
    table.board[0, space] = card("Sugar Maple")
    table.research[0, space] = 0
    assert goals_met(CARDS, table, 0) < before


JIM = [
    [(2, "FDWA", True), (3, "DA"), (4, "FA"), (4, "FDA")],
    [(3, "DW"), (4, "DWA"), (1, "FDA", True), (2, "A", True)],
    [(4, "FDW"), (1, "WA"), (2, "FDA", True), (3, "WA", True)],
    [(4, "FW"), (1, "A"), (4, "W", True), (5, "W", True)],
]
JIM_RESEARCH = {0, 1, 8, 10, 13, 14}


def test_t10_a_board_with_the_losers_lines_adds_up_to_78():
    """The rulebook shows Jim's sheet but not his board; this one has the same eight lines."""
    deck = Deck()
    for space, made in enumerate(cell for row in JIM for cell in row):
        deck.table.board[0, space] = deck.add(*made)
        deck.table.research[0, space] = space in JIM_RESEARCH
    lines = [best_run(deck.cards, deck.table, 0, line).points for line in range(8)]
    assert lines == [10, 3, 9, 6, 10, 6, 12, 9]
    deck.table.synergy[0] = 9
    assert total(deck.cards, deck.table, 0) + CARDS.ladder[0, 2] == 78


def standings(points):
    """Places of two players who are level but for (goals, tokens)."""
    _, table = new_table()
    table.objective[:2] = 0
    boards = {
        0: [[None] * 4] * 4,
        1: [["Snail Kite", None, None, None], ["Desert Tortoise", None, None, None]],
    }
    for seat, (goals, tokens) in enumerate(points):
        lay(table, seat, boards[goals])
        table.synergy[seat] = tokens
    out = np.zeros(2, np.int64)
    places(CARDS, table, out)
    return out.tolist()


@pytest.mark.ruling("R41", "R42")
def test_ties_go_to_more_goals_then_more_tokens_then_are_shared():
    assert standings([(0, 12), (1, 0)]) == [2, 1]
    assert standings([(0, 7), (0, 8)]) == [2, 1]
    assert standings([(0, 7), (0, 7)]) == [1, 1]


def test_goals_break_a_tie_before_tokens():
    """4 points from a goal and 0 tokens against 12 tokens: level on points, the goal wins."""
    _, table = new_table()
    table.objective[:2] = 0
    lay(table, 1, [["Snail Kite", None, None, None], ["Desert Tortoise", None, None, None]])
    table.synergy[0], table.synergy[1] = 12, 0
    assert total(CARDS, table, 0) == total(CARDS, table, 1) == 4


cards_on_board = st.lists(
    st.one_of(
        st.just(-1),
        st.integers(0, len(EDITION.tables["species"]) - 1),
        st.integers(WILD, WILD + WILDS - 1),
    ),
    min_size=SPACES,
    max_size=SPACES,
)


@settings(max_examples=400)
@given(
    board=cards_on_board,
    research=st.lists(st.integers(0, 2), min_size=SPACES, max_size=SPACES),
    objective=st.integers(-1, 9),
    tokens=st.integers(0, 80),
)
def test_the_fast_scorer_equals_the_slow_one(board, research, objective, tokens):
    match = Match(GAME, 2, 0)
    table = record(match.state)
    table.board[0] = board
    table.research[0] = [r if c >= 0 else 0 for r, c in zip(research, board, strict=True)]
    table.objective[0] = objective
    table.synergy[0] = tokens
    expected = slow.total(EDITION, table, 0)
    assert total(CARDS, table, 0) == expected == score_board(EDITION, table, 0)["total"]


@pytest.mark.ruling("R47")
def test_of_several_shared_habitats_the_sheet_names_all():
    deck = Deck().row((1, "DWA"), (2, "FDA"))
    run = best_run(deck.cards, deck.table, 0, FIRST_ROW)
    assert habitat_letters(run.habitats) == ["D", "A"]
    assert habitat_names(run.habitats, "en") == "Desert and Arctic"
    assert habitat_names(run.habitats, "de") == "Wüste und Arktis"


@pytest.mark.ruling("R39")
def test_a_card_may_serve_several_goals_and_a_goal_counts_once():
    _, table = sally()
    serving = [set(goal["cards"]) for goal in score_board(EDITION, table, 0)["objective"]["goals"]]
    assert sum(len(cards) for cards in serving) > len(set.union(*serving))
    lay(table, 0, [["Snail Kite", None, None, None], ["Desert Tortoise", None, None, None]] * 2)
    assert goals_met(CARDS, table, 0) == 1
