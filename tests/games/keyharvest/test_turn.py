"""A turn and its four actions."""

import pytest

from ecotone.games.keyharvest.table import Ask, Side


def test_two_actions_then_the_next_player(scene):
    s = scene().fields(0, "E4", "E5").counters(1, wheat=2).registry("A1")
    s.play("A", "E4", "stop", "B", "+F1", "@E6", "stop")
    assert s.table.active == 1
    assert s.asked == Ask.TURN


def test_each_action_only_once(scene):
    s = scene().fields(0, "E4", "B2").play("A", "E4")
    assert "A" not in s.legal
    assert "B" in s.legal


def test_ending_early_is_allowed(scene):
    s = scene().fields(0, "E4").play("end_turn")
    assert s.table.active == 1


def test_placing_is_barred_after_taking(scene):
    s = scene().counters(0, wheat=3).store(0, "G1", wheat=1).registry("A1", "A2")
    assert "C" in s.legal
    s.play("D", "A1", "give wheat", "stop")
    assert "C" not in s.legal


def test_taking_after_placing_is_allowed(scene):
    s = scene().counters(0, wheat=3).store(0, "G1", wheat=1).registry("A1", "A2")
    s.play("C", "G1")
    assert "D" in s.legal


def test_harvest_stays_in_one_group(scene):
    s = scene().fields(0, "E4", "E5", "B2", "D5").play("A")
    assert s.legal == ["B2", "D5", "E4", "E5"]
    s.play("E4")
    assert s.legal == ["D5", "E5", "stop"]


def test_harvested_fields_link_but_workers_do_not(scene):
    s = scene().fields(0, "E4", "E6", "E8").fields(0, "E5", harvested=True).workers(0, E7="F1")
    s.play("A", "E4")
    assert s.legal == ["E6", "stop"]


def test_harvest_takes_the_crop_and_turns_the_field(scene):
    s = scene().fields(0, "E4").play("A", "E4")
    assert s.hand(0) == {"wheat": 1}
    assert s.side(0, "E4") == Side.HARVESTED
    assert s.table.stock[0] == 11


@pytest.mark.ruling("R24")
def test_crop_out_of_stock_is_replaced_and_the_field_stays(scene):
    s = scene().fields(0, "E4", "E5").stock(wheat=0).play("A", "E4")
    assert s.asked == Ask.SUBSTITUTE
    assert "take wheat" not in s.legal
    s.play("take hops")
    assert s.hand(0) == {"hops": 1}
    assert s.side(0, "E4") == Side.UNHARVESTED
    assert "E4" not in s.legal


def test_worker_needs_fields_and_distance_to_workers(scene):
    s = scene().fields(0, "E4", "E6").play("B")
    assert s.legal == ["+F1", "+F2", "+F3", "+F4"]
    s.play("+F3")
    assert s.legal == ["@E5"]
    near = scene().fields(0, "E4", "E6").workers(0, E5="F1").play("B", "+F2")
    assert not {"@D4", "@D5", "@F4", "@F5", "@E5"} & set(near.legal)
    assert "@E3" in near.legal


@pytest.mark.ruling("R25")
def test_covering_needs_a_higher_value(scene):
    s = scene().fields(0, "E4", "E6").workers(0, E5="F1").play("B")
    assert "+F4" in s.legal
    s.play("+F4", "@E5", "stop")
    assert s.standing(0) == {"E5": "F4"}
    t = scene().fields(0, "E4", "E6").workers(0, E5="F3").play("B")
    assert "+F4" not in t.legal


def test_townsfolk_are_shared(scene):
    ring = ("D4", "D5", "E4", "E6", "F4")
    s = scene().fields(0, *ring).fields(1, "B2", "B4", "C2", "C4", "A2").workers(1, B3="T4")
    s.play("B")
    assert "+T1" in s.legal
    assert "+T4" not in s.legal


def test_removing_a_worker_has_no_effect(scene):
    s = scene().fields(0, "E4").workers(0, E5="F1").play("B", "-F1")
    assert s.standing(0) == {}
    assert s.asked == Ask.TURN


