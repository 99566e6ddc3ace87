"""Threads shared fairly: whoever asks for much waits for themselves, not the others for them."""

import asyncio
import heapq
import itertools
import os
import threading
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ecotone.server.errors import ApiError

T = TypeVar("T")
ASKERS_KEPT = 1_000


def step_back(niceness: int) -> None:
    """Let the event loop's thread go first, if the system has priorities for threads."""
    if hasattr(os, "setpriority") and os.uname().sysname == "Linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)


@dataclass(order=True)
class Job:
    """Something to be computed, and where its result goes."""

    turn: int
    number: int
    asker: Hashable = field(compare=False)
    start: "Callable[[], asyncio.Future[Any]]" = field(compare=False)
    done: "asyncio.Future[Any]" = field(compare=False)


class FairQueue:
    """Runs jobs in threads of its own, one of each asker in turn.

    Each job gets the number of the turn in which it runs: an asker's next job the turn after the
    one before, a newcomer's the present turn (start-time fair queueing). A job whose result nobody
    awaits any more is dropped before it starts.
    """

    def __init__(self, name: str, threads: int, niceness: int, most_waiting: int) -> None:
        self.name = name
        self.threads = threads
        self.most_waiting = most_waiting
        """How many jobs of one asker may wait; ApiError for more."""
        self.started = 0
        """Jobs begun since the start."""
        self._running = 0
        self._turn = 0
        self._next_turn: dict[Hashable, int] = {}
        self._jobs: list[Job] = []
        self._numbers = itertools.count()
        self._waiting: Counter[Hashable] = Counter()
        self._pool = ThreadPoolExecutor(threads, name, step_back, (niceness,))

    def __len__(self) -> int:
        """Jobs that run or wait."""
        return self._running + self._waiting.total()

    async def run(self, asker: Hashable, work: Callable[..., T], *given: Any) -> T:
        """The result of some work in a thread, once it is this asker's turn."""
        loop = asyncio.get_running_loop()
        return await self.take_turn(asker, lambda: loop.run_in_executor(self._pool, work, *given))

    async def take_turn(self, asker: Hashable, start: "Callable[[], asyncio.Future[T]]") -> T:
        """The result of what starts once it is this asker's turn; ApiError if too much waits."""
        if self._waiting[asker] >= self.most_waiting:
            raise ApiError("too_many")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        turn = max(self._turn, self._next_turn.get(asker, 0))
        self._next_turn[asker] = turn + 1
        job = Job(turn, next(self._numbers), asker, start, done)
        heapq.heappush(self._jobs, job)
        self._waiting[asker] += 1
        self._start_more()
        try:
            return await done
        except asyncio.CancelledError:
            self._drop(job)
            raise

    def _drop(self, job: Job) -> None:
        """Remove a job, if it waits."""
        if job in self._jobs:
            self._jobs.remove(job)
            heapq.heapify(self._jobs)
            self._leave(job.asker)

    def _leave(self, asker: Hashable) -> None:
        """Count one waiting job less, and forget an asker who is owed nothing."""
        self._waiting[asker] -= 1
        if not self._waiting[asker]:
            del self._waiting[asker]
        if len(self._next_turn) > ASKERS_KEPT:
            turns = self._next_turn.items()
            self._next_turn = {one: turn for one, turn in turns if turn > self._turn}

    def _start_more(self) -> None:
        """Start jobs as long as a thread is free."""
        while self._running < self.threads and self._jobs:
            job = heapq.heappop(self._jobs)
            self._turn = max(self._turn, job.turn)
            self._leave(job.asker)
            self._start(job)

    def _start(self, job: Job) -> None:
        self._running += 1
        self.started += 1
        running = job.start()
        running.add_done_callback(lambda ended: self._end(job, ended))

    def _end(self, job: Job, ended: "asyncio.Future[Any]") -> None:
        self._running -= 1
        failure = asyncio.CancelledError() if ended.cancelled() else ended.exception()
        if not job.done.done():
            if ended.cancelled():
                job.done.cancel()
            elif failure is not None:
                job.done.set_exception(failure)
            else:
                job.done.set_result(ended.result())
        self._start_more()

    def close(self) -> None:
        """Stop without waiting for running work."""
        for job in self._jobs:
            job.done.cancel()
        self._jobs.clear()
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
