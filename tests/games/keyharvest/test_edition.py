"""The house edition, and what the reader accepts and refuses."""

import csv
import shutil
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ecotone.engine.batch import Deal
from ecotone.engine.errors import BadEdition
from ecotone.engine.match import Match
from ecotone.engine.random_games import audited_games
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import CROP_NAMES, SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.effect_text import (
    BadEffect,
    read_effect,
)
from ecotone.games.keyharvest.effects import (
    Do,
    Price,
    Source,
)
from ecotone.games.keyharvest.table import DEPTH, EMPTY, TILES
from ecotone.games.keyharvest.words import cards_of, record

HOUSE = GAME.editions()["house"]


def test_the_board_has_56_spaces_and_141_adjacencies():
    neighbours = cards_of(GAME.edition()).neighbours
    degrees = Counter(int((row != EMPTY).sum()) for row in neighbours)
    assert degrees == {6: 32, 5: 2, 4: 14, 3: 8}
    for space in range(56):
        for near in neighbours[space]:
            assert near == EMPTY or space in neighbours[near]
    near_e4 = {SPACE_NAMES[space] for space in neighbours[SPACE_NAMES.index("E4")]}
    assert near_e4 == {"E3", "E5", "D3", "D4", "F3", "F4"}


def test_what_is_known_of_the_box_is_kept():
    edition = GAME.edition()
    rows = {SPACE_NAMES[row["label"]]: row for row in edition.tables["fields"]}
    assert (rows["E4"]["crop"], rows["E4"]["crop_from"]) == (0, "printed")
    assert (rows["B7"]["crop"], rows["B7"]["crop_from"]) == (1, "printed")
    assert sum(row["crop_from"] == "house" for row in rows.values()) == 54
    assert {row["counters"] for row in edition.tables["crops"]} == {12}
    first = edition.tables["pairs"][0]
    assert {SPACE_NAMES[first["first"]], SPACE_NAMES[first["second"]]} == {"E4", "B7"}


def test_values_of_farmhands_and_townsfolk():
    values = [row["value"] for row in GAME.edition().tables["workers"]]
    assert values[:6] == [1, 1, 2, 2, 3, 3]
    assert set(values[6:]) == {4, 5}


def test_crops_are_spread_evenly():
    counts = Counter(row["crop"] for row in GAME.edition().tables["fields"])
    assert sorted(counts.values()) == [11, 11, 11, 11, 12]


def test_reading_an_effect():
    turn, harvest = read_effect(
        "turn harvested adjacent -> unharvested 2; harvest unharvested adjacent -> screen 1"
    )
    assert (turn.do, turn.count, harvest.do) == (Do.TURN, 2, Do.HARVEST)
    (place,) = read_effect("place isolated other_boards -> own_board 1 price_2_to_owner keep_side")
    assert (place.source, place.pricing, place.price) == (Source.OTHER_BOARDS, Price.TO_OWNER, 2)


@pytest.mark.parametrize(
    "text",
    [
        "dance field own_board -> bag 1",
        "harvest field own_board -> screen 1",
        "harvest unharvested registry -> screen 1",
        "harvest unharvested own_board -> screen",
        "harvest unharvested own_board -> screen 0",
        "harvest unharvested own_board -> screen 1 price_2",
        "place field bag -> own_board 1",
        "place field bag:7 -> own_board 1",
        "place field bag:2 -> own_board 2",
        "place field other_stores -> own_board 1",
        "place field own_board -> own_board 1",
        "place field registry -> own_board 1 price_exact_bid",
        "place field registry -> own_board 1 price_1_to_owner",
        "turn harvested own_board -> harvested 1",
        "move field own_board -> own_store 1",
        "move field own_board -> bag 1 together",
        "pay counter screen -> stock all_but:1",
        "gain different_crops adjacent -> screen per:3",
        "store field bag:2 -> own_store 1",
    ],
)
def test_effects_that_mean_nothing_are_refused(text):
    with pytest.raises(BadEffect):
        read_effect(text)


@pytest.fixture
def copy(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(HOUSE, folder)
    return folder


def change(folder: Path, file: str, row: str, column: str, value: str) -> None:
    """Change one value of a CSV file; `row` is its first column."""
    path = folder / file
    with path.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.reader(lines))
    index = rows[0].index(column)
    for cells in rows:
        if cells[0] == row:
            cells[index] = value
    with path.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows(rows)


