"""What the browser's board is told: tiles, previews, refusals, views, and nothing hidden."""

import json

import numpy as np
import pytest
from games.habitats.markets import Market
from games.habitats.parks import Park, animal, flower, park, road, tower

from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.games.habitats import GAME
from ecotone.games.habitats.actions import ACTIONS
from ecotone.games.habitats.explanation import WIDTH
from ecotone.games.habitats.surroundings import hopeless, surroundings
from ecotone.games.habitats.table import EMPTY, Phase
from ecotone.games.habitats.words import record
from ecotone.testing import random_match

EDITION = GAME.edition()


def look(laid: Park, letter: str):
    return surroundings(laid.cards, laid.table, 0, laid.slot(letter))


def lost(laid: Park):
    slots = hopeless(laid.cards, laid.table, 0, laid.sheet.reshape(-1, WIDTH))
    return {letter for letter in laid.letters.values() if letter.isupper() and letter != "E"} & {
        laid.letters[int(laid.table.column[0, slot]), int(laid.table.row[0, slot])]
        for slot in slots
    }


def reasons(match, language="en"):
    return {
        refusal.subject: GAME.format_event(EDITION, refusal.reason, language)
        for refusal in GAME.refusals(EDITION, match.state, match.actor)
    }


def test_the_catalogue_is_plain_data_in_both_languages():
    told = json.loads(json.dumps(GAME.catalogue(EDITION)))
    tiles = {tile["id"]: tile for tile in told["tiles"]}
    assert tiles["lion"]["needs"] == {"grass": 3, "forest": 1}
    assert tiles["lion"]["name"] == {"en": "Lion", "de": "Löwe"}
    assert tiles["bend_grass"]["roads"] == [1, 2]
    assert tiles["bend_grass"]["marked"] == [0, 3]
    assert tiles["corner_platform_forest"]["directions"] == [0, 2]
    assert told["goal_points"]["2"] == [[3, 1], [4, 2], [5, 3]]


def test_an_animal_names_the_tiles_that_count_for_it():
    laid = park("ggA", ".ff", ".E.", A=animal("grass", grass=2, forest=2))
    touches = look(laid, "A")["touches"]
    assert {need: len(slots) for need, slots in touches.items()} == {"grass": 2, "forest": 2}
    assert laid.slot("A") not in touches["grass"]


def test_an_animal_with_no_free_side_is_lost_unless_a_touching_area_can_grow():
    needs = {"forest": 2, "water": 1}
    assert lost(park(".g.", "gAg", ".E.", A=animal("grass", **needs))) == {"A"}
    assert lost(park(".f.", "gAw", ".E.", A=animal("grass", **needs))) == set()
    assert lost(park("gAg", ".E.", A=animal("grass", forest=2))) == set()
    assert lost(park("gAg", ".E.", A=animal("grass", **needs))) == {"A"}
    assert lost(park("gAg", ".E.", A=animal("grass", forest=1, flower=1))) == set()


def test_a_fulfilled_animal_is_never_lost():
    assert lost(park(".g.", "gAg", ".E.", A=animal("grass", grass=3))) == set()


def test_a_road_that_wants_a_tile_on_a_closed_cell_is_lost():
    assert lost(park("RE", R=road("grass", "N", "W"))) == set()
    assert lost(park("RE", "gg"[:1], R=road("grass", "N", "S"))) == set()
    beside_path = park("EA", ".R", A=animal("grass", grass=9), R=road("grass", "S", "W"))
    assert "R" in lost(beside_path)


def test_a_tower_tells_how_far_it_looks_and_what_it_sees():
    laid = park("TAFE", T=tower("dry", "E+N"), A=animal("grass", water=1), F=flower("grass"))
    told = look(laid, "T")
    assert {"direction": 2, "steps": 3} in told["views"]
    assert {"direction": 0, "steps": 1} in told["views"]
    assert told["sees"] == [
        {"slot": slot, "counts": counts}
        for slot, counts in sorted([(laid.slot("A"), False), (laid.slot("F"), True)])
    ]


def test_a_tower_looks_no_farther_than_the_next_tower():
    laid = park("TUFE", T=tower("dry", "E"), U=tower("dry", "N"), F=flower("grass"))
    assert look(laid, "T")["views"] == [{"direction": 2, "steps": 1}]
    assert look(laid, "T")["sees"] == []


