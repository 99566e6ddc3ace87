"""What the browser's board is told: components, offers, previews, refusals, what is under way."""

import json

from ecotone.engine.state import NOBODY
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import ACTIONS, CROP_NAMES, SPACE_NAMES
from ecotone.games.keyharvest.table import Ask
from ecotone.games.keyharvest.words import record
from ecotone.testing import random_match

EDITION = GAME.edition()


def seen(scene, seat=0):
    return GAME.view(scene.edition, scene.state, seat)


def told(scene, kind, **given):
    """The preview of an action for whoever decides."""
    names = ACTIONS.kinds[kind].arguments
    numbers = {name: names[name].index(value) for name, value in given.items()}
    action = ACTIONS.encode(kind, **numbers)
    return GAME.preview(scene.edition, scene.state, action, scene.actor)


def reasons(scene, language="en"):
    return {
        refusal.subject: GAME.format_event(scene.edition, refusal.reason, language)
        for refusal in GAME.refusals(scene.edition, scene.state, scene.actor)
    }


def test_the_catalogue_is_plain_data_in_both_languages():
    given = json.loads(json.dumps(GAME.catalogue(EDITION)))
    spaces = {space["label"]: space for space in given["spaces"]}
    assert len(spaces) == 56
    assert spaces["E4"]["crop"] == "wheat"
    assert set(spaces["A1"]["near"]) == {"A2", "B1", "B2"}
    assert given["workers"][0]["name"] == {"en": "Reaper", "de": "Schnitterin"}
    assert given["workers"][11]["value"] == 5
    assert given["events"][0]["symbol"] == "scroll"
    assert "value" not in given["events"][0]


def test_an_open_field_tells_what_it_would_join(scene):
    s = scene().fields(0, "E4", "E5", "B7").registry("E6", "B8", "A1")
    offers = seen(s)["offers"]
    assert offers["E6"]["joins"] == [["E4", "E5"]]
    assert offers["E6"]["points"] == 1
    assert offers["B8"]["groups"] == [2, 2]
    assert offers["B8"]["points"] == 2
    assert offers["A1"]["joins"] == []
    assert offers["A1"]["points"] == 0


def test_joining_the_two_groups_that_count_can_cost_points(scene):
    s = scene().fields(0, "E4", "E6").registry("E5")
    assert seen(s)["offers"]["E5"]["groups"] == [3, 0]
    assert seen(s)["offers"]["E5"]["points"] == 0
    s = scene().fields(0, "E3", "E4", "E6", "E7").registry("E5")
    assert seen(s)["offers"]["E5"]["points"] == -1


def test_a_field_that_displaces_a_worker_says_so(scene):
    s = scene().fields(0, "E4").workers(0, E5="F3").registry("E5")
    offer = seen(s)["offers"]["E5"]
    assert offer["displaces"] == "F3"
    assert offer["points"] == -1


def test_a_spectator_is_offered_nothing(scene):
    s = scene().fields(0, "E4").registry("E5").store(1, "A1", wheat=1)
    view = seen(s, NOBODY)
    assert view["offers"] == {}
    assert view["own_seat"] is None
    assert view["boards"][1]["store"][0]["lacks"] == {}


def test_stores_tell_what_the_viewer_lacks(scene):
    s = scene().counters(0, wheat=1, hops=2).store(1, "A1", wheat=3, hops=1).store(0, "A2", wine=1)
    boards = seen(s)["boards"]
    assert boards[1]["store"][0]["lacks"] == {"wheat": 2}
    assert boards[0]["store"][0]["lacks"] == {}
    s.table.guarded[1] = 1
    assert seen(s)["boards"][1]["store"][0]["closed"]
    assert not seen(s, 1)["boards"][1]["store"][0]["closed"]


def test_what_moved_in_the_open_is_known_of_everyone(scene):
    s = scene().fields(0, "E4").play("A", "E4")
    assert seen(s, 1)["boards"][0]["moved"]["wheat"] == 1 - int(s.table.first_hand[0, 0])


def test_the_present_step_is_told(scene):
    s = scene().fields(0, "E4", "E6").counters(0, wheat=3).registry("A1", "A2").play("B", "+F3")
    assert seen(s)["doing"]["worker"] == "F3"
    assert seen(s)["doing"]["need"] == 2
    s = scene().counters(0, wheat=3).registry("A1", "A2").play("D")
    assert (seen(s)["doing"]["left"], seen(s)["doing"]["of"]) == (2, 2)
    s.play("A1", "give wheat")
    assert seen(s)["doing"]["field"] == "A1"
    s = scene().fields(0, "E4", "E6", "F5").counters(0, wheat=3).registry("A1")
    s.play("B", "+F6", "@E5", "A1")
    assert s.asked == Ask.PAY
    assert seen(s)["doing"] | {} == {
        "worker": None,
        "need": None,
        "field": "A1",
        "crop": None,
        "left": 2,
        "of": None,
        "to": None,
    }


