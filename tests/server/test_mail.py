"""E-mail of turns: only to confirmed addresses, once a turn, stopped by a link in each message."""

import asyncio
from datetime import timedelta

import pytest
from server.mail_server import MailServer, links, mail_server
from server.people import Seat, on_sqlite, running, until
from server.test_persons import Person, me
from server.test_push import Played, never

from ecotone.engine.errors import EcotoneError
from ecotone.server import mail_delivery, mail_notices
from ecotone.server.app import at_work, new_app
from ecotone.server.configuration import Configuration
from ecotone.server.errors import ApiError
from ecotone.server.mail_addresses import checked_address
from ecotone.server.mail_delivery import Sent, handed_over, new_message
from ecotone.server.settings import Limits, MailSettings

ADA, BEN = "ada@example.org", "ben@example.org"


@pytest.fixture
def mail():
    with mail_server() as there:
        yield there


class Writing(Played):
    """A table of two people, of whom some have confirmed an address."""

    def __init__(self, app, there):
        super().__init__(app)
        self.mail = self.notices = app.state.mail
        self.there = there

    async def ask(self, person, address, caller="10.0.0.1"):
        await self.mail.ask(person.id, person.language, address, caller)
        return links(self.there.messages[-1])

    async def confirm(self, link):
        return await self.mail.addresses.confirm(token_of(link), self.play.now())

    def turns_told(self, address):
        return [one for one in self.there.to(address) if links(one)["table"]]


def token_of(link):
    return link.split("=")[1]


def within(folder, there, work, limits=None, site=MailServer.site, **more):
    async def inside():
        chosen = {} if limits is None else {"limits": limits}
        app = new_app(on_sqlite(folder, mail=there.settings(**more), site=site, **chosen))
        app.state.mail.run = never
        async with at_work(app):
            return await work(Writing(app, there))

    return asyncio.run(inside())


async def ada_and_ben(played):
    """A table where it is Ada's turn, who is written to; Ben is not."""
    ada, ben = await played.person("Ada", "de"), await played.person("Ben")
    assert await played.confirm((await played.ask(ada, ADA))["confirm"])
    await played.create(ada, ben)
    assert played.table.actor == 0
    return ada, ben


def test_a_turn_is_told_in_the_persons_language(tmp_path, mail):
    async def work(played):
        await ada_and_ben(played)
        await played.wait(299)
        assert played.turns_told(ADA) == []
        await played.wait(1)
        (message,) = played.turns_told(ADA)
        table = played.table.id
        assert message["Subject"] == f"Du bist dran: Habitats ({table})"
        assert links(message)["table"] == f"https://tables.example.org/t/{table}"
        assert message["From"] == "Ecotone <tables@example.org>"
        assert message["Auto-Submitted"] == "auto-generated"
        assert message["List-Unsubscribe"].strip() == f"<{links(message)['stop']}>"
        assert message["Message-ID"].endswith("@example.org>")
        assert message["Date"]

    within(tmp_path, mail, work, after_seconds=300, site="https://tables.example.org/")


def test_a_turn_is_told_once_and_each_turn_anew(tmp_path, mail):
    async def work(played):
        await ada_and_ben(played)
        for _ in range(3):
            await played.wait(1)
        assert len(played.turns_told(ADA)) == 1
        await played.turn()
        await played.wait(1)
        assert len(mail.messages) == 2, "Ben has no address"
        await played.turn()
        await played.wait(1)
        assert len(played.turns_told(ADA)) == 2

    within(tmp_path, mail, work)


def test_nobody_is_written_to_before_they_confirm(tmp_path, mail):
    async def work(played):
        ada, ben = await played.person("Ada"), await played.person("Ben")
        link = (await played.ask(ada, ADA))["confirm"]
        await played.create(ada, ben)
        await played.wait(1)
        assert not await played.confirm("https://x/mail#confirm=guessed")
        assert len(mail.messages) == 1
        assert await played.confirm(link)
        await played.wait(1)
        assert len(mail.messages) == 1, "the turn began before"
        for _ in range(2):
            await played.turn()
        await played.wait(1)
        assert len(played.turns_told(ADA)) == 1

    within(tmp_path, mail, work)


def test_a_code_ends_after_a_day_and_with_the_next_one(tmp_path, mail):
    async def work(played):
        ada = await played.person("Ada")
        first = (await played.ask(ada, ADA))["confirm"]
        second = (await played.ask(ada, BEN))["confirm"]
        assert not await played.confirm(first)
        played.passed += timedelta(hours=24).total_seconds()
        assert not await played.confirm(second)
        assert not (await played.mail.facts(ada.id)).confirmed

    within(tmp_path, mail, work)


def test_a_link_in_every_message_stops_them(tmp_path, mail):
    async def work(played):
        ada, _ = await ada_and_ben(played)
        stops = {links(one)["stop"] for one in mail.messages}
        assert len(stops) == 1
        await played.mail.addresses.stop("guessed")
        assert (await played.mail.facts(ada.id)).address == ADA
        await played.mail.addresses.stop(token_of(stops.pop()))
        assert (await played.mail.facts(ada.id)).address is None
        await played.wait(1)
        assert played.turns_told(ADA) == []

    within(tmp_path, mail, work)


