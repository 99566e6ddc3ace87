"""Reads the special rules and victory conditions in an assignment's file of the Field Journal."""

from collections.abc import Mapping
from typing import Any

from ecotone.engine.edition import EditionReader, Row
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.journal import (
    CONDITIONS,
    LINE_NAMES,
    TIMES,
    Condition,
    DifficultyName,
    Special,
)
from ecotone.games.keystone.journal_values import JournalValues
from ecotone.games.keystone.table import EMPTY, LINES, SIDE, SPACES

HABITATS = "FDWA"
SEASONS = ("Spring", "Summer", "Fall", "Winter")
ICONS = ("keystone", "endangered", "tag")
SIDES = ("left", "right")
WAYS = {"up": -1, "left": -1, "down": 1, "right": 1}

RULE_KEYS: dict[Special, tuple[str, ...]] = {
    Special.CLOSED_SPACES: ("spaces", "opens_at"),
    Special.LINE_HABITAT: ("lines",),
    Special.CONTIGUOUS: (),
    Special.SPACING: ("filter",),
    Special.FIELD_SIZE: ("size",),
    Special.COST_SHIFT: ("delta", "filter"),
    Special.WILD_PRICE: ("price", "limit"),
    Special.SKILL_FEE: ("active", "exhausted"),
    Special.DROUGHT: ("habitats",),
    Special.ABUNDANCE: ("filter", "amount"),
    Special.SEASON_CLOCK: ("seasons", "bonus", "penalty"),
    Special.BANDING: ("filter", "price"),
    Special.SIGHTINGS: ("slot", "amount"),
    Special.RESCUE: (),
    Special.INVASIVE: ("start", "price", "spread"),
    Special.MIGRATION_SHIFT: ("line", "direction"),
    Special.STORM: ("cards", "side"),
    Special.TURN_LIMIT: ("turns",),
}
CONDITION_KEYS: dict[Condition, tuple[str, ...]] = {
    Condition.SCORE_MIN: ("points",),
    Condition.GOALS_MIN: ("count",),
    Condition.LINE_SCORE_MIN: ("count", "points"),
    Condition.SYNERGY_MIN: ("tokens",),
    Condition.BOARD_FULL: (),
    Condition.RUNS_MIN: ("count", "length", "habitat"),
    Condition.RESEARCH_MIN: ("tokens", "filter"),
    Condition.CARDS_MIN: ("count", "filter"),
    Condition.STORY_MIN: ("count",),
    Condition.STORY_MAX: ("count",),
    Condition.SPECIES_PLACED: ("species",),
}
MOST = {
    (Condition.GOALS_MIN, "count"): 4,
    (Condition.LINE_SCORE_MIN, "count"): LINES,
    (Condition.RUNS_MIN, "count"): LINES,
    (Condition.RUNS_MIN, "length"): SIDE,
    (Condition.CARDS_MIN, "count"): SPACES,
}
"""The highest number a condition may ask for; more could never be reached."""
DEMANDED: Mapping[DifficultyName, str] = {
    "relaxed": "relaxed_a",
    "written": "a",
    "demanding": "demanding_a",
}
"""Where the row of a condition has its first number, by the difficulty that is played."""
OTHER_DIFFICULTIES = ("relaxed", "demanding")
POINTS_UNSAID = {"relaxed": 0.85, "demanding": 1.1}
"""Points by difficulty where a file names none; other conditions are then the same in all."""
OPTIONAL = {"opens_at", "limit", "amount", "spread", "habitat"}
RULE_TEXTS = {"text_en", "text_de"}
"""Where they are left out, the game's own words tell the rule."""
RULES_FOR_ALL_CARDS = {Special.COST_SHIFT}
"""Special rules that mean every card if they name no filter."""
CONDITIONS_ON_ALL_CARDS = {Condition.RESEARCH_MIN}
MOST_NUMBER = 999
FILTER_KEYS = {"number", "habitat", "season", "icon", "wild"}
Filter = tuple[int, int, int, int, int]
EVERY_CARD: Filter = (0, 0, 0, 0, 0)


