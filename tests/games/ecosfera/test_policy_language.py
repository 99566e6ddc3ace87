"""Policies with conditions, choices and a round's duration, as a class may type them in."""

import csv
import shutil

import pytest

from ecotone.engine.batch import Deal
from ecotone.engine.errors import BadEdition
from ecotone.engine.match import Match
from ecotone.engine.random_games import audited_games
from ecotone.engine.texts import LANGUAGES
from ecotone.games.ecosfera import GAME
from ecotone.games.ecosfera.cards import CARDS
from ecotone.games.ecosfera.policies import carry_on
from ecotone.games.ecosfera.policy_steps import Verb
from ecotone.games.ecosfera.table import TABLE, Phase
from ecotone.games.ecosfera.words import policy_words


@pytest.fixture
def box(tmp_path):
    """The standard edition with one policy card more, of which there are five copies."""

    def make(steps, duration="instant", category="dual", alone=False):
        folder = tmp_path / "box"
        shutil.copytree(GAME.editions()["standard"], folder)
        with open(folder / "policies.csv", encoding="utf-8", newline="") as content:
            head, *rows = csv.reader(content)
        if alone:
            rows = [row for row in rows if row[0] == "funding"]
        value = dict.fromkeys(head, "printed") | {
            "id": "own",
            "name_en": "Own card",
            "name_de": "Eigene Karte",
            "category": category,
            "copies": "7",
            "duration": duration,
            "steps": steps,
        }
        rows.append([value[column] for column in head])
        with open(folder / "policies.csv", "w", encoding="utf-8", newline="") as content:
            csv.writer(content).writerows([head, *rows])
        return GAME.read_edition(folder)

    return make


def legal(match):
    out = Deal.of(GAME, 2).scratch()
    count = GAME.entry.legal(match.edition.data, match.state, out)
    return [int(action) for action in out[:count]]


def carried_out(edition, impacts, measures=0):
    """Impacts and active tokens after a policy with an effect on them."""
    match = Match(GAME, 2, 4, {"complexity": 2}, edition)
    table = match.state.view(TABLE)[0]
    cards = edition.data.view(CARDS)[0]
    table.impacts, table.measures_done = impacts, measures
    table.tokens[:] = 0
    table.policy, table.step = len(edition.tables["policies"]) - 1, 0
    while table.policy != -1 and table.phase != Phase.ALTERNATIVE:
        getattr(carry_on, "py_func", carry_on)(cards, table)
    return table, match


@pytest.mark.parametrize(
    ("impacts", "left", "tokens"), [(4, 3, 0), (3, 2, 0), (2, 2, 6), (0, 0, 6)]
)
def test_a_condition_and_its_alternative(box, impacts, left, tokens):
    edition = box("if impacts>=3 take_back_impact 1; else activate_tokens")
    table, _ = carried_out(edition, impacts)
    assert (int(table.impacts), int(table.tokens.sum())) == (left, tokens)


def test_a_condition_without_an_alternative_and_a_second_one(box):
    edition = box(
        "if measures<=0 take_back_impact 1; if measures>=1 take_back_impact 2; activate_tokens"
    )
    assert int(carried_out(edition, 4, 0)[0].impacts) == 3
    assert int(carried_out(edition, 4, 2)[0].impacts) == 2


def test_a_policy_may_have_six_steps(box):
    edition = box("; ".join(["take_back_impact 1"] * 6))
    assert int(carried_out(edition, 6)[0].impacts) == 0
    assert edition.data.view(CARDS)[0].verb[-1, 0] == Verb.NONE


