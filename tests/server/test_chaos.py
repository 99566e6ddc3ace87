"""A small `make chaos`: servers killed under load lose nothing."""

import asyncio

import pytest
from server.chaos import chaos, check
from server.chaos_people import Asked
from server.people import on_sqlite

from ecotone.server.app import at_work, new_app
from ecotone.server.incoming_messages import Act
from ecotone.server.table_messages import NewSeat, NewTable


@pytest.mark.parametrize(
    "servers",
    [pytest.param(1, marks=pytest.mark.deep), 2],
    ids=["SQLite", "PostgreSQL with two servers"],
)
def test_kills_under_load_lose_nothing(servers, tmp_path, request):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    if servers == 2:
        database = request.getfixturevalue("postgres_url")
    figures = chaos(database, servers, kills=3, tables=2, seed=7, games=["habitats"])
    assert figures["acknowledged"] > 5
    assert figures["rows"] >= figures["acknowledged"]


@pytest.mark.parametrize(
    "fault", ["lost", "another number", "another version", "never asked"], ids=str
)
def test_the_check_finds_every_kind_of_fault(tmp_path, fault):

    settings = on_sqlite(tmp_path)

    async def play():
        app = new_app(settings)
        async with at_work(app):
            seats = [NewSeat("here")]
            wanted = NewTable(game="habitats", players=1, seats=seats)
            created = await app.state.table_factory.create_table(wanted, "", "en")
            table = await app.state.play.table(created.id)
            asked = []
            for number in range(3):
                action = int(table.playing.legal_numbers[0])
                await app.state.play.decisions.act(table, 0, Act(number, action, f"0-{number}"))
                body = {"type": "act", "action": action}
                asked.append(Asked(0, f"0-{number}", number, body, number + 1, 1))
            return table.id, asked

    table_id, asked = asyncio.run(play())
    assert asyncio.run(check(settings.database, [(table_id, asked)]))["acknowledged"] == 3
    if fault == "lost":
        asked.append(Asked(0, "0-3", 3, {"type": "act", "action": 0}, 4, 1))
    elif fault == "another number":
        asked[1].body["action"] += 1
    elif fault == "another version":
        asked[0].accepted, asked[1].accepted = 2, 1
    else:
        asked.pop()
    with pytest.raises(AssertionError):
        asyncio.run(check(settings.database, [(table_id, asked)]))