class AssignmentRules(JournalValues):
    """What is special in an assignment, and when it is won."""

    def __init__(self, reader: EditionReader, file: str, species: list[str]) -> None:
        super().__init__(reader, file)
        self.species = species

    def card(self, name: Any, field: str) -> int:
        """The card of a species, by its English name."""
        if not isinstance(name, str) or name not in self.species:
            self.fault(field, "the English name of a species", name)
            return 0
        return self.species.index(name)

    def filter(self, table: Row, needed: bool) -> Filter:
        """Which cards are meant; every part given must fit."""
        given = table.get("filter", {})
        if not isinstance(given, dict) or (needed and not given):
            self.fault("filter", "a table of number, habitat, season, icon, wild", given)
            return EVERY_CARD
        self.keys(given, "filter", FILTER_KEYS, FILTER_KEYS)
        numbers: list[int] = []
        if "number" in given:
            numbers = self.wholes(given["number"], "filter number", 1, 5, 5)
        wild = given.get("wild")
        if not isinstance(wild, bool | None):
            self.fault("filter wild", "true or false", wild)
        return (
            sum(1 << number for number in numbers),
            self.bits(given["habitat"], "filter habitat", HABITATS) if "habitat" in given else 0,
            self.bits(given["season"], "filter season", SEASONS) if "season" in given else 0,
            self.bits(given["icon"], "filter icon", ICONS) if "icon" in given else 0,
            0 if wild is None else 1 if wild else 2,
        )

    def rules(self) -> list[Row]:
        """The special rules, each at most once."""
        names = {special.name.lower(): special for special in Special}
        found: list[Row] = []
        for entry in self.tables(self.data.get("rule", []), "rule"):
            special = names.get(str(entry.get("id")))
            if special is None:
                self.fault("rule id", "one of " + ", ".join(names), entry.get("id"))
                continue
            wanted = {"id", *RULE_TEXTS, *RULE_KEYS[special]}
            optional = OPTIONAL | RULE_TEXTS
            optional |= {"filter"} if special in RULES_FOR_ALL_CARDS else set()
            self.keys(entry, f"rule {entry['id']}", wanted, optional)
            if any(row["special"] == special for row in found):
                self.fault("rule id", "each rule once", entry["id"])
            found.append(self.rule(special, entry))
        return found

    def rule(self, special: Special, entry: Row) -> Row:
        """One special rule with its numbers and whatever else it needs."""
        row: Row = {
            "special": special,
            "id": entry["id"],
            **{key: self.text(entry, key) if key in entry else "" for key in RULE_TEXTS},
            "numbers": self.rule_numbers(special, entry),
            "lines": [0] * LINES,
            "clock": [EMPTY] * TIMES,
            "filter": EVERY_CARD,
        }
        if "filter" in RULE_KEYS[special]:
            row["filter"] = self.filter(entry, special not in RULES_FOR_ALL_CARDS)
        if special is Special.LINE_HABITAT:
            for line, habitat in self.table(entry.get("lines"), "lines").items():
                place = self.one_of({"lines": line}, "lines", LINE_NAMES)
                row["lines"][place] = self.bits(habitat, "lines", HABITATS)
        if special is Special.SEASON_CLOCK:
            for time, season in self.table(entry.get("seasons"), "seasons").items():
                place = self.one_of({"seasons": time}, "seasons", [str(n) for n in range(TIMES)])
                row["clock"][place] = self.one_of({"seasons": season}, "seasons", SEASONS)
        return row

    def rule_numbers(self, special: Special, entry: Row) -> tuple[int, ...]:
        """The numbers of a special rule, in the order in which the rules read them."""
        match special:
            case Special.CLOSED_SPACES:
                spaces = self.bits(entry.get("spaces"), "spaces", SPACE_NAMES)
                return spaces, self.whole(entry, "opens_at", 0, TIMES - 1, 0)
            case Special.FIELD_SIZE:
                return (self.whole(entry, "size", 3, 8),)
            case Special.COST_SHIFT:
                return (self.whole(entry, "delta", -7, 7),)
            case Special.WILD_PRICE:
                price = self.whole(entry, "price", 0, 80)
                return price, self.whole(entry, "limit", 0, 8, 0)
            case Special.SKILL_FEE:
                active = self.whole(entry, "active", 0, 9)
                return active, self.whole(entry, "exhausted", 0, 9)
            case Special.DROUGHT:
                return (self.bits(entry.get("habitats"), "habitats", HABITATS),)
            case Special.ABUNDANCE:
                return (self.whole(entry, "amount", 1, 9, 1),)
            case Special.SEASON_CLOCK:
                bonus = self.whole(entry, "bonus", 0, 9)
                return bonus, self.whole(entry, "penalty", 0, 9)
            case Special.BANDING:
                return (self.whole(entry, "price", 0, 80),)
            case Special.SIGHTINGS:
                slot = self.one_of(entry, "slot", SIDES)
                return slot, self.whole(entry, "amount", 1, 9, 1)
            case Special.INVASIVE:
                start = self.bits(entry.get("start"), "start", SPACE_NAMES)
                price = self.whole(entry, "price", 0, 80)
                return start, price, self.whole(entry, "spread", 0, 9, 1)
            case Special.MIGRATION_SHIFT:
                line = self.one_of(entry, "line", LINE_NAMES)
                ways = ("up", "down") if line < SIDE else ("left", "right")
                return line, WAYS[ways[self.one_of(entry, "direction", ways)]]
            case Special.STORM:
                cards = self.whole(entry, "cards", 1, 8)
                return cards, self.one_of(entry, "side", SIDES)
            case Special.TURN_LIMIT:
                return (self.whole(entry, "turns", 1, 999),)
        return ()

    def victory(self) -> list[Row]:
        """The conditions, each with its numbers and its filter."""
        entries = self.tables(self.data.get("victory", []), "victory")
        names = {condition.name.lower(): condition for condition in CONDITION_KEYS}
        found: list[Row] = []
        for entry in entries:
            condition = names.get(str(entry.get("type")))
            if condition is None:
                self.fault("victory type", "one of " + ", ".join(names), entry.get("type"))
                continue
            optional = {*OPTIONAL, *OTHER_DIFFICULTIES}
            optional |= {"filter"} if condition in CONDITIONS_ON_ALL_CARDS else set()
            self.keys(entry, "victory", {"type", *keys_of(condition)}, optional)
            found.extend(self.conditions(condition, entry))
        if not 1 <= len(found) <= CONDITIONS:
            self.fault("victory", f"one to {CONDITIONS} conditions", len(found))
        return found[:CONDITIONS]

    def conditions(self, condition: Condition, entry: Row) -> list[Row]:
        """One condition; a list of species is one for each of them."""
        row: Row = {"condition": condition, "b": 0, "c": EMPTY, "filter": EVERY_CARD}
        row |= dict.fromkeys(DEMANDED.values(), 0)
        if condition is Condition.SPECIES_PLACED:
            species = entry.get("species")
            if isinstance(species, str):
                species = [species]
            if not isinstance(species, list) or not species:
                self.fault("victory species", "a list of species", species)
                return []
            cards = [self.card(name, "victory species") for name in species]
            return [row | dict.fromkeys(DEMANDED.values(), card) for card in cards]
        numbers = [
            self.whole(entry, name, *reach(condition, name)) for name in counts_of(condition)
        ]
        row["a"], row["b"] = [*numbers, 0, 0][:2]
        if numbers:
            for difficulty in OTHER_DIFFICULTIES:
                row[f"{difficulty}_a"] = self.demanded(condition, entry, difficulty, numbers[0])
        if "habitat" in entry:
            row["c"] = self.one_of(entry, "habitat", list(HABITATS))
        if "filter" in CONDITION_KEYS[condition]:
            row["filter"] = self.filter(entry, condition not in CONDITIONS_ON_ALL_CARDS)
        return [row]

    def demanded(self, condition: Condition, entry: Row, difficulty: str, written: int) -> int:
        """The first number of a condition at another difficulty, no harder or no easier."""
        low, high = reach(condition, counts_of(condition)[0])
        if (difficulty == "relaxed") == (condition is Condition.STORY_MAX):
            low = written
        else:
            high = written
        unsaid = written
        if condition is Condition.SCORE_MIN:
            unsaid = max(low, min(high, round(written * POINTS_UNSAID[difficulty])))
        return self.whole(entry, difficulty, low, high, unsaid)


def counts_of(condition: Condition) -> list[str]:
    """The keys of a condition's numbers."""
    no_number = ("filter", "habitat", "species")
    return [name for name in CONDITION_KEYS[condition] if name not in no_number]


def keys_of(condition: Condition) -> tuple[str, ...]:
    """What a condition may say; one with a number also what it is at other difficulties."""
    keys = CONDITION_KEYS[condition]
    return (*keys, *OTHER_DIFFICULTIES) if counts_of(condition) else keys


def reach(condition: Condition, name: str) -> tuple[int, int]:
    """The lowest and the highest number that a condition may name."""
    lowest = 0 if condition is Condition.STORY_MAX else 1
    return lowest, MOST.get((condition, name), MOST_NUMBER)
