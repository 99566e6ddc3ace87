"""Reads the Field Journal: assignments of the solo and co-operative game as data, a file each.

journal-01.toml …        one assignment: set-up, special rules, victory, texts
envelopes.toml           the envelopes' titles
envelopes.csv            their species, as in species.csv with an `envelope` before

    number = 2
    title_en = "…"            title_de = "…"
    place_en = "…"            place_de = "…"
    story_en = "…"            story_de = "…"
    won_en = "…"              won_de = "…"              # how it ends; may be left out
    lost_en = "…"             lost_de = "…"
    month = 4                 at = [-72.4, 44.7]        # degrees east and north
    setup_from = "house"      story_from = "house"
    opens_envelope = 0        # 0 for none
    [setup]
    skills = [1, 3, 4, 9]     # one to five Skill tokens
    objective = 4
    wilds = ["F", "D", "W", "A"]
    wilds_per_stack = 2
    synergy = 5
    time = 4
    placed = [{ space = "r1c2", species = "Red Wolf", research = 0, story = 0 }]
    [[rule]]                  # special rules, in the order in which they act
    id = "abundance"
    filter = { season = "Spring" }
    amount = 1
    text_en = "…"             text_de = "…"             # may be left out
    [[victory]]               # all of them must hold at the end
    type = "score_min"
    points = 55
    relaxed = 47              # the same number at the other two difficulties; may be left out
    demanding = 61

RULES.md explains each special rule and victory condition.
"""

from typing import Any

from ecotone.engine.edition import SOURCES, EditionReader, Row
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.assignment_rules import HABITATS, AssignmentRules
from ecotone.games.keystone.journal import ASSIGNMENTS, PLACED, TIMES
from ecotone.games.keystone.journal_values import JournalValues, is_whole
from ecotone.games.keystone.table import ENVELOPES, TOKENS

FILES = "journal-*.toml"
ENVELOPE_FILE = "envelopes.toml"
TEXTS = ("title", "place", "story")
ENDINGS = {f"{key}_{language}" for key in ("won", "lost") for language in ("en", "de")}
"""What the story tells at the end; editions made before there were endings have none."""
KEYS = {
    "number",
    *(f"{key}_{language}" for key in TEXTS for language in ("en", "de")),
    *ENDINGS,
    "month",
    "at",
    "setup_from",
    "story_from",
    "opens_envelope",
    "setup",
    "rule",
    "victory",
}
PLACED_KEYS = {"space", "species", "research", "story"}
SETUP_KEYS = {"skills", "objective", "wilds", "wilds_per_stack", "synergy", "time", "placed"}


class AssignmentFile(AssignmentRules):
    """Reads one assignment's file and notes its faults."""

    def read(self) -> Row:
        """The assignment as a row, ready to fill the record."""
        data = self.data
        self.keys(data, "", KEYS, {"rule", *ENDINGS})
        for key in TEXTS:
            for language in ("en", "de"):
                self.text(data, f"{key}_{language}")
        for ending in sorted(ENDINGS & data.keys()):
            self.text(data, ending)
        for key in ("setup_from", "story_from"):
            self.one_of(data, key, SOURCES)
        row = {key: data.get(key) for key in KEYS - {"setup", "rule", "victory"}}
        row["number"] = self.whole(data, "number", 1, ASSIGNMENTS - 1)
        row["month"] = self.whole(data, "month", 1, 12)
        row["opens_envelope"] = self.whole(data, "opens_envelope", 0, ENVELOPES)
        row["at"] = self.degrees(data.get("at"))
        row["rules"] = self.rules()
        return row | self.setup(data.get("setup")) | {"victory": self.victory()}

    def degrees(self, at: Any) -> list[float]:
        """Where the place lies on the globe."""
        if (
            not isinstance(at, list)
            or len(at) != 2
            or not all(is_whole(degree) or isinstance(degree, float) for degree in at)
            or not (abs(at[0]) <= 180 and abs(at[1]) <= 90)
        ):
            self.fault("at", "degrees east and degrees north", at)
            return [0.0, 0.0]
        return at

    def setup(self, setup: Any) -> Row:
        """The set-up: tokens, objective, Wilds, starting values, cards on the board."""
        setup = self.table(setup, "setup")
        self.keys(setup, "setup", SETUP_KEYS, {"wilds_per_stack", "placed"})
        return {
            "skills": self.wholes(setup.get("skills"), "skills", 1, 10, TOKENS),
            "wilds": self.words(setup.get("wilds"), "wilds", HABITATS),
            "wilds_per_stack": self.whole(setup, "wilds_per_stack", 1, 2, 2),
            "objective": self.whole(setup, "objective", 1, 10),
            "synergy": self.whole(setup, "synergy", 0, 80),
            "time": self.whole(setup, "time", 1, TIMES - 1),
            "placed": self.placed(setup.get("placed", [])),
        }

    def placed(self, entries: Any) -> list[Row]:
        """The cards that lie on the board from the start."""
        cards = self.tables(entries, "placed")
        if len(cards) > PLACED:
            self.fault("placed", f"at most {PLACED} cards", len(cards))
        for entry in cards:
            self.keys(entry, "placed", PLACED_KEYS, {"research", "story"})
        return [
            {
                "card": self.card(entry.get("species"), "placed species"),
                "space": self.one_of(entry, "space", SPACE_NAMES),
                "research": self.whole(entry, "research", 0, 2, 0),
                "story": self.whole(entry, "story", 0, 9, 0),
            }
            for entry in cards[:PLACED]
        ]


def read_journal(reader: EditionReader, species: list[str]) -> list[Row]:
    """All assignments of an edition, in the order of their numbers."""
    files = sorted(path.name for path in reader.folder.glob(FILES))
    rows: dict[int, Row] = {}
    for file in files:
        row = AssignmentFile(reader, file, species).read() | {"file": file}
        if row["number"] in rows:
            reader.fault(file, 0, "number", "a number for each assignment", row["number"])
        rows[row["number"]] = row
    return [rows[number] for number in sorted(rows)]


def read_envelope_titles(reader: EditionReader) -> list[Row]:
    """The envelopes' titles, in order."""
    file = JournalValues(reader, ENVELOPE_FILE)
    rows = file.tables(file.data.get("envelope", []), "envelope")
    for place, row in enumerate(rows, 1):
        texts = [row.get(key) for key in ("title_en", "title_de")]
        if row.get("number") != place or not all(isinstance(text, str) for text in texts):
            reader.fault(ENVELOPE_FILE, 0, "envelope", f"number {place} with its titles", row)
    if len(rows) > ENVELOPES:
        reader.fault(ENVELOPE_FILE, 0, "envelope", f"at most {ENVELOPES} envelopes", len(rows))
    return rows[:ENVELOPES]
