"""The simulation of many tables."""

import pytest

from ecotone.server.scale import Costs, Play, late, need, simulate, wall


def test_twice_the_tables_need_twice_as_much():
    one, two = need(10_000), need(20_000)
    assert two.decisions == 2 * one.decisions
    assert 2 * one.processes - 1 <= two.processes <= 2 * one.processes
    assert two.memory == 2 * one.memory


def test_what_is_needed_is_enough_and_half_of_it_is_not():
    play, costs = Play(), Costs()
    wanted = need(5_000, play, costs)
    enough = simulate(5_000, wanted.processes, 120)
    few = simulate(5_000, max(1, wanted.processes // 2), 120)
    assert late(enough.done, 0.95) < 150 < late(few.done, 0.95)


def test_beyond_the_wall_notifications_come_ever_later():
    costs = Costs(notifications=200)
    most = wall(costs=costs)
    assert need(most, costs=costs).notifications == pytest.approx(200, rel=0.01)
    with pytest.raises(ValueError, match=f"at most {most} tables"):
        need(2 * most, costs=costs)
    processes = need(most // 2, costs=costs).processes
    before, beyond = (
        simulate(tables, 4 * processes, 60, costs=costs) for tables in (most // 2, 2 * most)
    )
    assert late(before.told, 0.95) < 50 < 10_000 < late(beyond.told, 0.95)


def test_one_process_needs_no_notifications():
    assert (need(1_000).processes, need(1_000).notifications) == (1, 0)
    assert simulate(1_000, 1, 5).told == []


def test_the_same_seed_gives_the_same_figures():
    assert simulate(100, 1, 30, seed=4) == simulate(100, 1, 30, seed=4)
    assert simulate(100, 1, 30, seed=4) != simulate(100, 1, 30, seed=5)
