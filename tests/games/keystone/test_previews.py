"""What a decision would bring, against the score sheets before and after it."""

import random

import pytest

from ecotone.engine.match import Match
from ecotone.engine.registry import game_named

EVERY = 4
TABLES = [(4, {}), (1, {"assignment": 20}), (3, {"variant": "coop"})]


def sheets(match, action):
    """The actor's score sheet now and after an action."""
    after = match.copy()
    after.push(action)
    for one in (match, after):
        yield match.game.score_sheet(one.edition, one.state, match.actor)


def changed_goals(before, after):
    """The goals of an objective for which other cards count."""
    if "objective" not in before:
        return []
    both = zip(before["objective"]["goals"], after["objective"]["goals"], strict=True)
    return [
        {"goal": goal, "before": old["have"], **new}
        for goal, (old, new) in enumerate(both)
        if old["have"] != new["have"]
    ]


def board_points(sheet):
    """The points of a sheet without those for Synergy tokens."""
    return sheet["total"] - sheet["synergy"]["points"]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_preview_tells_every_line_and_goal_that_changes(players, options):
    match = Match(game_named("keystone"), players, 7, options)
    choose = random.Random(7)
    seen = set()
    while not match.over:
        for action in match.legal_numbers.tolist()[:: EVERY if len(match.actions) % 2 else 9]:
            preview = match.game.preview(match.edition, match.state, action, match.actor)
            if "lines" not in preview:
                continue
            before, after = sheets(match, action)
            lines = [
                {"before": old["points"], **new}
                for old, new in zip(before["lines"], after["lines"], strict=True)
                if old["run"] != new["run"]
            ]
            assert preview["lines"] == lines
            assert preview["goals"] == changed_goals(before, after)
            assert preview["points"] == board_points(after) - board_points(before)
            seen |= {part for part in ("lines", "goals") if preview[part]}
        match.push(int(choose.choice(match.legal)))
    assert "lines" in seen
    assert ("goals" in seen) == ("objective" in before)
