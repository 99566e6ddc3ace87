"""Which actions show something hidden, so that they cannot be taken back between devices."""

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keyharvest.table import EMPTY, TABLE, Ask, Table


def reveals(edition: Edition, before: State, action: int, after: State) -> bool:
    """Was the bag drawn from, or did a player show what lies behind the screen?

    First counters are shown by spending them, and by beginning to place a stored field: whoever
    does can pay for one. Fields drawn from the bag may be one player's to look at until placed.
    """
    old: Table = before.view(TABLE)[0]
    new: Table = after.view(TABLE)[0]
    return bool(
        (old.random != new.random).any()
        or (old.proven != new.proven).any()
        or old.drawn[0] != EMPTY
        or (new.asked == Ask.PLACE and old.asked != Ask.PLACE)
    )
