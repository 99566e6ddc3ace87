"""What people see: views, words, events, the result, the drawn table."""

import io
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.games.ecosfera import GAME
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.table import PRODUCERS, TABLE, Phase
from ecotone.games.ecosfera.words import TEXTS, policy_words

Staging = Callable[..., Any]


def told(s: Any, kind: str, what: str | int | None = None, ability: str | None = None) -> list[str]:
    """The sentences about a decision, in English."""
    before, action = s.state.copy(), s.number(kind, what, ability)
    s.do(kind, what, ability)
    events = GAME.events(s.edition, before, action, 0)
    return [GAME.format_event(s.edition, event, "en") for event in events]


def says(s: Any, kind: str, what: str | int | None = None, ability: str | None = None) -> str:
    return GAME.describe_action(s.edition, s.state, s.number(kind, what, ability), "en")


def test_a_view_is_plain_and_shows_no_order(stage: Staging) -> None:
    s = stage(complexity=2).deck(0, "sun", "bacteria", "oxygen")
    seen = GAME.view(s.edition, s.state, 0)
    assert json.loads(json.dumps(seen)) == seen
    assert seen["rows"][0]["deck"] == ["sun", "oxygen", "bacteria"]
    assert seen["policies"]["deck"][0] == "funding"


@pytest.mark.parametrize("players", [1, 3])
def test_a_redeal_changes_no_view(players: int) -> None:
    match = Match(GAME, players, 4, {"complexity": 2, "preset": "digital"})
    for _ in range(25):
        match.push(int(match.legal[-1]))
    for seed in range(8):
        other = match.state.copy()
        GAME.entry.redeal(match.edition.data, other, 0, new_generator(seed))
        assert GAME.view(match.edition, other, 0) == match.view(0)
        assert GAME.entry.audit(match.edition.data, other) == 0


def test_a_redeal_changes_hidden_orders(stage: Staging) -> None:
    s = stage(complexity=2).deck(0, "sun", "oxygen", "salinity", "nutrients", "temperature")
    s.do("use_token", "refresh_producers")
    decks, rings, policies, generators = set(), set(), set(), set()
    for seed in range(12):
        other = s.state.copy()
        s.entry.redeal(s.cards, other, 0, new_generator(seed))
        table = other.view(TABLE)[0]
        top = int(table.market_top[0])
        ring = [int(table.market_deck[0, (top + d) % PRODUCERS]) for d in range(26)]
        assert ring[-4:] == s.market_deck(0)[-4:]
        decks.add(bytes(table.pile[0, :5]))
        rings.add(tuple(ring))
        policies.add(bytes(table.policy_deck[:27]))
        generators.add(bytes(table.random))
    assert len(decks) > 8
    assert len(rings) == len(policies) == len(generators) == 12


def test_a_card_on_top_of_the_own_deck_stays_there(stage: Staging) -> None:
    s = stage(1, preset="digital").row(0, "bacteria").deck(0, "sun", "oxygen", "salinity")
    s.do("use_token", "pass").do("choose_card", "bacteria").do("to_deck")
    for seed in range(6):
        other = s.state.copy()
        s.entry.redeal(s.cards, other, 0, new_generator(seed))
        seen = GAME.view(s.edition, other, 0)["rows"][0]
        assert seen["known_top"] == ["bacteria"]


def test_purchases_in_words(stage: Staging) -> None:
    s = stage().row(0, "salinity", "bacteria", "viruses").market("vertebrata_lanosa", "alca_torda")
    assert (
        says(s, "buy", "vertebrata_lanosa") == "Buy Wrack siphon weed (Temperature from the market)"
    )
    assert says(s, "buy", "alca_torda") == "Buy Razorbill (Open water)"
    assert told(s, "buy", "alca_torda") == [
        "Player 1 bought Razorbill with Bacteria, Viruses.",
        "New in the market: Baltic macoma.",
    ]


def test_tiles_in_words(stage: Staging) -> None:
    s = stage().row(0, "perca_fluviatilis", "esox_lucius").placed("mud")
    assert says(s, "place", "esox_lucius") == "Place tiles with Pike, Perch (River, Rock)"
    assert "Restored: River, Rock. 3 of 6 habitats." in told(s, "place", "esox_lucius")


