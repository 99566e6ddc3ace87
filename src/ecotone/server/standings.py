"""The standings of a tournament: points, then the opponents' points, then scores."""

from collections.abc import Sequence
from typing import NamedTuple

BYE = 0.5
"""What a round without a game is worth: as much as coming in the middle."""


class Finished(NamedTuple):
    """A table that has ended: its players by seat, with their places and scores."""

    players: Sequence[int]
    places: Sequence[int]
    scores: Sequence[int]


class Standing(NamedTuple):
    """A player's standing."""

    player: int
    place: int
    """The same for players who are level in everything."""
    points: float
    opponents: float
    """The points of everyone they have met, for each meeting."""
    total: int
    """Their scores at all tables."""
    games: int


def table_points(places: Sequence[int]) -> list[float]:
    """Points from 0 to 1: the share of the others who are behind, and half of those level."""
    others = len(places) - 1
    return [
        (sum(other > mine for other in places) + (places.count(mine) - 1) / 2) / others
        for mine in places
    ]


def points_by_player(
    players: Sequence[int], finished: Sequence[Finished], byes: Sequence[int]
) -> dict[int, float]:
    """Everyone's points, also those for rounds without a game."""
    points = dict.fromkeys(players, 0.0)
    for table in finished:
        for player, won in zip(table.players, table_points(list(table.places)), strict=True):
            points[player] = points.get(player, 0.0) + won
    for player in byes:
        points[player] = points.get(player, 0.0) + BYE
    return points


def standings(
    players: Sequence[int], finished: Sequence[Finished], byes: Sequence[int]
) -> list[Standing]:
    """All players, the best first."""
    points = points_by_player(players, finished, byes)
    totals, games = dict.fromkeys(points, 0), dict.fromkeys(points, 0)
    met = dict.fromkeys(points, 0.0)
    for table in finished:
        everyone = sum(points[player] for player in table.players)
        for player, score in zip(table.players, table.scores, strict=True):
            met[player] += everyone - points[player]
            totals[player] += score
            games[player] += 1

    def key(player: int) -> tuple[float, float, int]:
        return (-round(points[player], 6), -round(met[player], 6), -totals[player])

    order = sorted(points, key=lambda player: (key(player), player))
    keys = [key(player) for player in order]
    return [
        Standing(
            player,
            1 + keys.index(key(player)),
            points[player],
            met[player],
            totals[player],
            games[player],
        )
        for player in order
    ]
