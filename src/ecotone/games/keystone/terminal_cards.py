"""Keystone's cards in the terminal: as cells of a grid and as lines."""

import re

from rich.text import Text

from ecotone.engine.edition import Edition, Row
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SYMBOL_NAMES
from ecotone.games.keystone.table import WILD, WILDS
from ecotone.games.keystone.words import (
    SOFT_HYPHEN,
    card_id,
    card_name,
    short_name,
    symbol_name,
    wild_name,
)

HABITAT_STYLES = {"F": "green", "D": "yellow", "W": "magenta", "A": "cyan"}
NAME_WIDTH = 14
STORY = "◆"
SEASON_LETTERS = 2
ICONS = (("keystone", "K"), ("endangered", "!"), ("tag", "#"))


def card_index(edition: Edition) -> dict[str | None, int]:
    """From a card's identity in a view back to its number."""
    cards = [*range(len(edition.tables["species"])), *range(WILD, WILD + WILDS)]
    return {card_id(edition, card): card for card in cards}


def name_of(edition: Edition, index: dict[str | None, int], card: str, language: str) -> str:
    """A card of a sheet by name; a Wild typed in may have a season that the edition's has not."""
    if card in index:
        return card_name(edition, index[card], language)
    _, letter, season = card.split()
    return wild_name(HABITAT_LETTERS.index(letter), SYMBOL_NAMES.index(season), language)


def card_values(
    edition: Edition, card: int, language: str, research: int = 0, story: int = 0
) -> Text:
    """A card's number, habitats, season, icons and tokens, in a few signs."""
    wild = card >= WILD
    row: Row = dict(
        edition.tables["wilds"][card - WILD] if wild else edition.tables["species"][card]
    )
    bits = 1 << row["habitat"] if wild else row["habitats"]
    text = Text("✱" if wild else str(row["number"]), style="bold")
    text.append(" ")
    for habitat, letter in enumerate(HABITAT_LETTERS):
        shown = bits >> habitat & 1
        text.append(letter if shown else "·", style=HABITAT_STYLES[letter] if shown else "dim")
    text.append(f" {symbol_name(row['season'], language)[:SEASON_LETTERS]}")
    icons = "".join(sign for icon, sign in ICONS if row.get(icon))
    text.append(f" {icons}" if icons else "", style="bold")
    text.append(f" {'●' * research}" if research else "", style="bold blue")
    if story:
        text.append(f" {STORY}" if story == 1 else f" {STORY}{story}", style="bold red")
    return text


def card_text(
    edition: Edition,
    card: int,
    language: str,
    research: int = 0,
    story: int = 0,
    width: int = NAME_WIDTH,
) -> Text:
    """A card in a cell of this width: a line with its values, then its name."""
    text = card_values(edition, card, language, research, story)
    name = (
        card_name(edition, card, language) if card >= WILD else short_name(edition, card, language)
    )
    text.append("\n" + "\n".join(name_lines(name, width)), style="not bold")
    return text


def name_lines(name: str, width: int = NAME_WIDTH) -> list[str]:
    """A name in lines that fit a cell, broken at spaces, hyphens and soft hyphens."""
    lines = [""]
    for part in re.findall(f"[^ {SOFT_HYPHEN}-]+[ {SOFT_HYPHEN}-]?", name):
        if len(lines[-1].replace(SOFT_HYPHEN, "") + part.rstrip()) <= width:
            lines[-1] += part
        else:
            lines.append(part)
    broken = [
        line.removesuffix(SOFT_HYPHEN) + "-" if line.endswith(SOFT_HYPHEN) else line
        for line in lines
    ]
    return [line.replace(SOFT_HYPHEN, "").rstrip() for line in broken if line]
