"""Habitats in the browser: whole games by mouse and by keys, phones, reasons, the companion."""

import re

from browser.served import MOST_DECISIONS, until
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
