"""The storage layer, on SQLite and on a real PostgreSQL."""

import asyncio
import json
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import String, text
from sqlalchemy.ext.asyncio import AsyncSession

from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.replay import bytes_checksum
from ecotone.server.change_writer import Conflict
from ecotone.server.database import Base, migrate
from ecotone.server.settings import Settings
from ecotone.server.storage import Storage
from ecotone.server.table_rows import Change, StoredSeat, StoredTable, now
from ecotone.server.tables import LiveTable


@asynccontextmanager
async def opened(database):
    async with Storage(Settings(database=database).database_url).running() as storage:
        yield storage


def run(database, work):
    async def inside():
        async with opened(database) as storage:
            return await work(storage)

    return asyncio.run(inside())


def new_table(table_id="abcdefghijkl", **more):
    facts = {
        "id": table_id,
        "game": "keystone",
        "edition": "house",
        "edition_digest": "0" * 16,
        "players": 2,
        "options": {"variant": "standard", "assignment": 3},
        "seed": 2**128 - 1,
        "seed_chosen": False,
        "bot_seed": 2**127,
        "rules_version": 1,
        "absent_after": None,
        "owner_hash": "f" * 64,
        "creator": "c" * 64,
        "started": now(),
    }
    return StoredTable(**(facts | more))


def seats(table_id="abcdefghijkl"):
    return [
        StoredSeat(table_id, 0, "link", "link", "Änne 🦉", None, "a" * 64),
        StoredSeat(table_id, 1, "bot", "bot", "Bot 2", "greedy", None),
    ]


def act(version, action=5, table_id="abcdefghijkl", message_id=None, seat=0):
    return Change(table_id, version, "act", seat, action, "0" * 32, now(), message_id)


def test_a_table_comes_back_as_it_was_kept(database):
    async def work(storage):
        await storage.create(new_table(), seats())
        await storage.writer.append(act(1, 600, message_id="one"))
        await storage.writer.append(act(2, 0, seat=1))
        return await storage.load("abcdefghijkl"), await storage.load("nosuchtable0")

    kept, missing = run(database, work)
    assert missing is None
    assert kept.table.options == {"variant": "standard", "assignment": 3}
    assert (kept.table.seed, kept.table.bot_seed) == (2**128 - 1, 2**127)
    assert [seat.name for seat in kept.seats] == ["Änne 🦉", "Bot 2"]
    assert [(c.version, c.kind, c.seat, c.number, c.message_id) for c in kept.changes] == [
        (1, "act", 0, 600, "one"),
        (2, "act", 1, 0, None),
    ]


def test_what_was_committed_is_there_after_a_new_start(database):
    async def first(storage):
        await storage.create(new_table(), seats())
        await storage.writer.append(act(1))

    run(database, first)
    assert len(run(database, lambda storage: storage.load("abcdefghijkl")).changes) == 1


def test_a_version_is_given_once(database):
    async def work(storage):
        await storage.create(new_table(), seats())
        await storage.writer.append(act(1, 10))
        with pytest.raises(Conflict):
            await storage.writer.append(act(1, 11))
        return await storage.changes_since("abcdefghijkl", 0)

    assert [change.number for change in run(database, work)] == [10]


def test_a_message_is_carried_out_once_for_a_seat(database):
    async def work(storage):
        await storage.create(new_table(), seats())
        await storage.writer.append(act(1, message_id="same"))
        with pytest.raises(Conflict):
            await storage.writer.append(act(2, message_id="same"))
        await storage.writer.append(act(2, message_id="same", seat=1))
        return await storage.changes_since("abcdefghijkl", 1)

    assert [change.seat for change in run(database, work)] == [1]


def test_two_servers_racing_for_a_version_leave_one_winner(database):
    async def work(storage):
        await storage.create(new_table(), seats())
        async with opened(database) as other:
            for version in range(1, 21):
                race = [
                    storage.writer.append(act(version, 1)),
                    other.writer.append(act(version, 2)),
                ]
                done = await asyncio.gather(*race, return_exceptions=True)
                assert sum(isinstance(one, Conflict) for one in done) == 1
                assert sum(one is None for one in done) == 1
        return await storage.changes_since("abcdefghijkl", 0)

    assert [change.version for change in run(database, work)] == list(range(1, 21))


def test_changes_committed_together_fail_alone(database):
    ids = [f"table{number:07}" for number in range(40)]

    async def work(storage):
        for table_id in ids:
            await storage.create(new_table(table_id), seats(table_id))
        await storage.writer.append(act(1, table_id=ids[7]))
        together = [storage.writer.append(act(1, table_id=table_id)) for table_id in ids]
        done = await asyncio.gather(*together, return_exceptions=True)
        return done, await storage.versions(ids)

    done, versions = run(database, work)
    assert [isinstance(one, Conflict) for one in done] == [number == 7 for number in range(40)]
    assert versions == dict.fromkeys(ids, 1)


def test_a_seat_changes_with_its_change(database):
    async def work(storage):
        await storage.create(new_table(), seats())
        change = Change("abcdefghijkl", 1, "seat", 0, 0, "", now())
        change.detail = {"kind": "bot", "level": "greedy"}
        await storage.writer.append(change)
        return await storage.load("abcdefghijkl")

    kept = run(database, work)
    assert (kept.seats[0].kind, kept.seats[0].home, kept.seats[0].level) == (
        "bot",
        "link",
        "greedy",
    )
    assert kept.changes[0].detail == {"kind": "bot", "level": "greedy"}


