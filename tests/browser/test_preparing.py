"""The first minute on a new machine: rules that are still to be compiled."""

import pytest
from browser.served import PHONE
from playwright.sync_api import expect
from server.compiler import install
from server.people import on_sqlite, running
from support import mainly


@pytest.fixture
def compiler(monkeypatch):
    return install(monkeypatch)


@pytest.fixture
def fresh(tmp_path, compiler):
    """A server on which no game is compiled."""
    with running(on_sqlite(tmp_path)) as server:
        yield f"http://127.0.0.1:{server.port}"


@mainly("size", [PHONE, None], ["phone", "desktop"])
def test_the_first_table_shows_how_far_its_rules_are_and_begins_by_itself(
    device, fresh, compiler, size
):
    one = device(fresh, **({"size": size} if size else {}))
    one.go("/new/keystone")
    expect(one.page.get_by_text("Rules not prepared yet")).to_be_visible()
    one.page.locator("form button[type=submit]").click()
    expect(one.page.get_by_role("progressbar")).to_have_attribute("value", "3")
    expect(one.page.get_by_text("Preparing rules: 3 of 22 parts")).to_be_visible()
    compiler.finish("keystone")
    expect(one.page.get_by_test_id("keystone")).to_be_visible()


def test_the_home_page_says_which_games_are_ready(device, fresh, compiler):
    compiler.compiled.update(("ecosfera", "habitats", "keyharvest"))
    one = device(fresh, language="de-DE")
    one.keep({"tables": [{"id": "pine-otter-1", "game": "keystone", "seats": [], "at": 1}]})
    one.go("/")
    expect(one.page.get_by_text("Regeln noch nicht vorbereitet")).to_have_count(1)
    expect(one.page.get_by_text("Regeln werden vorbereitet", exact=True)).to_be_visible()
    compiler.compiled.add("keystone")
    expect(one.page.get_by_text("Regeln noch nicht vorbereitet")).to_have_count(0)
    expect(one.page.get_by_text("nicht mehr vorhanden")).to_be_visible()
    one.faults.clear()  # the browser notes in its console that there is no such table
