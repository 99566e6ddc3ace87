"""A game in the terminal, played in this process: odd input, passing the device, the end."""

import io
import json
import random
import re

import pytest
from rich.console import Console

from ecotone.cli import console, games, replay, result
from ecotone.cli.play import existing_save, free_save, new_save
from ecotone.cli.result import closing_lines, show_result
from ecotone.cli.table import plain
from ecotone.cli.table.choices import grouped, legal_choices
from ecotone.cli.table.linear import without_arrows, without_marks
from ecotone.cli.table.news import changed_lines
from ecotone.cli.table.plain import PlainTable
from ecotone.cli.table.session import Session
from ecotone.cli.table.typed import command_words, split_decisions
from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.replay import PERSON, Replay
from ecotone.games.habitats.words import cell_name
from ecotone.testing import finished_match

GAMES = ["keystone", "ecosfera", "habitats", "keyharvest"]
ODD = (
    "²",
    "٣",
    "①",
    "--8",
    "-1",
    "9" * 5000,
    "",
    " ",
    "\0",
    "\x1b[A",
    "a=b",
    "end_turn(",
    "()",
    "𝟙",
)


class Screen(Console):
    """A console that types prepared lines and remembers all it showed."""

    def __init__(self, lines):
        super().__init__(file=io.StringIO(), width=100, highlight=False)
        self.lines = list(lines)
        self.cleared = 0

    def input(self, prompt="", **settings):
        self.print(prompt)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if isinstance(line, BaseException):
            raise line
        return line

    def clear(self, home=True):
        self.cleared += 1

    @property
    def shown(self):
        return self.file.getvalue()


@pytest.fixture
def type_lines(monkeypatch, tmp_path):
    """Play a match with these lines typed; gives the screen and the file it was saved in."""

    def run(match, lines, seats=None, language="en"):
        screen = Screen(lines)
        for module in (console, replay, result, plain):
            monkeypatch.setattr(module, "out", screen)
        file = tmp_path / "game.json"
        PlainTable(Session(match, seats or (PERSON,) * match.players, file, language)).run()
        return screen, file

    return run


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_odd_lines_are_answered_and_the_game_goes_on(type_lines, name, seed):
    game = game_named(name)
    choose = random.Random(seed)
    usual = ["1", "2", "3", "0", "u", "t", "l", "r", "s", "?"]
    lines = ["", *ODD, *(choose.choice([*ODD, *usual, *usual]) for _ in range(40))]
    screen, file = type_lines(Match(game, 2, seed), lines)
    assert "² is not one of the choices here." in screen.shown
    assert "Saved." in screen.shown
    assert not Replay.read(file).match.over


def test_any_failure_saves_the_game_first(type_lines, tmp_path):
    match = Match(game_named("habitats"), 2, 1)
    with pytest.raises(ZeroDivisionError):
        type_lines(match, ["1", "1", ZeroDivisionError()])
    assert len(Replay.read(tmp_path / "game.json").match.actions) == 2


def test_every_decision_of_a_person_is_stored_at_once(type_lines, tmp_path):
    match = Match(game_named("habitats"), 2, 1)
    stored = []

    class Peek(str):
        def strip(self):
            file = tmp_path / "game.json"
            stored.append(len(Replay.read(file).match.actions) if file.exists() else 0)
            return "1"

    type_lines(match, [Peek(), Peek(), Peek()])
    assert stored == [0, 1, 2]


def test_a_person_can_type_the_letter_of_a_cell(type_lines):
    match = Match(game_named("habitats"), 1, 3, {"solo": "draw"})
    type_lines(match, ["b", "zz"])
    laid = match.game.actions.name(match.actions[0])
    assert laid == "place(beside=0, side=east, turned=0)"


def test_no_cell_is_named_like_a_command():
    for language in ("en", "de"):
        commands = command_words(language)
        assert not {cell_name(index) for index in range(400)} & set(commands)


