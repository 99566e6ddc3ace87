"""Faults that owners make when they type in a box: refused with file, line and field."""

import csv
import shutil

import pytest

from ecotone.engine.errors import BadEdition
from ecotone.engine.registry import game_named


@pytest.fixture
def check(tmp_path):
    """What is wrong with a game's edition after a change of one of its files."""

    def found(game, file, change):
        folder = tmp_path / "mine"
        shutil.copytree(game_named(game).edition().folder, folder)
        path = folder / file
        if path.suffix == ".toml":
            right, wrong = change
            text = path.read_text("utf-8")
            assert right in text
            path.write_text(text.replace(right, wrong, 1), "utf-8")
        else:
            with path.open(encoding="utf-8", newline="") as content:
                rows = list(csv.reader(content))
            change(rows)
            with path.open("w", encoding="utf-8", newline="") as content:
                csv.writer(content).writerows(rows)
        with pytest.raises(BadEdition) as refused:
            game_named(game).read_edition(folder)
        return refused.value.problems

    return found


def typed(line, column, value):
    """A cell of a line, as readers count lines."""

    def change(rows):
        rows[line - 1][rows[0].index(column)] = value

    return change


def needs_of(line, value):
    """So much of two landscapes for one animal."""

    def change(rows):
        for name in ("need_grass", "need_water"):
            rows[line - 1][rows[0].index(name)] = value

    return change


def many_more(count):
    """The second line again and again under other names."""

    def change(rows):
        named = [name in ("key", "id", "name_en", "name_de") for name in rows[0]]
        for copy in range(count):
            cells = zip(rows[1], named, strict=True)
            rows.append([f"{cell}_{copy}" if own else cell for cell, own in cells])

    return change


def doubled(line):
    return lambda rows: rows.insert(line, list(rows[line - 1]))


def removed(line):
    return lambda rows: rows.pop(line - 1)


FAULTS = {
    "too many species": ("keystone", "species.csv", many_more(90), None),
    "too many tiles": ("habitats", "animals.csv", many_more(120), None),
    "too many policies": ("ecosfera", "policies.csv", many_more(60), None),
    "two cards on one space": (
        *("keystone", "journal-07.toml", ('space = "r2c3"', 'space = "r2c2"')),
        ("placed space", 0),
    ),
    "a species of a closed envelope": (
        *("keystone", "journal-04.toml", ('"Red Wolf"', '"Ivory Gull"')),
        ("placed species", 0),
    ),
    "a doubled year": ("habitats", "years.csv", doubled(3), ("year", 4)),
    "a missing year": ("habitats", "years.csv", removed(3), None),
    "a doubled worker": ("keyharvest", "workers.csv", doubled(3), ("id", 4)),
    "a missing worker": ("keyharvest", "workers.csv", removed(3), None),
    "a doubled pair": ("keyharvest", "pairs.csv", doubled(3), None),
    "a missing Wild": ("keystone", "wilds.csv", removed(3), None),
    "a year without an end": ("habitats", "years.csv", typed(3, "turns", "999"), ("turns", 3)),
    "a year without a turn": ("habitats", "years.csv", typed(3, "turns", "0"), ("turns", 3)),
    "missing points": ("habitats", "goal_points.csv", removed(4), None),
    "points left empty": ("habitats", "goal_points.csv", typed(4, "points", ""), ("points", 4)),
    "no points of an objective": ("keystone", "objectives.csv", typed(2, "points2", ""), None),
    "needs that cannot be met together": (
        *("habitats", "animals.csv", needs_of(2, "20")),
        None,
    ),
    "a need that cannot be met": (
        *("habitats", "animals.csv", typed(2, "need_grass", "40")),
        ("need_grass", 2),
    ),
    "an odd digit on a card": ("keystone", "species.csv", typed(2, "number", "²"), ("number", 2)),
    "an odd digit on a tile": ("habitats", "animals.csv", typed(3, "points", "٣"), ("points", 3)),
    "an odd digit on a worker": ("keyharvest", "workers.csv", typed(2, "value", "①"), ("value", 2)),
    "an odd digit on a policy": (
        "ecosfera",
        "policies.csv",
        typed(2, "copies", "²"),
        ("copies", 2),
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_an_owners_fault_is_refused_with_file_line_and_field(check, name):
    game, file, change, place = FAULTS[name]
    problems = check(game, file, change)
    assert all(problem.file and problem.expected and problem.got for problem in problems)
    assert file in {problem.file for problem in problems}
    if place:
        assert place in {(problem.field, problem.row) for problem in problems}
