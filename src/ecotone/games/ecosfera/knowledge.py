"""What a seat cannot know, dealt again.

All rows, markets and piles lie open, and every card that enters a deck was seen by all; hidden is
only the order of the decks, less the cards whose place everybody saw.
"""

from ecotone.engine.compiling import rule
from ecotone.engine.randomness import Generator, next_word, seed_generator, shuffle_unseen
from ecotone.games.ecosfera.piles import deck_place, shuffle_market_deck
from ecotone.games.ecosfera.table import Market, Table


@rule
def redeal(table: Table, random: Generator) -> None:
    """Replace all that no seat can know by something equally likely."""
    seed_generator(table.random, next_word(random) | (next_word(random) >> 1) << 32)
    redeal_market(table, Market.PRODUCERS.value)
    redeal_market(table, Market.CONSUMERS.value)
    for row in range(table.rows):
        hidden = table.deck_size[row] - table.deck_known[row]
        shuffle_unseen(table.random, table.pile[row], hidden)
    shuffle_unseen(table.random, table.policy_deck, table.policy_deck_size)


@rule
def redeal_market(table: Table, market: int) -> None:
    """Order the hidden part of a market deck, so that nothing of it is left, and shuffle it."""
    for depth in range(1, table.market_size[market] - table.market_known[market]):
        species = table.market_deck[market, deck_place(table, market, depth)]
        gap = depth
        while gap > 0:
            above = table.market_deck[market, deck_place(table, market, gap - 1)]
            if above <= species:
                break
            table.market_deck[market, deck_place(table, market, gap)] = above
            gap -= 1
        table.market_deck[market, deck_place(table, market, gap)] = species
    shuffle_market_deck(table, market)
