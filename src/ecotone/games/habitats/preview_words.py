"""What a decision would bring, in words: points, the tiles and goals that change."""

from collections.abc import Iterator, Mapping
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.habitats.terminal_tiles import lacking_text, tile_numbers
from ecotone.games.habitats.words import TEXTS, read_table, tile_name

Preview = Mapping[str, Any]


def worth(preview: Preview) -> tuple[int, ...]:
    """Points now."""
    return (preview.get("points") or preview.get("most") or 0,)


def preview_lines(edition: Edition, state: State, preview: Preview, language: str) -> Iterator[str]:
    """What is known to follow from a decision."""
    if "column" in preview:
        yield from place_lines(edition, state, preview, language)
    elif "left" in preview:
        yield from take_lines(edition, preview, language)
    else:
        offers = [offered(edition, offer, language) for offer in preview["offers"]]
        yield ", ".join(offers) or "–"


def offered(edition: Edition, offer: Mapping[str, Any], language: str) -> str:
    """A tile that could be taken, and in which direction it lies."""
    way = TEXTS.format(language, f"turn-{offer['turn']}")
    if offer["tile"] is None:
        return f"{way}: {TEXTS.format(language, 'new-tile')}"
    return f"{way}: {tile_name(edition, tile_numbers(edition)[offer['tile']], language)}"


def take_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """What the tile can bring now, and what is left for the next player."""
    if preview["most"] is None:
        yield TEXTS.format(language, "fits-nowhere")
    else:
        yield TEXTS.format(language, "most-now", {"count": preview["most"]})
    following = preview["next"]
    offers = [offered(edition, offer, language) for offer in following["offers"]]
    name = TEXTS.format(language, "player", {"seat": following["seat"] + 1})
    yield TEXTS.format(language, "then-offered", {"name": name, "tiles": ", ".join(offers) or "–"})


def place_lines(edition: Edition, state: State, preview: Preview, language: str) -> Iterator[str]:
    """Points, tiles that change, tiles that can no longer score, goals that move."""
    numbers = tile_numbers(edition)
    seat = int(read_table(state).seat)
    yield TEXTS.format(language, "brings-points", {"count": preview["points"]})
    for tile in (preview["tile"], *preview["changes"]):
        name = tile_name(edition, numbers[tile["tile"]], language)
        lacking = lacking_text(tile, language)
        points = TEXTS.format(language, "points", {"count": tile["points"]})
        yield f"{name}: {points}" + (f" ({lacking})" if lacking else "")
    for slot in preview["impossible"]:
        tile = int(read_table(state).tile[seat, slot]) if slot_is_laid(state, seat, slot) else None
        number = numbers[preview["tile"]["tile"]] if tile is None else tile
        words = {"tile": tile_name(edition, number, language)}
        yield TEXTS.format(language, "makes-impossible", words)
    rows = {row["key"]: row for row in edition.tables["goals"]}
    for goal in preview["goals"]:
        words = {
            "goal": rows[goal["goal"]][f"name_{language}"],
            "before": goal["before"],
            "after": goal["results"][seat],
            "points": goal["points"][seat],
        }
        yield TEXTS.format(language, "goal-moves", words)


def slot_is_laid(state: State, seat: int, slot: int) -> bool:
    return slot < int(read_table(state).count[seat])
