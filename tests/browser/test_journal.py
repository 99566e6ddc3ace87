"""The Field Journal in the browser: read, played, noted, envelopes opened, carried as a file."""

import json
import re

import httpx
import pytest
from browser.access import serious
from browser.served import DESKTOP, MOST_DECISIONS, PHONE, serving
from browser.test_keystone import at_table, decide_by_mouse, decisions_seen, shown_later
from browser.test_pages import whole
from playwright.sync_api import expect
from support import mainly


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """A server of this module's own: what is reached on it, no other test has reached."""
    with serving(tmp_path_factory.mktemp("journal")) as there:
        yield there


def reach(shelf, *, wins=0, unlocked=False, opened=()):
    """Let the journal stand like this."""
    results = {str(n): {"plays": 1, "wins": 1, "best": 60} for n in range(1, wins + 1)}
    file = {"format": 1, "game": "keystone", "unlocked": unlocked, "results": results}
    path = f"{shelf.url}/api/games/keystone/profiles/me"
    httpx.put(path, json=file | {"opened": list(opened)}, timeout=60).raise_for_status()


def reached(shelf, number):
    path = f"{shelf.url}/api/games/keystone/profiles/me"
    return httpx.get(path, timeout=60).json()["chapters"][number - 1]


def play_to_the_end(one, decide):
    """Decide until the game is over."""
    for turn in range(MOST_DECISIONS):
        if not at_table(one):
            return
        before = decisions_seen(one)
        decide(one, turn)
        shown_later(one, before)
    raise AssertionError("the game does not end")


def decide_by_hint(one, _turn):
    """Ask for advice and do the first thing it says."""
    one.page.get_by_role("button", name="Hint", exact=True).click()
    one.page.get_by_role("button", name="Play this").first.click()


def decide_by_hand(one, turn):
    """Click something that is lit."""
    decide_by_mouse(one, use_skill=turn % 7 == 5)


@pytest.mark.deep
def test_the_first_assignment_is_read_won_and_noted(device, shelf):
    reach(shelf)
    one = device(shelf.url, size=PHONE)
    page = one.page
    one.go("/")
    page.get_by_role("link", name="Field Journal").click()
    expect(page.get_by_test_id("chapter-1")).to_have_attribute("data-status", "open")
    expect(page.get_by_test_id("chapter-2")).to_have_attribute("data-status", "locked")
    whole(page)
    assert serious(page) == []
    page.get_by_test_id("chapter-2").click()
    expect(page.get_by_text("Unlocked by winning assignment 1.")).to_be_visible()
    page.get_by_role("link", name="Previous assignment").click()
    expect(page.get_by_role("heading", name="Orientation Day")).to_be_visible()
    expect(page.get_by_text("at least 50 points")).to_be_visible()
    page.get_by_role("button", name="Start assignment 1").click()
    page.get_by_role("button", name=re.compile("^Assignment 1: .* To the goals")).click()
    expect(page.get_by_text("Assignment 1: Orientation Day")).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).click()
    play_to_the_end(one, decide_by_hint)
    end = page.get_by_test_id("chapter-end")
    expect(end).to_contain_text("Assignment 1 won: Orientation Day")
    expect(end).to_contain_text("Recorded in your journal")
    expect(end.get_by_test_id("closing")).to_contain_text("Vermont postmark")
    expect(end.get_by_role("link", name="2. Mud Season")).to_be_visible()
    assert serious(page) == []
    one.picture("journal-won")
    noted = reached(shelf, 1)
    assert (noted["plays"], noted["wins"]) == (1, 1)
    end.get_by_role("link", name="Back to the journal").click()
    expect(page.get_by_test_id("chapter-1")).to_contain_text(f"best {noted['best']}")
    page.get_by_test_id("chapter-1").click()
    expect(page.get_by_test_id("best")).to_have_text(str(noted["best"]))


def test_a_lost_assignment_is_noted_and_begun_again(device, shelf):
    reach(shelf, wins=17)
    one = device(shelf.url)
    page = one.page
    one.go("/journal/keystone/18")
    page.get_by_role("button", name="Start assignment 18").click()
    play_to_the_end(one, decide_by_hand)
    end = page.get_by_test_id("chapter-end")
    expect(end).to_contain_text("Assignment 18 not won")
    expect(end.get_by_test_id("closing")).to_contain_text("The pole sounded hollow")
    one.picture("journal-lost")
    assert (reached(shelf, 18)["plays"], reached(shelf, 18)["wins"]) == (1, 0)
    assert not reached(shelf, 19)["open"]


