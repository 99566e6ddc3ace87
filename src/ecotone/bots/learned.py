"""The search with a learned evaluation in place of the game's own."""

from pathlib import Path

from ecotone.bots.levels import level_of
from ecotone.bots.search import SearchBot
from ecotone.bots.weights import BadWeights, Weights, own_file, read_weights
from ecotone.engine.errors import EcotoneError
from ecotone.engine.level import Level
from ecotone.engine.match import Match

NAME = "learned"
USUAL_LEVEL = "expert"


def is_learned(name: str) -> bool:
    """Does this name a bot with a learned evaluation?"""
    return name == NAME or name.startswith(f"{NAME}:")


class LearnedBot(SearchBot):
    """Named `learned`, `learned:FILE`, `learned:SIMULATIONS` or `learned:FILE:SIMULATIONS`.

    Without a file it takes the weights that the game ships, and without a number it searches as
    much as an `expert`. A last part such as `:0.3` is the chance to overlook a better decision.
    """

    def __init__(self, seed: int, name: str = NAME) -> None:
        self.file, level = parts_of(name)
        super().__init__(seed, *(level or Level(1)))
        self.given = level is not None

    def level_in(self, match: Match) -> Level:
        if self.given:
            return self.level
        rivals = match.players > 1 and not match.game.together(match.options)
        return level_of(match.game, USUAL_LEVEL, rivals)

    def weights_in(self, match: Match) -> Weights:
        """What was learned for this table."""
        path = self.file or own_file(match.game, match.players)
        if self.file is None and not path.is_file():
            raise BadWeights(
                f"{match.game.name} has no learned weights for {match.players} players; "
                f"make them with ecotone lab fit {match.game.name} --players {match.players}"
            )
        weights = read_weights(path)
        weights.check(match, path.name)
        return weights


def parts_of(name: str) -> tuple[Path | None, Level | None]:
    """The file and the budget in a name."""
    parts = name.split(":")[1:]
    numbers: list[str] = []
    while parts and len(numbers) < 2 and is_number(parts[-1]):
        numbers.insert(0, parts.pop())
    try:
        level = Level(int(numbers[0]), *(float(number) for number in numbers[1:]))
    except IndexError:
        level = None
    except ValueError:
        level = Level(0)
    if level and (level.simulations < 1 or not 0 <= level.oversight < 1):
        raise EcotoneError(
            f"expected {NAME}:FILE:SIMULATIONS or {NAME}:FILE:SIMULATIONS:OVERSIGHT, got {name}"
        )
    return Path(":".join(parts)) if parts else None, level


def is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
