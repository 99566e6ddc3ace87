"""Analysis: a review of a finished game, decision by decision.

Every decision is compared with the best alternative, both evaluated with what the seat knew at the
time (`ecotone.bots.advice`). What the alternative would have gained is the decision's cost; it is a
mistake if the cost is certainly above zero.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ecotone.bots.advice import Interval, Judged, Measure, final_result, judge, measure, rank
from ecotone.bots.reasons import Reason, explain
from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.seeds import seed_to_json
from ecotone.engine.texts import LANGUAGES, Localized

SIMULATIONS = 400
MISTAKES = 3

Progress = Callable[[int, int], None]
"""Called with the number of decisions done and the total; may raise to stop."""


class NotOver(EcotoneError):
    """The game is still being played: an analysis would reveal what the seats hide."""


@dataclass(frozen=True)
class Alternative:
    """A decision: what it is, its expected result, and the share of the search that followed it."""

    action: int
    name: str
    words: Localized
    drawn: Localized
    """The same for a board that shows the places."""
    result: Interval
    share: float


@dataclass(frozen=True)
class Decided:
    """A decision as it was taken, the best alternative, and the cost."""

    number: int
    seat: int
    taken: Alternative
    other: Alternative | None
    cost: Interval
    """How much more the alternative would have gained; negative if less."""
    reasons: list[Reason]
    """Why the alternative is better, if it certainly is."""

    @property
    def is_mistake(self) -> bool:
        """Was the alternative certainly better?"""
        return self.cost.low > 0


@dataclass(frozen=True)
class Curve:
    """A seat's expected result at each of its decisions, and the actual one at the end."""

    seat: int
    numbers: list[int]
    results: list[float]
    low: list[float]
    high: list[float]


@dataclass(frozen=True)
class OwnPuzzle:
    """A position of the game in which one decision is clearly best."""

    number: int
    """The decision's number in the game."""
    seat: int
    solution: int
    gap: float
    """How much worse the next best decision is: in points, or as a chance to win."""


@dataclass(frozen=True)
class Analysis:
    """The analysis of a whole game."""

    game: str
    edition: str
    players: int
    seats: list[str]
    seed: int | str
    simulations: int
    measure: Measure
    decisions: list[Decided]
    curves: list[Curve]
    mistakes: list[list[int]]
    """For each seat the numbers of its worst mistakes, the worst first."""
    scores: list[int]
    places: list[int]
    puzzles: list[OwnPuzzle] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return asdict(self)


def analyse(
    match: Match,
    seats: Sequence[str],
    simulations: int = SIMULATIONS,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a finished match; it is unchanged when this returns."""
    decisions = []
    for decided in review(match, simulations):
        decisions.append(decided)
        if progress:
            progress(len(decisions), len(match.actions) - match.start)
    return analysis_of(match, seats, simulations, decisions)


def review(match: Match, simulations: int) -> Iterator[Decided]:
    """Compare one decision after the other with its alternatives."""
    if not match.over:
        raise NotOver(f"expected a finished game, got one after {len(match.actions)} actions")
    if simulations < 1:
        raise BadOption(f"expected at least 1 simulation, got {simulations}")
    walk = match.copy()
    walk.rewind(walk.start)
    for number, action in enumerate(match.actions[walk.start :], walk.start + 1):
        yield look_at(walk, number, action, simulations)
        walk.push(action)


def analysis_of(
    match: Match,
    seats: Sequence[str],
    simulations: int,
    decisions: list[Decided],
    puzzles: Sequence[OwnPuzzle] = (),
) -> Analysis:
    """The analysis of a finished match whose decisions have been reviewed."""
    return Analysis(
        game=match.game.name,
        edition=match.edition.name,
        players=match.players,
        seats=list(seats),
        seed=seed_to_json(match.seed),
        simulations=simulations,
        measure=measure(match),
        decisions=decisions,
        curves=[curve_of(match, decisions, seat) for seat in range(match.players)],
        mistakes=[mistakes_of(decisions, seat) for seat in range(match.players)],
        scores=match.scores(),
        places=match.places(),
        puzzles=list(puzzles),
    )


def look_at(match: Match, number: int, action: int, simulations: int) -> Decided:
    """Compare the decision taken in this position with the most followed alternative."""
    ranked = rank(match, simulations)
    taken = next((one for one in ranked if one[0] == action), (action, 0.0))
    others = [one for one in ranked if one[0] != action][:1]
    judged = judge(match, [taken, *others], simulations)
    alternatives = [alternative(match, one) for one in judged]
    cost = Interval.of(judged[-1].results - judged[0].results)
    return Decided(
        number=number,
        seat=match.actor,
        taken=alternatives[0],
        other=alternatives[1] if others else None,
        cost=cost,
        reasons=explain(match, judged[::-1])[0] if cost.low > 0 else [],
    )


def alternative(match: Match, judged: Judged) -> Alternative:
    """An evaluated decision with its text."""
    game = match.game
    return Alternative(
        action=judged.action,
        name=game.actions.name(judged.action),
        words={
            language: game.describe_action(match.edition, match.state, judged.action, language)
            for language in LANGUAGES
        },
        drawn={
            language: game.describe_drawn(match.edition, match.state, judged.action, language)
            for language in LANGUAGES
        },
        result=judged.interval,
        share=judged.share,
    )


def curve_of(match: Match, decisions: Sequence[Decided], seat: int) -> Curve:
    """A seat's expectations in the order of play, and its actual result."""
    own = [one for one in decisions if one.seat == seat]
    end = final_result(match, match.state, seat)
    return Curve(
        seat=seat,
        numbers=[*(one.number for one in own), len(match.actions)],
        results=[*(one.taken.result.mean for one in own), end],
        low=[*(one.taken.result.low for one in own), end],
        high=[*(one.taken.result.high for one in own), end],
    )


def mistakes_of(decisions: Sequence[Decided], seat: int) -> list[int]:
    """The numbers of a seat's worst mistakes, the worst first."""
    own = [one for one in decisions if one.seat == seat and one.is_mistake]
    own.sort(key=lambda one: -one.cost.mean)
    return [one.number for one in own[:MISTAKES]]
