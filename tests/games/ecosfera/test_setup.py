"""The first deal with every number of players and every variant."""

import numpy as np
import pytest

from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.replay import Replay
from ecotone.games.ecosfera import GAME
from ecotone.games.ecosfera.table import PRESSURE, TABLE, Element


def deal(players: int, seed: int = 0, **options: object) -> np.record:
    return Match(GAME, players, seed, options).state.view(TABLE)[0]


@pytest.mark.parametrize(("players", "pressure"), [(2, 46), (3, 44), (4, 42)])
@pytest.mark.parametrize("piles", [3, 8])
def test_piles_supply_and_start_decks(players: int, pressure: int, piles: int) -> None:
    table = deal(players, piles=piles, complexity=2)
    assert list(table.piles) == [piles] * 5
    assert table.pressure == pressure
    assert table.policy_deck_size == 27
    for row in range(players):
        assert table.plain[row].sum() == 4
        assert table.deck_size[row] == 3
        assert list(table.tokens[row]) == [1, 1, 1]
    assert (table.market >= 0).all()
    assert list(table.market_size) == [26, 26]


@pytest.mark.parametrize(("rows", "pressure"), [("1", 48), ("2", 46), ("3", 44), ("4", 42)])
@pytest.mark.ruling("R38")
def test_one_player_has_several_rows(rows: str, pressure: int) -> None:
    table = deal(1, solo_rows=rows)
    assert (int(table.rows), int(table.pressure)) == (int(rows), pressure)


@pytest.mark.parametrize(("preset", "rows"), [("tabletop", 2), ("digital", 1)])
@pytest.mark.ruling("R38")
def test_solo_rows_of_the_presets(preset: str, rows: int) -> None:
    assert deal(1, preset=preset).rows == rows


def test_every_start_deck_holds_each_element_once() -> None:
    table = deal(4, seed=3)
    for row in range(4):
        cards = [int(card) for card in table.pile[row, :3]]
        cards += [card for card in range(7) for _ in range(int(table.plain[row, card]))]
        assert sorted(cards) == [0, 1, 2, 3, 4, PRESSURE, PRESSURE]


@pytest.mark.ruling("R19")
def test_high_pressure_never_deals_three_pressure_cards_first() -> None:
    seen = set()
    for seed in range(150):
        table = deal(2, seed, high_pressure="yes")
        assert table.deck_size[0] == 4
        assert table.pressure == 44
        seen |= {int(n) for n in table.plain[:2, PRESSURE]}
    assert seen == {0, 1, 2}


@pytest.mark.parametrize(("players", "pile"), [(2, 6), (3, 3), (4, 0)])
@pytest.mark.ruling("R20")
def test_eutrophication_takes_nutrients_from_the_box(players: int, pile: int) -> None:
    table = deal(players, seed=5, eutrophication="yes")
    assert table.piles[Element.NUTRIENTS] == pile
    assert table.piles[Element.SUN] == 8
    unlimited = deal(players, seed=5, eutrophication="yes", box_limit="no")
    assert unlimited.piles[Element.NUTRIENTS] == 8


@pytest.mark.ruling("R21")
def test_three_nutrients_in_a_first_row_strike_at_once() -> None:
    cut = 0
    for seed in range(60):
        table = deal(2, seed, eutrophication="yes")
        cut += int(table.turn > 1)
    assert 0 < cut < 60


def test_biodiversity_loss_removes_calanoida() -> None:
    lost = GAME.edition().tables["consumers"][0]
    assert lost["id"] == "calanoida"
    for seed in range(20):
        table = deal(2, seed, biodiversity_loss="yes")
        assert table.gone.sum() == 1
        assert table.market_size[1] == 25
        assert 32 not in table.market[1]


def test_stars_mean_nothing_without_policies() -> None:
    assert deal(2, complexity=1).policy_deck_size == 0


def test_a_seed_gives_one_deal() -> None:
    assert bytes(Match(GAME, 3, 7).state) == bytes(Match(GAME, 3, 7).state)
    assert bytes(Match(GAME, 3, 7).state) != bytes(Match(GAME, 3, 8).state)


def test_first_player_may_be_random() -> None:
    first = {int(deal(4, seed, first_player="random").active) for seed in range(40)}
    assert first == {0, 1, 2, 3}


def test_reshuffles_do_not_repeat_one_permutation() -> None:
    orders = set()
    for seed in range(30):
        match = Match(GAME, 2, seed)
        for _ in range(12):
            if not match.over:
                match.push(0 if 0 in match.legal else int(match.legal[-1]))
        table = match.state.view(TABLE)[0]
        orders.add(tuple(int(card) for card in table.pile[0, : table.deck_size[0]]))
    assert len(orders) > 15


@pytest.mark.parametrize(
    ("players", "options"),
    [(0, {}), (5, {}), (2, {"piles": 2}), (2, {"piles": 9}), (2, {"complexity": 3})],
)
def test_what_the_game_does_not_take(players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(GAME, players, 0, options)


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {"solo_rows": 3}, "option solo_rows=3: expected 1 player, got 2 players"),
        (2, {"agreement": "yes"}, "expected 2 to 4 players and complexity=2"),
        (1, {"agreement": "yes", "complexity": 2}, "got 1 player and complexity=2"),
        (2, {"upwelling_forced": "yes"}, "expected complexity=2, got complexity=1"),
        (2, {"pass_to_own_deck": "yes"}, "expected 1 player, got 2 players"),
    ],
)
def test_options_that_cannot_apply_are_refused(
    players: int, options: dict[str, object], expected: str
) -> None:
    with pytest.raises(BadOption, match=expected):
        Match(GAME, players, 0, options)


def test_a_stored_game_keeps_options_without_effect() -> None:
    """Games saved before such options were refused still load."""
    data = Replay(Match(GAME, 2, 0, {"complexity": 1}), ("a", "b")).to_data()
    data["options"] = data["options"] | {"solo_rows": "3"}
    assert Replay.from_data(data).match.options["solo_rows"] == "3"


def test_switches_follow_the_preset_unless_set() -> None:
    assert deal(2, preset="digital").star_is_ability == 1
    chosen = deal(2, preset="digital", complexity=2, star_is_ability="no")
    assert chosen.star_is_ability == 0
    assert deal(2, complexity=2, star_is_ability="yes").star_is_ability == 1
    assert deal(2, preset="digital").pass_pressure == 0
