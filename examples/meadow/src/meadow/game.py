"""The game's facts: how its edition is read, and what people see and are told."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ecotone.engine.edition import Edition, EditionReader, one_of, text, whole, with_sources
from ecotone.engine.game import Game
from ecotone.engine.reading import read
from ecotone.engine.record import new_bytes
from ecotone.engine.state import NOBODY, State
from ecotone.engine.texts import LANGUAGES
from meadow import rules
from meadow.table import (
    ACTIONS,
    CARDS,
    FLOWERS,
    KINDS,
    MOST_CARDS,
    MOST_COPIES,
    PLANTED,
    SIZE,
    SPACE_NAMES,
    SPACES,
    STONE,
    TABLE,
)

STONE_COLOUR = "#8c8a80"
FLOWER_COLUMNS = {"flower": one_of(*FLOWERS), "name_en": text, "name_de": text, "colour": text}


class Meadow(Game):
    """Secret Meadow."""

    name = "meadow"
    players = range(2, 5)
    hidden_hands = True
    minutes = 15
    actions = ACTIONS
    table = TABLE
    package = "meadow"

    def read_edition(self, folder: Path) -> Edition:
        reader = EditionReader(folder)
        copies = with_sources({"copies": whole(0, MOST_COPIES)}, FLOWER_COLUMNS)
        flowers = reader.csv("flowers.csv", copies)
        points = with_sources({"points": whole(0, 100)}, {"size": whole(1, MOST_COPIES)})
        groups = reader.csv("groups.csv", points)
        reader.complain()
        if [row["flower"] for row in flowers] != list(range(KINDS)):
            reader.fault("flowers.csv", 0, "flower", ", ".join(FLOWERS), "others")
        count = sum(row["copies"] for row in flowers)
        if count not in range(PLANTED, MOST_CARDS + 1):
            reader.fault("flowers.csv", 0, "copies", f"{PLANTED} to {MOST_CARDS} in all", count)
        data = new_bytes(CARDS)
        cards = data.view(CARDS)[0]
        for row in flowers:
            cards.copies[row["flower"]] = row["copies"]
        for row in groups:
            cards.points[row["size"]] = row["points"]
        return reader.finish(self.name, {"flowers": flowers, "groups": groups}, data)

    def catalogue(self, edition: Edition) -> dict[str, Any]:
        flowers = [
            {
                "id": FLOWERS[row["flower"]],
                "name": {"en": row["name_en"], "de": row["name_de"]},
                "colour": row["colour"],
            }
            for row in edition.tables["flowers"]
        ]
        stone = {language: self.texts.format(language, "stone") for language in LANGUAGES}
        return {"flowers": [*flowers, {"id": "stone", "name": stone, "colour": STONE_COLOUR}]}

    def view(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        table = read(state, TABLE)
        spaces = [
            {"space": SPACE_NAMES[space], "flower": flower_name(table.meadow[space])}
            for space in range(SPACES)
        ]
        seen: dict[str, Any] = {
            "meadow": [spaces[row : row + SIZE] for row in range(0, SPACES, SIZE)]
        }
        if seat != NOBODY:
            hand = [
                {"flower": FLOWERS[flower]}
                for flower in range(KINDS)
                for _ in range(table.hand[seat, flower])
            ]
            seen |= {"hand": hand, "favourite": FLOWERS[table.favourite[seat]]}
        gardeners = [
            {"seat": other, "cards": int(table.hand[other].sum())}
            | ({"loves": FLOWERS[table.favourite[other]]} if table.planted == PLANTED else {})
            for other in range(table.players)
        ]
        return seen | {"gardeners": gardeners, "deck": table.left}

    def words(
        self, edition: Edition, state: State, action: int, language: str
    ) -> Mapping[str, Any]:
        flower, space = divmod(action, SPACES)
        name = edition.tables["flowers"][flower][f"name_{language}"]
        return {"flower": name, "space": SPACE_NAMES[space].upper()}

    def score_sheet(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        table = state.view(TABLE)[0]
        sizes = np.zeros(SPACES, np.int64)
        count = rules.group_sizes(table, table.favourite[seat], sizes)
        points = edition.data.view(CARDS)[0].points
        groups = [
            {"size": int(size), "points": int(points[size])}
            for size in sorted(sizes[:count], reverse=True)
        ]
        return {
            "loves": FLOWERS[table.favourite[seat]],
            "groups": groups,
            "total": sum(group["points"] for group in groups),
        }


def flower_name(flower: int) -> str | None:
    """A flower as the catalogue names it; "stone" for the stone, None for nothing."""
    if flower == STONE:
        return "stone"
    return FLOWERS[flower] if flower >= 0 else None


GAME = Meadow()