@pytest.mark.parametrize("name", GAMES)
def test_different_decisions_never_share_a_line_without_a_text_for_the_group(name):
    game = game_named(name)
    match = Match(game, 2, 4)
    choose = random.Random(4)
    while not match.over and len(match.actions) < 150:
        groups = grouped(match, legal_choices(match, "en"), "en")
        listed = [choice.action for group in groups for choice in group.choices]
        assert sorted(listed) == sorted(match.legal_numbers.tolist())
        for group in groups:
            kinds = {game.actions.decode(choice.action).kind for choice in group.choices}
            text = f"group-{kinds.copy().pop().replace('_', '-')}"
            assert len(group.choices) == 1 or game.texts.has("en", text)
        match.push(int(choose.choice(match.legal)))


def test_help_shows_an_action_of_this_game(type_lines):
    screen, _ = type_lines(Match(game_named("habitats"), 1, 1), ["?"])
    assert "such as face(side=north)" in screen.shown
    assert "end_turn" not in screen.shown


@pytest.mark.parametrize(
    ("name", "options", "passes"),
    [("keystone", {}, 1), ("keystone", {"variant": "coop"}, 0), ("habitats", {}, 0)],
)
def test_the_device_is_passed_only_where_something_is_secret(type_lines, name, options, passes):
    screen, _ = type_lines(Match(game_named(name), 2, 1, options), [""])
    assert screen.cleared == passes
    assert ("Pass the device" in screen.shown) == bool(passes)


def test_what_happened_is_told_to_the_next_person_after_the_device_was_passed(type_lines):
    lines = ["", "introduce(slot=6, space=r2c2)", ""]
    screen, _ = type_lines(Match(game_named("keystone"), 2, 1), lines)
    after = screen.shown.rpartition("Pass the device to Player 2")[2]
    assert "Player 1 introduced" in after


def test_a_turn_that_was_ended_by_mistake_can_be_taken_back(type_lines):
    match = Match(game_named("ecosfera"), 2, 1)
    type_lines(match, ["end_turn", "u"])
    assert match.actions == []
    assert match.actor == 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_end_is_told_once_and_leads_to_replay_and_analysis(type_lines, language):
    match = finished_match(game_named("habitats"), 3, 5)
    match.pop()
    action = match.game.actions.name(match.choice(0))
    screen, file = type_lines(match, [action], ("person", "person", "easy"), language)
    assert screen.shown.count(match.game.texts.format(language, "event-over")) == 1
    assert console.TEXTS.format(language, "play-over") not in screen.shown.replace(
        match.game.texts.format(language, "event-over"), ""
    )
    assert f"ecotone replay {file}" in screen.shown.replace("'", "")
    assert f"ecotone analyse {file}" in screen.shown.replace("'", "")
    assert "--resume" not in screen.shown


@pytest.mark.parametrize("language", ["en", "de"])
def test_after_the_end_the_level_that_suits_is_told_from_all_saved_games(
    type_lines, tmp_path, language
):
    told = []
    for seed in (5, 6):
        match = finished_match(game_named("habitats"), 2, seed)
        match.pop()
        action = match.game.actions.name(match.choice(0))
        screen, file = type_lines(match, [action], ("person", "medium"), language)
        file.rename(tmp_path / f"habitats-{seed}.json")
        told.append(screen.shown)
    assert {"en": "Next time, try the level", "de": "mit der Stufe"}[language] in told[0]
    assert {"en": "estimated from this game", "de": "geschätzt aus dieser Partie"}[
        language
    ] in told[0]
    assert {"en": "your last 2 games", "de": "deinen letzten 2 Partien"}[language] in told[1]


@pytest.fixture
def shown_result(monkeypatch):
    def run(match, seats, language="en"):
        screen = Screen([])
        monkeypatch.setattr(result, "out", screen)
        show_result(match, seats, language)
        return screen.shown

    return run


def test_the_final_list_is_in_order_of_places(shown_result):
    for seed in range(4):
        match = finished_match(game_named("habitats"), 4, seed)
        shown = shown_result(match, ("person", "easy", "Ann", "person"))
        places = [int(n) for n in re.findall(r"^(\d)\. ", shown, re.MULTILINE)]
        assert places == sorted(match.places())
        assert "Player 2 (bot: easy): " in shown
        assert "Ann: " in shown


