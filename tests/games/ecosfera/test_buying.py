"""Buying producers and consumers, and placing habitat tiles (rulebook 3.2 to 3.4)."""

from collections.abc import Callable
from typing import Any

import pytest

from ecotone.games.ecosfera.table import Element, Phase

Staging = Callable[..., Any]


def test_a_producer_is_paid_with_own_elements(stage: Staging) -> None:
    s = stage().row(0, "sun", "oxygen", "salinity", "nutrients").market("ascophyllum_nodosum")
    s.do("buy", "ascophyllum_nodosum")
    assert list(s.table.spent) == [1, 1, 1, 0, 0]
    assert "ascophyllum_nodosum" in s.cards_of(0)
    assert s.cards_of(0).count("sun") == 1
    assert not s.is_used("ascophyllum_nodosum")


def test_one_missing_element_comes_from_the_market_for_good(stage: Staging) -> None:
    s = stage().row(0, "nutrients", "temperature", "sun").market("bacteria")
    pile = int(s.table.piles[Element.TEMPERATURE])
    s.do("buy", "bacteria")
    assert s.table.piles[Element.TEMPERATURE] == pile - 1
    assert s.cards_of(0).count("temperature") == 2
    assert s.table.spent[Element.TEMPERATURE] == 2
    s.do("end_turn")
    owned = s.discard_of(0) + s.cards_of(0) + s.deck_of(0)
    assert owned.count("temperature") == 2


@pytest.mark.parametrize("card", ["bacteria", "skeletonema_marinoi"])
def test_two_missing_elements_are_too_many(stage: Staging, card: str) -> None:
    s = stage().row(0, "nutrients", "sun", "oxygen").market(card)
    assert not s.can("buy", card)


def test_an_empty_pile_lends_nothing(stage: Staging) -> None:
    s = stage().row(0, "nutrients", "temperature").market("bacteria").drain_pile("temperature")
    assert not s.can("buy", "bacteria")


@pytest.mark.ruling("R22")
def test_own_unused_elements_pay_before_any_is_borrowed(stage: Staging) -> None:
    s = stage().row(0, "nutrients", "temperature", "temperature").market("bacteria")
    pile = int(s.table.piles[Element.TEMPERATURE])
    s.do("buy", "bacteria")
    assert s.table.piles[Element.TEMPERATURE] == pile


def test_used_elements_do_not_pay_twice(stage: Staging) -> None:
    s = stage().row(0, "sun", "sun", "salinity").market("zostera_marina", "biecheleria_baltica")
    s.do("buy", "zostera_marina")
    assert not s.can("buy", "biecheleria_baltica")


def test_every_purchase_may_borrow_one(stage: Staging) -> None:
    s = stage().row(0, "sun", "oxygen", "salinity", "nutrients")
    s.market("ascophyllum_nodosum", "skeletonema_marinoi", "vertebrata_lanosa")
    s.do("buy", "vertebrata_lanosa")
    assert s.can("buy", "ascophyllum_nodosum")
    s.do("buy", "ascophyllum_nodosum")
    assert s.cards_of(0).count("salinity") == 2
    assert s.cards_of(0).count("temperature") == 1


@pytest.mark.ruling("R23")
def test_a_borrowed_third_element_strikes_after_the_purchase(stage: Staging) -> None:
    s = stage().row(0, "sun", "sun", "temperature", "oxygen", "salinity")
    s.market("mesodinium_rubrum", "ascophyllum_nodosum").do("buy", "mesodinium_rubrum")
    s.do("buy", "ascophyllum_nodosum")
    assert s.table.active == 1
    owned = s.discard_of(0) + s.cards_of(0) + s.deck_of(0)
    assert owned.count("sun") == 3
    assert owned.count("pressure") == 1
    assert "ascophyllum_nodosum" in owned
    assert s.table.impacts == 0


def test_the_market_refills_at_once(stage: Staging) -> None:
    s = stage().row(0, "salinity", "temperature").market("vertebrata_lanosa")
    follower = s.names[s.market_deck(0)[0]]
    s.do("buy", "vertebrata_lanosa")
    assert s.opened(0)[0] == follower
    assert len(s.opened(0)) == 4


@pytest.mark.parametrize("market", [0, 1])
def test_an_empty_deck_leaves_the_slot_empty(stage: Staging, market: int) -> None:
    s = stage().row(0, "salinity", "temperature", "bacteria", "nodularia_spumigena")
    card = ["vertebrata_lanosa", "mergus_merganser"][market]
    s.market(card).drain_market(market).do("buy", card)
    assert len(s.opened(market)) == 3
    assert card in s.cards_of(0)


