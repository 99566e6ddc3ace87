"""Goals in words: what they may say, and that they reckon like a slow model of the same words."""

import csv
import random
import shutil

import numpy as np
import pytest
from games.habitats.slow_scorer import SlowPark

from ecotone.engine.errors import BadEdition
from ecotone.engine.match import Match
from ecotone.games.habitats import GAME
from ecotone.games.habitats.cards import CARDS, Measure
from ecotone.games.habitats.measure_words import KNOWN, MeasureWords
from ecotone.games.habitats.reader import fill_measure
from ecotone.games.habitats.words import record

WORDS = (
    "count animal",
    "count animal|flower water|grass",
    "count animal unmet",
    "count road met",
    "count tile beside:water",
    "count animal beside:road|entrance",
    "count tile size>=3",
    "count tile size=1",
    "count animal points>=6",
    "count park beside<=1",
    "count flower - count tourist",
    "count animal met + count road met",
    "different kind tile",
    "different landscape animal",
    "different name animal",
    "most landscape tile",
    "most kind water",
    "fewest kind tile",
    "largest area water",
    "largest area animal",
    "largest row tile",
    "largest column grass|dry",
    "areas size>=4",
    "areas forest",
    "farthest animal from flower steps",
    "farthest flower from water cells",
    "nearest tower from entrance steps",
    "spread animal",
    "points met",
)


class SlowMeasure:
    """The same words over sets of cells; it shares no code with the rules."""

    def __init__(self, slow, names):
        self.slow = slow
        self.names = names

    def value(self, words):
        if " - " in words:
            one, other = words.split(" - ")
            return self.value(one) - self.value(other)
        return sum(self.term(*term.split()) for term in words.split(" + "))

    def term(self, operation, *rest):
        slow = self.slow
        if operation in ("farthest", "nearest"):
            *rest, metric = rest
            middle = rest.index("from")
            one, other = self.cells(rest[:middle]), self.cells(rest[middle + 1 :])
            if not one or not other:
                return 99 if one else 0
            distances = [min(self.distance(a, b, metric) for b in other) for a in one]
            return max(distances) if operation == "farthest" else min(distances)
        by = rest[0]
        if operation in ("different", "most", "fewest", "largest"):
            rest = rest[1:]
        cells = self.cells(rest)
        if operation == "count":
            return len(cells)
        if operation == "points":
            return sum(int(slow.cards.points[slow.tiles[cell]]) for cell in cells)
        if operation == "spread":
            return max((abs(a - c) + abs(b - d) for a, b in cells for c, d in cells), default=0)
        if operation == "areas":
            return sum(bool(area & cells) for area in slow.areas)
        if operation == "largest":
            if by == "area":
                return max((len(area & cells) for area in slow.areas), default=0)
            steps = {"row": [(1, 0)], "column": [(0, 1)], "line": [(1, 0), (0, 1)]}[by]
            return max((self.run(cells, cell, step) for cell in cells for step in steps), default=0)
        groups = [self.group(cell, by) for cell in cells]
        if operation == "different":
            return len(set(groups))
        every = range(4) if by == "landscape" else ("animal", *KIND_NAMES[2:])
        counts = [groups.count(group) for group in every]
        return max(counts) if operation == "most" else min(counts)

    def group(self, cell, by):
        kind, land = self.slow.kind(cell), self.slow.land(cell)
        name = self.names[self.slow.tiles[cell]]
        return {"kind": kind, "landscape": land, "name": name}[by]

    def run(self, cells, cell, step):
        length = 0
        while cell in cells:
            cell = (cell[0] + step[0], cell[1] + step[1])
            length += 1
        return length

    def distance(self, one, other, metric):
        if metric == "cells":
            return abs(one[0] - other[0]) + abs(one[1] - other[1])
        reached, steps = {one}, 0
        while other not in reached:
            reached |= {near for cell in reached for near in self.slow.around(cell)}
            steps += 1
        return steps

    def cells(self, words):
        return {cell for cell in self.slow.tiles if self.fits(cell, words)}

    def fits(self, cell, words):
        if "park" not in words and not any("entrance" in word for word in words):
            if cell == (0, 0):
                return False
        return all(self.fits_word(cell, word) for word in words)

    def fits_word(self, cell, word):
        slow = self.slow
        if word in ("tile", "park"):
            return word == "park" or cell != (0, 0)
        if word in ("met", "unmet"):
            return self.met(cell) == (word == "met")
        if word.startswith("beside:"):
            wanted = word.removeprefix("beside:")
            return any(self.fits_word(near, wanted) for near in slow.around(cell))
        for sign, holds in ((">=", int.__ge__), ("<=", int.__le__), ("=", int.__eq__)):
            if sign in word:
                name, number = word.split(sign)
                return holds(self.quantity(cell, name), int(number))
        parts = word.split("|")
        lands = ("grass", "forest", "dry", "water")
        if parts[0] in lands:
            return slow.land(cell) in [lands.index(part) for part in parts]
        return slow.kind(cell) in parts

    def quantity(self, cell, name):
        slow = self.slow
        if name == "size":
            return max((len(area) for area in slow.areas if cell in area), default=0)
        if name == "beside":
            return len(slow.around(cell))
        return int(slow.cards.points[slow.tiles[cell]])

    def met(self, cell):
        slow = self.slow
        kind = slow.kind(cell)
        if kind == "animal":
            return slow.content(cell)
        if kind == "tower":
            return slow.tower(cell) > 0
        if kind == "road":
            return slow.road_done(cell)
        if kind == "tourist":
            return slow.tourists(cell) > 0
        if kind == "camp":
            return not any(slow.kind(near) == "camp" for near in slow.around(cell))
        return kind == "flower"