def test_an_address_that_is_refused_for_good_is_forgotten(tmp_path, mail):
    async def work(played):
        ada, _ = await ada_and_ben(played)
        mail.refusals = [550]
        await played.wait(1)
        assert (await played.mail.facts(ada.id)).address is None

    within(tmp_path, mail, work)


def test_a_busy_mail_server_is_tried_again_while_others_wait(tmp_path, mail, monkeypatch):
    monkeypatch.setattr(mail_notices, "PAUSES", (0.0, 0.0))

    async def work(played):
        ada, _ = await ada_and_ben(played)
        mail.refusals = [451, 451]
        await played.wait(1)
        assert len(played.turns_told(ADA)) == 1
        for _ in range(2):
            await played.turn()
        mail.refusals = [451] * 9
        await played.wait(1)
        assert len(mail.refusals) == 6, "three times, then never again"
        assert (await played.mail.facts(ada.id)).confirmed

    within(tmp_path, mail, work)


def written_to(silent):
    return MailSettings(
        "127.0.0.1",
        silent.getsockname()[1],
        "none",
        sender="Ecotone <tables@example.org>",
    )


def test_play_goes_on_while_the_mail_server_is_silent(tmp_path, mail, silent, monkeypatch):
    monkeypatch.setattr(mail_delivery, "SECONDS", 600)
    monkeypatch.setattr(mail_notices, "PAUSES", ())

    async def work(played):
        await ada_and_ben(played)
        played.mail.settings = written_to(silent)
        played.passed += 10
        await played.mail.tick()
        assert played.mail.waiting == 1
        await played.turn()
        assert played.mail.waiting == 1
        silent.close()
        await played.all_sent()

    within(tmp_path, mail, work)


def test_a_silent_mail_server_is_given_up(tmp_path, mail, silent, monkeypatch):
    monkeypatch.setattr(mail_notices, "PAUSES", ())

    async def work(played):
        await ada_and_ben(played)
        monkeypatch.setattr(mail_delivery, "SECONDS", 0.05)
        played.mail.settings = written_to(silent)
        await played.wait(10)
        assert played.turns_told(ADA) == []

    within(tmp_path, mail, work)


def test_nobody_can_have_many_messages_sent_to_others(tmp_path, mail):
    async def work(played):
        ada, ben = await played.person("Ada"), await played.person("Ben")
        for _ in range(3):
            await played.ask(ada, ADA)
        with pytest.raises(ApiError, match="too_many_mail_codes"):
            await played.ask(ben, "ADA@example.org", "10.0.0.2")
        await played.ask(ben, BEN, "10.0.0.1")
        with pytest.raises(ApiError, match="too_many_mail_codes"):
            await played.ask(ben, "carl@example.org", "10.0.0.1")
        await played.ask(ben, "carl@example.org", "10.0.0.2")

    limits = Limits(mail_codes_per_address_and_day=4, mail_codes_a_day=3)
    within(tmp_path, mail, work, limits)


def test_a_person_has_a_budget(tmp_path, mail):
    async def work(played):
        await ada_and_ben(played)
        await played.wait(1)
        for _ in range(2):
            await played.turn()
        await played.wait(1)
        assert len(played.turns_told(ADA)) == 1

    within(tmp_path, mail, work, Limits(mails_per_person_and_hour=1))


# -- the mail server ---------------------------------------------------------------------------


def test_nothing_is_sent_over_a_line_that_is_less_safe_than_asked(mail):
    for security in ("starttls", "tls"):
        settings = mail.settings(security=security, user="ecotone", password="secret")
        message = new_message(settings, ADA, "Hello", "text")
        assert handed_over(settings, message) is Sent.LATER
    assert (mail.messages, mail.logins) == ([], [])


def test_the_server_signs_in_where_it_is_told_to(mail):
    settings = mail.settings(user="ecotone", password="secret")
    message = new_message(settings, ADA, "Größe", "größer\n")
    assert handed_over(settings, message) is Sent.TAKEN
    assert len(mail.logins) == 1
    assert mail.messages[0]["Subject"] == "Größe"
    assert mail.messages[0].get_content().strip() == "größer"


