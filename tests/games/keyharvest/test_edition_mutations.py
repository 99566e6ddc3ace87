"""Editions with random mistakes: refused with a reason, or played to the end without a fault."""

import csv
import random
import re
import shutil
from pathlib import Path

import numpy as np

from ecotone.engine.batch import Deal, audited_games
from ecotone.engine.errors import BadEdition
from ecotone.games.keyharvest import GAME

HOUSE = GAME.editions()["house"]
FILES = ("fields.csv", "pairs.csv", "crops.csv", "workers.csv", "events.csv")
WORDS = ("", "0", "-1", "99", "x", "bell", "scroll", "yes", "E4", "1.5", "ü;", "printed")
EDITIONS = 300
LEAST_PLAYED = 60
"""So many of them at least are sound, so that playing is tried too."""


def mutate(folder: Path, rng: random.Random) -> None:
    """Make one to three mistakes."""
    for _ in range(rng.randint(1, 3)):
        if rng.random() < 0.1:
            mutate_numbers(folder / "edition.toml", rng)
        else:
            mutate_table(folder / rng.choice(FILES), rng)


def mutate_numbers(path: Path, rng: random.Random) -> None:
    """Change a number of the manifest."""
    numbers = list(re.finditer(r"(?<== )\d+", text := path.read_text("utf-8")))
    found = rng.choice(numbers)
    number = rng.choice(["0", "1", "9", "10", "11", "13", "14", "99", '"x"'])
    path.write_text(text[: found.start()] + number + text[found.end() :], "utf-8")


def mutate_table(path: Path, rng: random.Random) -> None:
    """Change a value, exchange two rows' values, or lose or double a row."""
    with path.open(encoding="utf-8", newline="") as lines:
        head, *rows = csv.reader(lines)
    row, other = rng.sample(range(len(rows)), 2)
    column = rng.choice([index for index, name in enumerate(head) if not name.endswith("_from")])
    kind = rng.random()
    if kind < 0.05:
        rows.insert(row, rows[other])
    elif kind < 0.1:
        del rows[row]
    elif kind < 0.45:
        rows[row][column], rows[other][column] = rows[other][column], rows[row][column]
    else:
        rows[row][column] = mistaken(rows[row][column], rows[other][column], rng)
    with path.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows([head, *rows])


def mistaken(value: str, other: str, rng: random.Random) -> str:
    """A value with a slip: another number, another count, another's steps too, or nonsense."""
    if re.fullmatch(r"-?\d+", value):
        return str(int(value) + rng.choice([-3, -2, -1, 1, 2, 3]))
    if "->" not in value:
        return rng.choice(WORDS)
    if rng.random() < 0.3:
        return f"{value}; {other}"
    words = value.split(" ")
    index = rng.randrange(len(words))
    words[index] = rng.choice([str(rng.randint(0, 19)), *words, *other.split(" ")])
    return " ".join(words)


def test_a_mutated_edition_is_refused_or_plays_to_the_end(tmp_path):
    rng = random.Random(20)
    played = 0
    for number in range(EDITIONS):
        folder = tmp_path / str(number)
        shutil.copytree(HOUSE, folder)
        mutate(folder, rng)
        try:
            edition = GAME.read_edition(folder)
        except BadEdition:
            continue
        played += 1
        for players in (2, 4):
            deal = Deal.of(GAME, players, edition=edition)
            assert audited_games(deal, np.arange(3)) is None, folder
    assert played >= LEAST_PLAYED
