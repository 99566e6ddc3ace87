"""Texts that concern other players, and fields that go from any place to any other."""

import pytest

from ecotone.engine.randomness import new_generator
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import CROP_NAMES, SPACE_NAMES
from ecotone.games.keyharvest.effects import Quantity
from ecotone.games.keyharvest.table import TABLE, Ask, Side

FOR_REAPER = ("B", "+F1", "@E5")
TAKE_ONE = "pay counter screen -> my_screen 1"


def number_of(label):
    return SPACE_NAMES.index(label)


def field_crop(s, label):
    return int(s.cards.crop[number_of(label)])


def told(s, effect, players=3, scroll=False):
    """The reaper is played with this text, on a bell or a scroll."""
    found = s(players).text("F1", effect).fields(0, "E4", harvested=True)
    found.cards.scroll[0] = scroll
    return found


@pytest.mark.ruling("R42")
def test_a_neighbour_cannot_decline_what_a_bell_makes_it_pay(scene):
    s = told(scene, f"left: {TAKE_ONE}").counters(1, wheat=1, hops=1).play(*FOR_REAPER)
    assert (s.asked, s.actor, s.legal) == (Ask.PLAYER, 0, ["stop", "use"])
    s.play("use")
    assert (s.asked, s.actor, s.legal) == (Ask.PAY, 1, ["give hops", "give wheat"])
    s.play("give hops")
    assert (s.hand(0), s.hand(1)) == ({"hops": 1}, {"wheat": 1})
    assert (s.asked, s.actor) == (Ask.TURN, 0)


@pytest.mark.ruling("R42")
def test_a_bell_may_leave_the_neighbour_alone(scene):
    s = told(scene, f"left: {TAKE_ONE}").counters(1, wheat=1).play(*FOR_REAPER, "stop")
    assert (s.hand(0), s.hand(1), s.asked) == ({}, {"wheat": 1}, Ask.TURN)


@pytest.mark.ruling("R42")
def test_a_gift_of_a_bell_may_be_declined_by_each(scene):
    s = told(scene, "others: gain counter stock -> screen 1").play(*FOR_REAPER, "use")
    assert (s.asked, s.actor) == (Ask.GAIN, 1)
    s.play("stop")
    assert (s.asked, s.actor) == (Ask.GAIN, 2)
    s.play("take wine")
    assert (s.hand(1), s.hand(2), s.asked) == ({}, {"wine": 1}, Ask.TURN)


def test_a_scroll_asks_nobody_who_has_no_choice(scene):
    s = told(scene, f"right: {TAKE_ONE}", scroll=True).counters(2, apples=1).play(*FOR_REAPER)
    assert (s.asked, s.actor, s.legal) == (Ask.PAY, 2, ["give apples"])


def test_a_player_is_chosen_one_after_the_other(scene):
    s = told(scene, f"other: {TAKE_ONE}", 4, scroll=True).counters(3, apples=1).play(*FOR_REAPER)
    for seat in (1, 2):
        assert s.asked == Ask.PLAYER
        assert s.table.slot[s.table.depth] == seat
        s.play("stop")
    assert (s.asked, s.actor) == (Ask.PAY, 3)


def test_a_bell_may_pass_over_everyone(scene):
    s = told(scene, f"other: {TAKE_ONE}").counters(2, apples=1).play(*FOR_REAPER, "stop", "stop")
    assert (s.hand(2), s.asked) == ({"apples": 1}, Ask.TURN)


def test_everyone_follows_clockwise_and_each_counts_what_is_its_own(scene):
    s = told(scene, "all: gain counter stock -> screen per_fields:2", scroll=True)
    s.fields(1, "A1", "A2", "A3", "A4").fields(2, "G1", "G2").play(*FOR_REAPER)
    assert (s.asked, s.actor) == (Ask.GAIN, 1)
    s.play("take wine", "take wine", "take hops")
    assert (s.hand(0), s.hand(1), s.hand(2)) == ({}, {"wine": 2}, {"hops": 1})


def test_what_is_given_goes_to_the_player_one_chooses(scene):
    s = told(scene, "pay counter screen -> other_screen 1").counters(0, wheat=1)
    s.play(*FOR_REAPER, "stop", "use", "give wheat")
    assert (s.hand(1), s.hand(2)) == ({}, {"wheat": 1})


def test_a_crop_that_is_demanded_is_asked_for_even_where_there_is_none(scene):
    s = told(scene, "others: pay wheat screen -> my_screen 1", scroll=True)
    s.counters(1, hops=2).counters(2, hops=1, wheat=2).play(*FOR_REAPER)
    assert (s.actor, s.legal) == (1, ["stop"])
    s.play("stop")
    assert (s.actor, s.legal) == (2, ["give wheat"])
    s.play("give wheat")
    assert (s.hand(0), s.hand(1), s.hand(2)) == ({"wheat": 1}, {"hops": 2}, {"hops": 1, "wheat": 1})


