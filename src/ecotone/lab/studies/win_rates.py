"""How often bots win Ecosfera: each variant at each number of players.

    python -m ecotone.lab.studies.win_rates [games]

plays every table with a team of one bot, on all cores, and writes the game's `win_rates.csv`, table
by table. A table that was measured with as many games already keeps its line, so that the study can
be continued.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from ecotone.bots import bot_named
from ecotone.engine.match import Match
from ecotone.engine.win_rates import WinRate, read_win_rates, write_win_rates
from ecotone.games.ecosfera.game import GAME
from ecotone.lab.processes import map_unordered
from ecotone.lab.ratings import wilson

HARDEST = {
    "complexity": "2",
    "piles": "3",
    "high_pressure": "yes",
    "eutrophication": "yes",
    "biodiversity_loss": "yes",
}
VARIANTS: tuple[Mapping[str, str], ...] = (
    {},
    {"complexity": "2"},
    HARDEST,
    {"high_pressure": "yes"},
    {"eutrophication": "yes"},
    {"preset": "rulebook", "complexity": "2"},
    {"preset": "digital"},
    {"piles": "3"},
    {"biodiversity_loss": "yes"},
)
BOT = "medium"
FIRST_SEED = 5000


Table = tuple[int, Mapping[str, str]]


def is_won(players: int, options: Mapping[str, str], seed: int, bot: str) -> bool:
    """Does a team of this bot win the deal?"""
    match = Match(GAME, players, seed, dict(options))
    chooser = bot_named(bot, seed)
    while not match.over:
        match.push(chooser.choose(match))
    return match.places()[0] == 1


def play_one(bot: str, numbered: tuple[int, int, Table]) -> tuple[int, bool]:
    """One game of a table, which is given by its number."""
    number, seed, (players, options) = numbered
    return number, is_won(players, options, seed, bot)


def measure(
    tables: Sequence[Table], games: int, bot: str = BOT, workers: int = 1
) -> Iterator[tuple[int, WinRate]]:
    """Play tables many times each; yields a table's number and its rate when it is done."""
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    pieces = [(number, seed, table) for number, table in enumerate(tables) for seed in seeds]
    results: dict[int, list[bool]] = defaultdict(list)
    for number, won in map_unordered(partial(play_one, bot), pieces, workers):
        results[number].append(won)
        if len(results[number]) == games:
            players, options = tables[number]
            wins = sum(results[number])
            share = wilson(wins, games)
            yield number, WinRate(players, dict(options), bot, games, wins, share.low, share.high)


def main(games: int) -> None:
    """Measure every table that is not measured yet; the file grows table by table."""
    tables = [(players, dict(options)) for options in VARIANTS for players in GAME.players]
    rates = {key_of(rate.players, rate.options): rate for rate in read_win_rates(GAME.folder)}
    missing = [
        table
        for table in tables
        if (known := rates.get(key_of(*table))) is None or known.games < games
    ]
    for number, rate in measure(missing, games, workers=os.cpu_count() or 1):
        rates[key_of(*missing[number])] = rate
        known_rates = [rates.get(key_of(*table)) for table in tables]
        write_win_rates(GAME.folder, [rate for rate in known_rates if rate])


def key_of(players: int, options: Mapping[str, str]) -> tuple[object, ...]:
    """What tells tables apart."""
    return (players, *options.items())


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 100)
