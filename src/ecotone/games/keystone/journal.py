"""The Field Journal: assignments of the solo and co-operative game as data.

[[assignment]]
number = 1
title_en = "…"            title_de = "…"
place_en = "…"            place_de = "…"
story_en = "…"            story_de = "…"
setup_from = "printed"    story_from = "house"
rules = []                # special rules; none are known yet
[assignment.setup]
skills = [3, 4, 9]        # one to five Skill tokens
objective = 10
wilds = ["F", "D", "W", "A"]
synergy = 5
time = 4
[[assignment.victory]]    # all of them must hold at the end
type = "score_min"
points = 50
"""

from enum import IntEnum
from typing import Any

from ecotone.engine.edition import SOURCES, EditionReader, Row
from ecotone.games.keystone.table import TOKENS

FILE = "journal.toml"
ASSIGNMENTS = 24
"""Room for assignments; number 0 stands for none."""
CONDITIONS = 4


class Condition(IntEnum):
    """What must hold at the end of an assignment."""

    NONE = 0
    SCORE_MIN = 1
    GOALS_MIN = 2
    LINE_SCORE_MIN = 3
    SYNERGY_MIN = 4
    BOARD_FULL = 5


PARAMETERS = {
    Condition.SCORE_MIN: ("points",),
    Condition.GOALS_MIN: ("count",),
    Condition.LINE_SCORE_MIN: ("count", "points"),
    Condition.SYNERGY_MIN: ("tokens",),
    Condition.BOARD_FULL: (),
}
TEXTS = ("title", "place", "story")
KEYS = {
    "number",
    *(f"{key}_{language}" for key in TEXTS for language in ("en", "de")),
    "setup_from",
    "story_from",
    "rules",
    "setup",
    "victory",
}
SETUP_KEYS = {"skills", "objective", "wilds", "synergy", "time"}


class Assignment:
    """Reads one assignment's table and notes its faults."""

    def __init__(self, reader: EditionReader, data: dict[str, Any], position: int) -> None:
        self.reader = reader
        self.data = data
        self.label = f"assignment {data.get('number', f'in place {position}')}"

    def fault(self, field: str, expected: str, got: object) -> None:
        """Note a fault of this assignment."""
        self.reader.fault(FILE, 0, f"{self.label} {field}", expected, got)

    def whole(self, table: dict[str, Any], field: str, low: int, high: int) -> int:
        """A whole number of the table."""
        value = table.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault(field, f"a whole number from {low} to {high}", value)
            return low
        return value

    def keys(self, table: dict[str, Any], field: str, wanted: set[str]) -> None:
        """A table has exactly these keys."""
        if table.keys() != wanted:
            self.fault(field, "the keys " + ", ".join(sorted(wanted)), ", ".join(sorted(table)))

    def read(self) -> Row:
        """The assignment in the form the record is filled from."""
        data = self.data
        self.keys(data, "", KEYS)
        for key in TEXTS:
            for language in ("en", "de"):
                if not isinstance(data.get(f"{key}_{language}"), str):
                    self.fault(f"{key}_{language}", "some text", data.get(f"{key}_{language}"))
        for key in ("setup_from", "story_from"):
            if data.get(key) not in SOURCES:
                self.fault(key, "one of " + ", ".join(SOURCES), data.get(key))
        if data.get("rules") != []:
            self.fault("rules", "an empty list (no special rule is known)", data.get("rules"))
        row = {key: data.get(key) for key in KEYS - {"setup", "victory"}}
        row["number"] = self.whole(data, "number", 1, ASSIGNMENTS - 1)
        return row | self.setup(data.get("setup")) | {"victory": self.victory(data.get("victory"))}

    def setup(self, setup: Any) -> Row:
        """The set-up: tokens, objective, Wilds, starting values."""
        if not isinstance(setup, dict):
            self.fault("setup", "a table", setup)
            setup = {}
        self.keys(setup, "setup", SETUP_KEYS)
        skills = setup.get("skills")
        numbers = set(range(1, 11))
        if not isinstance(skills, list) or not skills or len(set(skills)) != len(skills):
            self.fault("skills", f"one to {TOKENS} different skills", skills)
            skills = []
        elif len(skills) > TOKENS or not set(skills) <= numbers:
            self.fault("skills", f"one to {TOKENS} skills from 1 to 10", skills)
            skills = []
        wilds = setup.get("wilds")
        if not isinstance(wilds, list) or not set(wilds) <= set("FDWA"):
            self.fault("wilds", "a list of F, D, W, A", wilds)
            wilds = []
        return {
            "skills": skills,
            "wilds": wilds,
            "objective": self.whole(setup, "objective", 1, 10),
            "synergy": self.whole(setup, "synergy", 0, 80),
            "time": self.whole(setup, "time", 1, 7),
        }

    def victory(self, conditions: Any) -> list[tuple[Condition, int, int]]:
        """The conditions, each with up to two numbers."""
        if not isinstance(conditions, list) or not 1 <= len(conditions) <= CONDITIONS:
            self.fault("victory", f"one to {CONDITIONS} conditions", conditions)
            return []
        found = []
        names = {condition.name.lower(): condition for condition in PARAMETERS}
        for entry in conditions:
            if not isinstance(entry, dict) or entry.get("type") not in names:
                self.fault("victory type", "one of " + ", ".join(names), entry)
                continue
            condition = names[entry["type"]]
            self.keys(entry, "victory", {"type", *PARAMETERS[condition]})
            numbers = [self.whole(entry, name, 1, 999) for name in PARAMETERS[condition]]
            a, b = [*numbers, 0, 0][:2]
            found.append((condition, a, b))
        return found


def read_journal(reader: EditionReader) -> list[Row]:
    """All assignments of an edition, in order."""
    data = reader.toml(FILE)
    entries = data.get("assignment", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        reader.fault(FILE, 0, "assignment", "a list of tables", type(entries).__name__)
        return []
    rows = [Assignment(reader, entry, n).read() for n, entry in enumerate(entries, 1)]
    numbers = [row["number"] for row in rows]
    if len(set(numbers)) != len(numbers):
        reader.fault(FILE, 0, "number", "a number for each assignment", numbers)
    return rows
