"""Every ruling of a game's RULES.md names the code that decides it and a test that shows it."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(file.parent.name for file in ROOT.glob("src/ecotone/games/*/RULES.md"))
ID = re.compile(r"\bR\d\d\b")
LISTED = re.compile(r"^(?:- \*\*|\| )(R\d\d)\b", re.MULTILINE)
"""A ruling in a list or a table of rulings."""
RANGE = re.compile(r"\bR\d\d(?:–|-| to )R?\d\d\b")


def rules(game):
    return (ROOT / "src" / "ecotone" / "games" / game / "RULES.md").read_text("utf-8")


def in_code(game):
    """The ids in a game's sources."""
    files = (ROOT / "src" / "ecotone" / "games" / game).rglob("*.py")
    return {found for file in files for found in ID.findall(file.read_text("utf-8"))}


def marked(function):
    """The ids in a test's `ruling` marker."""
    calls = [one for one in function.decorator_list if isinstance(one, ast.Call)]
    return {
        argument.value
        for call in calls
        if ast.unparse(call.func) == "pytest.mark.ruling"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    }


def in_tests(game):
    """The ids on a game's tests."""
    found = set()
    for file in (ROOT / "tests" / "games" / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found |= marked(node)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_named_by_code_and_by_a_test(game):
    ids = set(ID.findall(rules(game)))
    assert ids, f"expected rulings such as R07 in the RULES.md of {game}"
    assert sorted(ids - in_code(game)) == [], "rulings that no source file names"
    assert sorted(ids - in_tests(game)) == [], "rulings without a test"


@pytest.mark.parametrize("game", GAMES)
def test_no_unknown_ruling_is_named(game):
    ids = set(ID.findall(rules(game)))
    assert sorted(in_code(game) - ids) == [], "ids in code that RULES.md lacks"
    assert sorted(in_tests(game) - ids) == [], "ids on tests that RULES.md lacks"


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_written_out_one_by_one(game):
    assert RANGE.findall(rules(game)) == []
    listed = Counter(LISTED.findall(rules(game)))
    assert [one for one, times in listed.items() if times > 1] == []
