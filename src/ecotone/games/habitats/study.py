"""How much each animal yields: many games by a bot, counted animal by animal.

    python -m ecotone.games.habitats.study --games 2000 --bot greedy

prints the table of `docs/habitats-animals.md`. Points are even when every animal's mean yield lies
within 20 % of the mean over all animals.
"""

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.engine.match import Match
from ecotone.games.habitats.cards import Kind
from ecotone.games.habitats.game import GAME
from ecotone.games.habitats.reader import NEED_NAMES, tile_row, tile_rows
from ecotone.games.habitats.reckoning import FULFILLED, SCORE, SHEET, WIDTH
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
    """Nothing counted yet."""
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
    """Play games with the choosers of a seating and count what their parks hold."""
    yields = no_yields(edition)
    for number in range(games):
        match = Match(GAME, players, seed + number, {"tiles": tiles}, edition)
        choosers = seating(seed + number)
        while not match.over:
            match.apply(choosers[match.actor](match))
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
    """The mean yield of an animal, and the lowest and highest as parts of it."""
    means = [row.mean for row in rows]
    middle = sum(means) / len(means)
    return middle, part(min(means), middle), part(max(means), middle)


def part(mean: float, middle: float) -> float:
    """A yield as a part of the mean yield; 1 where nothing yields anything."""
    return mean / middle if middle else 1.0


def needs_words(edition: Edition, tile: int) -> str:
    """An animal's needs: `3 grass, 1 forest`."""
    row = tile_row(edition, tile)
    needs = [(need, row[f"need_{need}"]) for need in NEED_NAMES]
    return ", ".join(f"{count} {need}" for need, count in needs if count)


def kind_lines(edition: Edition, yields: Yields) -> list[str]:
    """The mean yield of each kind of tile."""
    lines = ["| kind | laid | mean yield |", "|---|---|---|"]
    for kind in Kind:
        tiles = [n for n, row in enumerate(tile_rows(edition)) if row["kind"] == kind]
        laid = int(yields.laid[tiles].sum())
        if laid:
            mean = yields.points[tiles].sum() / laid
            lines.append(f"| {kind.name.lower()} | {laid} | {mean:.2f} |")
    return lines


def table_lines(edition: Edition, yields: Yields) -> list[str]:
    """The measurement as Markdown."""
    rows = animal_yields(edition, yields)
    middle, low, high = spread(rows)
    parks, goals = np.array(yields.parks), np.array(yields.goals)
    lines = [
        f"Parks: mean {parks.mean():.1f}, middle 80 % from {np.percentile(parks, 10):.0f} to "
        f"{np.percentile(parks, 90):.0f}; goals: mean {goals.mean():.1f}.",
        f"Animals: mean yield {middle:.2f} points; lowest {low:.0%}, highest {high:.0%} of it.",
        "",
        *kind_lines(edition, yields),
        "",
        "| animal | landscape | needs | points | laid | fulfilled | mean yield | of the mean |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        tile = tile_row(edition, row.tile)
        lines.append(
            f"| {tile['name_en']} | {NEED_NAMES[tile['landscape']]} "
            f"| {needs_words(edition, row.tile)} | {row.worth} | {row.laid} | {row.rate:.0%} "
            f"| {row.mean:.2f} | {part(row.mean, middle):.0%} |"
        )
    return lines


def seats_of(bot: str, players: int) -> Seating:
    """A seating with the same bot, by name, on every seat."""
    bot_named = importlib.import_module("ecotone.bots").bot_named

    def seating(seed: int) -> list[Chooser]:
        return [bot_named(bot, seed * players + seat).choose for seat in range(players)]

    return seating


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 0 when all animals are even, 1 otherwise."""
    parser = argparse.ArgumentParser(description="Measure how much each animal yields.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--tiles", default="base", choices=("base", "large"))
    parser.add_argument("--edition")
    chosen = parser.parse_args(arguments)
    edition = GAME.edition(chosen.edition)
    seating = seats_of(chosen.bot, chosen.players)
    yields = play_games(seating, edition, chosen.players, chosen.games, chosen.seed, chosen.tiles)
    sys.stdout.write("\n".join(table_lines(edition, yields)) + "\n")
    _, low, high = spread(animal_yields(edition, yields))
    return 0 if max(1 - low, high - 1) <= TOLERANCE else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
