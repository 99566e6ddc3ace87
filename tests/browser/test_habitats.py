"""Habitats in the browser: whole games by mouse and by keys, phones, reasons, the companion."""

import json
import re
from contextlib import ExitStack
from itertools import pairwise

import pytest
from browser.access import serious
from browser.served import MOST_DECISIONS, PHONE, WON, moves, until
from playwright.sync_api import expect
from server.people import Seat
from support import mainly

TABLE = "[data-testid=habitats]"


def board(one):
    return one.page.get_by_test_id("habitats")


def at_table(one):
    """Wait until it is one's turn, or the game is over; False if it is over."""
    page = one.page
    mine = page.locator(f"{TABLE} [data-legal], [data-testid=face-north]")
    expect(mine.or_(page.get_by_test_id("primary")).or_(one.result).first).to_be_visible()
    return not one.result.is_visible()


def phase(one):
    return board(one).get_attribute("data-phase")


def decisions_seen(one):
    return int(board(one).get_attribute("data-moves"))


def shown_later(one, before):
    """Wait until the page shows more decisions than before, or something else."""
    until(lambda: one.shows_later("habitats", before))


def decide_by_mouse(one, which=0):
    """One decision with the mouse: something lit, then the verb in the bar."""
    page = one.page
    before = decisions_seen(one)
    lit = page.locator(".space[data-legal], .park .cell[data-legal]")
    if phase(one) == "facing":
        page.get_by_test_id("face-east").click()
    elif lit.count():
        lit.nth(which % lit.count()).click()
    page.get_by_test_id("primary").click()
    shown_later(one, before)


def test_a_whole_game_by_mouse(device, server):
    one = device()
    one.sit(server.create_table("habitats", "here", "bot:easy", seed=11), "habitats", 0)
    for turn in range(MOST_DECISIONS):
        if not at_table(one):
            break
        if turn == 21:
            assert serious(one.page) == []
            one.picture("habitats")
        decide_by_mouse(one, turn)
    expect(one.result).to_contain_text(WON)
    expect(one.page.get_by_test_id("sheet-total").first).to_be_visible()
    assert serious(one.page) == []
    one.picture("habitats-end")
    past_state(one)


def past_state(one):
    """See the park grow again."""
    one.page.get_by_role("link", name="Replay", exact=True).click()
    laid = one.page.locator(".park .cell .tile")
    expect(board(one)).to_have_attribute("data-moves", "0")
    expect(laid).to_have_count(0)
    one.page.get_by_role("slider", name="Move").fill("12")
    expect(board(one)).to_have_attribute("data-moves", "12")
    expect(laid).not_to_have_count(0)
    expect(one.page.locator(f"{TABLE} [data-legal]")).to_have_count(0)
    one.picture("habitats-replay")


def test_a_whole_game_by_keyboard(device, server):
    one = device()
    one.sit(server.create_table("habitats", "here", "bot:easy", seed=21), "habitats", 0)
    keys = one.page.keyboard
    for _ in range(MOST_DECISIONS):
        if not at_table(one):
            break
        before = decisions_seen(one)
        if phase(one) == "facing":
            keys.press("d")
            keys.press("d")
        elif phase(one) == "take":
            way = one.page.locator(".space[data-legal]").first.get_attribute("data-way")
            key = {"front": "w", "left": "a", "right": "d", "behind": "s"}[way]
            keys.press(key)
            keys.press(key)
        else:
            keys.press("n")
            focused = one.page.locator(".cell:focus")
            expect(focused).to_have_attribute("data-legal", "")
            keys.press("Enter")
            expect(focused).to_have_attribute("aria-selected", "true")
            keys.press("Enter")
        shown_later(one, before)
    expect(one.result).to_contain_text(WON)


