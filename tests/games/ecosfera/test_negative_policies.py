"""Every negative and dual policy card."""

from collections.abc import Callable
from typing import Any

import pytest

from ecotone.games.ecosfera.table import PRESSURE, Element, Phase

Staging = Callable[..., Any]
STAR = "nodularia_spumigena"
STAR_FISH = "clupea_harengus"


def drawn(s: Any, policy: str, star: str = STAR) -> Any:
    """The active player draws this policy with a star."""
    return s.row(0, star).next_policies(policy).do("star", star)


def test_waste_water_failure_hits_every_row_with_nutrients(stage: Staging) -> None:
    s = stage(4, complexity=2).row(0, "nutrients", "nutrients").row(1, "sun").row(2, "nutrients")
    drawn(s, "waste_water_treatment_failure")
    assert [int(n) for n in s.table.plain[:, PRESSURE]] == [1, 0, 1, 0]
    assert s.is_spent("waste_water_treatment_failure")


def test_waste_water_failure_without_nutrients(stage: Staging) -> None:
    s = drawn(stage(complexity=2).row(0, "sun").row(1, "sun"), "waste_water_treatment_failure")
    assert s.table.plain[:, PRESSURE].sum() == 0


def test_waste_water_failure_may_bring_the_third_pressure_card(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "nutrients", "pressure", "pressure").next_policies("funding")
    drawn(s, "waste_water_treatment_failure")
    assert s.table.impacts == 1
    assert s.table.active == 1
    assert s.table.funding == 1


def test_waste_water_failure_may_bring_a_waiting_row_to_four(stage: Staging) -> None:
    s = stage(complexity=2).row(1, "nutrients", *["pressure"] * 3).next_policies(*["funding"] * 3)
    drawn(s, "waste_water_treatment_failure")
    assert s.table.impacts == 0
    assert s.pass_turn().table.impacts == 3


def test_waste_water_failure_with_an_empty_supply(stage: Staging) -> None:
    s = stage(3, complexity=2).drain_pressure().row(0, "nutrients").row(1, "nutrients")
    drawn(s, "waste_water_treatment_failure")
    assert s.table.plain[:, PRESSURE].sum() == 0
    assert s.phase == Phase.MAIN


@pytest.mark.parametrize("measures", [0, 1])
@pytest.mark.ruling("R13")
def test_warm_summer_turns_all_tokens(stage: Staging, measures: int) -> None:
    s = stage(3, complexity=2)
    s.table.measures_done = measures
    s.table.tokens[:3] = [[0, 1, 0], [1, 1, 1], [0, 0, 0]]
    drawn(s, "warm_summer")
    assert [s.tokens(row) for row in range(3)] == [[measures] * 3] * 3


@pytest.mark.parametrize(("preset", "active"), [("tabletop", 0), ("digital", 1)])
def test_warm_summer_after_only_a_negative_card(stage: Staging, preset: str, active: int) -> None:
    s = stage(complexity=2, preset=preset).row(0, "synechococcus")
    drawn(s, "hunting")
    s.next_policies("warm_summer").do("star", "synechococcus")
    assert s.tokens(1) == [active] * 3


