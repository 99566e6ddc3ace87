"""Ecosfera in a real browser: whole games by mouse, phones, German, keys, accessibility."""

import random
import re

import pytest
from browser.access import serious
from browser.served import MOST_DECISIONS, PHONE, Device
from browser.stage import SETTLED, seated, shows_version
from playwright.sync_api import Locator, Page, expect
from support import mainly

BOARD = "document.querySelector('[data-testid=ecosfera]')"
TAKEN = f"document.querySelector('[data-testid=result]') || {BOARD}?.dataset.moves > before"
LIT = "[data-testid=ecosfera] [data-legal]"
STYLE = "getComputedStyle(one)"
CHOSEN = f"{BOARD}?.dataset.chosen !== undefined"
SOMETHING = f"[data-testid=result], [data-testid=primary], {LIT}"


def moves_made(page: Page) -> int:
    """How many decisions the table knows of; beyond all once it is over."""
    over = "document.querySelector('[data-testid=result]')"
    moves = f"{over} ? {MOST_DECISIONS} : {BOARD}?.dataset.moves ?? 0"
    return int(page.evaluate(moves))


def await_change(page: Page, before: int) -> None:
    """Wait until the table has taken a decision."""
    page.wait_for_function(f"before => {TAKEN}", arg=before)


def await_own_turn(page: Page) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    expect(page.locator(SOMETHING).first).to_be_attached()
    return page.get_by_test_id("result").count() == 0


def decide(page: Page, choose: random.Random) -> None:
    """One decision by mouse: mostly something lit on the table, else a word of the bar."""
    before = moves_made(page)
    market = page.locator(".markets [data-legal]").all()
    answers = page.locator(".actions .options button").all()
    choices: list[Locator] = [*(market or page.locator(LIT).all()), *answers]
    if not choices or (choose.random() < 0.15 and page.get_by_test_id("primary").count()):
        choices = [page.get_by_test_id("primary")]
    choose.choice(choices).click()
    page.wait_for_function(f"before => {TAKEN} || {CHOSEN}", arg=before)
    if moves_made(page) == before:
        page.get_by_test_id("primary").click()
        await_change(page, before)


def play(page: Page, seed: int, most: int) -> int:
    """Play until the game is over, or so many decisions; how many they were."""
    choose = random.Random(seed)
    for count in range(most):
        if not await_own_turn(page):
            return count
        decide(page, choose)
    return most


def play_to_the_end(page: Page, seed: int) -> int:
    """Play until the game is over; how many decisions that took."""
    count = play(page, seed, MOST_DECISIONS)
    assert count < MOST_DECISIONS, f"not over after {MOST_DECISIONS} decisions"
    return count


@pytest.fixture
def sit(device, server):
    """Lay a table with these seats and sit down on all that no bot has."""

    def down(*kinds, language="en-US", size=None, **options):
        table = server.create_table("ecosfera", *kinds, seed=5, options=options)
        one: Device = device(language=language, **({"size": size} if size else {}))
        one.sit(table, "ecosfera", *(n for n, kind in enumerate(kinds) if kind == "here"))
        assert await_own_turn(one.page)
        return one

    return down


def test_a_whole_game_with_a_bot_by_mouse(sit):
    one = sit("here", "bot")
    one.picture("ecosfera")
    assert serious(one.page) == []
    assert play_to_the_end(one.page, 1) > 5
    expect(one.result).to_be_visible()
    sheet = one.page.get_by_role("region", name="The sea is")
    expect(sheet.get_by_text("Total", exact=True)).to_be_visible()
    expect(sheet.get_by_role("rowheader", name="Bot 2")).to_be_visible()
    one.picture("ecosfera-end")
    assert serious(one.page) == []


def test_policies_and_every_other_decision_by_mouse(sit):
    one = sit("here", complexity=2, solo_rows=2)
    expect(one.page.get_by_role("heading", name="Policies")).to_be_visible()
    assert play_to_the_end(one.page, 1) > 5


@mainly("most", [30, MOST_DECISIONS])
def test_three_agree_on_their_decisions_by_mouse(sit, most):
    one = sit(*["here"] * 3, complexity=2, agreement="yes", preset="digital")
    expect(one.page.get_by_role("heading", name="Policies")).to_be_visible()
    assert 5 < play(one.page, 3, most) < MOST_DECISIONS


