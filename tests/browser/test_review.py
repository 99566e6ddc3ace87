"""A finished game looked at again: by turns, by itself, and with its analysis beside the board."""

import re

import httpx
import pytest
from browser.served import PHONE
from playwright.sync_api import expect
from support import keep_analysis, mainly

from ecotone.engine.registry import game_named
from ecotone.engine.replay import Replay
from ecotone.lab.analysis import analyse
from ecotone.testing import finished_match


@pytest.fixture
def replayed(server):
    match = finished_match(game_named("habitats"), 2, 7)
    answer = httpx.post(f"{server.url}/api/replays", json=Replay(match).to_data(), timeout=60)
    assert answer.is_success, answer.text
    return answer.json()["id"]


def test_it_goes_by_turns_and_by_itself(device, replayed):
    one = device()
    one.go(f"/r/{replayed}")
    board = one.page.get_by_test_id("habitats")
    at = one.page.get_by_test_id("at")
    expect(board).to_have_attribute("data-moves", "0")
    one.page.get_by_role("button", name="To the end").click()
    expect(board).not_to_have_attribute("data-moves", "0")
    last = at.inner_text()
    one.page.keyboard.press("PageUp")
    expect(at).not_to_have_text(last)
    one.page.get_by_role("button", name="To the start").click()
    one.page.get_by_role("button", name="Play the game").click()
    expect(board).not_to_have_attribute("data-moves", "0")
    one.page.get_by_role("button", name="Pause").click()
    expect(one.page.get_by_role("button", name="Play the game")).to_be_visible()


@mainly("phone", [True, False])
def test_the_analysis_stands_beside_the_board(device, replayed, phone):
    one = device(size=PHONE) if phone else device()
    one.go(f"/r/{replayed}")
    expect(one.page.get_by_test_id("habitats")).to_be_visible()
    one.page.get_by_role("button", name="Analysis", exact=True).click()
    review = one.page.get_by_test_id("review")
    expect(review.get_by_role("button", name="Analyse this game")).to_be_visible()
    board, beside = one.page.locator(".board").bounding_box(), review.bounding_box()
    if phone:
        assert beside["y"] >= board["y"] + board["height"] - 1
    else:
        assert beside["x"] >= board["x"] + board["width"] - 1
    one.picture("review-phone" if phone else "review")
    one.page.keyboard.press("Escape")
    expect(review).to_have_count(0)


@pytest.fixture
def analysed(server):
    """A finished game that is won or lost together, with its analysis."""
    match = finished_match(game_named("ecosfera"), 2, 7)
    answer = httpx.post(f"{server.url}/api/replays", json=Replay(match).to_data(), timeout=60)
    facts = answer.raise_for_status().json()
    found = analyse(match, [seat["name"] for seat in facts["seats"]], 1)
    keep_analysis(server.data / "tables.sqlite", facts["id"], found.to_data())
    return facts["id"], found


@mainly("phone", [False, True])
def test_an_analysis_lists_every_decision_by_turns(device, analysed, phone):
    one = device(size=PHONE, language="de-DE") if phone else device()
    table, analysis = analysed
    one.go(f"/r/{table}#analysis")
    review = one.page.get_by_test_id("review")
    expect(review).to_contain_text("Siegchance" if phone else "Chance to win")
    expect(review.locator("svg text").filter(has_text="100 %")).to_be_visible()
    review.locator("summary").click()
    decisions = review.get_by_test_id("turns").get_by_role("button")
    expect(decisions).to_have_count(len(analysis.decisions))
    decisions.nth(3).click()
    expect(one.page).to_have_url(re.compile(f"#move={analysis.decisions[3].number - 1}$"))
    expect(decisions.nth(3)).to_have_attribute("aria-current", "step")
    words = analysis.decisions[3].taken.drawn["de" if phone else "en"]
    expect(review.get_by_test_id("decided")).to_contain_text(words)
    one.picture("review-turns-phone" if phone else "review-turns")


@mainly("phone", [True, False])
def test_a_finished_game_is_played_on_against_bots(device, replayed, phone):
    one = device(size=PHONE) if phone else device()
    one.go(f"/r/{replayed}#move=9")
    board = one.page.get_by_test_id("habitats")
    expect(board).to_have_attribute("data-moves", "9")
    one.page.get_by_role("button", name="Analysis", exact=True).click()
    on = one.page.get_by_test_id("play-on")
    on.get_by_label("Bots").select_option("beginner")
    one.picture("play-on-phone" if phone else "play-on")
    on.get_by_role("button", name="Play on from here").click()
    expect(one.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(on).to_have_count(0)
    expect(board).to_be_visible()
    one.page.go_back()
    one.page.get_by_role("button", name="To the end").click()
    one.page.get_by_role("button", name="Analysis", exact=True).click()
    expect(on.get_by_role("button", name="Play on from here")).to_be_disabled()
