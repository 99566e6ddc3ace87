"""A card that differs from the box is corrected where it is met: at a table, while scoring."""

import re

import httpx
import pytest
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect

CORRECTIONS = {
    # what is searched for, its part and row, a value and what the box says
    "keystone": ("Aspen", "species", "number", "5"),
    "habitats": ("Impala", "animals", "need_water", "2"),
    "keyharvest": ("Reaper", "workers", "value", "4"),
    "ecosfera": ("Rotifers", "consumers", "star", "1"),
}


def value_in(server, game, edition, part, name, column):
    """A value as the server has it."""
    state = httpx.get(f"{server.url}/api/editions/{game}/{edition}", timeout=60).json()
    components = next(one for one in state["parts"] if one["name"] == part)["components"]
    found = next(one for one in components if one["name"]["en"] == name)
    return found["values"][column], found["sources"][column]


def type_in(page, column, value):
    field = page.locator(f"[data-column='{column}']")
    if field.get_by_role("spinbutton").count():
        field.get_by_role("spinbutton").fill(value)
        field.get_by_role("spinbutton").press("Tab")
    elif field.locator(f"[data-choice='{value}']").count():
        field.locator(f"[data-choice='{value}']").click()
    else:
        field.get_by_role("button", name=value, exact=True).click()


@pytest.mark.parametrize("game", CORRECTIONS)
def test_a_card_is_corrected_at_a_running_table(game, device, server):
    searched, part, column, value = CORRECTIONS[game]
    owner = device(size=PHONE)
    table = server.create_table(game, "here", "bot:random")
    cards = httpx.get(f"{server.url}/api/tables/{table['id']}", timeout=60).json()["cards"]
    owner.sit(table, game, 0)
    page = owner.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_test_id("correct").last.click()
    sheet = page.get_by_test_id("correct-sheet")
    sheet.get_by_test_id("correct-search").fill(searched)
    sheet.get_by_test_id("correct-search").press("Enter")
    expect(sheet).to_contain_text("is not yours to change")
    sheet.get_by_test_id("correct-copy-title").fill(f"Box of {game}")
    sheet.get_by_test_id("correct-copy").click()
    name = sheet.locator("#component-name").text_content()
    expect(sheet.get_by_test_id("correct-running")).to_contain_text("keeps the cards it began with")
    expect(sheet.get_by_test_id("picture").locator(":visible").first).to_be_visible()
    type_in(page, column, value)
    expect(sheet.get_by_test_id("saved")).to_contain_text("Everything is saved.")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    sheet.get_by_test_id("correct-done").click()
    expect(sheet).to_have_count(0)

    edition = f"box-of-{game}"
    assert value_in(server, game, edition, part, name, column) == (value, "printed")
    facts = httpx.get(f"{server.url}/api/tables/{table['id']}", timeout=60).json()
    assert facts["edition"] != edition
    assert facts["cards"] == cards
    owner.go(f"/new/{game}")
    expect(page.get_by_test_id("table-edition")).to_have_value(edition)


def test_a_card_is_corrected_while_scoring(device, server):
    owner = device(size=DESKTOP)
    page = owner.page
    owner.go("/companion/keystone")
    page.get_by_test_id("space-0-r1c1").click()
    page.get_by_test_id("pick-Aspen").click()
    page.keyboard.press("Escape")  # the picker goes on to the next space
    page.get_by_test_id("space-0-r1c1").click()
    page.locator(".cell.box").get_by_test_id("correct").click()
    sheet = page.get_by_test_id("correct-sheet")
    sheet.get_by_test_id("correct-copy-title").fill("At the table")
    sheet.get_by_test_id("correct-copy").click()
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Aspen")
    expect(sheet.get_by_test_id("correct-running")).to_have_count(0)
    type_in(page, "number", "5")
    expect(sheet.get_by_test_id("saved")).to_contain_text("Everything is saved.")
    sheet.get_by_test_id("correct-done").click()
    expect(page.get_by_test_id("edition")).to_have_value("at-the-table")
    expect(page.get_by_test_id("space-0-r1c1")).to_have_attribute(
        "aria-label", re.compile("Aspen, 5")
    )
    assert value_in(server, "keystone", "at-the-table", "species", "Aspen", "number")[0] == "5"

    page.get_by_test_id("space-0-r1c1").click()
    page.locator(".cell.box").get_by_test_id("correct").click()
    type_in(page, "number", "4")
    expect(sheet.get_by_test_id("saved")).to_contain_text("Everything is saved.")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert value_in(server, "keystone", "at-the-table", "species", "Aspen", "number")[0] == "4"


def correct(page, title, column, value):
    """Copy the edition in passing, and type a value in."""
    sheet = page.get_by_test_id("correct-sheet")
    sheet.get_by_test_id("correct-copy-title").fill(title)
    sheet.get_by_test_id("correct-copy").click()
    expect(sheet.locator(f"[data-column='{column}']")).to_be_visible()
    type_in(page, column, value)
    expect(sheet.get_by_test_id("saved")).to_contain_text("Everything is saved.")
    sheet.get_by_test_id("correct-done").click()
    expect(sheet).to_have_count(0)


def test_a_tile_is_corrected_while_a_park_is_scored(device, server):
    owner = device(size=PHONE)
    page = owner.page
    owner.go("/companion/habitats")
    page.locator("[data-cell='0,-1']").click()
    page.get_by_role("searchbox").fill("impala")
    page.keyboard.press("Enter")
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    page.locator("[data-cell='0,-1']").click()
    page.get_by_role("button", name="Different in my box", exact=True).click()
    correct(page, "Park box", "need_water", "2")
    expect(page.get_by_test_id("edition")).to_have_value("park-box")
    assert value_in(server, "habitats", "park-box", "animals", "Impala", "need_water")[0] == "2"


def test_a_worker_and_a_field_are_corrected_while_a_country_is_scored(device, server):
    owner = device(size=PHONE)
    page = owner.page
    owner.go("/companion/keyharvest")
    page.locator("[data-space=E5]").click()
    page.get_by_role("button", name=re.compile("Reaper")).click()
    page.locator("[data-space=E5]").click()
    page.get_by_role("button", name="Different in my box", exact=True).click()
    correct(page, "Harvest box", "value", "4")
    expect(page.get_by_test_id("edition")).to_have_value("harvest-box")
    expect(page.get_by_test_id("companion-total")).to_have_text("4")
    assert value_in(server, "keyharvest", "harvest-box", "workers", "Reaper", "value")[0] == "4"

    page.keyboard.press("Escape")
    page.locator("[data-space=A1]").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("A1")).click()
    page.locator("[data-space=A1]").click()
    page.get_by_role("button", name="Different in my box", exact=True).click()
    sheet = page.get_by_test_id("correct-sheet")
    expect(sheet.locator("[data-column='crop']")).to_be_visible()
    type_in(page, "crop", "hops")
    expect(sheet.get_by_test_id("saved")).to_contain_text("Everything is saved.")
    sheet.get_by_test_id("correct-done").click()
    assert value_in(server, "keyharvest", "harvest-box", "fields", "A1", "crop")[0] == "hops"
