"""Keystone in the browser: whole games, every phase, the companion."""

import re
import tomllib
from pathlib import Path

import pytest
from browser.access import serious
from browser.served import MOST_DECISIONS, PHONE, WON, until
from browser.stage import seated, shows_version
from browser.states import LATER, play_by_chance
from playwright.sync_api import expect
from support import mainly

SALLY = Path(__file__).parents[2] / "examples" / "keystone-sally.toml"


def board(one):
    return one.page.get_by_test_id("keystone")


def at_table(one):
    """Wait until it is one's turn, or the game is over; False if it is over."""
    page = one.page
    passing = page.get_by_role("button", name=re.compile("^I am ")).or_(
        page.get_by_test_id("pass-on")
    )
    mine = board(one).locator("[data-legal]")
    asked = page.get_by_test_id("primary").or_(page.get_by_test_id("skip"))
    expect(mine.or_(asked).or_(one.result).or_(passing).filter(visible=True).first).to_be_visible()
    if passing.is_visible():
        passing.click()
        return at_table(one)
    return not one.result.is_visible()


def phase(one):
    return board(one).get_attribute("data-phase")


def decisions_seen(one):
    """How many decisions stand in what the page shows."""
    return int(board(one).get_attribute("data-moves"))


def shown_later(one, before):
    """Wait until the page shows more decisions than before, or something else."""
    until(lambda: one.shows_later("keystone", before))


def decide_by_mouse(one, use_skill):
    """One decision with the mouse: the first thing that is lit, confirmed by a second click."""
    page = one.page
    cells = page.locator("[data-board='0'] .cell[data-legal]")
    if phase(one) == "turn":
        skills = page.locator("[data-testid^='skill-'][data-legal]")
        cards = page.locator("[data-testid^='slot-'][data-legal]")
        if cards.count() == 0 or (use_skill and skills.count()):
            together = page.locator("[data-testid='use-exhausted'][data-legal]")
            (skills if skills.count() else together).first.click()
            page.get_by_test_id("primary").click()
            return
        cards.last.click()
    elif phase(one) == "keep":
        page.locator("[data-testid^='drawn-'][data-legal]").first.click()
    elif phase(one) == "move":
        page.get_by_test_id("skip").click()
        return
    elif phase(one) in ("discard", "return", "order"):
        page.locator(".slot[data-legal], .drawn [data-legal], .skill[data-legal]").first.dblclick()
        return
    elif phase(one) in ("offer", "after"):
        page.get_by_test_id("primary").click()
        return
    cells.first.click()
    expect(page.locator(".cell.chosen")).to_be_visible()
    page.locator(".cell.chosen").click()


def test_a_whole_game_by_mouse(device, server):
    table = server.create_table("keystone", "here", "bot", seed=11)
    one = device()
    one.sit(table, "keystone", 0)
    for turn in range(MOST_DECISIONS):
        if not at_table(one):
            break
        before = decisions_seen(one)
        decide_by_mouse(one, use_skill=turn in (3, 9, 14))
        shown_later(one, before)
        if turn == 12:
            one.picture("keystone")
            assert serious(one.page) == []
    expect(one.result).to_contain_text(WON)
    sheet = one.page.get_by_test_id("sheet-total")
    expect(sheet).to_be_visible()
    one.page.get_by_test_id("sheet-R2").hover()
    expect(one.page.get_by_role("heading", name=re.compile("^Row 2: "))).to_be_visible()
    one.picture("keystone-end")
    assert serious(one.page) == []


def to_skills(one):
    """Press S, and see the focus go there."""
    one.page.keyboard.press("s")
    expect(one.page.locator("[data-testid^='skill-']:focus")).to_be_visible()


