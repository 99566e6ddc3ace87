"""The companion: how a game with the box ended, typed in as TOML.

    habitats = ["ice", "Coast"]     # the habitat tiles on the table, by id or name
    impacts = 2                     # impact tiles on the table

    [[player]]                      # everybody who played; optional
    name = "Mara"

All win or lose together, and nothing in the result depends on a card's values.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.evening import NAME, PLAYER, PadLine, Sheet
from ecotone.engine.record import new_bytes
from ecotone.engine.typed_file import FilePart, TypedFile, fold
from ecotone.games.ecosfera.table import ALL_HABITATS, IMPACTS, TABLE, Table
from ecotone.games.ecosfera.types import HABITAT_NAMES, CompanionSheet
from ecotone.games.ecosfera.words import is_won, points_of, record

SHARED = ("habitats", "impacts")
KEYS = (PLAYER, *SHARED)


class SeaFile(TypedFile):
    """The end of a game being read."""

    def __init__(self, edition: Edition, source: Path | Mapping[str, Any]) -> None:
        super().__init__(source, KEYS)
        self.edition = edition

    def read(self) -> Table:
        """The table as it was left."""
        table: Table = record(new_bytes(TABLE))
        table.habitats = self.habitats()
        table.impacts = self.impacts()
        if table.habitats == ALL_HABITATS and table.impacts == IMPACTS:
            expected = f"fewer than {IMPACTS} with all habitats: the first of both ends the game"
            self.complain(self.line_of_key("impacts"), "impacts", expected, IMPACTS)
        return table

    def habitats(self) -> int:
        """The habitats that were restored, as bits."""
        given = self.data.get("habitats", [])
        if not isinstance(given, list):
            self.complain(self.line_of_key("habitats"), "habitats", "a list of habitats", given)
        bits = 0
        for name in given:
            bit = 1 << self.habitat(name)
            if bits & bit:
                self.complain(self.line_of_key("habitats"), "habitats", "each once", name)
            bits |= bit
        return bits

    def habitat(self, given: Any) -> int:
        """A habitat by its id or name."""
        rows = self.edition.tables["habitats"]
        for row in rows:
            if fold(str(given)) in {fold(row[key]) for key in ("id", "name_en", "name_de")}:
                return HABITAT_NAMES.index(row["id"])
        expected = "one of " + ", ".join(row["name_en"] for row in rows)
        return self.complain(self.line_of_key("habitats"), "habitats", expected, given)

    def impacts(self) -> int:
        """The impact tiles that were placed."""
        given = self.data.get("impacts", 0)
        if type(given) is not int or not 0 <= given <= IMPACTS:
            expected = f"a whole number from 0 to {IMPACTS}"
            self.complain(self.line_of_key("impacts"), "impacts", expected, given)
        return given

    def players(self) -> str:
        """The names of all, one after the other."""
        parts = self.data.get(PLAYER, [])
        if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
            self.complain(self.line_of_key(PLAYER), PLAYER, "a part for each player", parts)
        for key in sorted({key for part in parts for key in part} - {NAME}):
            self.complain(self.line_of_key(key), PLAYER, NAME, f"the key {key}")
        names = [str(part.get(NAME, number)) for number, part in enumerate(parts, 1)]
        return ", ".join(names)


def score_typed(edition: Edition, source: Path | Mapping[str, Any]) -> CompanionSheet:
    """The result of all, from a file or from plain data."""
    sea = SeaFile(edition, source)
    names = sea.players()
    table = sea.read()
    won, impacts = is_won(table), int(table.impacts)
    return {
        "player": names,
        "total": points_of(table),
        "habitat_points": int(table.habitats).bit_count(),
        "impact_points": IMPACTS - impacts if won else 0,
        "won": True if won else False if impacts == IMPACTS else None,
        "habitats": [name for h, name in enumerate(HABITAT_NAMES) if table.habitats >> h & 1],
        "impacts": impacts,
        "house": False,
    }


def score_table(edition: Edition, parts: list[Any], shared: Mapping[str, Any]) -> list[Sheet]:
    """The one sheet of a table."""
    document = {PLAYER: parts, **shared}
    if isinstance(shared, FilePart):
        document = FilePart(shared.file, shared.text, document)
    return [{**score_typed(edition, document)}]


def pad_lines(sheet: Mapping[str, Any]) -> list[PadLine]:
    """Habitats restored and impacts avoided."""
    return [
        PadLine("sheet-habitats", sheet["habitat_points"]),
        PadLine("sheet-impacts", sheet["impact_points"]),
    ]
