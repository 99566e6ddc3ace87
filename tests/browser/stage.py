"""A table watched while it is played: where everything lies, what is lit, what cannot be read."""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from browser.served import Device, Served
from playwright.sync_api import expect
from server.people import Seat

MEASURE = """
([smallest, touched]) => {
  const wide = innerWidth, high = innerHeight;
  const shell = document.querySelector('.table-shell');
  const told = (element) => {
    const name = element.dataset?.testid ?? element.getAttribute('data-fixed') ?? '';
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const around = element.closest('section, aside, ul')?.className ?? '';
    return [around, '/', element.localName, element.className?.baseVal ?? element.className, name,
      words.slice(0, 40)].filter(Boolean).join(' ').replace(/svelte-\\S+/g, '')
      .replace(/\\s+/g, ' ');
  };
  const all = {visibilityProperty: true, opacityProperty: true};
  const seen = (element) => element.checkVisibility(all);
  const box = (element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const fixed = {};
  for (const element of document.querySelectorAll('[data-fixed]'))
    if (seen(element)) fixed[element.dataset.fixed] = box(element);

  const hidden = [];
  let shown = 0;
  for (const element of shell.querySelectorAll('[data-legal]')) {
    if (!seen(element)) continue;
    const [x, y, width, height] = box(element);
    const [cx, cy] = [x + width / 2, y + height / 2];
    if (x < -1 || y < -1 || x + width > wide + 1 || y + height > high + 1) {
      hidden.push(`off screen: ${told(element)} at ${[x, y, width, height]}`);
      continue;
    }
    const top = document.elementFromPoint(cx, cy);
    if (!top || !(element.contains(top) || top.contains(element)))
      hidden.push(`covered: ${told(element)} by ${top ? told(top) : 'nothing'}`);
    else shown += 1;
  }
  if (touched && shown) hidden.length = 0;

  const small = [], clipped = [];
  const walker = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
  const done = new Set();
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement;
    if (done.has(element) || !node.data.trim()) continue;
    done.add(element);
    if (!seen(element) || element.closest('.hidden-words, kbd, [hidden]')) continue;
    const [, , width, height] = box(element);
    if (width <= 1 || height <= 1) continue;
    const style = getComputedStyle(element);
    let size = parseFloat(style.fontSize);
    if (element instanceof SVGElement) size *= element.getScreenCTM()?.a ?? 1;
    const least = element.closest('[data-badge]') ? smallest - 1 : smallest;
    if (size < least - 0.05) small.push(`${size.toFixed(1)} px: ${told(element)}`);
    if (element instanceof SVGElement || style.display === 'inline') continue;
    if (style.overflowX === 'visible' && style.overflowY === 'visible') {
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        clipped.push(`too wide: ${told(element)} ${element.scrollWidth} > ${element.clientWidth}`);
    } else if (!['auto', 'scroll'].includes(style.overflowY)) {
      const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2)
        clipped.push(`clipped: ${told(element)} ${element.scrollWidth}x${element.scrollHeight} > `
          + `${element.clientWidth}x${element.clientHeight}`);
    }
  }
  for (const extras of document.querySelectorAll('.bar .extras')) {
    const {scrollWidth, clientWidth} = extras;
    if (seen(extras) && scrollWidth > clientWidth + 1)
      clipped.push(`bar: ${told(extras)} ${scrollWidth} > ${clientWidth}`);
  }
  const root = document.scrollingElement;
  return {
    fixed,
    hidden,
    small: [...new Set(small)],
    clipped: [...new Set(clipped)],
    down: root.scrollHeight - high,
    across: root.scrollWidth - wide,
  };
}
"""
SETTLED = """
async () => {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
}
"""
"""The bar has grown to what it says, boards have found their scale, what is lit is scrolled to."""
SMALLEST_TEXT = 11
SMALLEST_DESKTOP = 1100
ENDING = ("end_turn", "pass", "decline", "stop")


