"""Texts in both languages: Fluent catalogues, one file per language."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Message, Term

from ecotone.engine.declension import Forms, forms_of, functions
from ecotone.engine.errors import EcotoneError

E = TypeVar("E")

LANGUAGES = ("en", "de")
SMALL = range(-999, 1000)
"""Numbers that are written alike in every language."""


class UnknownText(EcotoneError):
    """A text that no catalogue has, or whose arguments are missing."""


class SmallNumber(FluentInt):
    """A number that needs no grouping: written as it is, many times faster than by locale."""

    def format(self, locale: Any) -> str:
        return str(int(self))


def fluent(value: Any) -> Any:
    """An argument in the form that Fluent formats fastest."""
    return SmallNumber(value) if type(value) is int and value in SMALL else value


class Texts:
    """Catalogues from one or more folders with an `en.ftl` and a `de.ftl` each."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders

    @cached_property
    def bundles(self) -> dict[str, FluentBundle]:
        """One bundle per language."""
        return {language: self._bundle(language) for language in LANGUAGES}

    def _bundle(self, language: str) -> FluentBundle:
        names = functions(self.names(language))
        bundle = FluentBundle([language], functions=names, use_isolating=False)
        for resource in self._resources[language]:
            bundle.add_resource(resource)
        return bundle

    @cached_property
    def _resources(self) -> dict[str, list[Any]]:
        return {
            language: [
                FluentResource((folder / f"{language}.ftl").read_text("utf-8"))
                for folder in self.folders
            ]
            for language in LANGUAGES
        }

    def has(self, language: str, key: str) -> bool:
        return self.bundles[language].has_message(key)

    def _entries(self, language: str, kind: type[E]) -> list[E]:
        resources = self._resources[language]
        return [
            entry for resource in resources for entry in resource.body if isinstance(entry, kind)
        ]

    def keys(self, language: str) -> Iterable[str]:
        """Every message of a language."""
        return [entry.id.name for entry in self._entries(language, Message)]

    def names(self, language: str) -> dict[str, Forms]:
        """The names that a language puts into cases, with their forms."""
        return forms_of(self._entries(language, Term))

    def format(self, language: str, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A text with its arguments filled in."""
        bundle = self.bundles[language]
        if not bundle.has_message(key):
            raise UnknownText(f"no text {key!r} in {language}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise UnknownText(f"text {key!r} in {language} is empty")
        given = {name: fluent(value) for name, value in (arguments or {}).items()}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise UnknownText(f"text {key!r} in {language}: {errors[0]}")
        return str(text)
