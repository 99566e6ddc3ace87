"""Every card of Ecosfera shows its whole name, however many cards lie in its row."""

import pytest
from playwright.sync_api import expect

DESKTOP = {"width": 1440, "height": 900}
WIDTHS = [62, 90, 91, 165, 166, 190, 191]
"""Of a species' card, in pixels: where its layouts begin and end, from a full row to the market."""
NARROWEST = 58
"""Of the cards of elements and of pressure."""

FAULTS = """
([species, widths, narrowest]) => {
  const found = [];
  const tooWide = (one) => one.scrollWidth > one.clientWidth + 1;
  const torn = (name) => {
    name.style.overflowWrap = 'normal';
    const wide = tooWide(name);
    name.style.overflowWrap = '';
    return wide;
  };
  const cards = document.querySelector('.markets .cards');
  const [first] = cards.children;
  const names = first.querySelector('b').textContent.split('\\n');
  const mark = document.querySelector('.markets .abilities > *').outerHTML;
  cards.replaceChildren(...species.map(({scientific, marks}, at) => {
    const one = first.cloneNode(true);
    one.style.container = 'card / inline-size';  // as in a row
    one.querySelector('b').textContent = names[at];
    one.querySelector('i').textContent = scientific;
    one.querySelector('.abilities').innerHTML = mark.repeat(marks);
    return one;
  }));
  for (const width of widths) {
    cards.style.gridTemplateColumns = `repeat(4, ${width}px)`;
    for (const card of cards.children) {
      const [name, latin] = ['b', 'i'].map((which) => card.querySelector(which));
      const told = `${name.textContent}, ${width} px`;
      if (name.scrollHeight > name.clientHeight + 2) found.push(`${told}: cut off`);
      if (torn(name)) found.push(`${told}: a word is torn`);
      if (tooWide(latin)) found.push(`${told}: ${latin.textContent} is cut off`);
    }
  }
  for (const card of document.querySelectorAll('[data-fixed="own row"] .plain')) {
    card.style.flex = `0 0 ${narrowest}px`;
    const name = card.querySelector('b');
    for (const told of name.textContent.split('\\n')) {
      name.textContent = told;
      if (torn(name)) found.push(`${told}: torn`);
    }
  }
  return found;
}
"""
"""Lays all species side by side, with names that the first card tells, one in a line."""
PRESSED = 1
"""A seed with which there is a pressure card in one's row at the start."""


def all_in_one(components):
    """Components that are each called by all their names, one in a line."""
    name = {code: "\n".join(one["name"][code] for one in components) for code in ("en", "de")}
    return [one | {"name": name} for one in components]


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_every_name_fits_its_card(device, server, language):
    one = device(size=DESKTOP, language=language)
    species = []

    def all_names_on_each_card(route):
        answer = route.fetch()
        catalogue = answer.json()
        species[:] = catalogue["species"]
        changed = {kind: all_in_one(catalogue[kind]) for kind in ("species", "elements")}
        route.fulfill(response=answer, json=catalogue | changed)

    one.page.route("**/catalogue*", all_names_on_each_card)
    options = {"complexity": 2}
    table = server.create_table("ecosfera", "here", "bot:random", seed=PRESSED, options=options)
    one.sit(table, "ecosfera", 0)
    expect(one.page.locator(".markets .abilities > *").first).to_be_visible()
    told = [
        {"scientific": one["scientific"], "marks": len(one["abilities"]) + bool(one["star"])}
        for one in species
    ]
    assert len(told) > 50
    assert one.page.evaluate(FAULTS, [told, WIDTHS, NARROWEST]) == []
