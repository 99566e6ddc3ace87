"""Weights of a learned evaluation as data: a file that `ecotone lab fit` makes.

A game may ship some as `weights/PLAYERS.json` in its folder. A file says for which game, cards and
number of players it was made, from which games, by which command, and how it did at the gate. A bot
that is named with a file refuses to play anything else with it; a level plays without it there.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ecotone.bots.model import WIDEST, Layers, Numbers, pack
from ecotone.engine.errors import EcotoneError
from ecotone.engine.game import Game
from ecotone.engine.match import Match

FORMAT = "ecotone weights 1"
FOLDER = "weights"
MOST_TURNS = 8
"""Most turns after which a search evaluates."""
DIGITS = 6
"""Significant digits of a weight in a file."""


class BadWeights(EcotoneError):
    """A file of weights that is none, or that was made for something else."""


def rounded(values: Any) -> Any:
    """Numbers as a file holds them, in lists of lists."""
    if isinstance(values, np.ndarray):
        return [rounded(value) for value in values]
    if isinstance(values, (list, tuple)):
        return [rounded(value) for value in values]
    return float(f"{float(values):.{DIGITS}g}")


@dataclass(frozen=True)
class Weights:
    """A learned evaluation, for which tables it was made, and how."""

    game: str
    players: int
    options: Mapping[str, str | int]
    edition: str
    digest: str
    """Of the cards in play."""
    features: tuple[str, ...]
    chance: bool
    """Values are chances to win, not points."""
    relative: bool
    """Values count from the mean of all seats."""
    layers: Layers
    turns: int = 0
    """After how many turns a search evaluates with it; 0 leaves that to the game."""
    at_once: bool = False
    """Does a search evaluate with it at the end of the present turn?"""
    made: Mapping[str, Any] = field(default_factory=dict)
    """The command, the games it was fitted to, and the gate's figures."""

    @cached_property
    def model(self) -> Numbers:
        """What the search takes."""
        return pack(self.layers, self.chance, self.relative)

    def to_json(self) -> str:
        """The file's text; the same weights always give the same bytes."""
        layers = self.layers
        named = dict(zip(self.features, rounded(layers.linear), strict=True))
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "edition": self.edition,
            "digest": self.digest,
            "made": dict(self.made),
            "chance": self.chance,
            "relative": self.relative,
            "turns": self.turns,
            "at_once": self.at_once,
            "bias": rounded(layers.bias),
            "weights": named,
            "fixed": {
                name: rounded(weight)
                for name, weight in zip(self.features, layers.fixed, strict=True)
                if weight
            },
            "hidden": [
                {"biases": rounded(biases), "weights": rounded(weights)}
                for weights, biases in layers.hidden
            ],
            "output": rounded(layers.output),
        }
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in data.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def write(self, path: Path) -> None:
        path.write_text(self.to_json(), "utf-8")

    def check(self, match: Match, source: str) -> None:
        """Raise BadWeights if they were made for another table than this, whatever its options."""
        for what, wanted, found in self.differences(match):
            raise BadWeights(
                f"{source}: expected weights for {what} {shown(wanted)}, got {shown(found)}; "
                f"make new ones with ecotone lab fit {match.game.name} --players {match.players}"
            )

    def differences(self, match: Match) -> list[tuple[str, Any, Any]]:
        """In what a table differs from that for which they were made: what, expected, got."""
        game = match.game
        digest = game.cards_digest(match.edition, match.players, match.options)
        expected = (
            ("game", game.name, self.game),
            ("number of players", match.players, self.players),
            ("cards", digest, self.digest),
            ("features", feature_names(game), self.features),
        )
        return [(what, wanted, found) for what, wanted, found in expected if wanted != found]

    def suit(self, match: Match) -> bool:
        """Were they made for this table, with these options?"""
        options = {option.name: option.default for option in match.game.options}
        same = {**options, **self.options} == {**options, **match.options}
        return same and not self.differences(match)


def shown(value: Any) -> str:
    """A value in a sentence; of names only how many, and the last."""
    if isinstance(value, tuple):
        return f"{len(value)} to {value[-1]}" if value else "none"
    return str(value)


def feature_names(game: Game) -> tuple[str, ...]:
    """The features of a game, in their order."""
    names = game.part("features", "NAMES")
    if names is None:
        raise BadWeights(f"expected a game with features to learn from, got {game.name}")
    return tuple(names)


def fixed_weights(game: Game) -> Numbers:
    """The weights that a game sets by hand, 0 for all features that are learned."""
    fixed: Mapping[str, float] = game.part("features", "FIXED") or {}
    return np.array([fixed.get(name, 0.0) for name in feature_names(game)])


def own_file(game: Game, players: int) -> Path:
    """Where a game ships its weights for a number of players."""
    return game.folder / FOLDER / f"{players}.json"


def shipped_weights(match: Match) -> Weights | None:
    """What the game ships for a table with this number of players, these cards and options."""
    file = own_file(match.game, match.players)
    weights = read_weights(file) if file.is_file() else None
    return weights if weights and weights.suit(match) else None


@cache
def read_weights(path: Path) -> Weights:
    """Read a file of weights, once in each process, or raise BadWeights."""
    try:
        data = json.loads(path.read_text("utf-8"))
        if data.get("format") != FORMAT:
            raise BadWeights(f"{path}: expected {FORMAT}, got {data.get('format')}")
        names = tuple(data["weights"])
        layers = Layers(
            float(data["bias"]),
            np.array([data["weights"][name] for name in names], np.float64),
            np.array([data["fixed"].get(name, 0.0) for name in names], np.float64),
            tuple(
                (np.array(one["weights"], np.float64), np.array(one["biases"], np.float64))
                for one in data["hidden"]
            ),
            np.array(data["output"], np.float64),
        )
        check_shape(layers)
        turns = int(data.get("turns", 0))
        if not 0 <= turns <= MOST_TURNS:
            raise ValueError(f"more than {MOST_TURNS} turns, or fewer than none")
        return Weights(
            game=data["game"],
            players=data["players"],
            options=data["options"],
            edition=data["edition"],
            digest=data["digest"],
            features=names,
            chance=bool(data["chance"]),
            relative=bool(data["relative"]),
            layers=layers,
            turns=turns,
            at_once=bool(data.get("at_once", False)),
            made=data["made"],
        )
    except FileNotFoundError as error:
        raise BadWeights(f"{path}: expected a file of weights, got none") from error
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadWeights(f"{path}: expected a file of weights, got something else") from error


def check_shape(layers: Layers) -> None:
    """Raise ValueError unless every layer takes what the one before gives."""
    width = len(layers.linear)
    if len(layers.hidden) > 2:
        raise ValueError("more than two hidden layers")
    for weights, biases in layers.hidden:
        if weights.shape != (width, len(biases)) or len(biases) > WIDEST:
            raise ValueError("a layer of another shape")
        width = len(biases)
    if len(layers.output) != (width if layers.hidden else 0):
        raise ValueError("an output of another shape")