@pytest.mark.ruling("R43")
def test_a_counter_drawn_blindly_is_nobodys_choice(scene):
    s = told(scene, f"left: {TAKE_ONE} drawn_blindly").counters(1, wheat=1, hops=1)
    s.play(*FOR_REAPER, "use")
    assert (s.asked, s.actor) == (Ask.TURN, 0)
    (drawn,) = s.hand(0)
    assert s.hand(1) == {crop: 1 for crop in ("wheat", "hops") if crop != drawn}


@pytest.mark.ruling("R43")
def test_every_counter_may_be_the_one_drawn(scene):
    drawn = set()
    for seed in range(20):
        s = told(scene, f"left: {TAKE_ONE} drawn_blindly").counters(1, wheat=1, hops=1)
        s.table.random[:] = new_generator(seed)
        drawn |= set(s.play(*FOR_REAPER, "use").hand(0))
    assert drawn == {"wheat", "hops"}


def test_only_fields_of_the_crop_are_harvested(scene):
    s = told(scene, "harvest wheat own_board -> screen 5").fields(0, "A1", "A2", "A3", "A4")
    wheat = [field for field in ("A1", "A2", "A3", "A4") if field_crop(s, field) == 0]
    s.play(*FOR_REAPER)
    assert s.legal == [*wheat, "stop"]
    assert 0 < len(wheat) < 4


@pytest.mark.ruling("R44")
def test_fields_are_exchanged_with_another_board(scene):
    s = told(scene, "swap field own_board -> other_boards 1")
    s.fields(1, "A1", harvested=True).workers(1, E4="F2").fields(2, "G1").play(*FOR_REAPER)
    assert (s.asked, s.legal) == (Ask.SWAP_OUT, ["E4", "stop"])
    s.play("E4")
    assert s.legal == ["A1", "G1"]
    s.play("A1")
    assert (s.side(0, "A1"), s.side(1, "E4")) == (Side.HARVESTED, Side.HARVESTED)
    assert (s.side(0, "E4"), s.side(1, "A1")) == (Side.NONE, Side.NONE)
    assert (s.standing(1), s.asked, s.actor) == ({}, Ask.REPLAY, 1)


@pytest.mark.ruling("R44")
def test_bids_stay_when_stored_fields_are_exchanged(scene):
    s = told(scene, "swap field own_store -> other_stores 1")
    s.store(0, "A1", wheat=2).store(1, "B1", hops=1).play(*FOR_REAPER, "A1", "B1")
    assert (s.stored(0), s.bid(0, 0)) == (["B1"], {"wheat": 2})
    assert (s.stored(1), s.bid(1, 0)) == (["A1"], {"hops": 1})


def test_a_watched_store_is_closed_to_an_exchange(scene):
    s = told(scene, "swap field own_store -> other_stores 1")
    s.store(0, "A1", wheat=2).store(1, "B1", hops=1).store(2, "C1", hops=1)
    s.table.guarded[1] = 1
    assert s.play(*FOR_REAPER, "A1").legal == ["C1"]


def test_a_field_of_the_registry_is_exchanged_for_a_stored_one(scene):
    s = told(scene, "swap field own_store -> registry 1").store(0, "A1", wheat=2)
    s.registry("C1", "C2").play(*FOR_REAPER, "A1", "C2")
    assert (s.stored(0), s.open_fields()) == (["C2"], ["C1", "A1"])


def test_a_stored_field_goes_into_the_bag_and_its_bid_back_to_the_owner(scene):
    s = told(scene, "move field left_store -> bag 1").store(1, "B1", hops=2).store(2, "C1", wine=1)
    s.play(*FOR_REAPER)
    assert s.legal == ["B1", "stop"]
    s.play("B1")
    assert (s.stored(1), s.hand(1), s.bid(1, 0)) == ([], {"hops": 2}, {})
    assert number_of("B1") in s.table.bag_fields[: s.table.bag_field_count]


def test_a_field_is_given_to_the_board_of_a_chosen_player(scene):
    s = told(scene, "move field own_board -> other_board 1").fields(2, "E3").workers(2, E4="F2")
    s.play(*FOR_REAPER, "stop", "use")
    assert s.asked == Ask.MOVE
    s.play("E4")
    assert (s.side(0, "E4"), s.side(2, "E4"), s.standing(2)) == (
        Side.NONE,
        Side.HARVESTED,
        {},
    )