def test_a_phone_in_german(sit):
    one = sit("here", "here", language="de-DE", size=PHONE, complexity=2)
    expect(one.page.get_by_role("region", name="Produzenten")).to_be_visible()
    assert serious(one.page) == []
    choose = random.Random(2)
    for _ in range(12):
        decide(one.page, choose)
        assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    one.picture("ecosfera-phone")
    assert "Zug" in one.page.locator("ol").first.inner_text()


def test_a_refused_card_says_why(sit):
    page = sit("here", "here").page
    page.get_by_role("button", name=re.compile("consumer.*Needs two")).first.click(force=True)
    expect(page.locator(".bar .prompt")).to_contain_text("Needs two unused producers in your row")


def test_a_purchase_shows_what_pays_before_it_is_made(sit):
    page = sit("here", "here", high_pressure="no").page
    choose = random.Random(4)
    while not page.locator(".markets [data-legal]").count():
        decide(page, choose)
        assert await_own_turn(page)
    page.locator(".markets [data-legal]").first.click()
    expect(page.locator(".bar .prompt")).to_contain_text("Pay ")
    expect(page.locator(".row-region .chosen").first).to_be_visible()
    expect(page.get_by_test_id("primary")).to_contain_text("Buy ")


def test_the_keyboard_alone_chooses_and_takes_back(sit):
    page = sit("here", "here").page
    page.keyboard.press("n")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-legal", "")
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(focused).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    before = moves_made(page)
    page.keyboard.press("Enter")
    await_change(page, before)


def test_partners_see_what_is_pointed_at(device, server):
    table = server.create_table("ecosfera", "here", "link", seed=5)
    one, other = device(), device()
    one.sit(table, "ecosfera", 0)
    other.sit(table, "ecosfera", 1)
    assert await_own_turn(one.page)
    name = table["seats"][1]["name"]
    other.page.locator(".markets [data-card]").first.click()
    expect(one.page.get_by_role("img", name=f"{name} is pointing here")).to_be_visible()


def test_cards_that_cannot_be_bought_stay_readable(sit):
    page = sit("here", "here").page
    refused = page.locator(".markets .card[aria-disabled=true]")
    expect(refused.first).to_be_visible()
    parts = refused.locator(".head, .middle, .foot")
    assert set(parts.evaluate_all(f"all => all.map(one => {STYLE}.opacity)")) == {"1"}
    expect(refused.first.locator(".lock")).to_be_visible()
    ground = f"one => {STYLE}.backgroundColor"
    other = page.locator(".markets .card:not([aria-disabled]), .row-region button").first
    assert refused.first.evaluate(ground) != other.evaluate(ground)


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_card_that_was_touched_offers_its_details(sit, size):
    page = sit("here", "here", size=size).page
    about = page.get_by_role("button", name="About this card")
    expect(about).to_have_count(0)
    card = page.locator(".markets .card").first
    name = card.locator("b").first.inner_text()
    card.click(force=True)  # refused cards are aria-disabled
    about.click()
    explanation = page.get_by_test_id("explanation")
    expect(explanation).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(explanation).to_contain_text(name)


def test_tokens_and_abilities_leave_room_on_a_phone(sit):
    """Three tokens stand in one row, and three abilities on a card do not press its picture."""
    page = sit("here", "here", language="de-DE", size=PHONE).page
    tops = page.locator(".token:visible").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    assert tops == [tops[0]] * 3
    card = page.locator(".markets .card").first
    before = card.locator(".middle").bounding_box()
    card.locator(".abilities").evaluate("(one) => (one.innerHTML = one.innerHTML.repeat(3))")
    assert card.locator(".middle").bounding_box() == before


SMALLEST_DESKTOP = {"width": 1280, "height": 720}


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_the_bar_holds_all_places_where_a_card_can_go(device, server, language):
    one = device(size=SMALLEST_DESKTOP, language=language)
    with seated(one, server, "ecosfera", 4, seed=5) as seat:
        for kind, phase in (("use_token", "pass_card"), ("choose_card", "pass_target")):
            legal = seat.my_turn()["legal"]
            passing = [
                d
                for d in legal
                if d["kind"] == kind and d["arguments"].get("ability", "pass") == "pass"
            ]
            version = seat.act(passing[0]["action"])["version"]
            seat.wait_until(lambda state, version=version: state["version"] >= version)
            assert seat.state["view"]["phase"] == phase
        shows_version(one, seat.state["version"])
        extras = one.page.locator(".bar .extras")
        expect(extras.locator("button")).to_have_count(4)
        one.page.evaluate(SETTLED)
        assert extras.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
