"""The contract of a game as checks that anyone can run on a game of their own.

from ecotone.testing import check_game
from meadow import GAME

def test_the_contract():
    print(check_game(GAME))
"""

from ecotone.testing.contract import CHECKS, BrokenContract, Report, check_game
from ecotone.testing.play import finished_match, random_match

__all__ = ["CHECKS", "BrokenContract", "Report", "check_game", "finished_match", "random_match"]
