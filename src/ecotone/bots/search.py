"""The searching bot: it looks ahead over many redealt tables."""

from types import ModuleType
from typing import NamedTuple

import numpy as np

from ecotone.bots.bot import Bot
from ecotone.bots.levels import LEVELS, level_of
from ecotone.bots.model import NO_MODEL, Numbers
from ecotone.bots.weights import Weights, shipped_weights
from ecotone.engine.level import Level
from ecotone.engine.match import Match
from ecotone.engine.randomness import Generator, below
from ecotone.engine.state import State

SIMULATIONS = LEVELS["expert"].simulations
WIDTH = 10
TRIED = 32
CANDIDATES = 8
"""Maximum decisions that a bot chooses among if it overlooks some."""
FINENESS = 1 << 16
LONGEST_TURN = 12
"""Decisions after which a turn counts as over."""
FAR_SIGHTED = SIMULATIONS
"""With this budget a search can afford to look further ahead, in games where that plays better."""
AT_ONCE = 5
"""So many simulations that end with the present turn count as one of a turn more."""


class Followed(NamedTuple):
    """A decision that the search followed, how often, and its mean result."""

    action: int
    visits: int
    result: float


def load_tree() -> ModuleType:
    """The compiled search, loaded on first use."""
    from ecotone.bots import tree

    return tree


def look_ahead(
    match: Match,
    state: State,
    seat: int,
    simulations: int,
    random: Generator,
    model: Numbers = NO_MODEL,
    turns: int = 0,
    at_once: bool = False,
) -> list[Followed]:
    """Search a state of the match with a seat's knowledge; results are that seat's.

    The most promising decision comes first. A result is the seat's lead over the best other one in
    points, or its own points if it has no opponents. A simulation of several turns counts as that
    many simulations of the budget, unless nobody else moves in between. Partners who share
    everything also plan each other's turns. A `model` evaluates in place of the game, after
    as many `turns` as it was made for; 0 leaves that to the game. `at_once` it evaluates at the end
    of the present turn, and simulations are more.
    """
    tree = load_tree()
    entry, size = match.game.entry, match.game.actions.size
    together = match.game.together(match.options)
    rivals = 0 if together else match.players - 1
    turns = turns or match.game.search_depth(rivals, simulations >= FAR_SIGHTED)
    if at_once:
        turns, simulations = 0, simulations * AT_ONCE
    elif rivals:
        simulations = max(1, simulations // turns)
    guess = match.game.part("features", "read_guess") if at_once else None
    settings = tree.Settings(
        players=match.players,
        together=together,
        simulations=simulations,
        turns=turns,
        longest_turn=LONGEST_TURN if rivals else match.game.decisions_alone,
        width=WIDTH,
        tried=TRIED,
        alone=guess is not None,
    )
    found = tree.Found(
        np.zeros(size, np.int16), np.zeros(size, np.int64), np.zeros(size, np.float64)
    )
    as_one = together and match.game.partners_share
    learned = len(model) > 0
    count = tree.search(
        entry.legal,
        entry.apply,
        tree.any_partner if as_one else entry.actor,
        entry.evaluate,
        entry.redeal,
        match.game.own("features", "read_features") if learned else tree.no_features,
        guess or tree.no_features,
        model,
        match.edition.data,
        state,
        seat,
        settings,
        random,
        found,
    )
    return [
        Followed(int(found.actions[index]), int(found.visits[index]), float(found.results[index]))
        for index in range(count)
    ]


def most_followed(followed: list[Followed]) -> Followed:
    """The decision that a search followed most; of equals the one with the better result."""
    return max(followed, key=lambda one: (one.visits, one.result))


def only_passes(match: Match, action: int) -> bool:
    """Does a decision choose nothing and leave the turn to another seat, as far as one knows?"""
    game, seat = match.game, match.actor
    if game.actions.decode(action).arguments:
        return False
    after = game.redealt(match.edition, match.state, seat)
    game.entry.apply(match.edition.data, after, action)
    return int(game.entry.actor(match.edition.data, after)) != seat


def without_waiting(match: Match, followed: list[Followed]) -> list[Followed]:
    """What a bot that overlooks decisions chooses among.

    Whoever misses the best decision finds a worse one, but does not pass for that reason: a pass
    stays only where it is the best decision. Otherwise weak bots would wait for ever.
    """
    best = most_followed(followed)
    return [one for one in followed if one is best or not only_passes(match, one.action)]


def noticed(followed: list[Followed], oversight: float, random: Generator) -> Followed:
    """The best decision that is not overlooked; something sensible is always seen."""
    ranked = sorted(followed, key=lambda one: (-one.visits, -one.result))[:CANDIDATES]
    for one in ranked[:-1]:
        if below(random, FINENESS) >= oversight * FINENESS:
            return one
    return ranked[-1]


class SearchBot(Bot):
    """Tree search over redealt tables; the budget is a number of simulations, not a time."""

    def __init__(self, seed: int, simulations: int = SIMULATIONS, oversight: float = 0.0) -> None:
        super().__init__(seed)
        self.level = Level(simulations, oversight)

    def choose(self, match: Match) -> int:
        if match.count == 1:
            return match.choice(0)
        level, random = self.level_in(match), self.generator(match)
        followed = self.look(match, match.state, match.actor, random)
        if level.oversight:
            seen = without_waiting(match, followed)
            return noticed(seen, level.oversight, random).action
        return most_followed(followed).action

    def look(self, match: Match, state: State, seat: int, random: Generator) -> list[Followed]:
        """What the bot follows in a state of the match, with a seat's knowledge."""
        weights, simulations = self.weights_in(match), self.level_in(match).simulations
        if weights is None:
            return look_ahead(match, state, seat, simulations, random)
        model, turns, at_once = weights.model, weights.turns, weights.at_once
        return look_ahead(match, state, seat, simulations, random, model, turns, at_once)

    def level_in(self, match: Match) -> Level:
        """How the bot plays this game."""
        return self.level

    def weights_in(self, match: Match) -> Weights | None:
        """What evaluates in place of the game, if anything does."""
        return None


class LevelBot(SearchBot):
    """The search at a level of play, which may differ from game to game."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed, *LEVELS[name])
        self.name = name

    def level_in(self, match: Match) -> Level:
        if self.weights_in(match):
            return match.game.learned_levels[self.name]
        rivals = match.players > 1 and not match.game.together(match.options)
        return level_of(match.game, self.name, rivals)

    def weights_in(self, match: Match) -> Weights | None:
        """What the game ships for this table, at a level that plays with it."""
        return shipped_weights(match) if self.name in match.game.learned_levels else None
