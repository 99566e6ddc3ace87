"""Hints are drawn on the board with their reasons, and leave the rest of the table to be seen."""

import re

import pytest
from browser.access import serious
from browser.served import PHONE
from playwright.sync_api import expect
from support import mainly

GAMES = {"keystone": 9, "habitats": 11, "ecosfera": 3, "keyharvest": 5}
TERMINAL = re.compile(r"R\d·[CS]\d|\bcell [a-z]{1,2}\b|\bFeld [a-z]{1,2}\b|[←-↙]")
"""Names of places that only the terminal shows."""


def ask(one, hint="Hint"):
    """Ask for a hint; returns the panel."""
    one.page.get_by_role("button", name=hint, exact=True).click()
    panel = one.page.get_by_test_id("hint")
    expect(panel).to_be_visible()
    return panel


def to_a_choice(one, game):
    """Play what hints say until there are three decisions to choose from."""
    for _ in range(4):
        panel = ask(one)
        if panel.locator("ol > li").count() == 3:
            return panel
        before = one.page.locator("main").get_attribute("data-moves")
        panel.get_by_role("button", name="Play this").first.click()
        expect(one.page.locator("main")).not_to_have_attribute("data-moves", before)
    raise AssertionError(f"{game}: expected three decisions to choose from")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_drawn_on_the_board(device, server, game):
    one = device()
    one.sit(server.create_table(game, "here", "bot:easy", seed=GAMES[game]), game, 0)
    panel = to_a_choice(one, game)
    marks = one.page.get_by_test_id("move-marks").locator("g")
    expect(marks).not_to_have_count(0)
    assert not TERMINAL.search(panel.inner_text())
    second = panel.locator("ol > li").nth(1)
    second.hover()
    expect(one.page.locator("[data-testid=move-marks] g.shown text")).to_have_text("2")
    one.picture(f"hint-{game}")
    second.get_by_role("button", name="Play this").focus()
    expect(one.page.locator("[data-testid=move-marks] g.shown")).to_have_count(1)
    assert serious(one.page) == []
    one.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(one.page.get_by_test_id("move-marks")).to_have_count(0)


@mainly("game", ["keyharvest", *(game for game in GAMES if game != "keyharvest")])
def test_a_hint_on_a_phone_in_german(device, server, game):
    one = device(size=PHONE, language="de-DE")
    one.sit(server.create_table(game, "here", "bot:easy", seed=GAMES[game]), game, 0)
    panel = ask(one, "Tipp")
    first = panel.locator("ol > li").first
    first.get_by_role("button", name="So spielen").focus()
    assert not TERMINAL.search(panel.inner_text())
    assert panel.bounding_box()["height"] < PHONE["height"] / 2
    one.picture(f"hint-{game}-phone")
    first.get_by_role("button", name="So spielen").click()
    expect(panel).to_have_count(0)
