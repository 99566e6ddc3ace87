"""The fourteen house events, and how events come and go."""

import pytest

from ecotone.games.keyharvest.table import Ask, Side


def test_over_the_hedge_moves_all_fields_at_once(scene):
    s = scene(3).fields(0, "E4").fields(1, "B2", harvested=True).fields(2, "G5", "G6")
    s.draw("E01")
    assert s.actor == 0
    s.play("E4")
    assert s.side(0, "E4") == Side.UNHARVESTED, "nothing moves before all have chosen"
    s.play("B2", "G6")
    assert s.side(1, "E4") == Side.UNHARVESTED
    assert s.side(2, "B2") == Side.HARVESTED
    assert s.side(0, "G6") == Side.UNHARVESTED
    assert s.side(0, "E4") == Side.NONE


def test_over_the_hedge_without_a_field_one_still_receives(scene):
    s = scene(3).fields(0, "E4").counters(1, wheat=1).fields(2, "G6")
    s.draw("E01").play("E4", "G6")
    assert s.side(1, "E4") == Side.UNHARVESTED
    assert s.side(0, "G6") == Side.UNHARVESTED


def test_over_the_hedge_closes_round_who_stands_aside(scene):
    s = scene(3).fields(0, "E4").fields(1, "B2").fields(2, "G6")
    s.table.guarded[1] = 1
    s.draw("E01").play("E4", "stand_aside", "G6")
    assert s.side(2, "E4") == Side.UNHARVESTED
    assert s.side(1, "B2") == Side.UNHARVESTED
    assert s.side(0, "G6") == Side.UNHARVESTED


def test_over_the_hedge_with_one_player_left_nothing_moves(scene):
    s = scene(2).fields(0, "E4").fields(1, "B2")
    s.table.guarded[1] = 1
    s.draw("E01").play("E4", "stand_aside")
    assert s.side(0, "E4") == Side.UNHARVESTED


@pytest.mark.ruling("R14")
def test_over_the_hedge_displaces_and_replays_quietly(scene):
    s = scene(2).fields(0, "E4").fields(1, "E3", "E5", "B2").workers(1, E4="F1")
    s.draw("E01").play("E4", "B2")
    assert s.asked == Ask.REPLAY
    assert s.actor == 1
    s.play("@E2", "E3")
    assert s.standing(1) == {"E2": "F1"}
    assert sum(s.hand(1).values()) == 1


@pytest.mark.ruling("R26")
def test_acre_sale_costs_three_and_refills_quietly(scene):
    s = scene(3).counters(0, hops=3).counters(1, wine=2).counters(2, wine=3)
    s.registry("C3").draw("E02")
    s.bag("G7", events=["E05", "E06", "E07", "E08", "E10", "E11", "E12"])
    assert s.legal == ["C3", "stop"]
    s.play("C3", "give hops", "give hops", "give hops")
    assert s.side(0, "C3") == Side.UNHARVESTED
    assert s.actor == 2, "two counters are too few for the second player"
    assert s.legal == ["G7", "stop"], "the quiet draw passed over seven events"
    assert s.track() == ["E02"]
    assert s.table.bag_event_count == 7


def test_fresh_furrow_draws_and_lays_for_one(scene):
    s = scene(2).counters(0, hops=1).counters(1, wine=1)
    s.draw("E03", "G7", "G6")
    assert s.legal == ["stop", "use"]
    s.play("use")
    drawn = next(word for word in s.legal if word != "stop")
    s.play(drawn, "give hops")
    assert s.side(0, drawn) == Side.UNHARVESTED
    assert s.actor == 1
    s.play("use", "stop")
    assert s.hand(1) == {"wine": 1}


def test_brambles_take_an_isolated_field_or_two_counters(scene):
    s = scene(3).fields(0, "E4", "B2", "B3").fields(1, "G1").fields(2, "C3", "C4")
    s.counters(1, hops=2)
    s.draw("E04")
    assert s.legal == ["E4"], "no counters, no way out"
    s.play("E4")
    assert s.legal == ["G1", "pay_instead"]
    s.play("pay_instead", "give hops", "give hops")
    assert s.side(1, "G1") == Side.UNHARVESTED
    assert s.hand(1) == {}
    assert s.side(0, "E4") == Side.NONE
    assert s.side(2, "C3") == Side.UNHARVESTED


