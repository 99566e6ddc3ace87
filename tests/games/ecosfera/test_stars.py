"""Complexity 2: stars, policy cards drawn for tiles, and what lies ready (rulebook 3.8)."""

from collections.abc import Callable
from typing import Any

import pytest

from ecotone.games.ecosfera.policy_steps import Category
from ecotone.games.ecosfera.table import Phase

Staging = Callable[..., Any]


def test_a_star_draws_a_policy_once_a_turn(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "nodularia_spumigena").next_policies("funding")
    s.do("star", "nodularia_spumigena")
    assert s.table.funding == 1
    assert s.table.policy_deck_size == 26
    assert not s.can("star", "nodularia_spumigena")


def test_stars_are_nothing_at_complexity_one(stage: Staging) -> None:
    assert "star" not in stage(complexity=1).row(0, "nodularia_spumigena").kinds()


@pytest.mark.parametrize(("preset", "possible"), [("tabletop", True), ("digital", False)])
def test_star_and_ability_of_one_card(stage: Staging, preset: str, possible: bool) -> None:
    s = stage(complexity=2, preset=preset).row(0, "protists").deck(0, "sun")
    s.next_policies("funding").do("star", "protists")
    assert s.can("use_card", "protists", "plus") == possible
    s = stage(complexity=2, preset=preset).row(0, "protists").deck(0, "sun")
    s.next_policies("funding").do("use_card", "protists", "plus")
    assert s.can("star", "protists") == possible


def test_a_used_card_still_gives_its_star(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "clupea_harengus", "alca_torda").next_policies(*["funding"] * 2)
    s.do("place", "alca_torda")
    assert s.is_used("clupea_harengus")
    assert s.can("star", "clupea_harengus")


def test_a_star_is_no_action(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "nodularia_spumigena").next_policies("funding")
    supply = int(s.table.pressure)
    s.do("star", "nodularia_spumigena").do("end_turn")
    assert s.table.pressure == supply - 1


@pytest.mark.parametrize(("preset", "drawn"), [("tabletop", 3), ("digital", 1)])
def test_habitat_tiles_draw_policies(stage: Staging, preset: str, drawn: int) -> None:
    s = stage(complexity=2, preset=preset).next_policies(*["funding"] * 3)
    s.row(0, "perca_fluviatilis", "esox_lucius").do("place", "perca_fluviatilis")
    assert s.habitats() == {"mud", "rivers", "rock"}
    assert s.table.funding == drawn


@pytest.mark.parametrize(("preset", "drawn"), [("tabletop", 3), ("digital", 1)])
def test_impact_tiles_draw_policies(stage: Staging, preset: str, drawn: int) -> None:
    s = stage(complexity=2, preset=preset).next_policies(*["funding"] * 3)
    s.row(1, *["pressure"] * 4).pass_turn()
    assert s.table.impacts == 3
    assert s.table.funding == drawn


def test_tiles_draw_nothing_at_complexity_one(stage: Staging) -> None:
    s = stage().row(0, "alca_torda", "phocoena_phocoena").do("place", "alca_torda")
    assert s.table.draws == 0


@pytest.mark.parametrize(
    ("preset", "pressure", "impacts", "drawn"),
    [("tabletop", 4, 4, 4), ("tabletop", 3, 2, 2), ("digital", 4, 4, 1), ("digital", 3, 2, 1)],
)
@pytest.mark.ruling("R12")
def test_climate_change_adds_to_every_impact(
    stage: Staging, preset: str, pressure: int, impacts: int, drawn: int
) -> None:
    s = stage(complexity=2, preset=preset).in_force("climate_change")
    s.next_policies(*["funding"] * 4).row(1, *["pressure"] * pressure).pass_turn()
    assert s.table.impacts == impacts
    assert s.table.funding == drawn


@pytest.mark.ruling("R12")
def test_climate_change_spares_the_impact_that_drew_it(stage: Staging) -> None:
    s = stage(complexity=2).next_policies("climate_change").row(1, *["pressure"] * 3).pass_turn()
    assert s.table.impacts == 1
    assert s.is_in_force("climate_change")
    assert s.table.extra_impacts == 1


def test_draws_are_resolved_one_after_the_other(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "perca_fluviatilis", "saduria_entomon", "clangula_hyemalis")
    s.next_policies("hunting", "overfishing").do("place", "perca_fluviatilis")
    assert s.habitats() == {"mud", "rock"}
    assert s.cards_of(0) == ["saduria_entomon"]
    assert s.discard_of(0) == ["perca_fluviatilis"]


def test_a_policy_that_places_a_tile_draws_another(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "nodularia_spumigena").next_policies("green_energy", "funding")
    s.do("star", "nodularia_spumigena").do("choose_habitat", "mud")
    assert s.table.funding == 1


@pytest.mark.ruling("R29")
def test_policies_drawn_in_a_cut_turn_are_resolved(stage: Staging) -> None:
    s = stage(complexity=2).row(1, *["pressure"] * 3, "clangula_hyemalis")
    s.next_policies("hunting").pass_turn()
    assert s.table.active == 0
    assert s.table.gone.sum() == 1


@pytest.mark.parametrize("name", ["funding", "bubble_curtains"])
def test_measures_and_funding_lie_ready(stage: Staging, name: str) -> None:
    s = stage(complexity=2).row(0, "nodularia_spumigena").next_policies(name)
    s.do("star", "nodularia_spumigena")
    assert s.is_ready(name)
    assert s.phase == Phase.MAIN


@pytest.mark.parametrize("cause", ["star", "habitat", "impact"])
@pytest.mark.parametrize(
    ("policy", "where"),
    [
        ("hunting", "used"),
        ("warm_summer", "used"),
        ("climate_change", "in_force"),
        ("bubble_curtains", "held"),
        ("funding", "held"),
    ],
)
def test_every_cause_draws_every_category(
    stage: Staging, cause: str, policy: str, where: str
) -> None:
    s = stage(complexity=2).next_policies(policy)
    if cause == "star":
        s.row(0, "nodularia_spumigena").do("star", "nodularia_spumigena")
    elif cause == "habitat":
        s.row(0, "clupea_harengus", "squalus_acanthias").do("place", "clupea_harengus")
    else:
        s.row(0, "pressure", "pressure").do("end_turn")
        assert s.table.active == 1
    assert getattr(s.table, where)[s.policies.index(policy)] == 1
    assert s.table.policy_deck_size == 26


@pytest.mark.ruling("R28", "R33")
def test_an_empty_policy_deck_draws_nothing(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "nodularia_spumigena", "alca_torda", "phocoena_phocoena")
    s.drain_policies()
    assert "star" not in s.kinds()
    s.do("place", "alca_torda")
    assert s.table.draws == 0
    assert s.phase == Phase.MAIN


@pytest.mark.ruling("R33")
def test_an_empty_policy_deck_is_renewed_by_the_option(stage: Staging) -> None:
    s = stage(complexity=2, reshuffle_policies="yes").row(0, "nodularia_spumigena")
    s.drain_policies().do("star", "nodularia_spumigena")
    policies = s.edition.tables["policies"]
    funding = [row["category"] for row in policies].index(Category.FUNDING)
    assert s.table.policy_deck_size == 21
    assert s.table.used[funding] == 5


def test_twenty_seven_cards_in_four_categories(stage: Staging) -> None:
    rows = stage().edition.tables["policies"]
    counts = [sum(r["copies"] for r in rows if r["category"] == c) for c in Category]
    assert counts == [10, 3, 9, 5]
