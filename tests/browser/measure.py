"""What people wait for in Chromium: `make measure-web`.

Prints how much the home page loads at a first visit, and how long it takes from a click that
decides to the frame with the new table, at a table of Keystone without bots.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from browser.served import MOST_DECISIONS, Device, Served, browsing, serving
from browser.test_keystone import at_table, board, decide_by_mouse, decisions_seen, shown_later
from playwright.sync_api import Browser

WATCH = """
    window.waits = [];
    let clicked = null;
    addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
        if (clicked === null) return;
        const since = clicked;
        clicked = null;
        requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - since)));
    }).observe(document.querySelector('[data-testid=keystone]'), {attributeFilter: ['data-moves']});
"""


def first_load(browser: Browser, url: str) -> int:
    """Bytes over the line until the home page is there and quiet."""
    context = browser.new_context()
    page = context.new_page()
    line = context.new_cdp_session(page)
    loaded: list[float] = []

    def note(event: dict[str, Any]) -> None:
        loaded.append(event["encodedDataLength"])

    line.on("Network.loadingFinished", note)
    line.send("Network.enable")
    page.goto(url, wait_until="networkidle")
    context.close()
    return round(sum(loaded))


def round_trips(browser: Browser, server: Served) -> list[float]:
    """Milliseconds from click to frame for every decision of a game alone."""
    one = Device(browser, server.url)
    one.sit(server.create_table("keystone", "here", seed=3), "keystone", 0)
    at_table(one)
    board(one).wait_for()
    one.page.evaluate(WATCH)
    waits: list[float] = []
    for _ in range(MOST_DECISIONS):
        if not at_table(one):
            break
        before = decisions_seen(one)
        decide_by_mouse(one, use_skill=False)
        shown_later(one, before)
        waits = one.page.evaluate("window.waits")
    one.context.close()
    return waits


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        browsing() as browser,
    ):
        loaded = first_load(browser, server.url)
        waits = round_trips(browser, server)
    last = statistics.quantiles(waits, n=20)[-1]
    sys.stdout.write(
        f"first load: {loaded / 1000:.1f} kB\n"
        f"click to frame: median {statistics.median(waits):.0f} ms, p95 {last:.0f} ms, "
        f"{len(waits)} decisions\n"
    )


if __name__ == "__main__":
    main()
