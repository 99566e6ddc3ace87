"""Puzzles in the browser: today's, a try, the solution, on every board and on a phone."""

import re

import httpx
import pytest
from browser.access import serious
from browser.served import PHONE
from playwright.sync_api import expect
from support import keep_analysis, mainly

from ecotone.engine.puzzles import read_puzzles
from ecotone.engine.registry import game_named, games
from ecotone.engine.replay import Replay
from ecotone.lab.analysis import analyse

SOME_DAY = "2026-01-01T12:00:00"
"""The puzzle of the day is another one every day."""
GAMES = [name for name, game in games().items() if read_puzzles(game.folder)]


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_shown_on_the_board(device, game):
    one = device()
    one.page.clock.set_fixed_time(SOME_DAY)
    one.go("/puzzles")
    page = one.page
    title = game_named(game).title("en")
    page.get_by_role("link", name=f"Puzzle of the day {title}").click()
    expect(page.get_by_test_id("puzzle")).to_contain_text("Find the best move")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("The best move:")
    expect(page.get_by_test_id("move-marks")).to_be_visible()
    one.picture(f"puzzle-{game}")
    assert serious(page) == []
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_test_id("puzzle")).to_contain_text(re.compile(r"Puzzle \d+ of \d+"))


def place_of(game, puzzle):
    """The slot and side beside which a tile is to be laid, if it can be turned in one way only."""
    places = [game.actions.decode(int(one)).arguments for one in puzzle.match(game).legal_numbers]
    wanted = game.actions.decode(puzzle.solution).arguments
    here = [one for one in places if (one["beside"], one["side"]) == place(wanted)]
    return place(wanted) if len(here) == 1 else None


def place(given):
    return given["beside"], given["side"]


def test_a_try_is_judged_and_remembered(device, server):
    habitats = game_named("habitats")
    puzzles = read_puzzles(habitats.folder)
    number, (beside, side) = next(
        (at, found) for at, puzzle in enumerate(puzzles, 1) if (found := place_of(habitats, puzzle))
    )
    state = httpx.get(f"{server.url}/api/games/habitats/puzzles/{number}", timeout=60).json()[
        "state"
    ]
    names = ("north", "east", "south", "west")
    cell = next(
        one
        for one in state["view"]["parks"][state["seat"]]["open"]
        if (one["beside"], one["side"]) == (beside, names[side])
    )
    one = device(size=PHONE, language="de-DE")
    one.go(f"/puzzles/habitats/{number}")
    page = one.page
    page.locator(f"[data-cell='{cell['column']},{cell['row']}']").click()
    page.get_by_test_id("primary").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Richtig!")
    one.picture("puzzle-habitats-phone")
    one.go("/puzzles")
    expect(page.locator("main")).to_contain_text("1 von 1 beim ersten Versuch richtig")


@pytest.fixture
def missed(server):
    """A finished game on the server in whose analysis a puzzle was found, and its table."""
    habitats = game_named("habitats")
    puzzle = read_puzzles(habitats.folder)[0]
    match = puzzle.match(habitats)
    found = {"number": len(match.actions) + 1, "seat": match.actor, "gap": puzzle.gap}
    while not match.over:
        match.push(match.choice(0))
    answer = httpx.post(f"{server.url}/api/replays", json=Replay(match).to_data(), timeout=60)
    facts = answer.raise_for_status().json()
    analysis = analyse(match, [seat["name"] for seat in facts["seats"]], 1).to_data()
    analysis["puzzles"] = [found | {"solution": puzzle.solution}]
    keep_analysis(server.data / "tables.sqlite", facts["id"], analysis)
    return facts["id"]


@mainly("phone", [True, False])
def test_a_puzzle_of_a_game_of_ones_own(device, missed, phone):
    one = device(size=PHONE) if phone else device()
    page = one.page
    one.go("/puzzles")
    mine = page.get_by_test_id("puzzles-of-my-games")
    expect(mine).to_contain_text("None of your finished games has been analysed yet")
    held = {"id": missed, "game": "habitats", "owner": None, "seats": [], "at": 1}
    page.evaluate(
        "held => localStorage.ecotone = JSON.stringify("
        "{...JSON.parse(localStorage.ecotone ?? '{}'), tables: [held]})",
        held,
    )
    page.reload()
    expect(mine.get_by_role("heading", name="Habitats")).to_be_visible()
    one.picture("puzzles-own-phone" if phone else "puzzles-own")
    mine.get_by_test_id("own-puzzles").get_by_role("link").click()
    expect(page.get_by_test_id("puzzle")).to_contain_text("Puzzle 1 of 1 from this game")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("The best move:")
    page.get_by_role("link", name="Look at the game").click()
    review = page.get_by_test_id("review")
    expect(review.get_by_test_id("own-puzzles").get_by_role("link")).to_be_visible()
