"""Where an edition's values come from, and which lines of a score sheet rest on our own."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypedDict

from ecotone.engine.edition import SOURCES, Edition, Row
from ecotone.engine.texts import LANGUAGES, Localized, Texts

HOUSE = "house"
MARK = "◇"
MOST_NAMES = 4


class HouseValue(NamedTuple):
    """A value of our own design that a line of a score sheet rests on."""

    value: str
    """What it is: `habitats`, `points`, …; the game's text `house-<value>` names it."""
    component: str
    """The card or tile that has it, as the sheet names it; empty if it belongs to no component."""
    name: Mapping[str, str]
    """The component's name in every language."""


class ValueOf(TypedDict):
    """A value of our own, and the component that has it."""

    value: str
    of: str


class HouseValues(TypedDict):
    """The values of our own that a line of a score sheet rests on."""

    values: list[ValueOf]
    text: Localized


def source_counts(edition: Edition) -> dict[str, int]:
    """How many of an edition's values are printed, derived or our own."""
    counts: Counter[str] = Counter(dict.fromkeys(SOURCES, 0))
    for rows in edition.tables.values():
        for row in rows:
            for column, value in row.items():
                if column.endswith("_from"):
                    counts.update([value] if isinstance(value, str) else list(value.values()))
    return dict(counts)


def rests_on_house_values(row: Row) -> bool:
    """Is any value of a component our own?"""
    sources = (value for column, value in row.items() if column.endswith("_from"))
    return any(HOUSE in ([one] if isinstance(one, str) else one.values()) for one in sources)


def has_house_values(edition: Edition) -> bool:
    return source_counts(edition)[HOUSE] > 0


def house_columns(row: Row, columns: Iterable[str]) -> list[str]:
    """The columns of a row whose value is our own."""
    return [column for column in columns if row[f"{column}_from"] == HOUSE]


def house_mark(texts: Texts, found: Sequence[HouseValue]) -> HouseValues | None:
    """The mark of a line of a score sheet that rests on values of our own; else None.

    `values` lists them as data, `text` describes them in every language.
    """
    values = list(dict.fromkeys((value.value, value.component) for value in found))
    if not values:
        return None
    names = {value.component: value.name for value in found}
    return {
        "values": [{"value": value, "of": component} for value, component in values],
        "text": {language: house_words(texts, values, names, language) for language in LANGUAGES},
    }


def house_words(
    texts: Texts,
    values: Iterable[tuple[str, str]],
    names: Mapping[str, Mapping[str, str]],
    language: str,
) -> str:
    """Values of our own in words, each kind once with the components that have it."""
    having: dict[str, list[str]] = {}
    for value, component in values:
        having.setdefault(value, [])
        if component:
            having[value].append(names[component][language])
    parts = [
        texts.format(language, f"house-{value.replace('_', '-')}") + named(components)
        for value, components in having.items()
    ]
    return "; ".join(parts)


def named(components: Iterable[str]) -> str:
    """Components in brackets; of many, the first few and the number of the others."""
    names = list(dict.fromkeys(components))
    shown = names if len(names) <= MOST_NAMES else names[: MOST_NAMES - 1]
    rest = [f"+{len(names) - len(shown)}"] if len(names) > len(shown) else []
    return f" ({', '.join([*shown, *rest])})" if names else ""


def marked_points(part: Mapping[str, Any]) -> str:
    """The points of a part of a score sheet, with the mark if they rest on values of our own."""
    return f"{part['points']} {MARK}" if part.get("house") else str(part["points"])


def with_house_values(words: str, part: Mapping[str, Any], language: str) -> str:
    """The reason for some points, and below it the values of our own that they rest on."""
    mark = part.get("house")
    return f"{words}\n{MARK} {mark['text'][language]}".lstrip("\n") if mark else words
