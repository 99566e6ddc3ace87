"""Servers and databases for the tests."""

import socket
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest
from server.people import new_database, on_sqlite, postgres, postgres_folder, running


@pytest.fixture(scope="session")
def postgres_address():
    if postgres_folder() is None:
        pytest.skip("no PostgreSQL on this machine: initdb is neither on the path nor in /usr/lib")
    with TemporaryDirectory(prefix="ecotone-postgres-") as folder, postgres(folder) as address:
        yield address


@pytest.fixture
def postgres_url(postgres_address):
    return new_database(postgres_address, f"t{uuid4().hex}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database: of the one kind, then of the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return request.getfixturevalue("postgres_url")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all tests of a module."""
    with running(on_sqlite(tmp_path_factory.mktemp("server"))) as there:
        yield there


@pytest.fixture
def silent():
    """A service that never answers; it hangs up once it is closed."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening
