"""Measures: paying for them, agreeing to them, and what each of them does."""

from collections.abc import Callable
from typing import Any

import pytest

from ecotone.games.ecosfera.cards import CARDS
from ecotone.games.ecosfera.table import PRESSURE, Element, Phase

Staging = Callable[..., Any]
MEASURES = (
    "hazardous_substance_regulation",
    "habitat_restoration",
    "bubble_curtains",
    "upgraded_waste_water_treatment",
    "improved_nutrient_retention_in_agriculture",
    "migratory_barrier_removal",
    "fishing_gear_regulation",
    "recycling_and_waste_disposal",
    "strict_protection",
)


def funded(s: Any, measure: str) -> Any:
    """A measure and one funding card lie ready."""
    return s.ready(measure, "funding")


def busy(s: Any) -> Any:
    """A table on which every measure has something to do."""
    s.row(0, "bacteria", "alca_torda", "pressure").market("perca_fluviatilis", "cygnus_olor")
    s.table.impacts = 1
    s.table.tokens[1] = 0
    return s


@pytest.mark.parametrize("measure", MEASURES)
def test_a_measure_needs_funding(stage: Staging, measure: str) -> None:
    s = busy(stage(complexity=2)).ready(measure)
    assert not s.can("activate", measure)
    s.ready("funding")
    assert s.can("activate", measure)
    assert not s.can("activate", "funding")


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.ruling("R16")
def test_a_measure_uses_up_one_funding(stage: Staging, measure: str) -> None:
    s = busy(stage(complexity=2)).ready(measure, "funding", "funding").do("activate", measure)
    assert s.table.funding == 1
    assert s.is_spent("funding")
    assert not s.is_ready(measure)
    assert s.table.measures_done == 1
    assert s.table.acted == 0 or measure == "hazardous_substance_regulation"


@pytest.mark.parametrize("measure", sorted(set(MEASURES) - {"strict_protection"} - {MEASURES[4]}))
@pytest.mark.ruling("R30")
def test_a_measure_that_would_do_nothing_is_not_offered(stage: Staging, measure: str) -> None:
    s = funded(stage(complexity=2), measure).drain_pile("nutrients")
    for market in range(2):
        s.drain_market(market)
        for name in s.opened(market):
            s.discard(1, name)
    assert not s.can("activate", measure)


@pytest.mark.ruling("R17")
def test_measures_are_not_activated_in_a_cut_turn(stage: Staging) -> None:
    s = funded(stage(3, complexity=2), "bubble_curtains").row(1, *["pressure"] * 3)
    s.next_policies("funding").pass_turn()
    assert s.table.active == 2
    assert s.is_ready("bubble_curtains")


class TestAgreement:
    """With the option, every other player decides on a measure."""

    @pytest.mark.ruling("R16")
    def test_all_must_agree(self, stage: Staging) -> None:
        s = funded(busy(stage(3, complexity=2, agreement="yes")), "bubble_curtains")
        s.do("activate", "bubble_curtains")
        assert (s.phase, s.actor) == (Phase.AGREE, 1)
        s.do("agree")
        assert (s.phase, s.actor) == (Phase.AGREE, 2)
        s.do("agree")
        assert (s.phase, s.actor) == (Phase.MAIN, 0)
        assert s.tokens(1) == [1, 1, 1]

    def test_one_refusal_stops_it_for_this_turn(self, stage: Staging) -> None:
        s = funded(busy(stage(3, complexity=2, agreement="yes")), "bubble_curtains")
        s.do("activate", "bubble_curtains").do("decline")
        assert s.actor == 0
        assert s.table.funding == 1
        assert not s.can("activate", "bubble_curtains")
        assert s.pass_turn().can("activate", "bubble_curtains")

    def test_an_answer_needs_agreement_too(self, stage: Staging) -> None:
        s = funded(stage(complexity=2, agreement="yes"), "strict_protection")
        s.row(0, "protists", "alca_torda").next_policies("oil_spill").do("star", "protists")
        s.do("activate", "strict_protection")
        assert s.actor == 1
        s.do("decline")
        assert s.cards_of(0) == ["protists"]


