"""Which actions show something hidden, so that they cannot be taken back between devices."""

import numpy as np

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.ecosfera.table import TABLE, Table


def reveals(edition: Edition, before: State, action: int, after: State) -> bool:
    """Was a deck shuffled, or did a card leave the part of it that nobody has seen?"""
    old: Table = before.view(TABLE)[0]
    new: Table = after.view(TABLE)[0]
    return bool((old.random != new.random).any()) or hidden_cards(old) != hidden_cards(new)


def hidden_cards(table: Table) -> list[int]:
    """How many cards of each deck nobody has seen; without a shuffle these only become fewer."""
    markets = np.subtract(table.market_size, table.market_known)
    decks = np.subtract(table.deck_size, table.deck_known)
    return [*markets.tolist(), *decks.tolist(), int(table.policy_deck_size)]
