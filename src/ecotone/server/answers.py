"""Answers that take a while, computed once per state however often they are asked for."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from ecotone.server.errors import ApiError

T = TypeVar("T")
KEPT = 4
"""Answers kept per table."""


def is_cancelled() -> bool:
    """Is the present task itself to end, and not only what it waits for?"""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Computing:
    """An answer that is computed or done, and how many wait for it."""

    def __init__(self, task: "asyncio.Task[Any]") -> None:
        self.task = task
        self.waiting = 0


class Answers:
    """The newest answers about one table by what was asked.

    A computation stops when the last of those who wait for it has left.
    """

    def __init__(self) -> None:
        self._found: OrderedDict[Hashable, Computing] = OrderedDict()

    def __contains__(self, question: Hashable) -> bool:
        return question in self._found

    async def get(self, question: Hashable, compute: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The answer to a question; `compute` is called unless somebody has asked it before."""
        found = self._found.get(question)
        if found is None:
            found = self._found[question] = Computing(asyncio.create_task(compute()))
            found.task.add_done_callback(lambda done: self._forget_failure(question, done))
        self._found.move_to_end(question)
        self._forget_oldest()
        found.waiting += 1
        try:
            answer: T = await asyncio.shield(found.task)
            return answer
        except asyncio.CancelledError as error:
            if found.task.cancelled() and not is_cancelled():
                raise ApiError("stale") from error
            raise
        finally:
            found.waiting -= 1
            if not found.waiting and not found.task.done():
                found.task.cancel()
                self._forget(question, found.task)

    def stop(self) -> None:
        """Stop what is being computed, because the table has changed; ApiError for who waits."""
        for found in list(self._found.values()):
            found.task.cancel()

    def _forget_failure(self, question: Hashable, done: "asyncio.Task[Any]") -> None:
        if done.cancelled() or done.exception() is not None:
            self._forget(question, done)

    def _forget(self, question: Hashable, task: "asyncio.Task[Any]") -> None:
        found = self._found.get(question)
        if found is not None and found.task is task:
            del self._found[question]

    def _forget_oldest(self) -> None:
        """Drop the oldest answers over the number kept; those still awaited stay."""
        for question in list(self._found)[:-KEPT]:
            if not self._found[question].waiting:
                del self._found[question]