def test_an_event_tells_who_has_answered(scene):
    s = scene(3).fields(0, "E4").fields(1, "A1").fields(2, "G7").counters(0, wheat=2)
    s.registry("C1").draw("E11", "B1")
    assert s.actor == 0
    assert seen(s)["event"] == {"event": "E11", "order": [0, 1, 2], "answered": [], "aside": []}
    s.counters(1, hops=2).counters(2, hops=2).play("stop")
    assert s.actor == 1
    assert seen(s)["event"]["answered"] == [0]
    s.play("stop", "stop")
    assert seen(s)["event"] is None


def test_the_check_of_the_seventh_event_and_the_last_turns_are_told(scene):
    s = scene(3).fields(0, "A1", "A2", "A3", "A4", "A5", "A6").workers(0, B1="F1")
    assert seen(s)["check"] == {"space": 7, "wanted": 7, "short": [1, 2]}
    assert seen(s)["turns_to_come"] is None
    s.table.turns_left = 7
    assert seen(s)["turns_to_come"] == [3, 2, 2]
    s.play("end_turn")
    assert seen(s)["turns_to_come"] == [2, 2, 2]


def test_the_log_tells_when_an_event_is_over(scene):
    s = (
        scene()
        .fields(0, "E4")
        .fields(1, "A1")
        .counters(0, wheat=2)
        .registry("C1")
        .draw("E11", "B1")
    )
    before = s.state.copy()
    s.play("stop")
    lines = [
        GAME.format_event(s.edition, event, "en")
        for event in GAME.events(s.edition, before, 5, NOBODY)
    ]
    assert "Market Day is over." in lines


def test_choosing_an_action_tells_what_can_be_chosen_then(scene):
    s = scene().fields(0, "E4", "E6").counters(0, wheat=2).registry("A1").store(1, "B1", hops=1)
    assert told(s, "act", action="A")["then"]["field"] == ["E4", "E6"]
    assert told(s, "act", action="B")["then"]["play"] == ["F1", "F2", "F3", "F4"]
    assert told(s, "act", action="D")["then"]["field"] == ["A1"]


def test_harvesting_tells_the_counter_and_the_fields_left_in_the_group(scene):
    s = scene().fields(0, "E4", "E5", "B2").play("A")
    assert told(s, "field", field="E4") == {
        "counters": {"wheat": 1},
        "then": {"field": ["E5"], "post": [], "play": [], "remove": []},
    }
    assert told(s, "field", field="B2")["then"] is None
    s.stock(wheat=0)
    assert told(s, "field", field="E4")["substitute"]


def test_placing_tells_price_and_points(scene):
    s = scene().fields(0, "E4").counters(0, hops=2).store(1, "E5", hops=2).store(0, "E6", wine=1)
    s.play("C")
    bought = told(s, "field", field="E5")
    assert bought["counters"] == {"hops": -2}
    assert bought["to"] == 1
    assert bought["points"] == 1
    own = told(s, "field", field="E6")
    assert own["counters"] == {}
    assert own["bid"] == {"wine": 1}
    s.play("E5")
    assert told(s, "field", field="E6")["points"] == 1


def test_a_fixed_price_is_told_as_counters_of_choice(scene):
    s = scene().fields(0, "E4", "E6", "F5").counters(0, wheat=3).registry("A1")
    s.play("B", "+F6", "@E5")
    assert told(s, "field", field="A1")["due"] == 2
    assert told(s, "field", field="A1")["to"] is None


def test_a_post_tells_points_and_neighbours(scene):
    s = scene().fields(0, "E4", "E6").workers(0, E5="F1").play("B", "+F3")
    found = told(s, "post", space="E5")
    assert found == {"points": 1, "covers": "F1", "near": ["E4", "E6"]}


def test_previews_are_sure_of_points_and_counters():
    """Wherever nothing is drawn, what was told is what then happens."""
    checked = 0
    for seed in range(3):
        for match in random_match(GAME, 3, seed):
            if match.over:
                break
            for action in match.legal_numbers.tolist()[::3]:
                checked += check_against_play(match, int(action))
    assert checked > 300