def test_cells_show_their_gain_and_closed_cells_say_why(device, server):
    one = device()
    table = server.create_table("habitats", "here", "here", seed=5, options={"facing": "printed"})
    one.sit(table, "habitats", 0)
    assert at_table(one)
    decide_by_mouse(one)
    page = one.page
    expect(page.locator(".park .cell[data-legal]")).to_have_count(3)
    expect(page.locator("[data-cell='0,-1']")).to_have_accessible_name(
        re.compile(
            "^1 up from the entrance: empty, can be chosen, (no points|.\\d+ points)"
            "(, brings \\d needs? closer)?$"
        )
    )
    page.locator("[data-cell='0,1']").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("path to the entrance")
    page.locator("[data-cell='1,1']").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("There is no tile next to this cell")


def lay_until(one, turnable):
    """Play on until a tile is in hand that can (or cannot) be turned."""
    for turn in range(MOST_DECISIONS):
        assert at_table(one)
        if phase(one) == "place" and one.page.get_by_test_id("rotate").is_visible() == turnable:
            return
        decide_by_mouse(one, turn)


def turned(one):
    """How the tile on the chosen cell is turned."""
    drawn = one.page.locator(".cell[aria-selected=true] svg.drawn g")
    return re.search(r"rotate\((\d+)", drawn.get_attribute("transform")).group(1)


@pytest.fixture
def turning(device, server):
    """A table at which a tile that can be turned lies on a chosen cell."""
    one = device()
    one.sit(server.create_table("habitats", "here", "here", seed=12), "habitats", 0, 1)
    lay_until(one, True)
    one.page.locator(".park .cell[data-legal]").first.click()
    return one


def test_tiles_are_turned_by_button_key_and_tap(turning):
    one = turning
    seen = [turned(one)]
    chosen = one.page.locator(".cell[aria-selected=true]")
    for turn in (
        one.page.get_by_test_id("rotate").click,
        lambda: one.page.keyboard.press("r"),
        chosen.click,
    ):
        turn()
        seen.append(turned(one))
    assert all(before != after for before, after in pairwise(seen)), seen
    expect(one.page.get_by_test_id("explain")).to_be_visible()
    one.picture("habitats-turned")
    before = decisions_seen(one)
    chosen.focus()
    one.page.keyboard.press("Enter")
    shown_later(one, before)


def test_a_step_is_told_before_it_is_taken(device, server):
    one = device()
    table = server.create_table("habitats", "here", "here", seed=5, options={"facing": "printed"})
    one.sit(table, "habitats", 0, 1)
    assert at_table(one)
    one.page.locator(".space[data-legal]").first.click()
    told = one.page.get_by_test_id("explain")
    expect(told).to_contain_text("Afterwards your figure stands on this space and faces")
    expect(told).to_contain_text("may take")
    expect(one.page.locator(".space .left").first).to_be_visible()
    assert moves(one.url, table["id"]) == 0
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".space .left")).to_have_count(0)
    expect(told).not_to_contain_text("may take")


def test_what_touches_an_animal_is_shown(device, server):
    one = device(theme="dark")
    one.sit(server.create_table("habitats", "here", "here", seed=11), "habitats", 0, 1)
    animals = one.page.locator(".park .cell:has(.tile.animal)")
    for turn in range(40):
        assert at_table(one)
        if animals.count() and one.page.locator(".park .cell .tile").count() > 4:
            break
        decide_by_mouse(one, turn)
    animals.first.hover()
    expect(one.page.get_by_test_id("explain")).to_contain_text(re.compile(r"\d of \d"))
    expect(one.page.locator(".park .cell.focused")).to_have_count(1)


def test_a_phone_in_german(device, server):
    one = device(size=PHONE, language="de-DE", theme="dark")
    one.sit(server.create_table("habitats", "here", "bot:easy", seed=12), "habitats", 0)
    for turn in range(5):
        assert at_table(one)
        decide_by_finger(one, turn)
        within_the_window(one)
    at_table(one)
    assert serious(one.page) == []
    one.picture("habitats-phone")
    tabs = one.page.get_by_role("navigation", name="Teile des Tisches")
    for tab in ("Ziele", "Verlauf"):
        tabs.get_by_role("button", name=tab).tap()
        within_the_window(one)
    expect(one.page.get_by_role("heading", name="Verlauf")).to_be_visible()


