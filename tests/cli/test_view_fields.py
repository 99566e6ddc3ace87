"""Every public field of a view is shown in the terminal, or it says here why it is not.

A field is shown if the table changes when the field does, in any position of some games: the panes
of the full screen, and what the plain lines tell of them.
"""

import random
import re
from collections.abc import Mapping
from copy import deepcopy

import pytest
from rich.console import Group
from rich.table import Table

from ecotone.cli.table.linear import pane_lines
from ecotone.engine.drawing import Fitted
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.state import NOBODY
from ecotone.engine.terminal import panes

EVERY = 6
TRIES = 8
"""In how many positions a field is changed before it counts as not shown."""
SHEET = "on the score sheet (F5), which tells why"
TABLES = {
    "keystone": [
        (2, {}),
        (1, {"assignment": 20}),
        (1, {"assignment": 3, "difficulty": "relaxed"}),
        (3, {"variant": "coop"}),
    ],
    "habitats": [(2, {}), (1, {"solo": "draw"})],
    "ecosfera": [(2, {"complexity": 2, "agreement": "yes"}), (1, {"solo_rows": 3})],
    "keyharvest": [(3, {})],
}
KEYED = {"costs", "offers", "in_care", "kinds", "touches"}
"""Parts whose keys are data themselves."""
OMITTED = {
    "keystone": {
        "actor": "the line above the question names who decides",
        "boards.[].score.lines.[].run": SHEET,
        "boards.[].score.lines.[].others": SHEET,
        "boards.[].score.objective": SHEET,
        "boards.[].score.synergy": "the tokens are in the board's title, their points " + SHEET,
        "boards.[].spaces.[].space": "the place in the grid",
        "conditions.[].condition": "the assignment's own words say it",
        "conditions.[].a": "the assignment's own words say it",
        "effect.side": "the token's side is shown with the skills",
        "players": "every player's board is there",
        "special.rules": "the assignment's own words say them",
        "wilds.[].habitat": "the names of the Wilds say it",
    },
    "habitats": {
        "actor": "the arrow before a park, where it is not shown at the end",
        "market.rows": "the grid itself",
        "parks.[].open.[].beside": "the place in the grid",
        "parks.[].open.[].side": "the place in the grid",
        "parks.[].score.goals": SHEET,
        "parks.[].score.kinds": SHEET,
        "parks.[].score.total": SHEET,
        "parks.[].score.tiles.[].worth": "the tile's text (F8)",
        "parks.[].score.tiles.[].landscape": "the tile's letter and colour",
        "parks.[].score.tiles.[].reason": SHEET,
        "parks.[].score.tiles.[].needs": "what is lacking is shown, the rest " + SHEET,
        "parks.[].surroundings.[].area": "the grid itself",
        "parks.[].surroundings.[].touches": "what is lacking is shown",
        "parks.[].surroundings.[].views": "the arrows of the tower",
        "parks.[].surroundings.[].sees": SHEET,
        "parks.[].surroundings.[].camps": "the grid itself",
        "parks.[].surroundings.[].others": SHEET,
        "parks.[].surroundings.[].slot": "the place in the grid",
        "players": "every park is there",
    },
    "ecosfera": {
        "actor": "the line above the question names who decides",
        "complexity": "with policy cards there is a pane for them",
        "players": "every row is there",
        "rows_in_play": "every row is there",
    },
    "keyharvest": {
        "actor": "the line above the question names who decides",
        "boards.[].moved": "what follows from it is shown: the fewest and most of each crop",
        "boards.[].score.largest.points": "the fields and what each is worth are shown",
        "boards.[].score.second.points": "the fields and what each is worth are shown",
        "boards.[].score.workers": "with the workers on the board",
        "boards.[].workers.[].worker": "its value is on the board, its name below",
        "players": "every board is there",
    },
}

OMITTED_IN_LINES = {
    "keyharvest": {"boards.[].workers": "a line of its own, made from the same workers' points"}
}


