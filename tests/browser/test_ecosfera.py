"""Ecosfera in a real browser: whole games by mouse, phones, German, keys, accessibility."""

import json
import random
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LIT = "[data-testid=ecosfera] [data-legal]"
MOST_DECISIONS = 600


def lay_table(address: str, seats: list[dict[str, str]], **options: str | int) -> dict[str, Any]:
    """Make a table; `seats` as the server takes them."""
    table = {"game": "ecosfera", "players": len(seats), "options": options, "seed": 5}
    request = urllib.request.Request(
        f"{address}/api/tables",
        json.dumps(table | {"seats": seats}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def sit_down(page: Page, address: str, table: dict[str, Any]) -> None:
    """Open a table with all its seats that have no bot on them."""
    seats = [
        {"seat": seat["seat"], "token": seat["token"], "name": seat["name"], "away": False}
        for seat in table["seats"]
        if seat["token"]
    ]
    held = {"id": table["id"], "game": "ecosfera", "owner": None, "seats": seats, "at": 0}
    page.goto(f"{address}/api/health")
    page.evaluate(
        """held => {
            const known = JSON.parse(localStorage.getItem("ecotone") ?? "{}");
            localStorage.setItem("ecotone", JSON.stringify({...known, tables: [held]}));
        }""",
        held,
    )
    page.goto(f"{address}/t/{table['id']}")
    expect(page.get_by_test_id("ecosfera")).to_be_visible(timeout=120_000)


@pytest.fixture
def faults() -> list[str]:
    """What the pages complained about."""
    return []


@pytest.fixture
def page(browser: Browser, faults: list[str]) -> Iterator[Page]:
    """A desktop page that reads English and moves nothing."""
    yield from opened(browser, faults, viewport=DESKTOP, locale="en-GB")


@pytest.fixture
def phone(browser: Browser, faults: list[str]) -> Iterator[Page]:
    """A phone that reads German."""
    yield from opened(browser, faults, viewport=PHONE, locale="de-DE", has_touch=True)


def opened(browser: Browser, faults: list[str], **how: Any) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce", **how)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()


def serious(page: Page) -> list[str]:
    """The grave accessibility faults of a page."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {fault['nodes'][0]['html']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


def moves_made(page: Page) -> int:
    """How many decisions the table knows of; beyond all once it is over."""
    if page.get_by_test_id("result").count():
        return MOST_DECISIONS
    board = page.get_by_test_id("ecosfera")
    return int(board.get_attribute("data-moves") or 0) if board.count() else 0


BOARD = "document.querySelector('[data-testid=ecosfera]')"
TAKEN = f"document.querySelector('[data-testid=result]') || {BOARD}?.dataset.moves > before"


def await_change(page: Page, before: int) -> None:
    """Wait until the table has taken a decision."""
    page.wait_for_function(f"before => {TAKEN}", arg=before)


def await_own_turn(page: Page) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    page.wait_for_function(
        """() => document.querySelector(
            "[data-testid=result], [data-testid=ecosfera] [data-legal], [data-testid=primary]")""",
        timeout=120_000,
    )
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
    page.wait_for_function(f"before => {TAKEN} || 'chosen' in {BOARD}.dataset", arg=before)
    if moves_made(page) == before:
        page.get_by_test_id("primary").click()
        await_change(page, before)


def play_to_the_end(page: Page, seed: int) -> int:
    """Play until the game is over; how many decisions that took."""
    choose = random.Random(seed)
    for count in range(MOST_DECISIONS):
        if not await_own_turn(page):
            return count
        decide(page, choose)
    raise AssertionError(f"not over after {MOST_DECISIONS} decisions")


def test_a_whole_game_with_a_bot_by_mouse(address: str, page: Page, faults: list[str]) -> None:
    seats = [{"kind": "here", "name": "Mara"}, {"kind": "bot", "level": "easy"}]
    sit_down(page, address, lay_table(address, seats))
    assert await_own_turn(page)
    assert serious(page) == []
    assert play_to_the_end(page, 1) > 5
    expect(page.get_by_test_id("result")).to_be_visible()
    sheet = page.get_by_role("region", name="The sea is")
    expect(sheet.get_by_text("Together")).to_be_visible()
    expect(sheet.get_by_role("rowheader", name="Row 2")).to_be_visible()
    assert serious(page) == []
    assert faults == []


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["Mara"], {"complexity": 2, "solo_rows": 2}),
        (["Mara", "Ole", "Ida"], {"complexity": 2, "agreement": "yes", "preset": "digital"}),
    ],
)
def test_policies_and_every_other_decision_by_mouse(
    address: str, page: Page, faults: list[str], names: list[str], options: dict[str, str | int]
) -> None:
    seats = [{"kind": "here", "name": name} for name in names]
    sit_down(page, address, lay_table(address, seats, **options))
    assert await_own_turn(page)
    expect(page.get_by_role("heading", name="Policies")).to_be_visible()
    assert play_to_the_end(page, len(names)) > 5
    assert faults == []


def test_a_phone_in_german(address: str, phone: Page, faults: list[str]) -> None:
    seats = [{"kind": "here", "name": "Mara"}, {"kind": "here", "name": "Ole"}]
    sit_down(phone, address, lay_table(address, seats, complexity=2))
    assert await_own_turn(phone)
    expect(phone.get_by_role("heading", name="Produzenten")).to_be_visible()
    assert serious(phone) == []
    choose = random.Random(2)
    for _ in range(12):
        decide(phone, choose)
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert "Spieler" in phone.locator("ol").first.inner_text()
    assert faults == []


def test_a_refused_card_says_why(address: str, page: Page) -> None:
    seats = [{"kind": "here", "name": "Mara"}, {"kind": "here", "name": "Ole"}]
    sit_down(page, address, lay_table(address, seats))
    assert await_own_turn(page)
    page.get_by_role("button", name="consumer").first.click(force=True)
    expect(page.locator(".bar .prompt")).to_contain_text("Needs two unused producers in your row")


def test_the_keyboard_alone_buys_a_card(address: str, page: Page) -> None:
    seats = [{"kind": "here", "name": "Mara"}, {"kind": "here", "name": "Ole"}]
    sit_down(page, address, lay_table(address, seats))
    assert await_own_turn(page)
    page.locator("body").press("n")
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
