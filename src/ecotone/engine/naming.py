"""The names that events refer to, in the language that is read."""

from collections.abc import Mapping, Sequence
from typing import Any

from ecotone.engine.errors import EcotoneError
from ecotone.engine.events import SEAT, TEXT, Argument, Arguments, Reference
from ecotone.engine.texts import Texts

SEPARATOR = ", "
PLAIN = (int, str)
"""What is put into a text as it is."""
IDS = ("id", "key", "number")
"""What entries of a catalogue are known by: the first of these that they have."""

Components = Mapping[str, Mapping[Any, Mapping[str, Any]]]


def components_of(catalogue: Mapping[str, Any]) -> Components:
    """The entries of every list of a catalogue, by their ids."""
    return {
        kind: {known_by(entry): entry for entry in entries if isinstance(entry, Mapping)}
        for kind, entries in catalogue.items()
        if isinstance(entries, list)
    }


def known_by(entry: Mapping[str, Any]) -> Any:
    """An entry's id."""
    return next((entry[name] for name in IDS if name in entry), None)


class Naming:
    """Formats a game's texts, given its components and who sits where."""

    def __init__(
        self, texts: Texts, components: Components, language: str, seats: Sequence[str] = ()
    ) -> None:
        self.texts = texts
        self.components = components
        self.language = language
        self.seats = seats

    def format(self, key: str, arguments: Arguments) -> str:
        """A text of the game with every name put in."""
        words = {
            name: value if type(value) in PLAIN else self.word(value)
            for name, value in arguments.items()
        }
        return self.texts.format(self.language, key, words)

    def word(self, value: Argument) -> int | str:
        if isinstance(value, Reference):
            return self.name(value)
        if isinstance(value, int | str):
            return value
        return SEPARATOR.join(self.name(one) for one in value)

    def name(self, reference: Reference) -> str:
        kind, which = reference.kind, reference.id
        if kind == SEAT:
            if int(which) < len(self.seats):
                return self.seats[int(which)]
            return self.texts.format(self.language, "player", {"seat": int(which) + 1})
        if kind == TEXT:
            return self.format(str(which), reference.arguments)
        try:
            return str(self.components[kind][which][reference.part][self.language])
        except KeyError:
            raise EcotoneError(f"expected a component of {kind}, got {which!r}") from None
