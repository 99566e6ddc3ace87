"""A game that is no part of this repository, played on the board that its package ships."""

import os
from pathlib import Path

import httpx
import pytest
from browser.access import serious
from browser.served import PHONE, WON, moves, serving
from playwright.sync_api import expect
from support import mainly

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A server in whose environment the tiny game is installed, as any package would be."""
    site = tmp_path_factory.mktemp("site")
    package = site / "tiny-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[ecotone.games]\ntiny = tiny:GAME\n")
    path = os.pathsep.join([str(site), str(TESTS), os.environ.get("PYTHONPATH", "")])
    with serving(tmp_path_factory.mktemp("tiny"), PYTHONPATH=path) as there:
        yield there


@mainly("size", [None, PHONE], ["desktop", "phone"])
def test_a_whole_game_on_the_board_of_a_package(device, installed, size):
    table = installed.create_table("tiny", "here", "here", seed=3, options={"stones": 7})
    one = device(installed.url, **({"size": size} if size else {}))
    one.sit(table, "tiny", 0, 1)
    board = one.page.get_by_test_id("tiny")
    expect(board.get_by_role("heading", name="7 stones left")).to_be_visible()
    one.picture(f"tiny-{'phone' if size else 'desktop'}")
    assert serious(one.page) == []
    board.get_by_role("button", name="Take 3").click()
    expect(board.get_by_role("heading", name="4 stones left")).to_be_visible()
    board.get_by_role("button", name="Take 2").click()
    expect(board.get_by_role("heading", name="2 stones left")).to_be_visible()
    expect(board.get_by_role("button", name="Take 3")).to_have_count(0)
    board.get_by_role("button", name="Take 2").click()
    expect(one.result).to_contain_text(WON)
    assert moves(installed.url, table["id"]) == 3
    one.page.get_by_role("link", name="Replay", exact=True).click()
    one.page.get_by_role("slider", name="Move").fill("1")
    expect(board.get_by_role("heading", name="4 stones left")).to_be_visible()
    expect(board.get_by_role("button", name="Take")).to_have_count(0)


def test_it_speaks_german_and_can_be_read_in_words(device, installed):
    table = installed.create_table("tiny", "here", "bot:greedy", seed=3)
    one = device(installed.url)
    one.sit(table, "tiny", 0)
    board = one.page.get_by_test_id("tiny")
    expect(board.get_by_role("heading", name="15 stones left")).to_be_visible()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Show the table as text").click()
    expect(one.decisions).to_have_count(3)
    expect(board).to_have_count(0)
    german = device(installed.url)
    german.sit(table, "tiny", 0, language="de")
    expect(german.page.get_by_role("heading", name="Noch 15 Steine")).to_be_visible()
    german.page.get_by_role("button", name="Nimm 1").click()
    expect(german.page.get_by_role("heading", name="Noch 15 Steine")).to_have_count(0)


def test_a_board_that_fails_is_replaced_by_words(device, installed):
    table = installed.create_table("tiny", "here", "here", seed=3)
    one = device(installed.url)
    one.page.route(
        "**/client/*/index.js", lambda route: route.fulfill(status=404, body="not there")
    )
    one.sit(table, "tiny", 0, 1)
    expect(one.decisions).to_have_count(3)
    one.faults.clear()


def test_the_policy_of_the_page_allows_only_the_servers_own_scripts(installed):
    policy = httpx.get(f"{installed.url}/").headers["content-security-policy"]
    assert "script-src 'self';" in policy
