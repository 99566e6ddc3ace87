"""Assignments of a test's own, and matches of them to be changed by hand."""

from ecotone.engine.match import Match
from ecotone.games.keystone import GAME
from ecotone.games.keystone.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keystone.table import Phase
from ecotone.games.keystone.words import cards_of, record
from games.keystone.boards import EDITION, card

HEAD = """
number = 1
title_en = "T"
title_de = "T"
place_en = "P"
place_de = "P"
month = 4
at = [0, 0]
setup_from = "house"
story_from = "house"
opens_envelope = 0
story_en = "S"
story_de = "S"
"""
SETUP = """
[setup]
skills = [3, 4, 9]
objective = 10
wilds = ["F", "D", "W", "A"]
synergy = 5
time = 4
"""
WIN = """
[[victory]]
type = "score_min"
points = 50
"""
CARE = SETUP + 'placed = [{ space = "r2c2", species = "Aspen", story = 2 }]\n'
INVASIVE = 'id = "invasive"\nstart = ["r1c1", "r3c3"]\nprice = 3\nspread = 2'


class Journal:
    """An edition with one assignment of the test's own, and a match of it to be changed by hand."""

    def __init__(self, folder):
        self.folder = folder
        for file in EDITION.folder.iterdir():
            if not file.name.startswith("journal-"):
                (folder / file.name).write_bytes(file.read_bytes())

    def start(
        self,
        *rules,
        setup=SETUP,
        victory=WIN,
        players=1,
        seed=1,
        variant="standard",
        difficulty="written",
    ):
        texts = 'text_en = "x"\ntext_de = "x"\n'
        special = "".join(f"[[rule]]\n{rule}\n{texts}" for rule in rules)
        text = HEAD + setup + special + victory
        (self.folder / "journal-01.toml").write_text(text, "utf-8")
        self.edition = GAME.read_edition(self.folder)
        self.cards = cards_of(self.edition)
        options = {"assignment": 1, "variant": variant, "difficulty": difficulty}
        self.match = Match(GAME, players, seed, options, self.edition)
        self.table = record(self.match.state)
        return self

    def put(self, **cards):
        """Lay cards by space, as `r1c1="Aspen"`, out of wherever they were."""
        for where, name in cards.items():
            new = card(name)
            for place in (self.table.deck, self.table.field):
                found = (place == new).nonzero()[0]
                if len(found):
                    place[found[0]] = self.table.board[0, space(where)]
            self.table.board[0, space(where)] = new
        return self.relist()

    def relist(self):
        self.match.count = GAME.entry.legal(self.edition.data, self.match.state, self.match._legal)
        return self

    def field(self, slot, name):
        """Exchange the card in a slot of the Field for another one."""
        new = card(name)
        for place in (self.table.deck, self.table.field):
            found = (place == new).nonzero()[0]
            if len(found):
                place[found[0]] = self.table.field[slot]
        self.table.field[slot] = new
        return self.relist()

    def do(self, kind, **given):
        self.match.push(ACTIONS.encode(kind, **given))
        return self

    def allows(self, kind, **given):
        return ACTIONS.encode(kind, **given) in self.match.legal

    def spaces_for(self, slot):
        """Where the card in a slot of the Field may go."""
        return {
            SPACE_NAMES[n]
            for n in range(len(SPACE_NAMES))
            if self.allows("introduce", slot=slot, space=n)
        }

    def step_time(self):
        """Use a skill, then all exhausted ones, skipping every effect that may be skipped."""
        before = int(self.table.time)
        self.do("use_active", token=1)
        self.finish_skills()
        self.do("use_exhausted")
        self.finish_skills()
        assert self.table.time == before - 1
        return self

    def finish_skills(self):
        while self.table.phase not in (Phase.TURN, Phase.OVER):
            skip = ACTIONS.first("skip")
            end = ACTIONS.first("end_turn")
            legal = self.match.legal_numbers.tolist()
            self.match.push(skip if skip in legal else end if end in legal else legal[0])


def space(name):
    return SPACE_NAMES.index(name)
