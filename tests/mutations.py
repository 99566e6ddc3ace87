"""Editions with random faults, as people make them when they type in a box."""

import csv
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from ecotone.engine.errors import BadEdition
from ecotone.engine.game import Game
from ecotone.engine.match import Match

Rows = list[list[str]]
ODD = (
    "",
    "0",
    "1",
    "2",
    "3",
    "5",
    "9",
    "26",
    "99",
    "127",
    "-1",
    "²",
    "٣",
    "①",
    "--8",
    "1,5",
    "x",
    "ä",
)


def change_cell(rows: Rows, choose: random.Random) -> None:
    row = choose.choice(rows[1:])
    row[choose.randrange(len(row))] = choose.choice(ODD)


def copy_cell(rows: Rows, choose: random.Random) -> None:
    """A value of the same column, so that the row alone looks right."""
    column = choose.randrange(len(rows[0]))
    choose.choice(rows[1:])[column] = choose.choice(rows[1:])[column]


def repeat_row(rows: Rows, choose: random.Random) -> None:
    rows.insert(choose.randrange(1, len(rows)), list(choose.choice(rows[1:])))


def delete_row(rows: Rows, choose: random.Random) -> None:
    del rows[choose.randrange(1, len(rows))]


def delete_most_rows(rows: Rows, choose: random.Random) -> None:
    del rows[choose.randrange(1, 4) :]


def delete_cell(rows: Rows, choose: random.Random) -> None:
    row = choose.choice(rows)
    del row[choose.randrange(len(row))]


MUTATIONS: tuple[Callable[[Rows, random.Random], None], ...] = (
    change_cell,
    change_cell,
    copy_cell,
    copy_cell,
    copy_cell,
    repeat_row,
    delete_row,
    delete_most_rows,
    delete_cell,
)


def mutated_editions(folder: Path, where: Path, count: int) -> Iterator[tuple[int, Path]]:
    """Copies of an edition with one or two random changes each, and the seed of each."""
    for seed in range(count):
        choose = random.Random(seed)
        copy = where / str(seed)
        shutil.copytree(folder, copy)
        for _ in range(choose.randint(1, 2)):
            file = choose.choice(sorted(copy.glob("*.csv")))
            with open(file, encoding="utf-8", newline="") as content:
                rows = list(csv.reader(content))
            if len(rows) > 1:
                choose.choice(MUTATIONS)(rows, choose)
            with open(file, "w", encoding="utf-8", newline="") as content:
                csv.writer(content).writerows(rows)
        yield seed, copy


def refused_or_played(
    game: Game, folder: Path, seed: int, decisions: int, **options: object
) -> bool:
    """Is the edition refused? If not, a random game of it must end with all invariants kept."""
    try:
        edition = game.read_edition(folder)
    except BadEdition:
        return True
    choose = random.Random(seed)
    match = Match(game, choose.choice(game.players), seed, options, edition)
    while not match.over:
        assert len(match.actions) < decisions, folder
        match.push(int(choose.choice(match.legal)))
        assert game.entry.audit(edition.data, match.state) == 0, folder
    return False
