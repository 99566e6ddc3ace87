"""Pages while the server is away, when it comes back, and when it was updated meanwhile."""

import re

import pytest
from browser.served import PHONE, serving
from playwright.sync_api import expect
from support import mainly

AWAY = {"en-US": "The server is not responding", "de-DE": "Der Server antwortet nicht"}
PLAY = {"en-US": "Play Keystone", "de-DE": "Keystone: Nordamerika spielen"}


@pytest.fixture(scope="module")
def stopped_and_started(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("away")) as there:
        yield there


@pytest.fixture
def own_server(stopped_and_started):
    """A server that may be stopped; a test that failed may have left it so."""
    if not stopped_and_started.answers():
        stopped_and_started.start()
    return stopped_and_started


def ask_now(one):
    """Let the page ask for the server without its growing pause, as when a network is back."""
    one.page.evaluate("dispatchEvent(new Event('online'))")


@mainly("language", AWAY)
def test_a_page_that_could_not_be_loaded_comes_by_itself(device, own_server, language):
    one = device(own_server.url, language=language)
    one.go("/")
    expect(one.page.get_by_role("link", name=PLAY[language])).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    own_server.kill()
    one.page.get_by_role("link", name=PLAY[language]).click()
    expect(one.page.get_by_role("heading", name=AWAY[language])).to_be_visible()
    one.picture(f"server-away-{language}")
    own_server.start()
    expect(one.page.locator("button[type=submit]")).to_be_visible()
    expect(one.page.get_by_text(AWAY[language])).to_have_count(0)


def test_try_again_asks_at_once_and_another_page_can_be_chosen(device, own_server):
    one = device(own_server.url, size=PHONE)
    one.go("/credits")
    expect(one.page.get_by_role("heading", name="Credits")).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    own_server.kill()
    one.page.get_by_role("link", name="Tables").click()
    expect(one.page.get_by_role("heading", name=AWAY["en-US"])).to_be_visible()
    one.page.get_by_role("button", name="Try again").click()
    expect(one.page.get_by_role("heading", name=AWAY["en-US"])).to_be_visible()
    one.page.go_back()
    expect(one.page.get_by_role("heading", name="Credits")).to_be_visible()
    one.picture("server-away-notice")
    own_server.start()
    ask_now(one)
    expect(one.page.get_by_test_id("server-away")).to_have_count(0)
    one.page.get_by_role("link", name="Tables").click()
    expect(one.page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_a_new_table_is_not_lost_in_silence(device, own_server):
    one = device(own_server.url, plain=True)
    one.go("/new/habitats")
    one.page.get_by_label("Your name").fill("Ada")
    one.page.wait_for_load_state("networkidle")
    own_server.kill()
    one.page.locator("button[type=submit]").click()
    expect(one.page.locator("form [role=alert]")).to_contain_text(AWAY["en-US"])
    own_server.start()
    ask_now(one)
    expect(one.page.get_by_test_id("server-away")).to_have_count(0)
    expect(one.page.get_by_label("Your name")).to_have_value("Ada")
    one.page.locator("button[type=submit]").click()
    expect(one.page).to_have_url(re.compile("/t/"))
    expect(one.page.get_by_test_id("turn")).not_to_be_empty()


def test_a_table_opened_meanwhile_comes_by_itself(device, own_server):
    table = own_server.create_table("keystone", "here", "here", seed=5)
    one = device(own_server.url)
    one.keep(held(table))
    one.go("/tables")
    expect(one.page.get_by_text("Keystone: North America, 2 players")).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    own_server.kill()
    one.page.get_by_role("link", name="Keystone: North America, 2 players").click()
    expect(one.page.get_by_role("heading", name=AWAY["en-US"])).to_be_visible()
    own_server.start()
    ask_now(one)
    one.page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(one.page.get_by_test_id("keystone")).to_be_visible()


def held(table):
    """What a device remembers that sits at both seats."""
    seats = [
        {"seat": one["seat"], "token": one["token"], "name": one["name"], "away": False}
        | {"home": one["kind"]}
        for one in table["seats"]
    ]
    known = {"id": table["id"], "game": "keystone", "owner": table["owner_token"], "seats": seats}
    return {"tables": [known | {"at": 1}]}


def newer_build(one):
    """Let the server say that it serves another client, without the parts of the old one."""
    health = {"version": "2", "tables": 0, "build": "index-newer.js"}
    one.page.route("**/api/health", lambda route: route.fulfill(json=health))
    one.page.route("**/assets/NewTable-*.js", lambda route: route.fulfill(status=404))


def test_a_page_of_an_older_build_says_so(device, server):
    one = device()
    one.go("/")
    expect(one.page.get_by_role("link", name="Play Keystone")).to_be_visible()
    newer_build(one)
    one.page.get_by_role("link", name="Play Keystone").click()
    expect(one.page.get_by_role("heading", name="Ecotone has been updated")).to_be_visible()
    one.picture("server-outdated")
    one.page.unroute_all()
    one.page.get_by_role("button", name="Reload").click()
    expect(one.page.locator("button[type=submit]")).to_be_visible()
    one.faults.clear()


def test_a_table_says_after_a_lost_line_that_the_server_is_newer(device, own_server):
    table = own_server.create_table("habitats", "here", "here", seed=5)
    one = device(own_server.url)
    one.sit(table, "habitats", 0, 1, plain=True)
    expect(one.decisions.first).to_be_visible()
    own_server.kill()
    expect(one.page.get_by_test_id("line-lost")).to_be_visible()
    newer_build(one)
    own_server.start()
    expect(one.page.get_by_test_id("server-outdated")).to_be_visible()
    expect(one.page.get_by_test_id("line-lost")).to_be_hidden()
    one.picture("server-outdated-table")
    one.decide()
    one.shows(1)
