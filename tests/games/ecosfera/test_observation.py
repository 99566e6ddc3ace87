"""What an agent observes: tables set by hand, the view in numbers, and no order of a deck."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

from ecotone.engine.randomness import new_generator
from ecotone.games.ecosfera import GAME
from ecotone.games.ecosfera.policy_steps import GROUPS, Category, Verb
from ecotone.games.ecosfera.setup import SWITCHES
from ecotone.games.ecosfera.table import FIRST_SPECIES, PRODUCERS, Phase
from ecotone.games.ecosfera.types import ABILITY_NAMES, ELEMENT_NAMES, HABITAT_NAMES
from ecotone.games.ecosfera.words import card_id
from ecotone.testing import random_match

SPACE = GAME.observation
PLAIN_NAMES = [*ELEMENT_NAMES, "pressure", "litter"]
POLICY_NAMES = [row["id"] for row in GAME.edition().tables["policies"]]

Staging = Callable[..., Any]


class Seen:
    """An observation, its fields as attributes."""

    def __init__(self, state: Any, seat: int) -> None:
        self.row = np.full(SPACE.size, 77, np.int8)
        GAME.observe(GAME.edition().data, state, seat, self.row)

    def __getattr__(self, name: str) -> Any:
        return SPACE.part(self.row, name).tolist()


def of(names: Iterable[Any], numbers: list[int]) -> dict[Any, int]:
    """The numbers that are not zero, by name."""
    return {name: number for name, number in zip(names, numbers, strict=False) if number}


def species(plane: list[int], first: int = 0) -> dict[str, int]:
    """The species that are marked on a plane, or on the part of it that begins with `first`."""
    return {
        card_id(GAME.edition(), FIRST_SPECIES + first + place): number
        for place, number in enumerate(plane)
        if number
    }


def test_a_seat_sees_its_own_row_first(stage: Staging) -> None:
    s = stage(3).row(0, "sun", "sun", "zostera_marina").row(2, "pressure", "calanoida")
    s.deck(2, "oxygen", "bacteria").discard(2, "sun", "rotifera")
    s.table.tokens[2, 1] = 0
    first, third = Seen(s.state, 0), Seen(s.state, 2)
    for found, place in ((first, 2), (third, 0)):
        assert species(found.rows[place]) == {"calanoida": 1}
        assert of(PLAIN_NAMES, found.plain[place]) == {"pressure": 1}
        assert species(found.decks[place]) == {"rotifera": 1, "bacteria": 2}
        assert of(PLAIN_NAMES, found.deck_plain[place]) == {"oxygen": 1}
        assert of(PLAIN_NAMES, found.discard_plain[place]) == {"sun": 1}
        assert (found.deck_size[place], found.discard_size[place]) == (2, 2)
        assert found.tokens[place] == [1, 0, 1]
        assert found.row_habitats[place] == [[0] * 6, [1] * 6]
    assert species(third.rows[1]) == {"zostera_marina": 1}
    assert of(HABITAT_NAMES, third.row_habitats[1][0]) == {"coast": 1}
    assert of(ABILITY_NAMES, third.row_abilities[1]) == {"pass": 1}
    assert first.active == [1, 0, 0, 0]
    assert third.active == third.chooser == [0, 1, 0, 0]
    assert (first.own_row, third.own_row) == ([1, 0, 0, 0], [0, 0, 1, 0])
    assert first.own == third.own == [1, 0, 0, 0]
    assert first.in_play == [1, 1, 1, 0]


def test_alone_all_rows_are_the_seats_own(stage: Staging) -> None:
    s = stage(1, solo_rows=3).row(1, "calanoida")
    found = Seen(s.state, 0)
    assert found.own == found.in_play == [1, 1, 1, 0]
    assert species(found.rows[1]) == {"calanoida": 1}


def test_open_cards_are_described_by_what_is_on_them(stage: Staging) -> None:
    s = stage().market("oocystis_borgei", "zannichellia_palustris", "clangula_hyemalis")
    found = Seen(s.state, 1)
    assert of(HABITAT_NAMES, found.market_habitats[0][0]) == {"pelagic": 1}
    assert of(ABILITY_NAMES, found.market_abilities[0][0]) == {"pass": 1, "plus": 1}
    assert of(ELEMENT_NAMES, found.price[0]) == {"oxygen": 1, "salinity": 1, "nutrients": 1}
    assert of(HABITAT_NAMES, found.market_habitats[1][0]) == {"ice": 1, "coast": 1}
    assert of(GROUPS, found.market_group[1][0]) == {"bird": 1}
    assert found.market_star[0][:2] == [0, 1]
    assert found.market_star[1][0] == 1
    assert {"oocystis_borgei", "clangula_hyemalis"} <= species(found.market).keys()
    assert len(species(found.market)) == 8
    s.table.discount[ELEMENT_NAMES.index("salinity")] = 2
    assert of(ELEMENT_NAMES, Seen(s.state, 1).price[0]) == {"oxygen": 1, "nutrients": 1}
    assert Seen(s.state, 1).discount == [0, 0, 2, 0, 0]


def test_species_are_marked_by_what_they_have_served_for(stage: Staging) -> None:
    s = stage().row(0, "zostera_marina", "ulva_lactuca", "chara_spp", "sun")
    s.market("platichthys_flesus").deck(0, "oxygen", "sun")
    assert of(HABITAT_NAMES, Seen(s.state, 0).unused_habitats[0]) == {"coast": 3, "mud": 1}
    s.do("use_card", "ulva_lactuca", "plus").do("buy", "platichthys_flesus")
    paying = Seen(s.state, 1)
    assert of(Phase, paying.phase) == {Phase.PAY_FIRST: 1}
    assert species(paying.chosen[FIRST_SPECIES:]) == {"platichthys_flesus": 1}
    s.do("choose_card", "zostera_marina").do("choose_card", "chara_spp")
    for seat in range(2):
        found = Seen(s.state, seat)
        assert species(found.marks[0]) == {"zostera_marina": 1, "chara_spp": 1}
        assert species(found.marks[1]) == {"ulva_lactuca": 1}
        assert of(HABITAT_NAMES, found.unused_habitats[0]) == {"coast": 1}
        assert of(HABITAT_NAMES, found.unused_habitats[1]) == {"coast": 1, "mud": 1}
        assert found.acted == [1]
        assert sum(found.chosen) == 0


def test_used_elements_and_a_passed_card_are_seen(stage: Staging) -> None:
    s = stage(3).row(0, "sun", "oxygen", "salinity", "nutrients").market("ascophyllum_nodosum")
    s.do("buy", "ascophyllum_nodosum").do("use_token", "pass").do("choose_card", "nutrients")
    found = Seen(s.state, 2)
    assert of(ELEMENT_NAMES, found.spent) == {"sun": 1, "oxygen": 1, "salinity": 1}
    assert of(Phase, found.phase) == {Phase.PASS_TARGET: 1}
    assert of(PLAIN_NAMES, found.chosen) == {"nutrients": 1}


def test_a_species_does_not_pass_itself(stage: Staging) -> None:
    s = stage(3).row(0, "zostera_marina", "bacteria").do("use_card", "zostera_marina", "pass")
    found = Seen(s.state, 1)
    assert of(Phase, found.phase) == {Phase.PASS_CARD: 1}
    assert species(found.source) == {"zostera_marina": 1}


def test_cards_laid_under_a_deck_are_known_by_their_place(stage: Staging) -> None:
    s = stage().market("bacteria", "viruses", "chara_spp", "ruppia_spp").drain_market(0, 6)
    assert species(Seen(s.state, 0).market_depth) == {}
    s.do("use_token", "refresh_producers")
    found = Seen(s.state, 1)
    assert species(found.market_depth) == {
        "bacteria": 3,
        "viruses": 4,
        "chara_spp": 5,
        "ruppia_spp": 6,
    }
    assert len(species(found.market_deck[:PRODUCERS])) == 6


def test_cards_laid_onto_the_own_deck_are_known(stage: Staging) -> None:
    s = stage(1, solo_rows=1, pass_to_own_deck="yes").row(0, "bacteria").deck(0, "sun")
    s.do("use_token", "pass").do("choose_card", "bacteria")
    assert Seen(s.state, 0).known_top == [s.code("bacteria") + 1, 0, 0, 0]


def test_a_policy_shows_the_step_being_carried_out(stage: Staging) -> None:
    s = stage(3, complexity=2).row(0, "nodularia_spumigena").row(1, "sun")
    s.next_policies("nutrient_upwelling_and_internal_nutrient_cycling")
    s.do("star", "nodularia_spumigena").do("take")
    found = Seen(s.state, 0)
    assert of(POLICY_NAMES, found.policy) == {"nutrient_upwelling_and_internal_nutrient_cycling": 1}
    assert of(Category, found.category) == {Category.DUAL: 1}
    assert of(Verb, found.verb) == {Verb.OFFER_ELEMENT: 1}
    assert of(ELEMENT_NAMES, found.subject_element) == {"nutrients": 1}
    assert (found.amount, found.progress) == ([2], [1])
    assert found.chooser == [0, 1, 0, 0]
    assert species(found.marks[2]) == {"nodularia_spumigena": 1}


def test_subjects_of_steps_are_groups_or_habitats(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "sun").ready("funding", "migratory_barrier_removal")
    s.market("clupea_harengus", "alca_torda").do("activate", "migratory_barrier_removal")
    found = Seen(s.state, 1)
    assert of(GROUPS, found.subject_groups) == {"fish": 1, "bird": 1}
    s = stage(complexity=2).row(0, "nodularia_spumigena").next_policies("green_energy")
    s.do("star", "nodularia_spumigena")
    found = Seen(s.state, 0)
    assert of(HABITAT_NAMES, found.subject_habitats) == {"coast": 1, "mud": 1, "rock": 1}
    assert sum(found.subject_groups) == sum(found.subject_element) == 0


def test_policies_are_seen_where_they_lie(stage: Staging) -> None:
    s = stage(3, complexity=2, agreement="yes").row(0, "sun", "pressure").row(1, "pressure")
    s.ready("funding", "funding", "recycling_and_waste_disposal")
    s.in_force("climate_change", "underwater_noise")
    s.do("activate", "recycling_and_waste_disposal")
    found = Seen(s.state, 1)
    assert of(POLICY_NAMES, found.held) == {"funding": 2, "recycling_and_waste_disposal": 1}
    assert of(POLICY_NAMES, found.in_force) == {"climate_change": 1, "underwater_noise": 1}
    assert of(POLICY_NAMES, found.proposal) == {"recycling_and_waste_disposal": 1}
    assert of(POLICY_NAMES, found.policy_deck)["funding"] == 3
    assert found.chooser == [1, 0, 0, 0]
    assert (found.extra_impacts, found.blocked, found.funding) == ([1], [1], [2])
    assert (found.agreement, found.complexity) == ([1], [2])
    s.do("decline")
    assert of(POLICY_NAMES, Seen(s.state, 1).refused) == {"recycling_and_waste_disposal": 1}


@pytest.mark.parametrize("name", SWITCHES)
def test_switches_are_in_the_order_of_the_options(stage: Staging, name: str) -> None:
    players = 1 if name == "pass_to_own_deck" else 2
    s = stage(players, complexity=2, **{name: "yes"})
    assert of(SWITCHES, Seen(s.state, 0).switches) == {name: 1}


def test_a_long_game_stays_within_its_numbers(stage: Staging) -> None:
    s = stage().row(0, "sun")
    s.table.turn = 1000
    s.table.deck_size[1] = 150
    s.table.pile[1, :150] = np.arange(150) % len(ELEMENT_NAMES)
    found = Seen(s.state, 0)
    assert found.turn == [127]
    assert found.deck_size[1] == 127


OPTIONS = [
    (1, {}),
    (2, {"complexity": 2, "piles": 3}),
    (3, {"complexity": 2, "preset": "digital"}),
    (4, {"complexity": 2, "agreement": "yes", "biodiversity_loss": "yes"}),
]
tables = pytest.mark.parametrize(("players", "options"), OPTIONS, ids=["1", "2", "3", "4"])


@tables
def test_an_observation_says_what_the_view_says(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(random_match(GAME, players, 7, **options)):
        if number % 3 and not match.over:
            continue
        for seat in range(players):
            compare(Seen(match.state, seat), match.view(seat), seat)


def compare(found: Seen, view: dict[str, Any], seat: int) -> None:
    """Does an observation agree with the view of the same seat?"""
    assert [phase.name.lower() for phase in of(Phase, found.phase)] == [view["phase"]]
    assert list(of(HABITAT_NAMES, found.habitats)) == view["habitats"]
    assert found.impacts == [view["impacts"]]
    assert dict(zip(ELEMENT_NAMES, found.piles, strict=True)) == view["piles"]
    assert found.pressure == [view["pressure"]]
    assert found.acted == [view["acted"]]
    assert found.turn == [view["turn"]]
    chosen = [card_id(GAME.edition(), code) for code, named in enumerate(found.chosen) if named]
    assert sorted(chosen) == sorted(view["chosen"])
    both = view["market"]["producers"], view["market"]["consumers"]
    assert sorted(species(found.market)) == sorted(s for m in both for s in m["open"] if s)
    for market, first in zip(both, (0, PRODUCERS), strict=True):
        half = slice(first, first + PRODUCERS)
        depths = species(found.market_depth[half], first)
        assert sorted(depths, key=depths.__getitem__) == market["known_bottom"]
        assert sum(found.market_deck[half]) == market["deck"]
    rows = view["rows_in_play"]
    for place in range(rows):
        row = (seat + place) % rows
        assert found.active[place] == (view["active"] == row)
        assert found.own[place] == (row in view["own_rows"])
        compare_row(found, view["rows"][row], place)
    if view["policies"]:
        compare_policies(found, view["policies"])


def compare_row(found: Seen, row: dict[str, Any], place: int) -> None:
    expected = row["elements"] | {"pressure": row["pressure"], "litter": row["litter"]}
    assert dict(zip(PLAIN_NAMES, found.plain[place], strict=True)) == expected
    assert sorted(species(found.rows[place])) == sorted(s["card"] for s in row["species"])
    for name, number in (("deck", 2), ("discard", 1)):
        plain = getattr(found, f"{name}_plain")[place]
        held = Counter(of(PLAIN_NAMES, plain))
        held.update(card for card, pile in species(found.decks[place]).items() if pile == number)
        assert held == Counter(row[name])
    assert found.tokens[place] == list(row["tokens"].values())
    if found.active[place]:
        assert dict(zip(ELEMENT_NAMES, found.spent, strict=True)) == row["used_elements"]
        marks = [species(plane) for plane in found.marks]
        for card in row["species"]:
            served = [card["card"] in plane for plane in marks[:3]]
            assert served == [card["used"], card["ability_used"], card["star_used"]]


def compare_policies(found: Seen, view: dict[str, Any]) -> None:
    for name, key in (
        ("policy_deck", "deck"),
        ("held", "ready"),
        ("in_force", "in_force"),
        ("coming", "coming"),
        ("used", "used"),
    ):
        assert of(POLICY_NAMES, getattr(found, name)) == Counter(view[key])
    assert list(of(POLICY_NAMES, found.policy)) == [p for p in [view["now"]] if p]
    assert list(of(POLICY_NAMES, found.proposal)) == [p for p in [view["proposal"]] if p]
    assert found.draws == [view["draws"]]
    assert found.funding == [view["funding"]]
    assert found.measures_done == [view["measures_done"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_are_counted_from_the_own_one(players: int) -> None:
    for match in random_match(GAME, players, 5, complexity=2):
        seats = [Seen(match.state, seat) for seat in range(players)]
        for name in ("rows", "decks", "plain", "deck_plain", "tokens", "row_habitats", "active"):
            rows = getattr(seats[0], name)
            for seat, found in enumerate(seats):
                turned = rows[seat:players] + rows[:seat] + rows[players:]
                assert getattr(found, name) == turned


@tables
def test_an_observation_does_not_change_with_the_order_of_the_decks(
    players: int, options: dict[str, Any]
) -> None:
    changed = 0
    for number, match in enumerate(random_match(GAME, players, 11, **options)):
        for seat in range(players):
            before = Seen(match.state, seat).row
            state = match.state.copy()
            GAME.entry.redeal(match.edition.data, state, seat, new_generator(number))
            assert (Seen(state, seat).row == before).all()
            changed += (state != match.state).any()
    assert changed > 10
