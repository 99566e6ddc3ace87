"""What happens to everybody has a moment in the top bar, and is in the log afterwards."""

import random

from browser.served import PHONE, until
from browser.stage import busy, seated, shows_version
from playwright.sync_api import expect


def play_until_an_impact(seat):
    """Take decisions by chance until an impact tile is placed."""
    choose = random.Random(4)
    while not seat.my_turn()["over"]:
        legal = busy(seat.state["legal"])
        version = seat.act(choose.choice(legal)["action"])["version"]
        seat.wait_until(lambda state, version=version: state["version"] >= version)
        if seat.state["view"]["impacts"]:
            return
    raise AssertionError("no impact")


def test_an_impact_has_its_moment(device, server):
    """What happened before is shown at a calm pace, which the page's clock need not wait for."""
    one = device(size=PHONE)
    one.keep({"pace": "calm"})
    one.page.clock.install()
    moments = one.page.get_by_test_id("moments")

    def shown():
        one.page.clock.run_for(1_000)
        return moments.get_attribute("data-shown") != "0"

    with seated(one, server, "ecosfera", 2, seed=11) as seat:
        expect(one.page.get_by_test_id("ecosfera")).to_be_visible()
        bar = one.page.get_by_role("banner")
        before = bar.bounding_box()
        play_until_an_impact(seat)
        until(shown)
        assert bar.bounding_box() == before


def test_who_wants_it_instant_has_it_in_the_log_only(device, server):
    one = device()
    with seated(one, server, "ecosfera", 2, seed=11) as seat:
        expect(one.page.get_by_test_id("ecosfera")).to_be_visible()
        play_until_an_impact(seat)
        shows_version(one, seat.state["version"])
        expect(one.page.get_by_test_id("moments")).to_have_attribute("data-shown", "0")
