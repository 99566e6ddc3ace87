"""What a seat may know as numbers, for agents that learn."""

from ecotone.engine.compiling import entry, reader_of
from ecotone.engine.observation import OBSERVE, Field, Observation, ObservationSpace
from ecotone.engine.state import State
from meadow import rules
from meadow.table import KINDS, MOST_CARDS, MOST_COPIES, SIZE, SPACES, TABLE

read_table = reader_of(TABLE)

SPACE = ObservationSpace(
    Field("meadow", (KINDS, SIZE, SIZE), "one plane for each flower: where it grows"),
    Field("open", (SIZE, SIZE), "where a flower may be planted"),
    Field("favourite", (KINDS,), "the own favourite"),
    Field("hand", (KINDS,), "cards of each flower in the own hand", high=MOST_COPIES),
    Field("deck", (1,), "cards left in the deck", high=MOST_CARDS),
)
OPEN, FAVOURITE, HAND, DECK = map(SPACE.first, ("open", "favourite", "hand", "deck"))


@entry(OBSERVE)
def observe(edition: State, state: State, seat: int, out: Observation) -> None:
    """Write what this seat may know."""
    table = read_table(state)
    out[:] = 0
    for space in range(SPACES):
        if table.meadow[space] >= 0:
            out[table.meadow[space] * SPACES + space] = 1
        out[OPEN + space] = rules.is_open(table, space)
    out[FAVOURITE + table.favourite[seat]] = 1
    for flower in range(KINDS):
        out[HAND + flower] = table.hand[seat, flower]
    out[DECK] = table.left
