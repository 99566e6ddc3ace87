"""Puzzles over REST: those of a game, and those found in a game that was played."""

import pytest
from server.people import on_sqlite, running
from support import keep_analysis

from ecotone.engine.puzzles import read_puzzles
from ecotone.engine.registry import game_named
from ecotone.engine.replay import Replay

GAME = game_named("habitats")


@pytest.fixture
def puzzle():
    return read_puzzles(GAME.folder)[0]


def test_a_position_shows_what_its_seat_may_know_and_choose(server, puzzle):
    found = server.get("/api/games/habitats/puzzles/1").json()
    match = puzzle.match(GAME)
    assert found["count"] == len(read_puzzles(GAME.folder))
    state = found["state"]
    assert state["seat"] == state["actor"] == match.actor
    assert [one["action"] for one in state["legal"]] == match.legal_numbers.tolist()
    assert set(found["previews"]) == {str(action) for action in match.legal_numbers.tolist()}
    assert state["table"]["seed"] is None


def test_an_answer_is_right_or_says_why_not(server, puzzle):
    path = "/api/games/habitats/puzzles/1/answer?action="
    right = server.get(f"{path}{puzzle.solution}").json()
    assert right["right"]
    assert right["chosen"] is None
    assert right["solution"]["action"] == puzzle.solution
    legal = puzzle.match(GAME).legal_numbers.tolist()
    other = next(action for action in legal if action != puzzle.solution)
    wrong = server.get(f"{path}{other}&language=de").json()
    assert not wrong["right"]
    assert wrong["chosen"]["action"] == other
    assert wrong["solution"]["expected"] > wrong["chosen"]["expected"]


def test_the_reasons_for_a_solution_do_not_depend_on_what_was_tried(server, puzzle):
    path = "/api/games/habitats/puzzles/1/answer?action="
    tries = puzzle.match(GAME).legal_numbers.tolist()[:3]
    solutions = [server.get(f"{path}{action}").json()["solution"] for action in tries]
    assert solutions[0]["reasons"]
    assert all(one == solutions[0] for one in solutions)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/habitats/puzzles/0", 404),
        ("/api/games/habitats/puzzles/9999", 404),
        ("/api/games/nonsense/puzzles/1", 404),
        ("/api/games/habitats/puzzles/1/answer?action=-1", 422),
    ],
)
def test_what_is_not_there_is_refused(server, path, status):
    assert server.get(path).status_code == status


@pytest.fixture
def analysed(tmp_path, puzzle):
    """A server with a finished game in whose analysis a puzzle was found."""
    settings = on_sqlite(tmp_path)
    match = puzzle.match(GAME)
    number, seat = len(match.actions) + 1, match.actor
    while not match.over:
        match.push(match.choice(0))
    with running(settings) as server:
        facts = server.post("/api/replays", json=Replay(match).to_data()).json()
        found = {"number": number, "seat": seat, "solution": puzzle.solution, "gap": puzzle.gap}
        keep_analysis(tmp_path / "tables.sqlite", facts["id"], {"puzzles": [found]})
        yield server, f"/api/tables/{facts['id']}/puzzles", puzzle.match(GAME)


def test_a_finished_game_has_puzzles_of_its_own(analysed, puzzle):
    server, path, match = analysed
    assert server.get(path).json() == {
        "over": True,
        "analysed": True,
        "puzzles": [{"number": len(match.actions) + 1, "seat": match.actor}],
    }
    found = server.get(f"{path}/1").json()
    assert found["state"]["view"] == match.view(match.actor)
    assert [one["action"] for one in found["state"]["legal"]] == match.legal_numbers.tolist()
    right = server.get(f"{path}/1/answer?action={puzzle.solution}").json()
    assert right["right"]
    assert right["gap"] == puzzle.gap
    assert server.get(f"{path}/2").status_code == 404
    assert server.get(f"{path}/1/answer?action=-1").status_code == 422


def test_a_game_that_is_played_has_none(server):
    table = server.create_table("habitats", seats=["here", "bot:random"])
    found = server.get(f"{table.path}/puzzles").json()
    assert found == {"over": False, "analysed": False, "puzzles": []}
    assert server.get(f"{table.path}/puzzles/1").status_code == 409
