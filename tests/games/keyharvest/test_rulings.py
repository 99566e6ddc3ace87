"""Rulings on open points, in the order of RULES.md; the markers name them."""

import shutil

import numpy as np
import pytest

from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import EVENT_NAMES
from ecotone.games.keyharvest.table import TEXTS_A_TURN, Ask, Side
from ecotone.games.keyharvest.words import record

RING = ("D4", "D5", "E4", "E6", "F4")
SIX_EVENTS = ("E01", "E02", "E03", "E04", "E05", "E06")


@pytest.mark.parametrize(
    ("players", "option", "events"),
    [(2, "edition", 14), (3, "edition", 14), (4, "edition", 12), (2, "12", 12), (4, "14", 14)],
)
@pytest.mark.ruling("R01")
def test_events_by_number_of_players_and_as_an_option(players, option, events):
    table = record(Match(GAME, players, 3, {"events": option}).state)
    assert table.bag_event_count == events
    in_bag = [int(event) for event in table.bag_events if event >= 0]
    assert len(set(in_bag)) == events


@pytest.mark.ruling("R01")
def test_any_two_events_may_be_left_out_and_everyone_sees_which():
    left_out = set()
    for seed in range(60):
        match = Match(GAME, 4, seed, {})
        seen = match.view(0)["bag_events"]
        assert len(seen) == 12
        left_out |= set(EVENT_NAMES) - set(seen)
    assert left_out == set(EVENT_NAMES)