@pytest.mark.parametrize(
    ("policy", "hit", "spared", "market"),
    [
        ("oil_spill", "alca_torda", "perca_fluviatilis", 1),
        ("overfishing", "perca_fluviatilis", "alca_torda", 1),
        ("hazardous_substances_from_industry", "bacteria", "alca_torda", 0),
    ],
)
class TestDiscards:
    """Oil spill, overfishing and substances from industry."""

    def test_rows_lose_the_group(
        self, stage: Staging, policy: str, hit: str, spared: str, market: int
    ) -> None:
        s = stage(complexity=2).row(0, hit, spared).row(1, "sun")
        drawn(s, policy, "protists")
        assert sorted(s.cards_of(0)) == sorted([spared, "protists"])
        assert s.discard_of(0) == [hit]
        assert s.cards_of(1) == ["sun"]

    def test_other_rows_lose_it_too(
        self, stage: Staging, policy: str, hit: str, spared: str, market: int
    ) -> None:
        s = stage(3, complexity=2).row(2, hit, spared, "pressure")
        drawn(s, policy, "protists")
        assert s.cards_of(2) == sorted(["pressure", spared])
        assert s.discard_of(2) == [hit]

    @pytest.mark.ruling("R11")
    def test_the_market_puts_it_under_the_deck(
        self, stage: Staging, policy: str, hit: str, spared: str, market: int
    ) -> None:
        s = stage(complexity=2).market(hit)
        following = s.names[s.market_deck(market)[0]]
        drawn(s, policy, "protists")
        assert hit not in s.opened(market)
        assert len(s.opened(market)) == 4
        assert hit in [s.names[n] for n in s.market_deck(market)]
        assert following in s.opened(market) or following == "protists"

    @pytest.mark.parametrize("left", [0, 1])
    @pytest.mark.ruling("R11")
    def test_the_market_stays_full_while_cards_exist(
        self, stage: Staging, policy: str, hit: str, spared: str, market: int, left: int
    ) -> None:
        s = stage(complexity=2).row(0, "protists").market(hit).drain_market(market, left)
        s.next_policies(policy).do("star", "protists")
        assert len(s.opened(market)) == 4

    @pytest.mark.ruling("R14")
    def test_protection_stops_it(
        self, stage: Staging, policy: str, hit: str, spared: str, market: int
    ) -> None:
        s = stage(complexity=2).in_force("strict_protection").row(0, hit).row(1, spared)
        before = s.opened(market)
        drawn(s, policy, "protists")
        assert hit in s.cards_of(0)
        assert "protists" in before or s.opened(market) == before
        assert s.is_spent(policy)

    @pytest.mark.ruling("R31")
    def test_protection_may_be_funded_in_answer(
        self, stage: Staging, policy: str, hit: str, spared: str, market: int
    ) -> None:
        s = stage(complexity=2).ready("strict_protection", "funding").row(0, hit)
        drawn(s, policy, "protists")
        assert s.phase == Phase.ANSWER
        s.do("activate", "strict_protection")
        assert hit in s.cards_of(0)
        assert s.is_in_force("strict_protection")
        assert s.table.funding == 0
        assert s.phase == Phase.MAIN

    def test_the_answer_may_be_declined(
        self, stage: Staging, policy: str, hit: str, spared: str, market: int
    ) -> None:
        s = stage(complexity=2).ready("strict_protection", "funding").row(0, hit)
        drawn(s, policy, "protists").do("decline")
        assert hit not in s.cards_of(0)
        assert s.table.funding == 1

    def test_no_answer_without_funding(
        self, stage: Staging, policy: str, hit: str, spared: str, market: int
    ) -> None:
        s = stage(complexity=2).ready("strict_protection").row(0, hit)
        assert drawn(s, policy, "protists").phase == Phase.MAIN


def test_industry_takes_the_star_card_that_drew_it(stage: Staging) -> None:
    s = drawn(stage(complexity=2), "hazardous_substances_from_industry")
    assert s.cards_of(0) == []
    assert s.discard_of(0) == [STAR]


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        (("clangula_hyemalis", "alca_torda"), []),
        (("pusa_hispida", "lutra_lutra"), []),
        (("alca_torda", "lutra_lutra", "perca_fluviatilis"), ["perca_fluviatilis"]),
        (("perca_fluviatilis", "bacteria"), ["bacteria", "perca_fluviatilis"]),
    ],
)
@pytest.mark.parametrize("protection", [False, True])
@pytest.mark.ruling("R14")
def test_hunting_removes_birds_and_mammals_of_the_active_row(
    stage: Staging, cards: tuple[str, ...], left: list[str], protection: bool
) -> None:
    s = stage(complexity=2).row(0, *cards).row(1, "halichoerus_grypus")
    if protection:
        s.in_force("strict_protection")
    drawn(s, "hunting")
    assert s.cards_of(0) == sorted([*left, STAR])
    assert s.cards_of(1) == ["halichoerus_grypus"]
    assert s.discard_of(0) == []
    assert s.table.gone.sum() == len(cards) - len(left)


@pytest.mark.parametrize("place", ["market", "deck", "row 0", "row 1", "pile 0", "discard 1"])
@pytest.mark.parametrize("players", [1, 2])
def test_atmospheric_deposition_removes_calanoida_from_everywhere(
    stage: Staging, place: str, players: int
) -> None:
    s = stage(players, complexity=2)
    if place == "market":
        s.market("calanoida")
    elif place == "deck":
        s.market("alca_torda", "cygnus_olor", "rotifera", "protists")
    elif place.startswith("row"):
        s.row(int(place[-1]), "calanoida")
    elif place.startswith("pile"):
        s.deck(int(place[-1]), "sun", "calanoida", "oxygen")
    else:
        s.discard(int(place[-1]), "sun", "calanoida", "oxygen")
    drawn(s, "atmospheric_deposition_of_hazardous_substances")
    assert s.table.gone[s.numbers["calanoida"]] == 1
    assert len(s.opened(1)) == 4
    assert "calanoida" not in s.opened(1) + s.cards_of(0) + s.cards_of(1)


