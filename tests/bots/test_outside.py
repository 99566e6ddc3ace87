"""Bots that others write: found by name or file, told what their seat may see, checked."""

import json
import random
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from ecotone.bots import bot_named, bot_names, outside
from ecotone.bots.outside import BotFault
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named

KEYSTONE = game_named("keystone")
EXAMPLE = Path(__file__).parents[2] / "examples" / "cheapest_bot.py"
SEED = 4


class LastBot:
    """What a package might offer: the last decision, with no look at anything."""

    def choose(self, seat_view, legal, rng):
        return legal[-1].number


@pytest.fixture(autouse=True)
def fresh_classes():
    yield
    outside.chooser_class.cache_clear()


@pytest.fixture
def bot_of(tmp_path):
    """A bot whose `choose` has this body, and its name."""

    def write(body, seed=SEED):
        file = tmp_path / "mine.py"
        file.write_text(
            f"class Mine:\n    def choose(self, seat_view, legal, rng):\n        {body}\n", "utf-8"
        )
        outside.chooser_class.cache_clear()
        return bot_named(f"{file}:Mine", seed)

    return write


def test_the_example_plays_a_whole_game():
    match = Match(KEYSTONE, 2, 1)
    bots = [bot_named(f"{EXAMPLE}:CheapestBot", 1), bot_named("random", 1)]
    while not match.over:
        match.push(bots[match.actor].choose(match))
    again = Match(KEYSTONE, 2, 1)
    while not again.over:
        again.push(bots[again.actor].choose(again))
    assert again.actions == match.actions


def test_it_is_given_the_view_the_legal_decisions_and_a_seeded_generator(bot_of):
    match = Match(KEYSTONE, 2, 1)
    bot = bot_of("raise ValueError([seat_view, legal, rng.random()])")
    with pytest.raises(BotFault) as fault:
        bot.choose(match)
    seen, legal, number = fault.value.__cause__.args[0]
    assert json.dumps(seen) == json.dumps(match.view(match.actor))
    assert [decision.number for decision in legal] == match.legal_numbers.tolist()
    for decision in legal:
        assert KEYSTONE.actions.encode(decision.kind, **decision.arguments) == decision.number
        assert KEYSTONE.actions.parse(decision.name) == decision.number
    with pytest.raises(BotFault) as fault:
        bot_of("raise ValueError([seat_view, legal, rng.random()])").choose(match)
    assert fault.value.__cause__.args[0][2] == number


def test_it_is_told_nothing_hidden(bot_of):
    bot = bot_of("raise ValueError(repr((seat_view, legal, rng.random())))")

    def told():
        with pytest.raises(BotFault) as fault:
            bot.choose(match)
        return str(fault.value)

    match = Match(KEYSTONE, 3, 1)
    truth = told()
    for seed in range(3):
        KEYSTONE.entry.redeal(match.edition.data, match.state, match.actor, new_generator(seed))
        assert told() == truth


@pytest.mark.parametrize("body", ["return legal[0]", "return legal[0].number"])
def test_a_decision_or_its_number_will_do(bot_of, body):
    match = Match(KEYSTONE, 2, 1)
    assert bot_of(body).choose(match) == match.choice(0)


@pytest.mark.parametrize(
    "body",
    ["return None", "return -1", "return 10**9", "return 'pass'", "return True", "return legal"],
)
def test_an_illegal_answer_is_refused_with_bot_and_move(bot_of, body):
    match = Match(KEYSTONE, 2, 1)
    match.push(match.choice(0))
    with pytest.raises(BotFault, match=r"mine\.py:Mine, move 2: expected one of \d+ legal"):
        bot_of(body).choose(match)


def test_an_exception_is_told_with_bot_and_move(bot_of):
    with pytest.raises(BotFault, match=r"mine\.py:Mine, move 1: it raised KeyError: 'x'"):
        bot_of("return {}['x']").choose(Match(KEYSTONE, 2, 1))


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none.py:Mine", None, "expected a Python file, but"),
        ("a.py:Mine", "class Other: pass", "expected a class of Other, got Mine"),
        ("a.py:", "class Other: pass", "expected a class of Other, got –"),
        ("a.py:Mine", "class Mine: pass", r"expected a class with a method choose\("),
        ("a.py:Mine", "Mine = 3", r"expected a class with a method choose\("),
        ("a.py:Mine", "class class", "running a.py raised SyntaxError"),
        (
            "a.py:Mine",
            "class Mine:\n    def __init__(self): 1 / 0\n    def choose(self, *given): pass",
            "creating it raised ZeroDivisionError",
        ),
    ],
)
def test_what_cannot_be_used_is_refused(tmp_path, monkeypatch, name, content, said):
    monkeypatch.chdir(tmp_path)
    if content:
        Path("a.py").write_text(content, "utf-8")
    with pytest.raises(BotFault, match=f"^bot {name}: .*{said}"):
        bot_named(name, 1)


def test_installed_packages_offer_bots(monkeypatch):
    points = EntryPoints(
        [
            EntryPoint("last", "package:LastBot", outside.GROUP),
            EntryPoint("broken", "no_such_module:Bot", outside.GROUP),
        ]
    )
    monkeypatch.setattr(outside, "entry_points", lambda group: points.select(group=group))
    monkeypatch.setattr(EntryPoint, "load", load)
    assert bot_names()[-2:] == ["broken", "last"]
    match = Match(KEYSTONE, 2, 1)
    assert bot_named("last", 1).choose(match) == match.legal[-1]
    with pytest.raises(BotFault, match="bot broken: loading no_such_module:Bot raised"):
        bot_named("broken", 1)


def load(point):
    """The tests are no installed package: their own class stands for one."""
    if point.name == "broken":
        raise ModuleNotFoundError(point.module)
    return LastBot


def test_random_numbers_differ_from_move_to_move(bot_of):
    match = Match(KEYSTONE, 2, 1)
    bot = bot_of("return legal[int(rng.random() * len(legal))]")
    picks = set()
    choose = random.Random(1)
    for _ in range(12):
        picks.add(match.legal_numbers.tolist().index(bot.choose(match)) / match.count)
        match.push(int(choose.choice(match.legal)))
    assert len(picks) > 3
