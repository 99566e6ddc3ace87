"""What a seat cannot know, dealt again: the deck, others' objectives, cards others look at."""

from ecotone.engine.compiling import rule
from ecotone.engine.randomness import Generator, below, next_word, seed_generator, shuffle_unseen
from ecotone.games.keystone.cards import OBJECTIVES
from ecotone.games.keystone.scoring import is_together
from ecotone.games.keystone.table import DRAWN, EMPTY, Phase, Table


@rule
def redeal(table: Table, seat: int, random: Generator) -> None:
    """Replace all that the seat cannot know by something equally likely."""
    seed_generator(table.random, next_word(random) | (next_word(random) >> 1) << 32)
    if table.phase != Phase.OVER:
        # R15: objectives are secret until the end; token counts are public.
        redeal_objectives(table, seat, random)
    redeal_deck(table, seat, random)


@rule
def redeal_objectives(table: Table, seat: int, random: Generator) -> None:
    """Other players may hold any objective cards but one's own."""
    if is_together(table):
        return
    for other in range(table.players):
        if other != seat:
            table.objective[other] = EMPTY
    for other in range(table.players):
        if other != seat:
            table.objective[other] = objective_in_no_hand(table, random)


@rule
def objective_in_no_hand(table: Table, random: Generator) -> int:
    """A random objective card that no seat holds at this moment."""
    while True:
        card = below(random, OBJECTIVES)
        taken = False
        for seat in range(table.players):
            taken = taken or table.objective[seat] == card
        if not taken:
            return card


@rule
def hides_drawn_cards(table: Table, seat: int) -> bool:
    """Are there cards from the deck that only another player is looking at?"""
    return table.drawn_from_deck == 1 and seat != table.actor and not is_together(table)


@rule
def redeal_deck(table: Table, seat: int, random: Generator) -> None:
    """Shuffle the deck, together with cards another player has drawn and not shown."""
    hidden = table.deck_count
    mixed = hides_drawn_cards(table, seat)
    if mixed:
        for place in range(DRAWN):
            if table.drawn[place] != EMPTY:
                table.deck[hidden] = table.drawn[place]
                hidden += 1
    shuffle_unseen(random, table.deck, hidden)
    if mixed:
        for place in range(DRAWN):
            if table.drawn[place] != EMPTY:
                hidden -= 1
                table.drawn[place] = table.deck[hidden]
                table.deck[hidden] = EMPTY
