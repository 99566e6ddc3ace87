"""What a decision would bring, in words: first in short, then the lines and goals it changes."""

from collections.abc import Iterator, Mapping
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keystone.cards import Effect, Shape
from ecotone.games.keystone.component_types import SYMBOL_NAMES
from ecotone.games.keystone.terminal_cards import card_index, name_of
from ecotone.games.keystone.words import (
    TEXTS,
    effect_words,
    goal_words,
    line_name,
    skill_name,
)

Preview = Mapping[str, Any]


def worth(preview: Preview) -> tuple[int, ...]:
    """Points, then the tokens that are left."""
    synergy = preview.get("synergy") or {}
    return preview.get("points", 0), synergy.get("after", 0)


def preview_lines(edition: Edition, state: State, preview: Preview, language: str) -> Iterator[str]:
    """What is known to follow from a decision."""
    if "lines" in preview:
        yield from board_lines(edition, preview, language)
    elif isinstance(preview.get("tokens"), list):
        yield from skill_lines(edition, preview, language)
    elif "pile" in preview:
        yield from look_lines(edition, preview, language)
    elif "synergy" in preview:
        yield TEXTS.format(language, "brings-synergy", preview["synergy"])
    elif preview.get("tokens"):
        yield TEXTS.format(language, "discard-tokens", {"count": preview["tokens"]})


def board_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """Points and tokens, then every line and goal that changes."""
    short = [TEXTS.format(language, "brings-points", {"count": preview["points"]})]
    if "synergy" in preview:
        short.append(TEXTS.format(language, "brings-synergy", preview["synergy"]))
    yield ", ".join(short)
    for line in preview["lines"]:
        change = {"before": line["before"], "after": line["points"]}
        changed = TEXTS.format(language, "line-change", change)
        yield f"{line_name(line['line'], language)}: {changed}"
    for goal in preview["goals"]:
        words = goal_words(Shape[goal["shape"]], SYMBOL_NAMES.index(goal["symbol"]), language)
        yield f"{words}: {goal['before']} → {goal['have']}/{goal['need']}"
    if preview["objective"]:
        yield TEXTS.format(language, "objective-change", preview["objective"])
    if preview.get("fills_board"):
        yield TEXTS.format(language, "fills-board")


def skill_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """The effects that can do nothing now, the fee, and what becomes of the time."""
    useless = [
        f"{skill_name(edition, token['skill'] - 1, language)}: "
        f"{effect_words(Effect[effect['effect']], effect['amount'], language)}"
        for token in preview["tokens"]
        for effect in token["effects"]
        if not effect["possible"]
    ]
    if preview.get("fee"):
        yield TEXTS.format(language, "costs", {"count": preview["fee"]})
    if "time" in preview:
        yield TEXTS.format(language, "time-change", preview["time"])
        if preview["time"]["after"] == 0:
            yield TEXTS.format(language, "time-ends")
    for words in useless:
        yield f"{words}: {TEXTS.format(language, 'effect-nothing')}"


def look_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """Which cards would be looked at, as far as they are known."""
    if preview["cards"] is None:
        yield TEXTS.format(language, "look-deck")
        return
    index = card_index(edition)
    names = ", ".join(name_of(edition, index, card, language) for card in preview["cards"])
    yield names or TEXTS.format(language, "effect-nothing")
