"""Environments for agents that learn, over the interfaces of PettingZoo and Gymnasium.

`aec` gives every seat to an agent, `single` gives one seat to an agent and the others to bots, and
`vector` steps many games at once in compiled code. All of them take a game's name, the number of
players (by default two, or what is nearest), an edition, a reward scheme and the game's options:

    env = ecotone.envs.aec("keystone", 2, reward="score", variant="coop")

They need the packages of the extra `envs`. docs/environments.md tells what agents see and get.
"""

from ecotone.engine.extras import needs

with needs("envs"):
    from ecotone.envs.aec import AECTable, aec
    from ecotone.envs.rewards import SCHEMES
    from ecotone.envs.single import SeatEnv, single
    from ecotone.envs.vector import VectorTable, vector

__all__ = ["SCHEMES", "AECTable", "SeatEnv", "VectorTable", "aec", "single", "vector"]
