"""Which lines of a typed board rest on values of our own."""

import dataclasses
import random

import pytest

from ecotone.games.keystone import GAME
from ecotone.games.keystone.cards import CARDS_RECORD, Icon
from ecotone.games.keystone.companion import BoardFile
from ecotone.games.keystone.component_types import SEASON_NAMES
from ecotone.games.keystone.provenance import doubtful_habitats, doubtful_symbols, mark_house_lines
from ecotone.games.keystone.sheet import score_board
from ecotone.games.keystone.table import WILD, Symbol
from ecotone.games.keystone.words import card_id, card_row

EDITION = GAME.edition()
SPECIES = len(EDITION.tables["species"])
CARDS = [*range(SPECIES), *range(WILD, WILD + len(EDITION.tables["wilds"]))]


def printed_edition():
    """The edition as if every value of it were printed."""
    tables = {
        name: [{key: as_printed(key, value) for key, value in row.items()} for row in rows]
        for name, rows in EDITION.tables.items()
    }
    return dataclasses.replace(EDITION, tables=tables)


def as_printed(key, value):
    if not key.endswith("_from"):
        return value
    return dict.fromkeys(value, "printed") if isinstance(value, dict) else "printed"


def row_of(*names):
    return {"board": [[*names, *["-"] * (4 - len(names))], *[["-"] * 4] * 3]}


def marks(document, edition=EDITION):
    return {line["line"]: line["house"] for line in GAME.score_document(edition, document)["lines"]}


def test_a_run_rests_on_the_habitats_and_keystones_of_its_cards():
    mark = marks(row_of("Aspen", "Coyote"))["R1"]
    assert mark is None, "1 and 3 do not follow each other, whatever the habitats"
    mark = marks(row_of("American Red Squirrel", "Snowshoe Hare"))["R1"]
    values = {(one["value"], one["of"]) for one in mark["values"]}
    assert ("habitats", "American Red Squirrel") in values
    assert ("keystone", "Snowshoe Hare") in values
    assert mark["text"]["en"].startswith("habitats (American Red Squirrel, Snowshoe Hare)")
    assert mark["text"]["de"].startswith("Biotope (Gemeines Rothörnchen, Schneeschuhhase)")


def test_a_board_of_printed_values_has_no_mark():
    document = row_of("American Red Squirrel", "Snowshoe Hare") | {"objective": 3}
    sheet = GAME.score_document(printed_edition(), document)
    assert sheet["house"] is False
    assert sheet["objective"]["house"] is None
    assert GAME.score_document(EDITION, document)["house"] is True


def test_an_objective_rests_on_its_goals_and_on_the_points_it_gives():
    empty = row_of()
    ours = GAME.score_document(EDITION, empty | {"objective": 3})["objective"]
    assert ours["house"]["values"] == [{"value": "goals", "of": ""}]
    printed = GAME.score_document(EDITION, empty | {"objective": 1})["objective"]
    assert printed["house"] is None, "no goal of an empty board is met, whatever the cards show"


def flipped(edition, random):
    """The edition with every value of our own drawn anew."""
    data = edition.data.copy()
    cards = data.view(CARDS_RECORD)[0]
    for card in CARDS:
        row = card_row(edition, card)
        habitats = doubtful_habitats(row)
        kept = int(cards.habitats[card]) & ~habitats
        cards.habitats[card] = kept | random.getrandbits(4) & habitats
        symbols = doubtful_symbols(row)
        seasons = (1 << len(SEASON_NAMES)) - 1
        drawn = random.getrandbits(8) & ~seasons | 1 << random.randrange(len(SEASON_NAMES))
        cards.symbols[card] = int(cards.symbols[card]) & ~symbols | drawn & symbols
        keystone = int(cards.symbols[card]) >> Symbol.KEYSTONE & 1
        cards.icons[card] = int(cards.icons[card]) & ~Icon.KEYSTONE | keystone * Icon.KEYSTONE
    return edition.with_data(data)


def random_board(edition, random):
    names = random.sample([str(card_id(edition, card)) for card in CARDS], 16)
    board = [
        [name + " *" * random.randrange(2) for name in names[n : n + 4]] for n in (0, 4, 8, 12)
    ]
    return BoardFile(edition, {"board": board, "objective": random.randint(1, 2)})


def partly_printed(random):
    """The edition with about half of its cards printed."""
    tables = dict(EDITION.tables)
    for name in ("species", "wilds"):
        tables[name] = [
            {key: as_printed(key, value) for key, value in row.items()}
            if random.random() < 0.6
            else row
            for row in EDITION.tables[name]
        ]
    return dataclasses.replace(EDITION, tables=tables)


@pytest.mark.parametrize("seed", range(25))
def test_without_a_mark_no_value_of_our_own_can_change_the_points(seed):
    choose = random.Random(seed)
    edition = partly_printed(choose)
    table = random_board(edition, choose).read()
    sheet = score_board(edition, table, 0)
    mark_house_lines(edition, table, sheet)
    certain = [n for n, line in enumerate(sheet["lines"]) if not line["house"]]
    for _ in range(8):
        other = score_board(flipped(edition, choose), table, 0)
        for line in certain:
            assert other["lines"][line]["points"] == sheet["lines"][line]["points"]
        for goal, same in zip(
            sheet["objective"]["goals"], other["objective"]["goals"], strict=True
        ):
            assert goal["house"] or goal["met"] == same["met"]