@dataclass
class Findings:
    """What was measured over a game."""

    states: int = 0
    places: dict[str, set[tuple[int, ...]]] = field(default_factory=dict)
    hidden: dict[str, int] = field(default_factory=dict)
    small: dict[str, int] = field(default_factory=dict)
    clipped: dict[str, int] = field(default_factory=dict)
    down: int = 0
    across: int = 0

    def add(self, measured: dict[str, Any]) -> None:
        """Take in one state."""
        self.states += 1
        for name, box in measured["fixed"].items():
            self.places.setdefault(name, set()).add(tuple(box))
        for kind in ("hidden", "small", "clipped"):
            known = getattr(self, kind)
            for one in measured[kind]:
                known[one] = known.get(one, 0) + 1
        self.down = max(self.down, measured["down"])
        self.across = max(self.across, measured["across"])

    @property
    def moved(self) -> dict[str, set[tuple[int, ...]]]:
        """The parts that did not stay where they were."""
        return {name: boxes for name, boxes in self.places.items() if len(boxes) > 1}


@contextmanager
def seated(one: Device, server: Served, game: str, players: int, **more: Any) -> Iterator[Seat]:
    """Sit on a device at a table with bots, and decide for that seat over a second line."""
    table = server.create_table(game, "here", *["bot:random"] * (players - 1), **more)
    one.sit(table, game, 0)
    with Seat(server, table["id"], table["seats"][0]["token"]) as seat:
        yield seat


def shows_version(one: Device, version: int) -> None:
    """Wait until the page shows a version of the table, or a later one."""
    one.page.wait_for_function(
        "(version) => Number(document.querySelector('main')?.dataset.version ?? -1) >= version",
        arg=version,
    )


def watch(
    one: Device,
    server: Served,
    game: str,
    players: int,
    *,
    seed: int = 7,
    every: int = 1,
    most: int = 10_000,
    look: Any = None,
    sizes: Sequence[tuple[int, int]] = (),
    **more: Any,
) -> dict[tuple[int, int], Findings]:
    """Play a game by chance and measure the page at one's own decisions, at all sizes given."""
    size = one.page.viewport_size
    assert size
    found = {at: Findings() for at in sizes or [(size["width"], size["height"])]}
    choose = random.Random(seed)
    with seated(one, server, game, players, seed=seed, **more) as seat:
        expect(one.page.get_by_test_id(game)).to_be_visible()
        for turn in range(most):
            if seat.my_turn()["over"]:
                break
            if turn % every == 0:
                shows_version(one, seat.state["version"])
                for (width, height), findings in found.items():
                    if sizes:
                        one.page.set_viewport_size({"width": width, "height": height})
                    findings.add(measured(one))
                    touch(one, findings)
                if look:
                    look(turn)
            accepted = seat.act(choose.choice(busy(seat.state["legal"]))["action"])
            version = accepted["version"]
            seat.wait_until(lambda state, version=version: state["version"] >= version)
    return found


def busy(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What may be decided other than to stop; a game in which nobody acts shows little."""
    return [one for one in legal if one["kind"] not in ENDING] or legal


def measured(one: Device) -> dict[str, Any]:
    """Where things are now; phones and tablets pan, there one lit thing in sight is enough."""
    size = one.page.viewport_size
    assert size
    touched = size["width"] < SMALLEST_DESKTOP
    one.page.evaluate(SETTLED)
    found: dict[str, Any] = one.page.evaluate(MEASURE, [SMALLEST_TEXT, touched])
    return found


def touch(one: Device, found: Findings) -> None:
    """Take up something that is lit and let it go again: nothing may move meanwhile."""
    lit = one.page.locator(".table-shell [data-legal]:visible")
    if not lit.count():
        return
    lit.first.dispatch_event("click")
    found.add(measured(one))
    one.page.keyboard.press("Escape")
