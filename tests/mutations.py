"""Editions with random faults, as people make them when they type in a box."""

import csv
import io
import json
import math
import random
import re
import shutil
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from support import applicable

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadEdition, BadOption, Problem
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.texts import LANGUAGES

Rows = list[list[str]]
ODD_CELLS = (
    *("", " ", "0", "1", "2", "3", "5", "9", "26", "99", "127", "128", "-1", "-99", "1e3", "1,5"),
    *("²", "٣", "①", "--8", "9" * 40, "nan", "x", "ä", "ü;", "x,y", '"', "[/b]", "printed"),
    *("house", "house:FDWA", "F|F", "F|D|W|A", "Spring", "DISCARD(9)", "DIG3;DRAW3;MOVE2"),
    *("OF4:Tag", "N+E+S+W", "grass", "bell", "scroll", "yes", "E4", "skip_turn", "permanent"),
)
ODD_VALUES: tuple[Any, ...] = (
    *(-1, 0, 1, 2, 3, 4, 5, 6, 8, 9, 12, 24, 99, 10**30, 1.5, math.nan, math.inf, True, False),
    *("", "x", "F", "FD", "Spring", "r1c1", "r4c4", "r2", "c3", "Coyote", "Red Knot", "²"),
    *([], [[1], 2], ["Coyote"], ["F", ["D"]], [1, 1], [1, 2, 3, 4, 5, 6], ["r1c1", "r4c4"]),
    *({}, {"number": [[1]]}, {"season": "Spring"}, {"wild": 1}, {"4": "Spring"}, {"r1": "FDWA"}),
    [{"space": "r2c2", "species": "Coyote"}, {"space": "r2c2", "species": "Aspen"}],
    [{"space": "r2c2", "species": "Coyote", "story": 2}],
)


def change_cell(rows: Rows, choose: random.Random) -> None:
    row = choose.choice(rows[1:])
    row[choose.randrange(len(row))] = choose.choice(ODD_CELLS)


def change_number(rows: Rows, choose: random.Random) -> None:
    """A slip of the finger: a number a little off, or ten times too large."""
    row = choose.choice(rows[1:])
    numbers = [column for column, cell in enumerate(row) if re.fullmatch(r"-?\d+", cell)]
    if numbers:
        column = choose.choice(numbers)
        number = int(row[column])
        row[column] = str(choose.choice([number - 2, number - 1, number + 1, number + 3, -number]))


def copy_cell(rows: Rows, choose: random.Random) -> None:
    """A value of the same column, so that the row alone looks right."""
    column = choose.randrange(len(rows[0]))
    choose.choice(rows[1:])[column] = choose.choice(rows[1:])[column]


def exchange_cells(rows: Rows, choose: random.Random) -> None:
    column = choose.randrange(len(rows[0]))
    one, other = choose.choice(rows[1:]), choose.choice(rows[1:])
    one[column], other[column] = other[column], one[column]


def change_word(rows: Rows, choose: random.Random) -> None:
    """A word of a longer cell, such as an effect, replaced by a word of another."""
    column = choose.randrange(len(rows[0]))
    row, other = choose.choice(rows[1:]), choose.choice(rows[1:])
    words = row[column].split(" ")
    if choose.random() < 0.2:
        row[column] = f"{row[column]}; {other[column]}"
    else:
        spare = [str(choose.randint(0, 19)), *words, *other[column].split(" ")]
        words[choose.randrange(len(words))] = choose.choice(spare)
        row[column] = " ".join(words)


def repeat_row(rows: Rows, choose: random.Random) -> None:
    rows.insert(choose.randrange(1, len(rows)), list(choose.choice(rows[1:])))


def repeat_row_under_other_names(rows: Rows, choose: random.Random) -> None:
    """A card more in the box, so that the number of cards alone can be wrong."""
    row = choose.choice(rows[1:])
    for copy in range(choose.choice((1, 2, 40))):
        rows.append(
            [
                f"{cell}_{copy}" if re.fullmatch("key|id|name_en|name_de", name) else cell
                for name, cell in zip(rows[0], row, strict=True)
            ]
        )


def delete_row(rows: Rows, choose: random.Random) -> None:
    del rows[choose.randrange(1, len(rows))]


def delete_most_rows(rows: Rows, choose: random.Random) -> None:
    del rows[choose.randrange(1, 4) :]


def delete_cell(rows: Rows, choose: random.Random) -> None:
    row = choose.choice(rows)
    del row[choose.randrange(len(row))]