def test_a_cell_looked_at_says_what_comes_closer(device, server):
    one = device()
    one.sit(server.create_table("habitats", "here", "here", seed=11), "habitats", 0, 1)
    closer = one.page.locator(".cell[data-legal]:has([data-testid=nearer])")
    for turn in range(40):
        assert at_table(one)
        if phase(one) == "place" and closer.count():
            break
        decide_by_mouse(one, turn)
    told = one.page.get_by_test_id("explain")
    for look in (closer.first.hover, closer.first.focus):
        one.page.mouse.move(0, 0)
        look()
        expect(told).to_contain_text(re.compile(r"[1-9] of \d"))
    expect(closer.first).to_have_accessible_name(re.compile(r"brings \d needs? closer$"))
    expect(one.page.locator(".cell[aria-selected=true]")).to_have_count(0)
    one.picture("habitats-closer")


@mainly("language", ["de-DE", "en-US"])
def test_a_phone_shows_the_tile_in_hand_and_its_needs(device, server, language):
    one = device(size=PHONE, language=language)
    one.sit(server.create_table("habitats", "here", "here", seed=11), "habitats", 0, 1)
    hand = one.page.get_by_test_id("tile-in-hand")
    animal = hand.locator(".tile.animal")
    for turn in range(40):
        assert at_table(one)
        if phase(one) == "place" and animal.count():
            break
        expect(hand).to_have_count(1 if phase(one) == "place" else 0)
        decide_by_finger(one, turn)
    expect(hand).to_be_in_viewport(ratio=1)
    expect(hand.locator(".words .chip").first).to_have_text(re.compile(r"^\s*\d\s*$"))
    one.picture(f"habitats-in-hand-{language}")
    one.page.locator(".park .cell[data-legal]").first.tap()
    expect(hand.locator(".words .chip").first).to_have_text(re.compile(r"^\s*\d/\d\s*$"))
    within_the_window(one)
    assert serious(one.page) == []


def test_small_tiles_show_which_needs_are_lacking(device, server):
    one = device(size=PHONE)
    one.sit(server.create_table("habitats", "here", "here", seed=11), "habitats", 0, 1)
    lacking = one.page.locator(".park .tile.animal .needs .chip")
    for turn in range(40):
        assert at_table(one)
        if phase(one) == "place" and lacking.count():
            break
        decide_by_finger(one, turn)
    for _ in range(8):
        one.page.get_by_role("button", name="Smaller").tap()
    tile = one.page.locator(".park .tile.animal:has(.chip)").first
    assert tile.bounding_box()["width"] < 48
    expect(tile.locator(".chip .glyph").first).to_be_visible()
    expect(tile.locator(".chip b").first).to_be_hidden()


def decide_by_finger(one, which):
    """One decision by tapping: something lit, then the verb in the bar."""
    before = decisions_seen(one)
    lit = one.page.locator("[data-testid=face-west], .space[data-legal], .park .cell[data-legal]")
    if lit.count():
        lit.nth(which % lit.count()).tap()
    one.page.get_by_test_id("primary").tap()
    shown_later(one, before)


def within_the_window(one):
    """Nothing sticks out at the side."""
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def lay_in_companion(one, cell, name):
    """Choose a tile for a cell from the searchable list."""
    one.page.locator(f"[data-cell='{cell}']").click()
    one.page.get_by_role("searchbox").fill(name)
    one.page.get_by_role("dialog").get_by_role(
        "button", name=re.compile(f"^{re.escape(name)}")
    ).click()
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_be_hidden()


