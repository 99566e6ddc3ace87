"""The components of an edition as plain data, for whoever draws them."""

from ecotone.engine.edition import Edition, Row
from ecotone.engine.texts import LANGUAGES, Localized
from ecotone.games.keyharvest.actions import CROP_NAMES, EVENT_NAMES, SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import SCROLL
from ecotone.games.keyharvest.component_types import Catalogue, SpaceFacts, TileFacts, WorkerFacts
from ecotone.games.keyharvest.table import (
    ACTIONS_A_TURN,
    EMPTY,
    EVENT_SPACES,
    FARMHANDS,
    FINAL_TURNS,
    SPACES,
    USUAL_PLACES,
    WORKERS,
)
from ecotone.games.keyharvest.words import cards_of


def catalogue(edition: Edition) -> Catalogue:
    """All components of an edition, and the numbers that the table prints."""
    return {
        "spaces": [describe_space(edition, number) for number in range(SPACES)],
        "crops": [
            {"id": name, "name": in_languages(row, "name"), "counters": int(row["counters"])}
            for name, row in zip(CROP_NAMES, edition.tables["crops"], strict=True)
        ],
        "workers": [describe_worker(edition, number) for number in range(WORKERS)],
        "events": [
            describe_tile(row, name)
            for name, row in zip(EVENT_NAMES, edition.tables["events"], strict=True)
        ],
        "event_spaces": EVENT_SPACES,
        "final_turns": FINAL_TURNS,
        "actions_a_turn": ACTIONS_A_TURN,
        "store_places": USUAL_PLACES,
    }


def in_languages(row: Row, column: str) -> Localized:
    """A text of a row in every language."""
    return {language: str(row[f"{column}_{language}"]) for language in LANGUAGES}


def describe_space(edition: Edition, number: int) -> SpaceFacts:
    """A space of the country board with the field that belongs there."""
    row = edition.tables["fields"][number]
    near = cards_of(edition).neighbours[number]
    return {
        "label": SPACE_NAMES[number],
        "name": row["name"],
        "row": int(row["row"]),
        "x": int(row["x"]),
        "crop": CROP_NAMES[row["crop"]],
        "near": [SPACE_NAMES[space] for space in near if space != EMPTY],
        "house": row["crop_from"] == "house",
    }


def describe_tile(row: Row, name: str) -> TileFacts:
    """A worker or an event with its text, and whether that must be followed."""
    return {
        "id": name,
        "symbol": "scroll" if row["symbol"] == SCROLL else "bell",
        "name": in_languages(row, "name"),
        "text": in_languages(row, "text"),
        "house": row["text_en_from"] == "house",
    }


def describe_worker(edition: Edition, number: int) -> WorkerFacts:
    """A farmhand or a townsperson."""
    row = edition.tables["workers"][number]
    return {
        **describe_tile(row, WORKER_NAMES[number]),
        "kind": "farmhand" if number < FARMHANDS else "townsfolk",
        "value": int(row["value"]),
    }
