"""What an agent gets to see of a match: its observation, its legal actions, a drawing."""

from functools import cache
from io import StringIO
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.pretty import Pretty

from ecotone.engine.match import Match

LANGUAGE = "en"
WIDTH = 120


@cache
def masks() -> ModuleType:
    """The compiled code for masks, loaded on first use."""
    from ecotone.envs import masks

    return masks


def observe(match: Match, seat: int) -> NDArray[np.int8]:
    """What this seat may know, as one row of numbers."""
    row = np.zeros(match.game.observation.size, np.int8)
    match.game.observe(match.edition.data, match.state, seat, row)
    return row


def action_mask(match: Match) -> NDArray[np.int8]:
    """1 for every legal action, in the form that `Discrete.sample` takes."""
    mask = np.zeros(match.game.actions.size, np.int8)
    masks().mark_actions(match.legal, mask)
    return mask


def render(match: Match, seat: int) -> str:
    """The table as this seat sees it, drawn as in the terminal."""
    view = match.view(seat)
    drawn: Any = match.game.draw(match.edition, view, LANGUAGE)
    console = Console(file=StringIO(), width=WIDTH, force_terminal=True, legacy_windows=False)
    with console.capture() as capture:
        console.print(Pretty(view) if drawn is None else drawn)
    return capture.get()