def test_tables_are_counted_in_all_and_by_creator(database):
    async def work(storage):
        old = now() - timedelta(days=3)
        await storage.create(new_table("t00000000001"), seats("t00000000001"))
        await storage.create(new_table("t00000000002", creator="d" * 64), seats("t00000000002"))
        await storage.create(new_table("t00000000003", started=old), seats("t00000000003"))
        since = now() - timedelta(days=1)
        return await storage.count_tables(), await storage.count_created("c" * 64, since)

    assert run(database, work) == (3, 1)


def test_a_table_has_one_rematch_and_a_seat_is_claimed_once(database):
    async def work(storage):
        await storage.create(new_table("t00000000001"), [])
        await storage.create(new_table("t00000000002", rematch_of="t00000000001"), [])
        with pytest.raises(Conflict):
            await storage.create(new_table("t00000000003", rematch_of="t00000000001"), [])
        await storage.create(new_table(), seats())
        await storage.claim("abcdefghijkl", 1, "1" * 64)
        await storage.claim("abcdefghijkl", 1, "2" * 64)
        kept = await storage.load("abcdefghijkl")
        return await storage.rematch_of("t00000000001"), kept.seats[1].token_hash

    assert run(database, work) == ("t00000000002", "1" * 64)


def test_an_analysis_is_kept_once(database):
    async def work(storage):
        await storage.create(new_table(), seats())
        missing = await storage.analysis("abcdefghijkl")
        await storage.keep_analysis("abcdefghijkl", {"curve": [1.5, 2]})
        await storage.keep_analysis("abcdefghijkl", {"curve": []})
        return missing, await storage.analysis("abcdefghijkl")

    assert run(database, work) == (None, {"curve": [1.5, 2]})


def types_differ(context, column, other, kind, wanted):
    """SQLite limits no text, so that no migration there changes a length."""
    if context.dialect.name == "sqlite" and isinstance(kind, String) and isinstance(wanted, String):
        return False
    return None


def test_the_migrations_make_what_the_models_say(database):
    def differences(connection):
        context = MigrationContext.configure(connection, opts={"compare_type": types_differ})
        return compare_metadata(context, Base.metadata)

    async def work(storage):
        async with storage.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert run(database, work) == []


OLD_TABLE = {
    "id": "abcdefghijkl",
    "game": "keystone",
    "edition": "house",
    "players": 2,
    "seed": 2**53 - 1,
    "bot_seed": 2**40 - 1,
    "rules_version": 1,
    "owner_hash": "f" * 64,
    "creator": "c" * 64,
    "started": "2026-01-01 00:00:00+00:00",
}


def test_a_running_table_outlives_the_move_to_long_seeds(database):
    """Written under revision 0002, when seeds were integers, and played on after the upgrade."""
    match = Match(game_named("keystone"), 2, OLD_TABLE["seed"])
    match.push(match.choice(0))
    reached = Change(
        "abcdefghijkl",
        1,
        "act",
        0,
        match.actions[0],
        bytes_checksum(match.game, match.state),
        now(),
    )

    def write_old(connection):
        migrate(connection, "0002")
        row = OLD_TABLE | {
            "edition_digest": match.edition.digest,
            "options": json.dumps(match.options),
        }
        columns, values = ", ".join(row), ", ".join(f"'{value}'" for value in row.values())
        connection.execute(
            text(f"INSERT INTO tables ({columns}, seed_chosen) VALUES ({values}, false)")
        )
        connection.commit()

    async def old():
        storage = Storage(Settings(database=database).database_url)
        async with storage.engine.connect() as connection:
            await connection.run_sync(write_old)
        await storage.engine.dispose()

    async def new(storage):
        async with AsyncSession(storage.engine) as session:
            session.add_all(seats())
            await session.commit()
        await storage.writer.append(reached)
        return LiveTable.of(await storage.load("abcdefghijkl"))

    asyncio.run(old())
    table = run(database, new)
    assert (table.stored.seed, table.stored.bot_seed) == (2**53 - 1, 2**40 - 1)
    assert table.stored.hints
    assert table.stored.creator == ""
    assert table.moves == 1
    assert table.playing.legal_numbers.tolist() == match.legal_numbers.tolist()


def test_all_servers_of_a_database_share_its_secret(database):
    async def key(storage):
        async with opened(database) as other:
            assert other.address_key == storage.address_key
        return storage.address_key

    drawn = run(database, key)
    assert len(drawn) == 64
    assert run(database, key) == drawn


def test_nobody_else_reads_the_seeds_of_running_games(tmp_path):
    file = tmp_path / "tables.sqlite"

    async def work(storage):
        await storage.create(new_table(), seats())
        return {part.name: part.stat().st_mode & 0o777 for part in tmp_path.iterdir()}

    assert set(run(f"sqlite:///{file}", work).values()) == {0o600}
    file.chmod(0o644)
    assert run(f"sqlite:///{file}", lambda storage: storage.count_tables()) == 1
    assert file.stat().st_mode & 0o777 == 0o600
