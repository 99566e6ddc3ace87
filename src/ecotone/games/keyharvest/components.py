"""An edition's fields, workers and events in words, for people who compare them with their box."""

from ecotone.engine.components import ComponentTable, marked, worded_table
from ecotone.engine.edition import Edition, Row
from ecotone.games.keyharvest.actions import EVENT_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import SCROLL
from ecotone.games.keyharvest.words import TEXTS, crop_name, space_name


def component_tables(edition: Edition, language: str) -> list[ComponentTable]:
    """Fields, starting pairs, crops, workers, events."""
    tables = edition.tables
    workers = [
        [WORKER_NAMES[row["id"]], marked(row, "value", row["value"]), *tile(row, language)]
        for row in tables["workers"]
    ]
    events = [[EVENT_NAMES[row["id"]], *tile(row, language)] for row in tables["events"]]
    return [
        worded_table(TEXTS, language, "fields", ("crop", "spaces"), field_rows(edition, language)),
        worded_table(
            TEXTS,
            language,
            "pairs",
            ("pair", "spaces"),
            [pair(edition, row) for row in tables["pairs"]],
        ),
        worded_table(
            TEXTS,
            language,
            "crops",
            ("crop", "counters"),
            [
                [name(row, language), marked(row, "counters", row["counters"])]
                for row in tables["crops"]
            ],
        ),
        worded_table(
            TEXTS, language, "workers", ("tile", "value", "name", "symbol", "text"), workers
        ),
        worded_table(TEXTS, language, "events", ("tile", "name", "symbol", "text"), events),
    ]


def field_rows(edition: Edition, language: str) -> list[list[str]]:
    """The spaces by the crop of their field."""
    spaces: dict[int, list[str]] = {}
    for row in edition.tables["fields"]:
        words = marked(row, "crop", row["name"])
        spaces.setdefault(row["crop"], []).append(words)
    return [
        [crop_name(edition, crop, language), ", ".join(spaces[crop])] for crop in sorted(spaces)
    ]


def pair(edition: Edition, row: Row) -> list[str]:
    words = f"{space_name(edition, row['first'])}, {space_name(edition, row['second'])}"
    return [row["id"], marked(row, ["first", "second"], words)]


def name(row: Row, language: str) -> str:
    return marked(row, f"name_{language}", row[f"name_{language}"])


def tile(row: Row, language: str) -> list[str]:
    """What workers and events have in common; the effect counts as part of the text."""
    symbol = "scroll" if row["symbol"] == SCROLL else "bell"
    return [
        name(row, language),
        marked(row, "symbol", TEXTS.format(language, f"box-{symbol}")),
        marked(row, [f"text_{language}", "effect"], row[f"text_{language}"]),
    ]
