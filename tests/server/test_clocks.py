"""Clocks: time for a turn or a game, more of it, holidays, absent players, ends by agreement."""

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import pytest
from server.people import Seat, until
from server.test_persons import Person, me
from server.test_upgrade import opened

from ecotone.server import table_rows
from ecotone.server.errors import ApiError
from ecotone.server.holidays import Holidays
from ecotone.server.incoming_messages import Act, Undo
from ecotone.server.table_messages import NewClock, NewLobby, NewSeat, NewTable
from ecotone.server.table_rows import in_utc
from ecotone.server.tables import LiveTable
from ecotone.server.timekeeper import Timekeeper
from ecotone.server.turns import whose_turn

DAY = 24 * 3600
BY_TURN = NewClock("move", DAY, level="easy")
BY_GAME = NewClock("game", 1000, level="easy")


class Played:
    """A table whose time is in the test's hands."""

    def __init__(self, play, factory):
        self.play, self.factory = play, factory
        self.passed = 0.0
        self.keeper = Timekeeper(play)

    async def create(self, clock, seats=("link", "link"), **more):
        wanted = NewTable(
            game="habitats",
            players=len(seats),
            seats=[NewSeat(kind, level="random" if kind == "bot" else None) for kind in seats],
            seed=2,
            clock=clock,
            **more,
        )
        self.created = await self.factory.create_table(wanted, "", "en")
        self.table = await self.play.table(self.created.id)
        start = in_utc(self.table.stored.started)
        self.play.now = lambda: start + timedelta(seconds=self.passed)
        return self.table

    async def move(self):
        """Whoever is to move decides."""
        table = self.table
        action = table.playing.legal_numbers.tolist()[0]
        seat = table.actor
        await self.play.decisions.act(
            table, seat, Act(table.version, action, f"act {table.version}")
        )
        return seat

    async def turn(self):
        """Whoever is to move decides until somebody else is."""
        seat = self.table.actor
        while self.table.actor == seat:
            await self.move()
        return seat

    async def wait(self, seconds):
        """Let time pass, and everything happen that it brings."""
        self.passed += seconds
        await self.keeper.tick()

    def left(self):
        clock = self.table.clock
        return round((clock.deadline - self.play.now()).total_seconds())

    async def reload(self):
        """The table as another server would load it."""
        return LiveTable.of(await self.play.storage.load(self.table.id))


@asynccontextmanager
async def playing(folder):
    async with opened(folder) as (play, factory):
        yield Played(play, factory)


def within(folder, work):
    async def inside():
        async with playing(folder) as played:
            return await work(played)

    return asyncio.run(inside())


def test_every_turn_has_its_time(tmp_path):
    async def work(played):
        table = await played.create(BY_TURN)
        assert played.left() == DAY
        await played.wait(DAY - 1)
        first = await played.turn()
        assert table.actor != first
        assert played.left() == DAY
        await played.wait(DAY - 1)
        assert not any(seat.timed_out for seat in table.seats)
        assert (await played.reload()).clock == table.clock

    within(tmp_path, work)


def test_an_undo_gives_no_time(tmp_path):
    async def work(played):
        table = await played.create(BY_TURN, seats=("here",))
        await played.wait(100)
        await played.move()
        await played.play.decisions.undo(table, 0, Undo(table.version, "undo"))
        assert table.clock.left(0) == DAY - 100

    within(tmp_path, work)


def test_the_time_of_a_game_is_used_up_little_by_little(tmp_path):
    async def work(played):
        table = await played.create(BY_GAME)
        for _ in range(3):
            await played.wait(100)
            mine = await played.turn()
            other = table.actor
            await played.wait(10)
            await played.turn()
            assert table.actor == mine
        assert table.clock.left(mine) == 700
        assert table.clock.left(other) == 970
        assert table.facts().clock.left[other] == 970
        assert (await played.reload()).clock == table.clock

    within(tmp_path, work)


def test_a_system_clock_that_jumps_back_takes_no_time_and_no_decision(tmp_path):
    async def work(played):
        table = await played.create(BY_GAME)
        await played.wait(100)
        mine = await played.turn()
        other = table.actor
        await played.wait(-3600)
        assert not any(seat.timed_out for seat in table.seats)
        await played.turn()
        assert (table.clock.left(mine), table.clock.left(other)) == (900, 1000)
        await played.wait(50)
        await played.turn()
        assert (table.clock.left(mine), table.clock.left(other)) == (850, 1000)
        again = await played.reload()
        assert again.clock == table.clock
        assert (again.version, again.checksum) == (table.version, table.checksum)

    within(tmp_path, work)


