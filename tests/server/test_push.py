"""Web Push: devices are added and removed; notices reach absent players once and tell no secret."""

import asyncio
import time
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from server.people import Seat, on_sqlite, running, until
from server.push_service import Browser, claims_of, push_service
from server.test_persons import Person, me
from sqlalchemy import true

from ecotone.engine.errors import EcotoneError
from ecotone.server import push_delivery, push_notices, table_rows
from ecotone.server.app import at_work, new_app
from ecotone.server.configuration import Configuration
from ecotone.server.incoming_messages import Act
from ecotone.server.notice_messages import NewPushDevice
from ecotone.server.push_delivery import Answer, Delivery, outcome_of
from ecotone.server.push_devices import PushDevice, expect_endpoint, is_public
from ecotone.server.push_keys import encoded, key_from_secret, public_point
from ecotone.server.settings import Limits, PushSettings
from ecotone.server.table_messages import NewSeat, NewTable

OPEN = PushSettings(private_endpoints=True)


@pytest.fixture
def service():
    with push_service() as there:
        yield there


class Played:
    """A table of two people whose time is in the test's hands."""

    def __init__(self, app):
        self.app, self.play = app, app.state.play
        self.push = self.notices = app.state.push
        self.passed = 0.0
        start = table_rows.now()
        self.play.now = lambda: start + timedelta(seconds=self.passed)

    async def person(self, name, language="en"):
        person, _ = await self.play.people.create(name, language, None, None)
        return person

    async def subscribe(self, person, browser):
        wanted = NewPushDevice(**browser.subscription())
        return await self.push.devices.add(person.id, wanted, self.play.now())

    async def create(self, *people):
        self.passed += 1
        wanted = NewTable(
            game="habitats",
            players=len(people),
            seats=[NewSeat("link") for _ in people],
            seed=2,
        )
        created = await self.app.state.table_factory.create_table(wanted, "", "en")
        self.table = await self.play.table(created.id)
        for seat, person in enumerate(people):
            await self.play.take_seat_for(self.table, seat, person.id)
        await self.stored()
        return self.table

    async def stored(self):
        """Until it is stored whose turn it is."""
        while self.play.turns._storing:
            await asyncio.sleep(0)

    async def turn(self):
        """Whoever is to move decides until somebody else is."""
        seat, table = self.table.actor, self.table
        while table.actor == seat:
            action = table.playing.legal_numbers.tolist()[0]
            await self.play.decisions.act(
                table, seat, Act(table.version, action, f"act {table.version}")
            )
        self.passed += 1
        await self.stored()

    async def wait(self, seconds=10):
        """Let time pass, and every notice be sent."""
        self.passed += seconds
        await self.notices.tick()
        await self.all_sent()

    async def all_sent(self):
        while self.notices.waiting:
            await asyncio.sleep(0.01)


async def never():
    """What the server does by itself about notices in a test whose time is in its hands."""


def within(folder, work, **more):
    @asynccontextmanager
    async def opened():
        app = new_app(on_sqlite(folder, push=more.pop("push", OPEN), **more))
        app.state.push.run = never
        async with at_work(app):
            yield Played(app)

    async def inside():
        async with opened() as played:
            return await work(played)

    return asyncio.run(inside())


async def ada_and_ben(played, browser):
    """A table where it is Ada's turn; she has a browser that is notified, Ben has none."""
    ada, ben = await played.person("Ada", "de"), await played.person("Ben")
    await played.subscribe(ada, browser)
    await played.create(ada, ben)
    assert played.table.actor == 0
    return ada


def test_a_notice_reaches_the_absent_player_in_their_language(tmp_path, service):
    async def work(played):
        browser = Browser(service)
        await ada_and_ben(played, browser)
        await played.wait(5)
        assert service.tried == []
        await played.wait(5)
        notice = {"title": "Du bist dran", "body": f"Habitats · {played.table.id}"}
        assert browser.received() == [notice | {"language": "de", "table": played.table.id}]
        ((_, headers, body),) = service.taken
        claims, key = claims_of(headers)
        assert (claims["aud"], claims["sub"]) == (service.url, OPEN.contact)
        assert 0 < claims["exp"] - time.time() < 24 * 3600
        assert key == public_point(played.push.key)
        assert (headers["TTL"], headers["Content-Encoding"]) == ("86400", "aes128gcm")
        assert played.table.id.encode() not in body
        assert played.table.id not in str(headers)

    within(tmp_path, work)


