"""What the browser's board is told: components, previews, refusals, and nothing hidden."""

import json

import pytest

from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.games.keystone import GAME
from ecotone.games.keystone.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keystone.table import EMPTY, Phase
from ecotone.games.keystone.words import record
from ecotone.testing import random_match
from games.keystone.boards import EDITION, card, lay, new_table, relist

BISON_BOARD = [
    ["Saguaro Cactus", "Cottontail Rabbit", "Coyote", None],
    ["Wood Duck", None, "Mule Deer", None],
    ["Red Fox", "Whitetail Deer", None, "Red Wolf"],
    [None, "Mexican Spotted Owl", None, None],
]


def with_bison():
    """A table where the American Bison lies in the third slot and three tokens pay for it."""
    match, table = new_table()
    lay(table, 0, BISON_BOARD, ["Coyote", "Red Wolf"])
    table.field[2] = card("American Bison")
    table.field_tokens[2] = 1
    table.synergy[0] = 7
    relist(match)
    return match, table


def preview_of(match, kind, **given):
    action = ACTIONS.encode(kind, **given)
    assert action in match.legal
    return GAME.preview(EDITION, match.state, action, match.actor)


def reasons(match, language="en"):
    return {
        refusal.subject: GAME.format_event(EDITION, refusal.reason, language)
        for refusal in GAME.refusals(EDITION, match.state, match.actor)
    }


def test_a_preview_tells_what_the_action_then_brings():
    for match in random_match(GAME, 2, 11):
        if match.over:
            break
        owner = match.actor
        for action in match.legal[::7]:
            told = GAME.preview(EDITION, match.state, int(action), owner)
            if "points" in told:
                check_against_play(match, owner, int(action), told)


def check_against_play(match, owner, action, told):
    """Play the action on a copy and compare points and tokens."""
    before = GAME.score_sheet(EDITION, match.state, owner)
    state = match.state.copy()
    GAME.entry.apply(EDITION.data, state, action)
    after = GAME.score_sheet(EDITION, state, owner)

    def without_tokens(sheet):
        return sheet["total"] - sheet["synergy"]["points"]

    assert told["points"] == without_tokens(after) - without_tokens(before)
    changed = {line["line"]: line["points"] for line in told["lines"]}
    for old, new in zip(before["lines"], after["lines"], strict=True):
        assert changed.get(new["line"], old["points"]) == new["points"]
    if "synergy" in told:
        parts = told["synergy"]
        assert parts["before"] == before["synergy"]["tokens"]
        assert parts["after"] == after["synergy"]["tokens"]
        assert parts["after"] == parts["before"] - parts["cost"] + parts["tokens"] + parts["gain"]
        assert parts["gain"] == sum(len(one["habitats"]) for one in told["neighbours"])


def test_a_preview_names_lines_neighbours_and_tokens():
    match, _ = with_bison()
    told = preview_of(match, "introduce", slot=2, space=SPACE_NAMES.index("r3c3"))
    assert told["card"] == "American Bison"
    row = next(line for line in told["lines"] if line["line"] == "R3")
    assert row["before"] == 0
    assert row["run"]["cards"] == ["Whitetail Deer", "American Bison", "Red Wolf"]
    assert row["points"] == (3 + 1) * row["run"]["multiplier"]
    assert {one["card"] for one in told["neighbours"]} <= {
        "Mule Deer",
        "Whitetail Deer",
        "Red Wolf",
    }
    assert told["synergy"]["cost"] == 3
    assert told["synergy"]["tokens"] == 1
    assert not told["fills_board"]


def test_a_preview_tells_the_objective():
    match, table = with_bison()
    table.objective[0] = 0
    table.field[5] = card("Piping Plover")
    relist(match)
    told = preview_of(match, "introduce", slot=5, space=SPACE_NAMES.index("r4c4"))
    endangered = next(goal for goal in told["goals"] if goal["symbol"] == "Endangered")
    assert (endangered["before"], endangered["have"], endangered["need"]) == (1, 2, 2)
    assert endangered["met"]
    assert set(endangered["spaces"]) == {"r3c4", "r4c4"}
    assert told["objective"]["after"] > told["objective"]["before"]