def test_own_field_releases_the_bid_to_the_stock(scene):
    s = scene().store(0, "E4", wheat=2, hops=1).play("C", "E4")
    assert s.side(0, "E4") == Side.UNHARVESTED
    assert s.stored(0) == []
    assert list(s.table.stock) == [12] * 5
    assert s.hand(0) == {}


def test_buying_pays_the_very_counters_of_the_bid(scene):
    s = scene().store(1, "E4", wheat=2, hops=1).counters(0, wheat=2, hops=2).play("C", "E4")
    assert s.hand(0) == {"hops": 1}
    assert s.hand(1) == {"wheat": 4, "hops": 2}
    assert s.side(0, "E4") == Side.UNHARVESTED


def test_other_crops_do_not_pay_a_bid(scene):
    s = scene().store(1, "E4", wheat=2).counters(0, hops=9)
    assert "C" not in s.legal


def test_two_fields_of_different_stores(scene):
    s = scene(3).store(1, "E4", wheat=1).store(2, "E5", hops=1).counters(0, wheat=1, hops=1)
    s.play("C", "E4", "E5")
    assert s.asked == Ask.TURN
    assert s.hand(1) == {"wheat": 2}
    assert s.hand(2) == {"hops": 2}


def test_displaced_worker_may_be_played_again(scene):
    s = scene().fields(0, "E4", "E6").workers(0, E5="F1").store(0, "E5", wheat=1)
    s.play("C", "E5")
    assert s.asked == Ask.REPLAY
    s.play("@E3", "E4")
    assert s.standing(0) == {"E3": "F1"}
    assert s.hand(0) == {"wheat": 1}


def test_displaced_worker_may_go_home(scene):
    s = scene().fields(0, "E4", "E6").workers(0, E5="F1").store(0, "E5", wheat=1)
    s.play("C", "E5", "stop")
    assert s.standing(0) == {}
    assert s.asked == Ask.TURN


def test_taking_fields_with_bids_and_refill(scene):
    s = scene().counters(0, wheat=3, hops=1).registry("A1", "A2").bag("G7", "G6")
    s.play("D", "A1")
    assert s.legal == ["give hops", "give wheat"]
    s.play("give wheat", "give hops", "stop")
    assert s.bid(0, 0) == {"wheat": 1, "hops": 1}
    assert s.table.bag_field_count == 1
    fresh = next(label for label in s.open_fields() if label.startswith("G"))
    s.play(fresh, "give wheat", "stop")
    assert sorted(s.stored(0)) == sorted(["A1", fresh])
    assert s.asked == Ask.TURN


@pytest.mark.parametrize("stored", [("A1", "A2"), ("A1", "A2", "A3")])
@pytest.mark.ruling("R31")
def test_a_full_store_takes_no_field(scene, stored):
    s = scene().counters(0, wheat=3).registry("G1")
    for label in stored:
        s.store(0, label, hops=1)
    assert "D" not in s.legal


def test_no_counter_no_field_of_the_registry(scene):
    assert "D" not in scene().registry("G1").legal


def test_the_last_counter_ends_the_bid(scene):
    s = scene().counters(0, wheat=1).registry("A1").play("D", "A1", "give wheat")
    assert s.asked == Ask.TURN


@pytest.mark.ruling("R29")
def test_relief_for_who_has_nothing(scene):
    s = scene().fields(1, "E4", harvested=True).fields(0, "E5").play("end_turn")
    assert s.asked == Ask.RELIEF
    assert s.actor == 1
    s.play("take wine")
    assert s.hand(1) == {"wine": 1}
    assert s.asked == Ask.TURN


@pytest.mark.ruling("R34")
def test_a_game_in_which_nobody_acts_comes_to_an_end(scene):
    s = scene().fields(0, "E4").fields(1, "G1")
    turns = 0
    while s.asked != Ask.OVER:
        s.play("end_turn")
        turns += 1
    assert turns == 1000
    assert s.legal == []


@pytest.mark.ruling("R29")
def test_no_relief_with_a_field_to_harvest_or_in_store(scene):
    assert scene().fields(0, "E5").fields(1, "E4").play("end_turn").asked == Ask.TURN
    assert scene().fields(0, "E5").store(1, "E4", hops=1).play("end_turn").asked == Ask.TURN
