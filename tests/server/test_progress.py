"""Campaign progress in the database, on SQLite and on a real PostgreSQL."""

import asyncio
import json
import logging
import subprocess
import sys
from contextlib import asynccontextmanager

import pytest
from server.test_storage import new_table
from sqlalchemy import Column, MetaData, Table, insert, inspect

from ecotone.engine.campaign import Progress, Result
from ecotone.engine.folders import data_root
from ecotone.server.database import migrate, new_engine
from ecotone.server.progress import open_progress
from ecotone.server.settings import Settings
from ecotone.server.storage import Storage
from ecotone.server.table_rows import StoredTable


def url_of(database):
    return Settings(database=database).database_url


def run(database, work):
    async def inside():
        async with open_progress(url_of(database)) as store:
            return await work(store)

    return asyncio.run(inside())


def won(number=1, score=60, name=None):
    return lambda progress: progress.record(number, True, score, name)


def test_progress_is_kept(database):
    async def first(store):
        await store.change("keystone", "ada", won(score=61))
        await store.change("keystone", "ada", lambda progress: progress.open_parcel(3))
        return await store.change("keystone", "ada", won(score=55))

    async def second(store):
        return await store.load("keystone", "ada"), await store.load("keystone", "ben")

    changed = run(database, first)
    ada, ben = run(database, second)
    assert ada == changed
    assert ada.result(1) == Result(plays=2, wins=2, best=61)
    assert ada.is_opened(3)
    assert ben == Progress("keystone")


def test_profiles_and_games_are_apart_and_listed(database):
    async def work(store):
        for game, profile in (("keystone", "ben"), ("keystone", "ada"), ("chess", "ada")):
            await store.change(game, profile, won())
        await store.reset("keystone", "ben")
        await store.reset("keystone", "eve")
        return await store.profiles("keystone"), await store.count()

    assert run(database, work) == (["ada", "ben"], 3)


def test_a_change_that_fails_leaves_no_profile(database):
    def refuse(progress):
        raise ValueError("closed")

    async def work(store):
        with pytest.raises(ValueError, match="closed"):
            await store.change("keystone", "ada", refuse)
        return await store.find("keystone", "ada")

    assert run(database, work) is None


def test_progress_is_replaced_and_reset(database):
    imported = Progress("keystone")
    imported.record(4, True, 70)

    async def work(store):
        await store.change("keystone", "ada", won())
        await store.replace("keystone", "ada", imported)
        await store.replace("keystone", "ben", imported)
        found = [await store.load("keystone", name) for name in ("ada", "ben")]
        await store.reset("keystone", "ada")
        return found, await store.find("keystone", "ada")

    assert run(database, work) == ([imported, imported], Progress("keystone"))


@asynccontextmanager
async def two_stores(database):
    """As two servers open it."""
    async with open_progress(url_of(database)) as one, open_progress(url_of(database)) as two:
        yield one, two


def test_games_that_end_at_once_all_count(database):
    """Also for a profile that none of them knew before."""

    async def work():
        async with two_stores(database) as stores:
            ends = [
                stores[number % 2].change(
                    "keystone", "ada", won(1 + number % 3, number, f"{number}")
                )
                for number in range(30)
            ]
            await asyncio.gather(*ends)
            return await stores[0].load("keystone", "ada")

    progress = asyncio.run(work())
    assert [progress.result(n).plays for n in (1, 2, 3)] == [10, 10, 10]
    assert [progress.result(n).best for n in (1, 2, 3)] == [27, 28, 29]
    assert len(progress.noted) == 30


def test_a_table_is_noted_once_however_many_servers_try(database):
    async def work():
        storages = [Storage(url_of(database)) for _ in range(2)]
        async with storages[0].running(), storages[1].running():
            tables = [
                new_table(f"t0000000000{number}", chapter=1, profile="ada") for number in range(4)
            ]
            for table in tables:
                await storages[0].create(table, [])
            tries = [
                storage.note_result(table, won()) for table in tables for storage in storages * 2
            ]
            await asyncio.gather(*tries)
            return await storages[0].progress.load("keystone", "ada")

    assert asyncio.run(work()).result(1).plays == 4


