"""The registry: every folder of `ecotone.games`, and the games of other packages.

Another package offers a game through the entry-point group `ecotone.games`. Each game's package
has a `GAME`.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points

import ecotone.games
from ecotone.engine.errors import UnknownGame
from ecotone.engine.game import Game

GROUP = "ecotone.games"


def own_games() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(ecotone.games.__path__) if module.ispkg]


def own_game(name: str) -> Game:
    """The game in one of those folders."""
    game: Game = importlib.import_module(f"ecotone.games.{name}").GAME
    return game


@cache
def games() -> dict[str, Game]:
    """All games by name."""
    found: dict[str, Game] = {}
    for name in own_games():
        register(found, own_game(name))
    for point in entry_points(group=GROUP):
        register(found, offered_game(point))
    return found


def game_names() -> list[str]:
    """The names of all games.

    >>> import ecotone
    >>> ecotone.game_names()
    ['ecosfera', 'habitats', 'keyharvest', 'keystone']
    """
    return list(games())


def offered_game(point: EntryPoint) -> Game:
    """The game of another package; UnknownGame names the package that is at fault."""
    try:
        game = point.load()
    except Exception as error:
        raise UnknownGame(
            f"the game {point.name} cannot be loaded from {point.value}: {error}"
        ) from error
    if not isinstance(game, Game):
        raise UnknownGame(f"{point.value}: expected a Game, got {type(game).__name__}")
    return game


def register(found: dict[str, Game], game: Game) -> None:
    """Add a game; two of the same name are an error."""
    if game.name in found:
        raise UnknownGame(f"two games are called {game.name}")
    found[game.name] = game


def game_named(name: str) -> Game:
    """The game of that name; loads only its own package if that is enough."""
    if name in own_games():
        return own_game(name)
    known = games()
    if name not in known:
        raise UnknownGame(f"expected one of the games {', '.join(known)}, got {name}")
    return known[name]