def test_a_turn_is_notified_of_once_and_each_turn_anew(tmp_path, service):
    async def work(played):
        browser = Browser(service)
        await ada_and_ben(played, browser)
        for _ in range(3):
            await played.wait()
        assert len(service.tried) == 1
        await played.turn()
        await played.wait()
        assert len(service.tried) == 1, "Ben has no device"
        await played.turn()
        await played.wait()
        await played.wait()
        assert len(browser.received()) == 2

    within(tmp_path, work)


def test_two_servers_claim_a_turn_once(tmp_path, service):
    async def work(played):
        await ada_and_ben(played, Browser(service))
        played.passed += 10
        (turn,) = await played.push.turns.due(timedelta(), timedelta(1), true(), 9)
        assert [await played.push.turns.claim(turn) for _ in range(2)] == [True, False]
        await played.push.turns.release(turn)
        assert await played.push.turns.claim(turn)

    within(tmp_path, work)


def test_who_is_at_the_table_is_not_notified(tmp_path, service):
    settings = on_sqlite(tmp_path, push=PushSettings(private_endpoints=True, after_seconds=0))
    with running(settings) as server:
        ada, browser = Person(server), Browser(service)
        added = ada.post("/api/person/push-devices", browser.subscription())
        assert added.status_code == 201
        created = ada.create_table("link", "link", game="habitats", seed=2)
        token = created["seats"][0]["token"]
        push = server.app.state.push
        with Seat(server, created["id"], token, person=ada.secret) as seat:
            until(lambda: turns_of(ada) == [created["id"]])
            until(lambda: not pending(push))
            assert seat.state["actor"] == 0
        assert service.tried == []


def turns_of(person):
    return [turn["table"] for turn in person.get("/api/person/turns").json()]


def pending(push):
    """Turns that nobody has looked at."""
    look = push.turns.due(timedelta(), timedelta(1), true(), 9)
    return asyncio.run_coroutine_threadsafe(look, loop_of(push)).result()


def loop_of(push):
    return next(iter(push.play._tasks)).get_loop()


def test_nobody_is_notified_of_turns_from_before_they_asked(tmp_path, service):
    async def work(played):
        ada = await played.person("Ada")
        await played.create(ada, await played.person("Ben"))
        played.passed += 1
        await played.subscribe(ada, Browser(service))
        await played.wait()
        assert service.tried == []

    within(tmp_path, work)


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path, service, status):
    async def work(played):
        gone, kept = Browser(service, "gone"), Browser(service, "kept")
        ada = await ada_and_ben(played, gone)
        await played.wait(5)
        service.statuses = [status]
        await played.wait(5)
        assert await played.push.devices.of(ada.id) == []
        await played.subscribe(ada, kept)
        for _ in range(2):
            await played.turn()
        await played.wait()
        assert len(kept.received()) == 1
        assert len(service.tried) == 2

    within(tmp_path, work)


def test_a_busy_push_service_is_tried_again_while_others_wait(tmp_path, service, monkeypatch):
    monkeypatch.setattr(push_notices, "PAUSES", (0.0, 0.0))

    async def work(played):
        browser = Browser(service)
        await ada_and_ben(played, browser)
        service.statuses = [503, 429]
        await played.wait()
        assert len(browser.received()) == 1
        assert len(service.tried) == 3
        for _ in range(2):
            await played.turn()
        service.statuses = [500] * 9
        await played.wait()
        assert len(service.tried) == 6, "three times, then never again"
        await played.wait()
        assert len(service.tried) == 6

    within(tmp_path, work)


def test_nothing_is_sent_again_once_the_turn_is_over(tmp_path, service, monkeypatch):
    monkeypatch.setattr(push_notices, "PAUSES", (0.0, 0.0))

    async def work(played):
        await ada_and_ben(played, Browser(service))
        asked = played.push.turns.is_awaited

        async def asked_after_a_move(turn):
            await played.turn()
            return await asked(turn)

        played.push.turns.is_awaited = asked_after_a_move
        service.statuses = [503]
        await played.wait()
        assert len(service.tried) == 1

    within(tmp_path, work)


