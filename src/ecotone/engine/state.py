"""What rules and their callers share: a state's bytes, and the constants NOBODY and REFUSED.

Compiled code depends on this module, so it is separate from the contract in `game.py`, which can
grow without recompiling any rule.
"""

import numpy as np
from numpy.typing import NDArray

NOBODY = -1
REFUSED = -1

State = NDArray[np.uint8]