def test_strip_exchange_brings_a_harvested_field(scene):
    s = scene(2).fields(0, "E4").fields(1, "B2")
    s.registry("C3").draw("E05").play("E4", "C3")
    assert s.side(0, "C3") == Side.HARVESTED
    assert "E4" in s.open_fields()
    assert s.legal == ["B2", "stop"], "the next player may take E4 in turn"
    s.play("B2", "E4")
    assert s.side(1, "E4") == Side.HARVESTED


def test_warm_rain_turns_up_to_three_back(scene):
    s = scene(2).fields(0, "E4", "E5", "B2", "B3", harvested=True).fields(1, "G1")
    s.draw("E06").play("E4", "B2", "B3")
    assert s.side(0, "B3") == Side.UNHARVESTED
    assert s.side(0, "E5") == Side.HARVESTED
    assert s.hand(0) == {}


@pytest.mark.ruling("R17")
def test_hailstorm_turns_two_and_costs_two(scene):
    s = scene(2).fields(0, "E4", "E5", "B2").fields(1, "G1").counters(1, wine=1)
    s.counters(0, hops=3)
    s.draw("E07")
    assert s.legal == ["B2", "E4", "E5"]
    s.play("E4", "B2", "give hops", "give hops")
    assert s.side(0, "E5") == Side.UNHARVESTED
    assert s.side(0, "E4") == Side.HARVESTED
    assert s.actor == 1
    s.play("G1", "give wine")
    assert s.side(1, "G1") == Side.HARVESTED
    assert (s.hand(0), s.hand(1)) == ({"hops": 1}, {})


def test_a_text_may_turn_all_but_one(scene):
    s = scene(2).fields(0, "E4", "E5", "B2").fields(1, "G1")
    s.text("E07", "turn unharvested own_board -> harvested all_but:1 no_counter")
    s.draw("E07").play("E5")
    assert s.side(0, "E5") == Side.UNHARVESTED
    assert s.side(0, "E4") == Side.HARVESTED
    assert s.side(0, "B2") == Side.HARVESTED
    assert s.side(1, "G1") == Side.UNHARVESTED
    assert s.hand(0) == {}


def test_long_summer_day_harvests_anywhere(scene):
    s = scene(2).fields(0, "E4", "B2", "G1").counters(1, wine=1)
    s.draw("E08").play("E4", "B2")
    assert s.hand(0) == {"wheat": 1, "wine": 1}


def test_hiring_fair_needs_one_field_less(scene):
    s = scene(2).fields(0, "E4", "E6", harvested=True).fields(1, "G1", harvested=True)
    s.counters(1, wine=1)
    s.draw("E09")
    assert s.legal == ["+F1", "+F2", "+F3", "+F4", "+F5", "+F6", "stop"]
    s.play("+F6")
    assert s.legal == ["@E5"]
    s.play("@E5")
    while s.actor == 0:
        s.play("stop")
    assert s.standing(0) == {"E5": "F6"}
    assert s.legal == ["+F1", "+F2", "+F3", "+F4", "stop"]


def test_summer_fever_takes_the_most_valuable_worker(scene):
    s = scene(2).fields(0, "E4", "E6", "B2").workers(0, E5="F3", B3="F1", G1="F4")
    s.counters(1, wine=1)
    s.draw("E10")
    assert s.legal == ["-F3", "-F4"]
    s.play("-F4")
    assert s.standing(0) == {"E5": "F3", "B3": "F1"}


def test_summer_fever_may_be_bought_off(scene):
    s = scene(2).counters(0, hops=2).workers(0, E5="F3").counters(1, wine=1)
    s.draw("E10").play("pay_instead", "give hops", "give hops")
    assert s.standing(0) == {"E5": "F3"}


def test_market_day_gives_two_for_one(scene):
    s = scene(2).counters(0, hops=1).counters(1, wine=1)
    s.draw("E11").play("give hops", "take wine")
    assert "take wine" not in s.legal
    assert "take hops" not in s.legal
    s.play("take apples")
    assert s.hand(0) == {"wine": 1, "apples": 1}
    assert s.actor == 1


