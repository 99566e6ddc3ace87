"""The Field, the deck and the discard pile."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.engine.randomness import shuffle
from ecotone.games.keystone.notes import Note
from ecotone.games.keystone.table import EMPTY, Table


@rule
def draw_card(table: Table) -> int:
    """Draw the top card of the deck, or EMPTY if there is none (p. 6)."""
    if table.deck_count == 0:
        # R08: the discards are shuffled only when a card must be drawn.
        reshuffle(table)
    if table.deck_count == 0:
        return EMPTY
    table.deck_count -= 1
    card = table.deck[table.deck_count]
    table.deck[table.deck_count] = EMPTY
    reveal(table)
    return card


@rule
def reshuffle(table: Table) -> None:
    """Shuffle the discard pile into a new deck."""
    for place in range(table.discard_count):
        table.deck[place] = table.discard[place]
        table.discard[place] = EMPTY
    table.deck_count = table.discard_count
    table.discard_count = 0
    shuffle(table.random, table.deck, table.deck_count)
    if table.deck_count > 0:
        note(table, Note.RESHUFFLED)


@rule
def put_on_discard_pile(table: Table, card: int) -> None:
    """Put a card face up on top of the pile, where a later DIG3 can find it (R26)."""
    table.discard[table.discard_count] = card
    table.discard_count += 1


@rule
def field_cards(table: Table) -> int:
    count = 0
    for slot in range(table.field_size):
        if table.field[slot] != EMPTY:
            count += 1
    return count


@rule
def cards_to_the_right(table: Table, slot: int) -> int:
    """What the card in a slot costs: one token for each card to its right, gaps ignored (R04)."""
    cost = 0
    for other in range(slot + 1, table.field_size):
        if table.field[other] != EMPTY:
            cost += 1
    return cost


@rule
def pay_for_card(table: Table, owner: int, slot: int) -> None:
    """Place one token on each card to the right."""
    for other in range(slot + 1, table.field_size):
        if table.field[other] != EMPTY:
            table.field_tokens[other] += 1
            table.synergy[owner] -= 1


@rule
def pay_price(table: Table, owner: int, slot: int, price: int) -> None:
    """Place tokens on the cards to the right, farthest first; the rest goes to the supply."""
    table.synergy[owner] -= price
    for other in range(table.field_size - 1, slot, -1):
        if table.field[other] != EMPTY and price > 0:
            table.field_tokens[other] += 1
            price -= 1
    table.supply += price


@rule
def discard_from_field(table: Table, slot: int) -> None:
    """Put a Field card on the discard pile and return the tokens on it to the supply."""
    put_on_discard_pile(table, table.field[slot])
    table.field[slot] = EMPTY
    table.supply += table.field_tokens[slot]
    table.field_tokens[slot] = 0
    table.field_story[slot] = 0


@rule
def refill_field(table: Table) -> None:
    """Slide cards right with the tokens on them (R05), then fill the gaps from the right (p. 6)."""
    target = table.field_size - 1
    for slot in range(table.field_size - 1, -1, -1):
        card = table.field[slot]
        if card != EMPTY:
            tokens = table.field_tokens[slot]
            story = table.field_story[slot]
            table.field[slot] = EMPTY
            table.field_tokens[slot] = 0
            table.field_story[slot] = 0
            table.field[target] = card
            table.field_tokens[target] = tokens
            table.field_story[target] = story
            target -= 1
    for slot in range(target, -1, -1):
        table.field[slot] = draw_card(table)
        if table.field[slot] != EMPTY:
            note(table, Note.ARRIVED, table.field[slot])