def leaves(value, path=()):
    """The paths of everything in a view that is no table or list."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from leaves(part, (*path, key))
    elif isinstance(value, list) and value:
        for index, part in enumerate(value):
            yield from leaves(part, (*path, index))
    else:
        yield path


def name_of(path):
    """A path with `[]` for places in lists and `*` for keys that are data."""
    parts = []
    for before, part in zip((None, *path), path, strict=False):
        parts.append("[]" if isinstance(part, int) else "*" if before in KEYED else part)
    return ".".join(parts)


def value_at(view, path):
    for part in path:
        view = view[part]
    return view


def changed(view, path, values):
    """Copies of a view in which one field has another value that it has elsewhere."""
    old = value_at(view, path)
    if isinstance(old, bool):
        values = [not old]
    elif isinstance(old, int):
        values = [old + 1]
    for value in values:
        if value != old:
            other = deepcopy(view)
            value_at(other, path[:-1])[path[-1]] = value
            yield other


def as_drawn(content):
    """What the full screen draws where the plain lines have words of their own."""
    if isinstance(content, Group):
        return Group(*(as_drawn(part) for part in content.renderables))
    if isinstance(content, Table):
        for column in content.columns:
            column._cells = [as_drawn(cell) for cell in column._cells]
    return content.fitted(100) if isinstance(content, Fitted) else content


def on_screen(parts):
    return [pane._replace(content=as_drawn(pane.content)) for pane in parts]


FACES = {"screen": on_screen, "plain": list}


def drawn(game, edition, view, face):
    try:
        return list(pane_lines(FACES[face](panes(game, edition, view, "en"))))
    except (EcotoneError, LookupError, ValueError, TypeError, RuntimeError, AttributeError):
        return None  # so it was read


def positions(name):
    for players, options in TABLES[name]:
        match = Match(game_named(name), players, 4, options)
        choose = random.Random(players)
        while not match.over:
            yield match
            match.push(int(choose.choice(match.legal)))
        yield match


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", sorted(TABLES))
def test_every_public_field_of_a_view_is_shown_or_omitted_with_a_reason(name, face):
    game = game_named(name)
    edition = game.edition()
    views = [match.view(NOBODY) for match in positions(name)][::EVERY]
    seen = {}
    for view in views:
        for path in leaves(view):
            values = seen.setdefault(name_of(path), [])
            value = value_at(view, path)
            if value not in values and len(values) < 3:
                values.append(value)
    unshown = set(seen)
    tries = dict.fromkeys(seen, 0)
    random.Random(1).shuffle(views)
    for view in views:
        before = None
        for field, path in {name_of(path): path for path in leaves(view)}.items():
            hollow = value_at(view, path) is None and seen[field] != [None]
            if field not in unshown or tries[field] >= TRIES or hollow:
                continue
            tries[field] += 1
            before = before or drawn(game, edition, view, face)
            for other in changed(view, path, seen[field]):
                if drawn(game, edition, other, face) != before:
                    unshown.discard(field)
                    break
    allowed = OMITTED[name] | (OMITTED_IN_LINES.get(name, {}) if face == "plain" else {})
    missing = {
        field
        for field in unshown
        if not any(field == known or field.startswith(f"{known}.") for known in allowed)
        and len(seen[field]) > 1
    }
    assert missing == set()
    assert all(allowed.values())


SIGNS = set("│┌─✓✗✱◆●↑→↓←↗↘↙↖[]")
"""What only somebody who sees it understands."""
CODE = re.compile(r"··|\d[A-Z]\b")
"""Letters for habitats, needs and crops, such as `F··A`, `3F` or `A2V`."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", sorted(TABLES))
def test_plain_lines_are_words_and_coordinates(name, language):
    game = game_named(name)
    for match in list(positions(name))[::40]:
        for line in pane_lines(panes(game, game.edition(), match.view(0), language)):
            assert not SIGNS & set(line), line
            assert not CODE.search(line), line
