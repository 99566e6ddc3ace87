"""The twelve house workers, each text and its edge cases; and texts other editions may have."""

import pytest

from ecotone.games.keyharvest.table import Ask, Side

RING = ("D4", "D5", "E4", "E6", "F4", "F5")
"""All six spaces around E5."""
FROM_OWN_STORE = "place field own_store -> own_board 2 bid_to_stock one_bid_counter_back"
FROM_OTHER_STORES = "place field other_stores -> own_board 1 price_bid_minus_1 any_crops"


def play_on_e5(scene, worker, players=2, around=RING):
    """A scene in which this worker has just been announced for E5."""
    return scene(players).fields(0, *around, harvested=True), ("B", f"+{worker}", "@E5")


def test_reaper_harvests_one_neighbour(scene):
    s = scene().fields(0, "E4", "E6", "B2").play("B", "+F1", "@E5")
    assert s.legal == ["E4", "E6", "stop"]
    s.play("E4")
    assert s.hand(0) == {"wheat": 1}
    assert s.asked == Ask.TURN


def test_reaper_without_anything_to_harvest_just_stands(scene):
    s = scene().fields(0, "E4", harvested=True).play("B", "+F1", "@E5")
    assert s.asked == Ask.TURN
    assert s.standing(0) == {"E5": "F1"}


def test_pedlar_exchanges_up_to_three(scene):
    s = scene().fields(0, "E4").counters(0, wheat=2).play("B", "+F2", "@E5")
    s.play("give wheat")
    assert "take wheat" not in s.legal
    s.play("take hops", "give hops", "take wheat", "give wheat", "take wine")
    assert s.hand(0) == {"wheat": 1, "wine": 1}
    assert s.asked == Ask.TURN


@pytest.mark.ruling("R37")
def test_pedlar_asks_even_when_only_no_is_possible(scene):
    s = scene().fields(0, "E4").counters(0, wheat=2)
    s.stock(vegetables=0, apples=0, wine=0, hops=0).play("B", "+F2", "@E5")
    assert s.legal == ["stop"]


def test_ploughman_turns_two_and_harvests_one(scene):
    s = scene().fields(0, "E4", "E6", "D5", harvested=True).play("B", "+F3", "@E5")
    s.play("E4", "E6")
    assert s.side(0, "E6") == Side.UNHARVESTED
    assert s.legal == ["E4", "E6", "stop"]
    s.play("E4")
    assert s.hand(0) == {"wheat": 1}


@pytest.mark.ruling("R41")
def test_ploughman_may_harvest_without_turning(scene):
    s = scene().fields(0, "E4").fields(0, "E6", harvested=True).play("B", "+F3", "@E5", "stop")
    assert s.legal == ["E4", "stop"]


def test_watchman_closes_the_store_until_the_next_turn(scene):
    s = scene(3).fields(0, "E4", "E6").store(0, "A1", wheat=1)
    s.counters(1, wheat=3).counters(2, hops=1)
    s.play("B", "+F4", "@E5", "use", "stop", "end_turn")
    assert s.actor == 1
    assert "C" not in s.legal
    s.play("end_turn", "end_turn")
    assert s.actor == 0
    s.play("end_turn")
    assert "C" in s.legal


def test_watchman_may_be_declined(scene):
    s = scene().fields(0, "E4", "E6").store(0, "A1", wheat=1).counters(1, wheat=3)
    s.play("B", "+F4", "@E5", "stop", "take wheat", "end_turn")
    assert s.hand(0) == {"wheat": 1}
    assert "C" in s.legal


def test_watched_player_may_let_a_scroll_pass(scene):
    s = scene().fields(0, "E4", "E6", "B2", "B4").fields(1, "G1", "G2", "G3").counters(1, wine=1)
    s.table.guarded[:2] = 1
    s.draw("E07")
    assert s.asked == Ask.ASIDE
    assert s.legal == ["stand_aside", "take_part"]
    s.play("stand_aside")
    assert s.side(0, "B4") == Side.UNHARVESTED
    s.play("take_part", "G1", "G2", "give wine")
    assert s.side(1, "G2") == Side.HARVESTED


def test_watch_does_not_concern_bells(scene):
    s = scene().fields(0, "E4").counters(1, wine=1)
    s.table.guarded[0] = 1
    s.draw("E08")
    assert s.asked == Ask.HARVEST


@pytest.mark.ruling("R31")
def test_barn_hand_may_fill_a_third_place(scene):
    s, played = play_on_e5(scene, "F5")
    s.store(0, "A1", hops=1).store(0, "A2", hops=1).registry("G1").bag("G2").play(*played, "G1")
    assert s.stored(0) == ["A1", "A2", "G1"]
    assert s.bid(0, 2) == {"wine": 1}, "the stock bids the field's crop"
    assert s.open_fields() == ["G2"]


