"""The lobby and the waiting room: opening a table, joining, watching, leaving, bots."""

import pytest
from browser.access import serious
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect
from server.people import on_sqlite, running
from support import mainly


@pytest.fixture
def hosted(tmp_path):
    with running(on_sqlite(tmp_path, local=False)) as server:
        yield f"http://127.0.0.1:{server.port}"


def open_table(one, name="Ada"):
    """Open a table for everyone, from the lobby."""
    one.go("/lobby")
    one.page.get_by_role("link", name="Open a table").click()
    one.page.get_by_label("Seat 1: name").fill(name)
    expect(one.page.get_by_label("Show this table in the lobby")).to_be_checked()
    one.page.get_by_role("button", name="Create table and invite").click()
    expect(one.page.get_by_role("heading", name="Waiting for players")).to_be_visible()


@mainly("size", [PHONE, DESKTOP], ["phone", "desktop"])
def test_somebody_joins_from_the_lobby_and_another_watches(device, hosted, size):
    ada, ben, cleo = (device(hosted, size=size) for _ in range(3))
    ben.go("/lobby")
    expect(ben.page.get_by_text("No open tables right now")).to_be_visible()
    open_table(ada)
    listed = ben.page.get_by_role("link", name="Join: Keystone")
    expect(listed).to_be_visible()
    assert serious(ben.page) == []
    ben.picture(f"lobby-{size['width']}")
    listed.click()
    ben.page.get_by_label("Your name").fill("Ben")
    ada.picture(f"waiting-{size['width']}")
    assert serious(ben.page) == []
    ben.take_seat()
    for one in (ada, ben):
        expect(one.page.get_by_test_id("keystone")).to_be_visible()
    cleo.go("/lobby")
    cleo.page.get_by_role("link", name="Watch: Keystone").click()
    expect(cleo.page.get_by_test_id("keystone")).to_be_visible()
    ben.go("/lobby")
    ben.page.get_by_role("link", name="Return: Keystone").click()
    expect(ben.page.get_by_test_id("keystone")).to_be_visible()


def test_leaving_the_waiting_room_frees_the_seat_and_bots_take_the_rest(device, hosted):
    ada, ben = device(hosted), device(hosted)
    ada.go("/new/habitats#lobby")
    ada.page.get_by_role("button", name="Add a seat").click()
    ada.page.get_by_role("button", name="Create table and invite").click()
    seats = ada.page.get_by_test_id("waiting-seats")
    ben.go("/lobby")
    ben.page.get_by_role("link", name="Join: Habitats").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.take_seat()
    expect(seats.get_by_text("Ben")).to_be_visible()
    expect(ada.page.get_by_text("1 seat free")).to_be_visible()
    ben.page.get_by_role("button", name="Leave the table").click()
    expect(ada.page.get_by_text("2 seats free")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Join: Habitats")).to_be_visible()
    ada.page.get_by_role("button", name="Start now with bots").click()
    expect(ada.page.get_by_test_id("habitats")).to_be_visible()


def test_the_tables_where_it_is_my_turn_come_first(device, hosted):
    one = device(hosted, language="de-DE")
    one.go("/new/habitats")
    one.page.locator("form button[type=submit]").click()
    expect(one.page.get_by_test_id("habitats")).to_be_visible()
    waiting = one.page.url.split("/")[-1]
    one.go("/new/keystone#lobby")
    one.page.get_by_role("button", name="Tisch erstellen und einladen").click()
    expect(one.page.get_by_role("heading", name="Warten auf Mitspielende")).to_be_visible()
    one.go("/tables")
    cards = one.page.locator("main li")
    expect(cards.first).to_contain_text("Du bist dran")
    expect(cards.last).to_contain_text("wartet auf Mitspielende")
    expect(cards.first.locator(f"a[href='/t/{waiting}']")).to_have_count(1)
