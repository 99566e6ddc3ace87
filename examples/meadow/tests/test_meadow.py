"""Secret Meadow keeps the contract, and its rules are those of RULES.md."""

from pathlib import Path

from meadow import GAME
from meadow.table import PLANTED, TABLE

from ecotone.engine.match import Match
from ecotone.testing import check_game

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def test_the_contract():
    check_game(GAME, playthroughs=PLAYTHROUGHS)


def test_the_first_flower_grows_next_to_the_stone():
    match = Match(GAME, 2, seed=1)
    spaces = {GAME.actions.decode(int(action)).arguments["space"] for action in match.legal}
    assert spaces == {7, 11, 13, 17}


def test_everyone_plants_equally_often():
    for players in GAME.players:
        match = Match(GAME, players, seed=1)
        seats = []
        while not match.over:
            seats.append(match.actor)
            match.push(match.choice(0))
        assert len(seats) == PLANTED
        assert {seats.count(seat) for seat in range(players)} == {PLANTED // players}


def test_every_group_of_the_favourite_scores():
    match = Match(GAME, 2, seed=1)
    table = match.state.view(TABLE)[0]
    table.favourite[:2] = 0, 1
    table.meadow[[0, 1, 6, 24, 18]] = 0
    assert GAME.score_sheet(match.edition, match.state, 0) == {
        "loves": "poppy",
        "groups": [
            {"size": 3, "points": 6},
            {"size": 1, "points": 1},
            {"size": 1, "points": 1},
        ],
        "total": 8,
    }
    assert match.scores() == [8, 0]
