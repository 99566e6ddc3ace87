"""A blind player plays from the table in words: roles and names are all these tests look at."""

import random
import re

import pytest
from browser.access import STRUCTURE, serious
from playwright.sync_api import TimeoutError, expect

MOST_MOVES = 600
SOON = 3000
"""Milliseconds for a click; then the table is read again."""
FACTS = {
    "keystone": r"[A-Z].+, \d, (Forest|Desert|Wetland|Arctic).*\. Costs",
    "ecosfera": r", (producer|consumer)\. Lives in .+\. .*Costs .+\.",
    "habitats": r"[Rr]ow \d, column \d: .+, (grassland|forest|dry land|water), .*points?",
    "keyharvest": r"[A-G]\d, (wheat|vegetables|apples|wine|hops), ",
}
"""What a sentence about something to be had says: names, numbers, habitats, what it brings."""


def at_words(one, server, game):
    """Sit at a table with a bot, and have it in words, by the menu."""
    one.sit(server.create_table(game, "here", "bot:random", seed=5), game, 0)
    menu = one.page.get_by_role("button", name="Menu", exact=True)
    expect(one.page.get_by_role("button", name="Hint")).to_be_visible()
    menu.click()
    one.page.get_by_role("button", name="Show the table as text").click()
    expect(one.page.get_by_role("region", name="Moves", exact=True)).to_be_visible()


def decide(page, choose):
    """Choose one of the moves by its name and confirm it, as soon as the table takes it."""
    region = page.get_by_role("region", name="Moves", exact=True)
    moves = region.get_by_role("listitem").get_by_role("button")
    confirm = page.get_by_role("button", name="Confirm")
    try:
        names = moves.all_inner_texts()
        assert all(names)
        if not names:
            return False
        moves.nth(choose.randrange(len(names))).click(timeout=SOON)
        confirm.click(timeout=SOON)
    except TimeoutError:  # the table changed meanwhile
        return False
    return True


def play(one, server, game, most):
    """Play so many moves, or to the end; returns how many there were."""
    page, choose, played = one.page, random.Random(3), 0
    at_words(one, server, game)
    result = page.get_by_role("button", name="Play again")
    region = page.get_by_role("region", name="Moves", exact=True)
    moves = region.get_by_role("listitem").get_by_role("button")
    while played < most:
        expect(moves.first.or_(result)).to_be_visible()
        if result.is_visible():
            break
        played += decide(page, choose)
    return played


@pytest.mark.parametrize("game", FACTS)
def test_the_words_say_what_one_needs_to_decide(device, server, game):
    one = device()
    at_words(one, server, game)
    table = one.page.get_by_role("region", name="In words")
    expect(table.get_by_role("heading", level=3).first).to_be_visible()
    lines = table.get_by_role("listitem").all_inner_texts()
    assert any(re.search(FACTS[game], line) for line in lines), lines
    assert serious(one.page, STRUCTURE) == []


def test_moves_are_made_through_the_accessibility_tree(device, server):
    assert play(device(), server, "keystone", 12) == 12


@pytest.mark.deep
@pytest.mark.parametrize("game", FACTS)
def test_whole_games_through_the_accessibility_tree(device, server, game):
    one = device()
    assert play(one, server, game, MOST_MOVES) > 5
    expect(one.page.get_by_role("button", name="Play again")).to_be_visible()
