"""Work spread over a Ray cluster: pieces lost with a machine are done again on another one.

Every machine needs the same version of Ecotone; a worker with another one is refused, because its
games could differ. Pieces are small and independent, so that losing a machine costs little.
"""

import hashlib
import logging
import pickle
import socket
import warnings
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import ecotone
from ecotone.engine.extras import needs
from ecotone.lab.processes import WorkFailed

Piece = TypeVar("Piece")
Result = TypeVar("Result")

RETRIES = 20
"""How often a piece is begun again after its worker or machine was lost."""
PIECES_PER_CORE = 2
ANSWER_SECONDS = 5
SOURCES = ("*.py", "*.csv", "*.toml", "*.json")


class Answer(NamedTuple):
    """What a worker sends back: a result, or what went wrong."""

    result: Any = None
    fault: str | None = None


@cache
def code_digest() -> str:
    """A hash of the installed code and data that decide how games go."""
    folder = Path(ecotone.__file__).parent
    parts = [folder / name for name in ("engine", "games", "bots", "lab")]
    files = sorted(file for part in parts for kind in SOURCES for file in part.rglob(kind))
    found = hashlib.sha256()
    for file in files:
        found.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


@lru_cache(maxsize=1)
def unpacked(packed: bytes) -> Callable[[Any], Any]:
    """The work as it was sent. Ray's own objects would bring read-only arrays."""
    work: Callable[[Any], Any] = pickle.loads(packed)
    return work


def attempt(packed: bytes, piece: Piece, code: str) -> Answer:
    """Do a piece of work on a worker of the cluster."""
    if code_digest() != code:
        return Answer(
            fault=f"expected Ecotone with code {code} on every machine, got {code_digest()}"
        )
    try:
        return Answer(unpacked(packed)(piece))
    except Exception as error:
        return Answer(fault=str(error) or type(error).__name__)


def connect(address: str) -> Any:
    """Ray, connected to a cluster; `local` starts one on this machine."""
    with needs("ray"):
        import ray
    host, sign, port = address.rpartition(":")
    try:
        if sign and port.isdecimal():
            # Ray itself would wait for minutes for an address where nothing listens.
            socket.create_connection((host, int(port)), ANSWER_SECONDS).close()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ray.init(
                address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False
            )
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise WorkFailed(f"expected a Ray cluster at {address}, got: {reason}") from error
    return ray


def map_on_cluster(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], address: str
) -> Iterator[Result]:
    """The results of all pieces, in the order in which they finish."""
    ray = connect(address)
    try:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(attempt)
        shared, code = ray.put(pickle.dumps(work)), code_digest()
        waiting = iter(pieces)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(shared, one, code) for one in islice(waiting, capacity(cores))]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(shared, one, code) for one in islice(waiting, len(done))]
            for answer in answers(ray, done):
                if answer.fault is not None:
                    raise WorkFailed(answer.fault)
                yield answer.result
    finally:
        ray.shutdown()


def capacity(cores: int) -> int:
    """How many pieces to have under way, so that no core waits for the next one."""
    return PIECES_PER_CORE * cores


def answers(ray: Any, done: list[Any]) -> list[Answer]:
    try:
        found: list[Answer] = ray.get(done)
    except ray.exceptions.RayError as error:
        raise WorkFailed(f"the cluster lost a piece of work: {type(error).__name__}") from error
    return found
