"""The legal actions of a match in the form that environments offer them."""

from functools import cache
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.match import Match


@cache
def masks() -> ModuleType:
    """The compiled code for masks, loaded on first use."""
    from ecotone.envs import masks

    return masks


def action_mask(match: Match) -> NDArray[np.int8]:
    """1 for every legal action, in the form that `Discrete.sample` takes."""
    mask = np.zeros(match.game.actions.size, np.int8)
    masks().mark_actions(match.legal_numbers, mask)
    return mask