ROW_MUTATIONS: tuple[Callable[[Rows, random.Random], None], ...] = (
    *(change_cell, change_cell, change_number, change_number, change_number),
    *(copy_cell, copy_cell, copy_cell, exchange_cells, exchange_cells, change_word, change_word),
    *(repeat_row, repeat_row_under_other_names, delete_row, delete_most_rows, delete_cell),
)


def mutate_csv(text: str, choose: random.Random) -> str:
    rows = list(csv.reader(io.StringIO(text)))
    widths = {len(row) for row in rows}
    if len(rows) > 1 and len(widths) == 1:
        choose.choice(ROW_MUTATIONS)(rows, choose)
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {as_toml(one)}" for key, one in value.items())
        return "{" + inside + "}"
    if isinstance(value, list):
        return "[" + ", ".join(as_toml(one) for one in value) + "]"
    if isinstance(value, float):
        return repr(value)
    return json.dumps(value)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in nested tables and lists."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in list(inside):
        yield (*path, key)
        if isinstance(one, dict | list):
            yield from places(one, (*path, key))


def mutate_toml(text: str, choose: random.Random) -> str:
    data = tomllib.loads(text)
    every = list(places(data))
    if not every:
        return text
    path = choose.choice(every)
    holder: Any = data
    for key in path[:-1]:
        holder = holder[key]
    way = choose.randrange(6)
    if way == 0:
        del holder[path[-1]]
    elif way == 1 and isinstance(holder, list):
        holder.append(holder[path[-1]])
    elif way < 4 and type(holder[path[-1]]) is int:
        holder[path[-1]] += choose.choice((-3, -2, -1, 1, 2, 3, 100))
    else:
        holder[path[-1]] = choose.choice(ODD_VALUES)
    return "".join(f"{json.dumps(key)} = {as_toml(value)}\n" for key, value in data.items())


def mutate(folder: Path, choose: random.Random) -> str:
    """Make one to three mistakes, most often in one file; returns the name of the last."""
    files = sorted(path for path in folder.iterdir() if path.suffix in (".csv", ".toml"))
    path = choose.choice(files)
    for _ in range(choose.choice((1, 1, 2, 3))):
        if choose.random() < 0.2:
            path = choose.choice(files)
        change = mutate_csv if path.suffix == ".csv" else mutate_toml
        path.write_text(change(path.read_text("utf-8"), choose), "utf-8")
    return path.name


def refused_or_played(game: Game, where: Path, seed: int, decisions: int) -> bool:
    """Is a mutated edition refused? If not, a game of it must end with all invariants kept."""
    choose = random.Random(seed)
    folder = where / str(seed)
    shutil.copytree(game.edition().folder, folder)
    changed = mutate(folder, choose)
    edition, problems = read(game, folder)
    if edition is None:
        shutil.rmtree(folder)
        assert problems
        assert all(problem.file and problem.expected and problem.got for problem in problems)
        return True
    json.dumps(game.catalogue(edition), allow_nan=False)
    for players in {choose.choice(game.players), choose.choice(game.players)}:
        play_through(some_match(game, edition, players, seed, changed), decisions)
    shutil.rmtree(folder)
    return False


def read(game: Game, folder: Path) -> tuple[Edition | None, Sequence[Problem]]:
    try:
        return game.read_edition(folder), ()
    except BadEdition as error:
        return None, error.problems


def some_match(game: Game, edition: Edition, players: int, seed: int, changed: str) -> Match:
    """A match with some options; with those of the changed chapter, if one was changed."""
    choose = random.Random(-seed)
    options: dict[str, Any] = {}
    values = game.option_values(edition)
    for option in game.options:
        if choose.random() < 0.4:
            options[option.name] = choose.choice(list(values.get(option.name, option.choices)))
    rows = [row for rows in edition.tables.values() for row in rows if row.get("file") == changed]
    if rows:
        options |= {
            "assignment": rows[0]["number"],
            "variant": "coop" if players > 1 else "standard",
        }
    try:
        return Match(game, players, seed, applicable(game, players, options), edition)
    except BadOption:
        return Match(game, players, seed, {}, edition)


def play_through(match: Match, decisions: int) -> None:
    """Play at random with every invariant checked, and show the table to a person."""
    game, edition = match.game, match.edition
    choose = random.Random(match.seed)
    while not match.over:
        assert len(match.actions) < decisions, (edition.folder, "never ends")
        match.push(match.choice(choose.randrange(match.count)))
        fault = game.entry.audit(edition.data, match.state)
        assert fault == 0, (edition.folder, fault, match.actions)
    for language in LANGUAGES:
        game.component_tables(edition, language)
        game.draw(edition, match.view(0), language)
        game.draw_sheet(edition, game.score_sheet(edition, match.state, 0), language)
