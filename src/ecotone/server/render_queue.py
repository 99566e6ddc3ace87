"""States that wait to be rendered: those that somebody waits for, then those of who looks on."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

LOG = logging.getLogger("ecotone.server")
RENDER_SECONDS = 0.002
"""How long states are rendered before decisions and answers have their turn."""
AWAITED_IN_A_ROW = 2
"""After so many, one of those that nobody waits for has its turn."""

Render = Callable[[], None]


class RenderQueue:
    """Renders states in turn, a few at a time."""

    def __init__(self) -> None:
        self._awaited: deque[Render] = deque()
        self._others: deque[Render] = deque()
        self._in_a_row = 0
        self._something = asyncio.Event()

    def __len__(self) -> int:
        return len(self._awaited) + len(self._others)

    def put(self, render: Render, awaited: bool) -> None:
        """Render a state in its turn. Is it awaited, by somebody who has decided or is to?"""
        (self._awaited if awaited else self._others).append(render)
        self._something.set()

    async def run(self) -> None:
        """Render whatever is put here, and let others have their turn in between."""
        while True:
            await self._something.wait()
            until = time.perf_counter() + RENDER_SECONDS
            while self and time.perf_counter() < until:
                try:
                    self._next()()
                except Exception:
                    LOG.exception("a table could not be rendered")
            if not self:
                self._something.clear()
            await asyncio.sleep(0)

    def _next(self) -> Render:
        if self._awaited and (self._in_a_row < AWAITED_IN_A_ROW or not self._others):
            self._in_a_row += 1
            return self._awaited.popleft()
        self._in_a_row = 0
        return self._others.popleft()