KIND_NAMES = ("entrance", "animal", "flower", "tourist", "tower", "road", "camp")


@pytest.fixture
def box(tmp_path):
    """The house edition with goals of one's own."""

    def make(*measures):
        folder = tmp_path / "box"
        shutil.copytree(GAME.editions()["house"], folder)
        with open(folder / "goals.csv", encoding="utf-8", newline="") as content:
            rows = list(csv.reader(content))
        column = rows[0].index("measure")
        for row, measure in zip(rows[1:], measures, strict=False):
            row[column] = measure
        with open(folder / "goals.csv", "w", encoding="utf-8", newline="") as content:
            csv.writer(content).writerows(rows)
        return GAME.read_edition(folder)

    return make


def reached(edition, state, seat, measure):
    """What a park reaches for a measure, by its terms and never by a rule made for it."""
    data = edition.data.copy()
    cards = data.view(CARDS)[0]
    words = MeasureWords(measure)
    words.code = Measure.IN_WORDS
    fill_measure(cards, 0, words)
    asked = state.copy()
    record(asked).goal[:] = -1
    record(asked).goal[0, 0] = 0
    out = np.zeros(6, np.int64)
    GAME.entry.measures(data, asked, seat, out)
    return int(out[0])


def parks(edition, count):
    """Random parks of all sizes."""
    for seed in range(count):
        options = {"tiles": "large", "facing": "printed"}
        match = Match(GAME, 3, seed, options, edition)
        choose = random.Random(seed)
        for _ in range(choose.randrange(140)):
            if not match.over:
                match.push(int(choose.choice(match.legal)))
        yield match


def test_the_words_of_the_nine_goals_mean_what_their_rules_reckon(box):
    edition = box()
    for match in parks(edition, 40):
        slow = [SlowPark(edition.data.view(CARDS)[0], record(match.state), s) for s in range(3)]
        for measure, words in KNOWN.items():
            for seat in range(3):
                got = reached(edition, match.state, seat, words)
                assert got == slow[seat].measure(measure.name.lower()), words


def test_goals_in_words_reckon_like_the_slow_model(box):
    edition = box("different name animal")
    names = ["", *(row["name_en"] for kind in TILE_TABLES for row in edition.tables[kind])]
    for match in parks(edition, 40):
        cards = edition.data.view(CARDS)[0]
        for seat in range(3):
            slow = SlowMeasure(SlowPark(cards, record(match.state), seat), names)
            for words in WORDS:
                assert reached(edition, match.state, seat, words) == slow.value(words), words


TILE_TABLES = ("animals", "flowers", "tourists", "towers", "roads", "camps")


def test_a_goal_in_words_is_compared_at_the_end_of_a_year(box):
    edition = box(*["count camp - count road"] * 9)
    match = Match(GAME, 4, 3, {"tiles": "large", "facing": "printed"}, edition)
    choose = random.Random(3)
    while not match.over:
        match.push(int(choose.choice(match.legal)))
    results = record(match.state).goal_result[2, 0, :4]
    slow = [
        SlowMeasure(SlowPark(edition.data.view(CARDS)[0], record(match.state), seat), [])
        for seat in range(4)
    ]
    assert list(results) == [one.value("count camp - count road") for one in slow]
    assert min(results) < 0
    assert GAME.draw(edition, match.view(0), "de")


def test_a_short_name_is_the_same_as_its_words(box):
    edition = box("long_line", "largest  area   tile")
    assert [row["measure"] for row in edition.tables["goals"][:2]] == list(KNOWN.values())[:2]
    assert edition.data.tobytes() == GAME.edition().data.tobytes()


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("", "a measure that begins with count"),
        ("weigh animal", "a measure that begins with count"),
        ("count", "which tiles"),
        ("count lion", "words of tile, park, entrance, animal"),
        ("count animal|water", "words of tile"),
        ("count animal flower", "kinds and landscapes once"),
        ("count animal size>=3 size<=5", "one comparison of size, points, beside"),
        ("count animal weight>=3", "one comparison of size, points, beside"),
        ("count animal steps", "steps only with farthest or nearest"),
        ("different animal", "different with one of kind, landscape, pair, flower, name"),
        ("largest", "largest with one of area, line, row, column"),
        ("farthest animal", "farthest tiles from tiles"),
        ("farthest from water", "which tiles"),
        ("count animal + count flower + count road", "at most 2 terms"),
        ("count animal size>=²", "words of tile"),
    ],
)
def test_a_measure_that_says_nothing_is_refused(box, written, expected):
    with pytest.raises(BadEdition, match=f"goals.csv line 2, measure: expected {expected}"):
        box(written)
