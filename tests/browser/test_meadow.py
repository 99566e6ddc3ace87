"""A game of another package without a board of its own, played on the generic table."""

import re
from pathlib import Path

import pytest
from browser.served import PHONE, serving
from browser.test_pages import serious
from playwright.sync_api import expect
from support import installed, mainly

MEADOW = Path(__file__).parents[2] / "examples" / "meadow"
SPACES = 24


@pytest.fixture(scope="module")
def there(tmp_path_factory):
    """A server in whose environment the example is installed."""
    path = installed(MEADOW, tmp_path_factory.mktemp("site"))
    with serving(tmp_path_factory.mktemp("meadow"), PYTHONPATH=path) as server:
        yield server


def panel(one, name):
    return one.page.get_by_role("region", name=name, exact=True)


@mainly("size", [PHONE, None], ["phone", "desktop"])
def test_a_whole_game_by_tapping_the_table(device, there, size):
    table = there.create_table("meadow", "here", "bot:greedy", seed=3)
    one = device(there.url, **({"size": size} if size else {}))
    one.sit(table, "meadow", 0)
    meadow, hand = panel(one, "The meadow"), panel(one, "Your hand")
    expect(hand.get_by_role("button")).to_have_count(3)
    expect(meadow.get_by_role("button")).to_have_count(4)
    assert serious(one.page) == []
    kind = "phone" if size else "desktop"
    while not one.result.is_visible():
        before = one.moves
        hand.get_by_role("button").first.click()
        meadow.get_by_role("button").first.click()
        if before == 8:
            one.picture(f"meadow-{kind}")
            assert serious(one.page) == []
        one.page.get_by_test_id("primary").click()
        expect(one.page.get_by_role("main")).not_to_have_attribute("data-moves", str(before))
        expect(hand.get_by_role("button").first.or_(one.result)).to_be_visible()
    assert one.moves == SPACES
    expect(one.page.get_by_role("columnheader", name="Flowers")).to_be_visible()
    one.picture(f"meadow-end-{kind}")
    width = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_what_was_tapped_is_said_and_can_be_taken_back(device, there):
    table = there.create_table("meadow", "here", "bot:greedy", seed=3)
    one = device(there.url, language="de-DE", theme="dark")
    one.sit(table, "meadow", 0, language="de")
    meadow, hand = panel(one, "Die Wiese"), panel(one, "Deine Hand")
    actions = one.page.get_by_role("region", name="Deine Entscheidung")
    card = hand.get_by_role("button").first
    flower = card.inner_text()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    meadow.get_by_role("button", name="C2").click()
    expect(actions).to_contain_text(f"{flower} auf C2 pflanzen")
    one.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    one.page.get_by_text(re.compile(r"Alle \d+ Entscheidungen")).click()
    one.decisions.first.click()
    expect(actions).to_contain_text("auf C2 pflanzen")
    one.picture("meadow-german")
    one.page.get_by_test_id("primary").click()
    one.shows(2)
    expect(one.page.get_by_text("pflanzt").first).to_be_visible()
