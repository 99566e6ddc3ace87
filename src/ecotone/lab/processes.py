"""Work spread over processes or threads of this machine."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from ecotone.engine.errors import EcotoneError

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class WorkFailed(EcotoneError):
    """A piece of work that a process could not do."""


def map_unordered(
    work: Callable[[Piece], Result],
    pieces: Iterable[Piece],
    workers: int,
    threads: bool = False,
) -> Iterator[Result]:
    """The results of all pieces, in the order in which they finish.

    Workers are processes, or `threads` for compiled code that releases the GIL.
    """
    if workers == 1:
        yield from map(work, pieces)
        return
    pool = pool_of(workers, threads)
    waiting = iter(pieces)
    try:
        running = {pool.submit(attempt, work, piece) for piece in islice(waiting, 2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            more = islice(waiting, len(done))
            running |= {pool.submit(attempt, work, piece) for piece in more}
            yield from (future.result() for future in done)
    except BrokenProcessPool as error:
        raise WorkFailed("a worker process stopped before it was done") from error
    finally:
        pool.shutdown(cancel_futures=True)


def pool_of(workers: int, threads: bool) -> Executor:
    if threads:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=end_on_interrupt
    )


def attempt(work: Callable[[Piece], Result], piece: Piece) -> Result:
    """Do a piece of work; turn a failure into an error that can be sent to another process."""
    try:
        return work(piece)
    except Exception as error:
        raise WorkFailed(str(error) or type(error).__name__) from None


def end_on_interrupt() -> None:
    """Let Ctrl-C end a worker at once and without a traceback, even in compiled code."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