class TestHazardousSubstanceRegulation:
    MEASURE = "hazardous_substance_regulation"

    def test_a_shared_habitat_is_placed_and_draws_a_policy(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).next_policies("funding")
        s.row(0, "nodularia_spumigena", "alca_torda").do("activate", self.MEASURE)
        assert s.habitats() == {"pelagic"}
        assert s.table.funding == 1
        assert not s.is_used("alca_torda")

    def test_the_player_chooses_cards_and_tile(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).next_policies("funding")
        s.row(0, "bacteria", "nodularia_spumigena", "pusa_hispida", "alca_torda")
        s.do("activate", self.MEASURE).do("choose_card", "bacteria")
        assert s.phase == Phase.SHARED_CONSUMER
        s.do("choose_card", "pusa_hispida")
        assert s.phase == Phase.SHARED_HABITAT
        assert not s.can("choose_habitat", "rock")
        s.do("choose_habitat", "ice")
        assert s.habitats() == {"ice"}

    def test_only_cards_of_the_own_row_that_share_will_do(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).market("viruses", "calanoida")
        s.row(0, "bacteria", "nodularia_spumigena", "planothidium_spp")
        s.row(0, "alca_torda", "phocoena_phocoena", "idotea_baltica")
        s.row(1, "zostera_marina", "larus_fuscus").do("activate", self.MEASURE)
        names = ("viruses", "zostera_marina", "planothidium_spp", "alca_torda")
        assert not any(s.can("choose_card", name) for name in names)
        s.do("choose_card", "bacteria")
        names = ("calanoida", "larus_fuscus", "idotea_baltica", "bacteria")
        assert not any(s.can("choose_card", name) for name in names)

    def test_used_cards_will_do(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "bacteria", "viruses")
        s.market("alca_torda").do("buy", "alca_torda")
        assert s.can("activate", self.MEASURE)

    def test_nothing_missing_nothing_offered(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).placed("pelagic")
        assert not s.row(0, "nodularia_spumigena", "alca_torda").can("activate", self.MEASURE)

    def test_it_may_win(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).placed(
            "ice", "coast", "rivers", "mud", "rock"
        )
        s.row(0, "nodularia_spumigena", "alca_torda").do("activate", self.MEASURE)
        assert s.phase == Phase.OVER
        assert s.legal() == []


def test_habitat_restoration_takes_an_impact_back(stage: Staging) -> None:
    s = funded(stage(complexity=2), "habitat_restoration")
    s.table.impacts = 3
    assert s.do("activate", "habitat_restoration").table.impacts == 2


@pytest.mark.parametrize("players", [1, 2, 4])
def test_bubble_curtains_reactivate_every_token(stage: Staging, players: int) -> None:
    s = funded(stage(players, complexity=2), "bubble_curtains")
    rows = int(s.table.rows)
    s.table.tokens[:rows] = 0
    s.do("activate", "bubble_curtains")
    assert [s.tokens(row) for row in range(rows)] == [[1, 1, 1]] * rows


