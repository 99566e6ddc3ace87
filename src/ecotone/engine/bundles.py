"""Fluent's side of the texts; only loaded where sentences are wanted."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import BaseComment

SMALL = range(-999, 1000)
"""Numbers that are written alike in every language."""


class SmallNumber(FluentInt):
    """A number that needs no grouping: written as it is, many times faster than by locale."""

    def format(self, locale: Any) -> str:
        return str(int(self))


def fluent(value: Any) -> Any:
    """An argument in the form that Fluent formats fastest."""
    return SmallNumber(value) if type(value) is int and value in SMALL else value


def new_bundle(folders: Iterable[Path], language: str) -> FluentBundle:
    """The texts of one language from several folders."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(resource(folder, language))
    return bundle


def resource(folder: Path, language: str) -> Any:
    return FluentResource((folder / f"{language}.ftl").read_text("utf-8"))


def message_names(folder: Path, language: str) -> list[str]:
    """Every message of a file, in its order."""
    entries = resource(folder, language).body
    return [entry.id.name for entry in entries if not isinstance(entry, BaseComment)]
