"""How much work a run of many games is, and playing the games it still lacks."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ecotone.engine.errors import BadOption
from ecotone.lab.cluster import map_on_cluster
from ecotone.lab.ledger import Ledger
from ecotone.lab.processes import map_unordered

Progress = Callable[[int], None]
Result = TypeVar("Result")


@dataclass(frozen=True)
class Effort:
    """How many deals to play, where, and the file that holds finished games.

    They are played by processes of this machine, or on the Ray cluster at an address. Neither
    changes any result.
    """

    deals: int
    processes: int = 1
    cluster: str | None = None
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
        load: Callable[[], object],
        threads: bool = False,
    ) -> list[dict[str, Any]]:
        """Play the games that the file lacks, and return all games of the run in order."""
        ledger = Ledger(run, self.file)
        missing = [number for number in range(games) if number not in ledger.games]
        self.advance(games - len(missing))
        for game in self.map(play, missing, load, threads):
            ledger.add(game)
            self.advance(1)
        return [ledger.games[number] for number in range(games)]

    def map(
        self,
        work: Callable[[int], Result],
        numbers: Sequence[int],
        load: Callable[[], object],
        threads: bool = False,
    ) -> Iterator[Result]:
        """Do the work for every number, in the order in which it is done.

        With several processes the code is loaded first, so that they find it compiled.
        """
        if not numbers:
            return
        if self.cluster is not None:
            yield from map_on_cluster(work, numbers, self.cluster)
            return
        workers = min(self.processes, len(numbers))
        if workers > 1:
            load()
        yield from map_unordered(work, numbers, workers, threads)

    def advance(self, games: int) -> None:
        if self.progress:
            self.progress(games)