def test_a_push_service_cannot_lead_elsewhere(tmp_path, service):
    async def work(played):
        await ada_and_ben(played, Browser(service))
        service.statuses = [302]
        await played.wait()
        assert len(service.tried) == 1

    within(tmp_path, work)


def test_play_goes_on_while_a_push_service_is_silent(tmp_path, service, silent, monkeypatch):
    monkeypatch.setattr(push_delivery, "SECONDS", 600)
    monkeypatch.setattr(push_notices, "PAUSES", ())

    async def work(played):
        service.url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        await ada_and_ben(played, Browser(service))
        played.passed += 10
        await played.push.tick()
        assert played.push.waiting == 1
        await played.turn()
        assert played.push.waiting == 1
        silent.close()
        await played.all_sent()

    within(tmp_path, work)


def test_a_silent_push_service_is_given_up(tmp_path, service, silent, monkeypatch):
    monkeypatch.setattr(push_delivery, "SECONDS", 0.05)
    monkeypatch.setattr(push_notices, "PAUSES", ())

    async def work(played):
        service.url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        await ada_and_ben(played, Browser(service))
        await played.wait()
        assert service.tried == []

    within(tmp_path, work)


def test_a_person_has_a_budget(tmp_path, service):
    async def work(played):
        browser = Browser(service)
        await ada_and_ben(played, browser)
        await played.wait()
        for _ in range(2):
            await played.turn()
        await played.wait()
        assert len(service.tried) == 1

    within(tmp_path, work, limits=Limits(pushes_per_person_and_hour=1))


# -- devices -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    limits = Limits(push_devices_per_person=2, request_burst=10_000)
    folder = tmp_path_factory.mktemp("server")
    with running(on_sqlite(folder, push=OPEN, limits=limits)) as there:
        yield there


def test_devices_are_listed_and_removed(server, service):
    ada, ben = Person(server), Person(server, "Ben")
    first, second = Browser(service, "Phone\u202e"), Browser(service, "Laptop")
    added = ada.post("/api/person/push-devices", first.subscription()).json()
    assert added == ada.post("/api/person/push-devices", first.subscription()).json() | {
        "notices": added["notices"]
    }
    ada.post("/api/person/push-devices", second.subscription())
    facts = ada.get("/api/person/notices").json()
    assert facts["push_key"] == public_point(server.app.state.push.key)
    assert [device["name"] for device in facts["devices"]] == ["Phone", "Laptop"]
    assert facts["devices"][0]["id"] == added["id"]
    third = ada.post("/api/person/push-devices", Browser(service).subscription())
    assert (third.status_code, third.json()["error"]) == (409, "too_many_push_devices")
    path = f"/api/person/push-devices/{added['id']}"
    assert server.http.delete(path, headers=me(ben.secret)).status_code == 404
    left = server.http.delete(path, headers=me(ada.secret)).json()
    assert [device["name"] for device in left["devices"]] == ["Laptop"]
    assert server.http.delete(path, headers=me(ada.secret)).status_code == 404


def test_a_browser_belongs_to_who_used_it_last(server, service):
    ada, ben, browser = Person(server), Person(server, "Ben"), Browser(service)
    ada.post("/api/person/push-devices", browser.subscription())
    ben.post("/api/person/push-devices", browser.subscription())
    assert ada.get("/api/person/notices").json()["devices"] == []
    assert len(ben.get("/api/person/notices").json()["devices"]) == 1


def test_devices_are_exported_and_deleted_with_the_person(server, service):
    ada, browser = Person(server), Browser(service, "My phone")
    ada.post("/api/person/push-devices", browser.subscription())
    (device,) = ada.get("/api/person/file").json()["push_devices"]
    assert (device["name"], device["endpoint"]) == ("My phone", service.url + browser.path)
    assert server.http.delete("/api/person", headers=me(ada.secret)).status_code == 204
    push = server.app.state.push
    left = asyncio.run_coroutine_threadsafe(push.devices.of(ada.facts["id"]), loop_of(push))
    assert left.result() == []


