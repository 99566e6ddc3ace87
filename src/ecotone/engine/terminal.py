"""What a game adds to the terminal: panes of its table, previews in words, names, explanations.

Each is a function in a module of the game (see docs/adding-a-game.md); a game without them is drawn
from its view and its texts alone.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ecotone.engine.account import in_line, is_empty
from ecotone.engine.actions import ActionSpace
from ecotone.engine.edition import Edition
from ecotone.engine.game import Game
from ecotone.engine.nature import NatureFact, nature_facts
from ecotone.engine.state import State
from ecotone.engine.texts import Texts

QUESTION = "question"
"""The key of the pane that says what is to be decided."""


class Pane(NamedTuple):
    """A part of the table."""

    key: str
    title: str
    content: Any
    """A text or anything else that Rich can draw."""


class Explained(NamedTuple):
    """A component, a sign or a number of the table by its name, and what it is or does."""

    name: str
    text: str
    latin: str = ""
    subject: str = ""
    """What a board in the browser calls it: `card:American Bison`, `habitat:F`, `points`."""
    part: str = ""
    """The table of the edition that holds it, where a person may correct it."""
    house: bool = False
    """Does it have values of our own?"""
    nature: NatureFact | None = None
    """What is known of the species."""


def explained_signs(
    texts: Texts, language: str, signs: Mapping[str, tuple[str, str]]
) -> Iterator[Explained]:
    """Signs and numbers by their subjects; each has the keys of its name and of its text."""
    for subject, (name, text) in signs.items():
        words = (texts.format(language, name), texts.format(language, text))
        yield Explained(*words, subject=subject)


def panes(game: Game, edition: Edition, view: Mapping[str, Any], language: str) -> list[Pane]:
    """The table as its parts, in the order of reading."""
    drawn = game.part("terminal", "panes")
    if drawn is not None:
        return list(drawn(edition, view, language))
    whole = game.draw(edition, dict(view), language)
    if whole is not None:
        return [Pane("table", "", whole)]
    shown = [
        f"{label(game, name, language)}: {in_line(value)}"
        for name, value in view.items()
        if not is_empty(value)
    ]
    return [Pane("table", game.title(language), "\n".join(shown))]


def label(game: Game, name: str, language: str) -> str:
    """What a game calls a part of its view."""
    key = f"view-{name.replace('_', '-')}"
    return game.texts.format(language, key) if game.texts.has(language, key) else name


def preview_lines(
    game: Game, edition: Edition, state: State, preview: Mapping[str, Any], language: str
) -> list[str]:
    """What a decision would bring, in words: first in short, then the reasons."""
    lines = game.part("preview_words", "preview_lines")
    return [] if lines is None or not preview else list(lines(edition, state, preview, language))


def worth(game: Game, preview: Mapping[str, Any]) -> tuple[int, ...]:
    """By what previews of one kind are compared, to name the best of many."""
    compared = game.part("preview_words", "worth")
    return () if compared is None or not preview else tuple(compared(preview))


def subject_words(
    game: Game, edition: Edition, state: State, subject: str, language: str
) -> str | None:
    """What a refusal is about, as people name it; None if the game has no words for it."""
    named = game.part("subjects", "subject_words")
    found: str | None = None if named is None else named(edition, state, subject, language)
    return found


def glossary(game: Game, edition: Edition, language: str) -> list[Explained]:
    """Every component of an edition with what it is and does."""
    explained: Any = game.part("glossary", "glossary")
    entries: Iterable[Explained] = () if explained is None else explained(edition, language)
    facts = nature_facts(game.folder, language)
    return [one._replace(nature=facts.get(one.latin)) for one in entries]


def is_named(actions: ActionSpace, action: int, tokens: Sequence[str]) -> bool:
    """Do the tokens occur in this order among an action's kind and the names of its values?"""
    kind, arguments = actions.decode(action)
    names = actions.kinds[kind].arguments
    rest = iter([kind, *(names[name][index].casefold() for name, index in arguments.items())])
    return all(token in rest for token in tokens)
