"""The decisions a person can choose from: in words, with what each brings, in short lists."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ecotone.cli.table.words import text
from ecotone.engine.match import Match
from ecotone.engine.terminal import preview_lines, worth

GROUPED_FROM = 10
"""From this number of decisions on, they are listed in two steps."""


class Choice:
    """A legal decision in words; what it brings is worked out when it is asked for."""

    def __init__(self, match: Match, action: int, words: str, language: str) -> None:
        self._match = match
        self._language = language
        self.action = action
        self.words = words

    @cached_property
    def preview(self) -> dict[str, object]:
        match = self._match
        return match.game.preview(match.edition, match.state, self.action, match.actor)

    @cached_property
    def details(self) -> list[str]:
        """What it brings: first in short, then the reasons."""
        match = self._match
        return preview_lines(match.game, match.edition, match.state, self.preview, self._language)

    @property
    def brings(self) -> str:
        """What it brings, in short, unless its words say so already."""
        short = self.details[0] if self.details else ""
        return "" if short in self.words else short

    @cached_property
    def worth(self) -> tuple[int, ...]:
        return worth(self._match.game, self.preview)


@dataclass(frozen=True)
class Group:
    """Decisions that begin alike, or a single one."""

    label: str
    choices: list[Choice]
    language: str

    @property
    def is_single(self) -> bool:
        return len(self.choices) == 1

    @cached_property
    def best(self) -> Choice:
        return max(self.choices, key=lambda choice: choice.worth)

    @property
    def brings(self) -> str:
        """What its only decision brings, or the best of them."""
        if self.is_single or not self.best.brings:
            return self.best.brings
        return text(self.language, "choices-best", brings=self.best.brings)


def legal_choices(match: Match, language: str) -> list[Choice]:
    """All legal decisions; they must be forgotten as soon as one is played."""
    frozen = match.copy()
    return [Choice(frozen, *each, language) for each in match.describe_legal(language)]


def grouped(match: Match, choices: Iterable[Choice], language: str) -> list[Group]:
    """The decisions as a short list. If there are many, those that differ only in their last
    argument are grouped, provided the game has a text for what they have in common.
    """
    choices = list(choices)
    if len(choices) < GROUPED_FROM:
        return [Group(choice.words, [choice], language) for choice in choices]
    found: dict[tuple[str | int, ...], list[Choice]] = {}
    for choice in choices:
        kind, arguments = match.game.actions.decode(choice.action)
        if match.game.texts.has(language, group_key(kind)) and arguments:
            alike = list(arguments.values())[:-1]
            found.setdefault((kind, *alike), []).append(choice)
        else:
            found[(choice.action,)] = [choice]
    return [Group(label(match, group, language), group, language) for group in found.values()]


def label(match: Match, choices: list[Choice], language: str) -> str:
    """A group in words: its only choice, or what its choices have in common."""
    if len(choices) == 1:
        return choices[0].words
    kind = match.game.actions.decode(choices[0].action).kind
    words = match.game.words(match.edition, match.state, choices[0].action, language)
    return match.game.naming(match.edition, language).format(group_key(kind), words)


def group_key(kind: str) -> str:
    """The text for what several decisions of a kind have in common."""
    return f"group-{kind.replace('_', '-')}"
