"""The companion's choice of edition, and the marks of what rests on house values."""

import re
import shutil

import pytest
from browser.access import STRUCTURE, serious
from browser.served import PHONE, serving
from browser.variants import MIXTURES
from playwright.sync_api import expect
from support import in_turn

from ecotone.engine.registry import game_named

TITLE = "My own box"


def put_copy(data, game):
    """A copy of the house edition in which every value is printed."""
    folder = data / "editions" / game / "mine"
    shutil.copytree(game_named(game).edition().folder, folder)
    for file in folder.glob("*.csv"):
        typed = file.read_text("utf-8").replace("house", "printed")
        file.write_text(typed, "utf-8")
    for file in folder.glob("journal-*.toml"):
        file.write_text(file.read_text("utf-8").replace('"house"', '"printed"'), "utf-8")
    manifest = folder / "edition.toml"
    text = manifest.read_text("utf-8").replace('name = "house"', 'name = "mine"')
    text = re.sub(r'(?m)^(title_..) = ".*"$', rf'\1 = "{TITLE}"', text)
    manifest.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def owners_server(tmp_path_factory):
    data = tmp_path_factory.mktemp("owner")
    for game in ("keystone", "habitats", "keyharvest"):
        put_copy(data, game)
    with serving(data) as there:
        yield there


def lay_keystone(page):
    page.get_by_test_id("space-0-r1c1").click()
    for name in ("American Red Squirrel", "Snowshoe Hare"):
        page.get_by_test_id(f"pick-{name}").click()
    page.keyboard.press("Escape")


def lay_habitats(page):
    page.locator("[data-cell='0,-1']").click()
    page.get_by_test_id("pick-zebra").click()
    page.keyboard.press("Escape")


def lay_keyharvest(page):
    page.locator("[data-space=E5]").click()
    page.get_by_role("button", name=re.compile("Pedlar|Hausiererin")).click()


LAYING = {"keystone": lay_keystone, "habitats": lay_habitats, "keyharvest": lay_keyharvest}
MARKED = {
    "en-US": "Lines marked ◇ depend on them: with your copy of the game, the result may differ.",
    "de-DE": "Zeilen mit ◇ beruhen darauf: Mit deinem Spiel kann das Ergebnis anders ausfallen.",
}
PRINTED = {
    "en-US": "All values in this edition are printed or follow from printed examples.",
    "de-DE": "Alle Werte dieser Ausgabe sind gedruckt oder folgen aus gedruckten Beispielen.",
}


@in_turn(("game", "mixture"), sorted(LAYING), MIXTURES)
def test_the_edition_is_chosen_and_house_values_are_marked(device, owners_server, game, mixture):
    size, language = MIXTURES[mixture]
    one = device(owners_server.url, size=size, language=language)
    page = one.page
    one.go(f"/companion/{game}")
    note = page.get_by_test_id("edition-note")
    expect(note).to_contain_text("◇")
    LAYING[game](page)
    expect(note).to_contain_text(MARKED[language])
    if size is PHONE:
        page.locator(".foot button.btn").click()
    shown = page.locator("dialog[open]") if size is PHONE else page.locator(".whole")
    expect(shown.get_by_test_id("house-mark").first).to_be_visible()
    if game == "keystone":
        page.mouse.move(0, 0)
        shown.get_by_test_id("sheet-R1").focus()
    expect(shown.get_by_test_id("house-reason").first).to_be_visible()
    name = f"companion-{game}-{'phone' if size is PHONE else 'desktop'}-{language[:2]}"
    one.picture(name)
    assert serious(page, STRUCTURE) == []
    if size is PHONE:
        page.keyboard.press("Escape")
    one.picture(f"{name}-board")
    assert serious(page, STRUCTURE) == []
    page.get_by_test_id("edition").select_option(label=TITLE)
    expect(note).to_have_text(PRINTED[language])
    expect(page.get_by_test_id("house-mark")).to_have_count(0)
    page.reload()
    expect(note).to_have_text(PRINTED[language])
    expect(page.get_by_test_id("edition")).to_have_value("mine")


def test_a_card_that_the_edition_has_not_is_left_out_and_kept(device, owners_server):
    one = device(owners_server.url)
    page = one.page
    board = [{"card": "Sea Serpent", "research": 0}, *[None] * 15]
    kept = [{"player": "Ada", "objective": None, "synergy": 3, "cells": board}]
    one.context.add_init_script(
        f"localStorage['ecotone-keystone-boards'] ??= JSON.stringify({kept!r})".replace(
            "None", "null"
        )
    )
    one.go("/companion/keystone")
    expect(page.get_by_text("1 piece on this board is not in this edition")).to_be_visible()
    expect(page.get_by_test_id("total")).to_have_text("1")
    assert "Sea Serpent" in page.evaluate("localStorage['ecotone-keystone-boards']")


def test_a_slip_of_the_finger_finds_the_card_and_the_plus_stays_in_the_middle(
    device, owners_server
):
    one = device(owners_server.url)
    page = one.page
    one.go("/companion/keystone")
    space = page.get_by_test_id("space-0-r2c2")
    space.click()
    page.get_by_label("Name in English or German").fill("wlof")
    expect(page.get_by_test_id("pick-Red Wolf")).to_be_visible()
    page.keyboard.press("Escape")
    assert space.evaluate("cell => getComputedStyle(cell).placeItems") == "center"
    one.go("/companion/habitats")
    page.locator("[data-cell='0,-1']").click()
    page.get_by_role("searchbox").fill("zerba")
    page.keyboard.press("Enter")
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    page.locator("[data-cell='0,-1']").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()


def test_a_worker_is_set_by_its_printed_value(device, owners_server):
    one = device(owners_server.url)
    page = one.page
    one.go("/companion/keyharvest")
    page.locator("[data-space=E5]").click()
    page.get_by_test_id("value-3").click()
    expect(page.get_by_test_id("companion-total")).to_have_text("3")
    expect(page.get_by_test_id("edition-note")).to_contain_text("uses printed values only")
    one.picture("companion-keyharvest-value")
