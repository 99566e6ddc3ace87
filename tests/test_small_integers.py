"""Rules use the small numbers of records as they are (see "Compiled code" in docs/design.md)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from ecotone.engine.compiling import interpreted, rule
from ecotone.engine.record import Record, dtype_of, i8, i16

ROOT = Path(__file__).parents[1]
CONVERSIONS = {"int", "whole", "int8", "int16", "int32", "int64", "intp"}


def is_rule(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef):
        return False
    marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
    return any(isinstance(mark, ast.Name) and mark.id in ("rule", "entry") for mark in marks)


def conversions(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls in rules that convert a number to a whole one."""
    for function in filter(is_rule, tree.body):
        for node in ast.walk(ast.Module(function.body, [])):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
                if (name.id if isinstance(name, ast.Name) else name) in CONVERSIONS:
                    yield node


@pytest.mark.parametrize(
    "folder",
    ["src/ecotone/games", "src/ecotone/lab/studies", "examples/meadow/src", "tests/tiny"],
)
def test_no_rule_converts_whole_numbers(folder):
    found = [
        f"{path.relative_to(ROOT)}:{call.lineno}: {ast.unparse(call)}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for call in conversions(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_a_conversion_would_be_found():
    text = "@rule\ndef f(a):\n    return {}\n"
    for call in ("int(a.b[1])", "whole(a)", "np.int64(a)", "1 + int(a)"):
        assert len(list(conversions(ast.parse(text.format(call))))) == 1
    assert list(conversions(ast.parse(text.format("a.b[1] + 1")))) == []
    assert list(conversions(ast.parse("def f(a):\n    return int(a)\n"))) == []


class Pile(Record):
    """A record of small numbers."""

    height = i8("a number that nearly fills its field")
    heights = i8("numbers that do", 2, 2)
    deep = i16("a larger one")


PILE = dtype_of(Pile)


@rule
def doubled(number: int) -> int:
    return number + number


@rule
def sums(pile: Pile) -> int:
    """Sums of numbers that are too large for the fields they are in."""
    return (
        doubled(pile.height)
        + doubled(pile.heights[1, 0])
        + (pile.heights[1][1] + pile.height) * pile.deep
    )


def test_numbers_do_not_overflow_compiled_or_interpreted():
    pile = np.zeros(PILE.itemsize, np.uint8).view(PILE)[0]
    pile.height = 100
    pile.heights[1] = 100
    pile.deep = 30000
    assert sums(pile) == 400 + 200 * 30000


def test_a_rule_is_compiled_once_for_numbers_of_all_widths():
    for number in (np.int8(3), np.int16(3), 3):
        assert doubled(number) == 6
    if not interpreted():
        assert len(doubled.signatures) == 1