def test_atmospheric_deposition_with_calanoida_gone(stage: Staging) -> None:
    s = stage(complexity=2, biodiversity_loss="yes")
    drawn(s, "atmospheric_deposition_of_hazardous_substances")
    assert s.table.gone.sum() == 1


def test_fertiliser_brings_two_nutrients_and_takes_all_oxygen(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "oxygen", "sun").row(1, "oxygen", "oxygen")
    pile = int(s.table.piles[Element.OXYGEN])
    drawn(s, "excessive_fertiliser_use")
    assert s.cards_of(0) == sorted(["nutrients", "nutrients", "sun", STAR])
    assert s.cards_of(1) == []
    assert s.table.piles[Element.OXYGEN] == pile + 3


def test_fertiliser_takes_used_oxygen_too(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "sun", "oxygen", "salinity").market("ascophyllum_nodosum")
    s.do("buy", "ascophyllum_nodosum")
    drawn(s, "excessive_fertiliser_use")
    assert s.table.plain[0, Element.OXYGEN] == 0
    assert s.table.spent[Element.OXYGEN] == 0


@pytest.mark.parametrize(
    ("preset", "left", "nutrients", "pressure"),
    [
        ("tabletop", 0, 0, 1),
        ("tabletop", 1, 1, 0),
        ("tabletop", 2, 2, 0),
        ("digital", 0, 0, 1),
        ("digital", 1, 0, 1),
        ("digital", 2, 2, 0),
    ],
)
@pytest.mark.ruling("R15")
def test_fertiliser_with_few_nutrients(
    stage: Staging, preset: str, left: int, nutrients: int, pressure: int
) -> None:
    s = stage(complexity=2, preset=preset).drain_pile("nutrients", left)
    drawn(s, "excessive_fertiliser_use")
    assert s.table.plain[0, Element.NUTRIENTS] == nutrients
    assert s.table.plain[0, PRESSURE] == pressure


def test_upwelling_offers_each_row_two_nutrients(stage: Staging) -> None:
    s = drawn(stage(3, complexity=2), "nutrient_upwelling_and_internal_nutrient_cycling")
    asked = []
    while s.phase == Phase.OFFER:
        asked.append(s.actor)
        s.do("decline" if s.actor == 1 else "take")
    assert asked == [0, 1, 2, 0, 1, 2]
    assert [int(n) for n in s.table.plain[:3, Element.NUTRIENTS]] == [2, 0, 2]
    assert s.actor == 0


@pytest.mark.parametrize(("left", "rows"), [(0, [0, 0]), (1, [1, 0]), (3, [2, 1]), (8, [2, 2])])
def test_forced_upwelling_deals_until_the_pile_is_empty(
    stage: Staging, left: int, rows: list[int]
) -> None:
    s = stage(complexity=2, upwelling_forced="yes").drain_pile("nutrients", left)
    drawn(s, "nutrient_upwelling_and_internal_nutrient_cycling")
    assert s.phase == Phase.MAIN
    assert [int(n) for n in s.table.plain[:2, Element.NUTRIENTS]] == rows


def test_upwelling_may_strike_the_active_row_at_once(stage: Staging) -> None:
    s = stage(complexity=2, upwelling_forced="yes").row(0, "nutrients").row(1, "nutrients")
    for row in range(2):
        s.deck(row, "sun", "oxygen", "salinity", "temperature")
    drawn(s, "nutrient_upwelling_and_internal_nutrient_cycling")
    assert s.table.turn == 3
    assert s.table.active == 0


@pytest.mark.parametrize("habitat", ["mud", "rock", "coast"])
def test_green_energy_places_one_of_three(stage: Staging, habitat: str) -> None:
    s = stage(complexity=2).next_policies("funding")
    drawn(s, "green_energy")
    assert s.phase == Phase.NEW_HABITAT
    assert [s.can("choose_habitat", h) for h in ("ice", "pelagic", "rivers")] == [False] * 3
    s.do("choose_habitat", habitat)
    assert s.habitats() == {habitat}
    assert s.table.funding == 1
    assert s.table.acted == 1


@pytest.mark.parametrize("habitat", ["mud", "rock", "coast"])
def test_green_energy_strikes_when_one_is_placed(stage: Staging, habitat: str) -> None:
    s = drawn(stage(complexity=2).placed(habitat, "ice").next_policies("funding"), "green_energy")
    assert s.table.impacts == 1
    assert s.table.funding == 1
    assert s.table.active == 0
    assert s.phase == Phase.MAIN


