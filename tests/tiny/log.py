"""What happened in the tiny game."""

from ecotone.engine.events import Event


def events(edition, before, action, notes, seat):
    for one in notes:
        yield Event("event-take", {"count": one.b})
