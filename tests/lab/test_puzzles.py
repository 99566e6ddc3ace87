"""Stored puzzles can be played, and a deep search finds their solutions."""

import pytest
from support import ecotone

from ecotone.bots.search import only_passes
from ecotone.engine.puzzles import Puzzle, Puzzles, read_puzzles, write_puzzles
from ecotone.engine.registry import games
from ecotone.lab.puzzles import LEAST_CHOICES, LEAST_GAP, verified_gap

GAMES = [game for game in games().values() if read_puzzles(game.folder)]
LEAST = 50


def test_every_game_has_puzzles():
    assert {game.name for game in GAMES} >= {"ecosfera", "habitats", "keyharvest", "keystone"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_puzzle_is_a_position_with_the_solution_among_its_choices(game):
    found = read_puzzles(game.folder)
    assert len(found) >= LEAST
    assert len({(puzzle.seed, puzzle.actions) for puzzle in found}) == len(found)
    for puzzle in found:
        match = puzzle.match(game)
        assert puzzle.solution in match.legal_numbers.tolist()
        assert match.count >= LEAST_CHOICES
        assert not only_passes(match, puzzle.solution)
        assert puzzle.gap >= min(LEAST_GAP.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_search_finds_the_solution(game):
    puzzle = min(read_puzzles(game.folder), key=lambda one: len(one.actions))
    gap = verified_gap(puzzle.match(game), 600)
    assert gap is not None
    assert gap[0] == puzzle.solution


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_deep_searches_find_every_solution(game):
    for puzzle in read_puzzles(game.folder):
        gap = verified_gap(puzzle.match(game), 600)
        assert gap is not None
        assert gap[0] == puzzle.solution


@pytest.mark.parametrize(("wrong", "said"), [((), "All 60 puzzles"), ((3, 9), "[3, 9]")])
def test_verifying_counts_every_puzzle_and_names_all_that_fail(monkeypatch, wrong, said):
    order = [(number, number not in wrong) for number in reversed(range(60))]
    monkeypatch.setattr("ecotone.cli.puzzles.map_unordered", lambda *_: iter(order))
    finished = ecotone("lab", "puzzles", "ecosfera", "--verify", "--lang", "en")
    assert said in finished.stdout + finished.stderr
    assert (finished.returncode == 0) == (not wrong)


def test_puzzles_are_read_as_they_were_written(tmp_path):
    found = Puzzles(3, 600, (Puzzle(2, 5, (1, 2), 3, 2.5), Puzzle(1, 6, (), 1, 9.0, {"a": 1})))
    write_puzzles(tmp_path, found)
    assert read_puzzles(tmp_path) == found.puzzles
    assert read_puzzles(tmp_path / "none") == ()
