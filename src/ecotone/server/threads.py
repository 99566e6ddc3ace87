"""Work that must not block the event loop: bots, hints and analyses, and loading games."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

NICENESS = 5


def step_back() -> None:
    """Let the event loop's thread go first, if the system has priorities for threads."""
    if hasattr(os, "setpriority") and os.uname().sysname == "Linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class Threads:
    """Threads for thinking, first come first served; one for loading games, one for analyses."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or os.cpu_count() or 1
        self._thinkers = ThreadPoolExecutor(self.count, "thinking", step_back)
        self._student = ThreadPoolExecutor(1, "analysing", step_back)
        self._loader = ThreadPoolExecutor(1, "loading")

    async def think(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something that takes a while."""
        call = lambda: work(*args, **kwargs)  # noqa: E731 - executors take no keywords
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, call)

    async def study(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something that takes minutes; bots do not wait for it."""
        call = lambda: work(*args, **kwargs)  # noqa: E731
        return await asyncio.get_running_loop().run_in_executor(self._student, call)

    async def load(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something that loads compiled code; one at a time."""
        call = lambda: work(*args, **kwargs)  # noqa: E731
        return await asyncio.get_running_loop().run_in_executor(self._loader, call)

    def close(self) -> None:
        """Stop without waiting for running work."""
        for pool in (self._thinkers, self._student, self._loader):
            pool.shutdown(wait=False, cancel_futures=True)