@pytest.mark.parametrize(
    ("producers", "consumer", "possible"),
    [
        (("bacteria", "nodularia_spumigena"), "mergus_merganser", True),
        (("bacteria", "nodularia_spumigena"), "pusa_hispida", True),
        (("bacteria", "nodularia_spumigena"), "idotea_baltica", False),
        (("bacteria", "ascophyllum_nodosum"), "pusa_hispida", False),
        (("bacteria",), "mergus_merganser", False),
    ],
)
def test_two_producers_and_the_consumer_share_one_habitat(
    stage: Staging, producers: tuple[str, ...], consumer: str, possible: bool
) -> None:
    assert stage().row(0, *producers).market(consumer).can("buy", consumer) == possible


def test_two_habitats_half_matched_do_not_buy(stage: Staging) -> None:
    s = stage().row(0, "planothidium_spp", "ruppia_spp").market("acipenser_oxyrinchus")
    assert not s.can("buy", "acipenser_oxyrinchus")


def test_a_consumer_uses_its_two_producers(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "nodularia_spumigena").market("mergus_merganser", "alca_torda")
    s.do("buy", "mergus_merganser")
    assert s.is_used("bacteria")
    assert s.is_used("nodularia_spumigena")
    assert not s.is_used("mergus_merganser")
    assert not s.can("buy", "alca_torda")


def test_the_player_names_the_pair_of_producers(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "viruses", "nodularia_spumigena").market("mergus_merganser")
    s.do("buy", "mergus_merganser")
    assert s.phase == Phase.PAY_FIRST
    s.do("choose_card", "viruses")
    assert s.phase == Phase.PAY_SECOND
    assert not s.can("choose_card", "viruses")
    s.do("choose_card", "nodularia_spumigena")
    assert not s.is_used("bacteria")
    assert s.is_used("viruses")
    assert s.is_used("nodularia_spumigena")


def test_used_producers_are_in_no_further_pair(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "viruses", "nodularia_spumigena", "mesodinium_rubrum")
    s.market("alca_torda", "mergus_merganser").do("buy", "alca_torda")
    s.do("choose_card", "bacteria").do("choose_card", "viruses").do("buy", "mergus_merganser")
    assert s.phase == Phase.MAIN
    assert s.is_used("nodularia_spumigena")
    assert s.is_used("mesodinium_rubrum")


def test_a_producer_that_does_not_share_is_never_in_the_pair(stage: Staging) -> None:
    s = stage().row(0, "ascophyllum_nodosum", "bacteria", "viruses", "nodularia_spumigena")
    s.market("pusa_hispida").do("buy", "pusa_hispida")
    assert not s.can("choose_card", "ascophyllum_nodosum")
    s.do("choose_card", "bacteria")
    assert s.can("choose_card", "viruses")
    assert s.can("choose_card", "nodularia_spumigena")


def test_two_consumers_place_every_missing_habitat_they_share(stage: Staging) -> None:
    s = stage().row(0, "perca_fluviatilis", "esox_lucius").placed("mud")
    s.do("place", "perca_fluviatilis")
    assert s.habitats() == {"mud", "rivers", "rock"}
    assert s.is_used("perca_fluviatilis")
    assert s.is_used("esox_lucius")
    assert s.table.acted == 1


def test_consumers_without_a_shared_habitat_place_nothing(stage: Staging) -> None:
    assert "place" not in stage().row(0, "rotifera", "idotea_baltica").kinds()


@pytest.mark.ruling("R09")
def test_a_pair_whose_habitats_lie_already_is_no_action(stage: Staging) -> None:
    s = stage().row(0, "alca_torda", "phocoena_phocoena").placed("pelagic")
    assert "place" not in s.kinds()


def test_of_three_consumers_the_player_names_two(stage: Staging) -> None:
    s = stage().row(0, "calanoida", "cygnus_olor", "rotifera", "idotea_baltica")
    assert {s.can("place", n) for n in ("calanoida", "cygnus_olor", "rotifera")} == {True}
    s.do("place", "calanoida")
    assert s.phase == Phase.PARTNER
    s.do("choose_card", "rotifera")
    assert s.habitats() == {"ice"}
    assert not s.is_used("cygnus_olor")
    assert "place" not in s.kinds()


def test_two_pairs_may_place_in_one_turn(stage: Staging) -> None:
    s = stage().row(0, "alca_torda", "phocoena_phocoena", "cygnus_olor", "macoma_balthica")
    s.do("place", "alca_torda").do("place", "cygnus_olor")
    assert s.habitats() == {"pelagic", "mud"}


def test_a_new_consumer_places_tiles_in_the_same_turn(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "nodularia_spumigena", "phocoena_phocoena").market("alca_torda")
    s.do("buy", "alca_torda").do("place", "alca_torda")
    assert s.habitats() == {"pelagic"}


@pytest.mark.ruling("R03")
def test_the_sixth_habitat_wins_and_nothing_follows(stage: Staging) -> None:
    s = stage(complexity=2).placed("ice", "coast", "rivers", "mud", "rock")
    s.row(0, "alca_torda", "phocoena_phocoena")
    policies = int(s.table.policy_deck_size)
    s.do("place", "alca_torda")
    assert s.phase == Phase.OVER
    assert s.legal() == []
    assert s.actor == -1
    assert s.table.policy_deck_size == policies
