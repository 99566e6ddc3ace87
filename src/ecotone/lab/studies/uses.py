"""What each game counts as using a component: which events tell of it, and which of their words."""

from collections.abc import Iterator, Mapping

from ecotone.engine.events import SEAT, TEXT, Event, Reference

ArgumentNames = Mapping[str, str]
"""The argument that names the component, by the event's key."""

USES: Mapping[str, ArgumentNames] = {
    "keystone": {
        "event-introduced": "card",
        "event-kept": "card",
        "event-wild-bought": "card",
        "event-skill-used": "skill",
        "event-skill-resolved": "skill",
    },
    "habitats": {"event-placed": "tile"},
    "keyharvest": {"event-play": "worker"},
    "ecosfera": {
        "event-bought-producer": "card",
        "event-bought-consumer": "card",
        "event-policy-drawn": "policy",
    },
}


def uses_in(game: str, event: Event) -> Iterator[Reference]:
    """The components that an event tells the use of; in a game not listed, all that it names."""
    counted = USES.get(game)
    for name, argument in event.arguments.items():
        if isinstance(argument, Reference) and argument.kind not in (SEAT, TEXT):
            if counted is None or counted.get(event.key) == name:
                yield argument


def seat_in(event: Event, actor: int) -> int:
    """The seat that an event is about: the first it names, else the one that decided."""
    for argument in event.arguments.values():
        if isinstance(argument, Reference) and argument.kind == SEAT:
            return int(argument.id)
    return actor
