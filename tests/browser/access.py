"""What an accessibility check finds on a page."""

from axe_playwright_python.sync_playwright import Axe

AXE = Axe().axe_script

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


CHECK = """
async (rules) => {
  const found = await axe.run({rules, resultTypes: ['violations'], selectors: false});
  return found.violations.map(({id, impact, nodes}) =>
    [id, impact, nodes.slice(0, 3).map(({html}) => html.slice(0, 120))]);
}
"""
"""Only what is broken is told in full, and no selector is sought for each element."""


def serious(page, also=()):
    """What an accessibility check finds grave, or against one of the rules given."""
    settle(page)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    found = page.evaluate(CHECK, {rule: {"enabled": True} for rule in also})
    return [
        (rule, nodes)
        for rule, impact, nodes in found
        if impact in ("serious", "critical") or rule in also
    ]