def test_a_displaced_worker_is_played_again_by_whoever_it_belongs_to(scene):
    s = told(scene, "move field own_board -> left_board 1")
    s.fields(1, "A1", "A3", "E3").workers(1, E4="F1").play(*FOR_REAPER, "E4")
    assert (s.asked, s.actor) == (Ask.REPLAY, 1)
    s.play("stop")
    assert (s.asked, s.actor) == (Ask.TURN, 0)


def test_the_neighbour_chooses_the_field_to_hand_over(scene):
    s = told(scene, "left: move field own_board -> my_board 1").fields(1, "A1", "G1")
    s.play(*FOR_REAPER, "use")
    assert (s.actor, s.legal) == (1, ["A1", "G1"])
    s.play("G1")
    assert (s.side(0, "G1"), s.side(1, "G1")) == (Side.UNHARVESTED, Side.NONE)


def test_a_field_is_taken_from_a_board_into_the_store(scene):
    s = told(scene, "store harvested other_boards -> own_store 1").counters(0, wheat=1)
    s.fields(1, "A1").fields(2, "G1", harvested=True).play(*FOR_REAPER)
    assert s.legal == ["G1", "stop"]
    s.play("G1", "give wheat")
    assert (s.stored(0), s.bid(0, 0), s.side(2, "G1")) == (["G1"], {"wheat": 1}, Side.NONE)


def test_a_field_of_the_neighbours_board_is_bought(scene):
    s = told(scene, "place field left_board -> own_board 1 price_1_to_owner keep_side")
    s.counters(0, wheat=1).fields(1, "A1", harvested=True).fields(2, "G1").play(*FOR_REAPER)
    assert s.legal == ["A1", "stop"]
    s.play("A1", "give wheat")
    assert (s.hand(1), s.side(0, "A1"), s.side(1, "A1")) == (
        {"wheat": 1},
        Side.HARVESTED,
        Side.NONE,
    )


def test_another_action_in_another_players_turn_is_not_in_the_own_turn(scene):
    s = told(scene, "left: action A any -> now 1 own_turn_only", scroll=True)
    assert s.fields(1, "A1").play(*FOR_REAPER).asked == Ask.TURN
    s = told(scene, "left: action A any -> now 1", scroll=True)
    s.fields(1, "A1").play(*FOR_REAPER, "A", "A1")
    assert sum(s.hand(1).values()) == 1


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("fields>=others", True),
        ("fields<=others", False),
        ("workers<=others", False),
        ("townsfolk>=others", True),
        ("farmhands>=others", True),
        ("group<=others", False),
        ("group>=3", False),
        ("group>=2", True),
        ("isolated<=1", True),
        ("stored<=others", True),
        ("wheat>=9", False),
    ],
)
def test_a_condition_looks_at_all_players(scene, condition, holds):
    s = told(scene, f"if {condition} gain counter stock -> screen 1")
    s.fields(0, "F4", "A1").fields(1, "G1", "G2").workers(2, A4="F2")
    s.fields(2, "A5")
    assert (s.play(*FOR_REAPER).asked == Ask.GAIN) == holds


@pytest.mark.parametrize("crop", ["wheat", "vegetables", "apples", "wine", "hops"])
def test_fields_of_a_crop_are_counted(scene, crop):
    s = told(scene, f"gain {crop} stock -> screen per_{crop}:1", scroll=True)
    labels = ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "B1", "B2")
    s.fields(0, *labels)
    number = Quantity[crop.upper()] - Quantity.WHEAT
    wanted = [field_crop(s, label) for label in (*labels, "E4")].count(number)
    s.play(*FOR_REAPER, *[f"take {crop}"] * wanted)
    assert (s.asked, s.hand(0)) == (Ask.TURN, {crop: wanted} if wanted else {})


@pytest.mark.ruling("R37")
def test_others_can_imagine_hands_that_cannot_pay_what_a_scroll_demands(scene):
    s = told(scene, "place field other_stores -> own_board 1 price_exact_bid", scroll=True)
    s.store(1, "A1", hops=1).play(*FOR_REAPER)
    for seat, crop in enumerate(("wheat", "hops", "wheat")):
        s.table.counters[seat] = 0
        s.table.first_hand[seat] = 0
        s.table.counters[seat, CROP_NAMES.index(crop)] = s.table.first_hand[
            seat, CROP_NAMES.index(crop)
        ] = 3
    assert (s.asked, s.legal) == (Ask.PLACE, ["stop"])
    dealt = GAME.redealt(s.edition, s.state, 1).view(TABLE)[0]
    assert (
        dealt.counters[0, CROP_NAMES.index("wheat")]
        == dealt.counters[2, CROP_NAMES.index("wheat")]
        == 3
    )