def test_a_whole_game_by_keyboard(device, server):
    table = server.create_table("keystone", "here", "bot", seed=21)
    one = device()
    one.sit(table, "keystone", 0)
    keys = one.page.keyboard
    for turn in range(MOST_DECISIONS):
        if not at_table(one):
            break
        before = decisions_seen(one)
        now = phase(one)
        if now == "turn" and turn == 2:
            to_skills(one)
            keys.press("Enter")
            keys.press("Enter")
        elif now == "turn" and one.page.locator(".slot[data-legal]").count():
            keys.press("6")
            focused = one.page.locator(".cell:focus")
            expect(focused).to_have_attribute("data-legal", "")
            keys.press("Enter")
            expect(focused).to_have_class(re.compile("chosen"))
            keys.press("Enter")
        elif now == "turn":
            to_skills(one)
            keys.press("n")
            keys.press("Enter")
            keys.press("Enter")
        elif now == "discard":
            slot = one.page.locator(".slot[data-legal]").last.get_attribute("data-testid")
            keys.press(slot.removeprefix("slot-"))
            keys.press("Enter")
        else:
            skip = one.page.get_by_test_id("skip").or_(one.page.get_by_test_id("primary"))
            skip.first.focus()
            keys.press("Enter")
        shown_later(one, before)
    expect(one.result).to_contain_text(WON)


def test_choices_show_what_they_bring_and_refusals_say_why(device, server):
    table = server.create_table("keystone", "here", "here", seed=5)
    one = device()
    one.sit(table, "keystone", 0)
    page = one.page
    page.get_by_test_id("wild-F").click(force=True)
    expect(page.get_by_test_id("refusal")).to_contain_text("Costs 10 Synergy; you have 5.")
    page.get_by_test_id("slot-5").click()
    cells = page.locator("[data-board='0'] .cell[data-legal]")
    expect(cells).to_have_count(16)
    expect(cells.first).to_have_accessible_name(
        "Row 1, column 1, empty, can be chosen, no points, plus 0 Synergy"
    )
    cells.nth(5).click()
    explained = page.get_by_role("region", name="What this does")
    expect(explained).to_contain_text("on R2·C2")
    expect(page.get_by_test_id("primary")).to_contain_text("Place on R2·C2")
    page.keyboard.press("Escape")
    expect(page.locator(".cell.chosen")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.locator("[data-board='0'] .cell[data-legal]")).to_have_count(0)


def test_a_choice_stands_when_somebody_comes_or_goes(device, server):
    table = server.create_table("keystone", "here", "link", seed=5)
    one, two = device(), device()
    with one.page.expect_websocket() as line:
        one.sit(table, "keystone", 0)
    one.page.get_by_test_id("slot-5").click()
    one.page.locator("[data-board='0'] .cell[data-legal]").first.click()
    expect(one.page.locator(".cell.chosen")).to_be_visible()
    with line.value.expect_event("framereceived", lambda text: '"presence"' in text):
        two.sit(table, "keystone", 1)
    one.page.get_by_test_id("primary").click()
    until(lambda: one.shows_later("keystone", 0))


def test_on_a_phone(device, server):
    table = server.create_table("keystone", "here", "bot", seed=11)
    one = device(size=PHONE, language="de-DE", theme="dark")
    one.sit(table, "keystone", 0)
    page = one.page
    for turn in range(MOST_DECISIONS):
        assert at_table(one)
        if turn >= 4 and phase(one) == "turn":
            break
        before = decisions_seen(one)
        decide_by_mouse(one, use_skill=False)
        shown_later(one, before)
    for name in ("Plättchen", "Ziele", "Verlauf", "Tableau"):
        page.get_by_role("button", name=name, exact=True).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".slot[data-legal]").last.click()
    page.locator(".cell[data-legal]").first.click()
    page.get_by_role("button", name="Warum?").click()
    expect(page.get_by_role("dialog", name="Warum?")).to_contain_text("Wenn du sie hierher legst")
    page.keyboard.press("Escape")
    one.picture("keystone-phone")
    assert serious(page) == []


@mainly("bots", [3, 2, 1])
def test_a_phone_has_room_for_all_seats(device, server, bots):
    table = server.create_table("keystone", "here", *["bot"] * bots, seed=4)
    one = device(size=PHONE)
    one.sit(table, "keystone", 0)
    assert at_table(one)
    for part in one.page.locator(".stats li").all():
        box = part.bounding_box()
        assert box["x"] + box["width"] <= PHONE["width"]


