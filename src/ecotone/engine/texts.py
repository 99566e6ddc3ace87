"""Texts in both languages: Fluent catalogues, one file per language."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from ecotone.engine.errors import EcotoneError
from ecotone.engine.extras import needs

LANGUAGES = ("en", "de")

Localized = dict[str, str]
"""A text in every language, by its code."""


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

    @cached_property
    def bundles(self) -> dict[str, Any]:
        """One Fluent bundle per language."""
        return {language: bundles().new_bundle(self.folders, language) for language in LANGUAGES}

    @cached_property
    def _argument(self) -> Any:
        return bundles().fluent

    def has(self, language: str, key: str) -> bool:
        found: bool = self.bundles[language].has_message(key)
        return found

    def keys(self, language: str) -> Iterable[str]:
        """Every message of a language."""
        return [
            name for folder in self.folders for name in bundles().message_names(folder, language)
        ]

    def format(self, language: str, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A text with its arguments filled in."""
        bundle = self.bundles[language]
        if not bundle.has_message(key):
            raise UnknownText(f"no text {key!r} in {language}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise UnknownText(f"text {key!r} in {language} is empty")
        given = {name: self._argument(value) for name, value in (arguments or {}).items()}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise UnknownText(f"text {key!r} in {language}: {errors[0]}")
        return str(text)