def test_events_tell_what_happened_and_why_in_order(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "pressure", "pressure").deck(0, "pressure", "sun")
    s.next_policies("funding", "funding").in_force("climate_change")
    assert told(s, "use_token", "plus") == [
        "Player 1 used a token: draw a card.",
        "Player 1 drew Pressure.",
        "The third pressure card struck Player 1: 1 impact tile (1 of 6).",
        "Climate change added 1 impact tile (2 of 6).",
        "Player 1: the turn ended immediately.",
        "Policy card Funding (funding). Pays for one measure.",
        "Policy card Funding (funding). Pays for one measure.",
        "Player 1 drew Sunlight.",
        "Player 1: the discard pile became the new deck.",
        "Player 1 drew Pressure, Pressure, Pressure.",
        "It is Player 2’s turn.",
    ]


def test_events_name_the_people_at_the_table(stage: Staging) -> None:
    s = stage(2).row(0, "pressure", "pressure")
    action = s.number("end_turn")
    names = ["Player 2", "Ben"]
    lines = [
        GAME.format_event(s.edition, event, "de", names)
        for event in GAME.events(s.edition, s.state, action, 1)
    ]
    assert lines[0] == "Player 2 hat den Zug beendet."
    assert "Player 2 hat in diesem Zug nichts getan" in lines[1]
    assert lines[-1] == "Ben ist am Zug."


def test_a_skipped_turn_is_not_told_as_one_cut_short(stage: Staging) -> None:
    s = stage(2).row(0, "sun")
    s.table.acted = s.table.cut = 0
    s.table.complexity = 1
    before = s.state.copy()
    notes = GAME.notes(s.edition, before, s.number("end_turn"))[0]
    assert Note.TURN_SKIPPED not in [one.kind for one in notes]
    s = stage(complexity=2).row(0, "nodularia_spumigena").next_policies("beach_litter")
    s.do("star", "nodularia_spumigena")
    lines = told(s, "end_turn")
    assert "Player 2: this turn is skipped." in lines
    assert not any("immediately" in line for line in lines)


def test_a_star_tells_its_policy_before_what_it_does(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "nodularia_spumigena").row(1, "nutrients")
    s.next_policies("waste_water_treatment_failure")
    assert told(s, "star", "nodularia_spumigena")[1:] == [
        "Policy card Waste water treatment failure (negative). "
        "Every row with Nutrients gets 1 pressure card.",
        "Waste water treatment failure: Player 2 gets a pressure card (49 left).",
    ]


def test_a_card_drawn_after_a_reshuffle_is_told(stage: Staging) -> None:
    s = stage().discard(0, "bacteria")
    assert told(s, "use_token", "plus")[1:] == [
        "Player 1: the discard pile became the new deck.",
        "Player 1 drew Bacteria.",
    ]


def test_a_policy_of_a_renewed_deck_is_told(stage: Staging) -> None:
    s = stage(complexity=2, reshuffle_policies="yes").row(0, "perca_fluviatilis", "esox_lucius")
    s.placed("mud").next_policies("hunting").drain_policies()
    hunting = s.policies.index("hunting")
    s.table.policy_deck_size, s.table.policy_deck[0] = 1, hunting
    s.table.used[hunting] -= 1
    lines = told(s, "place", "perca_fluviatilis")
    assert lines[1] == "Restored: River, Rock. 3 of 6 habitats."
    assert lines[2].startswith("Policy card Hunting (negative).")
    assert lines[3] == "The used policy cards became the new policy deck."
    assert lines[4].startswith("Policy card ")


def test_removed_pressure_is_told(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "pressure").ready("recycling_and_waste_disposal", "funding")
    lines = told(s, "activate", "recycling_and_waste_disposal")
    assert lines[1:] == ["A pressure card of Player 1 left the game."]


def test_a_single_point_in_words(stage: Staging) -> None:
    s = stage().placed("ice").row(0, "pressure", "pressure")
    s.table.impacts = 5
    assert told(s, "end_turn")[-1] == "The sixth impact struck: 1 point."


def test_a_pass_in_words(stage: Staging) -> None:
    s = stage().row(0, "bacteria", "sun")
    s.do("use_token", "pass")
    assert told(s, "choose_card", "bacteria") == ["Player 1 passed Bacteria to Player 2."]
    s = stage().row(0, "sun", "oxygen")
    s.do("use_token", "pass")
    assert told(s, "choose_card", "sun") == ["Player 1 is passing Sunlight."]
    assert told(s, "choose_row", 1) == ["Player 1 passed Sunlight to Player 2."]
    s = stage(1, solo_rows=1).row(0, "sun")
    s.do("use_token", "pass")
    assert told(s, "choose_card", "sun") == ["Row 1 gave Sunlight back to the market."]
    s = stage(1, solo_rows=1, pass_to_own_deck="yes").row(0, "bacteria")
    s.do("use_token", "pass")
    assert told(s, "choose_card", "bacteria") == ["Row 1 put Bacteria on the deck."]