@pytest.mark.parametrize(
    ("seats", "options", "name"),
    [(1, {"assignment": 1}, "Your board"), (2, {"variant": "coop"}, "The shared board")],
)
def test_alone_and_together(device, server, seats, options, name):
    table = server.create_table("keystone", *["here"] * seats, seed=9, options=options)
    one = device()
    one.sit(table, "keystone", *range(seats))
    assert at_table(one)
    expect(one.page.get_by_role("grid", name=name)).to_be_visible()
    expect(one.page.get_by_text("at least 50 points")).to_be_visible()
    decide_by_mouse(one, use_skill=False)
    shown_later(one, 0)
    assert at_table(one)
    assert serious(one.page) == []


@mainly("size", [PHONE, {"width": 1280, "height": 900}])
def test_the_companion_scores_sally_87(device, size):
    one = device(size=size)
    page = one.page
    one.go("/companion/keystone")
    board = tomllib.loads(SALLY.read_text("utf-8"))
    for row, cards in enumerate(board["board"], 1):
        for column, written in enumerate(cards, 1):
            name = written.removesuffix(" *")
            space = page.get_by_test_id(f"space-0-r{row}c{column}")
            search = page.get_by_label("Name in English or German")
            if not search.is_visible():
                space.click()
            search.fill(name)
            page.get_by_test_id(f"pick-{name}").click()
            if written.endswith("*"):
                page.keyboard.press("Escape")
                expect(space).to_have_accessible_name(re.compile(re.escape(name)))
                space.click()
                page.get_by_test_id("research").click()
    page.get_by_test_id("objective").select_option("1")
    for _ in range(board["synergy"]):
        page.get_by_test_id("more").click()
    total = page.get_by_test_id("total")
    expect(total).to_have_text("87")
    one.picture(f"keystone-companion-{size['width']}")
    assert serious(page) == []
    page.reload()
    expect(total).to_have_text("87")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Clear this board").click()
    expect(total).to_have_text("0")


def test_the_companion_finds_german_names(device):
    one = device(language="de-DE")
    one.go("/companion/keystone")
    one.page.get_by_test_id("space-0-r1c1").click()
    one.page.get_by_label("Name auf Englisch oder Deutsch").fill("wasch")
    expect(one.page.locator("[data-testid^='pick-']")).to_have_count(1)
    one.page.keyboard.press("Enter")
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_test_id("space-0-r1c1")).to_have_accessible_name(
        re.compile("Nordamerikanischer Waschbär, 2")
    )


def test_partners_point_at_cards_and_spaces(device, server):
    table = server.create_table("keystone", "here", "link", seed=5, options={"variant": "coop"})
    one, partner = device(), device()
    one.sit(table, "keystone", 0)
    partner.sit(table, "keystone", 1)
    acting, waiting = (one, partner) if "Your turn" in turn_of(one) else (partner, one)
    mark = f"pointer-{0 if waiting is one else 1}"
    expect(waiting.page.get_by_text("to point it out to everyone").first).to_be_visible()
    waiting.page.get_by_test_id("slot-2").click(force=True)
    seen = acting.page.get_by_test_id(mark)
    expect(seen).to_have_accessible_name(re.compile("is pointing here$"))
    card, drawn = acting.page.get_by_test_id("slot-2").bounding_box(), seen.bounding_box()
    assert card["x"] < drawn["x"] < card["x"] + card["width"]
    assert abs(card["y"] - drawn["y"]) < drawn["height"]
    acting.picture("keystone-pointing")
    waiting.page.keyboard.press("Escape")
    waiting.page.get_by_test_id("slot-2").click(force=True)
    expect(seen).to_be_hidden()
    waiting.page.keyboard.press("Escape")
    waiting.page.get_by_test_id("space-0-r1c1").click(force=True)
    expect(seen).to_be_visible()


def turn_of(one):
    """Whose turn it is, as one's screen says."""
    turn = one.page.get_by_test_id("turn")
    expect(turn).not_to_be_empty()
    return turn.text_content()


