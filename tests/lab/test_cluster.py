"""Runs on a Ray cluster give the same figures, also when a machine is lost on the way."""

import warnings
from functools import partial
from operator import floordiv

import pytest
from support import ecotone

from ecotone.engine.batch import Deal
from ecotone.engine.registry import game_named
from ecotone.lab import arena, cluster
from ecotone.lab.arena import contest_of
from ecotone.lab.effort import Effort
from ecotone.lab.processes import WorkFailed
from ecotone.lab.simulation import simulate

KEYSTONE = game_named("keystone")
PAIR = contest_of(KEYSTONE, ["easy", "greedy"], 2, seed=3)
LOST_AFTER = 3
"""Finished games after which the second machine is switched off."""


@pytest.fixture(scope="module")
def machines(quiet_ray):
    """A cluster of two machines with one core each, on this one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster

        started = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        yield started
        started.shutdown()


@pytest.fixture(scope="module")
def quiet_ray():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        yield patch


@pytest.mark.deep
@pytest.mark.filterwarnings("ignore")
def test_a_machine_lost_on_the_way_changes_no_figure(machines, tmp_path):
    second = machines.add_node(num_cpus=1)
    finished = []

    def lose_one_machine(games):
        finished.append(games)
        if len(finished) == LOST_AFTER:
            machines.remove_node(second)

    file = tmp_path / "run.jsonl"
    effort = Effort(12, cluster=machines.address, file=file, progress=lose_one_machine)
    report = arena.run(PAIR, effort)
    assert len(finished) > LOST_AFTER
    assert report == arena.run(PAIR, Effort(12))
    assert len(file.read_text("utf-8").splitlines()) == 1 + report["games"]


@pytest.mark.filterwarnings("ignore")
def test_a_simulation_counts_the_same_on_a_cluster_in_threads_and_in_one(machines):
    deal = Deal.of(game_named("habitats"), 3)
    spread = [
        simulate(deal, 2500, 7, audited=True, effort=effort)
        for effort in (Effort(1), Effort(1, processes=2), Effort(1, cluster=machines.address))
    ]
    for report in spread:
        del report["seconds"], report["actions_per_second"]
    assert spread[0] == spread[1] == spread[2]


@pytest.mark.filterwarnings("ignore")
def test_a_fault_on_a_machine_is_named_once(machines):
    effort = Effort(1, cluster=machines.address)
    with pytest.raises(WorkFailed, match=r"^integer division or modulo by zero$"):
        list(effort.map(partial(floordiv, 1), [0], load=lambda: None))


def test_other_code_is_refused():
    answer = cluster.attempt(b"", 0, "another")
    assert answer.fault == (
        f"expected Ecotone with code another on every machine, got {cluster.code_digest()}"
    )


def test_no_cluster_is_said_in_one_line():
    told = ecotone("simulate", "keystone", "--ray", "127.0.0.1:1", "--games", "5")
    assert told.returncode == 2
    assert "expected a Ray cluster at 127.0.0.1:1" in told.stderr
    assert len(told.stderr.splitlines()) == 1
