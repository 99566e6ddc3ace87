"""The components and actions of Habitats in words, in every language."""

import importlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.reading import (
    edition_reader,
    edition_record,
    state_key,
    state_reader,
    state_record,
)
from ecotone.engine.state import State
from ecotone.engine.texts import Texts
from ecotone.games.habitats.actions import ACTIONS, QUARTERS, SIDE_NAMES, TURN_NAMES
from ecotone.games.habitats.cards import LANDSCAPES, Cards, Kind
from ecotone.games.habitats.reader import LANDSCAPE_NAMES, tile_row
from ecotone.games.habitats.table import ENTRANCE, OPEN, SEATS, SIDES, Phase, Table

TEXTS = Texts(Path(__file__).parent / "texts")
STATES_KEPT = 64
SIDE_ARROWS = "↑→↓←"
VIEW_ARROWS = "↑↗→↘↓↙←↖"
COMPASS = dict(zip(VIEW_ARROWS, ("n", "ne", "e", "se", "s", "sw", "w", "nw"), strict=True))
ALPHABET = "abcdefgijkmnopvwxyz"
"""Letters of open cells, without those that are commands in a terminal (h for a hint, …)."""

record = state_record(Table)
read_table = state_reader(Table)
cards_of = edition_record(Cards)
read_cards = edition_reader(Cards)


@cache
def compiled() -> ModuleType:
    """The compiled entry points; loaded on first use, since importing a game compiles nothing."""
    return importlib.import_module("ecotone.games.habitats.entry")


def tile_id(edition: Edition, tile: int) -> str | None:
    """A tile as data names it: its key, or None for no tile."""
    return None if tile < 0 else str(tile_row(edition, tile)["key"])


def landscape_name(landscape: int, language: str) -> str:
    return TEXTS.format(language, f"need-{LANDSCAPE_NAMES[landscape]}")


def tile_name(edition: Edition, tile: int, language: str) -> str:
    """A tile for people; where several share a name, the landscape tells them apart."""
    if tile == ENTRANCE:
        return TEXTS.format(language, "entrance")
    row = tile_row(edition, tile)
    name = str(row[f"name_{language}"])
    if row["kind"] == Kind.ANIMAL or row["landscape"] == LANDSCAPES:
        return name
    place = landscape_name(row["landscape"], language)
    return TEXTS.format(language, "tile-on", {"name": name, "landscape": place})


def goal_name(edition: Edition, goal: int, language: str) -> str:
    return str(edition.tables["goals"][goal][f"name_{language}"])


def spaces_ahead(edition: Edition, state: State) -> list[int]:
    """The space the figure on turn may step to for each Turn, or EMPTY."""
    out = np.zeros(SIDES, np.int64)
    compiled().spaces_ahead(edition.data, state, out)
    return [int(space) for space in out]


@cached(STATES_KEPT, key=state_key)
def park_points(edition: Edition, state: State) -> NDArray[np.int64]:
    """Every seat's points for the park alone."""
    points = np.zeros(SEATS, np.int64)
    compiled().scores(edition.data, state, points)
    return points - read_table(state).goal_points


def gain_of_place(edition: Edition, state: State, action: int) -> int:
    """What the park is worth more after a tile is laid."""
    after = state.copy()
    compiled().apply(edition.data, after, action)
    seat = read_table(state).seat
    return int(park_points(edition, after)[seat] - park_points(edition, state)[seat])


def cell_name(index: int) -> str:
    """An open cell's letter, by its position among the open cells of a park: a, b, … z, aa, ab …"""
    more, last = divmod(index, len(ALPHABET))
    return (cell_name(more - 1) if more else "") + ALPHABET[last]


def cell_names(table: Table, seat: int) -> dict[tuple[int, int], str]:
    """The letter of every open cell of a park, by the slot and side that name it."""
    cells = [
        (slot, side)
        for slot in range(int(table.count[seat]))
        for side in range(SIDES)
        if table.beside[seat, slot, side] == OPEN
    ]
    return {cell: cell_name(index) for index, cell in enumerate(cells)}


def actions_meant(edition: Edition, state: State, typed: str) -> list[int]:
    """The decisions that lay a tile on the cell of this letter."""
    table = read_table(state)
    named = {name: cell for cell, name in cell_names(table, int(table.seat)).items()}
    if table.phase != Phase.PLACE or typed.lower() not in named:
        return []
    slot, side = named[typed.lower()]
    return [
        ACTIONS.encode("place", beside=slot, side=side, turned=quarters)
        for quarters in range(QUARTERS)
    ]


def arrows(bits: int, quarters: int, signs: str) -> str:
    """An arrow for each printed direction of a tile that lies turned by some quarters."""
    by = quarters * len(signs) // SIDES
    return "".join(
        sign for place, sign in enumerate(signs) if bits >> (place - by) % len(signs) & 1
    )


def side_words(shown: str, language: str) -> str:
    """The compass points of some arrows."""
    return ", ".join(TEXTS.format(language, f"side-{COMPASS[arrow]}") for arrow in shown)


def turned_words(cards: Cards, tile: int, quarters: int) -> dict[str, str]:
    """Where the roads or the views of a tile lie; `no` for tiles that are not turned."""
    if cards.turnings[tile] == 1:
        return {"turned": "no", "arrows": ""}
    if cards.kind[tile] == Kind.ROAD:
        roads = int(cards.road_sides[tile])
        return {"turned": "road", "arrows": arrows(roads, quarters, SIDE_ARROWS)}
    views = int(cards.directions[tile])
    return {"turned": "tower", "arrows": arrows(views, quarters, VIEW_ARROWS)}


def action_words(edition: Edition, state: State, action: int, language: str) -> Mapping[str, Any]:
    """What the text of an action needs: names, directions, gains."""
    table = read_table(state)
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
        cells = cell_names(table, seat)
        return {
            "tile": tile_name(edition, tile, language),
            "beside": tile_name(edition, beside, language),
            "side": SIDE_NAMES[given["side"]],
            "cell": cells[given["beside"], given["side"]],
            "gain": gain_of_place(edition, state, action),
            **turned_words(read_cards(edition), tile, given["turned"]),
        }
    if table.hand < 0:
        return {"tile": "none"}
    return {"tile": tile_name(edition, int(table.hand), language)}
