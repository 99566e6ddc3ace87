"""Databases of every earlier version: each is migrated, and its games go on where they were."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from server.people import on_sqlite
from server.test_upgrade import play_on, seen, within
from sqlalchemy import create_engine

from ecotone.server.backup import back_up, restore
from ecotone.server.database import MIGRATIONS, migrate
from ecotone.server.table_messages import NewSeat, NewTable

GAMES = ("habitats", "ecosfera")
SEED = 2
"""Small enough for the versions whose seeds were whole numbers of 63 bits."""
MOVES = 8


def revisions():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return sorted(one.revision for one in ScriptDirectory.from_config(config).walk_revisions())


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A database of this version with a game of two kinds and a person, and what is seen of it."""
    folder = tmp_path_factory.mktemp("newest")

    async def begin(play, factory):
        person, secret = await play.people.create("Ada", "de", None, None)
        states = {}
        for game in GAMES:
            seats = [NewSeat("here", name="Ada"), NewSeat("here", name="Ben")]
            wanted = NewTable(game=game, players=2, seats=seats, seed=SEED)
            created = await factory.create_table(wanted, "", "en")
            table = await play.table(created.id)
            states[created.id] = seen(await play_on(play, table, MOVES))
        return states, secret, person.id

    return folder / "tables.sqlite", *within(folder, begin)


def older(newest, file, revision):
    """The same games as rows of an earlier version, in a database as it made them."""
    with create_engine(f"sqlite:///{file}").connect() as connection:
        migrate(connection, revision)
        connection.commit()
    with closing(sqlite3.connect(file)) as database:
        database.execute("ATTACH ? AS newest", [str(newest)])
        there = tables(database, "newest")
        for table in tables(database, "main") & there - {"alembic_version"}:
            names = columns(database, "main", table) & columns(database, "newest", table)
            chosen = ", ".join(sorted(names))
            database.execute(
                f"INSERT INTO main.{table} ({chosen}) SELECT {chosen} FROM newest.{table}"
            )
        if revision < "0003":
            database.execute("UPDATE main.tables SET seed = CAST(seed AS INTEGER), bot_seed = 7")
        database.commit()


def tables(database, schema):
    found = database.execute(f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table'")
    return {name for (name,) in found}


def columns(database, schema, table):
    return {row[1] for row in database.execute(f"PRAGMA {schema}.table_info({table})")}


@pytest.mark.parametrize("revision", revisions())
def test_games_under_way_go_on_from_every_version(tmp_path, played, revision):
    newest, states, secret, person = played
    older(newest, tmp_path / "tables.sqlite", revision)

    async def resume(play, _):
        for table_id, before in states.items():
            table = await play.table(table_id)
            assert seen(await play_on(play, table, 0)) == before
            await play_on(play, table, MOVES + 4)
            assert table.moves == MOVES + 4
        found = await play.people.find(secret)
        return found and found.id

    found = within(tmp_path, resume)
    assert found == (person if revision >= "0008" else None)


def test_a_backup_of_the_first_version_is_put_back(tmp_path, played):
    newest, states, *_ = played
    first = revisions()[0]
    old, copy, new = (tmp_path / name for name in ("old.sqlite", "backup", "tables.sqlite"))
    older(newest, old, first)
    asyncio.run(back_up(f"sqlite+aiosqlite:///{old}", copy, print_nothing))
    asyncio.run(restore(copy, on_sqlite(tmp_path).database_url, print_nothing))
    assert Path(new).exists()

    async def resume(play, _):
        for table_id, before in states.items():
            assert seen(await play_on(play, await play.table(table_id), 0)) == before

    within(tmp_path, resume)


def print_nothing(*_):
    pass
