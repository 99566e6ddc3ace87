"""What an accessibility check finds on a page."""

from axe_playwright_python.sync_playwright import Axe

STRUCTURE = ["heading-order", "landmark-unique", "empty-table-header"]
"""Rules that count around the tables, whatever their impact."""
ON_PAGES = ["label-content-name-mismatch", *STRUCTURE]
"""Also where nothing is drawn: a card's name says more than the signs on it."""

SETTLED = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const passing = document.getAnimations()
    .filter((one) => one.effect && one.effect.getComputedTiming().endTime < Infinity);
  const longest = new Promise((done) => setTimeout(done, 3000));
  await Promise.race([Promise.allSettled(passing.map((one) => one.finished)), longest]);
}
"""


def settle(page):
    """Wait until what fades or changes its colour has done so."""
    page.evaluate(SETTLED)


def serious(page, also=()):
    """What an accessibility check finds grave, or against one of the rules given."""
    settle(page)
    rules = {rule: {"enabled": True} for rule in also}
    found = Axe().run(page, options={"rules": rules}).response["violations"]
    return [
        (one["id"], [node["html"][:120] for node in one["nodes"][:3]])
        for one in found
        if one["impact"] in ("serious", "critical") or one["id"] in also
    ]
