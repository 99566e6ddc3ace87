"""A game's guided first game: a fixed deal, and steps that each teach one idea.

The script is `guide.toml` in the game's folder; what is said at a step is the text `guide-<key>` of
the game, and `guide-<key>-other` where a person tries something else. The browser plays it on the
real table; tests/test_guides.py plays every script to its end.
"""

from pathlib import Path

import msgspec

from ecotone.engine.errors import BadFile, Problem

FILE = "guide.toml"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea."""

    key: str
    target: str
    """What is pointed at: a CSS selector on the game's board; the first visible match counts."""
    decisions: tuple[str, ...] = ()
    """The decisions that complete the step, in order; none for one that is only read."""
    seat: int = 0
    """Who makes them: the person sits at seat 0, and the guide decides for all others."""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deal and its steps; the last step is the end, from which people play on."""

    minutes: int
    players: int
    seed: int
    steps: tuple[Step, ...]
    options: dict[str, str | int] = {}


def read_guide(folder: Path) -> Guide | None:
    """The guide in a game's folder, if it has one."""
    file = folder / FILE
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Guide)
    except msgspec.MsgspecError as error:
        raise BadFile([Problem(FILE, 0, "", "a guide", str(error))]) from error