def test_barn_hand_lets_you_choose_a_crop_that_is_there(scene):
    s, played = play_on_e5(scene, "F5")
    s.registry("G1").stock(wine=0).play(*played, "G1")
    assert s.asked == Ask.STOCK_BID
    s.play("take wheat")
    assert s.bid(0, 0) == {"wheat": 1}


def test_barn_hand_with_three_stored_fields_does_nothing(scene):
    s, played = play_on_e5(scene, "F5")
    for label in ("A1", "A2", "A3"):
        s.store(0, label, hops=1)
    s.registry("G1").play(*played)
    assert s.asked == Ask.TURN


def test_carter_brings_a_field_of_the_registry_for_two(scene):
    s, played = play_on_e5(scene, "F6")
    s.counters(0, wheat=3).registry("A1", "A2").bag("G7").play(*played)
    assert s.legal == ["A1", "A2", "stop"]
    s.play("A1", "give wheat", "give wheat")
    assert s.side(0, "A1") == Side.UNHARVESTED
    assert s.hand(0) == {"wheat": 1}
    assert sorted(s.open_fields()) == ["A2", "G7"]


@pytest.mark.ruling("R30")
def test_innkeeper_allows_an_action_once_more(scene):
    s, played = play_on_e5(scene, "T1")
    s.fields(0, "B2", "B6").play("A", "B2", *played)
    assert s.asked == Ask.EXTRA
    s.play("A", "B6")
    assert s.table.active == 1


@pytest.mark.ruling("R30")
def test_innkeepers_taking_bars_placing(scene):
    s, played = play_on_e5(scene, "T1")
    s.store(0, "A1", hops=1).counters(0, wheat=2).registry("G1", "G2")
    s.play(*played, "D", "G1", "give wheat", "stop")
    assert s.asked == Ask.TURN
    assert "D" not in s.legal, "the store is full"
    assert "C" not in s.legal


def test_innkeeper_may_not_place_after_taking(scene):
    s, played = play_on_e5(scene, "T1")
    s.counters(0, wheat=2).registry("G1").bag().play("D", "G1", "give wheat", "stop", *played)
    assert "C" not in s.legal
    assert "B" in s.legal


@pytest.mark.ruling("R33")
def test_innkeeper_replayed_in_an_event_has_no_effect(scene):
    around = ("D4", "D5", "E4", "E6", "A4", "A5", "B4", "B6", "G1")
    s = scene().fields(0, "E5").fields(1, *around).workers(1, E5="T1").draw("E01")
    s.play("E5", "G1", "@B5")
    assert s.standing(1) == {"B5": "T1"}
    assert s.asked == Ask.TURN
    assert s.actor == 0


def test_broker_gives_two_for_one_up_to_three_times(scene):
    s, played = play_on_e5(scene, "T2")
    s.counters(0, wheat=2).play(*played, "give wheat", "take hops")
    assert "take hops" not in s.legal
    s.play("take wine", "give wheat", "take hops", "take wine")
    assert s.hand(0) == {"hops": 2, "wine": 2}
    s.play("give wine", "take wheat", "take apples")
    assert s.asked == Ask.TURN


def test_surveyor_looks_at_three_and_lays_one_for_two(scene):
    s, played = play_on_e5(scene, "T3")
    s.counters(0, wheat=3).bag("A1", "A2", "A3").play(*played, "use")
    assert s.legal == ["A1", "A2", "A3", "stop"]
    s.play("A2", "give wheat", "give wheat")
    assert s.side(0, "A2") == Side.UNHARVESTED
    assert s.table.bag_field_count == 2
    assert s.hand(0) == {"wheat": 1}


def test_surveyor_may_lay_none(scene):
    s, played = play_on_e5(scene, "T3")
    s.counters(0, wheat=3).bag("A1", "A2").play(*played, "use")
    assert s.legal == ["A1", "A2", "stop"]
    s.play("stop")
    assert s.table.bag_field_count == 2
    assert s.hand(0) == {"wheat": 3}


@pytest.mark.ruling("R27")
def test_surveyor_needs_the_price(scene):
    s, played = play_on_e5(scene, "T3")
    s.counters(0, wheat=1).play(*played)
    assert s.asked == Ask.TURN


def test_squire_must_buy(scene):
    s, played = play_on_e5(scene, "T4")
    s.counters(0, wheat=1).registry("A1", "A2").bag("G7").play(*played)
    assert s.legal == ["A1", "A2"]
    s.play("A1", "give wheat")
    assert s.side(0, "A1") == Side.UNHARVESTED
    assert sorted(s.open_fields()) == ["A2", "G7"]


def test_squire_without_a_counter_does_nothing(scene):
    s, played = play_on_e5(scene, "T4")
    s.registry("A1").play(*played)
    assert s.asked == Ask.TURN


