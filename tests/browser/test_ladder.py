"""Ratings in the browser: a rated table, its ladder, and one's own statistics."""

import re

import pytest
from browser.access import serious
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect
from server.people import Seat, on_sqlite, running
from support import mainly


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    with running(on_sqlite(tmp_path_factory.mktemp("ladder"))) as server:
        yield server


def rated_game(one, hosted, play=True):
    """Create a rated game against a bot, and let the test play it."""
    one.go("/new/habitats")
    one.page.get_by_label("Level").select_option("beginner")
    one.page.get_by_label("Rated game").check()
    one.page.locator("form button[type=submit]").click()
    expect(one.page.get_by_test_id("habitats")).to_be_visible()
    table = one.page.url.split("/")[-1]
    held = one.page.evaluate("JSON.parse(localStorage.ecotone).tables[0].seats[0].token")
    if play:
        with Seat(hosted, table, held) as seat:
            seat.play()
    return table


def test_a_rated_game_changes_ones_rating_and_shows_in_the_profile(device, hosted):
    one = device(f"http://127.0.0.1:{hosted.port}")
    one.keep({"name": "Ada"})
    table = rated_game(one, hosted)
    one.page.reload()
    expect(one.page.get_by_test_id("rating-change")).to_contain_text("Your rating: 1")
    one.page.get_by_test_id("rating-change").get_by_role("link").click()
    expect(one.page.get_by_role("heading", name="Ladder: Habitats")).to_be_visible()
    expect(one.page.get_by_test_id("own-rating")).to_contain_text("after 1 rated game")
    rows = one.page.locator("tbody tr")
    expect(rows).to_have_count(6)
    one.go("/me")
    with one.page.expect_response("**/api/person"):
        one.page.get_by_label("Show my name on the ladders").check()
    plot = one.page.get_by_role("img", name="Scores in Habitats, the last game")
    expect(plot).to_be_visible()
    expect(one.page.get_by_text(re.compile("Beginner [01] of 1"))).to_be_visible()
    one.page.get_by_text("All results").click()
    expect(one.page.locator(f"a[href='/r/{table}']").last).to_be_visible()
    assert serious(one.page) == []
    one.go("/ladder/habitats")
    expect(rows).to_have_count(7)
    expect(one.page.locator("tr.you")).to_contain_text("Ada (you)")
    assert serious(one.page) == []
    one.go("/me")
    listed = one.page.get_by_label("Show my name on the ladders")
    expect(listed).to_be_checked()
    with one.page.expect_response("**/api/person"):
        listed.uncheck()
    one.go("/ladder/habitats")
    expect(one.page.get_by_test_id("own-rating")).to_contain_text("not on the ladder")


def test_after_a_game_the_level_that_suits_is_proposed_and_played(device, hosted):
    one = device(f"http://127.0.0.1:{hosted.port}")
    one.keep({"name": "Ada"})
    one.go("/new/habitats")
    one.page.get_by_label("Level").select_option("medium")
    one.page.locator("form button[type=submit]").click()
    expect(one.page.get_by_test_id("habitats")).to_be_visible()
    held = one.page.evaluate("JSON.parse(localStorage.ecotone).tables[0].seats[0].token")
    with Seat(hosted, one.page.url.split("/")[-1], held) as seat:
        seat.play()
    one.page.reload()
    told = one.page.get_by_test_id("next-level")
    expect(told).to_contain_text("Next time, try the level “Easy”: you would win about")
    expect(told).to_contain_text("(estimated from this game)")
    told.get_by_role("button", name="Play again at “Easy”").click()
    expect(one.page.get_by_test_id("habitats")).to_be_visible()
    again = hosted.http.get(f"/api/tables/{one.page.url.split('/')[-1]}").json()
    assert sorted(seat["level"] or "" for seat in again["seats"]) == ["", "easy"]


def test_a_rated_game_cannot_be_called_off_nor_asked_for_hints(device, hosted):
    one = device(f"http://127.0.0.1:{hosted.port}")
    rated_game(one, hosted, play=False)
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.get_by_role("link", name="Home page", exact=True)).to_be_visible()
    expect(one.page.get_by_role("button", name="Propose to end the game")).to_have_count(0)


def test_the_form_says_why_a_game_cannot_be_rated(device, hosted):
    one = device(f"http://127.0.0.1:{hosted.port}")
    one.go("/new/habitats")
    rated = one.page.get_by_label("Rated game")
    rated.check()
    one.page.get_by_text("Edition, rules and more").click()
    one.page.get_by_role("textbox", name="Deal number").fill("7")
    expect(rated).to_be_disabled()
    expect(one.page.get_by_text("Not with a chosen deal number.")).to_be_visible()
    one.page.get_by_role("textbox", name="Deal number").fill("")
    expect(rated).to_be_checked()
    one.go("/new/ecosfera")
    expect(one.page.get_by_role("heading", name="Ecosfera")).to_be_visible()
    expect(rated).to_have_count(0)


@mainly(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_the_ladders_in_german(device, hosted, size, theme):
    one = device(f"http://127.0.0.1:{hosted.port}", language="de-DE", size=size, theme=theme)
    one.go("/ladder")
    expect(one.page.get_by_role("heading", name="Rangliste")).to_be_visible()
    one.page.get_by_role("link", name="Habitats").click()
    expect(one.page.locator("tbody tr")).to_have_count(6)
    expect(one.page.locator("tbody tr").first).to_contain_text("Bot: Meister")
    one.go("/ladder/ecosfera")
    expect(one.page.get_by_text("gemeinsam")).to_be_visible()
