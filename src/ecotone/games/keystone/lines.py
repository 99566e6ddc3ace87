"""The eight lines of a board."""

import numpy as np
from numpy.typing import NDArray

from ecotone.games.keystone.table import SIDE, SPACES


def lines_of_board() -> NDArray[np.int8]:
    """The spaces of each line: columns 1 to 4, then rows 1 to 4, as on the score sheet."""
    spaces = np.arange(SPACES, dtype=np.int8).reshape(SIDE, SIDE)
    return np.concatenate([spaces.T, spaces])


LINE_SPACES = lines_of_board()
