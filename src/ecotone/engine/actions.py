"""Decisions as numbers and as text: a game's fixed action space, split into kinds with arguments.

    ACTIONS = ActionSpace(
        Kind("introduce", slot=SLOT_NAMES, space=SPACE_NAMES),
        Kind("end_turn"),
    )

An action's number is its kind's first number plus the arguments counted in mixed radix, the last
argument fastest. As text: `introduce(slot=2, space=r3c3)`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ecotone.engine.errors import EcotoneError
from ecotone.engine.numbers import parse_whole


class BadAction(EcotoneError):
    """A text or number that is not an action of the game."""


class Decision(NamedTuple):
    """An action taken apart: its kind and the index of each argument."""

    kind: str
    arguments: Mapping[str, int]


class Kind:
    """A kind of decision; each argument has one name per value."""

    def __init__(self, name: str, **arguments: Sequence[str]) -> None:
        self.name = name
        self.arguments = arguments
        self.size = 1
        for values in arguments.values():
            self.size *= len(values)


class ActionSpace:
    """All decisions of a game, numbered from 0."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.size = 0
        self._first: dict[str, int] = {}
        self._decoded: dict[int, Decision] = {}
        for kind in kinds:
            self._first[kind.name] = self.size
            self.size += kind.size

    def first(self, kind: str) -> int:
        """The first number of a kind."""
        return self._first[kind]

    def decode(self, action: int) -> Decision:
        """Take a number apart; done once for each, so nobody may change what is returned."""
        found = self._decoded.get(action)
        if found is None:
            found = self._decoded[int(action)] = self._take_apart(int(action))
        return found

    def _take_apart(self, action: int) -> Decision:
        for name, kind in self.kinds.items():
            rest = action - self._first[name]
            if 0 <= rest < kind.size:
                arguments = {}
                for argument in reversed(kind.arguments):
                    rest, arguments[argument] = divmod(rest, len(kind.arguments[argument]))
                return Decision(
                    name, {argument: arguments[argument] for argument in kind.arguments}
                )
        raise BadAction(f"expected an action from 0 to {self.size - 1}, got {action}")

    def encode(self, kind: str, **arguments: int) -> int:
        """The number of a kind with these argument indices."""
        number = 0
        for name, values in self.kinds[kind].arguments.items():
            number = number * len(values) + arguments[name]
        return self._first[kind] + number

    def name(self, action: int) -> str:
        """An action as text that `parse` reads back."""
        kind, arguments = self.decode(action)
        names = self.kinds[kind].arguments
        inside = ", ".join(f"{name}={names[name][index]}" for name, index in arguments.items())
        return f"{kind}({inside})" if inside else kind

    def parse(self, text: str) -> int:
        """Read an action's text or number."""
        stripped = text.strip()
        number = parse_whole(stripped)
        if number is not None:
            self.decode(number)
            return number
        match = re.fullmatch(r"(\w+)\s*(?:\((.*)\))?", stripped)
        if match is None or match[1] not in self.kinds:
            raise BadAction(f"expected one of {', '.join(self.kinds)}, got {text!r}")
        kind = self.kinds[match[1]]
        given = dict(re.findall(r"(\w+)\s*=\s*([^,\s]+)", match[2] or ""))
        if given.keys() != kind.arguments.keys():
            wanted = ", ".join(kind.arguments) or "nothing"
            raise BadAction(f"{kind.name} takes {wanted}, got {', '.join(given) or 'nothing'}")
        indices = {}
        for name, values in kind.arguments.items():
            if given[name] not in values:
                raise BadAction(
                    f"{kind.name}: {name} is one of {', '.join(values)}, got {given[name]}"
                )
            indices[name] = list(values).index(given[name])
        return self.encode(kind.name, **indices)
