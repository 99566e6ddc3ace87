"""Two people in two browsers, from the lobby over another device to the review and the rematch."""

import json

from browser.served import DESKTOP, PHONE, until
from playwright.sync_api import expect
from server.mail_server import links, mail_server
from server.people import Seat, on_sqlite, running


def name_of_table(one):
    return one.page.url.split("/t/")[1].split("#")[0]


def token_of(one, table):
    held = json.loads(one.page.evaluate("localStorage.ecotone"))["tables"]
    (seats,) = [known["seats"] for known in held if known["id"] == table]
    return next(seat["token"] for seat in seats if not seat["away"])


def decide(*people):
    """Whoever is to move decides, and both see it."""
    until(lambda: any(one.decisions.count() for one in people))
    actor = next(one for one in people if one.decisions.count())
    wanted = max(one.moves for one in people) + 1
    actor.decide()
    for one in people:
        one.shows(wanted)


def play_out(server, table, tokens):
    """Play to the end over plain lines."""
    seats = [Seat(server, table, token).__enter__() for token in tokens]
    while not seats[0].state["over"]:
        actor = seats[seats[0].state["actor"]]
        actor.my_turn()
        version = actor.act()["version"]
        for one in seats:
            one.wait_until(lambda state, version=version: state["version"] >= version)
    for one in seats:
        one.line.close()


def open_table(ada):
    ada.go("/new/habitats#lobby")
    ada.page.get_by_label("Seat 1: name").fill("Ada")
    ada.page.get_by_label("Chat").check()
    ada.page.get_by_role("button", name="Create table and invite").click()
    expect(ada.page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def join(ben):
    ben.go("/lobby")
    ben.page.get_by_role("link", name="Join: Habitats").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.take_seat()


def talk(ada, ben):
    """A sign, and a line of the chat that is reported and taken away."""
    ben.page.get_by_role("button", name="People at the table").click()
    ben.page.get_by_role("button", name="Good luck").click()
    expect(ada.page.get_by_test_id("sign")).to_have_text("B Ben: Good luck")
    ada.page.get_by_role("button", name="People at the table").click()
    ada.page.get_by_label("Message").fill("<b>Hello</b>")
    ada.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("button", name="People at the table, 1 new message").click()
    expect(ben.page.get_by_role("log")).to_contain_text("<b>Hello</b>")
    ben.page.get_by_role("button", name="Report to the host").click()
    expect(ada.page.get_by_role("log")).to_contain_text("reported to the host")
    ada.page.get_by_role("button", name="Remove: ").click()
    expect(ben.page.get_by_role("log")).to_contain_text("removed by the host")
    for one in (ada, ben):
        one.page.keyboard.press("Escape")


def be_written_to(server, mail, ben):
    """Ben names an e-mail address and confirms it."""
    secret = json.loads(ben.page.evaluate("localStorage.ecotone"))["person"]["secret"]
    server.http.post(
        "/api/person/mail",
        json={"address": "ben@example.org"},
        headers={"ecotone-person": secret},
    )
    token = links(mail.messages[0])["confirm"].split("=")[1]
    server.http.post("/api/mail/confirmations", json={"token": token})


def leave_and_be_notified(server, mail, table, ada, ben):
    """Ben leaves while it is Ada's turn; a message tells him of his own. The link in it."""
    until(lambda: any(one.decisions.count() for one in (ada, ben)))
    while ben.decisions.count():
        decide(ada, ben)
        until(lambda: any(one.decisions.count() for one in (ada, ben)))
    live = server.app.state.play.in_memory(table)
    ben.go("/credits")
    until(lambda: len(live.connected()) == 1)
    until(lambda: len(mail.messages) == 2 or (ada.decisions.count() and not ada.decide()))
    return links(mail.messages[1])["table"]


def move_to_another_device(ben, new, notice):
    """Ben carries his profile to his phone and goes on there, from the link in the message."""
    ben.go("/me")
    ben.page.get_by_role("button", name="Create a link").click()
    link = ben.page.get_by_label("Copy the link for the other device").first.input_value()
    new.page.goto(link)
    new.page.get_by_role("button", name="Use the profile here").click()
    expect(new.page.get_by_label("Your name")).to_have_value("Ben")
    new.page.goto(notice)


def review_together(ada, ben):
    for one in (ada, ben):
        one.page.get_by_role("link", name="Replay", exact=True).click()
        one.page.get_by_test_id("together").click()
        expect(one.page.get_by_test_id("leads")).to_be_visible()
    expect(ada.page.get_by_test_id("leads")).to_contain_text("1 other person is here")
    ada.page.keyboard.press("End")
    ada.page.keyboard.press("ArrowLeft")
    at = ada.page.get_by_test_id("at").inner_text()
    expect(ben.page.get_by_test_id("leads")).to_have_text("Ada leads")
    expect(ben.page.get_by_test_id("at")).to_have_text(at)
    ben.page.keyboard.press("Home")
    expect(ada.page.get_by_test_id("at")).to_contain_text("0 of")


def test_two_people_from_the_lobby_to_the_rematch(device, tmp_path):
    with (
        mail_server() as mail,
        running(on_sqlite(tmp_path, local=False, mail=mail.settings(), site=mail.site)) as server,
    ):
        url = f"http://127.0.0.1:{server.port}"
        notices = server.app.state.mail
        notices.site = url
        ada = device(url, plain=True, size=DESKTOP)
        ben = device(url, plain=True, size=DESKTOP)
        phone = device(url, plain=True, size=PHONE)
        open_table(ada)
        join(ben)
        table = name_of_table(ada)
        for _ in range(3):
            decide(ada, ben)
        talk(ada, ben)
        be_written_to(server, mail, ben)
        notice = leave_and_be_notified(server, mail, table, ada, ben)
        move_to_another_device(ben, phone, notice)
        phone.shows(ada.moves)
        for _ in range(2):
            decide(ada, phone)
        tokens = [token_of(ada, table), token_of(phone, table)]
        play_out(server, table, tokens)
        for one in (ada, phone):
            expect(one.result).to_be_visible()
        review_together(ada, phone)
        for one in (ada, phone):
            one.go(f"/t/{table}")
            expect(one.result).to_be_visible()
        ada.page.get_by_role("button", name="Play again").click()
        expect(ada.decisions.first.or_(ada.page.get_by_test_id("turn"))).to_be_visible()
        phone.page.get_by_role("button", name="Join the rematch").click()
        expect(ada.page).not_to_have_url(f"{url}/t/{table}")
        expect(phone.page).to_have_url(ada.page.url)
        decide(ada, phone)
