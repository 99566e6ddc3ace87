"""A club's tournament in the browser: created, joined by link, played, looked at."""

import re

import pytest
from browser.access import serious
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect
from server.people import Seat, on_sqlite, running
from support import mainly


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    with running(on_sqlite(tmp_path_factory.mktemp("club"), local=False)) as server:
        yield server


def create(one, title="Club night"):
    """Create a tournament for two at a table, and return its address."""
    one.go("/tournaments")
    one.page.get_by_label("Title").fill(title)
    one.page.get_by_role("combobox", name="Game", exact=True).select_option("habitats")
    one.page.get_by_label("Rounds").fill("1")
    one.page.get_by_role("button", name="Create tournament").click()
    expect(one.page.get_by_role("heading", name=title)).to_be_visible()
    return one.page.url


def join(one, name):
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_role("button", name="Take part", exact=True).click()
    expect(one.page.get_by_role("button", name="Leave the tournament")).to_be_visible()


def go_to_table(one):
    """Go to one's own table of the round; its id."""
    one.page.get_by_role("button", name="Go to your table").first.click()
    expect(one.page.get_by_test_id("habitats")).to_be_visible()
    return one.page.url.split("/")[-1]


@mainly("size", [DESKTOP, PHONE], ["desktop", "phone"])
def test_a_tournament_from_its_start_to_its_standings(device, hosted, size):
    url = f"http://127.0.0.1:{hosted.port}"
    ada, ben = device(url, size=size), device(url, size=size)
    address = create(ada)
    join(ada, "Ada")
    ben.page.goto(address)
    join(ben, "Ben")
    expect(ben.page.get_by_role("button", name="Start the tournament")).to_have_count(0)
    expect(ada.page.get_by_test_id("standings").get_by_text("Ben")).to_be_visible()
    assert serious(ada.page) == []
    ada.page.get_by_role("button", name="Start the tournament").click()
    table = go_to_table(ada)
    expect(ben.page.get_by_role("button", name="Go to your table").first).to_be_visible()
    token = ada.page.evaluate("JSON.parse(localStorage.ecotone).tables[0].seats[0].token")
    ada.go("/tournaments")
    ada.page.get_by_role("link", name="Club night").click()
    ada.page.get_by_role("button", name="Let a bot play for Ben").click()
    expect(ada.page.get_by_test_id("standings").get_by_text("a bot plays")).to_be_visible()
    with Seat(hosted, table, token) as seat:
        seat.play()
    ada.page.reload()
    expect(ada.page.get_by_text("The tournament is over.")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Look at it")).to_be_visible()
    points = ada.page.get_by_test_id("standings").locator("tbody tr b").all_inner_texts()
    assert sum(map(float, points)) == 1
    assert serious(ada.page) == []


def test_the_organisers_link_and_the_code(device, hosted):
    url = f"http://127.0.0.1:{hosted.port}"
    one, other = device(url), device(url)
    create(one, "Class 7b")
    link = one.page.get_by_label(re.compile("organiser’s link")).first.input_value()
    other.page.goto(link)
    expect(other.page.get_by_role("button", name="Start the tournament")).to_be_visible()
    assert "owner" not in other.page.url
    third = device(url)
    third.go("/tournaments")
    code = one.page.url.split("/")[-1]
    third.page.get_by_label("Code or link").fill(code.upper().replace("-", " "))
    third.page.get_by_role("button", name="Open", exact=True).click()
    expect(third.page.get_by_role("heading", name="Class 7b")).to_be_visible()
    third.go("/tournaments/otter-otter-99")
    expect(third.page.get_by_text("There is no such tournament.")).to_be_visible()
    third.faults.clear()  # the browser notes the refusal in its console


def test_tournaments_in_german_on_a_phone(device, hosted):
    one = device(f"http://127.0.0.1:{hosted.port}", language="de-DE", size=PHONE, theme="dark")
    one.go("/tournaments")
    one.page.get_by_label("Titel").fill("Vereinsabend")
    one.page.get_by_label("System").select_option("round_robin")
    one.page.get_by_role("button", name="Turnier erstellen").click()
    expect(one.page.get_by_text("Jeder gegen jeden")).to_be_visible()
    expect(one.page.get_by_role("button", name="Turnier starten")).to_be_visible()
    one.page.get_by_role("button", name="Turnier starten").click()
    expect(one.page.get_by_role("alert")).to_contain_text("mindestens 2")
    wide = one.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0
    one.faults.clear()  # the browser notes the refusal in its console
