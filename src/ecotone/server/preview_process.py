"""A process of its own for previews, used while many tables ask for them.

Threads that run Python code take turns with the event loop; another process does not.
"""

import asyncio
import itertools
import logging
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from ecotone.engine.match import Match
from ecotone.server.preview_worker import (
    LENGTH_BYTES,
    READY,
    Answer,
    Question,
    Table,
    framed,
)
from ecotone.server.previews import FoundPreviews, as_found

LOG = logging.getLogger("ecotone.server")
MOST_TABLES = 256
"""Games, editions and options that the process keeps at a time."""
RESTART_SECONDS = 60.0
"""How long after its last start a process that has ended may be started again."""
COMMAND = (sys.executable, "-m", "ecotone.server.preview_worker")


class ProcessEnded(Exception):
    """The process has ended before it could answer."""


class PreviewProcess:
    """Starts in the background when it is wanted; until it is ready, others compute previews."""

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self.ready = False
        self._spawn = spawn
        self._process: Process | None = None
        self._started = -RESTART_SECONDS
        self._numbers = itertools.count()
        self._awaited: dict[int, asyncio.Future[FoundPreviews]] = {}
        self._tables: OrderedDict[Hashable, int] = OrderedDict()

    @property
    def number(self) -> int:
        """The operating system's number of the process; 0 without one."""
        return self._process.pid if self._process else 0

    def want(self, games: Iterable[str]) -> None:
        """Start with these games, unless that was tried a moment ago, or there is but one core."""
        now = time.monotonic()
        if not self.ready and now - self._started >= RESTART_SECONDS and os.cpu_count() != 1:
            self._started = now
            self._spawn(self._run(sorted(games)))

    async def ask(self, match: Match, seat: int) -> FoundPreviews:
        """The previews of a match in JSON; ProcessEnded if there is no process any more."""
        process = self._process
        if process is None or process.stdin is None or not self.ready:
            raise ProcessEnded
        number = next(self._numbers)
        found: asyncio.Future[FoundPreviews] = asyncio.get_running_loop().create_future()
        self._awaited[number] = found
        table = self._number_of(match, process.stdin)
        question = Question(number, table, seat, match.state.tobytes())
        process.stdin.write(framed(question))
        try:
            return await found
        finally:
            self._awaited.pop(number, None)

    def _number_of(self, match: Match, to: asyncio.StreamWriter) -> int:
        """The number of the match's table; the process is told of one that it does not know."""
        options = tuple(sorted(match.options.items()))
        key = match.game.name, match.players, options, match.edition.digest, match.edition.name
        number = self._tables.get(key)
        if number is None:
            if len(self._tables) < MOST_TABLES:
                number = len(self._tables)
            else:
                _, number = self._tables.popitem(last=False)
            without_actions = match.copy()
            without_actions.actions = []
            to.write(framed(Table(number, pickle.dumps(without_actions))))
            self._tables[key] = number
        self._tables.move_to_end(key)
        return number

    async def _run(self, games: list[str]) -> None:
        """Start the process, and pass on its answers until it ends."""
        process = await asyncio.create_subprocess_exec(*COMMAND, *games, stdin=PIPE, stdout=PIPE)
        self._process = process
        self._tables.clear()
        try:
            await self._receive(process)
        finally:
            self.ready = False
            self._process = None
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            for waiting in self._awaited.values():
                if not waiting.done():
                    waiting.set_exception(ProcessEnded())
            LOG.info("the process for previews has ended")

    async def _receive(self, process: Process) -> None:
        """Pass on answers until the stream ends."""
        decoder = msgspec.msgpack.Decoder(Answer)
        assert process.stdout is not None
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await process.stdout.readexactly(LENGTH_BYTES)
                size = int.from_bytes(head)
                self._settle(decoder.decode(await process.stdout.readexactly(size)))

    def _settle(self, answer: Answer) -> None:
        if answer.number == READY.number:
            self.ready = True
            return
        waiting = self._awaited.get(answer.number)
        if waiting is None or waiting.done():
            return
        if answer.failure:
            waiting.set_exception(RuntimeError(answer.failure))
        else:
            waiting.set_result(as_found(answer.previews))