@pytest.mark.parametrize("clock", [BY_TURN, BY_GAME], ids=["turn", "game"])
def test_a_bot_takes_the_seat_and_its_person_can_come_back(tmp_path, clock):
    """The others go on without anybody's help, and nobody needs to be connected."""

    async def work(played):
        table = await played.create(clock)
        late = table.actor
        await played.wait(clock.seconds + 1)
        assert (table.seats[late].kind, table.seats[late].level) == ("bot", "easy")
        assert table.facts().clock.timed_out == [late]
        while table.actor == late or table.thinking:
            await asyncio.sleep(0.01)
        other = table.actor
        assert whose_turn(table) is None
        back = {"kind": "link", "level": None, "timed_out": False}
        await played.play.change_seat(table, late, back)
        assert table.facts().clock.timed_out == []
        await played.turn()
        assert table.actor == late
        assert played.left() == (DAY if clock is BY_TURN else table.clock.extra_seconds)
        assert await played.turn() == late
        assert table.actor == other
        assert (await played.reload()).clock == table.clock

    within(tmp_path, work)


def test_the_game_ends_when_time_is_up_if_that_was_agreed(tmp_path):
    async def work(played):
        table = await played.create(NewClock("move", 60, time_up="end"))
        await played.move()
        await played.wait(61)
        facts = table.facts()
        assert (facts.called_off, facts.actor, facts.over) == ("time", None, False)
        assert facts.seed is not None or facts.salt is None
        assert table.stored.ended is not None
        with pytest.raises(ApiError, match="called_off"):
            await played.move()
        assert (await played.reload()).called_off == "time"
        assert await played.play.storage.tables_due(played.play.now() + timedelta(days=99)) == []

    within(tmp_path, work)


def test_the_clock_starts_with_the_game(tmp_path):
    async def work(played):
        table = await played.create(BY_TURN, lobby=NewLobby(open=True))
        await played.wait(3 * DAY)
        assert table.waiting
        assert table.clock.deadline is None
        for seat in (0, 1):
            await played.play.change_seat(table, seat, {"taken": True})
        assert played.left() == DAY
        assert (await played.reload()).clock.deadline == table.clock.deadline
        await played.wait(DAY + 1)
        assert table.seats[table.turn].timed_out or any(seat.timed_out for seat in table.seats)

    within(tmp_path, work)


def test_a_game_of_bots_alone_does_not_go_on(tmp_path):
    async def work(played):
        table = await played.create(BY_TURN)
        for seat in (0, 1):
            await played.play.change_seat(table, seat, {"kind": "bot", "level": "random"})
        moves = table.moves
        await played.wait(2 * DAY)
        assert (table.moves, table.thinking) == (moves, False)

    within(tmp_path, work)


def test_a_holiday_stops_slow_clocks_and_days_are_counted(tmp_path):
    async def work(played):
        table = await played.create(BY_TURN)
        holidays = Holidays(played.play)
        person, _ = await played.play.people.create("Ada", "en", None, None)
        mine = table.actor
        await played.play.take_seat_for(table, mine, person.id)
        await played.wait(1000)
        await holidays.begin(person.id, 10)
        assert abs(played.left() - (11 * DAY - 1000)) <= 1
        assert list(table.facts().clock.paused) == [str(mine)]
        assert (await played.reload()).clock == table.clock
        await played.wait(4 * DAY)
        assert (await holidays.facts(person.id)).left == 20
        await holidays.finish(person.id)
        assert abs(played.left() - (DAY - 1000)) <= 1
        facts = await holidays.facts(person.id)
        assert (facts.until, facts.left) == (None, 26)
        with pytest.raises(ApiError, match="no_holiday"):
            await holidays.begin(person.id, 27)
        await holidays.begin(person.id, 26)
        await played.wait(27 * DAY + 1)
        assert table.seats[mine].timed_out
        assert (await holidays.facts(person.id)).left == 0
        await played.wait(366 * DAY)
        assert (await holidays.facts(person.id)).left == 30

    within(tmp_path, work)


def test_a_holiday_does_not_stop_a_game_of_minutes(tmp_path):
    async def work(played):
        table = await played.create(NewClock("move", 600))
        person, _ = await played.play.people.create("Ada", "en", None, None)
        await played.play.take_seat_for(table, table.actor, person.id)
        await Holidays(played.play).begin(person.id, 5)
        assert played.left() == 600

    within(tmp_path, work)


def test_clocks_outlive_the_server(tmp_path):
    async def first(played):
        await played.create(BY_TURN)
        await played.move()
        return played.created.id

    table_id = within(tmp_path, first)

    async def second(played):
        play = played.play
        table = await play.table(table_id)
        late = table.turn
        tomorrow = in_utc(table.stored.started) + timedelta(days=2)
        play.now = lambda: tomorrow
        await played.keeper.tick()
        assert table.seats[late].timed_out

    within(tmp_path, second)


