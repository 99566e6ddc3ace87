"""`python -m ecotone.testing GAME [FOLDER]`: check a game, and its playthroughs, and report."""

import sys
from pathlib import Path

from ecotone.engine.errors import EcotoneError
from ecotone.engine.registry import game_named
from ecotone.testing.contract import BrokenContract, check_game


def main(name: str, folder: str = "") -> str:
    """The report, or what stands in its way."""
    try:
        return str(check_game(game_named(name), playthroughs=Path(folder) if folder else None))
    except (BrokenContract, EcotoneError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    sys.stdout.write(main(*sys.argv[1:]) + "\n")
