"""The stage stands still: nothing moves, hides or is cut off while games are played."""

import pytest
from browser.served import PHONE, persist
from browser.stage import seated, shows_version, watch
from playwright.sync_api import expect

PLAYERS = {
    "keystone": (1, 2, 3, 4),
    "ecosfera": (1, 2, 3, 4),
    "habitats": (1, 2, 3, 4, 5),
    "keyharvest": (2, 3, 4),
}
LARGE = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
ALL = [(game, players) for game, numbers in PLAYERS.items() for players in numbers]
LANGUAGES = ["en-US", "de-DE"]
WHOLE = 10_000
TOUCHED = [PHONE, {"width": 820, "height": 1180}]


def stands_still(found):
    """Nothing moved, nothing lit was out of sight, all words can be read."""
    assert found.states > 3
    assert found.moved == {}
    assert found.hidden == {}
    assert found.small == {}
    assert found.clipped == {}
    assert found.across <= 0


PART = 80
"""So many own decisions are looked at by a quick test; deep ones see the whole game."""


def on_large_screens(device, server, game, players, sizes, *, most=PART, **more):
    found = watch(device(**more), server, game, players, every=6, most=most, sizes=sizes)
    for at_size in found.values():
        stands_still(at_size)
        assert at_size.down <= 0
        assert at_size.places


def shows_what_is_lit(one, server, game, players, **more):
    (found,) = watch(one, server, game, players, **more).values()
    assert found.hidden == {}
    assert found.small == {}
    assert found.clipped == {}
    assert found.across <= 0


@pytest.mark.parametrize(
    ("game", "players"), [("keystone", 3), ("ecosfera", 4), ("habitats", 5), ("keyharvest", 4)]
)
def test_the_smallest_desktop_with_the_most_players(device, server, game, players):
    on_large_screens(device, server, game, players, LARGE[:1])


@pytest.mark.deep
@pytest.mark.parametrize(("game", "players"), ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_number_and_large_screen(device, server, game, players, language):
    on_large_screens(device, server, game, players, LARGE, most=WHOLE, language=language)


@pytest.mark.parametrize("game", PLAYERS)
def test_phones_show_what_is_lit(device, server, game):
    shows_what_is_lit(device(size=PHONE), server, game, 2, every=12, most=PART)


@pytest.mark.deep
@pytest.mark.parametrize("size", TOUCHED, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize(("game", "players"), ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_number_on_phones_and_tablets(device, server, game, players, size, language):
    shows_what_is_lit(device(size=size, language=language), server, game, players, every=8)


LENGTHEN = """(section) => {
  const list = section.querySelector('ul');
  const lines = Array.from({length: 12}, () => document.createElement('li'));
  for (const line of lines) line.textContent = 'A long line. '.repeat(9);
  list.append(...lines);
}"""


def test_a_long_explanation_scrolls_in_its_place(device, server):
    """On a tall screen there is room for the log below it."""
    one = device(size=dict(zip(("width", "height"), LARGE[0], strict=True)))
    with seated(one, server, "habitats", 5, seed=7) as seat:
        seat.my_turn()
        seat.act()  # the way in which the figure faces, which nothing explains
        shows_version(one, seat.my_turn()["version"])
        tile = one.page.locator(".space[data-legal]:visible")
        explanation = one.page.get_by_test_id("explain")
        persist(tile.first.click, explanation.is_visible)
        explanation.evaluate(LENGTHEN)
        log = one.page.get_by_role("heading", name="Recent moves")
        expect(log).to_have_count(0)
        one.page.set_viewport_size(dict(zip(("width", "height"), LARGE[-1], strict=True)))
        expect(log).to_be_visible()
        one.page.set_viewport_size(dict(zip(("width", "height"), LARGE[0], strict=True)))
        assert explanation.evaluate("(one) => one.scrollHeight - one.clientHeight") > 0
        explanation.focus()
        expect(explanation).to_be_focused()  # so that it can be scrolled by keys
        assert one.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
