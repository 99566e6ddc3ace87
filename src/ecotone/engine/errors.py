"""One error for each kind of mistake; messages say what was expected and what was found."""

from collections.abc import Sequence
from typing import NamedTuple


class EcotoneError(Exception):
    """A mistake in the input, described in one line that a person can act on."""


class UnknownGame(EcotoneError):
    """No game of that name is registered."""


class BadOption(EcotoneError):
    """An option, a number of players or a seed that the game does not accept."""


class IllegalAction(EcotoneError):
    """An action that the rules do not allow now; the state is unchanged."""

    def __init__(self, asked: str, legal: Sequence[str]) -> None:
        self.asked = asked
        self.legal = tuple(legal)
        shown = ", ".join(self.legal[:12])
        more = len(self.legal) - 12
        rest = f" and {more} more" if more > 0 else ""
        what = f"legal now: {shown}{rest}" if self.legal else "the game is over"
        super().__init__(f"{asked} is not legal; {what}")


class BadReplay(EcotoneError):
    """A replay file that cannot be read or does not lead to the state it claims."""


class Problem(NamedTuple):
    """One fault in a file a person wrote: where it is, what was expected, what was found."""

    file: str
    row: int
    field: str
    expected: str
    got: str

    def __str__(self) -> str:
        place = self.file + (f" line {self.row}" if self.row else "")
        field = f", {self.field}" if self.field else ""
        return f"{place}{field}: expected {self.expected}, got {self.got}"


class BadFile(EcotoneError):
    """A file with faults, all of them listed."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(str(problem) for problem in self.problems))


class BadEdition(BadFile):
    """An edition with faults."""
