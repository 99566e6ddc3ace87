"""How a game runs: decisions, determinism, invariants, batches, options, editions."""

import random

import numpy as np

from ecotone.engine.batch import (
    Batch,
    Deal,
)
from ecotone.engine.errors import BadOption, IllegalAction
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.random_games import (
    audited_games,
    playouts,
    random_games,
)
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import SEED_LIMIT
from ecotone.engine.state import NOBODY
from ecotone.engine.texts import LANGUAGES
from ecotone.testing.check import Failed, per_game, per_table, require
from ecotone.testing.play import finished_match, random_match

LARGEST_STATE = 8192
AUDITED = 150
STEPS = 60


@per_game
def registered(game: Game, players: int) -> None:
    """The game is found by its name."""
    require(
        game_named(game.name) is game,
        f"expected {game.package}:GAME under the name {game.name}, got another game",
    )


@per_table
def invariants(game: Game, players: int) -> None:
    """Random games keep every invariant."""
    require_clean(Deal.of(game, players), AUDITED)


def require_clean(deal: Deal, count: int) -> None:
    """Fail if an invariant breaks in one of the first games."""
    broken = audited_games(deal, np.arange(count))
    if broken:
        raise Failed(f"seed {broken[0]}: audit returned {broken[1]}, expected 0")


@per_table
def decisions(game: Game, players: int) -> None:
    """There are different decisions, each within the action space, until the game is over."""
    for match in random_match(game, players, 1):
        require_decisions(match)
    places = match.places()
    require(
        min(places) == 1 or set(places) == {2},
        f"places: expected a winner, or 2 for everyone who lost together, got {places}",
    )


def require_decisions(match: Match) -> None:
    where = f"after {len(match.actions)} actions"
    if match.over:
        actor = match.game.entry.actor(match.edition.data, match.state)
        require(actor == NOBODY, f"{where} the game is over, but actor returned {actor}")
        return
    legal = match.legal_numbers.tolist()
    require(0 <= match.actor < match.players, f"{where}: actor returned {match.actor}")
    require(len(set(legal)) == len(legal), f"{where}: an action is listed twice in {legal}")
    size = match.game.actions.size
    require(
        min(legal) >= 0 and max(legal) < size,
        f"{where}: expected actions from 0 to {size - 1}, got {legal}",
    )


@per_table
def determinism(game: Game, players: int) -> None:
    """The same seed gives the same game, and another seed another."""
    states = random_games(Deal.of(game, players), np.array([3, 3, 4])).states
    require((states[0] == states[1]).all(), "seed 3 gave two different games")
    require((states[0] != states[2]).any(), "seeds 3 and 4 gave the same game")


@per_table
def illegal_actions(game: Game, players: int) -> None:
    """An illegal action is refused and changes nothing."""
    choose = random.Random(5)
    size = game.actions.size
    for match in random_match(game, players, 2):
        before, legal = match.state.copy(), match.legal_numbers.tolist()
        for action in (-1, size, 10**9, choose.randrange(size)):
            if action not in legal:
                require_refusal(match, action)
        require((match.state == before).all(), "a refused action changed the state")
        require(match.legal_numbers.tolist() == legal, "a refused action changed the legal actions")


def require_refusal(match: Match, action: int) -> None:
    """Fail unless an illegal action is refused."""
    try:
        match.push(action)
    except IllegalAction:
        return
    raise Failed(f"action {action} is not legal after {len(match.actions)}, but was carried out")


@per_table
def undo(game: Game, players: int) -> None:
    """Undoing an action leads to the very state before it."""
    before = None
    for number, match in enumerate(random_match(game, players, 14)):
        if before is not None and (number % 10 == 1 or match.over):
            undone = match.copy()
            undone.pop()
            require((undone.state == before).all(), f"undoing action {number} led elsewhere")
        before = match.state.copy()


@per_table
def evaluation(game: Game, players: int) -> None:
    """Once the game is over, `evaluate` gives its result."""
    match = finished_match(game, players, 13)
    guess = np.zeros(players)
    game.entry.evaluate(match.edition.data, match.state, guess)
    if game.is_won_or_lost(players, match.options):
        expected = np.array([float(place == 1) for place in match.places()])
        close = np.allclose(guess, expected, atol=0.01)
    else:
        scores = np.array(match.scores())
        shared = guess[0] - scores[0]
        expected = scores + shared
        close = np.allclose(guess, expected) and (players > 1 or shared == 0)
    require(close, f"evaluate: expected {expected.tolist()}, got {guess.tolist()}")