WRONG = [
    "",
    "ada",
    "@example.org",
    "ada@localhost",
    "ada@example.org\nBcc: ben@example.org",
    "ada@example.org, ben@example.org",
    "Ada <ada@example.org>",
    '"ada"@example.org',
    "ada ben@example.org",
    "ada@[127.0.0.1]",
    "adä@example.org",
    "a" * 250 + "@example.org",
    "ada@example.org\u202e",
    "\x00@example.org",
    "..@example.org",
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_address_is_refused(wrong):
    with pytest.raises(ApiError, match="bad_mail_address"):
        checked_address(wrong)


@pytest.mark.parametrize("right", [ADA, " ada+tables@mail.example.org ", "a.b_c-d@example.museum"])
def test_a_right_address_is_kept_without_spaces(right):
    assert checked_address(right) == right.strip()


@pytest.mark.parametrize(
    ("mail", "site", "why"),
    [
        (MailSettings("mail.example.org"), "https://x.org", "mail.sender"),
        (MailSettings("mail.example.org", sender="a@x.org"), "", "need `site`"),
        (MailSettings("m.org", sender="a@x.org\nBcc: b@x.org"), "https://x.org", "sender"),
    ],
    ids=["no sender", "no site", "a header"],
)
def test_a_configuration_without_what_messages_need_is_refused(mail, site, why):
    with pytest.raises(EcotoneError, match=why):
        Configuration(mail=mail, site=site).settings(local=False)


# -- over REST ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with (
        mail_server() as there,
        running(
            on_sqlite(tmp_path_factory.mktemp("server"), mail=there.settings(), site=there.site)
        ) as server,
    ):
        server.mail = there
        yield server


def test_an_address_is_asked_for_confirmed_exported_and_removed(server):
    person = Person(server, language="de")
    address = "carl@example.org"
    assert person.get("/api/person/notices").json()["mail"] == mail_facts(None, False)
    asked = person.post("/api/person/mail", {"address": address})
    assert (asked.status_code, asked.json()["mail"]) == (201, mail_facts(address, False))
    (message,) = server.mail.to(address)
    assert message["Subject"] == "Bestätige deine E-Mail-Adresse"
    token = {"token": token_of(links(message)["confirm"])}
    for _ in range(2):
        assert server.post("/api/mail/confirmations", json=token).status_code == 204
    assert person.get("/api/person/notices").json()["mail"] == mail_facts(address, True)
    exported = person.get("/api/person/file").json()["mail"]
    assert (exported["address"], exported["confirmed"]) == (address, True)
    removed = server.http.delete("/api/person/mail", headers=me(person.secret))
    assert removed.json()["mail"] == mail_facts(None, False)
    refused = server.post("/api/mail/confirmations", json=token)
    assert (refused.status_code, refused.json()["error"]) == (404, "bad_mail_code")


def test_whoever_has_a_message_can_stop_them(server):
    person = Person(server)
    person.post("/api/person/mail", {"address": "dora@example.org"})
    (message,) = server.mail.to("dora@example.org")
    token = {"token": token_of(links(message)["stop"])}
    for _ in range(2):
        assert server.post("/api/mail/stops", json=token).status_code == 204
    assert person.get("/api/person/notices").json()["mail"] == mail_facts(None, False)


def test_an_address_is_deleted_with_the_person(server):
    person = Person(server)
    person.post("/api/person/mail", {"address": "emil@example.org"})
    (message,) = server.mail.to("emil@example.org")
    assert server.http.delete("/api/person", headers=me(person.secret)).status_code == 204
    token = {"token": token_of(links(message)["confirm"])}
    assert server.post("/api/mail/confirmations", json=token).status_code == 404


def test_a_message_that_cannot_be_sent_is_told(server):
    person = Person(server)
    server.mail.refusals = [550]
    refused = person.post("/api/person/mail", {"address": "fritz@example.org"})
    assert (refused.status_code, refused.json()["error"]) == (503, "mail_failed")
    assert person.get("/api/person/notices").json()["mail"] == mail_facts(None, False)


def test_only_a_person_has_an_address(server):
    asked = server.post("/api/person/mail", json={"address": ADA})
    assert asked.status_code == 401
    assert server.http.delete("/api/person/mail").status_code == 401


def test_who_is_away_is_written_to_by_a_running_server(tmp_path, mail):
    with running(on_sqlite(tmp_path, mail=mail.settings(), site=mail.site)) as server:
        ada = Person(server)
        ada.post("/api/person/mail", {"address": ADA})
        token = token_of(links(mail.messages[0])["confirm"])
        server.post("/api/mail/confirmations", json={"token": token})
        table = ada.create_table("link", "link", game="habitats", seed=2)
        tokens = [seat["token"] for seat in table["seats"]]
        with Seat(server, table["id"], tokens[0], person=ada.secret) as seat:
            play_until_the_next(seat, 0)
        live = server.app.state.play.in_memory(table["id"])
        until(lambda: not live.connected())
        with Seat(server, table["id"], tokens[1]) as seat:
            play_until_the_next(seat, 1)
        until(lambda: len(mail.messages) == 2)
        assert table["id"] in mail.to(ADA)[1]["Subject"]


def play_until_the_next(seat, number):
    while seat.state["actor"] == number:
        version = seat.act()["version"]
        seat.wait_until(lambda state, version=version: state["version"] >= version)


def test_a_server_without_a_mail_server_says_so(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        person = Person(server)
        assert person.get("/api/person/notices").json()["mail"] is None
        refused = person.post("/api/person/mail", {"address": ADA})
        assert (refused.status_code, refused.json()["error"]) == (409, "no_mail")


def mail_facts(address, confirmed):
    return {"address": address, "confirmed": confirmed}
