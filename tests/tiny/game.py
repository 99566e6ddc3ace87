"""The tiny game's facts."""

from ecotone.engine.edition import EditionReader, source, whole
from ecotone.engine.game import Game
from ecotone.engine.record import new_bytes
from tiny.rules import ACTIONS, CARDS, OPTIONS, TABLE


class Tiny(Game):
    name = "tiny"
    players = range(2, 4)
    default_edition = "plain"
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    package = "tiny"

    def read_edition(self, folder):
        reader = EditionReader(folder)
        rows = reader.csv("bonus.csv", {"bonus": whole(1, 50), "bonus_from": source})
        reader.complain()
        data = new_bytes(CARDS)
        data.view(CARDS)[0].bonus = rows[0]["bonus"]
        return reader.finish("tiny", {"bonus": rows}, data)

    def view(self, edition, state, seat):
        table = state.view(TABLE)[0]
        own = int(table.secret[seat]) if seat >= 0 else None
        return {"stones": int(table.stones), "actor": int(table.actor), "secret": own}

    def words(self, edition, state, action, language):
        return {"count": action + 1}

    def score_sheet(self, edition, state, seat):
        return {"secret": int(state.view(TABLE)[0].secret[seat])}


GAME = Tiny()
