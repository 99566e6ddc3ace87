"""Backups of both kinds of database, taken while people play."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from uuid import uuid4

import pytest
from server.people import new_database, postgres_folder, running
from server.test_upgrade import OLD
from support import ecotone

from ecotone.server.backup import back_up, migrate_database, restore
from ecotone.server.settings import Settings


def silent(*_):
    """Tells nobody."""


def url(database):
    return Settings(database=database).database_url


def play_some(server):
    """A table with a few decisions, and a person who sits at it."""
    laid = server.create_table("habitats", seats=("here:Ada", "bot"))
    with laid.sit() as person:
        for _ in range(3):
            person.my_turn()
            person.act()
        person.my_turn()
        return laid, person.state


def seen(server, laid):
    with laid.sit(server=server) as person:
        person.my_turn()
        return {name: person.state[name] for name in ("view", "version", "legal", "scores")}


@pytest.fixture(params=["sqlite", "postgresql"])
def other_database(request, tmp_path):
    """Where a backup is put back."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    if postgres_folder() is None:
        pytest.skip("no PostgreSQL on this machine: initdb is neither on the path nor in /usr/lib")
    return new_database(request.getfixturevalue("postgres_address"), f"t{uuid4().hex}")


def test_a_game_goes_on_from_a_backup(database, other_database, tmp_path):
    file = tmp_path / "backups" / "tables.backup"
    with running(Settings(database=database)) as server:
        laid, _ = play_some(server)
        before = seen(server, laid)
        asyncio.run(back_up(url(database), file, silent))
    asyncio.run(restore(file, url(other_database), silent))
    with running(Settings(database=other_database)) as server:
        assert seen(server, laid) == before
        with laid.sit(server=server) as person:
            person.my_turn()
            version = person.state["version"]
            person.act()
            person.wait_until(lambda state: state["version"] > version)


def test_a_backup_is_one_private_file_and_is_not_changed_by_restoring(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(Settings(database=database)) as server:
        play_some(server)
        folder = tmp_path / "kept"
        asyncio.run(back_up(url(database), folder / "one", silent))
    assert [file.name for file in folder.iterdir()] == ["one"]
    file = folder / "one"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    held = file.read_bytes()
    file.chmod(0o400)
    folder.chmod(0o500)
    try:
        asyncio.run(restore(file, url(f"sqlite:///{tmp_path / 'again.sqlite'}"), silent))
        assert [one.name for one in folder.iterdir()] == ["one"]
    finally:
        folder.chmod(0o700)
    assert file.read_bytes() == held


def test_nothing_is_overwritten(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(Settings(database=database)) as server:
        laid, _ = play_some(server)
        before = seen(server, laid)
        assert ecotone("backup", str(tmp_path / "b"), "--database", database).returncode == 0
        again = ecotone("backup", str(tmp_path / "b"), "--database", database)
        assert again.returncode == 2
        assert "nothing was overwritten" in again.stderr
        put_back = ecotone("restore", str(tmp_path / "b"), "--database", database)
        assert put_back.returncode == 2
        assert "nothing was overwritten" in put_back.stderr
        assert seen(server, laid) == before


@pytest.mark.parametrize("content", [None, b"", b"nonsense" * 500, "sqlite"])
def test_what_is_no_backup_is_refused(tmp_path, content):
    file = tmp_path / "b"
    if content == "sqlite":
        with closing(sqlite3.connect(file)) as line:
            line.execute("create table x (y)")
    elif content is not None:
        file.write_bytes(content)
    target = tmp_path / "new.sqlite"
    done = ecotone("restore", str(file), "--database", f"sqlite:///{target}", "--lang", "de")
    assert (done.returncode, done.stdout) == (2, "")
    assert "enthält keine Tische" in done.stderr


def test_a_damaged_backup_is_refused(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(Settings(database=database)) as server:
        play_some(server)
    asyncio.run(back_up(url(database), tmp_path / "b", silent))
    held = bytearray((tmp_path / "b").read_bytes())
    held[len(held) // 2 : len(held) // 2 + 4096] = b"\xff" * 4096
    (tmp_path / "b").write_bytes(held)
    done = ecotone("restore", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path / 'n'}")
    assert done.returncode == 2
    assert "damaged" in done.stderr


def test_an_old_database_is_backed_up_as_it_is_and_migrated_when_put_back(tmp_path):
    old = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(old)) as line:
        line.executescript((OLD / "revision-0005.sql").read_text("utf-8"))
    asyncio.run(back_up(url(f"sqlite:///{old}"), tmp_path / "b", silent))
    with closing(sqlite3.connect(tmp_path / "b")) as line:
        [(revision,)] = line.execute("select version_num from alembic_version")
    assert revision.startswith("0005")
    new = url(f"sqlite:///{tmp_path / 'new.sqlite'}")
    asyncio.run(restore(tmp_path / "b", new, silent))
    before, after = asyncio.run(migrate_database(new))
    assert before == after > revision


def test_migrating_says_what_it_did(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = ecotone("migrate", "--database", database)
    second = ecotone("migrate", "--database", database)
    assert "was migrated from revision –" in first.stdout
    assert "is at the newest revision" in second.stdout
    failed = ecotone("migrate", "--database", "nonsense")
    assert failed.returncode == 2
    assert "cannot be used" in failed.stderr
