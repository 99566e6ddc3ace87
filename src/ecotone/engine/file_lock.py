"""A lock between processes, for work that only one of them has to do."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: there every process does the work
    fcntl = None  # type: ignore[assignment]


@contextmanager
def file_locked(path: Path) -> Iterator[None]:
    """Wait until no other process holds this file; where that cannot be said, go on at once."""
    if fcntl is None:
        yield
        return
    with ExitStack() as held:
        with suppress(OSError):  # the folder is gone or full, or its drive has no locks
            file = held.enter_context(path.open("w"))
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
