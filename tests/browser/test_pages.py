"""The pages around the tables: home, languages, sizes, and nothing that shuts people out."""

import pytest
from browser.access import ON_PAGES, serious
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect
from support import in_turn

FIRST_LOAD = 300_000
"""Bytes on the wire before the home page is whole."""
PAGES = {
    "join": "/join",
    "learn": "/learn",
    "companion": "/companion",
    "no-game": "/new/chess",
    "no-rules": "/learn/chess",
    "no-companion": "/companion/chess",
    "no-journal": "/journal/chess",
    "no-replay": "/r/nonsense",
}
"""Those that `test_access.py` does not look at."""


def whole(page):
    """Wait until a page has come to rest."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")


@in_turn(("name", "theme"), PAGES, ["light", "dark"])
def test_nothing_shuts_people_out(device, name, theme):
    one = device(size=DESKTOP if theme == "light" else PHONE, theme=theme)
    one.go(PAGES[name])
    whole(one.page)
    one.picture(f"{name}-{theme}")
    assert serious(one.page, ON_PAGES) == []
    if name.startswith("no-"):
        expect(one.page.get_by_role("link", name="Go to the home page", exact=True)).to_be_visible()
        one.faults.clear()
    width = one.page.evaluate("document.documentElement.scrollWidth")
    assert width <= one.page.viewport_size["width"]


def test_home_offers_every_game_and_loads_little(device):
    one = device()
    sizes = []
    one.page.on("requestfinished", lambda done: sizes.append(done.sizes()["responseBodySize"]))
    one.go("/")
    whole(one.page)
    for game in ("Keystone: North America", "Ecosfera Baltica", "Habitats", "Key Harvest"):
        for verb in ("Play", "Learn"):
            expect(one.page.get_by_role("link", name=f"{verb} {game}")).to_be_visible()
    assert 0 < sum(sizes) < FIRST_LOAD


def test_a_newcomer_plays_after_two_clicks(device):
    one = device()
    one.go("/")
    one.page.get_by_role("link", name="Play Keystone").click()
    one.page.get_by_role("button", name="Play now").last.click()
    expect(one.page.get_by_test_id("turn")).to_contain_text("Your turn")
    expect(one.page.get_by_role("region", name="Your move")).to_be_visible()
    one.picture("newcomer")
    one.go("/")
    expect(one.page.get_by_role("link", name="Keystone: North America with")).to_be_visible()


@pytest.mark.parametrize("start", ["/", "/learn/keystone"])
def test_a_newcomer_is_offered_the_guided_game(device, start):
    """It could be reached only by a link in italics within the rules."""
    one = device()
    one.go(start)
    one.page.get_by_role("link", name="Learn by playing (5 min)").click()
    expect(one.page.get_by_text("Step 1 of")).to_be_visible()


def test_german_everywhere_and_remembered(device):
    one = device()
    one.go("/")
    one.page.get_by_role("button", name="Language: English").click()
    expect(one.page.get_by_role("heading", name="Vier Naturspiele")).to_be_visible()
    one.go("/new/keystone")
    expect(one.page.get_by_role("button", name="Sofort spielen").last).to_be_visible()
    assert one.page.evaluate("document.documentElement.lang") == "de"


def test_the_language_of_the_browser_is_the_first_guess(device):
    one = device(language="de-DE")
    one.go("/credits")
    expect(one.page.get_by_role("heading", name="Quellen")).to_be_visible()


def test_the_theme_is_chosen_and_remembered(device):
    one = device()
    one.go("/")
    one.page.get_by_role("button", name="Switch to dark theme").click()
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = one.page.evaluate(paper)
    one.go("/credits")
    whole(one.page)
    assert one.page.evaluate(paper) == dark
    one.page.get_by_role("button", name="Switch to light theme").click()
    assert one.page.evaluate(paper) != dark


def test_a_code_leads_to_the_table_and_nonsense_is_told(device, server):
    table = server.create_table("habitats", "here", "here")
    one = device(plain=True)
    one.go("/join")
    one.page.get_by_label("Link or code").fill("???")
    one.page.get_by_role("button", name="Join").click()
    expect(one.page.get_by_role("alert")).to_contain_text("neither a link")
    one.page.get_by_label("Link or code").fill("spruce otter 1")
    one.page.get_by_role("button", name="Join").click()
    expect(one.page.get_by_role("alert")).to_contain_text("no table with the code spruce otter 1")
    one.faults.clear()
    one.page.get_by_label("Link or code").fill(f" {table['id'].replace('-', ' ').title()} ")
    one.page.get_by_role("button", name="Join").click()
    expect(one.page.get_by_text("You are watching")).to_be_visible()
    assert one.page.url.endswith(f"/t/{table['id']}")


def test_an_address_with_a_code_in_capitals_becomes_the_table_s_own(device, server):
    table = server.create_table("habitats", "here", "here")
    one = device(plain=True)
    one.go(f"/t/{table['id'].upper()}#token={table['seats'][0]['token']}")
    one.page.wait_for_url(f"**/t/{table['id']}")
    expect(one.decisions.first).to_be_visible()


def test_a_table_that_is_not_there_is_told(device):
    one = device()
    one.go("/t/nothing-here")
    expect(one.page.get_by_role("alert")).to_contain_text("Table not found")
    one.faults.clear()


def test_the_skip_link_leads_to_the_content(device):
    one = device()
    one.go("/credits")
    whole(one.page)
    one.page.keyboard.press("Tab")
    expect(one.page.get_by_role("link", name="Skip to content")).to_be_focused()
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("main")).to_be_focused()
    one.page.keyboard.press("Tab")
    assert one.page.evaluate("document.activeElement.closest('main') !== null")


def test_a_replay_that_is_not_there_has_one_heading(device):
    one = device(language="de-DE")
    one.go("/r/nonsense")
    expect(one.page.get_by_role("alert")).to_contain_text("Diesen Tisch gibt es nicht")
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Aufzeichnungen")
    assert one.page.title() == "Aufzeichnungen · Ecotone"
    expect(one.page.get_by_text("Aufzeichnung: Aufzeichnungen")).to_have_count(0)
    one.page.get_by_role("link", name="Aufzeichnungen").click()
    expect(one.page.get_by_role("heading", name="Aufzeichnungen", level=1)).to_be_visible()
    one.faults.clear()


def test_titles_of_tables_break_between_words(device, server):
    table = server.create_table("keystone", "here", "bot:easy")
    one = device(language="de-DE")
    one.sit(table, "keystone", 0)
    one.go("/tables")
    title = one.page.locator("main li b")
    expect(title).to_have_text("Keystone: Nordamerika mit Bot 2")
    one.picture("tables-de")
    lines = title.evaluate(
        """(one) => [...one.firstChild.data.matchAll(/\\S+/g)].map(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(one.firstChild, index);
            range.setEnd(one.firstChild, index + word.length);
            return range.getClientRects().length;
        })"""
    )
    assert lines == [1] * 5
