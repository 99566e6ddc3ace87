"""Work that must not block the event loop: bots, hints, views, analyses, and loading games."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ecotone.server.fair_queue import FairQueue

P = ParamSpec("P")
T = TypeVar("T")

BOT_NICENESS = 5
HINT_NICENESS = 10
STUDY_NICENESS = 15
"""Bots go before hints and hints before analyses: each step leaves about a third of the time."""
MOST_HINTS = 4
MOST_VIEWS = 64
PREVIEWS_AHEAD = 4
"""Previews that the process for them has been asked for at a time."""
UNBOUNDED = 10**9


class Threads:
    """Threads for each kind of work, so that none waits behind another; one for loading games."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or os.cpu_count() or 1
        self.bots = FairQueue("bots", self.count, BOT_NICENESS, UNBOUNDED)
        self.hints = FairQueue("hints", max(1, self.count // 2), HINT_NICENESS, MOST_HINTS)
        self.views = FairQueue("views", 1, BOT_NICENESS, MOST_VIEWS)
        self.previews = FairQueue("previews", PREVIEWS_AHEAD, BOT_NICENESS, MOST_VIEWS)
        """Those that another process computes."""
        self.analyses = FairQueue("analyses", 1, STUDY_NICENESS, UNBOUNDED)
        self._loader = ThreadPoolExecutor(1, "loading")

    @property
    def queues(self) -> tuple[FairQueue, ...]:
        return self.bots, self.hints, self.views, self.previews, self.analyses

    async def load(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something that loads compiled code; one at a time."""
        call = lambda: work(*args, **kwargs)  # noqa: E731 - executors take no keywords
        return await asyncio.get_running_loop().run_in_executor(self._loader, call)

    def close(self) -> None:
        """Stop without waiting for running work."""
        for queue in self.queues:
            queue.close()
        self._loader.shutdown(wait=False, cancel_futures=True)
