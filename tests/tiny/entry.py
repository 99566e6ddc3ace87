"""The tiny game's entry points."""

from ecotone.engine import compiling
from ecotone.engine.compiling import entry
from ecotone.engine.randomness import below, next_word, seed_generator
from ecotone.engine.state import NOBODY, REFUSED
from tiny import rules
from tiny.rules import CARDS, SECRETS, TABLE


@entry(compiling.SETUP)
def setup(edition, state, options, players, random):
    rules.set_up(state.view(TABLE)[0], options, players, random)


@entry(compiling.LEGAL)
def legal(edition, state, out):
    return rules.legal(state.view(TABLE)[0], out)


@entry(compiling.APPLY)
def apply(edition, state, action):
    rules.apply(state.view(TABLE)[0], action)


@entry(compiling.ADVANCE)
def advance(edition, state, action, legal, count):
    table = state.view(TABLE)[0]
    for index in range(count):
        if legal[index] == action:
            rules.apply(table, action)
            return rules.legal(table, legal)
    return REFUSED


@entry(compiling.ACTOR)
def actor(edition, state):
    table = state.view(TABLE)[0]
    return NOBODY if table.stones == 0 else table.actor


@entry(compiling.PER_SEAT)
def scores(edition, state, out):
    table = state.view(TABLE)[0]
    for seat in range(table.players):
        out[seat] = rules.points(edition.view(CARDS)[0], table, seat)


@entry(compiling.PER_SEAT)
def places(edition, state, out):
    table = state.view(TABLE)[0]
    for seat in range(table.players):
        out[seat] = 1 if table.last == seat else 2


@entry(compiling.EVALUATE)
def evaluate(edition, state, out):
    table = state.view(TABLE)[0]
    for seat in range(table.players):
        good = table.last == seat and table.stones % 4 == 0
        out[seat] = table.secret[seat] + (edition.view(CARDS)[0].bonus if good else 0)


@entry(compiling.REDEAL)
def redeal(edition, state, seat, random):
    table = state.view(TABLE)[0]
    seed_generator(table.random, next_word(random))
    for other in range(table.players):
        if other != seat and table.stones > 0:
            table.secret[other] = below(random, SECRETS)


@entry(compiling.AUDIT)
def audit(edition, state):
    return 0 if state.view(TABLE)[0].stones >= 0 else 1