def test_a_tablet_shows_the_others_in_a_drawer(device, server):
    one = device(size={"width": 820, "height": 1100})
    one.sit(server.create_table("keystone", "here", "here", seed=5), "keystone", 0)
    tabs = one.page.get_by_role("navigation", name="Parts of the table")
    drawer = one.page.get_by_role("complementary", name="Other boards")
    expect(tabs).to_be_visible()
    expect(drawer).to_be_hidden()
    tabs.get_by_role("button", name="Goals").click()
    expect(drawer).to_be_visible()
    expect(drawer.get_by_role("heading", name=re.compile("^Objective"))).to_be_visible()
    assert serious(one.page) == []
    one.picture("keystone-tablet")
    tabs.get_by_role("button", name="Goals").click()
    expect(drawer).to_be_hidden()


COLOURS = """(selector) => [...document.querySelectorAll(selector)]
  .map((one) => getComputedStyle(one).backgroundColor)"""


def test_forced_colours_keep_patterns_bars_and_empty_spaces(device, server):
    one = device(size={"width": 1440, "height": 900})
    one.page.emulate_media(forced_colors="active")
    one.sit(server.create_table("keystone", "here", "here", seed=5), "keystone", 0)
    expect(one.page.locator(".pattern i.on").first).to_be_visible()
    on = set(one.page.evaluate(COLOURS, ".pattern i.on"))
    off = set(one.page.evaluate(COLOURS, ".pattern i:not(.on)"))
    assert len(on) == len(off) == 1
    assert on != off
    bars = one.page.evaluate(COLOURS, ".unseen .bar i")
    assert set(bars) == on
    border = "(cell) => getComputedStyle(cell).borderTopWidth"
    assert one.page.locator(".other .cell").first.evaluate(border) == "1px"
    one.picture("keystone-forced-colours")


@pytest.mark.parametrize(
    ("assignment", "note"),
    [
        (1, "A card costs 1 Synergy for each card to its right."),
        (17, "Special rules change the prices: each card shows what it costs."),
        (20, "Special rules change the prices: each card shows what it costs."),
    ],
)
def test_the_field_tells_its_prices_as_they_are(device, server, assignment, note):
    one = device()
    table = server.create_table("keystone", "here", seed=3, options={"assignment": assignment})
    one.sit(table, "keystone", 0)
    at_table(one)
    expect(one.page.get_by_role("region", name="Field", exact=True)).to_contain_text(note)


def test_another_language_keeps_the_card_that_is_taken_up(device, server):
    one = device()
    one.sit(server.create_table("keystone", "here", "here", seed=3), "keystone", 0)
    at_table(one)
    card = one.page.get_by_test_id("slot-5")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    one.page.get_by_role("button", name="Language: English").click()
    expect(one.page.get_by_role("heading", name="Auslage")).to_be_visible()
    expect(one.page.get_by_test_id("turn")).to_contain_text("Du bist dran")
    expect(card).to_have_attribute("aria-pressed", "true")


def test_every_button_of_a_narrow_table_has_a_name(device, server):
    one = device(size={"width": 1280, "height": 800})
    one.sit(server.create_table("keystone", "here", "here", seed=3), "keystone", 0)
    at_table(one)
    everything = one.page.get_by_test_id("use-exhausted")
    expect(everything).to_have_accessible_name(re.compile("exhausted"))
    everything.evaluate("(one) => one.removeAttribute('title')")
    assert serious(one.page) == []


def test_the_score_so_far_stands_where_nothing_is_explained(device, server):
    one = device()
    with seated(one, server, "keystone", 2, seed=5) as seat:
        play_by_chance(seat, 5, LATER["keystone"])
        shows_version(one, seat.state["version"])
        score = seat.state["view"]["boards"][0]["score"]
        rows = one.page.get_by_role("region", name="What this does").get_by_role("row")
        scoring = [line for line in score["lines"] if line["run"]]
        expect(rows).to_have_count(len(scoring) + 3)
        expect(rows.last).to_have_text(re.compile(rf"^Total\s*{score['total']}$"))
