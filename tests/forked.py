"""`ecotone` in processes of its own, forked from one that has imported the server already.

Starting Python and importing the server anew takes longer than many a test.
"""

import multiprocessing
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from multiprocessing.process import BaseProcess

from ecotone.cli import main

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["ecotone.cli.serve", "ecotone.server.running"])


def forked(*arguments: str, **environment: str) -> BaseProcess:
    """Run a command silently; whoever starts it ends it."""
    process = FORKS.Process(target=run, args=(arguments, os.environ | environment))
    process.start()
    return process


def run(arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    sys.argv = ["ecotone", *arguments]
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        main()
