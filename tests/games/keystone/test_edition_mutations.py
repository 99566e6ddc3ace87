"""Editions changed at random: each is refused with its faults, or plays to the end."""

import csv
import io
import json
import math
import random
import tomllib

import numpy as np
import pytest

from ecotone.engine.errors import BadEdition
from ecotone.engine.match import Match
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keystone import GAME
from games.keystone.boards import EDITION

MUTATIONS = 400
BATCHES = 8
DECISIONS = 3_000
ODD_VALUES = [
    *(-1, 0, 1, 2, 3, 4, 5, 6, 8, 9, 12, 24, 99, 10**30, 1.5, math.nan, math.inf, True, False),
    *("", "x", "F", "FD", "Spring", "r1c1", "r4c4", "r2", "c3", "Coyote", "Red Knot", "²"),
    *([], [[1], 2], ["Coyote"], ["F", ["D"]], [1, 1], [1, 2, 3, 4, 5, 6], ["r1c1", "r4c4"]),
    *({}, {"number": [[1]]}, {"season": "Spring"}, {"wild": 1}, {"4": "Spring"}, {"r1": "FDWA"}),
    [{"space": "r2c2", "species": "Coyote"}, {"space": "r2c2", "species": "Aspen"}],
    [{"space": "r2c2", "species": "Coyote", "story": 2}],
]
ODD_CELLS = ["", "0", "1", "-1", "3", "9", "²", "1e3", "F", "F|F", "F|D|W|A", "Spring", "house"]
ODD_CELLS += ["printed", "house:FDWA", "DISCARD(9)", "DIG3;DRAW3;MOVE2", "OF4:Tag", "nan", "x,y"]


def written(value):
    """A value as TOML."""
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {written(one)}" for key, one in value.items())
        return "{" + inside + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(one) for one in value) + "]"
    if isinstance(value, float):
        return repr(value)
    return json.dumps(value)


def places(value, path=()):
    """Every place in nested tables and lists."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in list(inside):
        yield (*path, key)
        if isinstance(one, dict | list):
            yield from places(one, (*path, key))


def mutate_toml(text, chance):
    data = tomllib.loads(text)
    path = chance.choice(list(places(data)))
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    way = chance.randrange(5)
    if way == 0:
        del holder[path[-1]]
    elif way == 1 and isinstance(holder, list):
        holder.append(holder[path[-1]])
    elif way == 2 and isinstance(holder, dict):
        other = chance.choice(EDITION_TABLES)
        holder[path[-1]] = chance.choice([holder[path[-1]], *(other.get(path[-1]),) * 3])
        if holder[path[-1]] is None:
            del holder[path[-1]]
    else:
        holder[path[-1]] = chance.choice(ODD_VALUES)
    return "".join(f"{json.dumps(key)} = {written(value)}\n" for key, value in data.items())


def mutate_csv(text, chance):
    rows = list(csv.reader(io.StringIO(text)))
    if len(rows) == 1:
        return text
    place = chance.randrange(1, len(rows))
    column = chance.randrange(len(rows[0]))
    way = chance.randrange(6)
    if way == 0:
        del rows[place]
    elif way == 1:
        rows.append(
            [
                f"{cell} too" if name.startswith("name_") and "from" not in name else cell
                for name, cell in zip(rows[0], rows[place], strict=True)
            ]
        )
    elif way == 2:
        rows[place][column] = chance.choice(rows[1:])[column]
    elif way == 3:
        del rows[place : place + chance.randrange(2, 90)]
    else:
        rows[place][column] = chance.choice(ODD_CELLS)
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


FILES = {path.name: path.read_text("utf-8") for path in sorted(EDITION.folder.iterdir())}
EDITION_TABLES = [
    table
    for name, text in FILES.items()
    if name.startswith("journal")
    for data in [tomllib.loads(text)]
    for table in (data, data["setup"], *data.get("rule", []), *data["victory"])
]


def mutated(folder, seed):
    """Write the edition into a folder with one to three changes of one file."""
    chance = random.Random(seed)
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    name = chance.choice(list(FILES))
    text = FILES[name]
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        change = mutate_csv if name.endswith(".csv") else mutate_toml
        text = change(text, chance)
    (folder / name).write_text(text, "utf-8")
    return name


def play_through(edition, players, options, seed):
    """Play at random with every invariant checked, and show the table to a person."""
    match = Match(GAME, players, seed, options, edition)
    chance = np.random.default_rng(seed)
    for _ in range(DECISIONS):
        assert GAME.entry.audit(edition.data, match.state) == 0
        if match.over:
            break
        match.push(match.choice(int(chance.integers(match.count))))
    assert match.over
    for language in LANGUAGES:
        GAME.draw(edition, match.view(0), language)
        GAME.draw_sheet(edition, GAME.score_sheet(edition, match.state, 0), language)


def try_edition(folder, seed):
    """Was it accepted? Then it is also played."""
    name = mutated(folder, seed)
    try:
        edition = GAME.read_edition(folder)
    except BadEdition:
        return False
    json.dumps(GAME.catalogue(edition), allow_nan=False)
    chapters = GAME.chapters(edition)
    numbers = [chapter.number for chapter in chapters]
    if name.startswith("journal"):
        changed = [row["number"] for row in edition.tables["assignments"] if row["file"] == name]
        play_through(edition, 1, {"assignment": changed[0]}, seed)
        play_through(edition, 2, {"variant": "coop", "assignment": changed[0]}, seed)
    elif name.endswith(".csv"):
        envelopes = GAME.option_values(edition)["envelopes"][-1]
        play_through(edition, 4, {"envelopes": envelopes}, seed)
        play_through(edition, 1, {"assignment": numbers[seed % len(numbers)]}, seed)
    return True


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_mutated_edition_is_refused_or_plays_to_the_end(tmp_path, batch):
    """Some were accepted and broke the game; others ended in a traceback."""
    accepted = []
    for seed in range(batch, MUTATIONS, BATCHES):
        folder = tmp_path / str(seed)
        folder.mkdir()
        accepted.append(try_edition(folder, seed))
    assert 0 < sum(accepted) < len(accepted)
