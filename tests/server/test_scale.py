"""The simulation of many tables."""

from ecotone.server.scale import Costs, Play, need, simulate


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
    late = int(len(enough) * 0.95)
    assert enough[late] < 0.15 < few[int(len(few) * 0.95)]


def test_the_same_seed_gives_the_same_figures():
    assert simulate(100, 1, 30, seed=4) == simulate(100, 1, 30, seed=4)
    assert simulate(100, 1, 30, seed=4) != simulate(100, 1, 30, seed=5)
