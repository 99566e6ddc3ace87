"""What an agent observes: positions set out by hand, the view in numbers, and nothing hidden."""

import numpy as np
import pytest
from support import random_match

from ecotone.engine.randomness import new_generator
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import (
    ACTION_NAMES,
    CROP_NAMES,
    EVENT_NAMES,
    SPACE_NAMES,
    WORKER_NAMES,
)
from ecotone.games.keyharvest.effects import Do, Source
from ecotone.games.keyharvest.table import ACTION_TILE, EVENT_TILE, SPACES, Ask

SPACE = GAME.observation
TILE_NAMES = [*WORKER_NAMES, *EVENT_NAMES, *ACTION_NAMES]


class Seen:
    """An observation, its fields as attributes."""

    def __init__(self, edition, state, seat):
        self.row = np.full(SPACE.size, 77, np.int8)
        GAME.observe(edition.data, state, seat, self.row)

    def __getattr__(self, name):
        return SPACE.part(self.row, name).tolist()


def seen(s, seat):
    return Seen(s.edition, s.state, seat)


def labels(plane):
    """The spaces that are marked on a plane."""
    return {SPACE_NAMES[space]: number for space, number in enumerate(plane) if number}


def of(names, numbers):
    """The names whose numbers are not zero."""
    return [name for name, number in zip(names, numbers, strict=True) if number]


def test_a_seat_sees_its_own_board_first_and_the_others_as_they_sit_to_its_left(scene):
    s = scene(3).fields(0, "E4", "E5", "A1").fields(2, "C3", harvested=True)
    first, second, third = (seen(s, seat) for seat in range(3))
    assert labels(first.fields[0][0]) == {"E4": 1, "E5": 1, "A1": 1}
    assert labels(first.fields[2][1]) == {"C3": 1}
    assert labels(third.fields[0][1]) == labels(second.fields[1][1]) == {"C3": 1}
    assert labels(second.fields[2][0]) == labels(third.fields[1][0]) == labels(first.fields[0][0])
    assert first.groups == [[2, 1], [0, 0], [1, 0], [0, 0]]
    assert first.tiles == [3, 0, 1, 0]
    assert second.tiles == [0, 1, 3, 0]
    assert first.neighbours[SPACE_NAMES.index("E4")] == 1
    assert sum(second.neighbours) == 0
    assert [first.active, second.active, third.active] == [[1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0]]
    assert first.players == [1, 1, 1, 0]


def test_groups_are_those_that_count(scene):
    s = scene().fields(1, "A1", "A2", "B1", "C5", "C6", "G7", harvested=True)
    s.fields(1, "E4", "E5", "E6", "F5")
    assert seen(s, 1).groups[0] == [4, 3]


def test_workers_are_seen_by_their_value_and_place(scene):
    s = scene().fields(1, "D4", "D5", "E4", "E6").workers(1, E5="T3", D3="F1")
    found = seen(s, 0)
    values = {worker: int(s.cards.value[number]) for number, worker in enumerate(WORKER_NAMES)}
    assert labels(found.workers[1]) == {"E5": values["T3"], "D3": values["F1"]}
    assert found.post[1][WORKER_NAMES.index("T3")] == SPACE_NAMES.index("E5") + 1
    assert of(WORKER_NAMES, found.post[1]) == ["F1", "T3"]
    assert of(WORKER_NAMES, found.post[0]) == []
    assert found.worker_points == [0, values["T3"] + values["F1"], 0, 0]
    assert found.tiles == [0, 6, 0, 0]
    assert found.value == list(values.values())


def test_stores_registry_and_bag_are_planes_of_fields(scene):
    s = scene(3).registry("B2", "G7").store(1, "E4", wheat=2, hops=1).store(0, "A1", wine=1)
    found = seen(s, 0)
    assert labels(found.registry) == {"B2": 1, "G7": 1}
    assert labels(found.stored[0]) == {"A1": 1}
    assert labels(found.stored[1]) == {"E4": 1}
    bids = dict(zip(CROP_NAMES, (labels(plane) for plane in found.bid), strict=True))
    assert bids == {"wheat": {"E4": 2}, "vegetables": {}, "apples": {}, "wine": {"A1": 1}} | {
        "hops": {"E4": 1}
    }
    assert found.bag_size == [SPACES - 4]
    assert sorted(labels(found.bag)) == sorted({*SPACE_NAMES} - {"A1", "B2", "E4", "G7"})


def test_others_counters_are_seen_as_bounds(scene):
    s = scene(3).counters(0, wheat=2, hops=1).counters(1, wine=3).registry("A1")
    s.table.first_hand[:] = 0
    s.table.first_hand[0, :] = (2, 0, 0, 0, 1)
    s.table.first_hand[1, :] = (0, 0, 0, 3, 0)
    s.table.first_hand[2, :] = (0, 3, 0, 0, 0)
    s.play("D", "A1", "give wheat", "stop")
    found = seen(s, 1)
    assert found.least[0] == found.most[0] == [0, 0, 0, 3, 0]
    assert (found.least[2][0], found.most[2][0]) == (0, 1), "one of two is in the bid"
    assert found.moved[2] == [-1, 0, 0, 0, 0]
    assert found.held == [3, 0, 2, 0]


