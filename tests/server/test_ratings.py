"""Ratings: what can be rated, who gains, once and only once, and who is on the ladder."""

import asyncio
import random
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.people import Process, Seat, on_sqlite, running
from server.test_persons import Person, me
from sqlalchemy import func, select

from ecotone.bots.levels import LEVELS
from ecotone.server.people import StoredPerson
from ecotone.server.rated_tables import final_places
from ecotone.server.ratings import (
    BOT_DEVIATION,
    NEWCOMER,
    Rating,
    first_rating,
    margin,
    points,
    rate,
)
from ecotone.server.results import ResultStore, StoredRating, StoredResult
from ecotone.server.settings import Limits, Settings
from ecotone.server.storage import Storage
from ecotone.server.table_factory import TableFactory
from ecotone.server.table_messages import NewSeat, NewTable
from ecotone.server.threads import Threads

TWO = [{"kind": "here"}, {"kind": "link"}]


# -- the model -------------------------------------------------------------------------------------


def test_levels_start_evenly_around_the_middle():
    shown = [points(first_rating(level).mean) for level in LEVELS]
    assert shown == [1140, 1320, 1500, 1680, 1860, 2040]
    assert (points(NEWCOMER.mean), margin(NEWCOMER.deviation)) == (1500, 250)


@given(st.permutations(range(1, 5)))
def test_equals_are_ordered_by_place_and_everyone_is_better_known(places):
    players = ["ada", "ben", "cleo", "dan"]
    after = rate(players, places, dict.fromkeys(players, NEWCOMER))
    by_place = sorted(players, key=lambda player: places[players.index(player)])
    means = [after[player].mean for player in by_place]
    assert means == sorted(means, reverse=True)
    assert all(after[player].deviation < NEWCOMER.deviation for player in players)


def test_a_win_over_a_stronger_bot_gains_more_and_bots_move_slowly():
    gains = []
    for level in LEVELS:
        before = {"ada": NEWCOMER, level: first_rating(level)}
        after = rate(["ada", level], [1, 2], before)
        gains.append(after["ada"].mean - NEWCOMER.mean)
        lost = first_rating(level).mean - after[level].mean
        assert 0 < lost < 0.2
        assert after[level].deviation == BOT_DEVIATION
    assert gains == sorted(gains)


def test_a_level_at_several_seats_moves_once():
    before = {"ada": NEWCOMER, "hard": first_rating("hard")}
    after = rate(["ada", "hard", "hard"], [2, 1, 3], before)
    assert set(after) == {"ada", "hard"}
    assert abs(after["hard"].mean - before["hard"].mean) < 0.2


def test_a_tie_of_equals_changes_nothing():
    known = Rating(25.0, 2.0)
    after = rate(["ada", "ben"], [1, 1], {"ada": known, "ben": known})
    assert after["ada"].mean == pytest.approx(25.0)


# -- tables ----------------------------------------------------------------------------------------


@pytest.fixture
def ada(server):
    return Person(server)


@pytest.fixture
def ben(server):
    return Person(server, "Ben")


def ladder(server, game="habitats", who=None):
    headers = me(who.secret) if who else {}
    return server.http.get(f"/api/games/{game}/ladder", headers=headers).json()


def listed(person, wanted=True):
    answer = person.server.http.patch(
        "/api/person", json={"listed": wanted}, headers=me(person.secret)
    )
    assert answer.json()["listed"] == wanted


def statistics(person, game="habitats"):
    found = person.get("/api/person/statistics").json()
    return next((one for one in found if one["game"] == game), None)


def new_rated(person, seats=TWO, **more):
    wanted = {"game": "habitats", "players": len(seats), "seats": seats, "rated": True} | more
    return person.post("/api/tables", wanted)


def is_settled(state, version):
    """Is it a person's turn again, or nobody's, after a decision?"""
    if state["over"] or state["version"] < version:
        return state["over"]
    return state["table"]["seats"][state["actor"]]["kind"] != "bot"


def play_to_the_end(server, table, people):
    """People at the table's first seats play by random decisions; the places."""
    seats = [
        Seat(server, table["id"], seat["token"], person=person.secret)
        for seat, person in zip(table["seats"], people, strict=False)
    ]
    choose, version = random.Random(3), 0
    while True:
        for one in seats:
            one.wait_until(lambda state, version=version: is_settled(state, version))
        if seats[0].state["over"]:
            break
        mover = next(one for one in seats if one.state["legal"])
        version = mover.act(choose.choice(mover.state["legal"])["action"])["version"]
    places = seats[0].state["places"]
    for seat in seats:
        seat.line.close()
    return places