@mainly("size", [None, PHONE], ["desktop", "phone"])
def test_a_park_on_the_table_is_scored(device, size):
    one = device(size=size) if size else device()
    one.go("/companion/habitats")
    total = one.page.get_by_test_id("companion-total")
    expect(total).to_have_text("0")
    lay_in_companion(one, "0,-1", "Lion")
    lay_in_companion(one, "1,-1", "Secretarybird")
    lay_in_companion(one, "-1,-1", "Impala")
    expect(total).to_have_text("4")
    lay_in_companion(one, "1,0", "Bend (grass)")
    expect(one.page.get_by_role("alert")).to_be_hidden()
    expect(one.page.locator("[data-cell='1,1']")).to_have_accessible_name(
        re.compile("a road leads here")
    )
    one.page.get_by_test_id("turn").click()
    expect(one.page.get_by_role("alert")).to_contain_text("There is a tile where a road leads")
    one.faults.clear()
    one.page.get_by_role("button", name="Remove").click()
    one.page.get_by_role("button", name="One point more").click()
    expect(total).to_have_text("5")
    assert serious(one.page) == []
    one.picture(f"habitats-companion-{'phone' if size else 'desktop'}")
    one.page.reload()
    expect(total).to_have_text("5")


def test_three_over_links_and_somebody_watching(device, server):
    host = device()
    host.go("/new/habitats")
    host.page.get_by_role("button", name="Invite friends").click()
    host.page.get_by_role("button", name="Add a seat").click()
    names = ("Ada", "Ben", "Cleo")
    for seat, name in enumerate(names, 1):
        host.page.get_by_label(f"Seat {seat}: name").fill(name)
    host.page.get_by_text("Edition, rules and more").click()
    host.page.get_by_label("Deal number").fill("9")
    host.page.get_by_role("button", name="Create table and invite").click()
    devices = [host, *(invited(device, host, name) for name in names[1:])]
    host.page.get_by_role("button", name="Close").click()
    table = host.page.url.split("/t/")[1].split("#")[0]
    onlooker = device()
    onlooker.go(f"/t/{table}")
    expect(onlooker.page.get_by_text("You are watching")).to_be_visible()
    for turn in range(12):
        decide_by_mouse(next_to_act([*devices, onlooker], turn), turn)
    look_on(onlooker, 12)
    tokens = [held_token(one) for one in devices]
    for one in (*devices, onlooker):
        one.page.goto("about:blank")
    play_out(server, table, tokens)
    for one in (*devices, onlooker):
        one.go(f"/t/{table}")
        expect(one.result).to_contain_text(WON)
    names_on_sheets = onlooker.page.get_by_role("main")
    for name in names:
        expect(names_on_sheets).to_contain_text(name)


def invited(device, host, name):
    """Somebody's browser at the link they were given."""
    link = host.page.get_by_role("textbox", name=f"Copy the invite link for {name}").input_value()
    guest = device()
    guest.page.goto(link)
    guest.take_seat()
    return guest


def next_to_act(devices, decisions):
    """The one device whose person decides, once all show so many decisions."""
    for one in devices:
        expect(board(one)).to_have_attribute("data-moves", str(decisions))
    [acting] = [one for one in devices if "Your turn" in one.page.title()]
    return acting


def held_token(one):
    """What opens the seat of a person's browser."""
    held = json.loads(one.page.evaluate("localStorage.ecotone"))["tables"][0]["seats"]
    return next(seat["token"] for seat in held if not seat["away"])


def play_out(server, table, tokens):
    """Play a table to its end while nobody looks."""
    with ExitStack() as lines:
        seats = [lines.enter_context(Seat(server, table, token)) for token in tokens]
        now = seats[0]
        while not now.state["over"]:
            now = seats[now.state["actor"]]
            now.my_turn()
            version = now.act()["version"]
            now.wait_until(lambda state, version=version: state["version"] >= version)


def look_on(onlooker, decisions):
    """Whoever watches sees everything and may choose nothing."""
    expect(board(onlooker)).to_have_attribute("data-moves", str(decisions))
    expect(onlooker.page.locator(f"{TABLE} [data-legal]")).to_have_count(0)
    expect(onlooker.page.get_by_test_id("primary")).to_have_count(0)
    onlooker.picture("habitats-watched")
