"""`ecotone serve` as a person runs it."""

import socket

import pytest
from support import ecotone

from ecotone.cli.serve import PORT, bind, shown_host
from ecotone.engine.errors import EcotoneError


def test_a_taken_port_is_told_clearly():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = ecotone("serve", "--no-browser", "--port", str(port))
        assert done.returncode == 2
        assert f"port {port} is taken" in done.stderr
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
    for option in ("--host", "--port", "--database", "--no-browser", "--behind-proxy"):
        assert option in told
