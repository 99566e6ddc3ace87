"""The rules and the components in words, for whoever asks during a game."""

import re
from collections.abc import Iterator

from ecotone.cli.table.words import text
from ecotone.engine.edition import Edition
from ecotone.engine.game import Game
from ecotone.engine.terminal import Explained, glossary

FOUND_SHOWN = 12
HTML = re.compile(r"<[^>]+>")
MARKS = re.compile(r"\*\*|__|`|^#+ *", re.MULTILINE)
LINK = re.compile(r"!?\[([^]]*)\]\([^)]*\)")


def rules_markdown(game: Game, language: str) -> str:
    """How to play, as Markdown without what only a browser shows."""
    return HTML.sub("", game.learn(language))


def rules_text(game: Game, language: str) -> list[str]:
    """How to play, line by line, without the marks of Markdown."""
    plain = MARKS.sub("", LINK.sub(r"\1", rules_markdown(game, language)))
    return [line.rstrip() for line in plain.splitlines() if line.strip() and not is_rule(line)]


def is_rule(line: str) -> bool:
    """Is it only the line below a table's head, or one that divides parts?"""
    return not line.strip(" |-:")


def entries(game: Game, edition: Edition, wanted: str, language: str) -> list[Explained]:
    """The components whose name holds what was typed; all of them for nothing."""
    sought = wanted.casefold().strip()
    every = glossary(game, edition, language)
    return [one for one in every if sought in f"{one.name} {one.latin}".casefold()]


def found_entries(game: Game, edition: Edition, wanted: str, language: str) -> list[str]:
    """The components that fit what was typed, each in a line; of many, the first ones."""
    found = entries(game, edition, wanted, language)
    facts = [one.nature.text for one in found if one.nature] if len(found) == 1 else []
    return [*lines_of(found[:FOUND_SHOWN]), *facts, *more_line(len(found) - FOUND_SHOWN, language)]


def lines_of(found: list[Explained]) -> Iterator[str]:
    for one in found:
        latin = f" ({one.latin})" if one.latin else ""
        yield f"{one.name}{latin}: {one.text}"


def more_line(more: int, language: str) -> list[str]:
    return [text(language, "play-more-cards", count=more)] if more > 0 else []
