"""Clocks at the table, a seat taken back, games ended by agreement, and notices of turns."""

import json
from datetime import timedelta

import pytest
from browser.access import ON_PAGES, serious
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect
from server.people import on_sqlite, running
from support import mainly

from ecotone.server import table_rows

NOTICES = """
window.shown = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, options) { window.shown.push([title, options.body]); }
};
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
  window.shown.push([title, options.body]);
};
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
"""


@pytest.fixture
def hosted(tmp_path):
    with running(on_sqlite(tmp_path, local=False)) as server:
        server.url = f"http://127.0.0.1:{server.port}"
        yield server


def created(server, **more):
    """A table of two people, whose first move is that of the first seat."""
    wanted = {"kind": "move", "seconds": 24 * 3600, "level": "random"}
    table = server.create_table(
        "habitats", seats=("link:Ada", "link:Ben"), seed=2, clock=wanted, **more
    )
    assert table.facts()["actor"] == 0
    return table.created


def both(device, server, table, **more):
    people = [device(server.url, **more) for _ in range(2)]
    for seat, one in enumerate(people):
        one.sit(table, "habitats", seat, plain=True)
        expect(one.page.get_by_test_id("turn")).to_be_visible()
    return people


@mainly("size", [PHONE, DESKTOP], ["phone", "desktop"])
def test_a_clock_is_chosen_and_shown(device, hosted, size):
    one = device(hosted.url, language="de-DE", size=size)
    page = one.page
    one.go("/new/habitats")
    page.get_by_role("button", name="Freunde einladen").click()
    expect(page.get_by_label("Zeit je Person")).to_be_hidden()
    page.get_by_role("combobox", name="Uhr", exact=True).select_option("game")
    expect(page.get_by_label("Zeit je Person")).to_have_value("60")
    page.get_by_role("combobox", name="Uhr", exact=True).select_option("move")
    page.get_by_label("Zeit je Person").select_option("4320")
    page.get_by_label("Wenn die Zeit abläuft").select_option("end")
    expect(page.get_by_label("Stufe dieses Bots")).to_be_hidden()
    page.get_by_label("Wenn die Zeit abläuft").select_option("bot")
    page.get_by_label("Stufe dieses Bots").select_option("hard")
    assert serious(page, also=ON_PAGES) == []
    one.picture(f"new-clock-{size['width']}")
    page.get_by_label("Beginnen, wenn alle da sind").uncheck()
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Tisch erstellen und einladen").click()
    facts = hosted.get(f"/api/tables/{answer.value.json()['id']}").json()["clock"]
    chosen = {name: facts[name] for name in ("kind", "seconds", "time_up", "level")}
    wanted = {"kind": "move", "seconds": 3 * 24 * 3600, "time_up": "bot", "level": "hard"}
    assert chosen == wanted
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("time-left").first).to_have_text("noch 3 Tage")
    title = page.get_by_role("heading", level=1).bounding_box()
    pill = page.get_by_test_id("turn").locator(".pill").bounding_box()
    assert title["x"] + title["width"] <= pill["x"]
    one.picture(f"clock-{size['width']}")
    one.go("/tables")
    expect(page.get_by_test_id("time-left").first).to_have_text("noch 3 Tage")


def test_time_is_given_used_up_and_the_seat_taken_back(device, hosted):
    table = created(hosted)
    ada, ben = both(device, hosted, table)
    ben.page.get_by_role("button", name="Menu").click()
    expect(ben.page.get_by_text("Each turn: 24 h")).to_be_visible()
    ben.page.get_by_role("button", name="Give Ada 24 h more").click()
    expect(ada.page.get_by_test_id("time-left")).to_have_text("48 h left")
    ben.page.keyboard.press("Escape")
    later = table_rows.now() + timedelta(days=3)
    hosted.app.state.play.now = lambda: later
    lost = ada.page.get_by_test_id("seat-lost")
    expect(lost).to_contain_text("Your time ran out")
    hosted.app.state.play.now = table_rows.now
    expect(ben.decisions.first).to_be_visible()
    expect(ada.decisions).to_have_count(0)
    assert serious(ada.page) == []
    ada.picture("seat-lost")
    lost.get_by_role("button", name="Take the seat back").click()
    expect(lost).to_be_hidden()
    ben.decide()
    expect(ada.decisions.first).to_be_visible()


def test_people_end_a_game_together(device, hosted):
    table = created(hosted)
    ada, ben = both(device, hosted, table, size=PHONE)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Propose to end the game").click()
    ada.page.get_by_role("button", name="Keep playing").click()
    ada.page.get_by_role("button", name="Propose to end the game").click()
    expect(ada.page.get_by_role("button", name="Keep playing")).to_be_visible()
    ada.page.keyboard.press("Escape")
    asked = ben.page.get_by_test_id("end-wanted")
    expect(asked).to_contain_text("Ada would like to end the game")
    ben.picture("end-wanted")
    asked.get_by_role("button", name="Agree to end the game").click()
    for one in (ada, ben):
        expect(one.page.get_by_test_id("called-off")).to_contain_text("agreed to end this game")
        expect(one.decisions).to_have_count(0)
        expect(one.page.get_by_test_id("turn")).to_have_text("Ended")
    ben.go("/tables")
    expect(ben.page.get_by_text("No games in progress")).to_be_visible()
    ben.go("/replays")
    expect(ben.page.get_by_text("ended early")).to_be_visible()


def test_the_tab_and_a_notice_say_that_it_is_my_turn(device, hosted):
    table = created(hosted)
    ada, ben = both(device, hosted, table)
    ben.context.add_init_script(NOTICES)
    ben.go("/settings")
    box = ben.page.get_by_role("checkbox", name="Notify me on this device")
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    assert json.loads(ben.page.evaluate("localStorage.ecotone"))["notices"] is True
    assert serious(ben.page, also=ON_PAGES) == []
    ben.picture("notices")
    ben.go(f"/t/{table['id']}")
    expect(ben.page.get_by_test_id("turn")).to_contain_text("Ada")
    ben.page.evaluate("Notification.permission = 'granted'; window.away = true")
    ada.decide()
    expect(ben.page).to_have_title("● Your turn · Ecotone")
    ben.page.wait_for_function("() => window.shown.length === 1")
    assert ben.page.evaluate("window.shown") == [["Your turn", f"Habitats · {table['id']}"]]
    ben.go("/credits")
    expect(ben.page).to_have_title("(1) Credits · Ecotone")
    ada.go("/credits")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page).to_have_title("Credits · Ecotone")


def test_a_holiday_is_taken_and_ended(device, hosted):
    one = device(hosted.url, size=PHONE)
    one.go("/me")
    one.page.get_by_label("Your name").fill("Ada")
    one.page.get_by_role("button", name="Save", exact=True).click()
    expect(one.page.get_by_text("You have 30 days left")).to_be_visible()
    one.page.get_by_label("Days").fill("5")
    one.page.get_by_role("button", name="Start the holiday").click()
    expect(one.page.get_by_text("You are on holiday until")).to_be_visible()
    assert serious(one.page, also=ON_PAGES) == []
    one.page.get_by_role("button", name="I am back").click()
    expect(one.page.get_by_text("left in these twelve months")).to_be_visible()