def test_an_envelope_is_opened_and_mixed_into_another_game(device, shelf):
    reach(shelf, wins=2)
    one = device(shelf.url)
    page = one.page
    one.go("/new/keystone")
    page.get_by_text("Edition, rules and more").click()
    mixed = page.get_by_label("Species from the first envelopes")
    expect(mixed.get_by_role("option")).to_have_text(["None"])
    one.go("/journal/keystone")
    expect(page.get_by_test_id("parcel-2")).to_be_disabled()
    page.get_by_role("link", name="An envelope is waiting for you").click()
    page.get_by_test_id("parcel-1").click()
    inside = page.get_by_role("dialog", name="Salt and Feathers")
    expect(inside).to_contain_text("Red Knot, 2, Wetland and Arctic")
    assert serious(page) == []
    inside.get_by_role("link", name="Mix them into another game").click()
    page.get_by_text("Edition, rules and more").click()
    expect(mixed.get_by_role("option")).to_have_text(["None", "Salt and Feathers"])
    mixed.select_option("1")
    page.get_by_role("button", name="Play now").last.click()
    expect(page.get_by_test_id("keystone")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    facts = httpx.get(f"{shelf.url}/api/tables/{table}", timeout=60).json()
    assert facts["options"]["envelopes"] == 1
    assert facts["chapter"] is None


def test_two_on_one_device_know_whose_turn_it_is(device, shelf):
    reach(shelf, unlocked=True)
    one = device(shelf.url)
    page = one.page
    one.go("/journal/keystone/16")
    page.get_by_role("button", name="Together").click()
    page.get_by_label("Seat 1: name").fill("Ann")
    page.get_by_label("Seat 2: name").fill("Ben")
    page.get_by_role("button", name="Start assignment 16").click()
    turn = page.get_by_test_id("turn")
    expect(turn).to_contain_text("Ann")
    expect(page.get_by_text("Assignment 16: Uninvited Guests")).to_be_visible()
    before = decisions_seen(one)
    while "Ann" in turn.inner_text():
        assert at_table(one)
        decide_by_mouse(one, use_skill=False)
        shown_later(one, before)
        before = decisions_seen(one)
    expect(turn).to_contain_text("Ben")
    expect(page.get_by_role("grid", name="The shared board")).to_be_visible()
    assert serious(page) == []


def test_the_journal_is_saved_reset_taken_over_and_unlocked(device, shelf, tmp_path):
    reach(shelf, wins=3)
    one = device(shelf.url)
    page = one.page
    one.go("/journal/keystone")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save to a file").click()
    file = tmp_path / "journal.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["results"]["3"]["wins"] == 1
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_test_id("wins")).to_have_text("3")
    page.get_by_role("button", name="Start over").click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("wins")).to_have_text("0")
    page.get_by_test_id("journal-file").set_input_files(file)
    expect(page.get_by_role("dialog")).to_contain_text("journal.json")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("wins")).to_have_text("3")
    page.get_by_role("button", name="Unlock all").click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("chapter-20")).to_have_attribute("data-status", "open")
    page.get_by_label("Start one for someone else").fill("Ada")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_test_id("wins")).to_have_text("0")
    page.get_by_label("Whose journal").select_option("me")
    expect(page.get_by_test_id("wins")).to_have_text("3")


@mainly("size", [PHONE, DESKTOP])
def test_german_small_and_dark(device, shelf, size):
    reach(shelf, wins=12, opened=[3])
    one = device(shelf.url, size=size, language="de-DE", theme="dark")
    page = one.page
    for path, heading in (("", "Forschungstagebuch"), ("/10", "Pfiff auf dem Grat")):
        one.go(f"/journal/keystone{path}")
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        whole(page)
        one.picture(f"journal{path.replace('/', '-')}-{size['width']}")
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    expect(page.get_by_text("Neuling:")).to_be_visible()
    expect(page.get_by_test_id("best")).to_have_text("60")
    page.get_by_role("button", name="Projekt 10 beginnen").click()
    expect(page.get_by_test_id("keystone")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert serious(page) == []


def test_an_assignment_that_is_not_there_is_told(device, shelf):
    one = device(shelf.url)
    one.go("/journal/keystone/21")
    expect(one.page.get_by_role("alert")).to_be_visible()
    one.go("/journal/habitats")
    expect(one.page.get_by_role("alert")).to_have_text(re.compile("no campaign"))
    one.faults.clear()