def check_against_play(match, action):
    """Carry out an action and compare with what was told; 1 if there was something to compare."""
    seat = match.actor
    preview = GAME.preview(EDITION, match.state, action, seat)
    kind = ACTIONS.decode(action).kind
    json.dumps(preview)
    before, state = record(match.state), match.state.copy()
    GAME.entry.apply(EDITION.data, state, action)
    after = record(state)
    paid_later = preview.get("due") or before.asked == Ask.MOVE or kind == "swap_out"
    if (after.random != before.random).any() or paid_later or before.asked == Ask.SWAP_OUT:
        return 0
    if "points" in preview:
        points = [GAME.score_sheet(EDITION, one, seat)["total"] for one in (match.state, state)]
        if after.asked != Ask.OVER:
            assert points[1] - points[0] == preview["points"]
    counters = preview.get("counters", {})
    for crop, name in enumerate(CROP_NAMES):
        moved = int(after.counters[seat, crop]) - int(before.counters[seat, crop])
        if kind in ("field", "give", "take") and "substitute" not in preview:
            assert moved == counters.get(name, 0)
    return 1


def test_actions_that_are_not_possible_say_why(scene):
    s = scene().fields(0, "E4", harvested=True)
    found = reasons(s)
    assert found["act:A"] == "All your fields are harvested."
    assert "act:B" not in found
    assert found["act:C"] == "All stores are empty."
    assert found["act:D"] == "You have no counter to bid."
    s = scene().store(1, "A1", wine=2).counters(0, wheat=3).registry("A2")
    assert reasons(s)["act:C"] == "You cannot pay any of the bids."
    s.play("D", "A2", "give wheat", "stop")
    assert reasons(s)["act:D"] == "Already done this turn."
    assert reasons(s)["act:C"] == "Not allowed after taking fields from the registry."


def test_both_actions_used_and_an_action_at_hand_are_reasons(scene):
    s = scene().fields(0, "E4", "E5", "E6").play("A", "E4")
    assert reasons(s)["act:B"] == "Finish the current action first."
    s.play("stop", "B", "+F1")
    assert reasons(s)["act:D"] == "You have used both actions of this turn."


def test_spaces_say_why_no_worker_may_stand_there(scene):
    s = scene().fields(0, "E4", "E6", "G1").workers(0, G2="F1").play("B", "+F3")
    found = reasons(s)
    assert found["space:E4"] == "A field lies here."
    assert found["space:F2"] == "A worker stands next to this space."
    assert found["space:E3"] == "Needs 2 adjacent fields, has 1."
    assert "space:E5" not in found
    spaces = {f"space:{name}" for name in SPACE_NAMES}
    assert spaces - found.keys() == {f"space:{name[1:]}" for name in s.legal}


def test_a_worker_of_no_lower_value_is_not_covered(scene):
    s = scene().fields(0, "E4", "E6", "A1", "A3").workers(0, E5="F4").play("B", "+F3")
    assert reasons(s)["space:E5"] == (
        "The worker here is worth 2. Only one of higher value can replace it."
    )


def test_workers_say_why_they_cannot_be_played(scene):
    s = scene().fields(0, "E4", "E6").workers(1, A1="T1").play("B")
    found = reasons(s)
    assert found["worker:F5"] == "No free space has 3 adjacent fields."
    assert found["worker:T1"] == "On Player 2's board."
    assert "worker:F1" not in found


def test_stored_fields_say_why_they_cannot_be_had(scene):
    s = scene(3).counters(0, wheat=1).store(0, "B1", hops=1).store(1, "A1", wheat=2)
    s.store(2, "A2", wheat=1).table.guarded[2] = 1
    s.play("C")
    assert reasons(s)["field:A1"] == "Costs 2 × wheat; you have 1."
    assert reasons(s, "de")["field:A1"] == "Kostet 2 × Weizen; du hast 1."
    assert reasons(s)["field:A2"] == "A watchman guards this store."
    assert "field:B1" not in reasons(s)


def test_own_fields_say_why_they_cannot_be_harvested(scene):
    s = scene().fields(0, "E4", "E5", "B2").fields(0, "E6", harvested=True).play("A", "E4")
    found = reasons(s)
    assert found["space:B2"] == "Not in the group you are harvesting."
    assert found["space:E6"] == "Already harvested."
    assert "space:E5" not in found


def test_whoever_is_not_asked_is_refused_nothing(scene):
    s = scene().fields(0, "E4")
    assert list(GAME.refusals(s.edition, s.state, 1)) == []
