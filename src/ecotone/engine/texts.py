"""Texts in both languages: Fluent catalogues, one file per language."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from ecotone.engine.errors import EcotoneError
from ecotone.engine.extras import needs

LANGUAGES = ("en", "de")

Localized = dict[str, str]
"""A text in every language, by its code."""


PHRASES_KEPT = 50_000


class UnknownText(EcotoneError):
    """A text that no catalogue has, or whose arguments are missing."""


def bundles() -> ModuleType:
    """Fluent, loaded on first use."""
    with needs("play"):
        from ecotone.engine import bundles
    return bundles


class Texts:
    """Catalogues from one or more folders with an `en.ftl` and a `de.ftl` each."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._catalogues: dict[str, Any] = {}

    def _catalogue(self, language: str) -> Any:
        """The texts of a language, read on first use."""
        if language not in self._catalogues:
            self._catalogues[language] = bundles().Catalogue(self.folders, language)
        return self._catalogues[language]

    @cached_property
    def _argument(self) -> Any:
        return bundles().fluent

    def has(self, language: str, key: str) -> bool:
        found: bool = self._catalogue(language).bundle.has_message(key)
        return found

    def keys(self, language: str) -> Iterable[str]:
        """Every message of a language."""
        keys: list[str] = self._catalogue(language).keys
        return keys

    def names(self, language: str) -> dict[str, dict[str, str]]:
        """The names that a language puts into cases, with their forms."""
        names: dict[str, dict[str, str]] = self._catalogue(language).names
        return names

    def format(self, language: str, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A text with its arguments filled in; cached, because the same few thousand recur."""
        return formatted(self, language, key, tuple((arguments or {}).items()))

    def format_anew(self, language: str, key: str, arguments: Mapping[str, Any]) -> str:
        catalogue = self._catalogue(language)
        quick: str | None = catalogue.format_plain(key, arguments)
        if quick is not None:
            return quick
        bundle = catalogue.bundle
        if not bundle.has_message(key):
            raise UnknownText(f"no text {key!r} in {language}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise UnknownText(f"text {key!r} in {language} is empty")
        given = {name: self._argument(value) for name, value in arguments.items()}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise UnknownText(f"text {key!r} in {language}: {errors[0]}")
        return str(text)


@lru_cache(PHRASES_KEPT)
def formatted(texts: Texts, language: str, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    return texts.format_anew(language, key, dict(arguments))
