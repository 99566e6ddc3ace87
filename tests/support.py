"""What several tests share: variants, options that apply, and commands run as a person would."""

import io
import json
import os
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack, closing, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from ecotone.cli import main
from ecotone.engine.game import Game
from ecotone.engine.options import read_options

ENVIRONMENT = {"LANG": "C.UTF-8", "COLUMNS": "200"}


def applicable(game: Game, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the options that mean something at a table of this size."""
    full = read_options(game.options, options)
    declared = {option.name: option for option in game.options}
    return {
        name: value
        for name, value in options.items()
        if declared[name].applies_to(players, full) or full[name] == declared[name].default
    }


def mainly(
    names: str | tuple[str, ...], variants: Iterable[object], ids: Iterable[str] | None = None
) -> pytest.MarkDecorator:
    """Run a test with the first of the variants, and with the others if deep."""
    first, *others = variants
    deep = [
        pytest.param(*(one if isinstance(names, tuple) else (one,)), marks=pytest.mark.deep)
        for one in others
    ]
    return pytest.mark.parametrize(names, [first, *deep], ids=ids)


def in_turn(
    names: tuple[str, str], things: Iterable[object], variants: Iterable[object]
) -> pytest.MarkDecorator:
    """Run a test for each thing with one of the variants, in turn; with the others if deep."""
    every = list(variants)
    return pytest.mark.parametrize(
        names,
        [
            pytest.param(
                thing, variant, marks=() if at == number % len(every) else pytest.mark.deep
            )
            for number, thing in enumerate(things)
            for at, variant in enumerate(every)
        ],
    )


Completed = subprocess.CompletedProcess[str]


def installed(project: Path, site: Path) -> str:
    """A PYTHONPATH on which a project's package is found with its entry points.

    It does what `pip install -e` would do, without a network.
    """
    facts = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    about = site / f"{facts['name'].replace('-', '_')}-{facts['version']}.dist-info"
    about.mkdir(parents=True)
    name, version = facts["name"], facts["version"]
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (about / "METADATA").write_text(metadata, "utf-8")
    points = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in held.items())
        for group, held in facts["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("\n".join(points), "utf-8")
    path = [str(site), str(project / "src"), os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(filter(None, path))


def ecotone(*arguments: str, given: str = "", **environment: str) -> Completed:
    """Run a command as `ecotone` would, without the second that a new process takes to start."""
    out, err = io.StringIO(), io.StringIO()
    with ExitStack() as stack:
        stack.enter_context(mock.patch.object(sys, "argv", ["ecotone", *arguments]))
        stack.enter_context(mock.patch.object(sys, "stdin", io.StringIO(given)))
        stack.enter_context(mock.patch.dict(os.environ, ENVIRONMENT | environment))
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        ended = stack.enter_context(pytest.raises(SystemExit))
        main()
    code = ended.value.code
    return subprocess.CompletedProcess(
        arguments, int(code or 0), stdout=out.getvalue(), stderr=err.getvalue()
    )


def ecotone_process(*arguments: str, given: str = "", **environment: str) -> Completed:
    """Run a command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ecotone", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | ENVIRONMENT | environment,
        timeout=600,
        check=False,
    )


def ecotone_json(*arguments: str, run: Callable[..., Completed] = ecotone, **more: str) -> Any:
    """Run a command that must succeed and print JSON."""
    done = run(*arguments, "--json", **more)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def keep_analysis(database: Path, table: str, analysis: Mapping[str, Any]) -> None:
    """Store a finished game's analysis as a server would once it is done."""
    with closing(sqlite3.connect(database, timeout=30)) as line, line:
        line.execute("INSERT INTO analyses VALUES (?, ?)", (table, json.dumps(analysis)))
