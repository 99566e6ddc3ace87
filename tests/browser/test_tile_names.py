"""Every tile of Habitats shows its whole name in the market, whichever tiles a game deals."""

import pytest
from browser.stage import SMALLEST_TEXT, seated, shows_version
from playwright.sync_api import expect

SMALLEST_DESKTOP = {"width": 1280, "height": 720}
MOST_PLAYERS = 5
"""They have the smallest tiles: their market has the most columns."""
SIZES = [0, 67, 72, 76, 96]
"""What they are there, and in pixels the smallest of each layout; smaller ones have no name."""

FAULTS = """
([tiles, sizes, smallest]) => {
  const market = document.querySelector('[data-fixed=market] > .market');
  const spaces = [...market.querySelectorAll('.space')];
  const found = new Set();
  const lines = (name, high) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return [...words.getClientRects()].map(({left, right, top, height}) => {
      const above = top + (height - high) / 2;
      return {left, right, top: above, bottom: above + high};
    });
  };
  const faults = (tile, name) => {
    const {display, fontSize, lineHeight} = getComputedStyle(name);
    if (display === 'none') return ['no name'];
    const told = [];
    if (parseFloat(fontSize) < smallest) told.push('too small');
    if (name.scrollHeight > name.clientHeight + 2) told.push('cut off');
    const around = tile.getBoundingClientRect();
    const beside = [...tile.querySelectorAll('.points, .chip')]
      .map((one) => [one.classList[0], one.getBoundingClientRect()]);
    for (const line of lines(name, parseFloat(lineHeight))) {
      if (line.left < around.left || line.right > around.right || line.top < around.top
        || line.bottom > around.bottom) told.push('leaves the tile');
      for (const [other, box] of beside) {
        const wide = Math.min(line.right, box.right) - Math.max(line.left, box.left);
        const high = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
        if (wide > 1 && high > 1.1) told.push(`over ${other}`);
      }
    }
    return told;
  };
  const torn = (_, name) => name.scrollWidth > name.clientWidth + 1 ? ['a word is torn'] : [];
  for (const size of sizes) {
    if (size) market.style.setProperty('--size', `${size}px`);
    for (let first = 0; first < tiles.length; first += spaces.length) {
      spaces.forEach((space, at) => (space.innerHTML = tiles[first + at] ?? ''));
      const shown = [...market.querySelectorAll('.tile')];
      const named = shown.map((tile) => [tile, tile.querySelector('.name')]);
      const look = (how, seen) => {
        for (const [tile, name] of named)
          for (const fault of seen(tile, name))
            found.add(`${name.textContent}${how}, ${tile.clientWidth} px: ${fault}`);
      };
      for (const space of spaces) space.classList.remove('lit');
      look('', faults);
      for (const space of spaces) space.classList.add('lit');
      look(' lit', faults);
      for (const [, name] of named) name.style.overflowWrap = 'normal';
      look('', torn);
    }
  }
  return [...found];
}
"""
"""Lays all tiles into the market, as many at a time as it holds."""


def all_tiles(one):
    """Every tile as the companion lists it, which draws it as the market does."""
    one.go("/companion/habitats")
    one.page.locator("[data-cell='0,-1']").click()
    tiles = one.page.get_by_role("dialog").locator("li .tile")
    expect(tiles.first).to_be_visible()
    return tiles.evaluate_all("(all) => all.map((one) => one.outerHTML)")


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_every_name_fits_its_tile(device, server, language):
    one = device(size=SMALLEST_DESKTOP, language=language)
    tiles = all_tiles(one)
    assert len(tiles) > 100
    one = device(size=SMALLEST_DESKTOP, language=language)
    with seated(one, server, "habitats", MOST_PLAYERS, seed=7) as seat:
        seat.my_turn()
        shows_version(one, seat.state["version"])
        expect(one.page.locator("[data-fixed=market] .tile").first).to_be_visible()
        assert one.page.evaluate(FAULTS, [tiles, SIZES, SMALLEST_TEXT]) == []