@pytest.mark.ruling("R01")
def test_events_of_the_small_set_are_always_used(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(GAME.editions()["house"], folder)
    path = folder / "events.csv"
    path.write_text(
        path.read_text("utf-8").replace("E09,house,bell,house,no", "E09,house,bell,house,yes"),
        "utf-8",
    )
    edition = GAME.read_edition(folder)
    for seed in range(30):
        assert "E09" in Match(GAME, 4, seed, {}, edition).view(0)["bag_events"]


@pytest.mark.ruling("R02")
def test_seventh_event_is_checked_after_its_effect(scene):
    s = scene().fields(0, "B1", "B2", "B3", "B4", "B5", "B6", "B7").counters(1, wine=1)
    s.laid(*SIX_EVENTS).draw("E11", "C1")
    assert s.asked == Ask.GIVE
    assert len(s.track()) == 7, "while the event is carried out nothing has gone back"
    s.play("stop")
    assert s.track()[0] == "E03"


@pytest.mark.ruling("R03")
def test_every_seventh_event_is_checked(scene):
    s = scene().counters(1, wine=1).laid(*SIX_EVENTS).draw("E10", "C1")
    again = [event for event in ("E01", "E02") if event not in s.track()]
    assert s.table.events_laid in (5, 6)
    assert len(again) == 7 - s.table.events_laid


@pytest.mark.ruling("R04")
def test_returned_events_may_come_again(scene):
    s = scene().counters(1, wine=1).laid(*SIX_EVENTS).draw("E10", "C1")
    in_bag = {EVENT_NAMES[event] for event in s.table.bag_events if event >= 0}
    assert in_bag | set(s.track()) == {*SIX_EVENTS, "E10"}
    assert in_bag <= {"E01", "E02"}


@pytest.mark.ruling("R05")
def test_a_worker_stays_when_it_loses_neighbours(scene):
    s = scene().fields(0, "E4").workers(0, E5="F1").counters(1, wine=1).draw("E04").play("E4")
    assert s.standing(0) == {"E5": "F1"}


@pytest.mark.ruling("R06")
def test_harvested_fields_count_for_workers(scene):
    s = scene().fields(0, *RING, harvested=True).play("B")
    assert "+T4" in s.legal


@pytest.mark.ruling("R07")
def test_more_fields_than_the_value_are_fine(scene):
    assert "@E5" in scene().fields(0, *RING).play("B", "+F1").legal


@pytest.mark.ruling("R08")
def test_a_displaced_worker_may_cover_a_lower_one(scene):
    s = scene().fields(0, "E4", "E6", "B2", "B4").workers(0, E5="F3", B3="F1")
    s.store(0, "E5", wheat=1).play("C", "E5")
    assert "@B3" in s.legal
    s.play("@B3")
    assert s.standing(0) == {"B3": "F3"}


@pytest.mark.ruling("R09", "R10")
def test_the_first_field_is_finished_before_the_second(scene):
    s = scene().fields(0, "E4", "E6").workers(0, E5="F1").store(0, "E5", hops=1)
    s.store(1, "B2", wheat=1).play("C")
    assert s.legal == ["E5"], "the second field cannot be paid yet"
    s.play("E5", "@E3", "E4")
    assert s.hand(0) == {"wheat": 1}
    assert "B2" in s.legal
    s.play("B2")
    assert s.hand(1) == {"wheat": 2}


@pytest.mark.ruling("R11")
def test_the_player_chooses_the_order_of_a_harvest(scene):
    s = scene().fields(0, "E4", "E5").stock(wheat=1, vegetables=0)
    s.play("A", "E5", "take wheat")
    assert s.side(0, "E5") == Side.UNHARVESTED
    s.play("E4", "take hops")
    assert s.side(0, "E4") == Side.UNHARVESTED


@pytest.mark.ruling("R12")
def test_an_empty_stock_ends_the_harvest(scene):
    s = scene().fields(0, "E4", "E5")
    s.stock(wheat=1, vegetables=0, apples=0, wine=0, hops=0).play("A", "E4")
    assert s.asked == Ask.TURN
    assert s.side(0, "E5") == Side.UNHARVESTED
    assert "A" not in s.legal


@pytest.mark.ruling("R13")
def test_with_an_empty_bag_the_registry_stays_empty(scene):
    s = scene().counters(0, wheat=2).registry("A1").bag().play("D", "A1", "give wheat", "stop")
    assert s.open_fields() == []
    assert s.asked == Ask.TURN


@pytest.mark.ruling("R14")
def test_a_field_arriving_by_event_displaces(scene):
    s = scene().fields(0, "E4").fields(1, "B2").workers(1, E4="F1").draw("E01").play("E4", "B2")
    assert s.standing(1) == {}


@pytest.mark.parametrize("harvested", [False, True])
@pytest.mark.ruling("R15")
def test_a_field_moved_by_event_keeps_its_side(scene, harvested):
    s = scene().fields(0, "E4", harvested=harvested).fields(1, "B2").draw("E01").play("E4", "B2")
    assert s.side(1, "E4") == (Side.HARVESTED if harvested else Side.UNHARVESTED)


@pytest.mark.ruling("R16")
def test_workers_are_not_handed_on(scene):
    s = scene().fields(0, "E4").workers(0, E5="F1").fields(1, "B2").draw("E01")
    assert s.legal == ["E4"]


@pytest.mark.ruling("R17")
def test_a_scroll_is_followed_as_far_as_possible(scene):
    s = scene().fields(0, "E4", "E5").workers(1, C3="F1").counters(1, wine=1).draw("E04")
    assert s.asked == Ask.TURN, "no isolated field anywhere: nothing to do"


@pytest.mark.ruling("R18")
def test_the_bid_lies_before_the_event(scene):
    s = scene().counters(0, hops=3).counters(1, wine=1).draw("E12")
    assert s.asked == Ask.PAY
    assert s.bid(0, 0) == {"wheat": 1}
    assert s.open_fields() == []
    s.play("give hops")
    assert s.hand(0) == {"hops": 2}


@pytest.mark.ruling("R19")
def test_a_crop_nobody_holds_scores_for_nobody(scene):
    assert scene().scores() == [0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.ruling("R20", "R22")
def test_setup_is_the_same_for_every_number_of_players(players):
    table = record(Match(GAME, players, 11).state)
    for seat in range(players):
        assert (table.board[seat] == Side.UNHARVESTED).sum() == 2
        assert table.counters[seat].sum() == 3
    assert (table.registry >= 0).all()
    assert table.bag_field_count == 56 - 6 - 2 * players


@pytest.mark.ruling("R21")
def test_no_variants():
    assert [option.name for option in GAME.options] == ["events", "late_start"]


def test_tied_groups_count_as_largest_and_second(scene):
    s = scene().fields(0, "E4", "E5", "B2", "B3", "G1", "G2")
    assert s.scores()[0] == 2 + 2 * 2


def test_tie_for_second_scores_one_of_them(scene):
    s = scene().fields(0, "E4", "E5", "E6", "B2", "B3", "G1", "G2")
    assert s.scores()[0] == 3 + 2 * 2


def test_start_player_is_random():
    first = {int(record(Match(GAME, 4, seed).state).active) for seed in range(40)}
    assert first == {0, 1, 2, 3}


@pytest.mark.ruling("R45")
def test_a_late_start_brings_a_counter_that_everyone_sees():
    players = 4
    firsts = set()
    for seed in range(12):
        match = Match(GAME, players, seed, {"late_start": "yes"})
        table = record(match.state)
        first = int(table.active)
        firsts.add(first)
        plain = record(Match(GAME, players, seed).state)
        assert (table.first_hand == plain.first_hand).all()
        for later in range(players):
            seat = (first + later) % players
            drawn = table.counters[seat] - plain.counters[seat]
            assert drawn.min() >= 0
            assert drawn.sum() == (later > 0)
            shown = match.view((seat + 1) % players)["boards"][seat]["moved"]
            assert list(shown.values()) == drawn.tolist()
        assert (table.stock + table.counters.sum(0) == plain.stock + plain.counters.sum(0)).all()
        assert GAME.entry.audit(match.edition.data, match.state) == 0
    assert len(firsts) > 1


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.ruling("R45")
def test_a_counter_would_be_too_much_for_two_or_three(players):
    with pytest.raises(BadOption, match="expected 4 players"):
        Match(GAME, players, 1, {"late_start": "yes"})


@pytest.mark.ruling("R23")
def test_setup_draws_no_event():
    for seed in range(30):
        table = record(Match(GAME, 3, seed).state)
        assert table.events_laid == 0
        assert np.all(table.registry >= 0)


@pytest.mark.ruling("R30")
def test_a_field_stored_by_a_text_may_still_be_placed(scene):
    s = scene().fields(0, *RING, harvested=True).registry("G1").bag("G2")
    s.play("B", "+F5", "@E5", "G1")
    assert "C" in s.legal


@pytest.mark.ruling("R33")
def test_during_an_event_the_active_player_gets_no_additional_action_either(scene):
    around = ("D4", "D5", "E4", "E6", "A4", "A5", "B4", "B6", "G1")
    s = scene().fields(1, "E5").fields(0, *around).workers(0, E5="T1").draw("E01")
    s.play("G1", "E5", "@B5")
    assert s.standing(0) == {"B5": "T1"}
    assert (s.asked, s.actor) == (Ask.TURN, 0)


@pytest.mark.ruling("R35")
def test_a_turn_of_too_many_texts_is_cut_short(scene):
    s = scene().fields(0, "E4", "E6").workers(0, E5="F1").store(0, "E5", wheat=1)
    s.table.texts = TEXTS_A_TURN
    s.play("C", "E5")
    assert s.standing(0) == {}
    assert s.asked == Ask.TURN, "the displaced worker goes home without being asked"
    s = scene().fields(0, *RING)
    s.table.texts = TEXTS_A_TURN
    assert s.play("B", "+T1", "@E5").asked == Ask.TURN, "no additional action is offered"


@pytest.mark.ruling("R36")
def test_an_isolated_field_can_be_the_second_largest_group(scene):
    assert scene().fields(0, "E4", "E5", "B2").scores()[0] == 2 + 2 * 1


@pytest.mark.ruling("R40")
def test_everyone_knows_what_is_left_in_the_bag():
    match = Match(GAME, 4, 1)
    views = [match.view(seat) for seat in range(4)]
    assert all(len(seen["bag"]) == 56 - 6 - 8 for seen in views)
    assert all(len(seen["bag_events"]) == 12 for seen in views)
