"""Two servers on one PostgreSQL serve the same table."""

import asyncio
import threading
from types import SimpleNamespace

import msgspec
import pytest
from server.people import PATIENCE, Seat, on_sqlite, running

from ecotone.server.codes import LONGEST_ID
from ecotone.server.other_servers import OtherServers
from ecotone.server.pubsub import MOST_AT_ONCE, Notification, PubSub
from ecotone.server.settings import Limits, Settings


@pytest.fixture
def servers(postgres_url):
    roomy = Limits(request_burst=100_000, message_burst=100_000)
    settings = Settings(postgres_url, roomy, (0.0, 0.0), threads=1, notice_seconds=0.2)
    with running(settings) as one, running(settings) as two:
        yield one, two


def test_people_on_two_servers_play_one_game(servers):
    one, two = servers
    table = one.create_table(seats=["link", "link"])
    with table.sit(0, server=one) as ann, table.sit(1, server=two) as ben:
        for _ in range(8):
            version = ann.state["version"]
            mover, other = (ann, ben) if ann.state["actor"] == 0 else (ben, ann)
            mover.my_turn()
            assert mover.act()["version"] == version + 1
            for person in (mover, other):
                person.wait_until(lambda state, version=version: state["version"] == version + 1)
        assert ann.state["view"]["boards"][0]["spaces"] == ben.state["view"]["boards"][0]["spaces"]


def test_presence_and_pointing_cross_over(servers):
    one, two = servers
    table = one.create_table("ecosfera", seats=["link", "link"])
    with table.sit(0, server=one) as ann:
        with table.sit(1, server=two) as ben:
            while not ann.expect("presence")["seats"][1]["connected"]:
                pass
            ben.send(type="point", subject="tile:1")
            assert ann.expect("pointing")["subject"] == "tile:1"
        while ann.expect("presence")["seats"][1]["connected"]:
            pass


def test_who_came_before_is_told_by_the_next_poll(servers):
    """A server does not hear of tables that it has not loaded."""
    one, two = servers
    table = one.create_table("ecosfera", seats=["link", "link"])
    with table.sit(0, server=one), table.sit(1, server=two) as ben:
        while not ben.expect("presence")["seats"][0]["connected"]:
            pass


def test_the_presence_of_many_tables_fits_few_notifications():
    sent = []
    tables = [
        SimpleNamespace(id=f"{n:0>{LONGEST_ID}}", here=lambda: set(range(6))) for n in range(250)
    ]
    play = SimpleNamespace(pubsub=SimpleNamespace(send=sent.append))
    OtherServers(play).announce_presence(tables)
    told = [one.presence for one in sent]
    assert [len(some) for some in told] == [100, 100, 50]
    assert {name for some in told for name in some} == {table.id for table in tables}
    assert max(len(msgspec.json.encode(one)) for one in sent) < 8000


def test_many_notifications_at_once_arrive_in_their_order(postgres_url):
    """Also those that still wait when the server that sends them ends."""
    count = 2 * MOST_AT_ONCE + 7
    received = []

    async def scene():
        done = asyncio.Event()

        async def on_notification(notification):
            received.append(notification.version)
            if len(received) == count:
                done.set()

        async def ignore(notification):
            raise AssertionError("a server hears itself")

        sending, hearing = PubSub(postgres_url), PubSub(postgres_url)
        async with hearing.subscription(on_notification):
            async with sending.subscription(ignore):
                for version in range(count):
                    sending.send(Notification("spruce-otter-41", version))
            await asyncio.wait_for(done.wait(), PATIENCE)

    asyncio.run(scene())
    assert received == list(range(count))


def test_one_seat_on_both_servers_moves_once(servers):
    """The same seat acts on both at the same moment: one wins, the other changes nothing."""
    one, two = servers
    table = one.create_table(seats=["link", "link"])
    for number in range(5):
        with table.sit(0, server=one) as here, table.sit(0, server=two) as there:
            here.wait_until(lambda state: state["actor"] == 0 or state["legal"] == [])
            there.wait_until(lambda state: state["version"] == here.state["version"])
            if here.state["actor"] != 0:
                break
            answers = [None, None]
            legal = here.state["legal"]

            def act(place, seat, action, answers=answers, number=number):
                answers[place] = seat.act(action, message_id=f"{number}-{place}")

            race = [
                threading.Thread(
                    target=act, args=(place, seat, legal[place % len(legal)]["action"])
                )
                for place, seat in enumerate((here, there))
            ]
            for thread in race:
                thread.start()
            for thread in race:
                thread.join()
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["code"] in ("stale", "not_your_turn", "illegal")


def test_a_doubled_message_over_another_server_is_one_action(servers):
    one, two = servers
    table = one.create_table(seats=["link", "link"])
    with table.sit(0, server=one) as ann:
        action = ann.state["legal"][0]["action"]
        first = ann.act(action, message_id="once")
    with table.sit(0, server=two) as ann:
        assert ann.ask("act", 0, "once", action=action) == first
        assert ann.state["moves"] == 1


def test_bots_of_a_table_on_two_servers_move_once(servers):
    one, two = servers
    table = one.create_table(seats=["bot:random", "bot:random"])
    with table.sit(None, server=one) as here, table.sit(None, server=two) as there:
        here.wait_until(lambda state: state["over"])
        there.wait_until(lambda state: state["over"])
        assert here.state["version"] == there.state["version"] == here.state["moves"]
        assert here.state["sheets"] == there.state["sheets"]


def test_a_rematch_laid_on_one_is_opened_on_the_other(servers):
    one, two = servers
    table = one.create_table(seats=["link", "link", "bot"])
    with table.sit(0) as ann, table.sit(1) as ben:
        playing = threading.Thread(target=ben.play)
        playing.start()
        ann.play()
        playing.join()
    first = one.post(f"{table.path}/rematch", table.tokens[0]).json()
    with Seat(one, first["id"], first["seats"][2]["token"]) as ann:
        assert ann.state["seat"] == 2
        second = two.post(f"{table.path}/rematch", table.tokens[1]).json()
        assert second["id"] == first["id"]
        with Seat(one, first["id"], second["seats"][0]["token"]) as ben:
            assert ben.state["seat"] == 0


def test_sqlite_needs_no_channels(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        assert server.app.state.play.pubsub.channels is None
