"""The things and decisions of Habitats in words, in each language of the table."""

import importlib
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.engine.game import State
from ecotone.engine.texts import Texts
from ecotone.games.habitats.actions import ACTIONS, SIDE_NAMES, TURN_NAMES
from ecotone.games.habitats.cards import CARDS, LANDSCAPES, Cards, Kind
from ecotone.games.habitats.reader import LANDSCAPE_NAMES, SIDE_LETTERS, tile_row
from ecotone.games.habitats.table import ENTRANCE, SEATS, SIDES, TABLE, Table

TEXTS = Texts(Path(__file__).parent / "texts")


def record(state: State) -> Table:
    """The table inside a state's bytes."""
    table: Table = state.view(TABLE)[0]
    return table


def cards_of(edition: Edition) -> Cards:
    """The tiles inside an edition's bytes."""
    cards: Cards = edition.data.view(CARDS)[0]
    return cards


def compiled() -> ModuleType:
    """The compiled entry points; loaded on first use, since importing a game compiles nothing."""
    return importlib.import_module("ecotone.games.habitats.entry")


def tile_id(edition: Edition, tile: int) -> str | None:
    """A tile as data names it: its key, or None for no tile."""
    return None if tile < 0 else str(tile_row(edition, tile)["key"])


def landscape_name(landscape: int, language: str) -> str:
    """A landscape in words."""
    return TEXTS.say(language, f"need-{LANDSCAPE_NAMES[landscape]}")


def tile_name(edition: Edition, tile: int, language: str) -> str:
    """A tile for people; where several share a name, the landscape tells them apart."""
    if tile == ENTRANCE:
        return TEXTS.say(language, "entrance")
    row = tile_row(edition, tile)
    name = str(row[f"name_{language}"])
    if row["kind"] == Kind.ANIMAL or row["landscape"] == LANDSCAPES:
        return name
    place = landscape_name(row["landscape"], language)
    return TEXTS.say(language, "tile-on", {"name": name, "landscape": place})


def goal_name(edition: Edition, goal: int, language: str) -> str:
    """A goal's name."""
    return str(edition.tables["goals"][goal][f"name_{language}"])


def spaces_ahead(edition: Edition, state: State) -> list[int]:
    """The space the figure on turn may step to for each Turn, or EMPTY."""
    out = np.zeros(SIDES, np.int64)
    compiled().spaces_ahead(edition.data, state, out)
    return [int(space) for space in out]


def park_points(edition: Edition, state: State) -> NDArray[np.int64]:
    """Every seat's points for the park alone."""
    points = np.zeros(SEATS, np.int64)
    compiled().scores(edition.data, state, points)
    return points - record(state).goal_points


def gain_of_place(edition: Edition, state: State, action: int) -> int:
    """What the park is worth more after a tile is laid."""
    after = state.copy()
    compiled().apply(edition.data, after, action)
    seat = record(state).seat
    return int(park_points(edition, after)[seat] - park_points(edition, state)[seat])


def turned_name(cards: Cards, tile: int, quarters: int) -> str:
    """Where the top of a tile points, for tiles that can be turned; else `no`."""
    return SIDE_LETTERS[quarters] if cards.turnings[tile] > 1 else "no"


def action_words(edition: Edition, state: State, action: int, language: str) -> Mapping[str, Any]:
    """What the text of an action needs: names, directions, gains."""
    table = record(state)
    kind, given = ACTIONS.decode(action)
    seat = int(table.seat)
    if kind == "face":
        return {"side": SIDE_NAMES[given["side"]]}
    if kind == "take":
        space = spaces_ahead(edition, state)[given["turn"]]
        tile = int(table.market[space])
        return {"turn": TURN_NAMES[given["turn"]], "tile": tile_name(edition, tile, language)}
    if kind == "place":
        tile = int(table.hand)
        beside = int(table.tile[seat, given["beside"]])
        return {
            "tile": tile_name(edition, tile, language),
            "beside": tile_name(edition, beside, language),
            "side": SIDE_NAMES[given["side"]],
            "turned": turned_name(cards_of(edition), tile, given["turned"]),
            "gain": gain_of_place(edition, state, action),
        }
    if table.hand < 0:
        return {"tile": "none"}
    return {"tile": tile_name(edition, int(table.hand), language)}
