"""The browser's tutorial plays a fixed deal: every step of it must be possible."""

import re
from pathlib import Path

from ecotone.engine.match import Match
from ecotone.games.keystone import GAME

SCRIPT = Path(__file__).parents[3] / "web" / "src" / "tables" / "keystone" / "tutorial.ts"


def test_the_tutorials_actions_are_legal_in_its_deal():
    text = SCRIPT.read_text("utf-8")
    seed = int(re.search(r"seed: (\d+)", text)[1])
    lists = re.findall(r"actions: \[([^\]]*)\]", text)
    actions = [action for found in lists for action in re.findall(r'"([^"]+)"', found)]
    assert len(actions) == 16
    match = Match(GAME, 1, seed, {"assignment": 1})
    for action in actions:
        match.apply(GAME.actions.parse(action))
    row = GAME.score_sheet(match.edition, match.state, 0)["lines"][5]
    assert row["points"] == 18
    assert match.seen_by(0)["time"] == 3
