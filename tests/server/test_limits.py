"""Limits that strangers cannot get around and a class behind one address can live with."""

import socket
from http.client import HTTPConnection

import pytest
from server.people import on_sqlite, running

from ecotone.engine.errors import EcotoneError
from ecotone.server.configuration import read_configuration
from ecotone.server.http_protocol import PatientProtocol
from ecotone.server.limits import Bucket, Buckets, ConnectionCounter, SharedNetworks, network_of
from ecotone.server.settings import Limits


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(address, counted):
    assert network_of(address) == counted


def test_a_customer_cannot_get_around_limits_with_many_ipv6_addresses():
    buckets = Buckets(0, 3)
    assert [buckets.take(f"2001:db8::{n}") for n in range(5)] == [True] * 3 + [False] * 2
    counter = ConnectionCounter(2)
    assert [counter.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    counter.leave("2001:db8::77")
    assert counter.enter("2001:db8::5")


def test_a_school_gets_more():
    shared = SharedNetworks("198.51.100.0/24, 2001:db8::/32", 10)
    buckets = Buckets(0, 2, room=shared.room)
    assert sum(buckets.take("198.51.100.9") for _ in range(50)) == 20
    assert sum(buckets.take("198.51.101.9") for _ in range(50)) == 2
    counter = ConnectionCounter(2, shared.room)
    assert sum(counter.enter("2001:db8::1") for _ in range(50)) == 20


def test_a_network_that_is_none_stops_the_start_with_a_sentence():
    chosen = read_configuration(None, {"ECOTONE_SERVE_LIMITS_SHARED_NETWORKS": "school"}, {})
    with pytest.raises(EcotoneError, match=r"limits\.shared_networks: .*school"):
        chosen.settings(local=False)


def test_a_clock_that_jumps_back_neither_fills_nor_empties_a_bucket():
    at = [1000.0]
    bucket = Bucket(1, 2, lambda: at[0])
    assert bucket.take()
    at[0] = 0.0
    assert bucket.take()
    assert not bucket.take()
    at[0] = 1.5
    assert bucket.take()


def is_closed(line):
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True


def test_a_class_of_thirty_starts_at_once(tmp_path):
    """Thirty browsers load the page, create a table each and sit down."""
    with running(on_sqlite(tmp_path, limits=Limits())) as server:
        for _ in range(30):
            for _ in range(25):
                assert server.get("/health/live").status_code == 200
        tables = [server.create_table("habitats", seats=["here"]) for _ in range(30)]
        seats = [table.sit(0).__enter__() for table in tables]
        assert all(seat.act()["type"] == "accepted" for seat in seats)
        for seat in seats:
            seat.__exit__()


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n",
        b"POST /api/tables HTTP/1.1\r\n"
        b"host: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    ],
    ids=["nothing", "headers", "body"],
)
def test_a_half_sent_request_times_out(tmp_path, caplog, half):
    limits = Limits(request_seconds=0.2)
    with (
        running(on_sqlite(tmp_path, limits=limits)) as server,
        socket.create_connection(("127.0.0.1", server.port)) as line,
    ):
        line.sendall(half)
        line.settimeout(60)
        assert is_closed(line)
    assert caplog.records == []


@pytest.fixture
def protocols(monkeypatch):
    """What serves each connection that is made."""
    made, connected = [], PatientProtocol.connection_made

    def noted(protocol, transport):
        made.append(protocol)
        connected(protocol, transport)

    monkeypatch.setattr(PatientProtocol, "connection_made", noted)
    return made


def test_nothing_times_out_between_two_requests(tmp_path, protocols):
    with running(on_sqlite(tmp_path)) as server:
        kept = HTTPConnection("127.0.0.1", server.port)
        for _ in range(2):
            kept.request("GET", "/health/live")
            assert kept.getresponse().read()
            assert [one._deadline for one in protocols] == [None]
        kept.close()


def test_one_address_cannot_take_all_connections(tmp_path):
    limits = Limits(sockets_per_address=5, request_seconds=60)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        for line in lines:
            line.sendall(b"GET /health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            assert b"200" in line.recv(100)
        with socket.create_connection(("127.0.0.1", server.port)) as refused:
            refused.settimeout(60)
            assert is_closed(refused)
        for line in lines:
            line.close()
        assert server.get("/health/live").status_code == 200


def test_a_websocket_is_not_counted_as_a_request_for_ever(tmp_path, protocols):
    limits = Limits(sockets_per_address=3)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        tables = [server.create_table("habitats", seats=["here"]) for _ in range(5)]
        seats = [table.sit(0).__enter__() for table in tables]
        assert len(protocols) == 6
        assert {one._deadline for one in protocols} == {None}
        assert all(seat.act()["type"] == "accepted" for seat in seats)
        for seat in seats:
            seat.__exit__()
