"""Loading a game's compiled code outside the event loop."""

import gc
from functools import cache

from ecotone.bots.search import load_tree
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.state import NOBODY
from ecotone.engine.texts import LANGUAGES

WARM_UP_MOVES = 6


@cache
def load_game(name: str) -> None:
    """Load a game's compiled code; runs in the loading thread, and only once per game.

    What is in memory then stays, so that garbage collections need not look at it again: with the
    compiler and a game in memory, a full one takes a tenth of a second, and everybody waits.
    """
    load_tree()
    warm_up(game_named(name))
    gc.collect()
    gc.freeze()


def warm_up(game: Game) -> None:
    """Render a few moves for every viewer, so that rules called from Python are compiled too."""
    for players in (game.players[0], game.players[-1]):
        match = Match(game, players, 0)
        for _ in range(WARM_UP_MOVES):
            if match.over:
                break
            before, action = match.state.copy(), match.choice(0)
            seen = (game.view(match.edition, match.state, seat) for seat in range(NOBODY, players))
            said = (match.describe_legal(language) for language in LANGUAGES)
            list(seen), list(said)
            game.preview(match.edition, match.state, action, match.actor)
            list(game.refusals(match.edition, match.state, match.actor))
            match.scores()
            match.push(action)
            game.events(match.edition, before, action, NOBODY)
        game.score_sheet(match.edition, match.state, 0)
        game.calibrated_chance(match.edition, match.state, 0.5)
    if game.learned_levels:
        game.own("features", "read_features")
