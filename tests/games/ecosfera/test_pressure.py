"""Pressure cards and impact tiles in all their cases (rulebook 3.5), and the course of turns."""

from collections.abc import Callable
from typing import Any

import pytest

from ecotone.games.ecosfera.cards import CARDS
from ecotone.games.ecosfera.table import Phase

Staging = Callable[..., Any]


@pytest.mark.parametrize(("pressure", "impacts"), [(2, 0), (3, 1), (4, 3), (5, 3)])
@pytest.mark.ruling("R01")
def test_pressure_at_the_start_of_a_turn(stage: Staging, pressure: int, impacts: int) -> None:
    s = stage(3).row(1, *["pressure"] * pressure).pass_turn()
    assert s.table.impacts == impacts
    assert s.table.active == (2 if impacts else 1)
    assert s.table.pressure == 44 + 6 - pressure


@pytest.mark.ruling("R36")
def test_a_waiting_row_is_not_checked(stage: Staging) -> None:
    s = stage().row(1, *["pressure"] * 4).row(0, "salinity", "temperature")
    s.market("vertebrata_lanosa").do("buy", "vertebrata_lanosa")
    assert s.table.impacts == 0


def test_plus_draws_the_third_pressure_card(stage: Staging) -> None:
    s = stage().row(0, "pressure", "pressure").deck(0, "pressure")
    supply = int(s.table.pressure)
    s.do("use_token", "plus")
    assert s.table.impacts == 1
    assert s.table.active == 1
    assert s.table.pressure == supply


def test_an_idle_turn_brings_the_third_pressure_card(stage: Staging) -> None:
    s = stage().row(0, "pressure", "pressure").do("end_turn")
    assert s.table.impacts == 1
    assert s.table.active == 1


def test_an_idle_turn_brings_one_pressure_card(stage: Staging) -> None:
    s = stage().row(0, "sun")
    supply = int(s.table.pressure)
    s.do("end_turn")
    assert s.table.impacts == 0
    assert s.table.pressure == supply - 1


def test_abilities_are_no_action(stage: Staging) -> None:
    s = stage().row(0, "sun").deck(0, "oxygen")
    supply = int(s.table.pressure)
    s.do("use_token", "plus").do("use_token", "refresh_producers").do("end_turn")
    assert s.table.pressure == supply - 1


@pytest.mark.parametrize("deed", ["producer", "consumer", "tile"])
def test_an_action_spares_the_pressure_card(stage: Staging, deed: str) -> None:
    s = stage().row(0, "salinity", "temperature", "bacteria", "viruses")
    s.row(0, "alca_torda", "phocoena_phocoena")
    s.market("vertebrata_lanosa", "mergus_merganser")
    supply = int(s.table.pressure)
    if deed == "tile":
        s.do("place", "alca_torda")
    else:
        s.do("buy", "vertebrata_lanosa" if deed == "producer" else "mergus_merganser")
    s.do("end_turn")
    assert s.table.pressure == supply


@pytest.mark.parametrize("element", ["sun", "oxygen", "salinity", "nutrients", "temperature"])
@pytest.mark.ruling("R07")
def test_three_equal_elements_cut_the_turn(stage: Staging, element: str) -> None:
    s = stage().row(0, element, element).deck(0, element)
    supply = int(s.table.pressure)
    s.do("use_token", "plus")
    assert s.table.active == 1
    assert s.table.pressure == supply - 1
    assert s.table.impacts == 0


def test_three_equal_elements_at_the_start_of_a_turn(stage: Staging) -> None:
    s = stage(3).row(1, *["temperature"] * 3).pass_turn()
    assert s.table.active == 2
    assert (s.cards_of(1) + s.discard_of(1) + s.deck_of(1)).count("pressure") == 1


@pytest.mark.ruling("R05")
def test_two_triples_bring_one_pressure_card(stage: Staging) -> None:
    s = stage(3).row(1, *["temperature"] * 3, *["sun"] * 3)
    supply = int(s.table.pressure)
    assert s.pass_turn().table.pressure == supply - 1


def test_used_elements_count_for_three_equal(stage: Staging) -> None:
    s = stage().row(0, "salinity", "temperature", "salinity").deck(0, "salinity")
    s.market("vertebrata_lanosa").do("buy", "vertebrata_lanosa").do("use_token", "plus")
    assert s.table.active == 1


@pytest.mark.parametrize(("preset", "impacts"), [("tabletop", 1), ("digital", 0)])
def test_three_equal_elements_bring_the_third_pressure_card(
    stage: Staging, preset: str, impacts: int
) -> None:
    s = stage(preset=preset).row(0, "sun", "sun", "pressure", "pressure").deck(0, "sun")
    s.do("use_token", "plus")
    assert s.table.impacts == impacts
    assert s.table.active == 1


