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
    # Counters of other players.
    "left: pay counter screen -> my_screen 1",
    "right: pay counter screen -> my_screen 1 drawn_blindly",
    "other: pay counter screen -> my_screen 2",
    "others: pay wheat screen -> my_screen 1",
    "others: pay counter screen -> stock per:3",
    "pay counter screen -> other_screen 1; other: pay counter screen -> my_screen 1",
    "pay hops screen -> stock 1; gain wine stock -> screen 2",
    "all: pay counter screen -> left_screen 1",
    # Counters and harvests for everyone.
    "gain apples stock -> screen 2",
    "gain counter stock -> screen per_group:3",
    "others: gain counter stock -> screen 1",
    "all: harvest unharvested own_board -> screen 1 empty_crop_rule",
    "harvest vegetables own_board -> screen 5",
    "gain wheat stock -> screen per_wheat:1",
    # Fields between any two places.
    "swap field own_board -> left_board 1",
    "swap field own_board -> other_boards 1",
    "swap isolated own_board -> own_store 1",
    "swap field own_store -> registry 1",
    "swap field own_store -> other_stores 1",
    "swap wine own_store -> right_store 2",
    "move field own_board -> other_board 1",
    "move harvested own_board -> right_board 2",
    "move field own_store -> left_board 1",
    "move field registry -> other_board 1",
    "move isolated other_boards -> bag 1",
    "move field left_store -> bag 1",
    "left: move field own_board -> my_board 1",
    "other: move field own_store -> bag 1",
    "place field left_board -> own_board 1 price_2_to_owner keep_side",
    "place unharvested other_boards -> own_board 1 price_1",
    "place apples registry -> own_board 2",
    "place field right_store -> own_board 1 price_exact_bid",
    "store field own_board -> own_store 1",
    "store field other_stores -> own_store 1 bid_stock_1",
    "store harvested right_board -> own_store 1 third_place",
    # Workers, turned fields and actions of other players.
    "others: worker top_worker own_board -> home 1 or_pay_1",
    "other: turn unharvested own_board -> harvested 1 no_counter",
    "left: action A any -> now 1",
    "others: worker farmhand home -> own_board 1 play_rules with_effect",
    "all: store field registry -> own_store 1",
    # Comparisons.
    "if fields<=others gain counter stock -> screen 2",
    "if workers>=others pay counter screen -> stock 2",
    "if hops>=2 gain hops stock -> screen 1; else others: gain hops stock -> screen 1",
    "if townsfolk>=1 other: pay counter screen -> my_screen 1; or hand changes 2",
    "others: hand changes 2",
)


@pytest.fixture
def box(tmp_path):
    """The house edition with this effect on a worker and an event."""

    def make(effect, symbol="bell"):
        folder = tmp_path / "box"
        shutil.copytree(GAME.editions()["house"], folder)
        places = [("workers.csv", 1), ("events.csv", 2)]
        for file, line in places[:1] if " adjacent " in effect else places:
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
        ("gain wheat own_board -> screen 1", "a crop with stock"),
        ("move isolated registry -> bag 1", "isolated only with"),
        ("place harvested own_store -> own_board 1", "harvested only with"),
        ("store wheat bag:1 -> own_store 1", "field with bag"),
        ("move field own_store -> left_board 1 together", "together with own_board"),
        ("move field left_board -> left_board 1", "two different boards"),
        ("swap field own_store -> own_store 1", "two different places"),
        ("harvest wheat one_group -> screen 3", "unharvested with one_group"),
        ("place field left_store -> own_board 1", "a price for fields of other stores"),
        ("place field own_store -> own_board 1 price_1_to_owner", "a price to the owner only"),
        ("pay wheat screen -> stock 1 drawn_blindly", "counter with drawn_blindly"),
        ("pay counter screen -> my_screen 1", "only for a step of others"),
        ("move field own_board -> my_board 1", "only for a step of others"),
        ("nobody: gain counter stock -> screen 1", "who carries it out: one of left:, right:"),
        ("if players>=others gain counter stock -> screen 1", "compared with others"),
        ("others: move field own_board -> left_board 1 together", "together without"),
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
    "effect",
    [
        *("hand changes 5", "right: pay counter screen -> my_screen 1 drawn_blindly"),
        *("other: hand changes 2", "all: gain counter stock -> screen 1"),
        *("others: gain counter stock -> screen 1; or move field own_board -> other_board 1",),
    ],
)
def test_every_question_and_answer_has_words(box, effect):
    edition = box(effect)
    asked = set()
    for seed in range(6):
        match = Match(GAME, 3, seed, {}, edition)
        chance = np.random.default_rng(seed)
        while not match.over and len(match.actions) < 900:
            ask = match.view(match.actor)["ask"]
            if ask in ("choice", "hand", "player"):
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