@pytest.mark.ruling("R32")
def test_squire_replays_before_the_refill(scene):
    s, played = play_on_e5(scene, "T4")
    s.counters(0, wheat=2).workers(0, A2="F1").registry("A2").bag("G7").play(*played, "A2")
    s.play("give wheat")
    assert s.asked == Ask.REPLAY
    assert s.open_fields() == [], "the space stays empty until the replay is over"
    s.play("stop")
    assert s.open_fields() == ["G7"]


def test_magistrate_moves_an_isolated_field_with_its_side(scene):
    s, played = play_on_e5(scene, "T5")
    s.fields(1, "A1", harvested=True).fields(1, "C1", "C2").counters(0, wheat=2)
    s.play(*played)
    assert s.legal == ["A1"]
    s.play("A1", "give wheat", "give wheat")
    assert s.side(0, "A1") == Side.HARVESTED
    assert s.side(1, "A1") == Side.NONE
    assert s.hand(1) == {"wheat": 2}


@pytest.mark.ruling("R27")
def test_magistrate_without_the_price_does_nothing(scene):
    s, played = play_on_e5(scene, "T5")
    s.fields(1, "A1").counters(0, wheat=1).play(*played)
    assert s.asked == Ask.TURN


def test_miller_takes_each_crop_around(scene):
    s, played = play_on_e5(scene, "T6")
    around = {s.edition.tables["fields"][i]["crop"] for i in range(56) if s.table.board[0, i]}
    s.play(*played)
    offered = [word for word in s.legal if word != "stop"]
    assert len(offered) == len(around)
    for word in offered:
        s.play(word)
    assert sum(s.hand(0).values()) == len(around)
    assert s.asked == Ask.TURN


def test_miller_skips_what_has_run_out(scene):
    s, played = play_on_e5(scene, "T6")
    s.stock(wheat=0).play(*played)
    assert "take wheat" not in s.legal


def test_covered_worker_goes_home_without_effect(scene):
    s = scene().fields(0, "E4", "E6", "D5").workers(0, E5="F1").play("B", "+F5", "@E5")
    assert s.standing(0) == {"E5": "F5"}
    assert s.asked == Ask.TURN
    assert s.hand(0) == {}


def test_own_fields_placed_by_a_text_bring_a_counter_back(scene):
    s, played = play_on_e5(scene, "F6")
    s.text("F6", FROM_OWN_STORE).store(0, "A1", hops=2).store(0, "A2", wheat=1).play(
        *played, "A1", "A2"
    )
    assert s.legal == ["stop", "take hops", "take wheat"]
    s.play("take hops")
    assert s.hand(0) == {"hops": 1}
    assert s.side(0, "A1") == Side.UNHARVESTED
    assert "C" not in s.legal


def test_a_worker_may_be_displaced_by_its_own_text(scene):
    s, played = play_on_e5(scene, "F6", around=("D4", "D5", "E4", "E6"))
    s.text("F6", FROM_OWN_STORE).fields(0, "E3").store(0, "E5", hops=1).store(
        0, "A2", wheat=1
    ).play(*played, "E5")
    assert s.asked == Ask.REPLAY
    s.play("stop", "A2", "take wheat")
    assert s.standing(0) == {}
    assert s.hand(0) == {"wheat": 1}


def test_only_a_counter_that_was_released_comes_back(scene):
    s, played = play_on_e5(scene, "F6")
    s.text("F6", FROM_OWN_STORE).store(0, "A1", hops=2).store(0, "A2", wheat=1).play(
        *played, "A1", "stop"
    )
    assert s.legal == ["stop", "take hops"]


def test_a_text_may_sell_for_one_less_in_any_crops(scene):
    s, played = play_on_e5(scene, "T2")
    s.text("T2", FROM_OTHER_STORES).store(1, "A1", hops=3).counters(0, wheat=1, wine=1).play(
        *played, "A1"
    )
    s.play("give wheat", "give wine")
    assert s.hand(1) == {"hops": 3, "wheat": 1, "wine": 1}
    assert s.side(0, "A1") == Side.UNHARVESTED


def test_the_lower_price_is_at_least_one(scene):
    s, played = play_on_e5(scene, "T2")
    s.text("T2", FROM_OTHER_STORES).store(1, "A1", hops=1).play(*played)
    assert s.asked == Ask.TURN
    t, played = play_on_e5(scene, "T2")
    t.text("T2", FROM_OTHER_STORES).store(1, "A1", hops=1).counters(0, wheat=1).play(
        *played, "A1", "give wheat"
    )
    assert t.hand(1) == {"hops": 1, "wheat": 1}


def test_buying_by_a_text_respects_the_watch_and_the_own_store(scene):
    s, played = play_on_e5(scene, "T2")
    s.text("T2", FROM_OTHER_STORES).store(1, "A1", hops=1).store(0, "A2", hops=1).counters(
        0, wheat=5
    )
    s.table.guarded[1] = 1
    s.play(*played)
    assert s.asked == Ask.TURN
