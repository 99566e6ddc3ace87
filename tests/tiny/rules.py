"""The record and the rules of the tiny game."""

from ecotone.engine.actions import ActionSpace, Kind
from ecotone.engine.compiling import rule
from ecotone.engine.notes import Noting, note
from ecotone.engine.options import Option
from ecotone.engine.randomness import below
from ecotone.engine.record import Record, dtype_of, generator, i8

SEATS = 3
SECRETS = 10
TAKEN = 1
ACTIONS = ActionSpace(Kind("take", stones=("1", "2", "3")))
OPTIONS = (Option("stones", range(5, 51), 15),)


class Table(Noting):
    random = generator("the generator")
    players = i8("number of players")
    stones = i8("stones left")
    actor = i8("whose turn it is")
    last = i8("who took last")
    secret = i8("each seat's secret number", SEATS)


class Cards(Record):
    bonus = i8("points for the last stone")


TABLE = dtype_of(Table)
CARDS = dtype_of(Cards)


@rule
def set_up(table, options, players, random):
    table.random[:] = random
    table.players = players
    table.stones = options[0]
    table.actor = 0
    table.last = -1
    table.secret[:] = 0
    for seat in range(players):
        table.secret[seat] = below(table.random, SECRETS)


@rule
def legal(table, out):
    count = min(3, table.stones)
    for stones in range(count):
        out[stones] = stones
    return count


@rule
def apply(table, action):
    table.stones -= action + 1
    note(table, TAKEN, table.actor, action + 1)
    table.last = table.actor
    table.actor = (table.actor + 1) % table.players


@rule
def points(cards, table, seat):
    bonus = cards.bonus if table.stones == 0 and table.last == seat else 0
    return table.secret[seat] + bonus
