"""Every guided first game can be played to its end, and says something at each step."""

import re

import pytest

from ecotone.engine.errors import BadFile
from ecotone.engine.guide import FILE, read_guide
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.texts import LANGUAGES

NAMES = ("ecosfera", "habitats", "keyharvest", "keystone")
COORDINATE = re.compile(r"\br\dc\d\b")


def played(game):
    """The match at the end of a game's guide; every decision is checked by the rules."""
    guide = game.guide
    match = Match(game, guide.players, guide.seed, guide.options)
    for step in guide.steps:
        for decision in step.decisions:
            assert match.actor == step.seat, f"{step.key}: {decision} is not seat {step.seat}'s"
            match.push(game.actions.parse(decision))
    return match


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_is_legal_and_the_person_is_free_at_the_end(name):
    game = game_named(name)
    match = played(game)
    last = game.guide.steps[-1]
    assert last.key == "end"
    assert not last.decisions
    assert not match.over
    assert match.actor == 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_is_told_in_both_languages_and_points_at_something(name, language):
    game = game_named(name)
    keys = [step.key for step in game.guide.steps]
    assert len(set(keys)) == len(keys)
    assert all(step.target for step in game.guide.steps)
    for key in keys:
        text = game.texts.format(language, f"guide-{key}")
        assert text
        assert not COORDINATE.search(text), f"{key} uses a coordinate that the board does not show"
    texts = {key for key in game.texts.keys(language) if key.startswith("guide-")}
    assert texts - {f"guide-{key}" for key in keys} <= {f"guide-{key}-other" for key in keys}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_tries_something_else_is_told_why_this_comes_first(name, language):
    game = game_named(name)
    own = [step.key for step in game.guide.steps if step.decisions and step.seat == 0]
    answers = [f"guide-{key}-other" for key in own]
    assert set(answers) <= set(game.texts.keys(language))
    assert len({game.texts.format(language, key) for key in answers}) == len(own)


def test_keystones_guide_ends_with_an_ecosystem_of_eighteen_points():
    match = played(game_named("keystone"))
    row = match.game.score_sheet(match.edition, match.state, 0)["lines"][5]
    assert row["points"] == 18
    assert match.view(0)["time"] == 3


def test_habitats_guide_ends_with_a_fulfilled_animal_and_the_lead_in_a_goal():
    match = played(game_named("habitats"))
    sheet = match.game.score_sheet(match.edition, match.state, 0)
    assert [tile["points"] for tile in sheet["tiles"] if tile["kind"] == "animal"] == [5, 0]
    [goal] = [one for one in match.view(0)["goals"] if one["goal"] == "happy_animals"]
    assert goal["points"] == [3, 1]
    assert match.scores() == [9, 4]


def test_ecosferas_guide_ends_with_half_the_sea_restored():
    table = played(game_named("ecosfera")).view(0)
    assert table["habitats"] == ["ice", "coast", "pelagic"]
    assert table["impacts"] == 0
    assert table["acted"]


def test_key_harvests_guide_ends_with_eleven_points_and_seven_tiles():
    match = played(game_named("keyharvest"))
    own, rival = match.view(0)["boards"]
    score = own["score"]
    groups = [group["fields"] for group in (score["largest"], score["second"])]
    assert groups == [["B5", "C6", "D5", "D6"], ["F2", "G1"]]
    assert [worker["worker"] for worker in own["workers"]] == ["F5"]
    assert (score["total"], score["tiles"]) == (11, 7)
    assert rival["score"]["total"] == 4
    assert own["counters"]["hops"] == 4
    assert own["known"]["hops"] != rival["known"]["hops"] == [0, 0]


def test_a_script_with_a_fault_is_refused(tmp_path):
    assert read_guide(tmp_path) is None
    (tmp_path / FILE).write_text("minutes = 5\nplayers = 1\nseed = 1\nstep = []\n")
    with pytest.raises(BadFile, match="step"):
        read_guide(tmp_path)
