"""What holds in every game: the slow scorer agrees with the fast one, and nothing is lost."""

import random

import numpy as np
import pytest
from games.habitats.slow_scorer import SlowPark
from hypothesis import given, settings
from hypothesis import strategies as st

from ecotone.engine.match import Match
from ecotone.games.habitats import GAME
from ecotone.games.habitats.cards import CARDS, Kind
from ecotone.games.habitats.invariants import Fault
from ecotone.games.habitats.measure_words import KNOWN
from ecotone.games.habitats.words import record

seeds = st.integers(0, 2**62)


def options(players):
    """All options but the goals' number, which changes nothing here."""
    solos = st.sampled_from(["market", "draw"] if players == 1 else ["market"])
    return solos.flatmap(options_with)


def options_with(solo):
    facings = ["choose", "printed"] if solo == "market" else ["choose"]
    return st.fixed_dictionaries(
        {
            "years": st.sampled_from(["standard", "long"]),
            "tiles": st.sampled_from(["base", "large"]),
            "facing": st.sampled_from(facings),
            "roads": st.sampled_from(["turn", "printed"]),
            "tourists": st.sampled_from(["other_areas", "own_area"]),
            "solo": st.just(solo),
            "own_tile": st.sampled_from(["left_out", "counts"]),
            "need_areas": st.sampled_from(["add_up", "one_area"]),
        }
    )


tables = st.integers(1, 5).flatmap(lambda players: st.tuples(st.just(players), options(players)))


def play(table, seed, moves=10**6):
    players, chosen = table
    match = Match(GAME, players, seed, chosen)
    choose = random.Random(seed)
    while not match.over and len(match.actions) < moves:
        match.push(int(choose.choice(match.legal)))
    return match


@given(tables, seeds)
@settings(max_examples=60, deadline=None)
def test_the_fast_scorer_equals_the_slow_one(table, seed):
    match = play(table, seed)
    cards = match.edition.data.view(CARDS)[0]
    state = record(match.state)
    for seat, points in enumerate(match.scores()):
        slow = SlowPark(cards, state, seat).score()
        assert points == slow + state.goal_points[seat]


@given(tables, seeds, st.integers(0, 200))
@settings(max_examples=60, deadline=None)
def test_the_sheet_explains_every_tile_as_the_slow_scorer_does(table, seed, moves):
    match = play(table, seed, moves)
    cards = match.edition.data.view(CARDS)[0]
    for seat in range(match.players):
        slow = SlowPark(cards, record(match.state), seat)
        sheet = GAME.score_sheet(match.edition, match.state, seat)
        assert sheet["park"] == slow.score()
        for tile in sheet["tiles"]:
            cell = (tile["column"], tile["row"])
            assert tile["points"] == slow.points(cell)
            if tile["kind"] == "animal":
                assert tile["fulfilled"] == slow.content(cell)
                for number, need in enumerate(["grass", "forest", "dry", "water", "flower"]):
                    for line in tile["needs"]:
                        if line["need"] == need:
                            assert line["has"] == slow.has(cell, number)


@given(tables, seeds, st.integers(0, 200))
@settings(max_examples=40, deadline=None)
def test_every_measure_equals_the_slow_one(table, seed, moves):
    match = play(table, seed, moves)
    cards = match.edition.data.view(CARDS)[0]
    state = record(match.state)
    out = np.zeros(6, np.int64)
    for first in (0, 6):
        measures = list(KNOWN)[first : first + 6]
        shown = match.state.copy()
        chosen = record(shown)
        chosen.goal[:] = -1
        for index, measure in enumerate(measures):
            goal = [row["measure"].code for row in match.edition.tables["goals"]].index(measure)
            chosen.goal[index // 2, index % 2] = goal
        for seat in range(match.players):
            GAME.entry.measures(match.edition.data, shown, seat, out)
            slow = SlowPark(cards, state, seat)
            for index, measure in enumerate(measures):
                assert out[index] == slow.measure(measure.name.lower())


@given(tables, seeds, st.integers(0, 200))
@settings(max_examples=60, deadline=None)
def test_nothing_is_lost_and_every_state_has_a_decision(table, seed, moves):
    match = play(table, seed, moves)
    assert GAME.entry.audit(match.edition.data, match.state) == Fault.NONE
    assert (match.count > 0) == (not match.over)


@given(tables, seeds, st.integers(0, 200))
@settings(max_examples=40, deadline=None)
def test_an_evaluation_is_finite_and_tries_nothing_for_real(table, seed, moves):
    match = play(table, seed, moves)
    before = match.state.copy()
    values = np.zeros(match.players)
    GAME.entry.evaluate(match.edition.data, match.state, values)
    assert (match.state == before).all()
    assert np.isfinite(values).all()
    if match.over:
        assert values.tolist() == match.scores()


def broken(match, change):
    state = match.state.copy()
    change(record(state))
    return GAME.entry.audit(match.edition.data, state)


def test_the_audit_finds_what_is_broken():
    match = play((2, {}), 5, 40)
    table = record(match.state)
    assert GAME.entry.audit(match.edition.data, match.state) == Fault.NONE
    tile = int(table.tile[0, 3])

    def doubled(table):
        table.tile[0, 4] = tile

    def lost(table):
        table.drawn += 1

    def together(table):
        table.figure[1] = table.figure[0]

    def outside(table):
        table.figure[1] = 27

    def under(table):
        table.market[table.figure[0]] = table.bag[table.drawn]
        table.drawn += 1

    def one_cell(table):
        table.column[0, 3], table.row[0, 3] = table.column[0, 2], table.row[0, 2]

    def below(table):
        table.column[0, 3], table.row[0, 3] = 0, 20

    def side(table):
        table.beside[0, 0, 0] = -3

    def area(table):
        table.area[0, 5] = 6

    def size(table):
        table.area_size[0, 5] += 1

    faults = {
        doubled: Fault.TILE_DOUBLED,
        lost: Fault.TILE_LOST,
        together: Fault.FIGURES_SHARE_A_SPACE,
        outside: Fault.FIGURE_OUTSIDE,
        under: Fault.TILE_UNDER_FIGURE,
        one_cell: Fault.TILES_SHARE_A_CELL,
        below: Fault.BELOW_ENTRANCE,
        side: Fault.SIDE_WRONG,
        area: Fault.AREA_WRONG,
        size: Fault.AREA_SIZE_WRONG,
    }
    for change, fault in faults.items():
        assert broken(match, change) == fault, change.__name__


def test_the_audit_finds_a_tile_at_a_road():
    for seed in range(50):
        match = play((1, {"solo": "draw"}), seed)
        table = record(match.state)
        kinds = match.edition.data.view(CARDS)[0].kind
        slots = [s for s in range(1, table.count[0]) if kinds[table.tile[0, s]] == Kind.ROAD]
        if slots:
            break
    slot = slots[0]
    side = table.beside[0, slot].tolist().index(-3)
    assert broken(match, lambda table: table.beside[0, slot].__setitem__(side, 0)) == (
        Fault.TILE_AT_ROAD
    )


@pytest.mark.parametrize("players", range(1, 6))
def test_random_play_reaches_every_kind_of_decision(players):
    match = play((players, {}), 3)
    kinds = {GAME.actions.decode(action).kind for action in match.actions}
    assert {"face", "take", "place"} <= kinds
