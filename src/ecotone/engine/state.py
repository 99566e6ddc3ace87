"""What rules and their callers share: a state's bytes, and the numbers that mean no seat, no move.

Compiled code depends on this module, so it is kept apart from the contract in `game.py`, which
may grow without any rule being compiled anew.
"""

import numpy as np
from numpy.typing import NDArray

NOBODY = -1
REFUSED = -1

State = NDArray[np.uint8]
