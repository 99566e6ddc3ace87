"""What the games of a study say: figures with 95 % intervals, resampled by games."""

from collections.abc import Callable, Mapping
from functools import cached_property
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.lab.lengths import TURNS
from ecotone.lab.ratings import TAILS, Estimate, bootstrap, resamples, wilson

DIGITS = 4
FEWEST_GAMES = 10
"""Of a component that was used in fewer games nothing is said."""
OUTER = (10, 90)

Figure = dict[str, Any]


class Played:
    """The finished games of one setup, as arrays of games × seats."""

    def __init__(
        self, games: list[dict[str, Any]], players: int, together: bool, seed: int
    ) -> None:
        self.games = games
        self.players = players
        self.together = together
        self.seed = seed

    @property
    def measure(self) -> str:
        """By what a use is judged: the chance to win together, points alone, or the lead."""
        if self.together:
            return "win_rate"
        return "points" if self.players == 1 else "lead"

    @cached_property
    def drawn(self) -> NDArray[np.float64]:
        """The resampled games, the same for every figure."""
        return resamples(len(self.games), self.seed)

    @cached_property
    def won(self) -> NDArray[np.float64]:
        """The share of the win that each seat has."""
        first = np.array([game["places"] for game in self.games]) == 1
        shared = np.maximum(first.sum(axis=1, keepdims=True), 1)
        return first / (1 if self.together or self.players == 1 else shared)

    @cached_property
    def points(self) -> NDArray[np.float64]:
        return np.array([game["scores"] for game in self.games], np.float64)

    def centred(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """How far each seat is above the mean of its table; alone, above the mean of all games."""
        if self.measure == "lead":
            return values - values.mean(axis=1, keepdims=True)
        return values - values.mean()

    @cached_property
    def results(self) -> NDArray[np.float64]:
        """What the uses are to explain."""
        if self.together:
            return self.centred(self.won[:, :1])
        return self.centred(self.points)

    def counted(self, part: str, name: str) -> NDArray[np.float64]:
        """How much of something each seat had in each game, or all seats together."""
        rows = [[seat.get(name, 0) for seat in game[part]] for game in self.games]
        counts = np.array(rows, np.float64)
        return counts.sum(axis=1, keepdims=True) if self.together else counts


def strength(played: Played) -> list[Figure]:
    """Every component with what each use of it goes along with, strongest first.

    The slope of the result over the uses: by how much a seat led for each time that it used the
    component more often than the others. Alone or together: compared with other games.
    """
    names = sorted({name for game in played.games for seat in game["uses"] for name in seat})
    found = [strength_of(played, name) for name in names]
    return sorted((one for one in found if one), key=lambda one: (-one["value"], one["component"]))


def strength_of(played: Played, name: str) -> Figure:
    """One component's figures; empty if too few games tell anything."""
    uses = played.counted("uses", name)
    apart = played.centred(uses)
    products, squares = (apart * played.results).sum(axis=1), (apart**2).sum(axis=1)
    used_in = int((uses.sum(axis=1) > 0).sum())
    if used_in < FEWEST_GAMES or np.count_nonzero(squares) < FEWEST_GAMES:
        return {}
    slope = products.sum() / squares.sum()
    spread = played.drawn @ squares
    with np.errstate(divide="ignore", invalid="ignore"):
        again = np.where(spread > 0, played.drawn @ products / spread, slope)
    low, high = np.percentile(again, TAILS)
    return {
        "component": name,
        "games": used_in,
        "uses": round(float(uses.sum(axis=1).mean()), DIGITS),
        **figure(Estimate(float(slope), float(low), float(high))),
    }


def seats(played: Played) -> list[Figure]:
    """How often each seat wins and how many points it makes; together, all seats at once.

    Seats count from the one that begins, which in some games is drawn.
    """
    found = []
    games = np.arange(len(played.games))
    firsts = np.array([0 if played.together else game["first"] for game in played.games])
    for seat in range(1 if played.together else played.players):
        seated = (firsts + seat) % played.players
        won, points = played.won[games, seated], played.points[games, seated]
        found.append(
            {
                "seat": seat + 1,
                "games": len(played.games),
                **figure(wilson(float(won.sum()), len(won))),
                "points": figure(bootstrap(points, played.drawn)),
            }
        )
    return found


def length(played: Played) -> Mapping[str, Figure]:
    """How many decisions and turns a game takes."""
    measures = [name for name in ("decisions", TURNS) if name in played.games[0]]
    return {name: lengths([game[name] for game in played.games], played) for name in measures}


def lengths(values: list[int], played: Played) -> Figure:
    low, high = np.percentile(values, OUTER)
    return {
        "shortest": min(values),
        "tenth": float(low),
        "median": float(median(values)),
        "mean": figure(bootstrap(np.array(values, np.float64), played.drawn)),
        "ninetieth": float(high),
        "longest": max(values),
    }


def decides(played: Played) -> list[Figure]:
    """By how much the winners are ahead in each line of the score sheet, the largest first.

    Between rivals the lines add up to the winner's lead over the mean of the others. Where all win
    or lose together: the difference between games that were won and games that were lost.
    """
    names = list(played.games[0]["lines"][0])
    if played.together:
        found = [line_together(played, name) for name in names]
    else:
        found = [line_apart(played, name) for name in names] if played.players > 1 else []
    return sorted((one for one in found if one), key=lambda one: -abs(one["value"]))


def line_apart(played: Played, name: str) -> Figure:
    points = played.counted("lines", name)
    ahead = played.won / np.maximum(played.won.sum(axis=1, keepdims=True), 1)
    winners = (points * ahead).sum(axis=1)
    others = (points.sum(axis=1) - winners) / (played.players - 1)
    return {
        "line": name,
        "winners": round(float(winners.mean()), DIGITS),
        "others": round(float(others.mean()), DIGITS),
        **figure(bootstrap(winners - others, played.drawn)),
    }


def line_together(played: Played, name: str) -> Figure:
    """The line's mean in games that were won minus that in games that were lost."""
    values = np.array([game["lines"][0].get(name, 0) for game in played.games], np.float64)
    won = played.won[:, 0]
    if not 0 < won.sum() < len(won):
        return {}
    difference = mean_where(values, won, played) - mean_where(values, 1 - won, played)
    low, high = np.percentile(difference[1:], TAILS)
    return {
        "line": name,
        "winners": round(float(values[won == 1].mean()), DIGITS),
        "others": round(float(values[won == 0].mean()), DIGITS),
        **figure(Estimate(float(difference[0]), float(low), float(high))),
    }


def mean_where(
    values: NDArray[np.float64], weight: NDArray[np.float64], played: Played
) -> NDArray[np.float64]:
    """A weighted mean over all games, followed by that of every resample."""
    drawn = np.vstack([np.ones(len(values)), played.drawn])
    return (drawn @ (values * weight)) / np.maximum(drawn @ weight, 1)


def figure(estimate: Estimate) -> dict[str, float]:
    value, low, high = (round(number, DIGITS) for number in estimate)
    return {"value": value, "low": low, "high": high}


FIGURES: Mapping[str, Callable[[Played], Any]] = {
    "strength": strength,
    "seats": seats,
    "length": length,
    "decides": decides,
}
"""What answers each question."""
