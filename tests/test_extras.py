"""The core needs NumPy and Numba only; whatever needs more says which extra to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ecotone.bots import bot_named, seated_bot
from ecotone.engine.caching import cached
from ecotone.engine.extras import MissingExtra, needs
from ecotone.engine.folders import cache_root, data_root
from ecotone.engine.match import Match
from ecotone.engine.registry import games
from ecotone.engine.replay import Replay

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

RESEARCH = """
import ecotone

match = ecotone.make({name!r}, players=2, seed=1)
bots = [ecotone.bots.bot_named(name, seed=1) for name in ("easy", "greedy", "random")]
for turn in range(12):
    match.push(bots[turn % 3].choose(match))
match.pop()
again = eval(repr(match))
assert again.checksum() == match.checksum()
assert str(match).startswith({name!r})
assert match.mask().sum() == len(match.legal)
assert match.view(0).keys() == match.view().keys()
if match.game.part("observation", "observe"):
    assert match.observe(0).shape == (match.game.observation.size,)
ecotone.Replay.from_data(ecotone.Replay(match).to_data())
batch = ecotone.Batch.of({name!r}, players=2, seeds=range(8))
assert batch.step(batch.masks.argmax(axis=1)) == 0
print(batch.scores().shape)
try:
    match.describe_legal("de")
except ecotone.EcotoneError as error:
    print(error)
"""

COMMAND = """
import sys
from ecotone.cli import main

sys.argv = ["ecotone", "games"]
main()
"""


PLAY = """
import sys
from ecotone.cli import main

sys.argv = ["ecotone", *{arguments!r}]
main()
"""


def with_core_only(program, typed=""):
    return subprocess.run(
        [sys.executable, "-m", "core_only", program],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "tests",
    )


@pytest.mark.parametrize("name", games())
def test_a_game_is_played_batched_and_observed_with_the_core_only(name):
    done = with_core_only(RESEARCH.format(name=name))
    assert done.stderr == ""
    assert done.stdout == (
        "(8, 2)\n"
        "expected the package fluent, got none; install it with pip install 'ecotone[play]'\n"
    )


def test_the_command_says_what_to_install():
    done = with_core_only(COMMAND)
    assert done.returncode == 2
    assert done.stderr == (
        "ecotone: expected the package typer, got none; "
        "install it with pip install 'ecotone[play]', "
        "or play at once with uvx --from 'ecotone[play]' ecotone play keystone\n"
    )


@pytest.mark.parametrize("name", games())
def test_the_core_plays_a_game_to_its_end(name, tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path))
    game, bot = games()[name], bot_named("greedy", 5)
    match, typed = Match(game, 1 if 1 in game.players else 2, 5), ["nonsense", "table", "hint"]
    other = seated_bot("beginner", 5, 1)
    while not match.over:
        mine = match.actor == 0
        action = (bot if mine else other).choose(match)
        typed += [str(match.legal[list(match.legal_numbers).index(action)])] if mine else []
        match.push(action)
    words = ["play", name, "--seed", "5", "--bot", "beginner", "--players", str(match.players)]
    done = with_core_only(PLAY.format(arguments=words), "\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert "a decision or a command (? for help), got 'nonsense'" in done.stdout
    assert f"seat 0, person: points {match.scores()[0]}" in done.stdout
    saved = Replay.read(tmp_path / "saves" / f"{name}-5.json")
    assert saved.match.checksum() == match.checksum()


def test_the_core_asks_for_the_game_takes_back_and_continues_in_german(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path))
    done = with_core_only(PLAY.format(arguments=[]), "chess\nhabitats\n1\nundo\nundo\n2\nquit\n")
    assert "There is nothing to undo." in done.stdout
    (file,) = (tmp_path / "saves").iterdir()
    before = Replay.read(file).match
    words = ["--resume", str(file), "--lang=de"]
    again = with_core_only(PLAY.format(arguments=words), "chess\nregeln\n1\nende\n")
    assert again.returncode == 0, again.stderr
    assert again.stderr.startswith("Nur der Kern ist installiert")
    assert "face(side=north|east|south|west): wählen, wohin deine Figur am Anfang" in again.stdout
    assert "oder ein Befehl (? für Hilfe), gefunden: 'chess'" in again.stdout
    assert "So spielt man Habitats\n" in again.stdout
    assert f"Gespeichert: {file}" in again.stdout
    assert len(Replay.read(file).match.actions) > len(before.actions) > 0


def test_the_core_depends_on_numpy_and_numba():
    assert [line.partition(">")[0] for line in PROJECT["dependencies"]] == ["numba", "numpy"]


def test_a_missing_module_of_our_own_is_no_missing_extra():
    with pytest.raises(ModuleNotFoundError, match="ecotone"), needs("play"):
        import ecotone.chess  # noqa: F401
    with pytest.raises(MissingExtra, match=r"package nowhere, .* 'ecotone\[lab\]'"), needs("lab"):
        import nowhere  # noqa: F401


@pytest.mark.parametrize(
    ("system", "variable", "cache", "data"),
    [
        ("linux", "", ".cache/ecotone", ".local/share/ecotone"),
        ("linux", "XDG", "own/ecotone", "own/ecotone"),
        ("darwin", "", "Library/Caches/ecotone", "Library/Application Support/ecotone"),
        ("win32", "", "AppData/Local/ecotone/Cache", "AppData/Local/ecotone"),
    ],
)
def test_the_users_folders_are_where_each_system_has_them(
    tmp_path, monkeypatch, system, variable, cache, data
):
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)
    for name in ("ECOTONE_CACHE", "ECOTONE_DATA", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "own") if variable else "")
    assert cache_root() == tmp_path / cache
    assert data_root() == tmp_path / data


def test_the_results_used_last_are_kept():
    asked = []

    @cached(2, key=lambda values: tuple(values))
    def total(values):
        asked.append(list(values))
        return sum(values)

    for values in ([1], [2], [1], [3], [1], [2]):
        assert total(values) == sum(values)
    assert asked == [[1], [2], [3], [2]]


def test_the_environments_say_what_to_install():
    done = with_core_only("import ecotone; ecotone.envs")
    last = done.stderr.splitlines()[-1]
    assert last.endswith("got none; install it with pip install 'ecotone[envs]'")


def test_a_package_that_is_too_old_is_to_be_upgraded():
    too_old = pytest.raises(MissingExtra, match=r"json, got an older version; .* --upgrade")
    with too_old, needs("play"):
        import json.no_such_part  # noqa: F401
