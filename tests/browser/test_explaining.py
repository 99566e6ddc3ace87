"""Everything on a table explains itself: pointed at, asked for by a key, or pressed long."""

import httpx
import pytest
from browser.access import serious
from browser.served import PHONE
from browser.stage import measured, watch
from playwright.sync_api import expect
from support import in_turn, mainly

GAMES = {
    "keystone": {
        "card",
        "cost",
        "goal",
        "habitat",
        "ladder",
        "line",
        "number",
        "points",
        "skill",
        "symbol",
        "synergy",
        "time",
        "unseen",
        "use-exhausted",
        "wild-left",
    },
    "ecosfera": {
        "ability",
        "card",
        "deck",
        "element",
        "funding",
        "habitat",
        "impact",
        "piles",
        "pressure",
        "rosette",
    },
    "habitats": {
        "content",
        "entrance",
        "figure",
        "goal",
        "need",
        "park",
        "points",
        "tile",
        "tile-points",
        "tiles",
        "turns",
    },
    "keyharvest": {
        "act",
        "bid",
        "country",
        "crop",
        "event",
        "field",
        "free-place",
        "points",
        "space",
        "worker",
    },
}
"""The kinds of things that every table shows after a few turns."""
OPTIONS = {"ecosfera": {"complexity": 2}}
SUBJECTS = """
() => [...new Set([...document.querySelectorAll('main [data-explains]')]
  .filter(one => one.checkVisibility()).map(one => one.dataset.explains))]
"""
SILENT = """
() => [...document.querySelectorAll('.table-shell svg:not([data-badge])')]
  .filter(one => one.checkVisibility({visibilityProperty: true})
    && one.getAttribute('viewBox') !== '0 0 24 24'
    && !one.closest('[data-explains], .table-shell > .foot, .in-log')
    && !one.querySelector('[data-explains]')
    && !one.matches('svg svg, .sight, [inert] *'))
  .map(one => one.parentElement.outerHTML.slice(0, 200))
"""
"""Pictures of a board that nothing explains; glyphs of buttons are drawn on 24 by 24."""
POINT = """
(kind) => {
  for (const one of document.querySelectorAll('main [data-explains]')) {
    if (one.dataset.explains.split(':')[0] !== kind || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.2, .2], [.8, .8], [.2, .8], [.8, .2], [.5, .93]]) {
      const [x, y] = [box.x + across * box.width, box.y + down * box.height];
      if (document.elementFromPoint(x, y)?.closest('[data-explains]') === one)
        return {x, y, subject: one.dataset.explains,
          box: {x: box.x, y: box.y, width: box.width, height: box.height}};
    }
  }
  return null;
}
"""
"""Where on the screen something of a kind can be pointed at."""


def glossary(server, game, language):
    answer = httpx.get(f"{server.url}/api/games/{game}/glossary/{language}", timeout=60)
    return answer.json()


def overlap(one, other):
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0, wide) * max(0, high)


def shows(one, subject, entry, box):
    """The explanation is there, says what the glossary says, and covers neither thing nor bar."""
    shown = one.page.get_by_test_id("explanation")
    expect(shown).to_have_attribute("data-subject", subject)
    expect(shown).to_contain_text(entry["text"])
    at = shown.bounding_box()
    assert overlap(at, box) < 1, subject
    bar = one.page.locator(".table-shell > .foot").bounding_box()
    if not overlap(box, bar):
        assert overlap(at, bar) < 1, subject
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_table_explains_itself(device, server, game):
    one = device()
    page = one.page
    known = {language: glossary(server, game, language) for language in ("en", "de")}
    kinds = set()

    def look(turn):
        subjects = page.evaluate(SUBJECTS)
        for subject in subjects:
            assert all(known[language][subject]["text"] for language in known)
        assert page.evaluate(SILENT) == []
        for kind in {subject.partition(":")[0] for subject in subjects} - kinds:
            point = page.evaluate(POINT, kind)
            if point is None:
                continue
            fixed = measured(one)["fixed"]
            page.mouse.move(point["x"], point["y"])
            page.keyboard.press("i")
            shows(one, point["subject"], known["en"][point["subject"]], point["box"])
            assert measured(one)["fixed"] == fixed
            page.keyboard.press("Escape")
            expect(page.get_by_test_id("explanation")).to_have_count(0)
            kinds.add(kind)
        page.mouse.move(2, 2)

    watch(one, server, game, 2, every=9, most=46, look=look, options=OPTIONS.get(game, {}))
    assert GAMES[game] <= kinds


def point_at(one, kind):
    """Something of a kind that can be pointed at, and where."""
    found = one.page.evaluate(POINT, kind)
    assert found, f"expected something of the kind {kind} on the screen"
    return found


PIECES = {"keystone": "card", "ecosfera": "card", "habitats": "tile", "keyharvest": "worker"}
OFFERED = {
    "keystone": "[data-testid=slot-1]",
    "ecosfera": "[data-card]",
    "habitats": ".space[data-explains^='tile:']",
    "keyharvest": "[data-worker]",
}
"""Components of the edition that can have the focus."""


@mainly("game", ["keyharvest", "keystone", "ecosfera", "habitats"])
def test_a_rest_of_the_mouse_opens_and_leaving_closes(device, server, game):
    one = device()
    one.sit(server.create_table(game, "here", "bot:easy", seed=12), game, 0)
    expect(one.page.get_by_test_id(game)).to_be_visible()
    point = point_at(one, PIECES[game])
    one.page.mouse.move(point["x"], point["y"])
    entry = glossary(server, game, "en")[point["subject"]]
    shows(one, point["subject"], entry, point["box"])
    one.picture(f"explanation-{game}")
    assert serious(one.page) == []
    one.page.mouse.move(2, 2)
    expect(one.page.get_by_test_id("explanation")).to_have_count(0)
    one.page.mouse.move(point["x"], point["y"])
    shows(one, point["subject"], entry, point["box"])
    one.page.keyboard.press("i")
    one.page.mouse.move(2, 2)
    shows(one, point["subject"], entry, point["box"])
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_test_id("explanation")).to_have_count(0)