def drawn(s: Any, language: str = "en") -> str:
    """The table as the terminal shows it."""
    console = Console(file=io.StringIO(), width=200)
    console.print(GAME.draw(s.edition, GAME.view(s.edition, s.state, 0), language))
    return str(console.file.getvalue())


def test_the_drawn_market_shows_what_producers_cost_now(stage: Staging) -> None:
    s = stage(complexity=2).market("planothidium_spp", "vertebrata_lanosa")
    assert "Sunlight, Nutrients, Nutrients" in drawn(s)
    s.ready("improved_nutrient_retention_in_agriculture", "funding")
    s.do("activate", "improved_nutrient_retention_in_agriculture")
    assert GAME.view(s.edition, s.state, 0)["discount"]["nutrients"] == 1
    assert "Sunlight, Nutrients, Nutrients" not in drawn(s)
    assert "Salinity, Temperature" in drawn(s)


def test_the_drawn_row_shows_what_its_cards_have_served_for(stage: Staging) -> None:
    s = stage(complexity=2).row(0, "protists", "alca_torda").deck(0, "sun")
    s.next_policies(*["funding"] * 2)
    s.do("use_card", "protists", "plus").do("star", "protists").do("place", "protists")
    assert "used, ability used, star used" in drawn(s)


def test_drawn_policies_say_what_they_do(stage: Staging) -> None:
    s = stage(complexity=2)
    assert "No measure or funding card is ready." in drawn(s)
    s.ready("bubble_curtains", "funding", "funding").in_force("climate_change")
    shown = drawn(s)
    assert "Ready: 2× Funding. Pays for one measure." in shown
    assert "Ready: Bubble curtains. All tokens become active." in shown
    assert "In force: Climate change. Every impact places 1 more, until the end of the game." in (
        shown
    )


@pytest.mark.parametrize(
    ("policy", "english", "german"),
    [
        (
            "underwater_noise",
            "No abilities next turn.",
            "Im nächsten Zug keine Fähigkeiten.",
        ),
        ("beach_litter", "The next turn is skipped. ", "Der nächste Zug fällt aus. "),
    ],
)
def test_policies_for_the_next_turn_say_so(
    stage: Staging, policy: str, english: str, german: str
) -> None:
    s = stage(complexity=2)
    number = s.policies.index(policy)
    assert policy_words(s.edition, number, "en").startswith(english)
    assert policy_words(s.edition, number, "de").startswith(german)
    assert "his turn" in policy_words(s.edition, number, "en", in_force=True)
    assert "diese" in policy_words(s.edition, number, "de", in_force=True).lower()