@pytest.mark.ruling("R06")
def test_pressure_counts_before_equal_elements(stage: Staging) -> None:
    s = stage(3).row(1, *["sun"] * 3, *["pressure"] * 3)
    supply = int(s.table.pressure)
    s.pass_turn()
    assert s.table.impacts == 1
    assert s.table.pressure == supply


@pytest.mark.parametrize("cards", [["sun"], ["sun", "sun", "sun"], ["sun", "pressure", "pressure"]])
@pytest.mark.ruling("R04")
def test_an_empty_supply_gives_no_pressure_card(stage: Staging, cards: list[str]) -> None:
    s = stage(3).row(1, *cards).drain_pressure()
    s.pass_turn()
    if s.table.active == 1:
        s.do("end_turn")
    assert s.table.active == 2
    assert s.table.impacts == 0
    assert s.table.pressure == 0


@pytest.mark.parametrize("before", [3, 4, 5])
@pytest.mark.ruling("R02", "R03")
def test_the_sixth_impact_loses_and_nothing_follows(stage: Staging, before: int) -> None:
    s = stage(3, complexity=2).row(1, *["pressure"] * 4)
    s.table.impacts = before
    policies = int(s.table.policy_deck_size)
    s.pass_turn()
    assert s.table.impacts == 6
    assert s.phase == Phase.OVER
    assert s.legal() == []
    assert s.table.policy_deck_size == policies


def test_the_whole_row_is_laid_off_and_four_are_drawn(stage: Staging) -> None:
    s = stage().row(0, "sun", "pressure", "bacteria")
    s.deck(0, "oxygen", "salinity", "oxygen", "nutrients", "temperature")
    s.pass_turn()
    assert s.discard_of(0) == ["bacteria", "pressure", "sun"]
    assert s.cards_of(0) == ["nutrients", "oxygen", "oxygen", "salinity"]
    assert s.deck_of(0) == ["temperature"]


def test_a_short_deck_is_drawn_before_the_discard_is_shuffled(stage: Staging) -> None:
    s = stage().row(0, "sun", "pressure", "bacteria").deck(0, "oxygen", "salinity")
    s.pass_turn()
    assert {"oxygen", "salinity"} <= set(s.cards_of(0))
    assert len(s.cards_of(0)) == 4
    assert len(s.deck_of(0)) == 1
    assert s.discard_of(0) == []


@pytest.mark.ruling("R39")
def test_fewer_than_four_cards_are_all_drawn(stage: Staging) -> None:
    assert stage().row(0, "sun", "oxygen").pass_turn().cards_of(0) == ["oxygen", "sun"]


def test_marks_are_gone_in_the_next_turn(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "viruses", "gadus_morhua").market("alca_torda")
    s.deck(0, "sun")
    s.do("buy", "alca_torda").do("use_card", "gadus_morhua", "plus")
    assert not s.can("use_card", "gadus_morhua", "refresh_producers")
    s.do("end_turn").pass_turn()
    assert s.table.active == 0
    assert not s.table.marks.any()


def test_rounds_go_clockwise(stage: Staging) -> None:
    s = stage(4)
    order = []
    for _ in range(8):
        order.append(int(s.table.active))
        s.pass_turn()
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.ruling("R29")
def test_one_impact_a_turn(stage: Staging) -> None:
    """Pressure that a policy adds after the turn was cut short places no second tile."""
    s = stage(2, complexity=2).row(1, "nutrients", "pressure", "pressure", "pressure")
    s.next_policies("waste_water_treatment_failure").pass_turn()
    assert s.table.impacts == 1
    assert s.table.active == 0
    assert (s.cards_of(1) + s.discard_of(1) + s.deck_of(1)).count("pressure") == 4


@pytest.mark.ruling("R08")
def test_not_acting_brings_pressure_even_if_the_row_could_act(stage: Staging) -> None:
    s = stage().row(0, "salinity", "temperature").market("vertebrata_lanosa")
    assert s.can("buy", "vertebrata_lanosa")
    supply = int(s.table.pressure)
    s.do("end_turn")
    assert s.table.pressure == supply - 1


@pytest.mark.ruling("R01")
def test_a_fourth_pressure_card_in_mid_turn_places_three_tiles(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "nutrients", "pressure", "pressure", "synechococcus")
    s.next_policies("waste_water_treatment_failure", *["funding"] * 3)
    s.cards = s.cards.copy()
    failure = s.policies.index("waste_water_treatment_failure")
    s.cards.view(CARDS)[0].amount[failure, 0] = 2
    s.do("star", "synechococcus")
    assert s.table.impacts == 3