def test_nothing_is_explained_below_a_sheet(device, server):
    one = device()
    one.sit(server.create_table("ecosfera", "here", "bot:easy", seed=12), "ecosfera", 0)
    expect(one.page.get_by_test_id("ecosfera")).to_be_visible()
    point = point_at(one, "card")
    one.page.mouse.move(point["x"], point["y"])
    expect(one.page.get_by_test_id("explanation")).to_be_visible()
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("dialog")).to_be_visible()
    expect(one.page.get_by_test_id("explanation")).to_have_count(0)
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_be_hidden()


@in_turn(("game", "language"), GAMES, ["en-US", "de-DE"])
def test_a_key_explains_what_has_the_focus(device, server, game, language):
    one = device(language=language)
    one.sit(server.create_table(game, "here", "bot:easy", seed=12), game, 0)
    name = "Explanation" if language == "en-US" else "Erklärung"
    region = one.page.get_by_role("region", name=name, exact=True)
    piece = one.page.locator(f"main {OFFERED[game]}:visible").first
    piece.focus()
    one.page.keyboard.press("i")
    subject = piece.get_attribute("data-explains")
    text = glossary(server, game, language[:2])[subject]["text"]
    expect(region).to_contain_text(text)
    if piece.locator("[data-explains]:visible").count():
        one.page.keyboard.press("i")
        expect(region).not_to_have_attribute("data-subject", subject)
        one.page.keyboard.press("Escape")
        expect(region).to_have_count(0)
        one.page.keyboard.press("i")
    one.page.keyboard.press("Tab")
    expect(region.get_by_test_id("correct")).to_be_focused()
    one.page.keyboard.press("Escape")
    expect(region).to_have_count(0)
    expect(piece).to_be_focused()
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("dialog").get_by_text("I", exact=True)).to_be_visible()


class Finger:
    """Touches a page, as slowly as a person wants."""

    def __init__(self, one):
        self.line = one.page.context.new_cdp_session(one.page)

    def send(self, kind, *points):
        touched = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def down(self, x, y):
        self.send("touchStart", (x, y))

    def move(self, x, y):
        self.send("touchMove", (x, y))

    def up(self):
        self.send("touchEnd")


@in_turn(("game", "language"), GAMES, ["en-US", "de-DE"])
def test_a_long_press_explains_and_chooses_nothing(device, server, game, language):
    one = device(size=PHONE, language=language)
    one.sit(server.create_table(game, "here", "bot:easy", seed=12), game, 0)
    expect(one.page.get_by_test_id(game)).to_be_visible()
    kind = "act" if game == "keyharvest" else PIECES[game]
    point = point_at(one, kind)
    chosen = one.page.locator("main [aria-pressed=true], main [aria-selected=true]")
    before = chosen.count()
    finger = Finger(one)
    finger.down(point["x"], point["y"])
    entry = glossary(server, game, language[:2])[point["subject"]]
    shows(one, point["subject"], entry, point["box"])
    finger.up()
    expect(one.page.get_by_test_id("explanation")).to_be_visible()
    assert chosen.count() == before
    one.picture(f"explanation-{game}-{language}-phone")
    assert serious(one.page) == []
    bar = one.page.locator(".table-shell > .foot").bounding_box()
    one.page.touchscreen.tap(bar["x"] + 20, bar["y"] + 12)
    expect(one.page.get_by_test_id("explanation")).to_have_count(0)


SOME_TIME = "2026-01-01T12:00:00"
LATER = "2026-01-01T14:00:00"


def test_a_finger_that_scrolls_asks_nothing(device, server):
    one = device(size=PHONE)
    one.page.clock.install(time=SOME_TIME)
    one.sit(server.create_table("ecosfera", "here", "bot:easy", seed=12), "ecosfera", 0)
    expect(one.page.get_by_test_id("ecosfera")).to_be_visible()
    point = point_at(one, "card")
    finger = Finger(one)
    one.page.clock.pause_at(LATER)
    finger.down(point["x"], point["y"])
    for step in range(1, 5):
        finger.move(point["x"], point["y"] - 20 * step)
    one.page.clock.run_for(1_000)
    expect(one.page.get_by_test_id("explanation")).to_have_count(0)
    finger.up()
    point = point_at(one, "card")
    finger.down(point["x"], point["y"])
    one.page.clock.run_for(1_000)
    expect(one.page.get_by_test_id("explanation")).to_be_visible()
    finger.up()


SCROLL_AROUND = """
(card) => {
  for (let at = card.parentElement; at; at = at.parentElement) {
    const before = at.scrollTop;
    at.scrollBy(0, 30);
    if (at.scrollTop !== before) return true;
  }
  return false;
}
"""


def test_scrolling_closes_an_explanation(device, server):
    one = device(size={"width": 390, "height": 480})
    one.sit(server.create_table("ecosfera", "here", "bot:easy", seed=12), "ecosfera", 0)
    card = one.page.locator("main button[data-explains^='card:']:visible").first
    card.focus()
    one.page.keyboard.press("i")
    expect(one.page.get_by_test_id("explanation")).to_be_visible()
    assert card.evaluate(SCROLL_AROUND)
    expect(one.page.get_by_test_id("explanation")).to_have_count(0)
