"""Fluent's side of the texts; only loaded where sentences are wanted."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Message, Term

from ecotone.engine.declension import forms_of, functions

SMALL = range(-999, 1000)
"""Numbers that are written alike in every language."""


class SmallNumber(FluentInt):
    """A number that needs no grouping: written as it is, many times faster than by locale."""

    def format(self, locale: Any) -> str:
        return str(int(self))


SMALL_NUMBERS = {value: SmallNumber(value) for value in SMALL}


def fluent(value: Any) -> Any:
    """An argument in the form that Fluent formats fastest."""
    if type(value) is int and value in SMALL_NUMBERS:
        return SMALL_NUMBERS[value]
    return native_to_fluent(value)


class Bundle(FluentBundle):
    """Texts that take arguments as `fluent` returns them; Fluent would make its own of each."""

    def format_pattern(self, pattern: Any, args: Any = None) -> Any:
        errors: list[Exception] = []
        given = CurrentEnvironment(args=args or {})
        try:
            return pattern(ResolverEnvironment(context=self, current=given, errors=errors)), errors
        except ValueError as error:
            return "{???}", [*errors, error]


class Catalogue:
    """The texts of one language from several folders, each file parsed once."""

    def __init__(self, folders: Iterable[Path], language: str) -> None:
        resources = [
            FluentResource((folder / f"{language}.ftl").read_text("utf-8")) for folder in folders
        ]
        entries = [entry for resource in resources for entry in resource.body]
        self.keys = [entry.id.name for entry in entries if isinstance(entry, Message)]
        self.names = forms_of([entry for entry in entries if isinstance(entry, Term)])
        """The names that the language puts into cases, with their forms."""
        self.bundle = Bundle([language], functions=functions(self.names), use_isolating=False)
        for resource in resources:
            self.bundle.add_resource(resource)
