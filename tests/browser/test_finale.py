"""The end of a game: boards side by side, every line lit as it is counted, a picture to keep."""

import random
import re

import pytest
from browser.access import serious
from browser.served import PHONE
from browser.stage import busy
from playwright.sync_api import expect
from server.people import Seat

DESKTOP = {"width": 1280, "height": 720}
MOST_PLAYERS = {"keystone": 4, "ecosfera": 4, "habitats": 5, "keyharvest": 4}
NUMBERS = {
    "keystone": (1, 2, 3, 4),
    "ecosfera": (1, 2, 3, 4),
    "habitats": (1, 2, 3, 4, 5),
    "keyharvest": (2, 3, 4),
}


def finished(server, game, players):
    """A game that was played to its end by chance, with bots."""
    table = server.create_table(game, "here", *["bot:random"] * (players - 1), seed=11)
    choose = random.Random(11)
    with Seat(server, table["id"], table["seats"][0]["token"]) as seat:
        while not seat.my_turn()["over"]:
            version = seat.act(choose.choice(busy(seat.state["legal"]))["action"])["version"]
            seat.wait_until(lambda state, version=version: state["version"] >= version)
    return table


def counted(page):
    return int(page.get_by_test_id("count").get_attribute("data-counted"))


def look_at_the_end(one, game, players):
    """Every line is counted, lit, and adds up; nothing is too wide or too small to read."""
    page = one.page
    expect(one.result).to_be_visible()
    count = page.get_by_test_id("count")
    boards = count.locator("figure")
    expect(boards).to_have_count(1 if game == "ecosfera" else players)
    totals = [int(text) for text in count.locator("tfoot td").all_inner_texts()]
    sums = [int(text) for text in count.locator("figcaption b").all_inner_texts()]
    assert sums == totals
    lines = count.locator("tbody tr")
    whole = counted(page)
    assert lines.count() == whole >= (1 if game == "ecosfera" else 4)
    page.get_by_role("button", name="Next line").click()
    for number in range(whole):
        expect(count).to_have_attribute("data-counted", str(number + 1))
        expect(lines.nth(number)).to_have_class(re.compile(r"\blit\b"))
        if number + 1 < whole:
            page.get_by_role("button", name="Next line").click()
    assert [int(text) for text in count.locator("figcaption b").all_inner_texts()] == totals
    lines.nth(0).get_by_role("button").click()
    expect(count).to_have_attribute("data-counted", "1")
    lines.nth(0).get_by_role("button").click()
    expect(count).to_have_attribute("data-counted", str(whole))
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"]
    small = page.evaluate(SMALL)
    assert small == []


WATCH_PAINTED = """() => {
  const decode = HTMLImageElement.prototype.decode;
  HTMLImageElement.prototype.decode = function () {
    window.painted = this.src;
    return decode.call(this);
  };
}"""
SMALL = """() => [...document.querySelectorAll('[data-testid=count] figure svg text')]
  .map((text) => [text.textContent.trim(),
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
  .filter(([, size]) => size < 10.95)"""


@pytest.mark.parametrize("game", MOST_PLAYERS)
def test_the_count_with_the_most_players(device, server, game):
    table = finished(server, game, MOST_PLAYERS[game])
    one = device(size=DESKTOP)
    one.sit(table, game, 0)
    look_at_the_end(one, game, MOST_PLAYERS[game])
    assert serious(one.page) == []
    if game == "ecosfera":
        names = one.page.locator(".rows tbody th").all_inner_texts()
        assert [name.split("\n")[-1] for name in names][1:] == ["Bot 2", "Bot 3", "Bot 4"]
    one.picture(f"finale-{game}")
    one.page.evaluate(WATCH_PAINTED)
    with one.page.expect_download() as saving:
        one.page.get_by_role("button", name="Save a picture").click()
    saved = saving.value
    assert saved.suggested_filename == f"{game}-{table['id']}.png"
    data = saved.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) > 20_000
    assert one.page.evaluate("decodeURIComponent(window.painted)").count("data:font/woff2") == 1
    one.page.set_viewport_size(PHONE)
    look_at_the_end(one, game, MOST_PLAYERS[game])


def test_the_count_goes_by_itself_and_can_be_skipped(device, server):
    table = finished(server, "keystone", 2)
    one = device(size=DESKTOP)
    one.keep({"pace": "calm"})
    one.page.emulate_media(reduced_motion="no-preference")
    one.go(f"/t/{table['id']}")
    expect(one.result).to_be_visible()
    one.page.get_by_role("button", name="Count again").click()
    expect(one.result).to_be_hidden()
    expect(one.page.get_by_role("heading", name="The points are counted")).to_be_visible()
    expect(one.page.get_by_test_id("count").locator("tbody tr.lit")).to_have_count(1)
    one.page.get_by_role("button", name="Show the result").click()
    expect(one.result).to_be_visible()
    one.page.get_by_role("button", name="Count again").click()
    expect(one.result).to_be_hidden()
    one.page.keyboard.press("Escape")
    expect(one.result).to_be_visible()


def decided(number, seat):
    """A decision as an analysis tells it."""
    words = {"en": f"Choice {number}", "de": f"Wahl {number}"}
    result = {"mean": 0, "low": 0, "high": 0}
    taken = {"action": 1, "name": "choose", "words": words, "drawn": words, "share": 1}
    taken["result"] = result
    return {"number": number, "seat": seat, "taken": taken, "other": None} | {
        "cost": result,
        "reasons": [],
    }


ANALYSIS = {
    "game": "keystone",
    "measure": "lead",
    "decisions": [decided(1, 0), decided(2, 1), decided(3, 0), decided(4, 1)],
    "curves": [
        {"seat": 0, "numbers": [1, 3, 5], "results": [0, 4, 4], "low": [0] * 3, "high": [4] * 3},
        {"seat": 1, "numbers": [2, 4, 5], "results": [0, -9, -4], "low": [-9] * 3, "high": [0] * 3},
    ],
    "mistakes": [[], []],
}


def test_the_turning_points_come_from_the_analysis(device, server):
    table = finished(server, "keystone", 2)
    one = device(size=PHONE, language="de-DE", theme="dark")
    found = {"progress": 0, "analysis": None}

    def answer(route):
        if route.request.method == "POST":
            found.update(progress=1, analysis=ANALYSIS)
        route.fulfill(json=found)

    one.page.route("**/api/tables/*/analysis*", answer)
    one.sit(table, "keystone", 0)
    expect(one.result).to_be_visible()
    turning = one.page.get_by_test_id("turning")
    turning.get_by_role("button", name="Wendepunkte finden").click()
    points = turning.get_by_role("listitem")
    expect(points).to_have_count(3)
    expect(points.nth(0)).to_contain_text("Entscheidung 1, du: Wahl 1")
    expect(points.nth(1)).to_contain_text("0 → −9")
    assert serious(one.page) == []
    turning.get_by_role("link").nth(1).click()
    expect(one.page.get_by_test_id("decided")).to_contain_text("Wahl 2")


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "players"), [(game, n) for game, numbers in NUMBERS.items() for n in numbers]
)
def test_every_game_and_number_of_players(device, server, game, players):
    table = finished(server, game, players)
    for size in (PHONE, {"width": 820, "height": 1180}, {"width": 1920, "height": 1080}):
        for theme in ("light", "dark"):
            one = device(size=size, theme=theme)
            one.go(f"/t/{table['id']}")
            look_at_the_end(one, game, players)
            assert serious(one.page) == []
