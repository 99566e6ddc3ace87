"""The companion: scores a game played with the box, typed in as a TOML file.

Each player is a table `[[player]]` with a `name`, a list of `fields`, `workers` by their spaces
(`{ D5 = "F1" }`) and `counters` by crop (`{ wheat = 3 }`); see examples/keyharvest-table.toml.
Workers and crops may also be called by their English or German names, and a worker by its printed
value alone (`{ D5 = 2 }`): the score needs no more of it.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadFile, Problem
from ecotone.engine.evening import PadLine, Sheet, parts_of
from ecotone.engine.typed_file import FilePart, decode_text, line_in
from ecotone.games.keyharvest.actions import CROP_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.provenance import GROUPS, mark_house_parts
from ecotone.games.keyharvest.sheet import Standing, add_crops, country_sheet
from ecotone.games.keyharvest.table import EMPTY, FARMHANDS, SEATS, SPACES, TOP_VALUE
from ecotone.games.keyharvest.words import cards_of, space_name

KEYS = {"name", "fields", "workers", "counters"}
TIE_BREAKS = ("tie-tiles", "tie-counters")
"""What decides between equal points."""


def names_of(edition: Edition, table: str, signs: Sequence[str]) -> dict[str, int]:
    """Every name that workers or crops go by, in small letters."""
    names = {sign.casefold(): index for index, sign in enumerate(signs)}
    for index, row in enumerate(edition.tables[table]):
        names |= {row["name_en"].casefold(): index, row["name_de"].casefold(): index}
    return names


class Board:
    """One player's part of the file, read and checked."""

    def __init__(self, reader: "TableFile", data: dict[str, Any], number: int) -> None:
        self.reader = reader
        self.text = data.text if isinstance(data, FilePart) else ""
        self.label = f"player {number}"
        self.name = str(data.get("name", number))
        for key in sorted(data.keys() - KEYS):
            self.fault(key, "one of " + ", ".join(sorted(KEYS)), key)
        self.fields = self.read_fields(data.get("fields", []))
        self.workers = self.read_workers(data.get("workers", {}))
        self.counters = self.read_counters(data.get("counters", {}))

    def fault(self, field: str, expected: str, got: object) -> None:
        """Note a fault of this player's part."""
        value = str(got).partition(" = ")[0]
        line = line_in(self.text, field, value if field in KEYS else "")
        self.reader.fault(f"{self.label} {field}", expected, got, line)

    def read_fields(self, given: Any) -> list[int]:
        """The labels of the fields, each once."""
        if not isinstance(given, list):
            self.fault("fields", 'a list of labels such as ["E4", "B7"]', given)
            return []
        fields = []
        for word in given:
            space = self.reader.spaces.get(str(word).casefold())
            if space is None:
                names = self.reader.names
                expected = f"a label from {names[0]} to {names[-1]}"
                self.fault("fields", expected, word)
            elif space in fields:
                self.fault("fields", "every field once", word)
            else:
                fields.append(space)
        return fields

    def read_workers(self, given: Any) -> dict[int, Standing]:
        """The workers by their spaces, none on a field and none next to another."""
        if not isinstance(given, dict):
            self.fault("workers", 'spaces with workers such as { D5 = "F1" }', given)
            return {}
        workers: dict[int, Standing] = {}
        for word, worker in given.items():
            space = self.reader.spaces.get(word.casefold())
            standing = self.read_worker(worker)
            if space is None or standing is None:
                expected = (
                    "a space with a worker by name, F1 to F6, T1 to T6, "
                    f"or by a value from 1 to {TOP_VALUE}"
                )
                self.fault("workers", expected, f"{word} = {worker}")
                continue
            near = {int(n) for n in self.reader.cards.neighbours[space] if n != EMPTY}
            if space in self.fields:
                self.fault("workers", "a space without a field", word)
            elif near & workers.keys():
                self.fault("workers", "no other worker next to it", word)
            elif standing.worker is not None and standing in workers.values():
                self.fault("workers", "every worker once", worker)
            else:
                workers[space] = standing
        return workers

    def read_worker(self, given: Any) -> Standing | None:
        """A worker by its name, or by its value alone."""
        if type(given) is int:
            return Standing(None, given) if 1 <= given <= TOP_VALUE else None
        number = self.reader.worker_names.get(str(given).casefold())
        return None if number is None else Standing(number, int(self.reader.cards.value[number]))

    def read_counters(self, given: Any) -> list[int]:
        """The counters behind the screen, by crop."""
        if not isinstance(given, dict):
            self.fault("counters", "crops with numbers such as { wheat = 3 }", given)
            return [0] * len(CROP_NAMES)
        counters = [0] * len(CROP_NAMES)
        for crop, count in given.items():
            number = self.reader.crop_names.get(str(crop).casefold())
            if number is None:
                self.fault("counters", "one of " + ", ".join(CROP_NAMES), crop)
                continue
            most = int(self.reader.cards.counters[number])
            if type(count) is not int or not 0 <= count <= most:
                self.fault("counters", f"{crop} from 0 to {most}", count)
            else:
                counters[number] += count
        return counters


