"""How much work a run of many games is, and playing the games it still lacks."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ecotone.engine.errors import BadOption
from ecotone.lab.ledger import Ledger
from ecotone.lab.processes import map_unordered

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Effort:
    """How many deals to play, in how many processes, and the file that holds finished games."""

    deals: int
    processes: int = 1
    file: Path | None = None
    progress: Progress | None = None

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise BadOption(f"expected at least 1 game, got {self.deals}")
        if self.processes < 1:
            raise BadOption(f"expected at least 1 process, got {self.processes}")

    def play(
        self,
        run: dict[str, Any],
        games: int,
        play: Callable[[int], dict[str, Any]],
        load: Callable[[], None],
    ) -> list[dict[str, Any]]:
        """Play the games that the file lacks, and return all games of the run in order.

        With several processes the code is loaded first, so that they find it compiled.
        """
        ledger = Ledger(run, self.file)
        missing = [number for number in range(games) if number not in ledger.games]
        self.advance(games - len(missing))
        processes = min(self.processes, len(missing))
        if processes > 1:
            load()
        for game in map_unordered(play, missing, processes) if missing else ():
            ledger.add(game)
            self.advance(1)
        return [ledger.games[number] for number in range(games)]

    def advance(self, games: int) -> None:
        if self.progress:
            self.progress(games)
