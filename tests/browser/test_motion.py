"""Pieces are seen moving to where they come, unless somebody asked for stillness."""

import random

import pytest
from browser.stage import SETTLED, busy, seated, shows_version
from playwright.sync_api import expect

WATCH = """
() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes)
      for (const flier of [...addedNodes].filter((node) => node.inert))
        window.flown.push(flier.firstElementChild.getAttribute('class') ?? '');
  }).observe(document.querySelector('.table-shell'), {childList: true});
}
"""
DECISIONS = {"habitats": 6, "keyharvest": 14, "keystone": 6, "ecosfera": 12}
FLIERS = {"habitats": "tile", "keyharvest": "counter", "keystone": "one", "ecosfera": "around"}
"""What is seen flying: tiles, counters of crops, Synergy tokens, elements."""


def flights(one, server, game, motion):
    """Play some decisions on a large screen; which pieces flew meanwhile."""
    one.page.emulate_media(reduced_motion=motion)
    choose = random.Random(2)
    with seated(one, server, game, 2, seed=4) as seat:
        expect(one.page.get_by_test_id(game)).to_be_visible()
        one.page.evaluate(WATCH)
        for _ in range(DECISIONS[game]):
            if seat.my_turn()["over"]:
                break
            shows_version(one, seat.state["version"])
            version = seat.act(choose.choice(busy(seat.state["legal"]))["action"])["version"]
            seat.wait_until(lambda state, version=version: state["version"] >= version)
        shows_version(one, seat.state["version"])
        one.page.evaluate(SETTLED)
    return one.page.evaluate("window.flown")


@pytest.mark.parametrize("game", DECISIONS)
def test_pieces_fly_to_their_places(device, server, game):
    one = device()
    flown = flights(one, server, game, "no-preference")
    assert any(FLIERS[game] in one.split() for one in flown), flown
    expect(one.page.locator(".table-shell > [inert]")).to_have_count(0)


def test_nothing_flies_for_who_asked_for_stillness(device, server):
    assert flights(device(), server, "keyharvest", "reduce") == []
