"""Collecting garbage rarely while something makes a great many objects that stay."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

RARELY = (10_000_000, 20, 20)
"""While a rule compiles practically never: most of what the compiler makes stays."""


class Collections:
    """Who has asked for rare collections; the usual thresholds return after the last of them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.asking = 0
        self.usual = gc.get_threshold()

    @contextmanager
    def made_rare(self) -> Iterator[None]:
        with self.lock:
            if not self.asking:
                self.usual = gc.get_threshold()
                gc.set_threshold(*RARELY)
            self.asking += 1
        try:
            yield
        finally:
            with self.lock:
                self.asking -= 1
                if not self.asking:
                    gc.set_threshold(*self.usual)


COLLECTIONS = Collections()
