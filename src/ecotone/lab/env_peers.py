"""Random play in the environments of other libraries, for comparison."""

import random
from collections.abc import Callable
from typing import Any

from ecotone.lab.peers import Work

BATCH = 1024
"""Games at once, where a library steps many together."""


def pettingzoo_hanabi() -> Work:
    """Hanabi for two players through PettingZoo's interface."""
    from pettingzoo.classic.hanabi.hanabi import raw_env

    env: Any = raw_env(players=2)
    choice = random.Random(1).choice

    def play(turn: int) -> int:
        env.reset(seed=turn)
        length = 0
        while True:
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return length
            env.step(int(choice(observed["action_mask"].nonzero()[0])))
            length += 1

    return play


def rlcard_gin_rummy() -> Work:
    """Gin rummy for two players in RLCard."""
    import rlcard

    env: Any = rlcard.make("gin-rummy", config={"seed": 1})
    choice = random.Random(1).choice

    def play(turn: int) -> int:
        state, _ = env.reset()
        length = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            length += 1
        return length

    return play


def pgx(name: str) -> Callable[[], Work]:
    """A batch of games in Pgx on the CPU, with autoreset, in one compiled call a step."""

    def load() -> Work:
        import jax
        import pgx
        from pgx.experimental import auto_reset

        numpy: Any = jax.numpy
        env: Any = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def advance(state: Any, key: Any) -> Any:
            chance, dealing, following = jax.random.split(key, 3)
            chances = numpy.where(state.legal_action_mask, 0.0, -numpy.inf)
            actions = jax.random.categorical(chance, chances, axis=-1)
            return step(state, actions, jax.random.split(dealing, BATCH)), following

        with jax.default_device(jax.devices("cpu")[0]):
            compiled = jax.jit(advance)
            state = jax.vmap(env.init)(jax.random.split(jax.random.key(0), BATCH))
            batch = [state, jax.random.key(1)]

        def play(turn: int) -> int:
            batch[:] = compiled(*batch)
            jax.block_until_ready(batch)
            return BATCH

        return play

    return load


PEERS_OF_ONE: dict[str, Callable[[], Work]] = {
    "pettingzoo/hanabi": pettingzoo_hanabi,
    "rlcard/gin_rummy": rlcard_gin_rummy,
}
PEERS_OF_MANY: dict[str, Callable[[], Work]] = {
    "pgx/go_9x9": pgx("go_9x9"),
    "pgx/backgammon": pgx("backgammon"),
}
