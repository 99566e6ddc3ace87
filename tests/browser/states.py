"""The states of a table that checks of access visit: start, middle, hint, sheet, end."""

import random
from collections.abc import Iterator

from browser.served import Device, Served
from browser.stage import busy, seated, shows_version
from playwright.sync_api import expect
from server.people import Seat

GAMES = ("keystone", "ecosfera", "habitats", "keyharvest")
LATER = {"keystone": 10, "ecosfera": 10, "habitats": 24, "keyharvest": 60}
"""Own decisions after which a table is in the middle of its game."""


def play_by_chance(seat: Seat, seed: int, most: int = 10_000) -> None:
    """Take some decisions, and wait for one's next turn or the end of the game."""
    choose = random.Random(seed)
    for _ in range(most):
        if seat.my_turn()["over"]:
            return
        version = seat.act(choose.choice(busy(seat.state["legal"]))["action"])["version"]
        seat.wait_until(lambda state, version=version: state["version"] >= version)
    seat.my_turn()


def choose_something(one: Device) -> None:
    """Take up something that is lit."""
    lit = one.page.locator(".table-shell [data-legal]:visible")
    if lit.count():
        lit.first.dispatch_event("click")


def visited(one: Device, server: Served, game: str, players: int = 2) -> Iterator[str]:
    """Sit at a table and bring it from state to state; yields what each is called."""
    page = one.page
    with seated(one, server, game, players, seed=5) as seat:
        expect(page.get_by_test_id(game)).to_be_visible()
        seat.my_turn()
        shows_version(one, seat.state["version"])
        yield "start"
        play_by_chance(seat, 5, LATER[game])
        assert not seat.state["over"], f"{game} ends before its middle"
        shows_version(one, seat.state["version"])
        choose_something(one)
        yield "middle"
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        expect(page.get_by_test_id("hint")).to_be_visible()
        yield "hint"
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("hint")).to_have_count(0)
        page.get_by_role("button", name="Menu", exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "menu"
        page.keyboard.press("Escape")
        play_by_chance(seat, 6)
    expect(one.result).to_be_visible()
    yield "end"
