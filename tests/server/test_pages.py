"""The client's files."""

import gzip

import pytest

from ecotone.server import static


@pytest.fixture
def client(tmp_path, monkeypatch):
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the client")
    (folder / "assets" / "app-1a2b.js").write_text("let a = 1")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let a = 1"))
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "CLIENT", folder)


def test_files_are_served_by_name(server, client):
    script = server.get("/assets/app-1a2b.js")
    assert script.text == "let a = 1"
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    plain = server.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/play/keystone/two", "/replay/x?move=3"])
def test_every_other_address_is_the_clients_own(server, client, path):
    page = server.get(path)
    assert page.text == "<!doctype html>the client"
    assert page.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"],
)
def test_nothing_else_is_served(server, client, path):
    assert "secret" not in server.get(path).text.replace("secret.txt", "")


def test_missing_files_are_not_pages(server, client):
    assert server.get("/assets/gone-1.js").status_code == 404
    assert server.get("/api/gone").status_code == 404


def test_pages_that_are_not_built_say_what_to_run(server, tmp_path, monkeypatch):
    monkeypatch.setattr(static, "CLIENT", tmp_path / "nothing")
    page = server.http.get("/", headers={"accept-language": "de"})
    assert page.status_code == 503
    assert "make web" in page.text
    assert "nicht gebaut" in page.text
