"""The course of whole games: turns, years, options, the solo variants."""

import numpy as np
import pytest

from ecotone.engine.batch import Deal
from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.random_games import audited_games
from ecotone.engine.randomness import new_generator
from ecotone.games.habitats import GAME
from ecotone.games.habitats.actions import ACTIONS
from ecotone.games.habitats.cards import CARDS, Kind
from ecotone.games.habitats.table import TABLE, Phase
from ecotone.games.habitats.words import record
from ecotone.testing import finished_match, random_match

TURNS = {1: 22, 2: 21, 3: 20, 4: 19, 5: 18}


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize(("years", "more"), [("standard", 0), ("long", 3)])
def test_everyone_has_the_turns_of_the_rulebook(players, years, more):
    table = record(finished_match(GAME, players, 1, years=years, tiles="large").state)
    assert (table.count[:players] == TURNS[players] + more + 1).all()
    assert table.phase == Phase.OVER


@pytest.mark.parametrize(
    ("players", "lengths"), [(2, [9, 6, 6]), (3, [8, 6, 6]), (4, [7, 6, 6]), (5, [6, 6, 6])]
)
def test_years_have_the_length_of_the_rulebook(players, lengths):
    laid = [0, 0, 0]
    for match in random_match(GAME, players, 3):
        table = record(match.state)
        if table.phase == Phase.PLACE and table.seat == 0:
            laid[table.year] += 1
    assert laid == lengths


@pytest.mark.ruling("R17")
def test_seats_take_turns_in_order():
    actors = [match.actor for match in random_match(GAME, 3, 5)]
    assert actors[:9] == [0, 1, 2, 0, 0, 1, 1, 2, 2]


def test_goal_points_come_at_the_end_of_each_year():
    last = 0
    for match in random_match(GAME, 2, 8):
        table = record(match.state)
        points = int(table.goal_points.sum())
        if points != last:
            assert table.turn == 0
        last = points
    assert last > 0


def test_solo_from_the_market_has_one_figure_and_no_goals():
    match = finished_match(GAME, 1, 4)
    kinds = [ACTIONS.decode(action).kind for action in match.actions]
    assert kinds == ["face"] + ["take", "place"] * 22
    assert match.scores()[0] == match.game.score_sheet(match.edition, match.state, 0)["park"]
    assert match.places() == [1]


def test_solo_by_drawing_places_one_tile_after_the_other():
    match = finished_match(GAME, 1, 4, solo="draw")
    table = record(match.state)
    assert [ACTIONS.decode(action).kind for action in match.actions] == ["place"] * 22
    assert table.tile[0, 1:23].tolist() == table.bag[:22].tolist()


def test_drawing_is_for_one_player():
    with pytest.raises(BadOption):
        Match(GAME, 2, 0, {"solo": "draw"})


def test_the_base_set_has_112_tiles_and_the_large_one_camps_too():
    base = record(Match(GAME, 2, 0).state)
    large = record(Match(GAME, 2, 0, {"tiles": "large"}).state)
    kinds = GAME.edition().data.view(CARDS)[0].kind
    assert base.bag_size == 112
    assert large.bag_size == 134
    assert Kind.CAMP not in kinds[base.bag[:112]]
    assert Kind.CAMP in kinds[large.bag[:134]]


def test_five_players_need_all_tiles_but_the_last_refill():
    table = record(finished_match(GAME, 5, 2).state)
    assert table.drawn == table.bag_size == 112
    assert (table.market >= 0).sum() == 112 - 5 * 18


@pytest.mark.compiled
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize(
    "options",
    [
        {"years": "long", "tiles": "large", "goals": "one"},
        {"roads": "printed", "tourists": "own_area", "facing": "printed"},
        {"years": "long"},
    ],
)
def test_every_option_plays_without_a_fault(players, options):
    if players == 1:
        options = {name: value for name, value in options.items() if name != "goals"}
    assert audited_games(Deal.of(GAME, players, options), np.arange(20)) is None


@pytest.mark.ruling("R21")
def test_equal_points_share_the_victory():
    match = Match(GAME, 3, 1)
    table = record(match.state)
    table.goal_points[:3] = (7, 7, 2)
    assert match.places() == [1, 1, 3]


def test_the_state_is_small():
    assert TABLE.itemsize <= 2048


def test_what_a_seat_knows_hides_only_the_order_of_the_bag():
    match = Match(GAME, 2, 9)
    other = match.state.copy()
    table = record(other)
    rest = table.bag[table.drawn : table.bag_size]
    rest[:] = rest[::-1].copy()
    for seat in (-1, 0, 1):
        assert GAME.view(match.edition, other, seat) == match.view(seat)


def test_redealing_shuffles_the_rest_of_the_bag_and_nothing_that_was_drawn():
    match = Match(GAME, 3, 9)
    dealt = match.state.copy()
    GAME.entry.redeal(match.edition.data, dealt, 1, new_generator(4))
    before, after = record(match.state), record(dealt)
    drawn, size = int(before.drawn), int(before.bag_size)
    assert after.bag[:drawn].tolist() == before.bag[:drawn].tolist()
    assert after.bag[drawn:size].tolist() != before.bag[drawn:size].tolist()
    assert sorted(after.bag[drawn:size]) == sorted(before.bag[drawn:size])
    assert after.random.tolist() != before.random.tolist()


@pytest.mark.ruling("R17")
def test_seat_one_begins_every_year():
    begins = {}
    for match in random_match(GAME, 3, 5):
        table = record(match.state)
        if table.phase == Phase.TAKE:
            begins.setdefault(int(table.year), match.actor)
    assert begins == {0: 0, 1: 0, 2: 0}


@pytest.mark.ruling("R19")
def test_alone_22_turns_are_counted_in_three_years():
    laid = [0, 0, 0]
    for match in random_match(GAME, 1, 3):
        table = record(match.state)
        if table.phase == Phase.PLACE:
            laid[table.year] += 1
    assert laid == [8, 7, 7]


@pytest.mark.ruling("R08")
def test_the_largest_game_empties_the_bag_sixteen_turns_before_its_end():
    turns = 0
    for match in random_match(GAME, 5, 2, years="long"):
        table = record(match.state)
        if table.phase == Phase.TAKE and table.drawn == table.bag_size:
            turns += 1
    assert turns == 16
