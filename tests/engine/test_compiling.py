"""Compiled code: kept per package, renewed when a source changes, made only when a game is used."""

import shutil
import subprocess
import sys

import numpy as np
import pytest
from numba.core.caching import NullCache

from ecotone.engine import compiling
from ecotone.engine.file_lock import file_locked
from ecotone.engine.registry import own_game, own_games
from ecotone.engine.sources import reached_from


@pytest.fixture
def package(tmp_path):
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text(
        "from ecotone.engine.compiling import rule\n"
        "from game.numbers import ONE\n"
        "@rule\n"
        "def one(): return ONE\n"
    )
    (folder / "numbers.py").write_text("ONE = 1\n")
    (folder / "view.py").write_text("from game.rules import rule\n")
    return folder


def test_a_change_in_what_rules_are_made_of_changes_the_folder(package):
    before = compiling.sources_digest(package)
    assert compiling.sources_digest(package) == before
    (package / "numbers.py").write_text("ONE = 2\n")
    changed = compiling.sources_digest(package)
    (package / "more.py").write_text("@rule\ndef two(): return 2\n")
    assert len({before, changed, compiling.sources_digest(package)}) == 3


def test_a_change_elsewhere_leaves_the_folder(package):
    before = compiling.sources_digest(package)
    (package / "view.py").write_text("SIGHT = 2\n")
    assert compiling.sources_digest(package) == before


def test_rules_never_reach_for_what_people_see():
    """Views and the contract stay out of compiled code, so that changing them compiles nothing."""
    for name in own_games():
        files = {path.name for path in reached_from([own_game(name).folder / "entry.py"])}
        assert "rules.py" in files
        assert not files & {"view.py", "words.py", "terminal.py", "game.py", "texts.py"}


def test_old_generations_are_forgotten(package, tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_CACHE", str(tmp_path / "cache"))
    for number in range(6):
        (package / "numbers.py").write_text(f"ONE = {number}\n")
        compiling.code_folder.cache_clear()
        newest = compiling.code_folder(package)
    kept = list((tmp_path / "cache").iterdir())
    assert newest in kept
    assert len(kept) == compiling.GENERATIONS_KEPT


@compiling.rule
def twice(number: int) -> int:
    return 2 * number


@pytest.mark.skipif(compiling.interpreted(), reason="nothing is compiled")
def test_narrow_numbers_from_python_find_the_code_for_wide_ones(monkeypatch):
    """Working out the types of a whole record anew would take milliseconds a call."""
    assert twice(np.int8(3)) == 6

    def search(*_):
        raise AssertionError("the types of an argument were worked out anew")

    monkeypatch.setattr(compiling.RuleDispatcher, "_compile_for_args", search)
    assert twice(np.int8(100)) == 200
    assert len(twice.signatures) == 1


@compiling.rule
def inner(number: int) -> int:
    return number + 1


@compiling.rule
def outer(number: int) -> int:
    return inner(number) * inner(2)


@pytest.mark.skipif(compiling.interpreted(), reason="nothing is compiled")
def test_a_rule_within_another_gets_no_machine_code_of_its_own(monkeypatch):
    """Optimising and storing each rule by itself too would double the time of a first start."""
    monkeypatch.setattr(outer, "_cache", NullCache())  # an earlier run may have kept its code
    assert outer(np.int8(3)) == 12
    assert len(outer.signatures) == 1
    assert inner.signatures == []
    assert len(inner.parts) == 1
    assert inner(3) == 4


def test_an_unwritable_cache_is_no_obstacle(package, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("ECOTONE_CACHE", str(tmp_path / "file" / "cache"))
    compiling.code_folder.cache_clear()
    assert compiling.code_folder(package) is None


def test_one_of_several_processes_compiles(package, tmp_path, monkeypatch):
    """The others wait, and load what it has stored."""
    monkeypatch.setenv("ECOTONE_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    script = (
        "from game.rules import one\n"
        "print('ready', flush=True)\n"
        "input()\n"
        "assert one() == 1\n"
        "print(sum(one.stats.cache_misses.values()))\n"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", script],
            cwd=package.parent,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("now\n")
        process.stdin.flush()
    assert sum(int(process.communicate()[0]) for process in processes) == 1


def test_a_folder_that_is_gone_is_no_obstacle(tmp_path):
    """Another version may have removed it while this one runs."""
    began = []
    with file_locked(tmp_path / "gone" / "rule.lock"):
        began.append(True)
    assert began


def test_copies_of_the_sources_share_compiled_code(package, tmp_path, monkeypatch):
    """A clone at another place compiles nothing that was compiled before."""
    monkeypatch.setenv("ECOTONE_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    script = (
        "from game.rules import one\n"
        "assert one() == 1\n"
        "print(sum(one.stats.cache_hits.values()), sum(one.stats.cache_misses.values()))\n"
    )

    def counted(folder):
        monkeypatch.setenv("PYTHONPATH", str(folder))
        command = [sys.executable, "-c", script]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    assert counted(package.parent) == ["0", "1"]
    elsewhere = shutil.copytree(package, tmp_path / "elsewhere" / "game")
    assert counted(elsewhere.parent) == ["1", "0"]


def test_importing_compiles_nothing():
    """Every module but the entry points and loops can be imported without a single compilation."""
    script = (
        "import numba.core.compiler as c\n"
        "def refuse(*a, **k): raise SystemExit('compiled something')\n"
        "c.compile_extra = refuse\n"
        "import ecotone.cli\n"
        "from ecotone.engine.registry import games\n"
        "print(len(games()))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 1
