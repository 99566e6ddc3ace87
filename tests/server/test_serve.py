"""`ecotone serve` as a person runs it."""

import socket
import sqlite3

import pytest
from server.people import free_port, on_sqlite, running
from support import ecotone

from ecotone.cli.one_server import noted, running_server
from ecotone.cli.serve import PORT, bind, serve, shown_host
from ecotone.engine.errors import EcotoneError


def test_a_taken_port_is_told_clearly():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = ecotone("serve", "--no-browser", "--port", str(port))
        assert done.returncode == 2
        assert f"port {port} is in use" in done.stderr
        with pytest.raises(EcotoneError, match="ist von einem anderen Programm belegt"):
            bind("127.0.0.1", port, "de")


def test_without_a_port_the_next_free_one_is_taken():
    with bind("127.0.0.1", None, "en") as first, bind("127.0.0.1", None, "en") as second:
        ports = first.getsockname()[1], second.getsockname()[1]
        assert PORT <= ports[0] < ports[1]


def test_the_address_shown_is_one_a_browser_takes():
    assert shown_host("0.0.0.0") == "127.0.0.1"
    assert shown_host("::1") == "[::1]"
    assert shown_host("192.168.0.2") == "192.168.0.2"


def test_help_tells_the_options():
    told = ecotone("serve", "--help").stdout
    for option in ("--host", "--port", "--share", "--database", "--no-browser", "--behind-proxy"):
        assert option in told


@pytest.fixture
def noted_server(tmp_path, monkeypatch):
    """A server that has noted its address in the data folder."""
    data = tmp_path / "data"
    monkeypatch.setenv("ECOTONE_DATA", str(data))
    with running(on_sqlite(tmp_path)) as server:
        url = f"http://127.0.0.1:{server.port}"
        with noted(url):
            yield url, data
    assert not (data / "serving.json").exists()


def test_a_second_start_finds_the_server_that_runs_already(noted_server):
    url, data = noted_server
    done = ecotone("serve", "--no-browser", ECOTONE_DATA=str(data))
    assert (done.returncode, done.stdout.strip()) == (0, f"Ecotone is already running at {url}")
    asked = ecotone("serve", "--no-browser", "--port", "0", ECOTONE_DATA=str(data))
    assert asked.returncode == 2
    assert url in asked.stderr
    assert "stop it first" in asked.stderr


@pytest.mark.parametrize("left", ["", "[]", '{"url": 5}', '{"url": "http://127.0.0.1:9"}'])
def test_what_a_killed_server_left_is_no_running_server(left, tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path))
    (tmp_path / "serving.json").write_text(left)
    assert running_server() is None


def test_sharing_prints_the_addresses_on_the_network(monkeypatch, capsys):
    served = []
    monkeypatch.setattr("ecotone.server.running.run", lambda *given: served.append(given))
    monkeypatch.setattr("ecotone.server.network.network_addresses", lambda: ["127.0.0.2"])
    serve("en", port=0, share=True, browser=False, database="sqlite://")
    [(_, first, [network])] = served
    assert (
        f"On the same network: http://127.0.0.2:{first.getsockname()[1]}" in capsys.readouterr()[0]
    )
    assert network.getsockname() == ("127.0.0.2", first.getsockname()[1])
    first.close()
    network.close()


def test_sharing_without_a_network_is_refused(monkeypatch):
    monkeypatch.setattr("ecotone.server.network.network_addresses", list)
    with pytest.raises(EcotoneError, match="in keinem Netzwerk"):
        serve("de", port=0, share=True, browser=False, database="sqlite://")


def newer_database(folder):
    file = folder / "newer.sqlite"
    with sqlite3.connect(file) as line:
        line.execute("create table alembic_version (version_num varchar(32))")
        line.execute("insert into alembic_version values ('9999')")
    return f"sqlite:///{file}"


def garbage_database(folder):
    file = folder / "garbage.sqlite"
    file.write_bytes(b"this is no database at all" * 100)
    return f"sqlite:///{file}"


FAILURES = {
    "newer": (newer_database, "newer version of Ecotone"),
    "garbage": (garbage_database, "file is not a database"),
    "folder": (lambda folder: f"sqlite:///{folder}", "cannot be used"),
    "not a url": (lambda _: "nonsense", "cannot be used"),
    "unknown kind": (lambda _: "oracle2://x/y", "cannot be used"),
    "nobody there": (lambda _: f"postgresql://u:hush@127.0.0.1:{free_port()}/x", "cannot be used"),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path, failure):
    make, said = FAILURES[failure]
    done = ecotone("serve", "--no-browser", "--port", "0", "--database", make(tmp_path))
    assert done.returncode == 2
    assert said in done.stderr
    assert "hush" not in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) <= 3
    assert "Ecotone is running at" not in done.stdout


@pytest.mark.parametrize("host", ["no.such.host.invalid", "1.2.3.4.5", "ü" * 70, "203.0.113.9"])
def test_an_address_that_is_not_ours_is_one_sentence(host):
    done = ecotone("serve", "--no-browser", "--host", host)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert 0 < len(done.stderr.splitlines()) <= 3
