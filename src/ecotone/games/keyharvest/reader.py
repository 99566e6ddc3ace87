"""How the files of an edition of Key Harvest become its record.

    fields.csv   56 fields: label, row and place of the space, crop, if wanted a name to show
    pairs.csv    the pairs of starting fields
    crops.csv    five crops and how many counters of each
    workers.csv  six farmhands (F1 to F6) and six townsfolk (T1 to T6) with their texts
    events.csv   fourteen events with their texts
    edition.toml how many events for how many players, how many counters to start with

The effects are written in the vocabulary of `effects`.
"""

from pathlib import Path
from typing import Any

from ecotone.engine.edition import (
    SOURCES,
    Edition,
    EditionReader,
    Parser,
    Row,
    one_of,
    text,
    whole,
    with_sources,
)
from ecotone.engine.record import new_bytes
from ecotone.games.keyharvest.actions import CROP_NAMES, EVENT_NAMES, SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import BELL, CARDS_RECORD, GAME, MOST_COUNTERS, PAIRS, STEPS
from ecotone.games.keyharvest.effect_text import read_effect
from ecotone.games.keyharvest.effects import ACTION_STEPS, TOGETHER, Source, Step
from ecotone.games.keyharvest.labels import label, name_spaces
from ecotone.games.keyharvest.table import (
    ACTION_TILE,
    EMPTY,
    EVENT_TILE,
    EVENTS,
    FARMHANDS,
    SEATS,
    TOP_VALUE,
)


class Effect(list[Step]):
    """The steps of an effect; printed, it reads as it was written."""

    def __init__(self, written: str) -> None:
        super().__init__(read_effect(written))
        self.written = written

    def __str__(self) -> str:
        return self.written


def effect(value: str) -> Effect:
    """A column of effects."""
    steps = Effect(value)
    if len(steps) > STEPS:
        raise ValueError(f"at most {STEPS} steps")
    return steps


KINDS = ("farmhand", "townsfolk")
space = one_of(*SPACE_NAMES)
symbol = one_of("bell", "scroll")
NAMES: dict[str, Parser] = {"name_en": text, "name_de": text, "text_en": text, "text_de": text}

FIELD_COLUMNS = with_sources(
    {"label": space, "row": whole(0, 20), "x": whole(-40, 40), "crop": one_of(*CROP_NAMES)}
)
PAIR_COLUMNS = with_sources({"id": text, "first": space, "second": space})
CROP_COLUMNS = with_sources(
    {
        "id": one_of(*CROP_NAMES),
        "name_en": text,
        "name_de": text,
        "colour": text,
        "counters": whole(1, 24),
    }
)
WORKER_COLUMNS = with_sources(
    {
        "id": one_of(*WORKER_NAMES),
        "kind": one_of(*KINDS),
        "value": whole(1, TOP_VALUE),
        "symbol": symbol,
        **NAMES,
        "effect": effect,
    }
)
EVENT_COLUMNS = with_sources(
    {
        "id": one_of(*EVENT_NAMES),
        "symbol": symbol,
        "small_set": one_of("no", "yes"),
        **NAMES,
        "effect": effect,
    }
)


def read_edition(folder: Path) -> Edition:
    """Read and check an edition of Key Harvest."""
    reader = EditionReader(folder)
    tables = {
        "fields": reader.csv("fields.csv", FIELD_COLUMNS, {"name": label}),
        "pairs": reader.csv("pairs.csv", PAIR_COLUMNS),
        "crops": reader.csv("crops.csv", CROP_COLUMNS),
        "workers": reader.csv("workers.csv", WORKER_COLUMNS),
        "events": reader.csv("events.csv", EVENT_COLUMNS),
    }
    numbers = read_numbers(reader)
    check_rows(reader, tables)
    check_workers(reader, tables["workers"])
    reader.complain()
    check_rest(reader, tables, numbers)
    reader.complain()
    data = new_bytes(CARDS_RECORD)
    fill(data.view(CARDS_RECORD)[0], tables, numbers)
    return reader.finish(GAME, tables, data)


def read_numbers(reader: EditionReader) -> dict[str, int]:
    """The numbers of `edition.toml`, each with its provenance."""
    manifest = reader.toml("edition.toml")
    numbers = {}
    wanted = [("events", f"players_{n}", 10, EVENTS) for n in range(2, SEATS + 1)]
    for table, key, low, high in [*wanted, ("setup", "counters", 1, 9)]:
        section = manifest.get(table)
        if not isinstance(section, dict):
            section = {}
        value = section.get(key, "")
        if type(value) is not int or not low <= value <= high:
            expected = f"a whole number from {low} to {high}"
            reader.fault("edition.toml", 0, f"{table}.{key}", expected, value)
            value = low
        if section.get(f"{key}_from") not in SOURCES:
            expected = "one of " + ", ".join(SOURCES)
            got = section.get(f"{key}_from", "")
            reader.fault("edition.toml", 0, f"{table}.{key}_from", expected, got)
        numbers[key] = value
    return numbers


def check_rows(reader: EditionReader, tables: dict[str, list[Row]]) -> None:
    """Every label, crop, worker and event once and in order."""
    for name, key, names in (
        ("fields", "label", SPACE_NAMES),
        ("crops", "id", CROP_NAMES),
        ("workers", "id", WORKER_NAMES),
        ("events", "id", EVENT_NAMES),
    ):
        for index, row in enumerate(tables[name]):
            if row[key] is not None and row[key] != index:
                expected = names[index] if index < len(names) else "no further row"
                reader.fault(f"{name}.csv", row["line"], key, expected, names[row[key]])
        if len(tables[name]) != len(names):
            expected = f"{len(names)} rows, {names[0]} to {names[-1]}"
            reader.fault(f"{name}.csv", 0, key, expected, len(tables[name]))


