"""How many points each animal of Habitats yields, from many games played by a bot.

Points are even when every animal's mean yield is within 20 % of the mean over all animals.
`ecotone lab animal-yields` prints the table of `docs/measurements/habitats-animals.md`.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.bots import bot_named
from ecotone.engine.edition import Edition
from ecotone.engine.match import Match
from ecotone.games.habitats.cards import Kind
from ecotone.games.habitats.explanation import FULFILLED, SCORE, SHEET, WIDTH
from ecotone.games.habitats.game import GAME
from ecotone.games.habitats.reader import NEED_NAMES, tile_row, tile_rows
from ecotone.games.habitats.words import record

TOLERANCE = 0.2
Chooser = Callable[[Match], int]
Seating = Callable[[int], Sequence[Chooser]]
"""From a game's seed to one chooser for each seat."""


class Yields(NamedTuple):
    """Counts over many parks: by tile, and of the parks themselves."""

    laid: NDArray[np.int64]
    content: NDArray[np.int64]
    points: NDArray[np.int64]
    parks: list[int]
    goals: list[int]


class AnimalYield(NamedTuple):
    """One animal's row of the table."""

    tile: int
    laid: int
    rate: float
    worth: int
    mean: float


def no_yields(edition: Edition) -> Yields:
    """Zero counts."""
    laid, content, points = np.zeros((3, len(tile_rows(edition))), np.int64)
    return Yields(laid, content, points, [], [])


def count_match(match: Match, yields: Yields) -> None:
    """Count every tile of every park of a finished game."""
    table = record(match.state)
    numbers = np.zeros(SHEET, np.int64)
    for seat in range(match.players):
        match.game.entry.explain(match.edition.data, match.state, seat, numbers)
        for slot in range(1, int(table.count[seat])):
            tile = table.tile[seat, slot]
            yields.laid[tile] += 1
            yields.content[tile] += numbers[slot * WIDTH + FULFILLED]
            yields.points[tile] += numbers[slot * WIDTH + SCORE]
        yields.parks.append(int(numbers[SCORE::WIDTH].sum()))
        yields.goals.append(int(table.goal_points[seat]))


def play_games(
    seating: Seating, edition: Edition, players: int, games: int, seed: int, tiles: str
) -> Yields:
    """Play games with the choosers of a seating and count the tiles of their parks."""
    yields = no_yields(edition)
    for number in range(games):
        match = Match(GAME, players, seed + number, {"tiles": tiles}, edition)
        choosers = seating(seed + number)
        while not match.over:
            match.push(choosers[match.actor](match))
        count_match(match, yields)
    return yields


def animal_yields(edition: Edition, yields: Yields) -> list[AnimalYield]:
    """Every animal that was laid, the best yield first."""
    rows = []
    for tile, row in enumerate(tile_rows(edition)):
        laid = int(yields.laid[tile])
        if row["kind"] == Kind.ANIMAL and laid:
            rate = float(yields.content[tile]) / laid
            rows.append(
                AnimalYield(tile, laid, rate, row["points"], float(yields.points[tile]) / laid)
            )
    return sorted(rows, key=lambda row: -row.mean)


def spread(rows: Sequence[AnimalYield]) -> tuple[float, float, float]:
    """The mean yield of an animal, and the lowest and highest as fractions of it."""
    means = [row.mean for row in rows]
    middle = sum(means) / len(means)
    return middle, part(min(means), middle), part(max(means), middle)


def part(mean: float, middle: float) -> float:
    """A yield as a fraction of the mean yield; 1 if nothing yields anything."""
    return mean / middle if middle else 1.0


def needs_words(edition: Edition, tile: int) -> str:
    """An animal's needs: `3 grass, 1 forest`."""
    row = tile_row(edition, tile)
    needs = [(need, row[f"need_{need}"]) for need in NEED_NAMES]
    return ", ".join(f"{count} {need}" for need, count in needs if count)


def seats_of(bot: str, players: int) -> Seating:
    """A seating with the same bot, by name, in every seat."""

    def seating(seed: int) -> list[Chooser]:
        return [bot_named(bot, seed * players + seat).choose for seat in range(players)]

    return seating


def measure(
    bot: str, players: int, games: int, seed: int, tiles: str, edition: str | None
) -> dict[str, Any]:
    """Let a bot play, and report the contents of its parks as plain data."""
    cards = GAME.edition(edition)
    yields = play_games(seats_of(bot, players), cards, players, games, seed, tiles)
    animals = animal_yields(cards, yields)
    mean, low, high = spread(animals)
    parks, goals = np.array(yields.parks), np.array(yields.goals)
    return {
        "parks": {
            "mean": float(parks.mean()),
            "low": float(np.percentile(parks, 10)),
            "high": float(np.percentile(parks, 90)),
        },
        "goals": {"mean": float(goals.mean())},
        "mean_yield": mean,
        "lowest": low,
        "highest": high,
        "even": max(1 - low, high - 1) <= TOLERANCE,
        "kinds": kind_rows(cards, yields),
        "animals": [animal_row(cards, animal, mean) for animal in animals],
    }


def kind_rows(edition: Edition, yields: Yields) -> list[dict[str, Any]]:
    """The mean yield of each kind of tile."""
    rows = []
    for kind in Kind:
        tiles = [n for n, row in enumerate(tile_rows(edition)) if row["kind"] == kind]
        laid = int(yields.laid[tiles].sum())
        if laid:
            mean = float(yields.points[tiles].sum() / laid)
            rows.append({"kind": kind.name.lower(), "laid": laid, "mean": mean})
    return rows


def animal_row(edition: Edition, animal: AnimalYield, mean: float) -> dict[str, Any]:
    tile = tile_row(edition, animal.tile)
    return {
        "name": {"en": tile["name_en"], "de": tile["name_de"]},
        "landscape": NEED_NAMES[tile["landscape"]],
        "needs": needs_words(edition, animal.tile),
        "points": animal.worth,
        "laid": animal.laid,
        "fulfilled": animal.rate,
        "mean": animal.mean,
        "of_mean": part(animal.mean, mean),
    }