def test_only_a_person_has_devices(server, service):
    subscription = Browser(service).subscription()
    assert server.http.post("/api/person/push-devices", json=subscription).status_code == 401
    visitor = server.http.get("/api/person/notices").json()
    assert (visitor["devices"], visitor["mail"]) == ([], None)
    assert server.http.delete("/api/person/push-devices/x").status_code == 401


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": ""},
        {"p256dh": "!"},
        {"p256dh": encoded(b"\4" + b"\1" * 64)},
        {"auth": encoded(b"short")},
        {"endpoint": "ftp://push.example.org/x"},
        {"endpoint": "x" * 2000},
        {"endpoint": "https://push.example.org:x/"},
    ],
)
def test_a_wrong_subscription_is_refused(server, service, wrong):
    ada = Person(server)
    refused = ada.post("/api/person/push-devices", Browser(service).subscription() | wrong)
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_push_device")


def test_a_server_without_push_says_so(tmp_path, service):
    with running(on_sqlite(tmp_path, push=PushSettings(enabled=False))) as server:
        ada = Person(server)
        known = ada.get("/api/person/notices").json()
        assert known == {"push_key": None, "devices": [], "mail": None}
        refused = ada.post("/api/person/push-devices", Browser(service).subscription())
        assert (refused.status_code, refused.json()["error"]) == (409, "no_push")


# -- where notices may go ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://93.184.216.34/x",
        "https://localhost/x",
        "https://someone@push.example.org/x",
        "https:///x",
        "file:///etc/passwd",
        "https://push.example.org/ü",
        "https://push.example.org/\n",
    ],
)
def test_only_public_https_services_are_accepted(endpoint):
    with pytest.raises(ValueError, match="expected"):
        expect_endpoint(endpoint, private=False)


def test_a_public_https_service_is_accepted():
    expect_endpoint("https://updates.push.example.org/wpush/v2/abc", private=False)
    expect_endpoint("https://push.example.org:443/abc", private=False)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::a00:1", False),
        ("nonsense", False),
    ],
)
def test_which_addresses_are_public(address, public):
    assert is_public(address) is public


@pytest.mark.parametrize("host", ["localhost", "2130706433", "0x7f.1"])
def test_a_name_that_leads_inside_is_never_connected_to(service, host):
    """Names are resolved once, and the connection goes to the address that was checked."""
    port = service.url.rsplit(":", 1)[1]
    browser = Browser(service).subscription() | {"endpoint": f"http://{host}:{port}/inside"}
    device = PushDevice(
        "id",
        "person",
        browser["endpoint"],
        browser["p256dh"],
        browser["auth"],
        "",
        table_rows.now(),
    )
    delivery = Delivery(key_from_secret("1" * 64), PushSettings())
    outcome = asyncio.run(delivery.send(device, b"{}", "topic"))
    assert outcome.answer in (Answer.REFUSED, Answer.LATER)
    assert outcome.answer is Answer.REFUSED or host != "localhost"
    assert service.tried == []


def test_what_push_services_answer():
    assert outcome_of(201, "").answer is Answer.SENT
    assert outcome_of(403, "").answer is Answer.REFUSED
    assert outcome_of(302, "").answer is Answer.REFUSED
    assert outcome_of(429, "7") == (Answer.LATER, 7.0)
    assert outcome_of(503, "9" * 9).wait == push_delivery.LONGEST_WAIT
    assert outcome_of(503, "Wed, 21 Oct 2026 07:28:00 GMT") == (Answer.LATER, 0.0)


# -- the key -----------------------------------------------------------------------------------


def test_the_key_stays_with_the_database(tmp_path):
    async def key(played):
        return public_point(played.push.key)

    assert within(tmp_path / "one", key) == within(tmp_path / "one", key)
    assert within(tmp_path / "one", key) != within(tmp_path / "two", key)


def test_a_key_can_be_configured(tmp_path):
    async def key(played):
        return public_point(played.push.key)

    configured = encoded(b"\1" * 32)
    assert within(tmp_path, key, push=PushSettings(key=configured)) == public_point(
        key_from_secret(f"{int.from_bytes(bytes([1] * 32)) - 1:x}")
    )


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"key": "abc"}, "push.key"),
        ({"key": encoded(b"\0" * 32)}, "push.key"),
        ({"contact": "host@example.org"}, "push.contact"),
    ],
)
def test_a_wrong_key_or_contact_stops_the_server(wrong, named):
    with pytest.raises(EcotoneError, match=named):
        Configuration(push=PushSettings(**wrong)).settings(local=False)
