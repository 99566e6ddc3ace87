"""The stage stands still: nothing moves, hides or is cut off while games are played."""

import pytest
from browser.served import PHONE
from browser.stage import watch

PLAYERS = {
    "keystone": (1, 2, 3, 4),
    "ecosfera": (1, 2, 3, 4),
    "habitats": (1, 2, 3, 4, 5),
    "keyharvest": (2, 3, 4),
}
LARGE = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
ALL = [(game, players) for game, numbers in PLAYERS.items() for players in numbers]
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


PART = 160
"""So many own decisions are looked at by a quick test; deep ones see the whole game."""


def on_a_large_screen(device, server, game, players, size, *, most=PART, **more):
    width, height = size
    one = device(size={"width": width, "height": height}, **more)
    found = watch(one, server, game, players, every=6, most=most)
    stands_still(found)
    assert found.down <= 0
    assert found.places


@pytest.mark.parametrize(
    ("game", "players"), [("keystone", 3), ("ecosfera", 4), ("habitats", 5), ("keyharvest", 4)]
)
def test_the_smallest_desktop_with_the_most_players(device, server, game, players):
    on_a_large_screen(device, server, game, players, LARGE[0])


@pytest.mark.deep
@pytest.mark.parametrize("size", LARGE, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "players"), ALL)
@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_every_game_number_and_large_screen(device, server, game, players, size, language):
    on_a_large_screen(device, server, game, players, size, most=WHOLE, language=language)


@pytest.mark.parametrize("game", PLAYERS)
def test_phones_show_what_is_lit(device, server, game):
    found = watch(device(size=PHONE), server, game, 2, every=12, most=120)
    assert found.hidden == {}
    assert found.small == {}
    assert found.clipped == {}
    assert found.across <= 0


@pytest.mark.deep
@pytest.mark.parametrize("size", TOUCHED, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize(("game", "players"), ALL)
def test_every_game_and_number_on_phones_and_tablets(device, server, game, players, size):
    found = watch(device(size=size), server, game, players, every=8)
    assert found.hidden == {}
    assert found.small == {}
    assert found.clipped == {}
    assert found.across <= 0
