"""Who meets whom in a tournament: pure functions, the same answer for the same history.

Players are numbered. A round is a list of tables, each with the players in the order of their
seats, and a list of those who have a bye. Every table has the same size.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

LOOKED_AT = 24
"""How many of the next players are considered for a table; a club is seldom larger."""
STARTS = 12
"""How many groupings are tried if players would meet again."""
MEETING = 1000.0
"""How much one repeated meeting weighs against a difference of one point."""


class Round(NamedTuple):
    """The tables of a round, and who does not play."""

    tables: list[list[int]]
    byes: list[int]


class History(NamedTuple):
    """What has happened in the rounds so far."""

    meetings: Counter[frozenset[int]]
    byes: Counter[int]
    first: Counter[int]
    """How often each player has sat at the first seat."""
    rounds: int

    @classmethod
    def of(cls, rounds: Sequence[Round]) -> "History":
        pairs = (
            frozenset(pair)
            for one in rounds
            for table in one.tables
            for pair in combinations(table, 2)
        )
        return cls(
            Counter(pairs),
            Counter(player for one in rounds for player in one.byes),
            Counter(table[0] for one in rounds for table in one.tables),
            len(rounds),
        )


def swiss_round(
    players: Sequence[int], size: int, points: Mapping[int, float], rounds: Sequence[Round]
) -> Round:
    """The next round: neighbours by points, meeting again only where it cannot be avoided.

    Byes go to those who have had the fewest, of these to the last by points.
    """
    history = History.of(rounds)
    order = sorted(players, key=lambda one: (-points.get(one, 0.0), one))
    playing, byes = with_byes(order, size, history)
    tables = grouped(playing, size, points, history)
    return Round([seated(table, history) for table in tables], byes)


def with_byes(order: Sequence[int], size: int, history: History) -> tuple[list[int], list[int]]:
    """Those who play, in order, and those for whom no table is left."""
    spare = len(order) % size
    last_first = sorted(range(len(order)), key=lambda place: (history.byes[order[place]], -place))
    byes = {order[place] for place in last_first[:spare]}
    return [one for one in order if one not in byes], sorted(byes)


def grouped(
    order: Sequence[int], size: int, points: Mapping[int, float], history: History
) -> list[list[int]]:
    """The best of several groupings; only the first one, if nobody meets again."""
    found: list[tuple[float, list[list[int]]]] = []
    for start in range(min(len(order), STARTS)):
        tables = grouped_from([*order[start:], *order[:start]], size, points, history)
        total = sum(cost(table, points, history) for table in tables)
        found.append((total, tables))
        if total < MEETING:
            break
    return min(found, key=lambda one: one[0])[1] if found else []


def grouped_from(
    order: Sequence[int], size: int, points: Mapping[int, float], history: History
) -> list[list[int]]:
    """Tables from the first player down, then improved by exchanging players."""
    left, tables = list(order), []
    while left:
        table = [left.pop(0)]
        while len(table) < size:
            near = left[:LOOKED_AT]
            best = min(near, key=lambda one: cost([*table, one], points, history))
            left.remove(best)
            table.append(best)
        tables.append(table)
    return improved(tables, points, history)


def improved(
    tables: list[list[int]], points: Mapping[int, float], history: History
) -> list[list[int]]:
    """Exchange two players of different tables as long as that helps."""
    helps = True
    while helps:
        helps = False
        for one, other in combinations(range(len(tables)), 2):
            before = cost(tables[one], points, history) + cost(tables[other], points, history)
            for here in range(len(tables[one])):
                for there in range(len(tables[other])):
                    first, second = list(tables[one]), list(tables[other])
                    first[here], second[there] = second[there], first[here]
                    after = cost(first, points, history) + cost(second, points, history)
                    if after < before - 1e-9:
                        tables[one], tables[other], before = first, second, after
                        helps = True
    return tables


def cost(table: Sequence[int], points: Mapping[int, float], history: History) -> float:
    """How little a table is wanted: repeated meetings, and differences in points."""
    return sum(
        MEETING * history.meetings[frozenset(pair)]
        + abs(points.get(pair[0], 0.0) - points.get(pair[1], 0.0)) ** 2
        for pair in combinations(table, 2)
    )


def seated(table: Sequence[int], history: History) -> list[int]:
    """The order of seats: whoever has been first least often is first.

    Of those who are level, the lower number and the higher one take turns.
    """
    sign = -1 if history.rounds % 2 else 1
    return sorted(table, key=lambda one: (history.first[one], sign * one))


def round_robin(players: Sequence[int], size: int) -> list[Round]:
    """All rounds of a round robin: everybody meets everybody, as evenly as the sizes allow.

    For two at a table this is the circle method, and everybody meets everybody exactly once. For
    more, rounds are added until every pair has met.
    """
    return circle(players) if size == 2 else covering(players, size)


def circle(players: Sequence[int]) -> list[Round]:
    """One player stays, the others move around; with an odd number, one has a bye."""
    ring: list[int | None] = list(players)
    if len(ring) % 2:
        ring.append(None)
    rounds: list[Round] = []
    for _ in range(len(ring) - 1):
        history = History.of(rounds)
        pairs = [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
        tables = [
            seated([one, other], history)
            for one, other in pairs
            if one is not None and other is not None
        ]
        byes = [one for pair in pairs if None in pair for one in pair if one is not None]
        rounds.append(Round(tables, byes))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def covering(players: Sequence[int], size: int) -> list[Round]:
    """Rounds in which those meet who have met least, until every pair has."""
    rounds: list[Round] = []
    wanted = {frozenset(pair) for pair in combinations(players, 2)}
    while wanted - set(History.of(rounds).meetings) and len(rounds) < most_rounds(len(players)):
        rounds.append(swiss_round(players, size, {}, rounds))
    return rounds


def most_rounds(players: int) -> int:
    """No round robin is longer than this, whether or not every pair has met."""
    return 2 * players
