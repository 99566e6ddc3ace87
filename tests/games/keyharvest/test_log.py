"""What is told and drawn: the log, the choices in words, the table in the terminal."""

import io
import re

import numpy as np
import pytest
from rich.console import Console

from ecotone.engine.match import Match
from ecotone.engine.randomness import below, new_generator
from ecotone.engine.state import NOBODY
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import ACTIONS, CROP_NAMES, SPACE_NAMES

SIX_EVENTS = ("E02", "E03", "E05", "E06", "E08", "E13")


def told(scene, kind, choice):
    """Make a choice and return the lines of the log."""
    before = scene.state.copy()
    if kind == "field":
        action = ACTIONS.encode(kind, field=SPACE_NAMES.index(choice))
    else:
        action = ACTIONS.encode(kind, crop=CROP_NAMES.index(choice))
    GAME.entry.apply(scene.edition.data, scene.state, action)
    events = GAME.events(scene.edition, before, action, NOBODY)
    return [GAME.format_event(scene.edition, event, "en") for event in events]


def said(scene, language="en"):
    """The choices in words."""
    out = np.zeros(ACTIONS.size, np.int16)
    count = GAME.entry.legal(scene.edition.data, scene.state, out)
    return [
        GAME.describe_action(scene.edition, scene.state, int(action), language)
        for action in out[:count]
    ]


def drawn(scene, language="en", width=160):
    """The table in the terminal."""
    console = Console(width=width, file=io.StringIO())
    view = GAME.view(scene.edition, scene.state, 0)
    console.print(GAME.draw(scene.edition, view, language))
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "de"])
def test_lines_have_no_gaps(language):
    match = Match(GAME, 3, 2)
    random = new_generator(2)
    while not match.over:
        for action in match.legal:
            line = GAME.describe_action(match.edition, match.state, int(action), language)
            assert line == line.strip()
        before = match.state.copy()
        action = int(match.legal[below(random, match.count)])
        match.push(action)
        for event in GAME.events(match.edition, before, action, NOBODY):
            told = GAME.format_event(match.edition, event, language)
            assert not re.search(r" \.|  |\(0\)", told)


def test_a_field_of_the_registry_is_said_without_a_gap(scene):
    s = scene().fields(0, "E3", "E5", "D3", "D4", "F3").registry("A1").counters(0, wheat=1)
    s.play("B", "+T4", "@E4")
    assert said(s) == ["Place A1 (Apples)"]
    assert "Player 1 placed A1 (Apples)." in told(s, "field", "A1")


def test_a_field_from_a_board_is_told_with_its_owner(scene):
    s = scene().fields(0, "E3", "E5", "D3", "D4", "F3").fields(1, "A1").counters(0, wheat=2)
    s.play("B", "+T5", "@E4")
    assert said(s) == ["Place A1 (Apples) from Player 2's board"]
    assert said(s, "de") == ["A1 (Äpfel) vom Tableau von Spieler 2 legen"]


def test_a_bid_taken_by_a_text_is_told(scene):
    s = scene().fields(0, "E3", "E5", "D3", "D4").counters(0, wheat=3).store(1, "A1", wine=2)
    s.text("T2", "place field other_stores -> own_board 1 price_bid_minus_1 any_crops")
    s.play("B", "+T2", "@E4")
    lines = told(s, "field", "A1")
    lines += told(s, "give", "wheat")
    sold = [line for line in lines if "sold" in line]
    assert sold == ["Player 2 sold A1 (Apples) and took the payment and the bid (2 × Wine)."]


def test_events_are_told_with_their_own_numbers(scene):
    s = scene().counters(0, wheat=1).registry("A1").laid("E02")
    s.bag(events=["E04", "E10"]).play("D", "A1")
    lines = [line for line in told(s, "give", "wheat") if line.startswith("Event")]
    assert [line.split(":")[0] for line in lines] == ["Event 2", "Event 3"]


def test_the_seventh_event_is_the_seventh_even_if_two_return(scene):
    s = scene().counters(0, wheat=1).registry("A1").laid(*SIX_EVENTS)
    s.bag("C1", events=["E04"])
    s.table.random[:] = new_generator(next(n for n in range(99) if below(new_generator(n), 2) == 1))
    s.play("D", "A1")
    lines = told(s, "give", "wheat")
    assert any(line.startswith("Event 7: Brambles") for line in lines)
    assert any("Acre Sale, Fresh Furrow went back" in line for line in lines)


def test_a_field_that_comes_into_a_store_by_itself_is_told(scene):
    s = scene().counters(0, wheat=1).counters(1, wine=1).registry("A1")
    s.bag("C1", events=["E14"])
    s.table.random[:] = new_generator(next(n for n in range(99) if below(new_generator(n), 2) == 1))
    s.play("D", "A1")
    lines = told(s, "give", "wheat")
    assert "C1 (Wine) went into Player 1's store." in lines


