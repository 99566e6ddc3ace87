"""A real pseudo-terminal with a program in it, and its screen as a person would see it."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Sequence

import pyte

PATIENCE = 60
QUIET = 0.05
"""So long without output, a program has drawn what it has to draw."""


class Terminal:
    """A program in a terminal of a given size."""

    def __init__(
        self,
        arguments: Sequence[str],
        columns: int = 80,
        rows: int = 24,
        is_drawn: bool = True,
        ignored: Sequence[signal.Signals] = (),
        **environment: str,
    ) -> None:
        self.is_drawn = is_drawn
        """Without it, nobody looks at the screen, only at what is written."""
        self.screen = pyte.HistoryScreen(columns, rows, history=100_000)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.line = pty.fork()
        if self.process == 0:
            clean = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor"}
            self.line = 0
            self.resize(columns, rows)
            command = [sys.executable, "-m", "ecotone", *arguments]
            for measured in ("COLUMNS", "LINES"):  # they would hide the terminal's real size
                os.environ.pop(measured, None)
            for one in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):  # however the tests run
                signal.signal(one, signal.SIG_IGN if one in ignored else signal.SIG_DFL)
            os.execve(sys.executable, command, os.environ | clean | environment)
        self.resize(columns, rows)
        self.written = bytearray()
        self.status: int | None = None

    def resize(self, columns: int, rows: int) -> None:
        self.screen.resize(rows, columns)
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys: str) -> None:
        os.write(self.line, keys.encode())

    @property
    def shown(self) -> str:
        return "\n".join(self.screen.display)

    @property
    def text(self) -> str:
        """Everything the program has written so far."""
        return self.written.decode("utf-8", "replace")

    def has_written(self, words: str) -> bool:
        return words.encode() in self.written

    def read(self, seconds: float) -> bool:
        """Read what comes within this time; is the program still there?"""
        ready, _, _ = select.select([self.line], [], [], seconds)
        if not ready:
            return True
        try:
            chunk = os.read(self.line, 65536)
        except OSError:
            return False
        self.written += chunk
        if self.is_drawn:
            self.stream.feed(chunk)
        return bool(chunk)

    def settle(self, patience: float = 2) -> bool:
        """Read until something has come and nothing more does; is the program still there?"""
        until, read = time.monotonic() + patience, len(self.written)
        while time.monotonic() < until:
            before = len(self.written)
            if not self.read(QUIET):
                return False
            if before == len(self.written) > read:
                break
        return True

    def wait_for(self, found: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not found():
            assert time.monotonic() < until, f"waited for {what}, got:\n{self.shown}"
            assert self.read(0.2) or found(), f"the program ended before {what}:\n{self.shown}"

    def wait_until_shown(self, words: str) -> None:
        self.wait_for(lambda: words in self.shown, words)

    def wait_until_written(self, words: str) -> None:
        self.wait_for(lambda: self.has_written(words), words)

    def end(self) -> int:
        """Read to the end and give the exit status."""
        until = time.monotonic() + PATIENCE
        while self.read(0.2):
            assert time.monotonic() < until, f"the program did not end:\n{self.shown}"
        _, status = os.waitpid(self.process, 0)
        os.close(self.line)
        return os.waitstatus_to_exitcode(status)

    def hang_up(self) -> None:
        """Close the terminal under the program, as a window that is closed does."""
        self.stop(signal.SIGHUP)

    def kill(self) -> None:
        """End the program so that it can do nothing more."""
        self.stop(signal.SIGKILL)

    def stop(self, by: signal.Signals) -> None:
        os.kill(self.process, by)
        os.close(self.line)
        os.waitpid(self.process, 0)
