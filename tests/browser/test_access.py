"""Every page: nothing for axe to find, no loss by forced colours, or by text of twice the size."""

import pytest
from browser.access import ON_PAGES, serious
from browser.forced import lost
from browser.served import PHONE
from playwright.sync_api import expect
from support import in_turn

SMALL_DESKTOP = {"width": 1280, "height": 720}
GAMES = ["ecosfera", "habitats", "keyharvest", "keystone"]
OVERLAPS = """
() => {
  const seen = (element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    element.getBoundingClientRect().width > 1 && !element.closest('.hidden-words');
  const spoken = (element) => [...element.childNodes].some((node) => node.data?.trim());
  const parts = [...document.querySelectorAll('.screen > header *, .bar *')]
    .filter((element) => seen(element) && (spoken(element) || element.localName === 'button'));
  const found = [];
  parts.forEach((one, at) => {
    for (const other of parts.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 4) found.push(`${one.textContent} | ${other.textContent}`);
    }
  });
  return found;
}
"""
"""Words and buttons of the top bar and of the action bar that lie over each other."""
PROMPT = "getComputedStyle(document.querySelector('.bar .prompt')).fontSize"

PAGES = [
    "/",
    "/new/keystone",
    "/lobby",
    "/tables",
    "/replays",
    "/learn/keystone",
    "/learn/keyharvest/summary",
    "/puzzles",
    "/journal/keystone",
    "/journal/keystone/1",
    "/companion/habitats",
    "/editions",
    "/me",
    "/ladder",
    "/tournaments",
    "/ladder/habitats",
    "/settings",
    "/credits",
    "/nowhere",
]


TABLET = {"width": 820, "height": 1180}
LARGE = {"width": 1920, "height": 1080}
LOOKS = [
    ((PHONE, "dark"), (SMALL_DESKTOP, "light")),
    *(
        pytest.param(look, look, marks=pytest.mark.deep)
        for look in (
            (PHONE, "dark"),
            (SMALL_DESKTOP, "light"),
            (PHONE, "light"),
            (TABLET, "dark"),
            (TABLET, "light"),
            (SMALL_DESKTOP, "dark"),
            (LARGE, "dark"),
            (LARGE, "light"),
        )
    ),
]
"""The looks of every other page, and of those between them."""


def visit(one, path):
    """Open a page and wait until it is drawn."""
    one.go(path)
    expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
    one.page.wait_for_load_state("networkidle")


def too_wide(page):
    """By how many pixels a page is wider than the window."""
    return page.evaluate("document.scrollingElement.scrollWidth - innerWidth")


PAGE_FAULTS = """() => {
  const left_out = '.hidden-words, [hidden], .skip, svg, option, textarea';
  const fixed = (one) => one && (getComputedStyle(one).position === 'fixed'
    || fixed(one.parentElement));
  const stuck = (one) => one && (getComputedStyle(one).position === 'sticky' ? one
    : stuck(one.parentElement));  // what scrolls goes behind it
  const seen = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !one.closest(left_out) && !fixed(one);
  const found = [], boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement, words = node.data.trim().slice(0, 30);
    if (!words || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const {overflowX, overflowY} = getComputedStyle(element);
    const {scrollHeight, clientHeight, scrollWidth, clientWidth} = element;
    if (['hidden', 'clip'].includes(overflowY) && scrollHeight > clientHeight + 2)
      found.push(`cut off: ${words}`);
    if (['hidden', 'clip'].includes(overflowX) && scrollWidth > clientWidth + 1)
      found.push(`cut off: ${words}`);
    for (const box of range.getClientRects())
      if (box.width > 2) {
        if (box.right > innerWidth + 1) found.push(`off screen: ${words}`);
        boxes.push([element, box, words]);
      }
  }
  boxes.forEach(([one, a, words], index) => {
    for (const [other, b, more] of boxes.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 4 && down > 6 && stuck(one) === stuck(other))
        found.push(`${words} over ${more}`);
    }
  });
  return [...new Set(found)];
}"""


@pytest.mark.parametrize(
    "size",
    [PHONE, *(pytest.param(size, marks=pytest.mark.deep) for size in (SMALL_DESKTOP, TABLET))],
    ids=["phone", "desktop", "tablet"],
)
def test_large_text_fits(device, server, size):
    one = device(size=size)
    one.keep({"textSize": 200})
    found = {}
    for path in PAGES:
        visit(one, path)
        if faults := one.page.evaluate(PAGE_FAULTS):
            found[path] = faults
        if too_wide(one.page) > 0:
            found[path] = too_wide(one.page)
    assert found == {}


@pytest.mark.parametrize(("one_look", "other"), LOOKS)
def test_axe_finds_nothing_and_forced_colours_take_nothing(device, server, one_look, other):
    devices = [device(size=size, theme=theme) for size, theme in (one_look, other)]
    found = {}
    for number, path in enumerate(PAGES):
        one = devices[number % 2]
        visit(one, path)
        if faults := serious(one.page, ON_PAGES) + lost(one):
            found[path] = faults
        assert too_wide(one.page) <= 0, path
    assert found == {}


SIZES = {"desktop": SMALL_DESKTOP, "phone": PHONE}


@in_turn(("game", "kind"), GAMES, SIZES)
def test_large_text_grows_and_covers_nothing_at_a_table(device, server, game, kind):
    size, sizes = SIZES[kind], []
    for percent in (100, 200):
        one = device(size=size)
        table = server.create_table(game, "here", "bot:easy", seed=3)
        one.sit(table, game, 0, textSize=percent)
        expect(one.page.locator(".bar .prompt")).to_be_visible()
        expect(one.page.locator("[data-legal]").first).to_be_attached()
        sizes.append(float(one.page.evaluate(PROMPT).removesuffix("px")))
    assert sizes[1] == pytest.approx(2 * sizes[0])
    assert too_wide(one.page) <= 0
    assert one.page.evaluate(OVERLAPS) == []
    one.picture(f"large-text-{game}-{size['width']}")
