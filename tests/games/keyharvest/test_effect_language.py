"""Effects one would expect on tiles that nobody has seen: accepted, and played to the end."""

import csv
import shutil

import numpy as np
import pytest

from ecotone.engine.batch import Deal
from ecotone.engine.errors import BadEdition
from ecotone.engine.match import Match
from ecotone.engine.random_games import audited_games
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.effect_text import (
    read_effect,
)
from ecotone.games.keyharvest.effects import (
    Do,
    Join,
    Quantity,
)

PLAUSIBLE = (
    "gain counter stock -> screen 2",
    "gain counter stock -> screen per_workers:1",
    "gain counter stock -> screen per_fields:4",
    "gain different_crops own_board -> screen 2",
    "pay counter screen -> left_screen 1",
    "pay counter screen -> right_screen 2",
    "pay counter screen -> stock per_isolated:1",
    "trade counter screen -> stock 2 two_for_one",
    "harvest unharvested one_group -> screen 9 empty_crop_rule",
    "action A any -> now 1",
    "action C any -> now 1 own_turn_only",
    "worker townsfolk home -> own_board 1 play_rules",
    "worker any_worker home -> own_board 1 play_rules with_effect",
    "worker any_worker own_board -> home 1",
    "worker farmhand own_board -> home 1; worker any_worker home -> own_board 1 play_rules",
    "move field own_store -> bag 1",
    "move field registry -> bag 2",
    "if workers>=2 gain counter stock -> screen 1; else pay counter screen -> stock 1",
    "if counters<=2 gain counter stock -> screen 2",
    "gain counter stock -> screen 1; or turn harvested own_board -> unharvested 1",
    "if isolated>=1 move isolated own_board -> bag 1 or_pay_1; else gain counter stock -> screen 1",
    "place field registry -> own_board 1 price_2; or store field registry -> own_store 1",
    "hand changes 5",
    "harvest unharvested adjacent -> screen 1 empty_crop_rule",
    "turn harvested own_board -> unharvested 3",
    "place field registry -> own_board 1 price_3",
    "place field bag:3 -> own_board 1 price_2 private_look",
    "place field other_stores -> own_board 1 price_exact_bid",
    "swap field own_board -> registry 1 in_harvested out_unharvested",
    "move isolated own_board -> bag 1 or_pay_2",
    "action ABCD any -> now 1 own_turn_only",
)


@pytest.fixture
def box(tmp_path):
    """The house edition with this effect on a worker and an event."""

    def make(effect, symbol="bell"):
        folder = tmp_path / "box"
        shutil.copytree(GAME.editions()["house"], folder)
        for file, line in (("workers.csv", 1), ("events.csv", 2)):
            with open(folder / file, encoding="utf-8", newline="") as content:
                rows = list(csv.reader(content))
            rows[line][rows[0].index("effect")] = effect
            rows[line][rows[0].index("symbol")] = symbol
            with open(folder / file, "w", encoding="utf-8", newline="") as content:
                csv.writer(content).writerows(rows)
        return GAME.read_edition(folder)

    return make


@pytest.mark.parametrize("symbol", ["bell", "scroll"])
@pytest.mark.parametrize("effect", PLAUSIBLE)
def test_a_plausible_effect_is_played_with_every_invariant(box, effect, symbol):
    edition = box(effect, symbol)
    for players in (2, 4):
        assert audited_games(Deal.of(GAME, players, edition=edition), np.arange(12)) is None


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("hand changes", "hand changes and a number"),
        ("hand changes 40", "hand changes and a number"),
        ("else gain counter stock -> screen 1", "a first step without else or or"),
        ("if luck>=2 gain counter stock -> screen 1", "if and one of fields, harvested"),
        ("if fields>2 gain counter stock -> screen 1", "if and one of fields"),
        ("if", "do what source -> target"),
        ("gain counter adjacent -> screen 1", "counter with stock"),
        ("gain different_crops stock -> screen 1", "counter with stock"),
        ("worker top_worker home -> own_board 1", "a worker home -> own_board"),
        ("move isolated registry -> bag 1", "field -> bag for a store or the registry"),
        ("move field own_store -> left_board 1 together", "field -> bag for a store"),
        ("place field registry -> own_board per_fields:2 price_1", "per_ and one of"),
        ("if fields>=3 move field own_board -> left_board 1 together", "together without"),
    ],
)
def test_what_says_nothing_is_refused(box, effect, expected):
    with pytest.raises(BadEdition) as refused:
        box(effect)
    assert expected in str(refused.value)


def test_conditions_and_choices_are_read():
    first, second = read_effect("if workers>=2 gain counter stock -> screen 1; or hand changes 3")
    assert (first.condition, first.number, first.at_most) == (Quantity.WORKERS, 2, 0)
    assert (second.do, second.join, second.count) == (Do.HAND, Join.OR, 3)


@pytest.mark.parametrize(
    "effect", [one for one in PLAUSIBLE if "; or " in one or one.startswith("hand")]
)
def test_every_question_and_answer_has_words(box, effect):
    edition = box(effect)
    asked = set()
    for seed in range(6):
        match = Match(GAME, 3, seed, {}, edition)
        chance = np.random.default_rng(seed)
        while not match.over and len(match.actions) < 900:
            ask = match.view(match.actor)["ask"]
            if ask in ("choice", "hand"):
                asked.add(ask)
                for language in LANGUAGES:
                    words = [
                        GAME.describe_action(edition, match.state, int(action), language)
                        for action in match.legal
                    ]
                    assert len(set(words)) == len(words)
                    GAME.draw(edition, match.view(match.actor), language)
            match.push(match.choice(int(chance.integers(match.count))))
    assert asked


def test_house_games_keep_their_cards():
    assert GAME.edition().data.tobytes()[GAME.earlier_card_sizes[0] :].strip(b"\0") == b""