class TableFile:
    """A table typed in; gathers every fault before it complains."""

    def __init__(self, edition: Edition, source: Path | Mapping[str, Any]) -> None:
        self.cards: Cards = cards_of(edition)
        self.worker_names = names_of(edition, "workers", WORKER_NAMES)
        self.names = [space_name(edition, space) for space in range(SPACES)]
        self.spaces = {name.casefold(): space for space, name in enumerate(self.names)}
        self.crop_names = names_of(edition, "crops", CROP_NAMES)
        self.source = source
        self.problems: list[Problem] = []
        self.boards = self.read_boards()
        self.check_shared()
        self.complain()

    @property
    def file(self) -> str:
        """The file's name, where it is one."""
        if isinstance(self.source, Path | FilePart):
            return self.source.name if isinstance(self.source, Path) else self.source.file
        return ""

    def fault(self, field: str, expected: str, got: object, line: int = 0) -> None:
        """Note a fault; reading goes on."""
        self.problems.append(Problem(self.file, line, field, expected, str(got)))

    def complain(self) -> None:
        """Refuse the file if it has any fault."""
        if self.problems:
            raise BadFile(self.problems)

    def read_boards(self) -> list[Board]:
        """Every player's part."""
        data = self.read()
        self.complain()
        for key in sorted(data.keys() - {"player"}):
            self.fault(key, "player", key)
        players = data.get("player", [])
        if not isinstance(players, list):
            self.fault("player", f"2 to {SEATS} parts [[player]]", players)
            return []
        if not 2 <= len(players) <= SEATS:
            self.fault("player", f"2 to {SEATS} parts [[player]]", len(players))
        boards = []
        for number, part in enumerate(players, 1):
            if isinstance(part, dict):
                boards.append(Board(self, part, number))
            else:
                self.fault(f"player {number}", "a part [[player]]", part)
        return boards

    def read(self) -> dict[str, Any]:
        """The file as TOML, empty if it has a fault; plain data as it is."""
        if not isinstance(self.source, Path):
            return dict(self.source)
        try:
            text = decode_text(self.source.read_bytes())
            return parts_of(self.file, text, tomllib.loads(text))
        except OSError as error:
            self.fault("", "a readable file", error.strerror)
        except UnicodeDecodeError as error:
            self.fault("", "valid TOML in UTF-8", error)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            self.fault("", "valid TOML in UTF-8", error, int(line[1]) if line else 0)
        return {}

    def check_shared(self) -> None:
        """Fields and townsfolk are on one board only; counters do not exceed the box."""
        fields: set[int] = set()
        townsfolk: set[int] = set()
        for board in self.boards:
            for field in board.fields:
                if field in fields:
                    board.fault("fields", "a field on one board only", self.names[field])
                fields.add(field)
            for worker, _ in board.workers.values():
                if worker is None or worker < FARMHANDS:
                    continue
                if worker in townsfolk:
                    board.fault("workers", "a townsperson on one board only", WORKER_NAMES[worker])
                townsfolk.add(worker)
        for index, crop in enumerate(CROP_NAMES):
            total = sum(board.counters[index] for board in self.boards)
            if total > self.cards.counters[index]:
                self.fault("counters", f"at most {self.cards.counters[index]} {crop} in all", total)


def ranking(sheet: Mapping[str, Any]) -> tuple[int, ...]:
    """What decides who wins: points, then tiles on the board, then counters behind the screen."""
    return sheet["total"], sheet["tiles"], sheet["counters"]


def score_table(edition: Edition, parts: list[Any], shared: Mapping[str, Any]) -> list[Sheet]:
    """The sheets of all players of a table."""
    file = next((part.file for part in parts if isinstance(part, FilePart)), "")
    return sheets_of(edition, TableFile(edition, FilePart(file, "", {"player": parts})))


def sheets_of(edition: Edition, table: TableFile) -> list[Sheet]:
    """Every player's sheet, the crops compared with those of all others."""
    counters = [board.counters for board in table.boards]
    sheets: list[Sheet] = []
    for seat, board in enumerate(table.boards):
        sheet = country_sheet(table.cards, board.fields, board.workers)
        add_crops(sheet, counters, seat)
        house = mark_house_parts(edition, sheet)
        sheets.append({"player": board.name, "name": board.name, "house": house, **sheet})
    return sheets


def score_typed(edition: Edition, source: Path | Mapping[str, Any]) -> dict[str, Any]:
    """Every player's score sheet and place, from a file or plain data; BadFile lists all faults."""
    sheets = sheets_of(edition, TableFile(edition, source))
    ranks = [ranking(sheet) for sheet in sheets]
    players = [
        {"place": 1 + sum(other > rank for other in ranks), **sheet}
        for rank, sheet in zip(ranks, sheets, strict=True)
    ]
    return {"players": players, "house": any(player["house"] for player in players)}


def pad_lines(sheet: Mapping[str, Any]) -> list[PadLine]:
    """Workers, the two groups, and the crops of which one has most."""
    workers, crops = sheet["workers"], sheet["crops"]
    ours = any(worker.get("house") for worker in workers)
    return [
        PadLine("sheet-workers", sum(worker["points"] for worker in workers), ours),
        *(
            PadLine(f"sheet-{group}", sheet[group]["points"], bool(sheet[group].get("house")))
            for group in GROUPS
        ),
        PadLine("sheet-crops", sum(line["points"] for line in crops)),
    ]
