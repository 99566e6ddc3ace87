"""What OWASP ASVS level 2 asks of headers and cookies (V3, V14 of version 4.0)."""

import json
import stat

import pytest
from server.people import Server, on_sqlite, running

PATHS = ["/", "/api/health", "/api/tables/no-such-table-1", "/schema", "/nowhere.js", "/api/admin"]
FORBIDDEN = ("unsafe-eval", "*", "http:", "https:")


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_headers(server, path):
    headers = server.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    policy = dict(
        part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == policy["script-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    for sources in policy.values():
        assert not set(sources.split()) & set(FORBIDDEN)
    assert headers["content-type"].endswith("charset=utf-8") or "json" in headers["content-type"]


@pytest.mark.parametrize("path", PATHS)
def test_there_are_no_cookies_and_nothing_about_the_server(server, path):
    """Without cookies no site can act for a visitor, and none can be stolen."""
    headers = server.get(path).headers
    assert "set-cookie" not in headers
    assert "server" not in headers
    assert "x-powered-by" not in headers
    assert "access-control-allow-origin" not in headers


def test_secrets_are_never_cached(server):
    table = server.create_table("habitats", seats=["here"])
    for path in ("/api/admin", "/metrics", "/health/ready", "/api/sharing"):
        assert server.get(path).headers.get("cache-control", "no-store") == "no-store"
    assert "public" not in server.get(table.path).headers.get("cache-control", "")


def test_methods_that_nobody_needs_are_refused(server):
    for method in ("TRACE", "CONNECT", "PUT", "DELETE", "PATCH"):
        assert server.http.request(method, "/api/health").status_code == 405


def test_errors_tell_nothing_of_the_inside(server, monkeypatch):
    def broken(*_):
        raise RuntimeError("secret detail")

    monkeypatch.setattr("ecotone.server.routes.health.client_build", broken)
    answer = server.get("/api/health")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert json.loads(answer.text)["error"] == "broken"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_database_is_private(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        assert isinstance(server, Server)
        server.create_table("habitats", seats=["here"])
        files = list(tmp_path.glob("tables.sqlite*"))
        assert files
        assert {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in files} == {0}
