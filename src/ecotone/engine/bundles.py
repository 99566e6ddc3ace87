"""Fluent's side of the texts; only loaded where sentences are wanted."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Message, Pattern, Placeable, Term, TextElement, VariableReference

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


def plain_template(pattern: Pattern | None) -> str | None:
    """A text in Python's notation; None if it needs more than its arguments put in."""
    if pattern is None:
        return None
    parts = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            parts.append(element.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            parts.append("{" + element.expression.id.name + "}")
        else:
            return None
    return "".join(parts)


def is_plain(value: Any) -> bool:
    """Does Fluent write an argument as Python does?"""
    return type(value) is str or (type(value) is int and value in SMALL)


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
        messages: dict[str, Any] = {}
        for entry in entries:
            if isinstance(entry, Message):
                messages.setdefault(entry.id.name, entry.value)  # the first is the one that counts
        self.plain = {
            key: template
            for key, pattern in messages.items()
            if (template := plain_template(pattern)) is not None
        }
        """Those texts that only put arguments in, in Python's notation."""
        self.bundle = Bundle([language], functions=functions(self.names), use_isolating=False)
        for resource in resources:
            self.bundle.add_resource(resource)

    def format_plain(self, key: str, arguments: Mapping[str, Any]) -> str | None:
        """A text that only puts arguments in; None if Fluent must do it, or say what is wrong."""
        template = self.plain.get(key)
        if template is None or not all(map(is_plain, arguments.values())):
            return None
        try:
            return template.format_map(arguments)
        except KeyError:
            return None
