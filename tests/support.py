"""What several tests share: options that apply, and commands run as a person would."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack, redirect_stderr, redirect_stdout
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


Completed = subprocess.CompletedProcess[str]


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
