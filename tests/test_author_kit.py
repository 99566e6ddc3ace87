"""Games of other packages: the one in `examples/`, and what `ecotone new-game` creates."""

import ast
import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from support import ecotone, ecotone_json, ecotone_process, installed

from ecotone.engine import registry
from ecotone.engine.errors import UnknownGame

ROOT = Path(__file__).parents[1]
MEADOW = ROOT / "examples" / "meadow"


def run(*command, path, folder):
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.deep
def test_the_example_passes_its_own_tests_and_is_found(tmp_path):
    path = installed(MEADOW, tmp_path / "site")
    assert "4 passed" in run("pytest", "-p", "no:cacheprovider", path=path, folder=MEADOW)
    listed = ecotone_json("games", "meadow", run=ecotone_process, PYTHONPATH=path)
    assert listed[0]["title"] == "Secret Meadow"


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (
            "no_such_package:GAME",
            "the game fox cannot be loaded from no_such_package:GAME: No",
        ),
        ("json:GAME", "the game fox cannot be loaded from json:GAME: module 'json' has no"),
        ("json:dumps", "json:dumps: expected a Game, got function"),
        ("ecotone.games.keystone:GAME", "two games are called keystone"),
    ],
)
def test_a_package_that_is_at_fault_is_named(monkeypatch, value, why):
    point = EntryPoint("fox", value, registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    registry.games.cache_clear()
    with pytest.raises(UnknownGame, match=re.escape(why)):
        registry.games()


def test_a_new_game_passes_every_check_at_once(tmp_path):
    project = tmp_path / "anywhere" / "dune_fox"
    said = ecotone("new-game", "dune_fox", "--folder", str(project))
    assert f"pip install -e '{project}[dev]'" in said.stdout
    path = installed(project, tmp_path / "site")
    assert "2 passed" in run("pytest", path=path, folder=project)
    german = ecotone_json("games", "dune_fox", "--lang=de", run=ecotone_process, PYTHONPATH=path)
    assert german[0]["title"] == "Dune Fox"


def test_a_new_game_is_well_formed(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said = ecotone("new-game", "dune_fox", "--lang=de")
    assert said.stdout.startswith("dune_fox angelegt.")
    texts = [path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()]
    assert len(texts) == 16
    assert not any("newgame" in text.lower() for text in texts)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    command = [sys.executable, "-m", "ruff"]
    for tool in (["check", "--extend-ignore=D1,I001"], ["format", "--check"]):
        done = subprocess.run([*command, *tool, "."], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Meadow", "lower-case letters"),
        ("dune-fox", "lower-case letters"),
        ("2dunes", "begins with a letter"),
        ("x", "2 to 30"),
        ("../fox", "lower-case letters"),
        ("class", "the reserved word class"),
        ("match", "the reserved word match"),
        ("ecotone", "the reserved word ecotone"),
        ("edition_reader", "the reserved word edition_reader"),
        ("meadow_", "lower-case letters"),
        ("keystone", "there is a game called keystone"),
        ("json", "there is a Python package called json"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_is_written(tmp_path, monkeypatch, name, why):
    monkeypatch.chdir(tmp_path)
    refused = ecotone("new-game", name)
    assert refused.returncode != 0
    assert why in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_not_touched(tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    refused = ecotone("new-game", "dune_fox", "--folder", str(tmp_path))
    assert "expected a folder that does not exist yet" in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def statements(source):
    return {ast.dump(node) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)}


def is_quoted(quoted, file):
    """Is it a part of the file? Methods are quoted without the indentation of their class."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return quoted.strip() in text
    return {ast.dump(statement) for statement in ast.parse(quoted).body} <= statements(text)


def test_the_walk_through_the_example_quotes_its_code():
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    quotes = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', page, re.MULTILINE | re.DOTALL)
    assert len(quotes) >= 12
    for file, quoted in quotes:
        assert is_quoted(quoted, MEADOW / file), f"{file}:\n{quoted}"
    assert not is_quoted("ACTIONS = None", MEADOW / "src/meadow/table.py")
