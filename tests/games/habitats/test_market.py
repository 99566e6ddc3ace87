"""Walking through the market."""

import pytest
from games.habitats.markets import Market

from ecotone.engine.match import Match
from ecotone.games.habitats import GAME
from ecotone.games.habitats.actions import SKIP, TAKE
from ecotone.games.habitats.table import EMPTY, Side, Turn
from ecotone.games.habitats.words import record


@pytest.mark.parametrize(
    ("figure", "ways"),
    [
        ("^", {"front": "b", "right": "g", "left": "e"}),
        (">", {"front": "g", "right": "j", "left": "b"}),
        ("v", {"front": "j", "right": "e", "left": "g"}),
        ("<", {"front": "e", "right": "b", "left": "j"}),
    ],
)
def test_a_figure_takes_the_first_tile_in_front_left_or_right(figure, ways):
    assert Market("abcd", f"e{figure}gh", "ijkl", "mnop").ways() == ways


def test_other_figures_do_not_block():
    market = Market("abcd", ">^<d", "ijkl", "mnop")
    assert market.ways()["front"] == "d"
    assert market.go("front") == "d"


def test_holes_are_passed_over():
    assert Market("abcd", ">..h", "ijkl", "mnop").ways()["front"] == "h"


@pytest.mark.ruling("R22")
def test_the_border_ends_a_direction():
    assert Market("^bcd", "efgh", "ijkl", "mnop").ways() == {"right": "b"}


def test_the_way_back_is_open_only_when_nothing_else_is():
    assert Market("...<", "...h", "....", "....").ways() == {"left": "h"}
    assert Market(">...", "....", "....", "....").ways() == {}
    assert Market("a..>", "....", "....", "....").ways() == {"behind": "a"}
    assert Market("a<.>", "....", "....", "....").ways() == {"front": "a"}


def test_after_a_step_the_figure_looks_the_way_it_went():
    market = Market("abcd", "e^gh", "ijkl", "mnop")
    market.go("right")
    assert market.table.figure[0] == 6
    assert market.table.facing[0] == Side.EAST


@pytest.mark.ruling("R14")
def test_after_a_step_back_the_figure_has_turned_round():
    market = Market("a..>", "....", "....", "....")
    assert market.go("behind") == "a"
    assert market.table.facing[0] == Side.WEST


@pytest.mark.ruling("R06")
def test_the_space_left_is_filled_from_the_bag():
    market = Market("abcd", "e^gh", "ijkl", "mnop")
    table = market.table
    following = table.bag[table.drawn]
    drawn = int(table.drawn)
    market.go("front")
    assert table.market[5] == following
    assert table.market[1] == EMPTY
    assert table.drawn == drawn + 1


@pytest.mark.ruling("R08")
def test_with_an_empty_bag_the_space_stays_a_hole():
    market = Market("abcd", "e^gh", "ijkl", "mnop")
    market.table.drawn = market.table.bag_size
    market.go("front")
    assert market.table.market[5] == EMPTY


@pytest.mark.ruling("R16")
def test_without_any_tile_the_turn_is_skipped():
    market = Market("^...", "....", "....", "..v.")
    state, data = market.match.state, market.match.edition.data
    out = market.match._legal
    assert GAME.entry.legal(data, state, out) == 1
    assert out[0] == SKIP
    GAME.entry.apply(data, state, SKIP)
    assert market.table.seat == 1
    assert market.table.set_aside == 0


@pytest.mark.parametrize("players", range(1, 6))
def test_the_market_is_as_wide_as_the_players_and_two_more(players):
    table = record(Match(GAME, players, 4).state)
    assert table.columns == players + 2
    assert (table.market != EMPTY).sum() == 4 * (players + 2) - players
    assert len(set(table.figure[:players].tolist())) == players


@pytest.mark.ruling("R23")
def test_each_player_chooses_a_facing_before_the_first_turn():
    match = Match(GAME, 3, 2)
    assert match.legal_numbers.tolist() == [0, 1, 2, 3]
    for seat, side in enumerate((2, 0, 3)):
        assert match.actor == seat
        match.push(side)
    assert record(match.state).facing[:3].tolist() == [2, 0, 3]
    assert match.actor == 0
    assert all(TAKE <= action < SKIP for action in match.legal)


def test_printed_facing_comes_from_the_edition():
    match = Match(GAME, 2, 2, {"facing": "printed"})
    rows = [row for row in match.edition.tables["starts"] if row["players"] == 2]
    assert record(match.state).facing[:2].tolist() == [row["facing"] for row in rows]
    assert TAKE <= match.legal[0] < SKIP


@pytest.mark.ruling("R07")
def test_the_tile_behind_cannot_be_declined():
    market = Market("a..>", "....", "....", "....")
    out = market.match._legal
    found = GAME.entry.legal(market.match.edition.data, market.match.state, out)
    assert out[:found].tolist() == [TAKE + Turn.BEHIND]
