"""Everything on the table of Habitats explained: tiles, goals, signs."""

from collections.abc import Iterator

from ecotone.engine.edition import Edition, Row
from ecotone.engine.provenance import rests_on_house_values
from ecotone.engine.terminal import Explained, explained_signs
from ecotone.games.habitats.cards import LANDSCAPES, Counts, Kind
from ecotone.games.habitats.reader import LANDSCAPE_NAMES, NEED_NAMES, SEES_NAMES, tile_rows
from ecotone.games.habitats.words import (
    SIDE_ARROWS,
    TEXTS,
    VIEW_ARROWS,
    arrows,
    side_words,
    tile_name,
)


def glossary(edition: Edition, language: str) -> Iterator[Explained]:
    """All tiles and goals of an edition, and what signs and numbers mean."""
    for tile, row in enumerate(tile_rows(edition)):
        if row["kind"] in WORTH:
            land = landscape_words(row, language)
            text = f"{land}{worth_words(row, language)}"
            name = tile_name(edition, tile, language)
            yield Explained(
                name,
                text,
                row.get("scientific_name", ""),
                subject=f"tile:{row['key']}",
                part=f"{WORTH[row['kind']]}s",
                house=rests_on_house_values(row),
            )
    for row in edition.tables["goals"]:
        yield Explained(
            row[f"name_{language}"],
            row[f"text_{language}"],
            subject=f"goal:{row['key']}",
            part="goals",
            house=rests_on_house_values(row),
        )
    yield from explained_signs(TEXTS, language, SIGNS)


SIGNS = {
    **{f"need:{one}": (f"wants-{one}", "explains-land") for one in LANDSCAPE_NAMES},
    "need:flower": ("kind-flower", "explains-flower"),
    "entrance": ("entrance", "explains-entrance"),
    **{
        one: (f"sign-{one}", f"explains-{one}")
        for one in (
            "points",
            "tile-points",
            "met",
            "lost",
            "figure",
            "left",
            "turns",
            "gain",
            "closed",
            "content",
            "tiles",
            "park",
            "space",
            "bag",
            "order",
        )
    },
}
"""Signs and numbers by what the board calls them: the texts of their name and their meaning."""


WORTH = {
    Kind.ANIMAL: "animal",
    Kind.TOWER: "tower",
    Kind.TOURIST: "tourist",
    Kind.ROAD: "road",
    Kind.CAMP: "camp",
    Kind.FLOWER: "flower",
}


def landscape_words(row: Row, language: str) -> str:
    """A tile's landscape and kind, before a colon."""
    kind = TEXTS.format(language, f"kind-{WORTH[row['kind']]}")
    if row["landscape"] == LANDSCAPES:
        return f"{kind}: "
    land = TEXTS.format(language, f"need-{LANDSCAPE_NAMES[row['landscape']]}")
    return TEXTS.format(language, "a", {"landscape": land, "kind": kind}) + " "


def worth_words(row: Row, language: str) -> str:
    """What a tile is worth, and for what."""
    points = TEXTS.format(language, "points", {"count": row["points"]})
    kind = WORTH[row["kind"]]
    if kind == "flower":
        return points
    words: dict[str, str] = {"points": points}
    if kind == "animal":
        words["needs"] = ", ".join(needs_words(row, language))
    elif kind == "tower":
        words["sees"] = SEES_NAMES[row["sees"]]
    elif kind == "tourist":
        words["counts"] = Counts(row["counts"]).name.lower()
    text = TEXTS.format(language, f"worth-{kind}", words)
    return text + directions(row, kind, language)


def needs_words(row: Row, language: str) -> Iterator[str]:
    for need in NEED_NAMES:
        count = row[f"need_{need}"]
        if count:
            yield f"{count} {TEXTS.format(language, f'wants-{need}', {'count': count})}"


def directions(row: Row, kind: str, language: str) -> str:
    """Where a road leads or a tower looks, as printed."""
    if kind == "road":
        shown = arrows(row["road_sides"], 0, SIDE_ARROWS)
    elif kind == "tower":
        shown = arrows(row["directions"], 0, VIEW_ARROWS)
    else:
        return ""
    return f" ({side_words(shown, language)})"
