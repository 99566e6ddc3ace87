"""Opening a server to the network, and closing it again."""

import socket

import httpx
import pytest
from server.people import Server, on_sqlite, running
from websockets.sync.client import connect

from ecotone.server.network import (
    as_url,
    listen_on,
    listen_on_network,
    network_addresses,
    private_addresses,
    url_of,
)

NETWORK = "127.0.0.2"
"""Stands for an address of the network: another address of this machine, also without a network."""


@pytest.fixture
def shareable(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        server.app.state.sharing._find = lambda: [NETWORK]
        yield server


def share(server, shared=True):
    return server.http.put("/api/sharing", json={"shared": shared})


def reaches(url):
    try:
        return httpx.get(f"{url}/api/health", timeout=10).is_success
    except httpx.ConnectError:
        return False


def test_only_private_addresses_are_offered_ipv4_first_and_once():
    found = private_addresses(
        [
            "fd12:3456::7",
            "192.168.1.5",
            "127.0.0.1",
            "::1",
            "169.254.10.1",
            "fe80::1%eth0",
            "192.168.1.5",
            "10.0.0.8",
            "172.16.4.4",
            "100.64.1.1",
            "8.8.8.8",
            "2606:4700::1111",
            "0.0.0.0",
            "224.0.0.251",
            "not an address",
        ]
    )
    assert found == ["192.168.1.5", "10.0.0.8", "172.16.4.4", "100.64.1.1", "fd12:3456::7"]


def test_the_addresses_of_this_machine_are_none_of_its_loopback():
    assert not [one for one in network_addresses() if one.startswith("127.") or one == "::1"]


def test_an_ipv6_address_is_bracketed_in_a_url():
    assert as_url("fd00::2", 8760) == "http://[fd00::2]:8760"


def test_a_taken_port_is_replaced_by_a_free_one_on_that_address_only():
    with listen_on(NETWORK, 0) as taken:
        port = taken.getsockname()[1]
        (other,) = listen_on_network(port, [NETWORK, "203.0.113.9"])
        with other:
            assert other.getsockname()[0] == NETWORK
            assert other.getsockname()[1] != port
            assert url_of(other) == f"http://{NETWORK}:{other.getsockname()[1]}"


def test_a_server_is_opened_to_the_network_and_closed_again(shareable):
    url = f"http://{NETWORK}:{shareable.port}"
    closed = {"shared": False, "switchable": True, "addresses": []}
    opened = {"shared": True, "switchable": True, "addresses": [url]}
    assert shareable.get("/api/sharing").json() == closed
    assert not reaches(url)
    for _ in range(2):
        assert share(shareable).json() == opened
        assert share(shareable).json() == opened
        assert shareable.get("/api/sharing").json() == opened
        assert reaches(url)
        assert share(shareable, shared=False).json() == closed
        assert not reaches(url)
        assert reaches(f"http://127.0.0.1:{shareable.port}")


def test_friends_on_the_network_sit_at_the_same_table(shareable):
    share(shareable)
    table = shareable.create_table(seats=["link:Ann", "link:Ben"])
    line = connect(f"ws://{NETWORK}:{shareable.port}/api/tables/{table.id}/live", max_size=None)
    with line as ben, table.sit(0) as ann:
        ben.send(f'{{"type": "join", "language": "en", "token": "{table.tokens[1]}"}}')
        while '"type":"state"' not in ben.recv(60):
            pass
        assert ann.act()["type"] == "accepted"
        while '"version":1' not in ben.recv(60):
            pass


def test_a_visitor_from_the_network_may_not_switch_and_learns_no_addresses(shareable):
    share(shareable)
    forwarded = {"x-forwarded-for": "10.0.0.9"}
    refused = shareable.http.put("/api/sharing", json={"shared": False}, headers=forwarded)
    assert refused.status_code == 403
    assert refused.json()["error"] == "not_here"
    guest = {"shared": True, "switchable": False, "addresses": []}
    assert shareable.http.get("/api/sharing", headers=forwarded).json() == guest
    assert shareable.get("/api/sharing").json()["addresses"]


def test_a_local_server_answers_to_the_address_a_request_came_in_by_and_to_no_other_name(shareable):
    share(shareable)
    local = f"http://127.0.0.1:{shareable.port}/api/health"
    shared = f"http://{NETWORK}:{shareable.port}/api/health"
    for url, host, allowed in (
        (local, "localhost", True),
        (shared, NETWORK, True),
        (local, "192.168.1.5", False),
        (shared, "192.168.1.5", False),
        (shared, "evil.example", False),
    ):
        answer = httpx.get(url, headers={"host": f"{host}:{shareable.port}"}, timeout=30)
        assert answer.is_success == allowed, (url, host)


def test_without_a_network_the_switch_says_so(shareable):
    shareable.app.state.sharing._find = list
    answer = shareable.http.put(
        "/api/sharing", json={"shared": True}, headers={"accept-language": "de"}
    )
    assert answer.status_code == 409
    assert answer.json()["error"] == "no_network"
    assert "Netzwerk" in answer.json()["text"]
    assert not shareable.get("/api/sharing").json()["shared"]


def test_a_server_on_every_address_is_shared_and_cannot_be_closed(tmp_path):
    with running(on_sqlite(tmp_path, local=False), host="0.0.0.0") as server:
        server.app.state.sharing._find = lambda: ["192.168.1.5"]
        state = {
            "shared": True,
            "switchable": False,
            "addresses": [f"http://192.168.1.5:{server.port}"],
        }
        assert server.get("/api/sharing").json() == state
        assert share(server, shared=False).status_code == 403
        assert server.get("/api/sharing").json() == state


def test_a_shared_server_stops_as_a_whole(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        server.app.state.sharing._find = lambda: [NETWORK]
        share(server)
        port = server.port
    for address in ("127.0.0.1", NETWORK):
        with socket.socket() as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            free.bind((address, port))


def test_sockets_bound_before_the_start_are_served(tmp_path):
    with (
        listen_on(NETWORK, 0) as network,
        running(on_sqlite(tmp_path), network=[network]) as server,
    ):
        assert reaches(url_of(network))
        assert server.get("/api/sharing").json()["addresses"] == [url_of(network)]
        assert isinstance(server, Server)