@pytest.mark.parametrize(("answer", "impacts", "tokens"), [("agree", 2, 0), ("decline", 3, 6)])
def test_the_active_player_chooses_between_two_effects(box, answer, impacts, tokens):
    edition = box("take_back_impact 1; or activate_tokens")
    table, match = carried_out(edition, 3)
    table.chooser = table.active
    actions = GAME.actions
    assert legal(match) == [actions.first("agree"), actions.first("decline")]
    for language in LANGUAGES:
        texts = [
            GAME.describe_action(edition, match.state, action, language) for action in legal(match)
        ]
        assert len(set(texts)) == 2
        assert all(texts)
    GAME.entry.apply(edition.data, match.state, actions.first(answer))
    table = match.state.view(TABLE)[0]
    assert (int(table.impacts), int(table.tokens.sum())) == (impacts, tokens)
    assert int(table.policy) == -1
    assert int(table.taken) == int(table.picked) == 0


def test_a_policy_for_a_round_counts_in_one_turn_of_every_row(box):
    edition = box("extra_impact 1", "round", alone=True)
    match = Match(GAME, 3, 9, {"complexity": 2}, edition)
    table = match.state.view(TABLE)[0]
    own = len(edition.tables["policies"]) - 1
    table.coming[own] = 1
    table.policy_deck_size = 0
    counts = []
    for _ in range(5):
        counts.append(int(table.extra_impacts))
        turn = int(table.turn)
        while int(table.turn) == turn:
            GAME.entry.apply(edition.data, match.state, legal(match)[0])
    assert counts == [0, 1, 1, 1, 0]


@pytest.mark.parametrize(
    ("steps", "duration", "expected"),
    [
        ("if wind>=3 activate_tokens", "instant", "expected if and one of measures, habitats"),
        ("if impacts=3 activate_tokens", "instant", "expected if and one of"),
        ("if impacts>=3", "instant", "expected a verb of"),
        ("if", "instant", "expected if and one of"),
        ("else activate_tokens", "instant", "expected a first step without else or or"),
        ("activate_tokens; or", "instant", "expected a verb of"),
        ("if impacts>=1 extra_impact 1", "permanent", "expected extra_impact without a condition"),
        ("skip_turn", "round", "duration: expected next_turn, got round"),
        ("if impacts>=²9 activate_tokens", "instant", "expected if and one of"),
        ("; ".join(["activate_tokens"] * 7), "instant", "expected 1 to 6 steps"),
    ],
)
def test_what_says_nothing_is_refused(box, steps, duration, expected):
    with pytest.raises(BadEdition, match=expected):
        box(steps, duration)


@pytest.mark.parametrize(
    "steps",
    [
        "if nutrients>=2 return_element nutrients; else take_element nutrients 1",
        "remove_pressure 1; or take_back_impact 1; or activate_tokens",
        "if tokens<=1 activate_tokens; if pressure>=2 remove_pressure 2; or offer_element sun 1",
        "if species>=1 remove_from_row bird; else discard_open fish; else place_one_habitat mud",
        "if rows>=2 give_market_card fish; or place_shared_habitat",
        "if funding>=1 take_or_return_element oxygen 2; if habitats<=2 pressure_to_holders sun 1",
    ],
)
@pytest.mark.parametrize("category", ["dual", "measure"])
def test_games_with_such_a_card_keep_every_invariant(box, steps, category):
    edition = box(steps, category=category)
    for players in (1, 3):
        deal = Deal.of(GAME, players, {"complexity": 2}, edition)
        assert audited_games(deal, range(60)) is None
    for language in LANGUAGES:
        assert policy_words(edition, len(edition.tables["policies"]) - 1, language)


def test_the_rulebook_preset_plays_by_the_letter():
    by_letter = Match(GAME, 2, 1, {"preset": "rulebook", "complexity": 2}).state.view(TABLE)[0]
    usual = Match(GAME, 2, 1, {"complexity": 2}).state.view(TABLE)[0]
    for name in ("agreement", "pass_pressure", "passers_stay"):
        assert (int(usual[name]), int(by_letter[name])) == (0, 1), name
    off = Match(GAME, 2, 1, {"preset": "rulebook", "pass_pressure": "no"}).state.view(TABLE)[0]
    assert int(off.pass_pressure) == 0
