"""The goals of a table played with the box: all parks compared, year by year.

[[goal]]
year = 1
goal = "Avenue"             # its name in English or German, or its key
results = [5, 4]            # what each park reached then; without, as the parks lie now
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadFile, Problem
from ecotone.engine.provenance import HOUSE, HouseValue, house_columns, house_mark
from ecotone.engine.state import State
from ecotone.engine.typed_file import TypedFile, fold
from ecotone.games.habitats.goals import reached_for_goal
from ecotone.games.habitats.provenance import NEED_COLUMNS
from ecotone.games.habitats.sheet import award
from ecotone.games.habitats.table import GOALS_PER_YEAR, YEARS
from ecotone.games.habitats.words import TEXTS, cards_of, record

KEYS = ("year", "goal", "results")
MOST_REACHED = 99


class TypedGoal(NamedTuple):
    """A goal of a year; without results, the parks are measured as they lie."""

    year: int
    goal: int
    results: list[int] | None


class GoalFile(TypedFile):
    """One `[[goal]]` being read."""

    def __init__(self, edition: Edition, source: Any, players: int) -> None:
        super().__init__(source, KEYS)
        self.edition = edition
        self.players = players

    def read(self) -> TypedGoal:
        return TypedGoal(self.year(), self.goal(), self.results())

    def year(self) -> int:
        """The year in which the goal counts, from 0."""
        year = self.data.get("year")
        if type(year) is not int or not 1 <= year <= YEARS:
            expected = f"a year from 1 to {YEARS}"
            self.complain(self.line_of_key("year"), "goal year", expected, year)
        return year - 1

    def goal(self) -> int:
        """The goal by its key or name."""
        given = self.data.get("goal")
        rows = self.edition.tables["goals"]
        for number, row in enumerate(rows):
            names = {row["key"], row["name_en"], row["name_de"]}
            if fold(str(given)) in {fold(name) for name in names}:
                return number
        expected = "one of " + ", ".join(row["name_en"] for row in rows)
        return self.complain(self.line_of_key("goal"), "goal", expected, given)

    def results(self) -> list[int] | None:
        """What each park reached, if it was noted at the time."""
        given = self.data.get("results")
        if given is None:
            return None
        if (
            not isinstance(given, list)
            or len(given) != self.players
            or not all(type(one) is int and 0 <= one <= MOST_REACHED for one in given)
        ):
            expected = f"{self.players} whole numbers from 0 to {MOST_REACHED}"
            self.complain(self.line_of_key("results"), "goal results", expected, given)
        return given


def read_goals(edition: Edition, parts: Any, players: int) -> list[TypedGoal]:
    """The goals of a table, in the order of their years."""
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        raise BadFile([Problem("", 0, "goal", "parts with a year and a goal", str(parts))])
    files = [GoalFile(edition, part, players) for part in parts]
    goals: list[TypedGoal] = []
    for file in files:
        goal = file.read()
        if goal.goal in [other.goal for other in goals]:
            file.complain(file.line_of_key("goal"), "goal", "each goal once", file.data["goal"])
        if sum(other.year == goal.year for other in goals) == GOALS_PER_YEAR:
            line, got = file.line_of_key("year"), f"one more in year {goal.year + 1}"
            file.complain(line, "goal", f"at most {GOALS_PER_YEAR} goals in a year", got)
        goals.append(goal)
    return sorted(goals, key=lambda one: one.year)


def add_goals(
    edition: Edition, goals: Sequence[TypedGoal], states: Sequence[State], sheets: Sequence[Any]
) -> None:
    """Complete the sheets of all parks with what they reach for each goal, and the points."""
    cards = cards_of(edition)
    doubtful = any(has_doubtful_animal(edition, sheet) for sheet in sheets)
    for year, goal, noted in goals:
        results = noted or [int(reached_for_goal(cards, record(one), 0, goal)) for one in states]
        awarded = award(edition, goal, year, results)
        for sheet, result, points in zip(sheets, results, awarded, strict=True):
            ours = house_of_points(edition, year, len(results), points)
            ours += house_of_goal(edition, goal, noted is None, doubtful)
            entry = {
                "year": year + 1,
                "goal": edition.tables["goals"][goal]["key"],
                "result": result,
                "points": points,
                "house": house_mark(TEXTS, ours),
            }
            sheet["goals"] = [*sheet["goals"], entry]
            sheet["goal_points"] += points
            sheet["total"] += points
            sheet["house"] = sheet["house"] or bool(ours)


def has_doubtful_animal(edition: Edition, sheet: dict[str, Any]) -> bool:
    """Is the landscape or a need of an animal in a park our own?"""
    columns = ["landscape", *NEED_COLUMNS]
    rows = {row["key"]: row for row in edition.tables["animals"]}
    tiles = [tile["tile"] for tile in sheet["tiles"] if tile["kind"] == "animal"]
    return any(house_columns(rows[tile], columns) for tile in tiles)


def house_of_goal(edition: Edition, goal: int, measured: bool, doubtful: bool) -> list[HouseValue]:
    """The values of our own that decide which park is best.

    Where the players counted themselves, only whether most or least is best.
    """
    row = edition.tables["goals"][goal]
    columns = ["measure", "best"] if measured else ["best"]
    found = [HouseValue(f"goal_{column}", "", {}) for column in house_columns(row, columns)]
    return [*found, HouseValue("goal_animals", "", {})] if measured and doubtful else found


def house_of_points(edition: Edition, year: int, players: int, points: int) -> list[HouseValue]:
    """The points of a place, if they are our own."""
    rows = [
        row
        for row in edition.tables["goal_points"]
        if (row["players"], row["year"], row["points"]) == (players, year + 1, points)
    ]
    ours = any(row["points_from"] == HOUSE for row in rows)
    return [HouseValue("goal_points", "", {})] if ours else []