def test_skills_tell_what_they_find():
    match, table = with_bison()
    table.skills[:2] = [3, 9]
    relist(match)
    tagging = preview_of(match, "use_active", token=0)["tokens"][0]["effects"]
    assert [effect["effect"] for effect in tagging] == ["R_TAG", "DISCARD"]
    assert "r2c1" in tagging[0]["targets"]
    assert "r3c4" not in tagging[0]["targets"], "it is researched already"
    digging = preview_of(match, "use_active", token=1)["tokens"][0]["effects"]
    assert [effect["possible"] for effect in digging] == [False, True, True]


def test_looking_names_discards_but_not_the_deck():
    match, table = with_bison()
    table.skills[:2] = [2, 9]
    table.discard[:3] = [card("Aspen"), card("Bearberry"), card("Black Willow")]
    table.discard_count = 3
    relist(match)
    match.push(ACTIONS.encode("use_active", token=0))
    assert preview_of(match, "look") == {"pile": "deck", "cards": None}
    match, table = with_bison()
    table.skills[0] = 9
    table.discard[:2] = [card("Aspen"), card("Bearberry")]
    table.discard_count = 2
    relist(match)
    match.push(ACTIONS.encode("use_active", token=0))
    assert preview_of(match, "look") == {"pile": "discard", "cards": ["Bearberry", "Aspen"]}


def test_refusals_say_what_is_lacking():
    match, table = with_bison()
    table.synergy[0] = 3
    relist(match)
    told = reasons(match)
    assert told["wild:f"] == "Costs 10 Synergy; you have 3."
    assert told["slot:1"] == "Costs 5 Synergy; you have 3."
    assert "slot:3" not in told
    assert told["use_exhausted"] == "No skill is exhausted yet."
    assert reasons(match, "de")["wild:a"] == "Kostet 10 Eicheln; du hast 3."
    table.synergy[0] = 12
    table.wild_bought = 1
    table.wilds_left[1] = 0
    told = reasons(match)
    assert told["wild:f"] == "You can buy only one Wild per turn."
    assert told["wild:d"] == "There are no Wilds of this habitat left."


def test_what_is_refused_is_not_legal_and_the_other_way_round():
    for seed in (3, 4):
        for match in random_match(GAME, 2, seed):
            refused = set(reasons(match))
            offered = {subject_of(match, int(action)) for action in match.legal} - {None}
            assert not refused & offered
            if not match.over and record(match.state).phase == Phase.TURN:
                table = record(match.state)
                slots = {f"slot:{n + 1}" for n in range(6) if table.field[n] != EMPTY}
                stacks = {f"wild:{letter}" for letter in "fdwa"}
                assert slots | stacks | {"use_exhausted"} <= refused | offered


def subject_of(match, action):
    """What an action is about, in the words of refusals."""
    kind, given = ACTIONS.decode(action)
    if kind == "introduce":
        return f"slot:{given['slot'] + 1}"
    if kind == "buy_wild":
        habitat = EDITION.tables["wilds"][given["wild"]]["habitat"]
        return f"wild:{'fdwa'[habitat]}"
    if kind in ("use_active", "resolve"):
        return f"token:{given['token'] + 1}"
    if kind == "research":
        return f"space:{SPACE_NAMES[given['space']]}"
    return "use_exhausted" if kind == "use_exhausted" else None


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_told(players):
    """Dealing anew what a seat cannot know changes no view, preview or refusal of that seat."""
    random = new_generator(8)
    for number, match in enumerate(random_match(GAME, players, 8)):
        if number % 5 or match.over:
            continue
        for seat in range(players):
            other = match.state.copy()
            GAME.entry.redeal(EDITION.data, other, seat, random)
            assert all_told(match.state, match, seat) == all_told(other, match, seat)


