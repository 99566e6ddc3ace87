"""Hand-made tables of Keystone: cards by name, boards as lists."""

import re

from ecotone.engine.match import Match
from ecotone.engine.record import new_bytes
from ecotone.games.keystone import GAME
from ecotone.games.keystone.cards import CARDS_RECORD
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SEASON_NAMES
from ecotone.games.keystone.table import EMPTY, TABLE, WILD
from ecotone.games.keystone.words import cards_of, record

EDITION = GAME.edition()
CARDS = cards_of(EDITION)
SALLY = [
    ["American Black Bear", "Red Mangrove", "American Bison", "Mountain Lion"],
    ["Montezuma Bald Cypress", "Cottontail Rabbit", "Snail Kite", "Peregrine Falcon"],
    ["Piping Plover", "Coyote", "Desert Tortoise", "Mule Deer"],
    ["Swallow-Tailed Kite", "Mountain Goat", "Musk Ox", "Sidewinder Rattlesnake"],
]
SALLY_RESEARCH = ["Mountain Lion", "Cottontail Rabbit", "Desert Tortoise", "Musk Ox"]


def card(name):
    """A card's number by its English name, or `Wild F Spring`."""
    wild = re.fullmatch(r"Wild ([FDWA]) (\w+)", name)
    if wild:
        for index, row in enumerate(EDITION.tables["wilds"]):
            letter, season = HABITAT_LETTERS[row["habitat"]], SEASON_NAMES[row["season"]]
            if (letter, season) == wild.groups():
                return WILD + index
        raise KeyError(name)
    return next(i for i, r in enumerate(EDITION.tables["species"]) if r["name_en"] == name)


def row_of(name):
    return EDITION.tables["species"][card(name)]


def letters(name):
    """The habitats on a species card."""
    bits = row_of(name)["habitats"]
    return {letter for n, letter in enumerate(HABITAT_LETTERS) if bits >> n & 1}


def new_table():
    """A match for two and its table, to be changed by hand."""
    match = Match(GAME, 2, 1)
    return match, record(match.state)


def lay(table, owner, rows, research=()):
    """Put named cards on a board; None is an empty space."""
    for space, name in enumerate(name for row in rows for name in row):
        table.board[owner, space] = EMPTY if name is None else card(name)
        table.research[owner, space] = research.count(name) if name else 0


def relist(match):
    """List the legal actions anew after the table was changed by hand."""
    match.count = GAME.entry.legal(EDITION.data, match.state, match._legal)


class Deck:
    """An edition of made-up cards, for lines that the real deck does not hold."""

    def __init__(self):
        self.data = new_bytes(CARDS_RECORD)
        self.cards = self.data.view(CARDS_RECORD)[0]
        self.table = new_bytes(TABLE).view(TABLE)[0]
        self.table.players = 1
        self.table.board[:] = EMPTY
        self.table.objective[:] = EMPTY
        self.used = 0

    def add(self, number, habitats, keystone=False):
        """A card; number 0 is a Wild."""
        new = self.used
        self.used += 1
        self.cards.number[new] = number
        self.cards.habitats[new] = sum(1 << HABITAT_LETTERS.index(h) for h in habitats)
        self.cards.icons[new] = int(keystone)
        return new

    def row(self, *cards, research=0):
        """Lay cards `(number, habitats, keystone)` in the first row, tokens on the first ones."""
        for space, card in enumerate(cards):
            self.table.board[0, space] = EMPTY if card is None else self.add(*card)
            self.table.research[0, space] = 1 if space < research else 0
        return self
