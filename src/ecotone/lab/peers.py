"""Random play of other libraries, driven from Python one action at a time, for comparison."""

import random
from collections.abc import Callable
from typing import Any

Work = Callable[[int], int]


def open_spiel(name: str) -> Callable[[], Work]:
    """Random play of an OpenSpiel game; actions are players' decisions, as in our own games."""

    def load() -> Work:
        import pyspiel

        game: Any = pyspiel.load_game(name)
        choose = random.Random(1)

        def play(turn: int) -> int:
            state = game.new_initial_state()
            length = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choose.choices(actions, weights)[0])
                else:
                    state.apply_action(choose.choice(state.legal_actions()))
                    length += 1
            return length

        return play

    return load


def catanatron() -> Work:
    """Random play of Catan for two players."""
    from catanatron import Color, Game, RandomPlayer

    def play(turn: int) -> int:
        game: Any = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=turn)
        length = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            length += 1
        return length

    return play


PEERS: dict[str, Callable[[], Work]] = {
    "open_spiel/connect_four": open_spiel("connect_four"),
    "open_spiel/hanabi": open_spiel("hanabi"),
    "open_spiel/gin_rummy": open_spiel("gin_rummy"),
    "open_spiel/backgammon": open_spiel("backgammon"),
    "catanatron": catanatron,
}
