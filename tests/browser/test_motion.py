"""Pieces are seen moving to where they come, unless somebody asked for stillness."""

import random

import pytest
from browser.stage import busy, seated, shows_version
from playwright.sync_api import expect

WATCH = """
() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes)
      window.flown += [...addedNodes].filter((node) => node.inert).length;
  }).observe(document.querySelector('.table-shell'), {childList: true});
}
"""
DECISIONS = {"habitats": 6, "keyharvest": 30}


def flights(one, server, game, motion):
    """Play some decisions on a large screen; how many pieces flew meanwhile."""
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
    return one.page.evaluate("window.flown")


@pytest.mark.parametrize("game", DECISIONS)
def test_pieces_fly_to_their_places(device, server, game):
    one = device()
    assert flights(one, server, game, "no-preference") > 0
    expect(one.page.locator(".table-shell > [inert]")).to_have_count(0)


def test_nothing_flies_for_who_asked_for_stillness(device, server):
    assert flights(device(), server, "habitats", "reduce") == 0