def check_workers(reader: EditionReader, rows: list[Row]) -> None:
    """Farmhands first, then townsfolk."""
    for index, row in enumerate(rows):
        if row["kind"] is not None and row["kind"] != (index >= FARMHANDS):
            expected = "farmhand for F1 to F6, townsfolk for T1 to T6"
            reader.fault("workers.csv", row["line"], "kind", expected, KINDS[row["kind"]])


def check_rest(
    reader: EditionReader, tables: dict[str, list[Row]], numbers: dict[str, int]
) -> None:
    """What holds across files: pairs share no field, and the counts suffice."""
    check_board(reader, tables["fields"])
    name_spaces(reader, tables["fields"])
    if not SEATS <= len(tables["pairs"]) <= PAIRS:
        reader.fault("pairs.csv", 0, "", f"{SEATS} to {PAIRS} pairs", len(tables["pairs"]))
    seen: set[int] = set()
    for row in tables["pairs"]:
        for key in ("first", "second"):
            if row[key] in seen:
                expected = "a field that is in no other pair"
                reader.fault("pairs.csv", row["line"], key, expected, SPACE_NAMES[row[key]])
            seen.add(row[key])
    kept = sum(row["small_set"] for row in tables["events"])
    least = min(numbers[f"players_{n}"] for n in range(2, SEATS + 1))
    if kept > least:
        reader.fault("events.csv", 0, "small_set", f"at most {least} times yes", kept)
    counters = sum(row["counters"] for row in tables["crops"])
    dealt = SEATS * numbers["counters"]
    if not dealt <= counters <= MOST_COUNTERS:
        expected = f"{dealt} to {MOST_COUNTERS} counters in all"
        reader.fault("crops.csv", 0, "counters", expected, counters)
    for row in tables["workers"]:
        if any(step.limits & TOGETHER for step in row["effect"]):
            reader.fault("workers.csv", row["line"], "effect", "no together", "together")
    for row in tables["events"]:
        if len(row["effect"]) > 1 and any(step.limits & TOGETHER for step in row["effect"]):
            reader.fault("events.csv", row["line"], "effect", "together on its own", "more steps")
        if any(step.source == Source.ADJACENT for step in row["effect"]):
            expected = "own_board, for an event lies on no space"
            reader.fault("events.csv", row["line"], "effect", expected, "adjacent")


def check_board(reader: EditionReader, rows: list[Row]) -> None:
    """Every space has its own place, in step with the rows, and the board is in one piece."""
    places: dict[tuple[int, int], int] = {}
    in_step = [(row["row"] + row["x"]) % 2 for row in rows]
    usual = in_step.count(1) * 2 > len(in_step)
    for row, step in zip(rows, in_step, strict=True):
        if places.setdefault((row["row"], row["x"]), row["label"]) != row["label"]:
            reader.fault("fields.csv", row["line"], "x", "a place of its own", row["x"])
        elif step != usual:
            expected = f"{row['x'] - 1} or {row['x'] + 1}, half a space beside the next row's"
            reader.fault("fields.csv", row["line"], "x", expected, row["x"])
    reached: set[tuple[int, int]] = set()
    waiting = [next(iter(places))]
    while waiting:
        place = waiting.pop()
        if place not in reached:
            reached.add(place)
            waiting += [near for near in places_next_to(place) if near in places]
    apart = [SPACE_NAMES[label] for place, label in places.items() if place not in reached]
    if apart:
        expected = f"a board in one piece with {SPACE_NAMES[rows[0]['label']]}"
        reader.fault("fields.csv", 0, "row, x", expected, f"apart: {', '.join(apart)}")


def places_next_to(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The six places around one; rows are staggered by half a space."""
    row, x = place
    return [
        (row + down, x + right)
        for down, right in ((-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1))
    ]


def fill(cards: Any, tables: dict[str, list[Row]], numbers: dict[str, int]) -> None:
    """Write an edition's tables into the record."""
    fill_board(cards, tables["fields"])
    for index, row in enumerate(tables["crops"]):
        cards.counters[index] = row["counters"]
    cards.first_counters = numbers["counters"]
    cards.pair_count = len(tables["pairs"])
    for index, row in enumerate(tables["pairs"]):
        cards.pairs[index] = (row["first"], row["second"])
    for players in range(2, SEATS + 1):
        cards.event_total[players] = numbers[f"players_{players}"]
    for index, row in enumerate(tables["workers"]):
        cards.value[index] = row["value"]
        fill_tile(cards, index, row["symbol"], row["effect"])
    for index, row in enumerate(tables["events"]):
        cards.small_set[index] = row["small_set"]
        fill_tile(cards, EVENT_TILE + index, row["symbol"], row["effect"])
    for index, step in enumerate(ACTION_STEPS):
        fill_tile(cards, ACTION_TILE + index, BELL, [step])


def fill_board(cards: Any, rows: list[Row]) -> None:
    """Write crops and neighbours."""
    places = {(row["row"], row["x"]): row["label"] for row in rows}
    cards.neighbours[:] = EMPTY
    for row in rows:
        cards.crop[row["label"]] = row["crop"]
        around = [
            places[place] for place in places_next_to((row["row"], row["x"])) if place in places
        ]
        cards.neighbours[row["label"], : len(around)] = around


def fill_tile(cards: Any, tile: int, symbol: int, steps: list[Step]) -> None:
    """Write one tile's effect."""
    cards.scroll[tile] = symbol
    cards.steps[tile] = len(steps)
    for index, step in enumerate(steps):
        for name, value in step._asdict().items():
            getattr(cards, name)[tile, index] = value