def test_a_team_has_one_result(shown_result):
    match = finished_match(game_named("ecosfera"), 3, 1)
    score = match.scores()[0]
    points = "1 point." if score == 1 else f"{score} points."
    shown = shown_result(match, ("person",) * 3)
    assert f"You lost together with {points}" in shown
    assert shown.count("The sea is lost.") == 1
    assert "Player 1" not in shown
    assert "Ihr habt gemeinsam verloren" in shown_result(match, ("person",) * 3, "de")


def test_saves_are_never_overwritten_unasked(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path))
    with pytest.raises(BadOption, match="No game has been saved yet"):
        existing_save("nope", "en")
    first = free_save("habitats-5")
    first.parent.mkdir(parents=True)
    Replay(Match(game_named("habitats"), 2, 5), ("person", "easy")).write(first)
    assert free_save("habitats-5").name == "habitats-5-2.json"
    with pytest.raises(BadOption, match="holds a saved game"):
        new_save("habitats-5", False, "en")
    with pytest.raises(BadOption, match="ist schon eine Partie gespeichert"):
        new_save("habitats-5", False, "de")
    assert new_save("habitats-5", True, "en") == first
    assert existing_save("habitats-5", "en") == first
    with pytest.raises(BadOption, match=rf"{tmp_path}.*nope.json\. Saved games: habitats-5"):
        existing_save("nope", "en")
    assert json.loads(first.read_text("utf-8"))["seed"] == 5


def test_the_list_of_options_says_where_they_apply(monkeypatch):
    screen = Screen([])
    screen.width = 240
    monkeypatch.setattr(games, "out", screen)
    games.games("en", "ecosfera")
    games.games("de", "keystone")
    assert "Rows for one player (only with 1 player)" in screen.shown
    assert "(only with 2–4 players and complexity=2)" in screen.shown
    assert "(nur mit 1 Spieler oder variant=coop)" in screen.shown


def test_undo_takes_back_what_another_person_ended_by_mistake_or_the_own_decision(tmp_path):
    match = Match(game_named("keyharvest"), 2, 1)
    session = Session(match, (PERSON,) * 2, tmp_path / "x.json", "en")
    session.play(match.game.actions.parse("end_turn"))
    assert match.actor == 1
    assert session.undo() == [0]
    assert match.actions == []
    keystone = Match(game_named("keystone"), 2, 1)
    session = Session(keystone, (PERSON,) * 2, tmp_path / "x.json", "en")
    session.play(keystone.game.actions.parse("introduce(slot=6, space=r1c1)"))
    assert session.undo() is None, "the new card in the Field cannot be forgotten by an opponent"
    session.play(keystone.game.actions.parse("introduce(slot=6, space=r1c1)"))
    assert keystone.actor == 0
    assert session.undo() == [0, 1]
    assert keystone.actions == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("people", [1, 2])
def test_what_happened_is_told_in_order_and_nothing_twice(type_lines, name, people):
    match = Match(game_named(name), 2, 6)
    seats = (PERSON,) * people + ("greedy",) * (2 - people)
    screen, file = type_lines(match, ["", "1", "", "1"] * 20, seats)
    session = Session(Replay.read(file).match, seats, file, "en")
    if session.keeps_secrets:
        return
    shown = screen.shown.splitlines()
    told = session.lines[0]
    wrapped = [line for line in shown if line in set(told)]
    assert wrapped == [line for line in told if line in set(shown)]
    assert len(wrapped) > len(told) * 0.8


def test_a_disk_that_is_full_is_told_and_the_game_goes_on(type_lines, tmp_path):
    (tmp_path / "game.json.part").mkdir()
    match = Match(game_named("habitats"), 1, 3)
    screen, _ = type_lines(match, ["1", "1"])
    assert len(match.actions) == 2
    assert "The game could not be saved: " in screen.shown


def test_coordinates_names_and_parts_of_decisions_can_be_typed(type_lines):
    match = Match(game_named("keystone"), 1, 5)
    screen, _ = type_lines(match, ["6 r2c3", "field walk", "1"])
    names = [match.game.actions.name(action) for action in match.actions]
    assert names[0] == "introduce(slot=6, space=r2c3)"
    assert len(names) == 2
    assert names[1].startswith("use_active")
    assert "is not one of the choices" not in screen.shown


