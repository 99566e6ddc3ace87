"""What a seat of the tiny game may know."""

from ecotone.engine.compiling import entry
from ecotone.engine.observation import OBSERVE, Field, ObservationSpace
from tiny.rules import SEATS, TABLE

SPACE = ObservationSpace(
    Field("stones", (1,), "stones left", high=50),
    Field("secret", (1,), "the own secret number", high=9),
    Field("to_move", (SEATS,), "1 for the seat to move, the own seat first"),
)


@entry(OBSERVE)
def observe(edition, state, seat, out):
    table = state.view(TABLE)[0]
    out[:] = 0
    out[0] = table.stones
    out[1] = table.secret[seat]
    if table.stones > 0:
        out[2 + (table.actor - seat) % table.players] = 1
