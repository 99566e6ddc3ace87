"""Old tables are archived and removed after chosen times, and nobody can fill the disk."""

import asyncio
import shutil
import stat
from datetime import timedelta

import pytest
from server.people import in_words, new_database, on_sqlite, running
from sqlalchemy import func, select

from ecotone.engine.replay import Replay
from ecotone.server.app import at_work, new_app
from ecotone.server.database import Base
from ecotone.server.errors import ApiError
from ecotone.server.incoming_messages import Act
from ecotone.server.retention import Retention
from ecotone.server.settings import Limits, Settings
from ecotone.server.table_messages import NewSeat, NewTable
from ecotone.server.table_rows import now

SOLO = NewTable(game="habitats", players=1, seats=[NewSeat("here")])


def within(settings, scene):
    async def inside():
        app = new_app(settings)
        async with at_work(app):
            await scene(app.state.play, app.state.table_factory)

    asyncio.run(inside())


async def create(play, factory, finished=False):
    table = await play.table((await factory.create_table(SOLO, "", "en")).id)
    for number in range(10_000 if finished else 3):
        if table.over:
            break
        action = int(table.playing.legal_numbers[0])
        await play.decisions.act(table, 0, Act(table.version, action, f"{number}"))
    return table


async def rows(play):
    """How many rows each database table holds that belong to tables."""
    found = {}
    async with play.storage.engine.connect() as connection:
        for one in Base.metadata.sorted_tables:
            if one.name == "tables" or "table_id" in one.columns:
                found[one.name] = await connection.scalar(select(func.count()).select_from(one))
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request, tmp_path):
    more = {"archive": str(tmp_path / "archive"), "finished_days": 30, "abandoned_days": 7}
    if request.param == "sqlite":
        return on_sqlite(tmp_path, **more)
    address = request.getfixturevalue("postgres_address")
    return Settings(new_database(address, f"r{tmp_path.name[-20:]}"), **more)


def test_each_table_goes_when_its_time_has_come(settings, tmp_path):
    async def scene(play, factory):
        finished = await create(play, factory, finished=True)
        await play.storage.keep_analysis(finished.id, {"some": "analysis"})
        abandoned = await create(play, factory)
        retention = Retention(play)
        assert await retention.sweep(now() + timedelta(days=6)) == 0
        assert await retention.sweep(now() + timedelta(days=8)) == 1
        with pytest.raises(ApiError, match="no_table"):
            await play.table(abandoned.id)
        assert (await play.table(finished.id)).over
        assert await retention.sweep(now() + timedelta(days=29)) == 0
        assert await retention.sweep(now() + timedelta(days=31)) == 1
        assert set((await rows(play)).values()) == {0}
        files = sorted((tmp_path / "archive").iterdir())
        assert len(files) == 2
        kept = {file.stem: Replay.read(file).match for file in files}
        assert kept[f"habitats-{finished.id}"].over
        assert len(kept[f"habitats-{abandoned.id}"].actions) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    within(settings, scene)


def test_a_table_where_somebody_sits_stays(tmp_path):
    settings = on_sqlite(tmp_path, abandoned_days=1, archive=str(tmp_path / "archive"))

    async def scene(play, factory):
        table = await create(play, factory)
        table.connections.add("somebody")
        assert await Retention(play).sweep(now() + timedelta(days=9)) == 0
        table.connections.clear()
        assert await Retention(play).sweep(now() + timedelta(days=9)) == 1

    within(settings, scene)


def test_nothing_is_ever_removed_by_default(tmp_path):
    async def scene(play, factory):
        await create(play, factory)
        await asyncio.wait_for(Retention(play).run(), 5)
        assert (await rows(play))["tables"] == 1

    within(on_sqlite(tmp_path), scene)


def test_without_room_on_the_disk_no_table_is_created(tmp_path, monkeypatch):
    async def scene(play, factory):
        table = await create(play, factory)
        few = shutil.disk_usage(tmp_path)._replace(free=5)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: few)
        with pytest.raises(ApiError, match="server_full"):
            await factory.create_table(SOLO, "", "en")
        action = int(table.playing.legal_numbers[0])
        await play.decisions.act(table, 0, Act(table.version, action, "goes on"))

    within(on_sqlite(tmp_path), scene)


def test_a_table_keeps_so_many_changes_and_no_more(tmp_path):
    limits = Limits(changes_per_table=2, request_burst=100_000, message_burst=100_000)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        table = server.create_table("habitats", seats=["here"])
        with table.sit(0) as ann:
            for expected in ("accepted", "accepted", "refused"):
                answer = ann.act()
                assert answer["type"] == expected
                if expected == "accepted":
                    ann.wait_until(lambda state, v=answer["version"]: state["version"] >= v)
            assert answer["code"] == "table_full"
            assert "start a new one" in in_words(answer)
