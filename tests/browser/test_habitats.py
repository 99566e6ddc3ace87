"""Habitats in the browser: whole games by mouse and by keys, phones, reasons, the companion."""

import re

from browser.served import MOST_DECISIONS, PHONE, until
from browser.test_pages import serious
from playwright.sync_api import expect

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
    until(lambda: not board(one).is_visible() or decisions_seen(one) > before)


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
    one.sit(server.lay("habitats", "here", "bot", seed=11), "habitats", 0)
    for turn in range(MOST_DECISIONS):
        if not at_table(one):
            break
        if turn == 21:
            assert serious(one.page) == []
            one.picture("habitats")
        decide_by_mouse(one, turn)
    expect(one.result).to_contain_text("wins")
    expect(one.page.get_by_test_id("sheet-total").first).to_be_visible()
    assert serious(one.page) == []
    one.picture("habitats-end")


def test_a_whole_game_by_keyboard(device, server):
    one = device()
    one.sit(server.lay("habitats", "here", "bot", seed=21), "habitats", 0)
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
            one.page.get_by_test_id("primary").focus()
            keys.press("Enter")
        shown_later(one, before)
    expect(one.result).to_contain_text("wins")


def test_a_step_shows_where_it_leads_and_what_it_leaves(device, server):
    one = device()
    table = server.lay("habitats", "here", "here", seed=5, options={"facing": "printed"})
    one.sit(table, "habitats", 0)
    assert at_table(one)
    page = one.page
    page.locator("[data-way=front]").click()
    explained = page.get_by_test_id("explain")
    expect(explained).to_contain_text("your figure stands on this space and looks east")
    expect(explained).to_contain_text("may take")
    expect(page.locator(".space .left").first).to_be_visible()
    page.locator(".space:not([data-legal])", has=page.locator(".tile")).first.click()
    expect(page.get_by_test_id("refusal")).to_be_visible()


def test_cells_show_their_gain_and_closed_cells_say_why(device, server):
    one = device()
    table = server.lay("habitats", "here", "here", seed=5, options={"facing": "printed"})
    one.sit(table, "habitats", 0)
    assert at_table(one)
    decide_by_mouse(one)
    page = one.page
    expect(page.locator(".park .cell[data-legal]")).to_have_count(3)
    expect(page.locator("[data-cell='0,-1']")).to_have_accessible_name(
        re.compile("^1 up of the entrance: empty, can be chosen, (no points|.\\d+ points)$")
    )
    page.locator("[data-cell='0,1']").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("path to the entrance")
    page.locator("[data-cell='1,1']").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("No tile lies beside this cell")


def test_a_road_is_turned_by_button_key_and_tap(device, server):
    one = device()
    one.sit(server.lay("habitats", "here", seed=3, options={"solo": "draw"}), "habitats", 0)
    page = one.page
    turn = page.get_by_test_id("rotate")
    for _ in range(MOST_DECISIONS):
        assert at_table(one)
        if turn.count():
            break
        decide_by_mouse(one)
    cell = page.locator(".park .cell[data-legal]").first
    cell.click()
    chosen = page.locator(".park .cell.chosen")
    drawn = chosen.locator(".drawn g")

    def turned():
        return drawn.first.get_attribute("transform")

    seen = {turned()}
    for act in (turn.click, lambda: page.keyboard.press("r"), chosen.click):
        before = turned()
        act()
        until(lambda before=before: turned() != before)
        seen.add(turned())
    assert len(seen) >= 2


def test_a_phone_in_german(device, server):
    one = device(size=PHONE, language="de-DE")
    one.sit(server.lay("habitats", "here", "bot", seed=5), "habitats", 0)
    for turn in range(12):
        assert at_table(one)
        width = one.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
        if turn in (2, 3):
            assert serious(one.page) == []
            one.picture(f"habitats-phone-{turn}")
        decide_by_mouse(one, turn)
    one.page.get_by_role("button", name="Ziele").click()
    expect(one.page.get_by_role("heading", name="Ziele im Jahr 1")).to_be_visible()


def test_a_park_on_the_table_is_scored(device, server):
    one = device()
    page = one.page
    one.go("/companion/habitats")
    picker = page.get_by_role("dialog")

    def lay(cell, name, tile):
        page.locator(f"[data-cell='{cell}']").click()
        picker.get_by_role("searchbox").fill(name)
        page.get_by_test_id(f"pick-{tile}").click()
        expect(picker).to_be_hidden()

    total = page.get_by_test_id("companion-total")
    expect(total).to_have_text("0")
    lay("1,0", "ant", "ant")
    lay("2,0", "desert rose", "desert_rose_dry")
    expect(total).to_have_text("1")
    lay("3,0", "desert rose", "desert_rose_dry_2")
    expect(total).to_have_text("6")
    lay("0,1", "lion", "lion")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Take away").click()
    expect(total).to_have_text("6")
    assert serious(page) == []