@pytest.mark.ruling("R37")
def test_the_end_in_words(stage: Staging) -> None:
    s = stage().placed("ice", "coast", "rivers", "mud", "rock").row(0, "alca_torda")
    s.row(0, "phocoena_phocoena")
    s.table.impacts = 2
    assert told(s, "place", "alca_torda")[-1] == "All six habitats are restored: 10 points."
    sheet = GAME.score_sheet(s.edition, s.state, 0)
    assert (sheet["total"], sheet["won"], sheet["impact_points"]) == (10, True, 4)
    out = np.zeros(2, np.int64)
    s.entry.scores(s.cards, s.state, out)
    assert list(out) == [10, 10]
    s.entry.places(s.cards, s.state, out)
    assert list(out) == [1, 1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_phase_has_a_prompt(language: str) -> None:
    for phase in Phase:
        assert TEXTS.has(language, f"phase-{phase.name.lower().replace('_', '-')}")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_in_words_and_pictures(language: str, players: int) -> None:
    agreement = "yes" if players > 1 else "no"
    options = {"complexity": 2, "agreement": agreement, "preset": "tabletop"}
    match = Match(GAME, players, players, options)
    console = Console(file=io.StringIO(), width=120)
    choose = np.random.default_rng(players)
    while not match.over and len(match.actions) < 150:
        assert all(text for _, text in match.describe_legal(language))
        before = match.state.copy()
        action = int(choose.choice(match.legal[-4:]))
        match.push(action)
        for event in GAME.events(match.edition, before, action, 0):
            assert GAME.format_event(match.edition, event, language)
        if len(match.actions) % 10 == 0:
            console.print(GAME.draw(match.edition, match.view(0), language))
    sheet = GAME.score_sheet(match.edition, match.state, 0)
    console.print(GAME.draw_sheet(match.edition, sheet, language))
    assert sheet["total"] == match.scores()[0]


def test_figures_over_many_games(stage: Staging) -> None:
    s = stage().placed("ice", "mud")
    s.table.impacts = 6
    s.table.turn = 9
    figures = GAME.statistics(s.edition, np.stack([s.state, s.state]))
    assert figures == {"mean_rounds": 5.0, "mean_habitats": 2.0, "mean_impacts": 6.0}


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (1, {"solo_rows": 3}), (1, {"preset": "digital"})]
)
def test_a_skipped_turn_is_told_as_skipped(
    stage: Staging, players: int, options: dict[str, object]
) -> None:
    s = stage(players, complexity=2, **options).row(0, "nodularia_spumigena")
    s.deck(0, "sun", "oxygen", "salinity", "nutrients", "temperature").next_policies("beach_litter")
    s.do("star", "nodularia_spumigena")
    lines = told(s, "end_turn")
    skipped = "Player 2" if players > 1 else f"Row {2 if options.get('solo_rows') else 1}"
    assert f"{skipped}: this turn is skipped." in lines
    assert not any("ended at once" in line for line in lines)


def test_a_turn_that_danger_ends_is_not_told_as_skipped(stage: Staging) -> None:
    s = stage(3).row(1, "sun", "sun", "sun").deck(1, "sun", "oxygen", "salinity", "nutrients")
    s.deck(0, "sun", "oxygen", "salinity", "nutrients", "temperature")
    lines = told(s, "end_turn")
    assert "Player 2: the turn ended immediately." in lines


def test_alone_an_offer_names_the_row_it_is_for(stage: Staging) -> None:
    s = stage(1, complexity=2, solo_rows=3).row(0, "nodularia_spumigena")
    s.next_policies("nutrient_upwelling_and_internal_nutrient_cycling")
    s.do("star", "nodularia_spumigena")
    for row in ("Row 1", "Row 2", "Row 3"):
        assert says(s, "take") == f"{row}: take Nutrients"
        assert says(s, "decline") == f"{row}: do not take Nutrients"
        console = Console(file=io.StringIO(), width=120)
        console.print(GAME.draw(s.edition, GAME.view(s.edition, s.state, 0), "en"))
        assert f"{row}: Do you take the element?" in console.file.getvalue()
        s.do("decline")
    both = stage(2, complexity=2).row(0, "nodularia_spumigena")
    both.next_policies("nutrient_upwelling_and_internal_nutrient_cycling")
    both.do("star", "nodularia_spumigena")
    assert says(both, "take") == "Take Nutrients"


@pytest.mark.ruling("R37")
def test_a_lost_sea_scores_its_habitat_tiles_only(stage: Staging) -> None:
    s = stage().placed("ice", "coast").row(0, "pressure", "pressure")
    s.table.impacts = 5
    s.do("end_turn")
    out = np.zeros(2, np.int64)
    s.entry.scores(s.cards, s.state, out)
    assert list(out) == [2, 2]
    s.entry.places(s.cards, s.state, out)
    assert list(out) == [2, 2]


@pytest.mark.parametrize(
    ("harmful", "cards", "english", "german"),
    [
        (0, 1, "No card that could", "Keine Karte, die gezogen werden kann, würde"),
        (1, 1, "The only card that could", "Die einzige Karte, die gezogen werden kann, würde"),
        (1, 5, "1 of the 5 cards that", "1 der 5 Karten, die gezogen werden können, würde den"),
        (2, 5, "2 of the 5 cards that", "2 der 5 Karten, die gezogen werden können, würden"),
    ],
)
def test_odds_are_told_in_the_right_number(
    harmful: int, cards: int, english: str, german: str
) -> None:
    numbers = {"harmful": harmful, "cards": cards}
    assert TEXTS.format("en", "odds", numbers).startswith(english)
    assert TEXTS.format("de", "odds", numbers).startswith(german)
