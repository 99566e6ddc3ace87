"""Every table in its states: axe finds nothing, forced colours take nothing, large text fits."""

import pytest
from browser.access import serious
from browser.forced import lost
from browser.served import PHONE
from browser.stage import seated, shows_version
from browser.states import GAMES, LATER, play_by_chance, visited

DESKTOP = {"width": 1280, "height": 720}


def checked(one, looks):
    """What axe finds at the sizes and in the themes given."""
    found = {}
    for size, theme in looks:
        one.page.set_viewport_size(size)
        one.page.emulate_media(color_scheme=theme)
        faults = serious(one.page)
        if faults:
            found[f"{size['width']} {theme}"] = faults
    return found


LOOKS = [(PHONE, "dark"), (DESKTOP, "light")]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_state(device, server, game, every):
    """Each state is looked at as on a phone or as on a desktop, in turn, or as on both."""
    one = device(size=DESKTOP)
    found = {}
    for number, state in enumerate(visited(one, server, game), GAMES.index(game)):
        faults = checked(one, LOOKS if every else [LOOKS[number % 2]])
        if faults:
            found[state] = faults
    assert found == {}


def test_tiles_that_step_back_can_be_read(device, server):
    """In Habitats, when a tile is explained, those that do not count for it fade."""
    one = device(size=DESKTOP)
    with seated(one, server, "habitats", 2, seed=5) as seat:
        play_by_chance(seat, 5, LATER["habitats"])
        shows_version(one, seat.state["version"])
        tiles = one.page.get_by_test_id("habitats").locator(".cell .tile")
        faded = one.page.locator(".cell.faded")
        for tile in tiles.all():
            tile.hover(force=True)
            if faded.count():
                break
        assert faded.count()
        looks = [(DESKTOP, "light"), (DESKTOP, "dark")]
        assert checked(one, looks) == {}


@pytest.mark.deep
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_larger_tables(device, server, game, players):
    one = device(size=DESKTOP)
    looks = [(size, theme) for size in (PHONE, DESKTOP) for theme in ("dark", "light")]
    assert {s: f for s in visited(one, server, game, players) if (f := checked(one, looks))} == {}


@pytest.mark.parametrize(
    "size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.deep)], ids=["desktop", "phone"]
)
@pytest.mark.parametrize("game", GAMES)
def test_forced_colours_keep_every_distinction(device, server, game, size):
    one = device(size=size)
    assert {state: gone for state in visited(one, server, game, 3) if (gone := lost(one))} == {}
