"""Games in a real pseudo-terminal: both faces, a terminal that is resized, killed or closed."""

import json
import signal
import time

import pytest
from cli.terminals import Terminal
from support import in_turn

from ecotone.engine.registry import game_named
from ecotone.engine.replay import PERSON, Replay
from ecotone.testing import finished_match

GAMES = ["keystone", "ecosfera", "habitats", "keyharvest"]
OVER = {"en": "r: replay", "de": "r: nachspielen"}
ANALYSE = "ecotone analyse"
F10 = "\x1b[21~"
PATIENCE = 600


def saved(folder, name, left, players=2):
    """A saved game with this many decisions to go."""
    match = finished_match(game_named(name), players, 5)
    match.rewind(len(match.actions) - left)
    file = folder / "game.json"
    Replay(match, (PERSON,) + ("random",) * (players - 1)).write(file)
    return file


def actions_in(file):
    return len(json.loads(file.read_text("utf-8"))["actions"])


def choose_until(terminal, found):
    """Choose the first move again and again, no faster than the screen is drawn."""
    until = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < until, terminal.shown
        terminal.type("1\r")
        assert terminal.settle() or found(), f"the program ended:\n{terminal.text[-3000:]}"


def play_on_screen(arguments, language, **environment):
    terminal = Terminal([*arguments, "--lang", language], **environment)
    terminal.wait_until_shown("Esc: ")
    terminal.type("\r")
    choose_until(terminal, lambda: OVER[language] in terminal.shown)
    terminal.type(F10)
    assert terminal.end() == 0
    return terminal


def play_in_lines(arguments, language, **environment):
    arguments = [*arguments, "--plain", "--lang", language]
    terminal = Terminal(arguments, is_drawn=False, **environment)
    choose_until(terminal, lambda: terminal.has_written(ANALYSE))
    assert terminal.end() == 0
    return terminal


@pytest.mark.parametrize("face", [play_on_screen, play_in_lines])
def test_a_game_is_played_to_its_end(tmp_path, face):
    file = saved(tmp_path, "habitats", 6)
    terminal = face(["play", "habitats", "--resume", str(file)], "de", ECOTONE_DATA=str(tmp_path))
    assert Replay.read(file).match.over
    assert ANALYSE in terminal.text


@pytest.mark.deep
@pytest.mark.parametrize("face", [play_on_screen, play_in_lines])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_played(tmp_path, name, language, face):
    file = tmp_path / "whole.json"
    arguments = ["play", name, "--seed", "3", "--bot", "random", "--save", str(file)]
    face(arguments, language, ECOTONE_DATA=str(tmp_path))
    assert Replay.read(file).match.over


@in_turn(("plain", "end"), [True, False], [Terminal.hang_up, Terminal.kill])
def test_a_closed_or_killed_terminal_loses_no_decision(tmp_path, plain, end):
    """It ends the program, also where the signal is ignored, as for what nohup starts."""
    file = saved(tmp_path, "habitats", 12)
    before = actions_in(file)
    arguments = ["play", "habitats", "--resume", str(file), "--lang", "en"]
    arguments += ["--plain"] * plain
    ignored = [signal.SIGHUP]
    terminal = Terminal(arguments, ignored=ignored, ECOTONE_DATA=str(tmp_path))
    if plain:
        terminal.wait_until_written("> ")
    else:
        terminal.wait_until_shown("Esc: ")
        terminal.type("\r")
        terminal.resize(100, 30)
        terminal.wait_for(lambda: "House edition" not in terminal.shown, "the table")
    terminal.type("²\r")
    terminal.wait_for(lambda: "is not one of" in terminal.text, "a refusal")
    terminal.type("1\r")
    terminal.wait_for(lambda: actions_in(file) > before, "a decision")
    end(terminal)
    assert len(Replay.read(file).match.actions) > before


@pytest.mark.parametrize(("plain", "key"), [(True, "\x03"), (True, "\x04"), (False, "\x03")])
def test_control_c_and_an_end_of_input_save_and_say_how_to_continue(tmp_path, plain, key):
    file = saved(tmp_path, "habitats", 12)
    arguments = ["play", "habitats", "--resume", str(file), "--lang", "en"]
    terminal = Terminal([*arguments, *["--plain"] * plain], ECOTONE_DATA=str(tmp_path))
    terminal.wait_for(lambda: terminal.has_written("> " if plain else "Esc: "), "a question")
    terminal.type(key)
    assert terminal.end() == 0
    assert "--resume" in terminal.text
    assert not Replay.read(file).match.over