@pytest.mark.parametrize(
    ("file", "row", "column", "value", "message"),
    [
        ("fields.csv", "C3", "crop", "rye", "fields.csv line 19, crop: expected one of wheat"),
        ("fields.csv", "C3", "label", "C4", "label: expected C3, got C4"),
        ("fields.csv", "A2", "x", "-6", "x: expected a place of its own"),
        ("fields.csv", "A1", "x", "-7", "x: expected -8 or -6, half a space beside"),
        ("fields.csv", "A1", "x", "-20", "row, x: expected a board in one piece with A1"),
        ("pairs.csv", "P2", "first", "E4", "first: expected a field that is in no other pair"),
        ("workers.csv", "F2", "value", "9", "value: expected a whole number from 1 to 5, got 9"),
        ("workers.csv", "T1", "kind", "farmhand", "kind: expected farmhand for F1 to F6"),
        ("workers.csv", "T1", "kind", "farmhand", "townsfolk for T1 to T6, got farmhand"),
        ("workers.csv", "F2", "effect", "sing", "effect: expected do what source"),
        ("events.csv", "E03", "effect", "turn harvested adjacent -> unharvested 1", "got adjacent"),
        ("events.csv", "E03", "symbol", "drum", "symbol: expected one of bell, scroll, got drum"),
        ("events.csv", "E03", "name_en_from", "dream", "name_en_from: expected one of printed"),
        ("crops.csv", "hops", "counters", "0", "counters: expected a whole number from 1 to 24"),
    ],
)
def test_faults_name_file_line_field_and_both_values(copy, file, row, column, value, message):
    change(copy, file, row, column, value)
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(copy)
    assert message in str(caught.value)


def test_counters_must_suffice_for_the_deal(copy):
    for crop in CROP_NAMES:
        change(copy, "crops.csv", crop, "counters", "2")
    with pytest.raises(BadEdition, match="counters: expected 12 to 100 counters in all, got 10"):
        GAME.read_edition(copy)
    change(copy, "crops.csv", "hops", "counters", "4")
    edition = GAME.read_edition(copy)
    assert audited_games(Deal.of(GAME, 4, edition=edition), np.arange(20)) is None


def frames_in_use(edition, seed):
    """The deepest stack of a random game."""
    match, random = Match(GAME, 3, seed, edition=edition), Random(seed)
    deepest = 0
    while not match.over:
        deepest = max(deepest, int(record(match.state).depth))
        match.push(match.choice(random.randrange(match.count)))
    return deepest


def test_no_text_makes_a_turn_endless(copy):
    """Every worker grants nineteen actions, or sends itself home and hires three others."""
    for index, worker in enumerate(WORKER_NAMES):
        change(
            copy,
            "workers.csv",
            worker,
            "effect",
            "action ABCD any -> now 19"
            if index % 2
            else "worker top_worker own_board -> home 1; "
            "worker farmhand home -> own_board 3 play_rules need_minus_1 with_effect",
        )
    edition = GAME.read_edition(copy)
    deal = Deal.of(GAME, 3, edition=edition)
    assert audited_games(deal, np.arange(20)) is None
    assert max(frames_in_use(edition, seed) for seed in range(10)) in range(10, DEPTH)


def test_missing_numbers_are_noticed(copy):
    path = copy / "edition.toml"
    path.write_text(path.read_text("utf-8").replace("players_4 = 12", "players_4 = 9"), "utf-8")
    with pytest.raises(BadEdition, match=r"events.players_4: expected a whole number from 10 to"):
        GAME.read_edition(copy)


OTHER_EFFECTS = {
    "F1": "store field registry -> own_store 1 third_place",
    "F2": "gain different_crops own_board -> screen 2",
    "F3": "place field any_store -> own_board 2 price_exact_bid",
    "F4": "move field own_board -> bag 1; place field bag:2 -> own_board 1",
    "F5": "worker farmhand home -> own_board 1 play_rules with_effect",
    "F6": "swap field own_board -> registry 2 out_unharvested",
    "T1": "action ABCD any -> now 2",
    "T2": "place field own_store -> own_board 1 price_1 one_bid_counter_back",
    "T3": "trade counter screen -> stock 2 one_for_one; pay counter screen -> stock 1",
    "T4": "place field other_stores -> own_board 1 price_2_to_owner",
    "T5": "guard store+scroll_events now -> own_next_turn 1",
    "T6": "turn unharvested adjacent -> harvested 2",
}
OTHER_EVENTS = {
    "E02": "place field registry -> own_board 2 price_1",
    "E04": "move field own_board -> bag 2",
    "E05": "worker top_worker own_board -> home 1",
    "E06": "harvest unharvested own_board -> screen 3",
    "E07": "action ABCD any -> now 1",
    "E11": "gain different_crops own_board -> screen 5",
}


@pytest.mark.compiled
@pytest.mark.parametrize("symbols", ["bell", "scroll"])
def test_another_edition_plays_by_its_own_texts(copy, symbols, tiles_without_effect):
    for file, effects in (("workers.csv", OTHER_EFFECTS), ("events.csv", OTHER_EVENTS)):
        for sign, text in effects.items():
            change(copy, file, sign, "effect", text)
            change(copy, file, sign, "symbol", symbols)
    edition = GAME.read_edition(copy)
    for players in (2, 3, 4):
        deal = Deal.of(GAME, players, edition=edition)
        assert audited_games(deal, np.arange(60)) is None
    assert tiles_without_effect(edition, 3, range(TILES)) == set()
