"""Games that bots play against themselves, as positions to fit an evaluation to.

A position is what the features say of every seat there, and what every seat had in the end. Now and
then a random decision is played, so that positions come up which a good player would avoid: a
search has to judge those, too.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.bots import bot_named, seated_bot
from ecotone.bots.search import SearchBot, most_followed
from ecotone.bots.weights import feature_names
from ecotone.engine.match import Match
from ecotone.engine.randomness import below, new_generator
from ecotone.engine.registry import game_named
from ecotone.lab.arena import edition_of

GAMES_A_PART = 8
POSITIONS_A_GAME = 64
"""Maximum positions taken from one game, spread evenly."""
AT_RANDOM = 25
"""One in so many decisions is played at random."""
RANDOM_SALT = 0x5EED
JUDGED_A_GAME = 20
"""Positions of one game that a judge looks at: half of them at the beginning of a turn."""
JUDGE_SALT = 0x1DEA


class Plan(NamedTuple):
    """Which games to play."""

    game: str
    players: int
    options: tuple[tuple[str, str | int], ...]
    edition: str | None
    bot: str
    seed: int
    judge: str = ""
    """A bot that searches deeper: what it expects counts as much as the result. For two players
    against each other, and for any number together."""
    ends: bool = False
    """Take positions only where a turn has just ended."""


class Samples(NamedTuple):
    """Positions of finished games."""

    features: NDArray[np.float32]
    """By position, seat and feature."""
    present: NDArray[np.float32]
    """What the game's own evaluation says, by position and seat."""
    results: NDArray[np.float32]
    """What it says at the end, where it is exact; or the mean of that and of what a judge expects,
    both counted from the mean of the seats if these are opponents."""
    games: NDArray[np.int64]
    """The number of each position's game."""

    def save(self, path: Path) -> None:
        """Write a file that is there whole or not at all."""
        beside = path.with_suffix(".part.npz")
        np.savez(beside, **self._asdict())
        beside.replace(path)


def load_samples(path: Path) -> Samples:
    with np.load(path) as data:
        return Samples(*(data[name] for name in Samples._fields))


def joined(parts: list[Samples]) -> Samples:
    """All positions, in the order of the parts."""
    return Samples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def play_part(plan: Plan, number: int) -> Samples:
    """Play some games of a plan: the same ones for the same number."""
    games = range(number * GAMES_A_PART, (number + 1) * GAMES_A_PART)
    return joined([play_one(plan, game) for game in games])


def saved_part(plan: Plan, folder: Path, number: int) -> int:
    """Play a part and store it, unless that was done before; returns its number."""
    path = part_file(folder, number)
    if not path.exists():
        play_part(plan, number).save(path)
    return number


def part_file(folder: Path, number: int) -> Path:
    return folder / f"part-{number:05}.npz"


def play_one(plan: Plan, number: int) -> Samples:
    """Play one game and look at its positions."""
    game = game_named(plan.game)
    seed = plan.seed + number
    cards = edition_of(plan.game, plan.edition)
    match = Match(game, plan.players, seed, dict(plan.options), cards)
    bots = [seated_bot(plan.bot, seed, seat) for seat in range(plan.players)]
    random = new_generator(seed ^ RANDOM_SALT)
    states, seats = [], []
    while not match.over:
        before = match.actor
        if below(random, AT_RANDOM) == 0:
            match.push(match.choice(below(random, match.count)))
        else:
            match.push(bots[match.actor].choose(match))
        if match.over or match.actor != before or not plan.ends:
            states.append(match.state.copy())
            seats.append(match.actor)
    last = states.pop()
    if plan.judge:
        chosen = judged_positions(seats[:-1], number)
        samples = look_at(plan, [states[index] for index in chosen], last, number)
        return judged(plan, match, samples, [(states[index], seats[index]) for index in chosen])
    step = -(-len(states) // POSITIONS_A_GAME) or 1
    return look_at(plan, states[number % step :: step], last, number)


def look_at(
    plan: Plan, states: list[NDArray[np.uint8]], last: NDArray[np.uint8], number: int
) -> Samples:
    """The features of every seat in these states, and the result."""
    game = game_named(plan.game)
    cards = edition_of(plan.game, plan.edition).data
    read = game.own("features", "read_features")
    shape = (len(states), plan.players)
    count = len(feature_names(game))
    features = np.zeros((*shape, count), np.float32)
    present = np.zeros(shape, np.float32)
    row, values = np.zeros(count), np.zeros(plan.players)
    for index, state in enumerate(states):
        for seat in range(plan.players):
            read(cards, state, seat, row)
            features[index, seat] = row
        game.entry.evaluate(cards, state, values)
        present[index] = values
    game.entry.evaluate(cards, last, values)
    results = np.tile(values.astype(np.float32), (len(states), 1))
    return Samples(features, present, results, np.full(len(states), number))


def judged_positions(seats: list[int], number: int) -> list[int]:
    """Positions to judge, by the seats that are to decide: beginnings of turns, and any others."""
    places = range(len(seats))
    begun = [index for index in places[1:] if seats[index] != seats[index - 1]]
    half = JUDGED_A_GAME // 2
    found = set()
    for some in (begun, places):
        step = -(-len(some) // half) or 1
        found |= set(some[number % step :: step])
    return sorted(found)


def judged(
    plan: Plan, match: Match, samples: Samples, positions: list[tuple[NDArray[np.uint8], int]]
) -> Samples:
    """Samples whose results are the mean of the result and of what a deeper search expects."""
    together = plan.players == 1 or match.game.together(match.options)
    results = samples.results.copy()
    if not together:
        results -= results.mean(1)[:, None]
    judge = bot_named(plan.judge, 0)
    assert isinstance(judge, SearchBot)
    for index, (state, seat) in enumerate(positions):
        random = new_generator(match.seed ^ JUDGE_SALT * (index + 1))
        lead = most_followed(judge.look(match, state, seat, random)).result
        expected = np.full(plan.players, lead if together else -lead / 2)
        expected[seat] = lead if together else lead / 2
        results[index] = (results[index] + expected) / 2
    return samples._replace(results=results)
