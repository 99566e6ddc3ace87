"""Work spread over processes: each gets a piece, hands back its result, and gets the next."""

import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, cast

from ecotone.engine.errors import EcotoneError

Work = Callable[[int], Any]

DONE, FAILED = "done", "failed"


class WorkFailed(EcotoneError):
    """A piece of work that a process could not do."""


def work_through(work: Work, pieces: Iterable[int], processes: int) -> Iterator[Any]:
    """The result of every piece of work, in the order in which they come."""
    if processes == 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    context = get_context("spawn")
    started = []
    busy: list[Connection] = []
    try:
        for _ in range(processes):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, work), daemon=True)
            process.start()
            theirs.close()
            started.append(process)
            hand_out(ours, waiting, busy)
        while busy:
            for ready in cast(list[Connection], wait(busy)):
                yield received(ready)
                busy.remove(ready)
                hand_out(ready, waiting, busy)
    finally:
        for process in started:
            process.terminate()
            process.join()


def hand_out(to: Connection, waiting: Iterator[int], busy: list[Connection]) -> None:
    """Give a process its next piece, if one is left."""
    piece = next(waiting, None)
    if piece is not None:
        to.send(piece)
        busy.append(to)


def received(ready: Connection) -> Any:
    """A result, or WorkFailed with what went wrong."""
    try:
        outcome, result = ready.recv()
    except (EOFError, OSError) as error:
        raise WorkFailed("a process ended before its work was done") from error
    if outcome == FAILED:
        raise WorkFailed(result)
    return result


def serve(connection: Connection, work: Work) -> None:
    """Do one piece of work after another, until no more come; whoever asked handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            piece = connection.recv()
        except EOFError:
            return
        try:
            connection.send((DONE, work(piece)))
        except Exception as error:
            connection.send((FAILED, str(error) or type(error).__name__))
