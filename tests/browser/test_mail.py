"""Turns told by e-mail: an address is named, confirmed elsewhere, written to, and stopped."""

import pytest
from browser.access import ON_PAGES, serious
from browser.served import DESKTOP, PHONE, until
from playwright.sync_api import expect
from server.mail_server import links, mail_server
from server.people import on_sqlite, running
from support import mainly

ADDRESS = "ben@example.org"


@pytest.fixture
def mail():
    with mail_server() as there:
        yield there


@pytest.fixture
def hosted(tmp_path, mail):
    with running(on_sqlite(tmp_path, local=False, mail=mail.settings(), site=mail.site)) as server:
        server.url = f"http://127.0.0.1:{server.port}"
        notices = server.app.state.mail
        notices.site = server.url
        yield server


WORDS = {
    "en-US": {
        "address": "E-mail address",
        "ask": "Send me a link",
        "sent": "A link was sent to ben@example.org",
        "confirm": "Confirm the address",
        "confirmed": "The address is confirmed",
        "on": "a message goes to ben@example.org",
        "stop": "Stop the messages",
        "stopped": "The address was deleted",
    },
    "de-DE": {
        "address": "E-Mail-Adresse",
        "ask": "Link schicken",
        "sent": "An ben@example.org wurde ein Link geschickt",
        "confirm": "Adresse bestätigen",
        "confirmed": "Die Adresse ist bestätigt",
        "on": "geht eine Nachricht an ben@example.org",
        "stop": "Keine Nachrichten mehr",
        "stopped": "Die Adresse wurde gelöscht",
    },
}


@mainly(
    ("size", "language", "theme"),
    [(DESKTOP, "en-US", "light"), (PHONE, "de-DE", "dark")],
    ["desktop-en", "phone-de"],
)
def test_a_turn_is_told_by_e_mail(device, hosted, mail, size, language, theme):
    words = WORDS[language]
    ben = device(hosted.url, size=size, language=language, theme=theme, plain=True)
    ben.go("/settings")
    ben.page.get_by_label(words["address"]).fill(ADDRESS)
    ben.page.get_by_label(words["address"]).scroll_into_view_if_needed()
    ben.picture(f"mail-settings-{size['width']}")
    ben.page.get_by_role("button", name=words["ask"]).click()
    expect(ben.page.get_by_role("status").get_by_text(words["sent"])).to_be_visible()
    assert serious(ben.page, also=ON_PAGES) == []
    elsewhere = device(hosted.url, size=size, language=language, theme=theme)
    elsewhere.page.goto(links(mail.messages[0])["confirm"])
    elsewhere.page.get_by_role("button", name=words["confirm"]).click()
    expect(elsewhere.page.get_by_role("status").get_by_text(words["confirmed"])).to_be_visible()
    elsewhere.picture(f"mail-confirmed-{size['width']}")
    ben.page.reload()
    expect(ben.page.get_by_text(words["on"])).to_be_visible()

    table = hosted.create_table("habitats", seats=("link:Ada", "link:Ben"), seed=2).created
    ben.page.goto(f"{hosted.url}/t/{table['id']}#token={table['seats'][1]['token']}")
    ben.shows(0)
    live = hosted.app.state.play.in_memory(table["id"])
    ben.go("/credits")
    until(lambda: 1 not in live.connected())
    ada = device(hosted.url)
    ada.sit(table, "habitats", 0, plain=True)
    until(lambda: len(mail.messages) == 2 or (ada.decisions.count() and not ada.decide()))
    ben.page.goto(links(mail.messages[1])["table"])
    expect(ben.decisions.first).to_be_visible()

    elsewhere.page.goto(links(mail.messages[1])["stop"])
    elsewhere.page.get_by_role("button", name=words["stop"]).click()
    expect(elsewhere.page.get_by_role("status").get_by_text(words["stopped"])).to_be_visible()
    ben.go("/settings")
    expect(ben.page.get_by_role("button", name=words["ask"])).to_be_visible()


def test_a_wrong_link_and_a_wrong_address_are_told(device, hosted):
    one = device(hosted.url)
    one.page.goto(f"{hosted.url}/mail#confirm=guessed")
    one.page.get_by_role("button", name="Confirm the address").click()
    expect(one.page.get_by_role("alert")).to_contain_text("no longer valid")
    one.go("/settings")
    one.page.get_by_label("E-mail address").fill("ada@localhost")
    one.page.get_by_role("button", name="Send me a link").click()
    expect(one.page.get_by_role("alert")).to_have_text("This is not an e-mail address.")
    one.faults.clear()  # the browser notes the refusals in its console


def test_without_a_mail_server_nothing_is_offered(device, tmp_path):
    with running(on_sqlite(tmp_path, local=False)) as server:
        one = device(f"http://127.0.0.1:{server.port}")
        with one.page.expect_response("**/api/person/notices"):
            one.go("/settings")
        expect(one.page.get_by_role("checkbox", name="Notify me on this device")).to_be_visible()
        expect(one.page.get_by_label("E-mail address")).to_have_count(0)
