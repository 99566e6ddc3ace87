"""Traces for OpenTelemetry: an option, off by default."""

import subprocess
import sys

import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from server.people import on_sqlite, running, until

from ecotone.engine.extras import MissingExtra
from ecotone.server import tracing
from ecotone.server.configuration import read_configuration
from ecotone.server.tracing import NOTHING, NoTracing, Tracing, new_tracing

COLLECTOR = "http://127.0.0.1:9/v1/traces"


@pytest.fixture
def exporter(monkeypatch):
    """Keeps every span."""
    kept = InMemorySpanExporter()
    monkeypatch.setattr(tracing, "new_exporter", lambda collector: kept)
    return kept


def spans_of(server, exporter, last):
    """Every span, once the last one has ended: its request is answered a moment before."""

    def spans():
        server.app.state.play.tracing.provider.force_flush()
        return exporter.get_finished_spans()

    until(lambda: named(spans(), last))
    return list(spans())


def named(spans, name):
    return [span for span in spans if span.name == name]


def test_requests_decisions_bots_and_writes_have_spans(tmp_path, exporter):
    with running(on_sqlite(tmp_path, traces=COLLECTOR)) as server:
        table = server.create_table("habitats", seats=["here", "bot:easy"])
        with table.sit(0) as ann:
            while not ann.state["legal"]:
                ann.next_state()
            ann.act()
            ann.wait_until(lambda state: state["moves"] >= 2)
        assert server.get("/api/tables/nothing-here-11").status_code == 404
        found = spans_of(server, exporter, "GET /api/tables/{table_id}")
    (created,) = named(found, "POST /api/tables")
    assert created.attributes["http.response.status_code"] == 201
    (missing,) = named(found, "GET /api/tables/{table_id}")
    assert missing.attributes["http.response.status_code"] == 404
    (decision,) = named(found, "decision")
    assert decision.attributes["game"] == "habitats"
    moves = named(found, "bot's move")
    assert {(one.attributes["game"], one.attributes["level"]) for one in moves} == {
        ("habitats", "easy")
    }
    above = {one.parent.span_id for one in named(found, "store") if one.parent}
    assert decision.context.span_id in above
    assert above & {one.context.span_id for one in moves}
    assert {one.parent.span_id for one in named(found, "thinking")} <= {
        one.context.span_id for one in moves
    }
    assert named(found, "database insert")


def test_spans_name_nobody(tmp_path, exporter):
    with running(on_sqlite(tmp_path, traces=COLLECTOR)) as server:
        table = server.create_table("habitats", seats=["here:Zoe", "bot"])
        with table.sit(0) as ann:
            ann.my_turn()
            ann.act()
        table.facts()
        found = spans_of(server, exporter, "GET /api/tables/{table_id}")
    assert len(found) > 3
    said = "\n".join(f"{span.name} {dict(span.attributes)}" for span in found)
    for secret in (table.id, "Zoe", "127.0.0.1", table.tokens[0], table.owner):
        assert secret not in said


def test_what_a_server_has_not_sent_is_sent_at_its_end(tmp_path, exporter):
    with running(on_sqlite(tmp_path, traces=COLLECTOR)) as server:
        server.get("/api/health")
    assert named(exporter.get_finished_spans(), "GET /api/health")


def test_there_are_none_unless_a_host_wants_them(tmp_path):
    settings = read_configuration(None, {}, {}).settings(local=True)
    assert settings.traces == ""
    off = new_tracing(settings.traces)
    assert type(off) is NoTracing
    assert off.span("decision", game="habitats") is NOTHING
    chosen = read_configuration(None, {"ECOTONE_SERVE_TRACES": COLLECTOR}, {})
    assert chosen.settings(local=True).traces == COLLECTOR
    program = (
        "import sys; from ecotone.server.app import new_app; "
        "from ecotone.server.settings import Settings; "
        "new_app(Settings()); print('opentelemetry.sdk.trace' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "False", done.stderr


def test_a_host_without_the_packages_is_told_which_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(MissingExtra, match=r"ecotone\[telemetry\]"):
        Tracing(COLLECTOR)
