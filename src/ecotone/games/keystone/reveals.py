"""Which actions show something hidden, so that they cannot be taken back between devices."""

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keystone.table import TABLE, Table


def reveals(edition: Edition, before: State, action: int, after: State) -> bool:
    """Was the deck drawn from or shuffled, or was a card put back or played that one player saw?"""
    old: Table = before.view(TABLE)[0]
    new: Table = after.view(TABLE)[0]
    return bool(
        (old.random != new.random).any()
        or old.deck_count != new.deck_count
        or old.drawn_from_deck == 1
    )
