"""What decisions would bring, why others are refused, and the components as data."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.games.ecosfera import GAME
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.table import ALL_HABITATS, IMPACTS, PRODUCERS, TABLE, Mark, Phase
from ecotone.testing import random_match

Staging = Callable[..., Any]
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (1, {"preset": "digital", "complexity": 2}),
    (2, {}),
    (2, {"complexity": 2, "agreement": "yes", "high_pressure": "yes"}),
    (3, {"preset": "digital", "complexity": 2, "eutrophication": "yes", "piles": 3}),
    (4, {"complexity": 2, "pass_pressure": "yes", "reshuffle_policies": "yes"}),
]


def preview(
    s: Any, kind: str, what: str | int | None = None, ability: str | None = None
) -> dict[str, Any]:
    assert s.can(kind, what, ability)
    return GAME.preview(s.edition, s.state, s.number(kind, what, ability), s.actor)


def refused(s: Any, language: str = "en") -> dict[str, str]:
    """Every refusal in words, by its subject."""
    found = GAME.refusals(s.edition, s.state, s.actor)
    return {
        refusal.subject: GAME.format_event(s.edition, refusal.reason, language) for refusal in found
    }


def positions(players: int, options: dict[str, object]) -> Iterator[Match]:
    """Some positions of random games."""
    for seed in range(3):
        for match in random_match(GAME, players, seed, **options):
            if not match.over and len(match.actions) < 120:
                yield match


def carried_out(match: Match, action: int) -> Any:
    """The table after an action, on a copy."""
    state = match.state.copy()
    GAME.entry.apply(match.edition.data, state, action)
    return state.view(TABLE)[0]


def seen_after(match: Match, table: Any) -> dict[str, Any]:
    """A table as everybody sees it."""
    state = GAME.new_state()
    state.view(TABLE)[0] = table
    return GAME.view(match.edition, state, 0)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_what_is_promised_happens(players: int, options: dict[str, object]) -> None:
    for match in positions(players, options):
        for action in [int(a) for a in match.legal]:
            told = GAME.preview(match.edition, match.state, action, match.actor)
            assert json.loads(json.dumps(told)) == told
            check_promise(match, action, told)


def check_promise(match: Match, action: int, told: dict[str, Any]) -> None:
    before, after = match.state.view(TABLE)[0], carried_out(match, action)
    seen = seen_after(match, after)
    assert set(told.get("habitats", ())) <= set(seen["habitats"])
    assert told.get("wins", False) == (int(after.habitats) == ALL_HABITATS)
    if "impacts" in told:
        assert int(after.impacts) - int(before.impacts) >= told["impacts"]
        assert told["loses"] <= (after.impacts == IMPACTS)
    if told.get("ends_turn"):
        assert after.turn > before.turn or after.phase == Phase.OVER or after.cut
    elif ACTIONS.decode(action).kind in ("buy", "place") and before.complexity == 1:
        assert after.turn == before.turn
    if after.turn == before.turn and "pays" in told:
        row = {card["card"] for card in seen["rows"][int(before.active)]["species"]}
        assert set(told.get("brings", ())) <= row


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_pairs_are_those_of_the_rules(players: int, options: dict[str, object]) -> None:
    found = 0
    for match in positions(players, options):
        if match.state.view(TABLE)[0].phase != Phase.MAIN:
            continue
        for action in [int(a) for a in match.legal]:
            told = GAME.preview(match.edition, match.state, action, match.actor)
            if "pairs" not in told:
                continue
            found += 1
            after = carried_out(match, action)
            if after.phase == Phase.PAY_FIRST:
                assert len(told["pairs"]) > 1
                assert "pays" not in told
            else:
                used = [
                    after.species[after.active, place]
                    for place in range(int(after.species_count[after.active]))
                    if after.marks[place] & Mark.USED
                ]
                producers = match.edition.tables["producers"]
                ids = {producers[int(n)]["id"] for n in used if n < PRODUCERS}
                assert len(told["pairs"]) == 1
                assert set(told["pays"]) <= ids
    assert found > 0


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_no_preview_or_refusal_knows_more_than_its_seat(
    players: int, options: dict[str, object]
) -> None:
    for match in positions(players, options):
        other = match.state.copy()
        GAME.entry.redeal(match.edition.data, other, match.actor, new_generator(7))
        for action in [int(a) for a in match.legal]:
            mine = GAME.preview(match.edition, match.state, action, match.actor)
            assert mine == GAME.preview(match.edition, other, action, match.actor)
        assert list(GAME.refusals(match.edition, match.state, match.actor)) == list(
            GAME.refusals(match.edition, other, match.actor)
        )


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_open_card_is_for_sale_or_refused(players: int, options: dict[str, object]) -> None:
    for match in positions(players, options):
        seen = match.view(match.actor)
        said = [r.subject for r in GAME.refusals(match.edition, match.state, match.actor)]
        assert len(set(said)) == len(said)
        assert not list(GAME.refusals(match.edition, match.state, match.actor + 1))
        if seen["phase"] != "main":
            continue
        codes = {card["code"]: card["id"] for card in GAME.catalogue(match.edition)["species"]}
        names = [ACTIONS.name(int(action)) for action in match.legal]
        buys = {codes[name[9:-1]] for name in names if name.startswith("buy(")}
        opened = [card for kind in seen["market"].values() for card in kind["open"] if card]
        for card in opened:
            assert (card in buys) != (f"card:{card}" in said)
        for token in ("pass", "plus", "refresh"):
            usable = any(name.startswith(f"use_token(ability={token}") for name in names)
            assert usable != (f"token:{token}" in said)


def test_a_purchase_tells_what_pays_and_what_is_borrowed(stage: Staging) -> None:
    s = stage().row(0, "salinity").market("vertebrata_lanosa")
    told = preview(s, "buy", "vertebrata_lanosa")
    assert told["pays"] == ["salinity"]
    assert told["borrows"] == "temperature"
    assert told["brings"] == ["vertebrata_lanosa"]
    assert "because" not in told


def test_a_borrowed_third_element_strikes(stage: Staging) -> None:
    s = stage().row(0, "temperature", "temperature", "salinity", "pressure", "pressure")
    s.market("viruses").table.spent[4] = 1
    told = preview(s, "buy", "viruses")
    assert (told["because"], told["pressure"], told["impacts"]) == ("equal", 1, 1)
    assert told["ends_turn"]
    assert not told["loses"]


def test_a_measure_can_answer_a_borrowed_third_element(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "nutrients", "nutrients", "sun")
    s.market("planothidium_spp").ready("upgraded_waste_water_treatment", "funding")
    s.table.spent[3] = 1
    assert preview(s, "buy", "planothidium_spp")["answer"] is True


def test_a_consumer_tells_its_pairs_and_what_it_opens(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "viruses", "fucus_vesiculosus", "lutra_lutra")
    s.market("pusa_hispida")
    told = preview(s, "buy", "pusa_hispida")
    assert len(told["pairs"]) == 3
    assert told["pairs"][0] == {"cards": ["bacteria", "viruses"], "habitats": ["ice", "pelagic"]}
    assert told["then"] == [{"card": "lutra_lutra", "habitats": ["ice"]}]
    s.do("buy", "pusa_hispida")
    assert preview(s, "choose_card", "bacteria")["brings"] == ["pusa_hispida"]
    s.do("choose_card", "bacteria")
    assert preview(s, "choose_card", "viruses")["pays"] == ["bacteria", "viruses"]


def test_tiles_and_the_policies_they_draw(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "perca_fluviatilis", "esox_lucius").placed("mud")
    told = preview(s, "place", "esox_lucius")
    assert told["habitats"] == ["rivers", "rock"]
    assert told["policies"] == 2
    assert not told["wins"]


def test_a_measure_tells_who_is_asked_and_what_it_costs(stage: Staging) -> None:
    s = stage(complexity=2, agreement="yes").row(0, "pressure")
    s.ready("recycling_and_waste_disposal", "funding", "funding")
    told = preview(s, "activate", "recycling_and_waste_disposal")
    assert json.loads(json.dumps(told)) == {"funding": 1, "asks": True}


def test_idleness_costs(stage: Staging) -> None:
    s = stage().row(0, "pressure", "pressure", "sun")
    told = preview(s, "end_turn")
    assert (told["because"], told["pressure"], told["impacts"]) == ("idle", 1, 1)
    s.table.impacts = 5
    assert preview(s, "end_turn")["loses"]
    s.table.acted = 1
    assert preview(s, "end_turn")["impacts"] == 0


def test_drawing_tells_the_odds_and_never_the_order(stage: Staging) -> None:
    s = stage().row(0, "pressure", "pressure", "sun", "sun")
    s.deck(0, "oxygen", "pressure", "sun", "salinity", "pressure")
    assert preview(s, "use_token", "plus")["draws"] == {
        "cards": 5,
        "harmful": 3,
        "row": 0,
    }


def test_a_known_top_card_is_told(stage: Staging) -> None:
    s = stage(1, preset="digital", pass_pressure="yes").row(0, "bacteria", "sun").deck(0, "sun")
    s.do("use_token", "pass").do("choose_card", "bacteria").do("to_deck")
    assert preview(s, "use_token", "plus")["draws"]["top"] == "bacteria"


def test_passing_into_danger_is_told(stage: Staging) -> None:
    s = stage().row(0, "sun").row(1, "sun", "sun")
    s.do("use_token", "pass").do("choose_card", "sun")
    assert preview(s, "choose_row", 1)["danger"] == "equal"
    assert preview(s, "to_market")["returns"] == ["sun"]


@pytest.mark.parametrize(
    ("row", "subject", "english", "german"),
    [
        (
            ["sun"],
            "card:fucus_vesiculosus",
            "Still needs Oxygen, Salinity, Temperature. Only one element may be borrowed.",
            "Es fehlen noch: Sauerstoff, Salzgehalt, Temperatur. "
            "Nur ein Element darf geliehen werden.",
        ),
        (
            ["bacteria"],
            "card:pusa_hispida",
            "Needs two unused producers in your row; you have 1.",
            "Braucht zwei ungenutzte Produzenten in deiner Reihe; du hast 1.",
        ),
        (
            ["ruppia_spp", "chara_spp"],
            "card:pusa_hispida",
            "No two unused producers in your row share one of its habitats: Ice, Open water, Rock.",
            "Keine zwei ungenutzten Produzenten deiner Reihe haben einen seiner Lebensräume "
            "gemeinsam: Eis, Freiwasser, Stein.",
        ),
        (
            ["alca_torda"],
            "place:alca_torda",
            "No other unused consumer in your row shares a missing habitat with it.",
            "Kein anderer ungenutzter Konsument deiner Reihe hat mit ihm einen noch fehlenden "
            "Lebensraum gemeinsam.",
        ),
    ],
)
def test_refusals_say_why(
    stage: Staging, row: list[str], subject: str, english: str, german: str
) -> None:
    s = stage().row(0, *row).market("fucus_vesiculosus", "pusa_hispida")
    assert refused(s)[subject] == english
    assert refused(s, "de")[subject] == german


def test_an_empty_pile_is_the_reason(stage: Staging) -> None:
    s = stage().row(0, "salinity").market("vertebrata_lanosa").drain_pile("temperature")
    assert refused(s)["card:vertebrata_lanosa"] == "Needs Temperature, but that pile is empty."


def test_tokens_abilities_stars_and_measures_say_why_not(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "protists", "sun").deck(0, "oxygen")
    s.ready("recycling_and_waste_disposal").next_policies("hunting")
    s.do("use_card", "protists", "plus").do("star", "protists").do("use_token", "pass")
    why = refused(s)
    assert why == {}
    s.do("choose_card", "sun").do("to_market")
    why = refused(s)
    assert why["token:pass"].startswith("This token has been used.")
    assert why["token:plus"] == "Your deck and your discard pile are empty."
    assert why["ability:protists"] == "Its ability has already been used this turn."
    assert why["star:protists"] == "Its star has already been used this turn."
    assert why["policy:recycling_and_waste_disposal"] == "No funding card is ready."
    s.ready("funding")
    assert refused(s)["policy:recycling_and_waste_disposal"] == "It would have no effect now."


def test_what_cannot_be_passed_says_why(stage: Staging) -> None:
    s = stage().row(0, "pressure", "sun", "sun", "alca_torda", "bacteria")
    s.table.spent[0] = 2
    s.do("use_card", "alca_torda", "pass")
    assert refused(s) == {
        "card:sun": "Cards that have been used for an action cannot be passed.",
        "card:pressure": "Pressure cards cannot be passed.",
        "card:alca_torda": "A card cannot pass itself.",
    }


def test_the_catalogue_is_plain_and_names_its_sources() -> None:
    told = GAME.catalogue(GAME.edition())
    assert json.loads(json.dumps(told)) == told
    species = {card["id"]: card for card in told["species"]}
    assert len(species) == 60
    reed = species["phragmites_australis"]
    assert reed["code"] == "p8"
    assert reed["cost"] == ["sun", "oxygen", "nutrients", "nutrients"]
    assert reed["name"] == {"en": "Common reed", "de": "Schilfrohr"}
    assert reed["house"] == ["name_de"]
    assert species["calanoida"]["code"] == "c1"
    noise = next(card for card in told["policies"] if card["id"] == "underwater_noise")
    assert noise["code"] == "m21"
    assert noise["duration"] == "next_turn"
    assert noise["does"]["en"] == "No abilities next turn."
    assert noise["counts"]["de"] == "In diesem Zug keine Fähigkeiten."
    assert told["limits"] == {"habitats": 6, "impacts": 6, "pressure": 3}


def test_codes_in_decisions_are_those_of_the_catalogue(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "viruses").market("alca_torda")
    code = next(c["code"] for c in GAME.catalogue(s.edition)["species"] if c["id"] == "alca_torda")
    assert ACTIONS.name(s.number("buy", "alca_torda")) == f"buy(card={code})"


def test_the_view_tells_costs_and_risks(stage: Staging) -> None:
    s = stage(complexity=2).market("planothidium_spp").row(1, "pressure", "pressure")
    s.row(0, "pressure").row(1, "oxygen", "oxygen", "oxygen").in_force("climate_change")
    seen = GAME.view(s.edition, s.state, 0)
    assert seen["costs"]["planothidium_spp"] == ["sun", "nutrients", "nutrients"]
    assert seen["next"] == 1
    assert seen["risks"] == [
        {"row": 1, "kind": "pressure", "count": 2, "tiles": 2},
        {"row": 1, "kind": "equal", "count": 3, "element": "oxygen"},
    ]
    s.table.discount[3] = 1
    assert GAME.view(s.edition, s.state, 0)["costs"]["planothidium_spp"] == ["sun", "nutrients"]


def test_the_sheet_counts_every_rows_cards(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "sun", "pressure").deck(0, "alca_torda", "oxygen")
    s.discard(0, "pressure", "viruses")
    assert GAME.score_sheet(s.edition, s.state, 0)["rows"][0] == {
        "producers": 2,
        "consumers": 1,
        "elements": 2,
        "pressure": 2,
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_learning_tells_where_the_cards_come_from(language: str) -> None:
    text = GAME.learn(language)
    title = {"en": "How to play Ecosfera Baltica", "de": "So spielt man Ecosfera Baltica"}
    assert text.startswith(f"# {title[language]}\n")
    assert "◇" in text
    assert "RULES.md" in text