@per_table
def batches(game: Game, players: int) -> None:
    """A batch in step equals matches one by one."""
    batch = Batch(Deal.of(game, players), np.arange(3))
    matches = [Match(game, players, seed) for seed in range(3)]
    choose = random.Random(9)
    for _ in range(STEPS):
        actions = np.array([-1 if m.over else int(choose.choice(m.legal)) for m in matches])
        for row, match in enumerate(matches):
            masked = np.flatnonzero(batch.masks[row]).tolist()
            require(
                masked == sorted(match.legal_numbers.tolist()), f"mask of game {row}: got {masked}"
            )
            if not match.over:
                match.push(int(actions[row]))
        refused = batch.step(actions)
        require(refused == (actions < 0).sum(), f"the batch refused {refused} legal actions")
        for row, match in enumerate(matches):
            require((batch.states[row] == match.state).all(), f"game {row} of the batch differs")
    expected = [match.scores() for match in matches]
    require(batch.scores().tolist() == expected, f"scores of the batch: expected {expected}")


@per_game
def random_playouts(game: Game, players: int) -> None:
    """Playouts leave the match as it is."""
    match = Match(game, players, 11)
    before = match.state.copy()
    actions, points = playouts(match, 4, 1)
    require(actions >= 4, f"expected at least one action a playout, got {actions} in 4")
    require(points.shape == (4, players), f"points: got the shape {points.shape}")
    require((match.state == before).all(), "a playout changed the match")


@per_game
def bad_set_ups(game: Game, players: int) -> None:
    """Wrong numbers of players, options and seeds are refused."""
    require_bad_option(game, game.players[-1] + 1)
    require_bad_option(game, 0)
    require_bad_option(game, players, {"no_such_option": 1})
    require_bad_option(game, players, seed=-1)
    require_bad_option(game, players, seed=SEED_LIMIT)
    for option in game.options:
        require_bad_option(game, players, {option.name: "no such value"})


def require_bad_option(
    game: Game, players: int, options: dict[str, object] | None = None, seed: int = 0
) -> None:
    """Fail unless such a game is refused."""
    try:
        Match(game, players, seed, options)
    except BadOption:
        return
    raise Failed(f"expected BadOption for {players} players, options {options}, seed {seed}")


@per_game
def options(game: Game, players: int) -> None:
    """Every choice of an option can be played; seats share places if they win together."""
    most = game.players[-1]
    words = [option for option in game.options if not isinstance(option.choices, range)]
    for given in [{}, *({option.name: choice} for option in words for choice in option.choices)]:
        try:
            full = game.check(most, given, 0)
        except BadOption:
            continue
        finished = [finished_match(game, most, seed, **full) for seed in range(6)]
        shared = all(len(set(match.places())) == 1 for match in finished)
        together = game.together(full)
        require(
            shared == together,
            f"options {given}: together() is {together}, but seats "
            f"{'always' if shared else 'do not'} share a place",
        )


@per_game
def editions(game: Game, players: int) -> None:
    """Every edition can be read and played, and is named in all languages."""
    for name in game.editions():
        edition = game.edition(name)
        require(edition.name == name, f"edition {name}: its edition.toml calls it {edition.name}")
        for texts in (edition.title, edition.about):
            require(set(texts) == set(LANGUAGES), f"edition {name}: expected {LANGUAGES}")
        try:
            deal = Deal.of(game, players, {}, edition)
        except BadOption:
            continue
        require_clean(deal, 10)


@per_game
def state_size(game: Game, players: int) -> None:
    """A state is small."""
    size = game.table.itemsize
    require(size <= LARGEST_STATE, f"expected at most {LARGEST_STATE} bytes a state, got {size}")


CHECKS = (
    registered,
    decisions,
    determinism,
    invariants,
    illegal_actions,
    undo,
    evaluation,
    batches,
    random_playouts,
    bad_set_ups,
    options,
    editions,
    state_size,
)
