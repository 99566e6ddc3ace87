"""Options of a game: declared once, checked when given, passed to the rules as whole numbers."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.errors import BadOption
from ecotone.engine.numbers import parse_whole

Condition = Mapping[str, Sequence[str | int]]
"""Accepted values of other options, and of `players`; all of them must hold."""


class Option:
    """A named choice: one of several words, yes or no, or a whole number in a range.

    With conditions, the option has a meaning only where one of them holds; elsewhere it keeps its
    default, and any other value is refused.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[str] | range,
        default: str | int,
        applies: Sequence[Condition] = (),
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = self.read(default)
        self.applies = applies

    def applies_to(self, players: int, options: Mapping[str, str | int]) -> bool:
        """Is it meaningful with these players and the other options?"""
        facts = {**options, "players": players}
        return not self.applies or any(
            all(facts[name] in values for name, values in condition.items())
            for condition in self.applies
        )

    def read(self, value: object) -> str | int:
        """A given value in its proper form, or BadOption."""
        if isinstance(self.choices, range):
            number = None if isinstance(value, bool) else parse_whole(str(value))
            if number is not None and number in self.choices:
                return number
        else:
            word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            if word in self.choices:
                return word
        raise BadOption(f"option {self.name}: expected {self.expected}, got {value}")

    @property
    def expected(self) -> str:
        """The accepted values, in words."""
        if isinstance(self.choices, range):
            return f"a whole number from {self.choices[0]} to {self.choices[-1]}"
        return "one of " + ", ".join(self.choices)

    def number(self, value: str | int) -> int:
        """The number the rules read: a choice's position, or the whole number itself."""
        return (
            int(value) if isinstance(self.choices, range) else list(self.choices).index(str(value))
        )


YES_NO = ("no", "yes")
DIFFICULTY_OPTION = "difficulty"
"""The option that makes the chapters of a campaign easier or harder, where a game has it."""
AS_WRITTEN = "written"
"""Its default: a chapter is as hard as it is written."""


def read_options(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, str | int]:
    """Every option with the given value or its default."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            expected = f"one of the options {', '.join(names)}" if names else "no options"
            raise BadOption(f"expected {expected}, got {name}")
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}


def check_applicable(
    declared: Sequence[Option], players: int, options: Mapping[str, str | int]
) -> None:
    """Raise BadOption for the first option with a value that has no meaning here."""
    facts = {"players": players, **options}
    for option in declared:
        value = options[option.name]
        if value != option.default and not option.applies_to(players, options):
            names = dict.fromkeys(name for condition in option.applies for name in condition)
            expected = " or ".join(map(describe_condition, option.applies))
            got = describe_condition({name: [facts[name]] for name in names})
            raise BadOption(f"option {option.name}={value}: expected {expected}, got {got}")


def describe_condition(condition: Condition) -> str:
    """A condition in words: `2 to 4 players and complexity=2`."""
    parts = []
    for name, values in condition.items():
        if name == "players":
            low, high = values[0], values[-1]
            count = str(low) if low == high else f"{low} to {high}"
            parts.append(f"{count} {'player' if high == 1 else 'players'}")
        else:
            parts.append(f"{name}={values_text(values)}")
    return " and ".join(parts)


def values_text(values: Sequence[str | int]) -> str:
    """The values that a condition accepts: `1|3`, or `1–20` for a range."""
    if isinstance(values, range):
        return f"{values[0]}–{values[-1]}"
    return "|".join(map(str, values))


def option_numbers(
    declared: Sequence[Option], options: Mapping[str, str | int]
) -> NDArray[np.int64]:
    """Options as the compiled set-up takes them, in the order of declaration."""
    return np.array([option.number(options[option.name]) for option in declared] or [0], np.int64)