@pytest.mark.parametrize(
    "more",
    [
        {"game": "ecosfera"},
        {"game": "keystone", "options": {"variant": "coop"}},
        {"players": 1, "seats": [{"kind": "here"}]},
        {"seats": [{"kind": "here"}, {"kind": "here"}]},
        {"seats": [{"kind": "bot"}, {"kind": "bot"}]},
        {"seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]},
        {"lobby": {"open": True, "level": "greedy"}},
        {"seed": 4},
        {"hints": True},
        {"clock": {"kind": "move", "seconds": 60, "time_up": "end"}},
    ],
    ids=str,
)
def test_what_cannot_be_rated(ada, more):
    answer = new_rated(ada, **more)
    assert (answer.status_code, answer.json()["error"]) == (400, "not_ratable")


def test_a_rated_table_says_so_and_needs_a_profile(server, ada):
    anonymous = {"game": "habitats", "players": 2, "seats": TWO, "rated": True}
    assert server.http.post("/api/tables", json=anonymous).json()["error"] == "no_person"
    table = new_rated(ada, lobby={"open": True}).json()
    facts = server.get(f"/api/tables/{table['id']}").json()
    assert (facts["rated"], facts["hints"]) == (True, False)
    assert [one["rated"] for one in server.get("/api/lobby").json()] == [True]


def test_a_rated_game_is_played_to_its_end_by_those_who_began_it(server, ada):
    table = new_rated(ada, [{"kind": "here"}, {"kind": "bot", "level": "easy"}]).json()
    path, token = f"/api/tables/{table['id']}", table["seats"][0]["token"]
    ended = server.patch(f"{path}/seats/0", token, json={"wants_end": True})
    assert (ended.status_code, ended.json()["error"]) == (409, "rated_game")
    easier = server.patch(f"{path}/seats/1", table["owner_token"], json={"level": "beginner"})
    assert easier.status_code == 403
    with Seat(server, table["id"], token) as seat:
        seat.my_turn()
        seat.act()
        seat.my_turn()
        assert not seat.state["undo"], "new tiles were revealed"


def test_nobody_loses_their_seat_at_a_rated_table(server, ada, ben):
    table = new_rated(ada).json()
    link = table["seats"][1]["token"]
    with Seat(server, table["id"], link, person=ben.secret):
        pass
    renew = f"/api/tables/{table['id']}/seats/1/token"
    assert server.post(renew, table["owner_token"]).status_code == 403
    assert server.post(renew, link).status_code == 201
    assert [one["seat"] for one in ben.tables() if one["id"] == table["id"]] == [1]


def test_two_people_are_rated_and_listed_if_they_ask(server, ada, ben):
    table = new_rated(ada).json()
    places = play_to_the_end(server, table, [ada, ben])
    winner, loser = (ada, ben) if places[0] < places[1] else (ben, ada)
    if places[0] != places[1]:
        assert ladder(server, who=winner)["you"]["rating"] > 1500
        assert ladder(server, who=loser)["you"]["rating"] < 1500
    assert not any(one["you"] for one in ladder(server, who=ada)["entries"])
    listed(ada)
    (entry,) = [one for one in ladder(server, who=ada)["entries"] if one["you"]]
    assert (entry["name"], entry["games"], entry["level"]) == ("Ada", 1, None)
    assert entry["uncertainty"] < 250
    assert not any(one["you"] for one in ladder(server)["entries"])
    listed(ada, False)
    people = [one for one in ladder(server)["entries"] if one["level"] is None]
    assert people == []
    (played,) = statistics(ada)["history"]
    assert (played["table"], played["rating"]) == (table["id"], statistics(ada)["rating"])
    assert played["change"] == statistics(ada)["rating"] - 1500


def test_bots_are_on_every_ladder(server):
    shown = ladder(server, "keyharvest")["entries"]
    assert [one["level"] for one in shown] == list(reversed(LEVELS))
    answer = server.get("/api/games/chess/ladder")
    assert (answer.status_code, answer.json()["error"]) == (404, "no_game")


def test_whoever_leaves_the_seat_to_a_bot_comes_last(server, ada, ben):
    table = new_rated(ada).json()
    path = f"/api/tables/{table['id']}/seats/1"
    with Seat(server, table["id"], table["seats"][1]["token"], person=ben.secret):
        pass
    server.patch(path, table["seats"][1]["token"], json={"kind": "bot", "level": "hard"})
    play_to_the_end(server, table, [ada])
    assert [one["place"] for one in statistics(ada)["history"]] == [1]
    assert [one["place"] for one in statistics(ben)["history"]] == [2]
    assert statistics(ben)["rating"] < 1500 < statistics(ada)["rating"]


def test_without_a_second_profile_nobody_is_rated(server, ada):
    table = new_rated(ada).json()
    play_to_the_end(server, table, [ada, ada])
    assert ladder(server, who=ada)["you"] is None
    assert statistics(ada)["rated"] == 0


def test_a_rematch_is_rated_too(server, ada):
    table = new_rated(ada, [{"kind": "here"}, {"kind": "bot", "level": "beginner"}]).json()
    play_to_the_end(server, table, [ada])
    again = server.post(f"/api/tables/{table['id']}/rematch", table["seats"][0]["token"]).json()
    assert server.get(f"/api/tables/{again['id']}").json()["rated"]


# -- once ------------------------------------------------------------------------------------------


def result(seat, person=None, level=None, place=1, table="t1"):
    return StoredResult(
        f"game-{random.random()}"[:20],
        seat,
        table,
        "habitats",
        2,
        False,
        datetime.now(UTC),
        10,
        place,
        person,
        level,
    )


async def with_people(database, work):
    """Do something with the results in a database that has a table and two people."""
    storage = Storage(Settings(database).database_url)
    async with storage.running():
        async with storage.engine.begin() as connection:
            for name in ("ada", "ben"):
                row = {"id": name, "name": name, "language": "en", "journal": name}
                await connection.execute(
                    StoredPerson.__table__.insert().values(
                        created=datetime.now(UTC), listed=False, **row
                    )
                )
        factory = TableFactory(storage, Limits(), Threads(1))
        seats = [NewSeat("here"), NewSeat("link")]
        created = await factory.create_table(
            NewTable("habitats", 2, seats, rated=True), "me", "en", "ada"
        )
        return await work(storage, created.id)


def test_many_servers_record_a_game_once(database):
    async def race(storage, table):
        stores = [ResultStore(storage.engine) for _ in range(6)]

        async def record(store):
            mine = [result(0, "ada", table=table), result(1, "ben", place=2, table=table)]
            mine[1].game_id = mine[0].game_id
            await store.record(mine, True)

        await asyncio.gather(*map(record, stores))
        async with storage.engine.connect() as connection:
            results = await connection.scalar(select(func.count()).select_from(StoredResult))
            games = list(await connection.scalars(select(StoredRating.games)))
        return results, games

    assert asyncio.run(with_people(database, race)) == (2, [1, 1])


def test_a_deleted_person_leaves_an_anonymous_result(database):
    async def delete(storage, table):
        store = ResultStore(storage.engine)
        mine = [result(0, "ada", table=table), result(1, "gone", place=2, table=table)]
        mine[1].game_id = mine[0].game_id
        await store.record(mine, True)
        rated = await store.ratings_of("ada")
        await storage.remove(table)
        async with storage.engine.begin() as connection:
            await connection.execute(StoredPerson.__table__.delete())
        async with storage.engine.connect() as connection:
            rows = select(StoredResult.person, StoredResult.at_table, StoredResult.place)
            return rated, list(await connection.execute(rows.order_by(StoredResult.seat)))

    rated, rows = asyncio.run(with_people(database, delete))
    assert rated == {}
    assert rows == [(None, None, 1), (None, None, 2)]


def test_deletion_takes_rating_and_name_away(server, ada, ben):
    play_to_the_end(server, new_rated(ada).json(), [ada, ben])
    listed(ben)
    assert "Ben" in [one["name"] for one in ladder(server)["entries"]]
    server.http.delete("/api/person", headers=me(ben.secret))
    assert "Ben" not in [one["name"] for one in ladder(server)["entries"]]
    assert statistics(ada)["against"] == 1
    assert statistics(ada)["rivals"] == [{"level": None, "games": 1, "won": statistics(ada)["won"]}]


def test_a_result_that_a_crash_swallowed_is_recorded_when_the_table_is_opened(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        ada = Person(server)
        table = new_rated(ada, [{"kind": "here"}, {"kind": "bot", "level": "easy"}]).json()

        async def crash(*_):
            raise OSError("the server was killed")

        server.app.state.play.results.record = crash
        play_to_the_end(server, table, [ada])
        assert statistics(ada) is None
    with running(on_sqlite(tmp_path)) as server:
        ada.server = server
        for _ in range(2):
            server.get(f"/api/tables/{table['id']}")
            server.app.state.play.tables.clear()
        assert statistics(ada)["rated"] == 1
        assert ladder(server, who=ada)["you"]["games"] == 1


@pytest.mark.deep
def test_a_killed_server_rates_once(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Process(database) as server:
        ada = Person(server)
        table = new_rated(ada, [{"kind": "here"}, {"kind": "bot", "level": "beginner"}]).json()
        play_to_the_end(server, table, [ada])
    with Process(database) as server:
        ada.server = server
        server.get(f"/api/tables/{table['id']}")
        assert ladder(server, who=ada)["you"]["games"] == 1


def test_places_of_people_who_left():
    class Playing:
        def places(self):
            return [1, 2, 3]

    class Here:
        kind, person = "here", "ada"

    class Left:
        kind, person = "bot", "ben"

    class Table:
        playing, together = Playing(), False
        seats = (Left(), Here(), Here())

    assert final_places(Table()) == [3, 1, 2]
    Table.seats = (Left(), Here(), Left())
    assert final_places(Table()) == [2, 1, 2]