def with_first_draw(scene, tiles, index):
    """Let the next draw out of so many tiles be this one; fields come before events."""
    seed = next(n for n in range(999) if below(new_generator(n), tiles) == index)
    scene.table.random[:] = new_generator(seed)
    return scene


def test_what_an_event_did_is_told_before_it_is_over_and_the_next_is_drawn(scene):
    """Carrier's Load fills a store and asks nobody; Warm Rain, drawn next, asks player 2."""
    s = scene().counters(0, wheat=1).registry("A1").fields(1, "E4", harvested=True)
    s.bag("C1", events=["E14", "E06"])
    first = [n for n in range(9999) if below(new_generator(n), 3) == 1]
    for seed in first:
        trial = s.state.copy()
        s.table.random[:] = new_generator(seed)
        s.play("D", "A1")
        lines = told(s, "give", "wheat")
        if any(line.startswith("Event 2") for line in lines):
            break
        s.state[:] = trial
    heads = [line.split(".")[0] for line in lines if "was drawn too" not in line]
    assert heads[1:5] == [
        "Event 1: Carrier's Load",
        "C1 (Wine) went into Player 1's store",
        "Carrier's Load is over",
        "Event 2: Warm Rain",
    ]


def test_a_field_exchanged_into_the_registry_is_told_before_the_event_is_over(scene):
    s = scene().fields(0, "E4").registry("B1")
    s.draw("E05", "C1").play("E4")
    lines = told(s, "field", "B1")
    told_first = lines.index("New in the registry: E4 (Wheat).")
    assert told_first < lines.index("Strip Exchange is over.")
    assert lines.index("Strip Exchange is over.") < lines.index("New in the registry: C1 (Wine).")


@pytest.mark.ruling("R26")
def test_an_event_met_while_one_is_carried_out_is_announced_and_goes_back(scene):
    """The registry space that Acre Sale empties is refilled without a second event."""
    s = scene().fields(0, "E3").counters(0, wheat=3).registry("B1")
    s.draw("E02", "C1", "C2").bag("C1", "C2", events=["E04"])
    s.play("B1", "give wheat", "give wheat")
    with_first_draw(s, 3, 2)
    lines = told(s, "give", "wheat")
    met = "Brambles was drawn too. It has no effect and went back into the bag."
    assert lines.index(met) < lines.index("Acre Sale is over.")
    assert lines[lines.index(met) + 1].startswith("New in the registry: C")


@pytest.mark.parametrize(
    ("language", "declined", "left"),
    [
        ("en", "Player 1 declined (Pedlar).", "Player 1 left it at that (Pedlar)."),
        (
            "de",
            "Spieler 1 hat verzichtet (Hausiererin).",
            "Spieler 1 hat es dabei belassen (Hausiererin).",
        ),
    ],
)
def test_declining_and_stopping_are_told_apart(scene, language, declined, left):
    for answers, expected in (([], declined), (["give wheat", "take wine"], left)):
        s = scene().fields(0, "E3").counters(0, wheat=2).play("B", "+F2", "@E4", *answers)
        before = s.state.copy()
        action = ACTIONS.encode("stop")
        GAME.entry.apply(s.edition.data, s.state, action)
        first = GAME.events(s.edition, before, action, NOBODY)[0]
        assert GAME.format_event(s.edition, first, language) == expected


def test_the_drawn_table_names_the_events_in_the_bag_and_marks_scrolls(scene):
    s = scene().bag("A1", events=["E02", "E04"]).laid("E07")
    text = drawn(s)
    assert "Acre Sale, Brambles!" in text
    assert "Hailstorm!" in text
    assert "Squire 5!" in text
    assert "!: scroll" in text


def test_a_worker_that_has_to_leave_is_told(scene):
    s = scene().fields(0, "E3", "E5").workers(0, E4="F1").counters(0, hops=1)
    s.store(0, "E4", wheat=1).play("C")
    assert "Player 1's Reaper left E4." in told(s, "field", "E4")


def test_covering_is_said(scene):
    s = scene().fields(0, "E3", "E5").workers(0, E4="F1").play("B", "+F3")
    assert said(s) == ["Place Ploughman (2) on E4 (covers Reaper)"]
    assert said(s, "de") == ["Den Pflüger (2) auf E4 setzen (überbaut die Schnitterin)"]


def test_the_drawn_table_names_spaces_and_workers(scene):
    text = drawn(scene().fields(0, "E3", "E5").workers(0, E4="F1"))
    assert "D1   2   3   4   5   6   7   8" in text
    assert "Workers: Reaper 1 (E4)" in text
    assert "Ploughman 2" in text
    assert "Innkeeper 4" in text


def test_one_tile_in_the_bag_is_one(scene):
    s = scene().bag("A1", events=["E04"])
    assert "Bag: 1 field, 1 event " in drawn(s)
    assert "Beutel: 1 Feld, 1 Ereignis " in drawn(s, "de")