@pytest.mark.parametrize(("preset", "impacts"), [("tabletop", 2), ("digital", 1)])
@pytest.mark.ruling("R12")
def test_green_energy_with_climate_change(stage: Staging, preset: str, impacts: int) -> None:
    s = stage(complexity=2, preset=preset).placed("mud").in_force("climate_change")
    drawn(s.next_policies(*["funding"] * 2), "green_energy")
    assert s.table.impacts == impacts
    assert s.table.active == 0


@pytest.mark.parametrize(("preset", "acted"), [("tabletop", 1), ("digital", 0)])
@pytest.mark.ruling("R10")
def test_a_tile_by_a_policy_counts_as_acting(stage: Staging, preset: str, acted: int) -> None:
    s = drawn(stage(complexity=2, preset=preset).next_policies("funding"), "green_energy")
    assert s.do("choose_habitat", "mud").table.acted == acted


def test_underwater_noise_blocks_the_next_turn_only(stage: Staging) -> None:
    s = stage(3, complexity=2).row(1, "alca_torda", "sun").deck(1, "sun").row(2, "sun")
    drawn(s, "underwater_noise")
    assert "use_token" in s.kinds()
    s.pass_turn()
    assert not s.kinds() & {"use_token", "use_card"}
    assert s.is_in_force("underwater_noise")
    s.pass_turn()
    assert "use_token" in s.kinds()
    assert s.is_spent("underwater_noise")


@pytest.mark.parametrize(("preset", "possible"), [("tabletop", True), ("digital", False)])
def test_stars_under_underwater_noise(stage: Staging, preset: str, possible: bool) -> None:
    s = stage(complexity=2, preset=preset).row(1, STAR_FISH)
    drawn(s, "underwater_noise").pass_turn()
    assert s.can("star", STAR_FISH) == possible


def test_tokens_reactivate_under_underwater_noise(stage: Staging) -> None:
    s = stage(complexity=2).row(1, "alca_torda", "phocoena_phocoena")
    s.table.tokens[1] = 0
    assert drawn(s, "underwater_noise").pass_turn().phase == Phase.REACTIVATE


def test_beach_litter_skips_the_next_turn_and_stays_in_the_deck(stage: Staging) -> None:
    s = stage(3, complexity=2).row(1, "sun", "oxygen").deck(1, "salinity")
    drawn(s, "beach_litter")
    assert s.cards_of(0) == sorted(["litter", STAR])
    s.pass_turn()
    assert s.table.active == 2
    assert s.cards_of(1) == ["oxygen", "sun"]
    assert "litter" in s.cards_of(0)
    s.pass_turn().pass_turn()
    assert s.table.active == 1


def test_beach_litter_does_not_end_the_present_turn(stage: Staging) -> None:
    s = drawn(stage(complexity=2), "beach_litter")
    assert s.table.active == 0
    assert s.can("end_turn")


def test_beach_litter_alone_skips_the_next_row(stage: Staging) -> None:
    s = drawn(stage(1, complexity=2).row(1, "sun"), "beach_litter")
    s.pass_turn()
    assert s.table.active == 0
    assert s.cards_of(1) == ["sun"]


def test_beach_litter_with_a_single_row_skips_its_next_turn(stage: Staging) -> None:
    s = drawn(stage(1, complexity=2, preset="digital").deck(0, "sun", "oxygen"), "beach_litter")
    s.pass_turn()
    assert s.table.active == 0
    assert s.table.turn == 3
    assert len(s.cards_of(0)) == 4


@pytest.mark.parametrize(("preset", "impacts"), [("tabletop", 0), ("digital", 1)])
def test_a_skipped_row_in_danger(stage: Staging, preset: str, impacts: int) -> None:
    s = stage(3, complexity=2, preset=preset).row(1, *["pressure"] * 3)
    drawn(s, "beach_litter").next_policies("funding").pass_turn()
    assert s.table.impacts == impacts
    assert s.table.active == 2
    assert (s.cards_of(1) == ["pressure"] * 3) or preset == "digital"


@pytest.mark.ruling("R35")
def test_noise_and_litter_for_the_same_turn_both_lapse(stage: Staging) -> None:
    s = stage(3, complexity=2).row(0, "synechococcus").row(2, "sun")
    drawn(s, "beach_litter").next_policies("underwater_noise").do("star", "synechococcus")
    s.pass_turn()
    assert s.table.active == 2
    assert "use_token" in s.kinds()