def test_clocks_over_rest(server):
    """Another player gives time, a late seat is taken back, everybody agrees to end the game."""
    for wrong in ({"seconds": 1}, {"seconds": 10**8}, {"seconds": 60, "level": "godlike"}):
        body = {"game": "habitats", "players": 1, "seats": [{"kind": "here"}]}
        refused = server.post("/api/tables", json=body | {"clock": {"kind": "move"} | wrong})
        assert (refused.status_code, refused.json()["error"]) == (400, "bad_table")
    clock = {"kind": "game", "seconds": 1000, "level": "random"}
    table = server.create_table("habitats", seats=("link:Ada", "link:Ben"), clock=clock)
    facts = table.facts()
    seat = facts["actor"]
    other = 1 - seat
    assert (facts["clock"]["left"], facts["clock"]["extra"]) == ([1000, 1000], 250)
    path = f"{table.path}/seats/{seat}"
    assert server.post(f"{path}/time", table.tokens[seat]).status_code == 403
    assert server.post(f"{path}/time", table.owner).status_code == 403
    given = server.post(f"{path}/time", table.tokens[other]).json()["clock"]
    assert given["deadline"] > facts["clock"]["deadline"]
    with table.sit(seat) as late, table.sit(other) as waiting:
        play, started = server.app.state.play, datetime.now(UTC)
        play.now = lambda: started + timedelta(seconds=2000)
        late.wait_until(lambda state: state["table"]["clock"]["timed_out"] == [seat])
        play.now = table_rows.now
        assert (late.state["legal"], late.state["seat"]) == ([], seat)
        waiting.my_turn()
        server.patch(path, table.tokens[seat], json={"kind": "link"})
        back = late.wait_until(lambda state: not state["table"]["clock"]["timed_out"])
        assert back["table"]["seats"][seat]["kind"] == "link"
        wish = {"wants_end": True}
        assert server.patch(path, table.tokens[other], json=wish).status_code == 403
        assert server.patch(path, table.tokens[seat], json=wish).json()["wants_end"] == [seat]
        assert (
            server.patch(path, table.tokens[seat], json={"wants_end": False}).json()["wants_end"]
            == []
        )
        server.patch(path, table.tokens[seat], json=wish)
        server.patch(f"{table.path}/seats/{other}", table.tokens[other], json=wish)
        ended = waiting.wait_until(lambda state: state["table"]["called_off"] == "agreed")
        assert (ended["legal"], ended["actor"], ended["over"]) == ([], None, False)
        assert ended["table"]["salt"] is None
        waiting.send(type="act", version=ended["version"], action=0, id="late")
        assert waiting.expect("refused")["code"] == "called_off"
    again = server.patch(path, table.tokens[seat], json={"wants_end": False})
    assert again.json()["error"] == "called_off"
    assert server.get(f"{table.path}/replay").json()["error"] == "not_over"


def test_people_find_where_they_are_awaited(server):
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    created = ada.create_table("here", "link", game="habitats")
    with (
        Seat(server, created["id"], created["seats"][0]["token"], person=ada.secret) as one,
        Seat(server, created["id"], created["seats"][1]["token"], person=ben.secret) as two,
    ):
        actor, first, second = one, ada, ben
        if one.state["actor"] == 1:
            actor, first, second = two, ben, ada
        until(lambda: awaited(first) == [created["id"]] and awaited(second) == [])
        seat = actor.state["actor"]
        while actor.state["actor"] == seat:
            version = actor.act()["version"]
            actor.wait_until(lambda state, version=version: state["version"] >= version)
        until(lambda: awaited(second) == [created["id"]] and awaited(first) == [])
    server.http.delete("/api/person", headers=me(second.secret))
    assert awaited(first) == []


def awaited(person):
    return [turn["table"] for turn in person.get("/api/person/turns").json()]


def test_holidays_over_rest(server):
    ada = Person(server, "Ada")
    assert ada.get("/api/person/holiday").json() == {"until": None, "left": 30}
    refused = ada.post("/api/person/holiday", {"days": 31})
    assert (refused.status_code, refused.json()["error"]) == (409, "no_holiday")
    assert ada.post("/api/person/holiday", {"days": 3}).json()["until"]
    assert len(ada.get("/api/person/file").json()["holidays"]) == 1
    over = server.http.delete("/api/person/holiday", headers=me(ada.secret)).json()
    assert over["until"] is None
    assert server.http.delete("/api/person", headers=me(ada.secret)).status_code == 204
