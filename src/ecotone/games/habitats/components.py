"""An edition's tiles, goals and tables in words, for people who compare them with their box."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ecotone.engine.components import ComponentTable, marked, worded_table
from ecotone.engine.edition import Edition, Row
from ecotone.games.habitats.cards import LANDSCAPES, Counts, Kind, Sees, TileSet
from ecotone.games.habitats.catalogue import places
from ecotone.games.habitats.checks import table_of
from ecotone.games.habitats.reader import DIRECTION_LETTERS, NEED_NAMES, SIDE_LETTERS, TILE_FILES
from ecotone.games.habitats.words import TEXTS, landscape_name


class Column(NamedTuple):
    """A column of a table: the text that heads it, and what it says of a row."""

    heading: str
    words: Callable[[Row, str], str]


def component_tables(edition: Edition, language: str) -> list[ComponentTable]:
    """All kinds of tiles, then the goals and the tables by number of players."""
    tables = [
        table(language, table_of(kind), COLUMNS[kind], edition.tables[table_of(kind)])
        for kind in TILE_FILES
    ]
    tables.append(table(language, "goals", GOALS, edition.tables["goals"]))
    return [*tables, numbers_table(edition, language)]


def table(
    language: str, title: str, columns: Sequence[Column], rows: Sequence[Row]
) -> ComponentTable:
    words = [[column.words(row, language) for column in columns] for row in rows]
    return worded_table(TEXTS, language, title, [column.heading for column in columns], words)


def name(row: Row, language: str) -> str:
    """A component's name; tiles of the large set say so."""
    words = marked(row, f"name_{language}", row[f"name_{language}"])
    large = row.get("set") == TileSet.LARGE
    return f"{words} ({TEXTS.format(language, 'box-large')})" if large else words


def landscape(row: Row, language: str) -> str:
    land = row["landscape"]
    return marked(row, "landscape", "–" if land == LANDSCAPES else landscape_name(land, language))


def needs(row: Row, language: str) -> str:
    words = [
        f"{row[f'need_{need}']} "
        + TEXTS.format(language, f"need-{need}", {"count": row[f"need_{need}"]})
        for need in NEED_NAMES
        if row[f"need_{need}"]
    ]
    return marked(row, [f"need_{need}" for need in NEED_NAMES], ", ".join(words) or "–")


def counts(row: Row, language: str) -> str:
    key = Counts(row["counts"]).name.lower().replace("_", "-")
    return marked(row, "counts", TEXTS.format(language, f"counts-{key}"))


def sees(row: Row, language: str) -> str:
    key = list(Sees)[row["sees"]].name.lower()
    return marked(row, "sees", TEXTS.format(language, f"sees-{key}"))


def letters(column: str, names: tuple[str, ...]) -> Callable[[Row, str], str]:
    """A column of directions, in the letters of the language."""

    def words(row: Row, language: str) -> str:
        found = [
            "".join(TEXTS.format(language, f"box-letter-{letter.lower()}") for letter in names[one])
            for one in places(row[column], names)
        ]
        return marked(row, column, " ".join(found) or "–")

    return words


def points(row: Row, language: str) -> str:
    return marked(row, "points", row["points"])


def points_each(row: Row, language: str) -> str:
    return marked(row, "points", TEXTS.format(language, "points-each", {"points": row["points"]}))


def scientific_name(row: Row, language: str) -> str:
    """Flowers of one kind share it."""
    return marked(row, ["scientific_name", "flower_kind"], row["scientific_name"])


def goal_text(row: Row, language: str) -> str:
    return marked(row, [f"text_{language}", "measure"], row[f"text_{language}"])


TILE = (Column("name", name), Column("landscape", landscape))
POINTS = Column("points", points)
EACH = Column("points", points_each)
COLUMNS: dict[Kind, Sequence[Column]] = {
    Kind.ANIMAL: (*TILE, Column("needs", needs), POINTS),
    Kind.FLOWER: (*TILE, Column("scientific-name", scientific_name), POINTS),
    Kind.TOURIST: (*TILE, Column("counts", counts), EACH),
    Kind.TOWER: (
        *TILE,
        Column("looks", letters("directions", DIRECTION_LETTERS)),
        Column("sees", sees),
        EACH,
    ),
    Kind.ROAD: (
        *TILE,
        Column("road-sides", letters("road_sides", SIDE_LETTERS)),
        Column("marked-sides", letters("marked_sides", SIDE_LETTERS)),
        POINTS,
    ),
    Kind.CAMP: (*TILE, POINTS),
}
GOALS = (Column("name", name), Column("goal", goal_text))


def numbers_table(edition: Edition, language: str) -> ComponentTable:
    """By number of players: the market, the turns of the years, the points of the goals."""
    rows = []
    for market in edition.tables["markets"]:
        players = market["players"]
        years = [row for row in edition.tables["years"] if row["players"] == players]
        prizes: dict[int, list[str]] = {}
        for row in edition.tables["goal_points"]:
            if row["players"] == players:
                prizes.setdefault(row["year"], []).append(marked(row, "points", row["points"]))
        size = f"{market['columns']} × {market['rows']}"
        rows.append(
            [
                str(players),
                marked(market, ["columns", "rows"], size),
                " / ".join(marked(row, "turns", row["turns"]) for row in years),
                "; ".join(" ".join(prizes[year]) for year in sorted(prizes)) or "–",
            ]
        )
    columns = ("players", "market", "turns", "goal-points")
    return worded_table(TEXTS, language, "numbers", columns, rows)
