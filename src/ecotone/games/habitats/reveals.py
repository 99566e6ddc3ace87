"""Which actions show something hidden, so that they cannot be taken back between devices."""

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.habitats.table import TABLE, Table


def reveals(edition: Edition, before: State, action: int, after: State) -> bool:
    """Was a tile drawn from the bag?"""
    old: Table = before.view(TABLE)[0]
    new: Table = after.view(TABLE)[0]
    return bool(old.drawn != new.drawn)
