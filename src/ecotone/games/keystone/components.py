"""An edition's cards, tokens and assignments in words, to compare them with a box."""

from ecotone.engine.components import ComponentTable, marked, worded_table
from ecotone.engine.edition import Edition, Row
from ecotone.engine.provenance import HOUSE, MARK
from ecotone.games.keystone.cards import GOALS, Icon, Side
from ecotone.games.keystone.component_types import HABITAT_LETTERS
from ecotone.games.keystone.journal_words import condition_words, rule_words, setup_lines
from ecotone.games.keystone.table import Symbol
from ecotone.games.keystone.words import (
    TEXTS,
    goal_words,
    habitat_name,
    side_words,
    symbol_name,
)

ICONS = tuple(icon.name.lower() for icon in Icon)


def component_tables(edition: Edition, language: str) -> list[ComponentTable]:
    """Species, Wilds, Skill tokens, objectives, assignments."""
    tables = edition.tables
    box = [row for row in tables["species"] if "envelope" not in row]
    sealed = [row for row in tables["species"] if "envelope" in row]
    in_box = [species(row, language) for row in box]
    in_envelopes = [[str(row["envelope"]), *species(row, language)] for row in sealed]
    columns = ("number", "name", "habitats", "season", "icons")
    skills = [skill(edition, number, language) for number in range(len(tables["skills"]))]
    return [
        worded_table(TEXTS, language, "species", columns, in_box),
        worded_table(
            TEXTS,
            language,
            "wilds",
            ("habitats", "season"),
            [wild(r, language) for r in tables["wilds"]],
        ),
        worded_table(TEXTS, language, "skills", ("number", "name", "active", "exhausted"), skills),
        worded_table(
            TEXTS,
            language,
            "objectives",
            ("number", "name", "goals", "points"),
            [objective(row, language) for row in tables["objectives"]],
        ),
        worded_table(TEXTS, language, "envelopes", ("envelope", *columns), in_envelopes),
        worded_table(
            TEXTS,
            language,
            "assignments",
            ("number", "name", "start", "conditions"),
            [assignment(edition, row, language) for row in tables["assignments"]],
        ),
    ]


def species(row: Row, language: str) -> list[str]:
    """A species; the marks of a habitat are kept letter by letter."""
    habitats = [
        habitat_name(place, language)
        + (f"\u00a0{MARK}" if row["habitats_from"][letter] == HOUSE else "")
        for place, letter in enumerate(HABITAT_LETTERS)
        if row["habitats"] >> place & 1
    ]
    icons = [symbol_name(Symbol[icon.upper()], language) for icon in ICONS if row[icon]]
    return [
        str(row["number"]),
        marked(row, "name", row[f"name_{language}"]),
        ", ".join(habitats),
        marked(row, "season", symbol_name(row["season"], language)),
        marked(row, ICONS, ", ".join(icons) or "–"),
    ]


def wild(row: Row, language: str) -> list[str]:
    return [
        marked(row, "habitat", habitat_name(row["habitat"], language)),
        marked(row, "season", symbol_name(row["season"], language)),
    ]


def skill(edition: Edition, number: int, language: str) -> list[str]:
    row = edition.tables["skills"][number]
    return [
        str(row["number"]),
        marked(row, "name", row[f"name_{language}"]),
        marked(row, "active", side_words(edition, number, Side.ACTIVE, language)),
        marked(row, "exhausted", side_words(edition, number, Side.EXHAUSTED, language)),
    ]


def objective(row: Row, language: str) -> list[str]:
    patterns = [row[f"goal{n}"] for n in range(1, GOALS + 1)]
    goals = [goal_words(shape, symbol, language) for shape, symbol in patterns]
    points = " ".join(str(row[f"points{n}"]) for n in range(1, GOALS + 1))
    return [
        str(row["number"]),
        marked(row, f"name_{language}", row[f"name_{language}"]),
        marked(row, "goals", "; ".join(goals)),
        marked(row, ["points", "points4"], points),
    ]


def assignment(edition: Edition, row: Row, language: str) -> list[str]:
    rules = [rule_words(rule, language) for rule in row["rules"]]
    conditions = [condition_words(edition, one, language) for one in row["victory"]]
    return [
        str(row["number"]),
        marked(row, "story", row[f"title_{language}"]),
        marked(row, "setup", "\n".join([*setup_lines(edition, row, language), *rules])),
        marked(row, "setup", "; ".join(conditions)),
    ]
