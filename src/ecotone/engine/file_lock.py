"""A lock between processes, for work that only one of them has to do."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
    with path.open("w") as file:
        with suppress(OSError):  # some network drives have no locks
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