def test_a_bid_names_its_field_and_the_text_that_asks_for_it(scene):
    s = scene().counters(0, wheat=1).registry("C3").play("D", "C3")
    for seat, place in ((0, 0), (1, 1)):
        found = seen(s, seat)
        assert of(Ask, found.ask) == [Ask.BID]
        assert labels(found.subject) == {"C3": 1}
        assert of(TILE_NAMES, found.tile) == ["D"]
        assert of(Do, found.do) == [Do.STORE]
        assert of(Source, found.source) == [Source.REGISTRY]
        assert (found.times_left, found.worked, found.due) == ([1], [1], [0])
        assert found.actor.index(1) == place
        assert found.placing_barred == [1]
        assert of(ACTION_NAMES, found.done) == ["D"]


def test_a_price_shows_what_is_due_for_which_field_and_to_whom(scene):
    s = scene(3).text("F1", "place field other_stores -> own_board 1 price_2_to_owner")
    s.fields(0, "D4").store(2, "C3", wheat=1).counters(0, hops=3)
    s.play("B", "+F1")
    posting = seen(s, 0)
    assert of(WORKER_NAMES, posting.posted) == ["F1"]
    assert posting.need == [1]
    s.play("@D5", "C3", "give hops")
    found = seen(s, 1)
    assert of(Ask, found.ask) == [Ask.PAY]
    assert found.due == [1]
    assert labels(found.subject) == {"C3": 1}
    assert found.receiver == [0, 1, 0, 0], "the third seat sits to the left of the second"
    assert of(TILE_NAMES, found.tile) == ["F1"]
    assert of(TILE_NAMES, found.waiting) == ["B"]
    assert found.price == [2]
    assert found.text_space == [SPACE_NAMES.index("D5") + 1]


def test_an_exchange_shows_the_crop_given(scene):
    s = scene().fields(0, "D4").counters(0, hops=1).play("B", "+F2", "@D5", "give hops")
    assert of(Ask, seen(s, 1).ask) == [Ask.TAKE]
    assert of(CROP_NAMES, seen(s, 1).exchanged) == ["hops"]
    assert seen(s, 1).times_left == [3]


def test_a_harvest_shows_the_group_that_was_begun(scene):
    s = scene().fields(0, "E4", "E5", "E6", "A1", "A2").play("A")
    assert sorted(labels(seen(s, 1).candidates)) == ["A1", "A2", "E4", "E5", "E6"]
    s.play("E5")
    assert sorted(labels(seen(s, 1).candidates)) == ["E4", "E6"]
    s.play("stop")
    assert labels(seen(s, 1).candidates) == {}


def test_a_gain_shows_the_crops_still_open(scene):
    s = scene().text("F1", "gain different_crops adjacent -> screen 2").fields(0, "D4", "E4")
    s.play("B", "+F1", "@D5")
    crops = {CROP_NAMES[s.cards.crop[SPACE_NAMES.index(field)]] for field in ("D4", "E4")}
    assert {*of(CROP_NAMES, seen(s, 0).candidate_crops)} == crops
    taken = min(crops)
    s.play(f"take {taken}")
    assert {*of(CROP_NAMES, seen(s, 0).candidate_crops)} == crops - {taken}


def test_an_event_shows_who_has_answered_and_which_fields_are_handed_on(scene):
    s = scene(3).fields(0, "D4").fields(1, "E4", harvested=True).fields(2, "F4")
    s.draw("E01", "G1", "G2").play("D4", "E4")
    found = seen(s, 2)
    assert found.in_event == [1]
    assert found.answered == [0, 1, 1, 0]
    assert found.passing == [
        0,
        SPACE_NAMES.index("D4") + 1,
        SPACE_NAMES.index("E4") + 1,
        0,
    ]
    assert found.passing_side == [0, 1, 2, 0]
    assert found.event_space[EVENT_NAMES.index("E01")] == 1
    assert of(TILE_NAMES, found.tile) == ["E01"]
    assert found.must == [1]
    s.play("F4")
    assert seen(s, 2).in_event == [0]
    assert seen(s, 2).passing == [0, 0, 0, 0]


def test_who_stands_aside_is_seen(scene):
    s = scene(2).fields(0, "D4").fields(1, "E4")
    s.table.guarded[:2] = 1
    s.draw("E01", "G1", "G2")
    assert of(Ask, seen(s, 1).ask) == [Ask.ASIDE]
    assert of(TILE_NAMES, seen(s, 1).tile) == ["E01"]
    assert seen(s, 1).guarded == [1, 1, 0, 0]
    s.play("stand_aside")
    assert seen(s, 1).aside == [0, 1, 0, 0]
    assert seen(s, 1).answered == [0, 1, 0, 0]


