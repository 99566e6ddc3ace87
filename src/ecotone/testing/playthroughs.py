"""Playthroughs: games written down step by step, compared line by line."""

from itertools import zip_longest
from pathlib import Path

from ecotone.engine.game import Game
from ecotone.lab.playthrough import header_of, write_down
from ecotone.testing.check import Failed, require


def check_playthrough(path: Path) -> None:
    """Fail at the first line that differs from how the game goes now."""
    written = path.read_text("utf-8").splitlines()
    for number, (line, expected) in enumerate(
        zip_longest(write_down(header_of(path)), written, fillvalue="nothing"), 1
    ):
        if line != expected:
            raise Failed(f"{path.name} line {number}: expected {expected}, got {line}")


def check_recorded(game: Game, folder: Path) -> None:
    """Fail unless a game of the fewest and one of the most players are written down."""
    files = sorted(folder.glob(f"{game.name}-*.txt"))
    players = {header_of(path)["players"] for path in files}
    missing = sorted({game.players[0], game.players[-1]} - players)
    require(
        not missing,
        f"expected playthroughs in {folder}; write them with "
        + " and ".join(
            f"`python -m ecotone.lab.playthrough {folder} {game.name} {count}`" for count in missing
        ),
    )
    for path in files:
        check_playthrough(path)
