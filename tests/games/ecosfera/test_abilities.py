"""Pass, plus and refresh on tokens and cards, and turning tokens active again (rulebook 3.6)."""

from collections.abc import Callable
from typing import Any

import pytest

from ecotone.games.ecosfera.table import Element, Phase

Staging = Callable[..., Any]


def test_pass_to_another_row(stage: Staging) -> None:
    s = stage(3).row(0, "bacteria", "sun").do("use_token", "pass")
    s.do("choose_card", "bacteria")
    assert s.phase == Phase.PASS_TARGET
    s.do("choose_row", 2)
    assert s.cards_of(0) == ["sun"]
    assert s.cards_of(2) == ["bacteria"]
    assert s.tokens(0) == [0, 1, 1]
    assert not s.can("use_token", "pass")


def test_with_two_players_a_species_has_one_target(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "sun").do("use_token", "pass").do("choose_card", "bacteria")
    assert s.phase == Phase.MAIN
    assert s.cards_of(1) == ["bacteria"]


def test_an_element_goes_back_to_its_pile(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "sun")
    pile = int(s.table.piles[Element.SUN])
    s.do("use_token", "pass").do("choose_card", "sun").do("to_market")
    assert s.table.piles[Element.SUN] == pile + 1
    assert s.cards_of(0) == ["bacteria"]


@pytest.mark.ruling("R24")
def test_pressure_is_not_passed(stage: Staging) -> None:
    s = stage().row(0, "pressure", "sun").do("use_token", "pass")
    assert not s.can("choose_card", "pressure")
    assert not stage().row(0, "pressure").can("use_token", "pass")


@pytest.mark.ruling("R24")
def test_pressure_is_passed_by_the_switch(stage: Staging) -> None:
    s = stage(pass_pressure="yes").row(0, "pressure").do("use_token", "pass")
    s.do("choose_card", "pressure")
    assert s.cards_of(1) == ["pressure"]


def test_used_cards_are_not_passed(stage: Staging) -> None:
    s = stage().row(0, "salinity", "temperature", "bacteria", "viruses", "oxygen")
    s.market("vertebrata_lanosa", "alca_torda").do("buy", "vertebrata_lanosa")
    s.do("buy", "alca_torda").do("use_token", "pass")
    assert not s.can("choose_card", "salinity")
    assert not s.can("choose_card", "bacteria")
    assert s.can("choose_card", "oxygen")
    assert s.can("choose_card", "vertebrata_lanosa")
    assert s.can("choose_card", "alca_torda")


@pytest.mark.ruling("R25")
def test_a_card_does_not_pass_itself(stage: Staging) -> None:
    s = stage().row(0, "alca_torda", "sun").do("use_card", "alca_torda", "pass")
    assert not s.can("choose_card", "alca_torda")
    assert not stage().row(0, "alca_torda").can("use_card", "alca_torda", "pass")


@pytest.mark.ruling("R25")
def test_a_card_whose_ability_was_used_may_be_passed(stage: Staging) -> None:
    s = stage().row(0, "alca_torda", "sun").do("use_card", "alca_torda", "pass")
    s.do("choose_card", "sun").do("to_market").do("use_token", "pass")
    assert s.can("choose_card", "alca_torda")


@pytest.mark.parametrize(("preset", "possible"), [("tabletop", False), ("digital", True)])
def test_a_species_goes_under_its_market_deck_only_by_the_switch(
    stage: Staging, preset: str, possible: bool
) -> None:
    s = stage(3, preset=preset).row(0, "bacteria").do("use_token", "pass")
    s.do("choose_card", "bacteria")
    assert s.can("to_market") == possible
    if possible:
        s.do("to_market")
        assert s.names[s.market_deck(0)[-1]] == "bacteria"
        assert s.cards_of(0) == []


def test_litter_may_be_passed(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "litter").do("use_token", "pass").do("choose_card", "litter")
    assert s.cards_of(1) == ["litter"]


def test_a_single_row_passes_only_elements(stage: Staging) -> None:
    s = stage(1, solo_rows="1").row(0, "bacteria")
    assert not s.can("use_token", "pass")
    s.row(0, "sun").do("use_token", "pass").do("choose_card", "sun")
    assert s.cards_of(0) == ["bacteria"]


def test_a_single_row_passes_onto_its_deck_by_the_switch(stage: Staging) -> None:
    s = stage(1, preset="digital").row(0, "bacteria").deck(0, "sun")
    s.do("use_token", "pass").do("choose_card", "bacteria").do("to_deck")
    assert s.deck_of(0) == ["bacteria", "sun"]
    s.do("use_token", "plus")
    assert s.cards_of(0) == ["bacteria"]


def test_alone_cards_are_passed_between_the_rows(stage: Staging) -> None:
    s = stage(1).row(0, "bacteria").do("use_token", "pass").do("choose_card", "bacteria")
    assert s.cards_of(1) == ["bacteria"]
    assert s.actor == 0


@pytest.mark.ruling("R36")
def test_a_card_passed_to_a_waiting_row_is_checked_later(stage: Staging) -> None:
    s = stage(3).row(0, "sun").row(1, "sun", "sun")
    s.do("use_token", "pass").do("choose_card", "sun").do("choose_row", 1)
    assert s.table.active == 0
    s.pass_turn()
    assert s.table.active == 2


def test_plus_draws_the_top_card(stage: Staging) -> None:
    s = stage().deck(0, "oxygen", "sun").do("use_token", "plus")
    assert s.cards_of(0) == ["oxygen"]
    assert s.deck_of(0) == ["sun"]
    assert s.tokens(0) == [1, 0, 1]


