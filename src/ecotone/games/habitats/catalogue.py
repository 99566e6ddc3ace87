"""The tiles and goals of an edition as plain data, for whoever draws them."""

from ecotone.engine.edition import Edition, Row
from ecotone.engine.texts import LANGUAGES
from ecotone.games.habitats.cards import Kind, Sees
from ecotone.games.habitats.reader import (
    DIRECTION_LETTERS,
    SIDE_LETTERS,
    tile_row,
    tile_rows,
)
from ecotone.games.habitats.sheet import landscape_of
from ecotone.games.habitats.table import ENTRANCE, YEARS
from ecotone.games.habitats.types import (
    COUNTS_NAMES,
    KIND_NAMES,
    NEED_NAMES,
    SEES_NAMES,
    Catalogue,
    GoalFacts,
    TileFacts,
)
from ecotone.games.habitats.words import cards_of, tile_name


def catalogue(edition: Edition) -> Catalogue:
    """All components of an edition."""
    return {
        "tiles": [describe_tile(edition, tile) for tile in range(len(tile_rows(edition)))],
        "goals": [describe_goal(row) for row in edition.tables["goals"]],
        "goal_points": goal_points(edition),
    }


def describe_tile(edition: Edition, tile: int) -> TileFacts:
    """One tile, with the source of every value printed on it."""
    row = tile_row(edition, tile)
    cards = cards_of(edition)
    kind = Kind(int(cards.kind[tile]))
    found: TileFacts = {
        "id": row["key"],
        "name": {language: tile_name(edition, tile, language) for language in LANGUAGES},
        "short": {language: short_name(edition, tile, language) for language in LANGUAGES},
        "kind": KIND_NAMES[kind],
        "landscape": landscape_of(edition, tile),
        "points": int(cards.points[tile]),
        "turnings": int(cards.turnings[tile]),
        "scientific": row.get("scientific_name", ""),
        "house": sorted(
            name.removesuffix("_from") for name, value in row.items() if value == "house"
        ),
    }
    if kind == Kind.ANIMAL:
        found["needs"] = {
            name: int(cards.need[tile, need])
            for need, name in enumerate(NEED_NAMES)
            if cards.need[tile, need]
        }
    elif kind == Kind.TOURIST:
        found["counts"] = COUNTS_NAMES[int(cards.counts[tile])]
    elif kind == Kind.TOWER:
        found["sees"] = SEES_NAMES[int(cards.sees[tile]) - Sees.ANIMAL]
        found["directions"] = places(int(cards.directions[tile]), DIRECTION_LETTERS)
    elif kind == Kind.ROAD:
        found["roads"] = places(int(cards.road_sides[tile]), SIDE_LETTERS)
        found["marked"] = places(int(cards.marked_sides[tile]), SIDE_LETTERS)
    return found


def short_name(edition: Edition, tile: int, language: str) -> str:
    """A tile's name without its landscape."""
    if tile == ENTRANCE:
        return tile_name(edition, tile, language)
    return str(tile_row(edition, tile)[f"name_{language}"])


def places(bits: int, names: tuple[str, ...]) -> list[int]:
    """The numbers of the directions that are set, north first, clockwise."""
    return [place for place in range(len(names)) if bits >> place & 1]


def describe_goal(row: Row) -> GoalFacts:
    """One goal in both languages."""
    return {
        "key": row["key"],
        "name": {language: row[f"name_{language}"] for language in LANGUAGES},
        "text": {language: row[f"text_{language}"] for language in LANGUAGES},
        "house": row["measure_from"] == "house",
    }


def goal_points(edition: Edition) -> dict[str, list[list[int]]]:
    """By number of players: the points of each place in each year."""
    cards = cards_of(edition)
    return {
        str(players): [
            [int(points) for points in cards.goal_points[players, year, :players]]
            for year in range(YEARS)
        ]
        for players in range(2, len(cards.goal_points))
    }