def test_previews_of_places_tell_what_the_place_then_brings():
    seen = 0
    for match in random_match(GAME, 2, 7):
        if match.over:
            break
        if record(match.state).phase != Phase.PLACE:
            continue
        for action in match.legal[::9]:
            seen += 1
            check_against_play(match, int(action))
    assert seen > 50


def check_against_play(match, action):
    """Lay the tile on a copy and compare with what was told."""
    seat = match.actor
    told = GAME.preview(EDITION, match.state, action, seat)
    before = GAME.score_sheet(EDITION, match.state, seat)
    state = match.state.copy()
    GAME.entry.apply(EDITION.data, state, action)
    after = GAME.score_sheet(EDITION, state, seat)
    assert told["points"] == after["park"] - before["park"]
    points = {tile["slot"]: tile["points"] for tile in after["tiles"]}
    assert points[told["tile"]["slot"]] == told["tile"]["points"]
    for tile in before["tiles"]:
        changed = [one for one in told["changes"] if one["slot"] == tile["slot"]]
        assert points[tile["slot"]] == (changed[0] if changed else tile)["points"]
    json.dumps(told)


def test_a_preview_of_taking_tells_what_is_left_for_the_next_player():
    market = Market("ab..", "c>d.", ".e<f", "....")
    told = GAME.preview(market.match.edition, market.match.state, ACTIONS.encode("take", turn=0), 0)
    assert (told["space"], told["facing"], told["left"]) == (6, "east", 5)
    following = {offer["turn"]: offer["space"] for offer in told["next"]["offers"]}
    assert told["next"]["seat"] == 1
    assert following["front"] == 9


def test_the_tile_that_fills_the_space_left_is_not_told():
    market = Market("....", ".>d.", ".<..", "....")
    told = GAME.preview(market.match.edition, market.match.state, ACTIONS.encode("take", turn=0), 0)
    (refilled,) = [offer for offer in told["next"]["offers"] if offer["space"] == told["left"]]
    assert refilled["tile"] is None


@pytest.mark.compiled
def test_what_is_told_does_not_depend_on_the_order_of_the_bag():
    for match in random_match(GAME, 3, 4):
        if match.over:
            break
        other = match.state.copy()
        GAME.entry.redeal(EDITION.data, other, match.actor, new_generator(99))
        for action in match.legal[::11]:
            one = GAME.preview(EDITION, match.state, int(action), match.actor)
            assert one == GAME.preview(EDITION, other, int(action), match.actor)


def test_the_market_says_why_a_tile_cannot_be_taken():
    market = Market("a.b.", "c>de", ".f<.", "....")
    told = reasons(market.match)
    assert "comes first" in told["space:7"]
    assert "Not in line" in told["space:0"]
    assert "Behind" in told["space:4"]
    assert "space:6" not in told
    assert "Hinter" in reasons(market.match, "de")["space:4"]


def test_cells_say_why_nothing_can_lie_there():
    match = Match(GAME, 2, 3, {"facing": "printed"})
    match.push(int(match.legal[0]))
    told = reasons(match)
    assert "path to the entrance" in told["cell:0,1"]
    assert "There is no tile next to this cell" in told["cell:1,1"]
    assert "cell:0,-1" not in told


def test_a_road_that_cannot_be_turned_free_says_so():
    match = Match(GAME, 2, 3, {"facing": "printed"})
    match.push(int(match.legal[0]))
    table = record(match.state)
    keys = [tile["id"] for tile in GAME.catalogue(EDITION)["tiles"]]
    table.hand = keys.index("bend_grass")
    table.road_turning = 1
    told = reasons(match)
    assert "a road side would touch a tile" in told["cell:-1,0"]
    assert "cell:1,0" not in told


@pytest.mark.parametrize("players", [1, 5])
def test_all_that_is_told_of_a_game_is_plain_data(players):
    for count, match in enumerate(random_match(GAME, players, 2)):
        if match.over or count % 6:
            continue
        seat = match.actor
        assert json.loads(json.dumps(GAME.view(EDITION, match.state, seat)))
        for refusal in GAME.refusals(EDITION, match.state, seat):
            assert GAME.format_event(EDITION, refusal.reason, "de")
        for action in match.legal[::13]:
            json.dumps(GAME.preview(EDITION, match.state, int(action), seat))


def test_nothing_is_refused_to_who_is_not_on_turn():
    match = Match(GAME, 2, 3, {"facing": "printed"})
    assert list(GAME.refusals(EDITION, match.state, 1)) == []
    assert record(match.state).hand == EMPTY
    assert np.array_equal(match.legal, sorted(match.legal))
