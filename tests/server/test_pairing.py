"""Pairing and standings: every player once a round, fair byes, everybody meets everybody."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecotone.server.pairing import History, Round, round_robin, swiss_round
from ecotone.server.standings import BYE, Finished, standings, table_points

sizes = st.integers(2, 5)


def expect_round(paired, players, size):
    """Everybody plays once or has a bye, and no table has a wrong size."""
    seen = [*(one for table in paired.tables for one in table), *paired.byes]
    assert sorted(seen) == sorted(players)
    assert all(len(table) == size for table in paired.tables)
    assert len(paired.byes) == len(players) % size


@st.composite
def tournaments(draw):
    """A Swiss tournament with places drawn at random."""
    size = draw(sizes)
    players = list(range(draw(st.integers(size, 20))))
    rounds, finished = [], []
    for _ in range(draw(st.integers(1, 6))):
        byes = [one for paired in rounds for one in paired.byes]
        table = standings(players, finished, byes)
        points = {one.player: one.points for one in table}
        paired = swiss_round(players, size, points, rounds)
        expect_round(paired, players, size)
        rounds.append(paired)
        for seats in paired.tables:
            places = draw(st.lists(st.integers(1, size), min_size=size, max_size=size))
            finished.append(Finished(seats, places, [10 * place for place in places]))
    return players, size, rounds, finished


@settings(max_examples=60, deadline=None)
@given(tournaments())
def test_swiss_rounds_seat_everybody_once_and_share_byes(played):
    players, _, rounds, _ = played
    history = History.of(rounds)
    had = [history.byes[one] for one in players]
    assert max(had) - min(had) <= 1


@pytest.mark.parametrize("count", [4, 6, 8, 16])
def test_nobody_meets_again_in_a_short_swiss_tournament_of_two(count):
    """Three rounds among four, five among six: there is always a way, and it is found."""
    players, rounds = list(range(count)), []
    for number in range(3):
        points = {one: float((one * 7 + number) % 4) for one in players}
        rounds.append(swiss_round(players, 2, points, rounds))
    assert max(History.of(rounds).meetings.values()) == 1


def repeats(tables, history):
    return sum(
        history.meetings[frozenset(pair)] for table in tables for pair in combinations(table, 2)
    )


def groupings(players, size):
    """All ways to seat players at tables."""
    if not players:
        yield []
        return
    for others in combinations(players[1:], size - 1):
        left = [one for one in players[1:] if one not in others]
        for more in groupings(left, size):
            yield [[players[0], *others], *more]


@pytest.mark.parametrize(("count", "size"), [(6, 2), (8, 2), (9, 3), (8, 4)])
def test_meetings_are_repeated_only_where_that_cannot_be_avoided(count, size):
    """Against all ways there are, over more rounds than can go without a repetition."""
    draw, players, rounds = random.Random(7), list(range(count)), []
    for _ in range(count):
        points = {one: draw.choice([0.0, 0.5, 1.0, 2.0]) for one in players}
        paired, history = swiss_round(players, size, points, rounds), History.of(rounds)
        least = min(repeats(tables, history) for tables in groupings(players, size))
        assert repeats(paired.tables, history) == least
        rounds.append(paired)


def test_neighbours_by_points_meet():
    points = {0: 3.0, 1: 0.0, 2: 3.0, 3: 0.0, 4: 2.0, 5: 2.0}
    paired = swiss_round(list(points), 2, points, [])
    assert sorted(sorted(table) for table in paired.tables) == [[0, 2], [1, 3], [4, 5]]


def test_the_last_by_points_has_the_first_bye_and_then_somebody_else():
    points = {0: 1.0, 1: 0.5, 2: 0.0}
    first = swiss_round([0, 1, 2], 2, points, [])
    assert first.byes == [2]
    assert swiss_round([0, 1, 2], 2, points, [first]).byes == [1]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 24))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(count):
    players = list(range(10, 10 + count))
    rounds = round_robin(players, 2)
    for paired in rounds:
        expect_round(paired, players, 2)
    meetings = History.of(rounds).meetings
    assert meetings == Counter({frozenset(pair): 1 for pair in combinations(players, 2)})
    assert len(rounds) == (count if count % 2 else count - 1)
    firsts = [History.of(rounds).first[one] for one in players]
    assert max(firsts) - min(firsts) <= 2


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("count", range(3, 17))
def test_in_a_larger_round_robin_everybody_meets_everybody(size, count):
    if count < size:
        count = size
    players = list(range(count))
    rounds = round_robin(players, size)
    for paired in rounds:
        expect_round(paired, players, size)
    assert len(History.of(rounds).meetings) == count * (count - 1) // 2
    assert len(rounds) <= 2 * count


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_the_points_of_a_table_add_up(places):
    points = table_points(places)
    assert sum(points) == pytest.approx(len(places) / 2)
    assert all(0 <= one <= 1 for one in points)
    ranked = [one for _, one in sorted(zip(places, points, strict=True))]
    assert ranked == sorted(ranked, reverse=True)


def test_ties_are_broken_by_opponents_then_by_scores():
    finished = [
        Finished([0, 1], [1, 2], [50, 40]),
        Finished([2, 3], [1, 2], [60, 20]),
        Finished([0, 3], [2, 1], [30, 31]),
        Finished([2, 1], [2, 1], [10, 90]),
    ]
    table = standings([0, 1, 2, 3, 4], finished, [4])
    assert [one.points for one in table] == [1.0, 1.0, 1.0, 1.0, BYE]
    assert [one.player for one in table] == [1, 0, 2, 3, 4]
    assert [one.place for one in table] == [1, 2, 3, 4, 5]
    stronger = [*finished, Finished([0, 4], [1, 2], [1, 0]), Finished([3, 2], [1, 2], [1, 0])]
    table = standings([0, 1, 2, 3, 4], stronger, [4])
    assert [one.player for one in table[:2]] == [3, 0]
    assert table[0].opponents > table[1].opponents


def test_players_who_are_level_in_everything_share_a_place():
    table = standings([0, 1, 2], [], [])
    assert [(one.player, one.place) for one in table] == [(0, 1), (1, 1), (2, 1)]


def test_the_same_history_gives_the_same_round():
    rounds = [Round([[0, 1], [2, 3]], [4])]
    points = {0: 1.0, 2: 1.0, 4: 0.5}
    assert swiss_round(range(5), 2, points, rounds) == swiss_round(range(5), 2, points, rounds)