class TestUpgradedWasteWater:
    MEASURE = "upgraded_waste_water_treatment"

    def test_it_brings_a_nutrient(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).do("activate", self.MEASURE)
        assert s.cards_of(0) == ["nutrients"]

    def test_not_with_an_empty_pile(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).drain_pile("nutrients")
        assert not s.can("activate", self.MEASURE)

    @pytest.mark.parametrize("used", [False, True])
    @pytest.mark.ruling("R31", "R32")
    def test_it_answers_the_third_nutrient(self, stage: Staging, used: bool) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "nutrients", "nutrients", "sun")
        s.deck(0, "nutrients").market("planothidium_spp")
        if used:
            s.do("buy", "planothidium_spp")
        s.do("use_token", "plus")
        assert s.phase == Phase.ANSWER
        s.do("activate", self.MEASURE)
        assert s.table.plain[0, Element.NUTRIENTS] == 2
        assert s.table.active == 0
        assert s.table.plain[0, PRESSURE] == 0

    @pytest.mark.parametrize(("choice", "left"), [("take", 3), ("give_back", 1)])
    def test_an_edition_may_leave_the_choice(self, stage: Staging, choice: str, left: int) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, *["nutrients"] * 2)
        s.cards = s.cards.copy()
        s.cards.view(CARDS)[0].amount[s.policies.index(self.MEASURE), 0] = 2
        pile = int(s.table.piles[Element.NUTRIENTS])
        s.do("activate", self.MEASURE)
        assert s.phase == Phase.TAKE_OR_RETURN
        s.do(choice)
        assert s.table.piles[Element.NUTRIENTS] == pile + 2 - left

    def test_the_answer_may_be_declined(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "nutrients", "nutrients")
        s.deck(0, "nutrients").do("use_token", "plus").do("decline")
        assert s.table.active == 1
        assert s.table.funding == 1

    @pytest.mark.ruling("R31")
    def test_it_answers_at_the_start_of_a_turn(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(1, *["nutrients"] * 3).pass_turn()
        assert (s.phase, s.actor) == (Phase.ANSWER, 1)
        s.do("activate", self.MEASURE)
        assert (s.phase, s.actor) == (Phase.MAIN, 1)
        assert s.cards_of(1) == ["nutrients"] * 2

    @pytest.mark.parametrize("row", [["nutrients"] * 4, ["nutrients"] * 3 + ["sun"] * 3])
    @pytest.mark.ruling("R32")
    def test_no_answer_that_would_not_save_the_turn(self, stage: Staging, row: list[str]) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(1, *row).pass_turn()
        assert (s.phase, s.actor) == (Phase.MAIN, 0)
        assert s.table.funding == 1

    def test_other_elements_are_not_answered(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "sun", "sun").deck(0, "sun")
        assert s.do("use_token", "plus").table.active == 1

    def test_the_switch_knows_no_answer(self, stage: Staging) -> None:
        s = funded(stage(complexity=2, preset="digital"), self.MEASURE)
        s.row(0, "nutrients", "nutrients").deck(0, "nutrients").do("use_token", "plus")
        assert s.table.active == 1


class TestImprovedNutrientRetention:
    MEASURE = "improved_nutrient_retention_in_agriculture"

    def test_every_producer_costs_one_nutrient_less(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "sun", "nutrients")
        s.market("planothidium_spp", "bacteria").do("activate", self.MEASURE)
        pile = int(s.table.piles[Element.NUTRIENTS])
        s.do("buy", "planothidium_spp")
        assert s.table.piles[Element.NUTRIENTS] == pile
        assert s.table.spent[Element.NUTRIENTS] == 1

    def test_producers_without_nutrients_cost_the_same(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "sun", "oxygen")
        s.market("zostera_marina", "ascophyllum_nodosum").do("activate", self.MEASURE)
        assert not s.can("buy", "zostera_marina")
        assert s.can("buy", "ascophyllum_nodosum")

    def test_it_stays(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).do("activate", self.MEASURE)
        for _ in range(6):
            s.pass_turn()
        assert s.is_in_force(self.MEASURE)
        assert s.table.discount[Element.NUTRIENTS] == 1

    def test_decks_keep_their_order(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).deck(0, "bacteria", "sun", "viruses")
        s.do("activate", self.MEASURE)
        assert s.deck_of(0) == ["bacteria", "sun", "viruses"]


class TestMigratoryBarrierRemoval:
    MEASURE = "migratory_barrier_removal"

    @pytest.mark.parametrize("card", ["perca_fluviatilis", "alca_torda"])
    @pytest.mark.parametrize("receiver", [0, 1])
    def test_a_fish_or_bird_goes_to_any_row(self, stage: Staging, card: str, receiver: int) -> None:
        s = funded(stage(complexity=2), self.MEASURE)
        s.market("perca_fluviatilis", "alca_torda", "lutra_lutra", "calanoida")
        s.do("activate", self.MEASURE)
        assert s.phase == Phase.MARKET_CARD
        assert not s.can("choose_card", "lutra_lutra")
        assert not s.can("choose_card", "calanoida")
        s.do("choose_card", card).do("choose_row", receiver)
        assert s.cards_of(receiver) == [card]
        assert len(s.opened(1)) == 4

    def test_with_an_empty_deck(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).market("alca_torda").drain_market(1)
        s.do("activate", self.MEASURE)
        if s.phase == Phase.MARKET_CARD:
            s.do("choose_card", "alca_torda")
        s.do("choose_row", 0)
        assert len(s.opened(1)) == 3


class TestFishingGearRegulation:
    MEASURE = "fishing_gear_regulation"

    @pytest.mark.parametrize("receiver", [0, 1])
    def test_all_open_mud_species_go_to_a_row(self, stage: Staging, receiver: int) -> None:
        s = funded(stage(complexity=2), self.MEASURE)
        s.market("chara_spp", "zostera_marina", "bacteria", "viruses")
        s.market("cygnus_olor", "perca_fluviatilis", "alca_torda", "rotifera")
        s.do("activate", self.MEASURE).do("choose_row", receiver)
        assert s.cards_of(receiver) == ["chara_spp", "cygnus_olor", "perca_fluviatilis"]
        assert (len(s.opened(0)), len(s.opened(1))) == (4, 4)

    def test_cards_that_refill_the_market_stay(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE)
        s.market("cygnus_olor", "alca_torda", "rotifera", "protists", "macoma_balthica")
        s.market("zostera_marina", "bacteria", "viruses", "ulva_lactuca")
        s.do("activate", self.MEASURE).do("choose_row", 0)
        assert s.cards_of(0) == ["cygnus_olor"]
        assert "macoma_balthica" in s.opened(1)

    def test_not_without_mud(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE)
        s.market("zostera_marina", "bacteria", "viruses", "ulva_lactuca")
        s.market("alca_torda", "rotifera", "protists", "clupea_harengus")
        assert not s.can("activate", self.MEASURE)


class TestRecycling:
    MEASURE = "recycling_and_waste_disposal"

    @pytest.mark.ruling("R18")
    def test_two_pressure_cards_leave_the_game(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "pressure").row(1, "pressure")
        s.deck(0, "sun").deck(1, "oxygen")
        supply = int(s.table.pressure)
        s.do("activate", self.MEASURE).do("choose_row", 1)
        assert s.phase == Phase.RECYCLE
        s.do("choose_row", 0)
        assert s.cards_of(0) == ["sun"]
        assert s.cards_of(1) == ["oxygen"]
        assert s.table.gone_pressure == 2
        assert s.table.pressure == supply

    @pytest.mark.ruling("R18")
    def test_one_is_enough(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "pressure", "pressure")
        s.do("activate", self.MEASURE)
        assert s.phase == Phase.RECYCLE
        s.do("decline")
        assert s.cards_of(0) == ["pressure"]

    def test_the_switch_removes_all_it_can(self, stage: Staging) -> None:
        s = funded(stage(complexity=2, preset="digital"), self.MEASURE)
        s.row(0, "pressure", "pressure").do("activate", self.MEASURE)
        assert s.cards_of(0) == []

    def test_a_single_card_is_removed_without_asking(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(1, "pressure").deck(1, "sun")
        assert s.do("activate", self.MEASURE).cards_of(1) == ["sun"]

    def test_an_empty_deck_is_shuffled_anew(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "pressure").discard(0, "sun")
        assert s.do("activate", self.MEASURE).cards_of(0) == ["sun"]

    def test_without_any_card_nothing_replaces_it(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "pressure")
        assert s.do("activate", self.MEASURE).cards_of(0) == []

    def test_the_new_card_may_be_pressure_again(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "pressure").deck(0, "pressure", "sun")
        s.do("activate", self.MEASURE).do("choose_row", 0)
        assert s.cards_of(0) == ["sun"]

    def test_the_new_card_may_strike(self, stage: Staging) -> None:
        s = funded(stage(complexity=2), self.MEASURE).row(0, "pressure", "sun", "sun")
        s.deck(0, "sun").do("activate", self.MEASURE)
        assert s.table.active == 1

    def test_other_measures_stay_possible_afterwards(self, stage: Staging) -> None:
        s = busy(stage(complexity=2)).ready(self.MEASURE, "bubble_curtains", "funding", "funding")
        s.do("activate", self.MEASURE).do("activate", "bubble_curtains")
        assert s.tokens(1) == [1, 1, 1]


def test_strict_protection_stays(stage: Staging) -> None:
    s = funded(stage(complexity=2), "strict_protection").do("activate", "strict_protection")
    s.pass_turn().pass_turn()
    assert s.is_in_force("strict_protection")
    assert s.table.protected == 1


@pytest.mark.ruling("R17")
def test_a_policy_drawn_in_a_cut_turn_may_be_answered(stage: Staging) -> None:
    s = funded(stage(complexity=2), "strict_protection").row(1, *["pressure"] * 3, "alca_torda")
    s.next_policies("oil_spill").pass_turn()
    assert (s.phase, s.actor) == (Phase.ANSWER, 1)
    s.do("activate", "strict_protection")
    assert s.is_in_force("strict_protection")
    assert s.table.active == 0


@pytest.mark.ruling("R34")
def test_several_copies_in_force_add_up(stage: Staging) -> None:
    s = funded(stage(complexity=2), "strict_protection").in_force("climate_change")
    policy = s.policies.index("climate_change")
    s.cards = s.cards.copy()
    s.cards.view(CARDS)[0].copies[policy] = 2
    s.table.in_force[policy] = 2
    assert s.do("activate", "strict_protection").table.extra_impacts == 2