def test_what_cannot_be_chosen_says_why(type_lines):
    screen, _ = type_lines(Match(game_named("keystone"), 1, 5), ["why"])
    assert "You have" in screen.shown or "you have" in screen.shown


def test_the_table_is_not_told_again_for_every_part_of_a_decision(type_lines):
    """A whole table for each counter of a bid was 6,900 lines a game."""
    match = Match(game_named("keyharvest"), 2, 6)
    lines = ["act(action=D)", "1", "1", "1"]
    screen, _ = type_lines(match, lines, (PERSON, "greedy"))
    assert len(match.actions) >= 3
    assert screen.shown.count("Townsfolk in town:") == 1
    assert screen.shown.count("Stores and bids:") > 1, "what is new is told"


def test_the_whole_table_is_told_on_demand(type_lines):
    match = Match(game_named("keyharvest"), 2, 6)
    screen, _ = type_lines(match, ["t", "act(action=D)", "t"], (PERSON, "greedy"))
    assert screen.shown.count("Townsfolk in town:") == 3


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        (["a", "b", "c"], ["a", "x", "c"], ["x"]),
        (["a", "b", "c"], ["a", "b", "c", "x"], ["x"]),
        (["a", "b", "c"], ["a", "c"], ["a", "c"]),
        (["a", "b", "c"], ["x", "y", "c"], ["x", "y", "c"]),
    ],
)
def test_of_a_part_that_changed_its_new_lines_are_told(before, now, told):
    assert changed_lines(before, now) == told


def test_several_decisions_are_typed_in_one_line(type_lines):
    match = Match(game_named("keyharvest"), 2, 6)
    screen, _ = type_lines(match, ["D, 1", "1", "wheat; nonsense, hops"], (PERSON, "greedy"))
    names = [match.game.actions.name(action) for action in match.actions]
    assert names[0] == "act(action=D)"
    assert len(names) == 3
    assert "Not carried out: 1" in screen.shown, "a number belongs to the list that is shown"
    assert "Not carried out: nonsense, hops" in screen.shown


def test_a_line_of_decisions_ends_with_the_turn(type_lines):
    match = Match(game_named("keystone"), 2, 5)
    screen, _ = type_lines(match, ["6 r2c3, 6 r1c1"], (PERSON, "greedy"))
    assert match.game.actions.name(match.actions[0]) == "introduce(slot=6, space=r2c3)"
    assert "Not carried out: 6 r1c1" in screen.shown


@pytest.mark.parametrize("typed", ["introduce(slot=6, space=r2c3)", "6 r2c3", "x" * 5000 + ", a"])
def test_a_single_decision_is_not_divided(typed):
    assert split_decisions(typed) == [typed]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Road north, east: Synergy 5, then 0"),
        ("de", "Road Norden, Osten: Synergy 5, dann 0"),
    ],
)
def test_arrows_are_told_in_words(language, told):
    assert without_arrows("Road ↑→: Synergy 5 → 0", language) == told


@pytest.mark.parametrize(
    ("drawn", "told"),
    [
        ("Goals; 4; – 3 × Winter, ✓ 4 × Spring", "Goals; 4; not met: 3 × Winter, met: 4 × Spring"),
        ("– at least 9 points", "not met: at least 9 points"),
        ("Crops; 1; wheat 3 to 1 ✓, wine 0 to 2", "Crops; 1; wheat 3 to 1, counts, wine 0 to 2"),
        ("Coyote 3, Wolf 5 — (3 + 0) × 3", "Coyote 3, Wolf 5 — (3 + 0) × 3"),
    ],
)
def test_marks_of_score_sheets_are_told_in_words(drawn, told):
    assert without_marks(drawn, "en") == told


@pytest.mark.parametrize("players", [1, 2])
def test_only_an_assignment_has_an_assignments_ending(players):
    """Every game of two ended in the story of assignment 1, the option's value that is not used."""
    match = finished_match(game_named("keystone"), players, 5)
    assert len(list(closing_lines(match, "en"))) == (players == 1)