def test_plus_shuffles_the_discard_when_the_deck_is_empty(stage: Staging) -> None:
    s = stage().discard(0, "oxygen", "oxygen").do("use_token", "plus")
    assert s.cards_of(0) == ["oxygen"]
    assert s.deck_of(0) == ["oxygen"]
    assert s.discard_of(0) == []


@pytest.mark.ruling("R26")
def test_plus_without_any_card_is_not_offered(stage: Staging) -> None:
    s = stage().row(0, "sun", "gadus_morhua")
    assert not s.can("use_token", "plus")
    assert not s.can("use_card", "gadus_morhua", "plus")


@pytest.mark.parametrize("market", [0, 1])
def test_refresh_lays_the_row_under_its_deck(stage: Staging, market: int) -> None:
    s = stage()
    before, deck = s.opened(market), [s.names[n] for n in s.market_deck(market)]
    s.do("use_token", ["refresh_producers", "refresh_consumers"][market])
    assert s.opened(market) == deck[:4]
    assert [s.names[n] for n in s.market_deck(market)] == deck[4:] + before
    assert s.table.market_known[market] == 4
    assert s.tokens(0) == [1, 1, 0]


@pytest.mark.parametrize("left", [0, 1, 2, 3])
@pytest.mark.ruling("R27")
def test_refresh_with_few_cards_left(stage: Staging, left: int) -> None:
    s = stage().drain_market(0, left)
    cards = set(s.opened(0)) | {s.names[n] for n in s.market_deck(0)}
    s.do("use_token", "refresh_producers")
    assert len(s.opened(0)) == 4
    assert set(s.opened(0)) | {s.names[n] for n in s.market_deck(0)} == cards


def test_refresh_without_any_card_is_not_offered(stage: Staging) -> None:
    s = stage().drain_market(1)
    for name in s.opened(1):
        s.discard(1, name)
    assert not s.can("use_token", "refresh_consumers")
    assert s.can("use_token", "refresh_producers")


def test_a_card_gives_one_of_its_abilities_a_turn(stage: Staging) -> None:
    s = stage().row(0, "gadus_morhua", "sun").deck(0, "oxygen", "salinity")
    s.do("use_card", "gadus_morhua", "plus")
    for ability in ("pass", "plus", "refresh_producers", "refresh_consumers"):
        assert not s.can("use_card", "gadus_morhua", ability)
    assert s.can("use_token", "plus")


def test_a_used_card_still_gives_its_ability(stage: Staging) -> None:
    s = stage().row(0, "viruses", "bacteria").market("alca_torda").do("buy", "alca_torda")
    assert s.is_used("viruses")
    assert s.can("use_card", "viruses", "refresh_producers")


def test_tokens_stay_inactive_into_the_next_turn(stage: Staging) -> None:
    s = stage().row(0, "sun").deck(0, "oxygen").do("use_token", "plus")
    s.pass_turn().pass_turn()
    assert s.table.active == 0
    assert s.tokens(0) == [1, 0, 1]


def test_a_pair_of_consumers_reactivates_one_token_at_the_start(stage: Staging) -> None:
    s = stage().row(1, "alca_torda", "phocoena_phocoena")
    s.table.tokens[1] = [0, 0, 1]
    s.pass_turn()
    assert s.phase == Phase.REACTIVATE
    assert not s.can("reactivate", "refresh")
    s.do("reactivate", "plus")
    assert s.tokens(1) == [0, 1, 1]
    assert s.phase == Phase.MAIN
    assert not s.is_used("alca_torda")
    assert s.table.acted == 0
    assert s.can("place", "alca_torda")


def test_reactivation_may_be_declined(stage: Staging) -> None:
    s = stage().row(1, "alca_torda", "phocoena_phocoena")
    s.table.tokens[1] = [0, 1, 1]
    s.pass_turn().do("decline")
    assert s.tokens(1) == [0, 1, 1]


@pytest.mark.parametrize("cards", [("alca_torda", "cygnus_olor"), ("alca_torda", "bacteria")])
def test_no_reactivation_without_a_shared_habitat(stage: Staging, cards: tuple[str, ...]) -> None:
    s = stage().row(1, *cards)
    s.table.tokens[1] = 0
    assert s.pass_turn().phase == Phase.MAIN


def test_no_reactivation_with_all_tokens_active(stage: Staging) -> None:
    assert stage().row(1, "alca_torda", "phocoena_phocoena").pass_turn().phase == Phase.MAIN


def test_no_reactivation_in_mid_turn(stage: Staging) -> None:
    s = stage().row(0, "alca_torda", "phocoena_phocoena").do("use_token", "refresh_producers")
    assert s.phase == Phase.MAIN
    assert s.tokens(0) == [1, 1, 0]


def test_the_switch_reactivates_at_once_and_cannot_be_declined(stage: Staging) -> None:
    s = stage(preset="digital").row(0, "alca_torda", "phocoena_phocoena")
    s.do("use_token", "refresh_producers")
    assert s.tokens(0) == [1, 1, 1]
    s.do("use_token", "refresh_producers")
    assert s.tokens(0) == [1, 1, 0]


def test_the_switch_gives_a_token_for_each_pair(stage: Staging) -> None:
    s = stage(preset="digital").row(0, "alca_torda", "phocoena_phocoena")
    s.row(0, "cygnus_olor", "macoma_balthica")
    s.table.tokens[0] = [0, 0, 1]
    s.do("use_token", "refresh_producers")
    assert s.phase == Phase.REACTIVATE
    assert not s.can("decline")
    s.do("reactivate", "plus")
    s.do("reactivate", "pass")
    assert s.tokens(0) == [1, 1, 0]
