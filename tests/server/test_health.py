"""What programs that watch a server are told."""

import re

from server.people import on_sqlite, running

from ecotone.server.settings import Settings

FORWARDED = {"x-forwarded-for": "203.0.113.9"}


def figures(server):
    """Prometheus's figures by name and labels."""
    answer = server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_alive_and_ready(server):
    live, ready = server.get("/health/live"), server.get("/health/ready")
    assert (live.status_code, list(live.json())) == (200, ["version"])
    assert (ready.status_code, ready.json()) == (200, {"storing": True})
    assert live.headers["cache-control"] == "no-store"


def test_not_ready_while_nothing_can_be_stored(tmp_path, monkeypatch):
    async def cannot(storage):
        return False

    with running(on_sqlite(tmp_path)) as server:
        monkeypatch.setattr("ecotone.server.change_writer.ChangeWriter.can_store", cannot)
        ready = server.get("/health/ready")
        assert (ready.status_code, ready.json()) == (503, {"storing": False})
        assert server.get("/health/live").status_code == 200


def test_decisions_are_counted_and_measured(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        laid = server.create_table("habitats", seats=("here", "bot"))
        with laid.sit() as person:
            person.my_turn()
            assert figures(server)["ecotone_seats_connected"] == 1
            person.act()
            person.wait_until(lambda state: state["moves"] >= 2)
        found = figures(server)
    assert found['ecotone_decisions_total{by="person",game="habitats"}'] == 1
    assert found["ecotone_acknowledge_seconds_count"] == 1
    assert found["ecotone_store_seconds_count"] >= found["ecotone_acknowledge_seconds_count"]
    assert found["ecotone_tables_in_memory"] == 1
    assert (found["ecotone_storing"], found["ecotone_faults"]) == (1, 0)


def test_figures_name_nobody(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        laid = server.create_table("habitats", seats=("here:Ada", "bot"))
        with laid.sit() as person:
            person.my_turn()
            text = server.get("/metrics").text
    assert not re.search(rf"Ada|{laid.id}|127\.0\.0\.1", text)


def test_strangers_see_the_figures_only_if_the_host_allows_it(server, tmp_path):
    refused = server.http.get("/metrics", headers=FORWARDED)
    assert (refused.status_code, refused.json()["error"]) == (403, "not_here")
    settings = Settings(database=f"sqlite:///{tmp_path / 'open.sqlite'}", metrics=True)
    with running(settings) as other:
        assert other.http.get("/metrics", headers=FORWARDED).status_code == 200