def all_told(state, match, seat):
    """Everything a seat is sent about a state, as text."""
    told = [GAME.view(EDITION, state, seat)]
    if seat == match.actor:
        told += [GAME.preview(EDITION, state, int(a), seat) for a in match.legal[:40]]
        told += [[r.subject, dict(r.reason.arguments)] for r in GAME.refusals(EDITION, state, seat)]
    return json.dumps(told)


def test_the_view_counts_what_is_unseen():
    match = Match(GAME, 2, 1)
    view = match.view(0)
    assert sum(view["unseen"]) == view["deck"] == 71
    assert view["time_start"] == view["time"] == 5
    assert view["round"] == 1
    assert view["effect"] is None
    table = record(match.state)
    table.skills[0] = 2
    relist(match)
    match.push(ACTIONS.encode("use_active", token=0))
    effect = match.view(1)["effect"]
    assert (effect["skill"], effect["effect"], effect["side"]) == (3, "DRAW3", "active")
    match.push(ACTIONS.encode("look"))
    assert sum(match.view(0)["unseen"]) == 68
    assert sum(match.view(1)["unseen"]) == 71


def test_an_assignment_shows_how_far_it_is_met():
    view = Match(GAME, 1, 1).view(0)
    (condition,) = view["conditions"]
    assert condition == {"condition": "score_min", "a": 50, "have": 1, "need": 50}
    assert view["time_start"] == 4
    assert Match(GAME, 2, 1).view(0)["conditions"] == []


def test_a_line_tells_the_runs_that_lost():
    match, table = new_table()
    lay(table, 0, [["Piping Plover", "Coyote", "Desert Tortoise", "Mule Deer"]] + [[None] * 4] * 3)
    table.research[0, 2] = 1
    sheet = GAME.score_sheet(EDITION, match.state, 0)
    row = next(line for line in sheet["lines"] if line["line"] == "R1")
    assert row["points"] == 9
    assert row["run"]["cards"] == ["Coyote", "Desert Tortoise"]
    lost = [(run["cards"], run["points"]) for run in row["others"]]
    assert (["Desert Tortoise", "Mule Deer"], 6) in lost
    assert (["Piping Plover", "Coyote"], 4) in lost
    assert [points for _, points in lost] == sorted((p for _, p in lost), reverse=True)


def test_the_catalogue_holds_every_component_in_both_languages():
    found = GAME.catalogue(EDITION)
    json.dumps(found)
    assert len(found["cards"]) == 77 + 15 + 8
    assert len(found["skills"]) == len(found["objectives"]) == 10
    by_id = {one["id"]: one for one in found["cards"]}
    bison = by_id["American Bison"]
    assert (bison["number"], bison["name"]["de"]) == (4, "Amerikanischer Bison")
    assert bison["sources"]["name"] == "printed"
    assert by_id["Northern Raccoon"]["short"]["de"] == "Waschbär"
    assert by_id["Wild F Spring"]["number"] is None
    for one in found["cards"]:
        plain = one["short"]["de"].split("\xad")
        assert max(len(word) for part in plain for word in part.replace("-", " ").split()) <= 17
    for skill in found["skills"]:
        for effect in (*skill["active"], *skill["exhausted"]):
            assert effect["text"]["en"] != effect["text"]["de"]


def test_cards_say_in_both_languages_why_they_have_their_values():
    cards = GAME.catalogue(EDITION)["cards"]
    assert len(cards) > 90
    assert [card["id"] for card in cards if not all(card["why"].values())] == []
    assert [card["id"] for card in cards if card["why"]["en"] == card["why"]["de"]] == []


def test_the_catalogue_tells_which_spaces_an_assignment_closes_and_invades():
    found = {one["number"]: one for one in GAME.catalogue(EDITION)["assignments"]}
    assert found[1]["closed"] == found[1]["invaded"] == []
    match = Match(GAME, 1, 3, {"assignment": 16})
    invaded = GAME.view(match.edition, match.state, 0)["special"]["invaded"]
    assert found[16]["invaded"] == invaded != []
    match = Match(GAME, 1, 3, {"assignment": 4})
    closed = GAME.view(match.edition, match.state, 0)["special"]["closed"]
    assert found[4]["closed"] == closed != []