@pytest.mark.ruling("R40")
def test_fields_that_another_looks_at_may_as_well_be_in_the_bag(scene):
    ring = ("D4", "D5", "E4", "E6", "F4")
    s = scene(3).fields(0, *ring, harvested=True).counters(0, wheat=3)
    s.play("B", "+T3", "@E5", "use")
    mine, theirs = seen(s, 0), seen(s, 1)
    assert len(labels(mine.drawn)) == 3
    assert labels(theirs.drawn) == {}
    assert labels(theirs.bag) == labels(mine.bag) | labels(mine.drawn)
    assert mine.drawn_count == theirs.drawn_count == [3]
    chosen = sorted(labels(mine.drawn))[1]
    s.play(chosen)
    assert labels(seen(s, 1).drawn) == {chosen: 1}, "it lies open"


def test_a_long_game_stays_within_its_numbers(scene):
    s = scene()
    s.table.turns = 999
    assert seen(s, 0).turns == [127]
    s.table.turns_left = 1
    s.play("end_turn")
    found = seen(s, 1)
    assert of(Ask, found.ask) == [Ask.OVER]
    assert found.actor == found.active == [0, 0, 0, 0]
    assert sum(found.tile) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_says_what_the_view_says(players):
    for number, match in enumerate(random_match(GAME, players, players)):
        if number % 23 and not match.over:
            continue
        for seat in range(players):
            compare(Seen(match.edition, match.state, seat), match.seen_by(seat), seat)


def compare(found, view, seat):
    """Does an observation agree with the view of the same seat?"""
    players = view["players"]
    assert sorted(labels(found.bag)) == sorted(view["bag"])
    assert found.drawn_count == [view["drawn_count"]]
    assert sorted(labels(found.drawn)) == sorted(f["field"] for f in view["drawn"] or [])
    assert sorted(labels(found.registry)) == sorted(f["field"] for f in view["registry"] if f)
    assert of(EVENT_NAMES, found.bag_events) == view["bag_events"]
    laid = {EVENT_NAMES[event]: space for event, space in enumerate(found.event_space) if space}
    assert sorted(laid, key=laid.get) == view["events"]
    assert found.stock == list(view["stock"].values())
    assert of(Ask, found.ask)[0].name.lower() == view["ask"]
    assert of(TILE_NAMES, found.tile) == ([view["tile"]] if view["tile"] else [])
    assert found.turns_left == [view["turns_left"] or 0]
    assert found.actions_left == [view["actions_left"]]
    assert of(ACTION_NAMES, found.done) == view["done"]
    assert of(WORKER_NAMES, found.posted) == [w for w in [view["doing"]["worker"]] if w]
    for place in range(players):
        owner = (seat + place) % players
        board = view["boards"][owner]
        assert found.active[place] == (view["active"] == owner)
        assert found.actor[place] == (view["actor"] == owner)
        assert list(board["known"].values()) == [
            list(bounds) for bounds in zip(found.least[place], found.most[place], strict=True)
        ]
        assert found.moved[place] == list(board["moved"].values())
        assert found.held[place] == board["counter_count"]
        assert found.guarded[place] == board["guarded"]
        compare_board(found, board, place)
        event = view["event"]
        assert found.answered[place] == (event is not None and owner in event["answered"])
        passing = view["passing"][owner] if event else None
        assert found.passing[place] == (SPACE_NAMES.index(passing["field"]) + 1 if passing else 0)


def compare_board(found, board, place):
    fields = {field["space"]: field["harvested"] for field in board["fields"]}
    assert labels(found.fields[place][0]) == {
        f: 1 for f, harvested in fields.items() if not harvested
    }
    assert labels(found.fields[place][1]) == {f: 1 for f, harvested in fields.items() if harvested}
    assert labels(found.workers[place]) == {w["space"]: w["value"] for w in board["workers"]}
    assert of(WORKER_NAMES, found.post[place]) == sorted(w["worker"] for w in board["workers"])
    score = board["score"]
    assert found.groups[place] == [len(score["largest"]["fields"]), len(score["second"]["fields"])]
    assert found.tiles[place] == len(fields) + len(board["workers"])
    stored = [field for field in board["store"] if field]
    assert sorted(labels(found.stored[place])) == sorted(field["field"] for field in stored)
    for field in stored:
        space = SPACE_NAMES.index(field["field"])
        assert [plane[space] for plane in found.bid] == list(field["bid"].values())


@pytest.mark.parametrize("players", [3, 4])
def test_an_observation_does_not_change_with_what_its_seat_cannot_know(players):
    changed = 0
    for number, match in enumerate(random_match(GAME, players, 20 + players)):
        if number % 11 and not match.over:
            continue
        for seat in range(players):
            before = Seen(match.edition, match.state, seat).row
            for seed in range(2):
                state = match.state.copy()
                GAME.entry.redeal(match.edition.data, state, seat, new_generator(number + seed))
                assert (Seen(match.edition, state, seat).row == before).all()
                other = (seat + 1) % players
                changed += (
                    Seen(match.edition, state, other).row
                    != Seen(match.edition, match.state, other).row
                ).any()
    assert changed > 10, "the deals differ, and those who may know see it"


def test_tiles_are_numbered_as_in_the_table():
    assert TILE_NAMES.index("E01") == EVENT_TILE
    assert TILE_NAMES.index("A") == ACTION_TILE