def test_a_table_whose_result_cannot_be_recorded_is_not_marked(database):
    def fail(progress):
        raise ValueError("no")

    async def work():
        storage = Storage(url_of(database))
        async with storage.running():
            table = new_table(chapter=1, profile="ada")
            await storage.create(table, [])
            with pytest.raises(ValueError, match="no"):
                await storage.note_result(table, fail)
            return (await storage.load(table.id)).table.noted

    assert asyncio.run(work()) is False


def write_file(name, content):
    folder = data_root() / "progress"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(content if isinstance(content, str) else json.dumps(content))


@pytest.fixture
def files():
    """The data folder of an older version."""
    for profile, best in (("me", 61), ("ada-b", 70)):
        progress = Progress("keystone")
        progress.record(1, True, best, "first")
        write_file(f"keystone-{profile}.json", progress.data())
    write_file("my-game-me.json", Progress("my-game").data())
    write_file("keystone-torn.json", "{")
    write_file("keystone-chess.json", Progress("chess").data())
    return {path: path.read_bytes() for path in (data_root() / "progress").iterdir()}


def test_files_of_older_versions_are_imported_once(database, files, caplog):
    async def first(store):
        found = [await store.profiles(game) for game in ("keystone", "my-game", "chess")]
        best = [(await store.load("keystone", name)).result(1).best for name in ("me", "ada-b")]
        await store.reset("keystone", "me")
        await store.change("keystone", "ada-b", won(score=80, name="second"))
        return found, best

    async def second(store):
        return [await store.load("keystone", name) for name in ("me", "ada-b")]

    with caplog.at_level(logging.WARNING):
        assert run(database, first) == ([["ada-b", "me"], ["me"], []], [61, 70])
    skipped = [record.args[0].name for record in caplog.records]
    assert skipped == ["keystone-chess.json", "keystone-torn.json"]
    me, ada = run(database, second)
    assert me == Progress("keystone")
    assert ada.result(1) == Result(2, 2, 80)
    assert {path: path.read_bytes() for path in (data_root() / "progress").iterdir()} == files


def test_running_tables_stay_when_progress_is_imported(database, files):
    async def old():
        engine = new_engine(url_of(database))
        async with engine.connect() as connection:
            await connection.run_sync(migrate, "0005")
            await connection.commit()
        await engine.dispose()
        storage = Storage(url_of(database))
        table = new_table(chapter=1, profile="me")
        async with storage.engine.begin() as connection:
            columns = await connection.run_sync(lambda this: inspect(this).get_columns("tables"))
            names = [one["name"] for one in columns]
            kinds = StoredTable.__table__.columns
            # Not the model itself, which would fill in columns that came later.
            older = Table("tables", MetaData(), *(Column(name, kinds[name].type) for name in names))
            row = {name: getattr(table, name) for name in names}
            await connection.execute(insert(older).values(row))
        await storage.engine.dispose()

    async def new():
        storage = Storage(url_of(database))
        async with storage.running():
            table = (await storage.load("abcdefghijkl")).table
            await storage.note_result(table, won(score=99))
            return await storage.progress.load("keystone", "me")

    asyncio.run(old())
    assert asyncio.run(new()).result(1) == Result(2, 2, 99)


OPEN_DATABASE = """
import asyncio, sys
from ecotone.server.progress import open_progress

async def main():
    async with open_progress(sys.argv[1]) as store:
        print(await store.profiles("keystone"))

asyncio.run(main())
"""


def test_all_who_open_a_new_database_at_once_find_it_migrated(database, files):
    command = [sys.executable, "-c", OPEN_DATABASE, url_of(database)]
    opened = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(3)]
    assert [one.communicate()[0] for one in opened] == [b"['ada-b', 'me']\n"] * 3
