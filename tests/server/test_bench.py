"""The measurement of a server under load, in small."""

import json
import subprocess
import sys

import pytest

SMALL = ["--games", "habitats", "ecosfera", "--tables", "3", "--clients", "2", "--pause", "0.05"]


@pytest.mark.parametrize(
    "previews",
    [True, pytest.param(False, marks=pytest.mark.deep)],
    ids=["previews", "no previews"],
)
def test_people_in_other_processes_are_measured(previews):
    options = [*SMALL, "--seconds", "2", "--bots", "1", "--level", "easy", "--json"]
    command = [sys.executable, "-m", "ecotone.server.bench", *options]
    if not previews:
        command.append("--no-previews")
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    found = json.loads(done.stdout)
    times = found["milliseconds"]
    assert found["errors"] == 0
    assert found["decisions_per_second"] == times["acknowledged"]["count"] / 2 > 0
    assert times["drawn"]["count"] > 0
    assert (times["previews"]["count"] > 0) == previews
    assert times["new table"]["count"] > 0
    assert found["cpu_ms_per_decision"]["event loop"] > 0
    assert found["cpu_ms_per_decision"]["database"] > 0
    assert found["cpu_ms_per_decision"]["people"] > 0


@pytest.mark.deep
def test_two_servers_are_measured_together(postgres_url):
    """The people of each table sit at both."""
    options = [*SMALL, "--servers", "2", f"--database={postgres_url}"]
    options += ["--seconds", "2", "--bots", "0", "--json"]
    command = [sys.executable, "-m", "ecotone.server.bench", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    found = json.loads(done.stdout)
    assert (found["servers"], found["errors"]) == (2, 0)
    assert found["milliseconds"]["drawn"]["count"] > 0


def test_notifications_between_servers_are_measured(postgres_url):
    options = [f"--database={postgres_url}", "--servers", "3", "--senders", "2"]
    command = [sys.executable, "-m", "ecotone.server.bench_notices", *options]
    command += ["--notifications", "300"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    found = json.loads(done.stdout)
    assert found["notifications"] == 600
    assert found["passed_on_a_second"] > 0
    assert found["listener_cpu_ms"] > 0


@pytest.mark.deep
def test_idle_connections_are_measured():
    options = ["--sockets", "30", "--tables", "2", "--seconds", "0.5"]
    command = [sys.executable, "-m", "ecotone.server.bench_idle", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    found = json.loads(done.stdout)
    assert found["still_open"] == found["sockets"] == 30
    assert found["resident_megabytes"]["all_sockets"] > 0
    assert found["page_milliseconds"]["with_all_sockets"] > 0