def test_tithe_is_one_for_every_three(scene):
    s = scene(2).counters(0, hops=7).counters(1, wine=2)
    s.draw("E12").play("give hops", "give hops")
    assert s.hand(0) == {"hops": 5}
    assert s.hand(1) == {"wine": 2}
    assert s.actor == 0


def test_open_barns_is_like_placing_once(scene):
    s = scene(2).store(1, "E4", hops=2).counters(0, hops=2)
    s.draw("E13")
    assert sorted(s.legal) == ["A1", "E4", "stop"]
    s.play("E4")
    assert s.hand(1) == {"hops": 4}
    assert s.actor == 1
    assert s.legal == ["stop"], "asked, though the price is out of reach"


def test_carriers_load_fills_free_places(scene):
    s = scene(3).store(1, "E4", hops=1).store(1, "E5", hops=1).counters(1, wine=1)
    s.draw("E14", "G7", "G6", "G5")
    assert len(s.stored(0)) == 2
    assert s.stored(1) == ["E4", "E5"]
    assert len(s.stored(2)) == 1
    assert sum(s.bid(0, 1).values()) == 1
    assert len(s.open_fields()) == 1


@pytest.mark.parametrize("tiles", [6, 7])
def test_seventh_event_asks_for_seven_tiles(scene, tiles):
    s = scene(2).fields(0, "B1", "B2", "B3", "B4", "B5", "B6", "B7", harvested=True)
    s.fields(1, *("G1", "G2", "G3", "G4", "G5", "G6")[: tiles - 1], harvested=True)
    s.workers(1, E1="F1").counters(1, wine=1)
    s.laid("E01", "E02", "E03", "E04", "E05", "E06").draw("E08", "C1")
    if tiles == 7:
        assert s.track() == ["E01", "E02", "E03", "E04", "E05", "E06", "E08"]
        assert s.table.bag_event_count == 0
    else:
        assert s.track()[:5] == ["E03", "E04", "E05", "E06", "E08"]
        laid_again = s.table.events_laid - 5
        assert s.table.bag_event_count == 2 - laid_again


@pytest.mark.ruling("R28")
def test_seventh_event_check_is_skipped_without_fields_in_the_bag(scene):
    s = scene(2).counters(1, wine=1).laid("E01", "E02", "E03", "E04", "E05", "E06")
    s.draw("E10")
    assert s.table.events_laid == 7


def test_tenth_event_gives_everyone_two_more_turns(scene):
    s = scene(3).counters(0, hops=1).counters(1, wine=1).counters(2, wine=1)
    s.laid("E01", "E02", "E03", "E04", "E05", "E06", "E08", "E09", "E07")
    s.draw("E10")
    assert s.table.turns_left == 7
    s.play("end_turn")
    turns = []
    while s.asked != Ask.OVER:
        turns.append(s.actor)
        s.play("end_turn")
    assert turns == [1, 2, 0, 1, 2, 0]
    assert s.legal == []
    assert s.actor == -1


@pytest.mark.ruling("R39")
def test_events_after_the_tenth_are_set_aside(scene):
    s = scene(2).counters(0, wheat=1, hops=1).counters(1, wine=1)
    s.laid("E01", "E02", "E03", "E04", "E05", "E06", "E08", "E09", "E10", "E11")
    s.table.turns_left = 5
    s.registry("A1").bag(events=["E12"])
    s.play("D", "A1", "give wheat", "stop")
    assert len(s.track()) == 10
    assert s.table.bag_event_count == 0
    assert s.open_fields() == []


def test_events_go_clockwise_from_the_active_player(scene):
    s = scene(3)
    for seat in range(3):
        s.counters(seat, hops=3)
    s.turn_of(1)
    s.registry("A1").bag(events=["E12"]).play("D", "A1", "give hops", "stop")
    order = []
    while s.asked == Ask.PAY:
        order.append(s.actor)
        s.play("give hops")
    assert order == [2, 0], "the active player has two counters left and pays nothing"
