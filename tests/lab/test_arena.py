"""The arena: fair seats, the same figures however they are reckoned, runs that go on."""

import json
import os
from functools import partial
from operator import floordiv

import pytest
from support import ecotone, ecotone_json

from ecotone.bots.weights import own_file
from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.registry import game_named
from ecotone.lab import arena
from ecotone.lab.arena import Contest, Findings, contest_of, file_of, play_game
from ecotone.lab.effort import Effort
from ecotone.lab.ledger import BadLedger
from ecotone.lab.processes import WorkFailed, map_unordered

KEYSTONE = game_named("keystone")
PAIR = contest_of(KEYSTONE, ["greedy", "random"], 2, seed=3)


def seatings(bots, players, teams=False):
    return Contest("keystone", tuple(bots), players, teams=teams).seatings()


def test_as_many_bots_as_seats_move_round():
    assert seatings("ab", 2) == [(0, 1), (1, 0)]
    assert seatings("abc", 3) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_more_bots_than_seats_all_meet():
    met = seatings("abcd", 2)
    assert len(met) == len(set(met)) == 12
    assert {frozenset(pair) for pair in met} == {frozenset({a, b}) for a, b in met if a != b}


@pytest.mark.parametrize("players", [3, 4])
def test_of_two_bots_each_sits_alone_at_every_seat(players):
    alone = [
        (bot, seat)
        for table in seatings("ab", players)
        for seat, bot in enumerate(table)
        if table.count(bot) == 1
    ]
    assert sorted(alone) == [(bot, seat) for bot in range(2) for seat in range(players)]


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 3), ("abcd", 3), ("abc", 4)])
def test_every_bot_sits_equally_often_at_every_seat(bots, players):
    for seat in range(players):
        held = [table[seat] for table in seatings(bots, players)]
        assert len({held.count(bot) for bot in range(len(bots))}) == 1


def test_together_a_bot_has_all_seats():
    assert seatings("ab", 3, teams=True) == [(0, 0, 0), (1, 1, 1)]
    assert contest_of(game_named("ecosfera"), ["random", "greedy"], 2).teams
    assert contest_of(KEYSTONE, ["random", "greedy"], 1).teams
    assert not PAIR.teams


def game(number, seats, scores, places):
    return {"number": number, "seats": seats, "scores": scores, "places": places}


def results(contest, deals, games):
    return {r["bot"]: r for r in Findings(contest, deals, games).report()["results"]}


def test_a_shared_win_counts_in_equal_parts():
    games = [
        game(0, ["greedy", "random"], [10, 10], [1, 1]),
        game(1, ["random", "greedy"], [4, 8], [2, 1]),
    ]
    found = results(PAIR, 1, games)
    assert found["greedy"]["win_rate"] == 0.75
    assert found["random"]["win_rate"] == 0.25
    assert found["greedy"]["mean_score"] == 9
    assert found["greedy"]["margin"] == -found["random"]["margin"] == 2


def test_a_win_together_is_a_whole_one():
    contest = contest_of(game_named("ecosfera"), ["random", "greedy"], 2)
    games = [
        game(0, ["random", "random"], [5, 5], [2, 2]),
        game(1, ["greedy", "greedy"], [9, 9], [1, 1]),
    ]
    found = results(contest, 1, games)
    assert (found["random"]["win_rate"], found["greedy"]["win_rate"]) == (0, 1)
    assert "margin" not in found["greedy"]


def test_only_games_alone_count_among_many():
    """Three seats, two bots: a bot's two seats beside the other one's are not its games."""
    contest = contest_of(KEYSTONE, ["greedy", "random"], 3)
    names = contest.bots
    games = [
        game(number, [names[bot] for bot in table], [3, 2, 1], [1, 2, 3])
        for number, table in enumerate(contest.seatings())
    ]
    found = results(contest, 1, games)
    assert found["greedy"]["games"] == found["random"]["games"] == 3
    assert found["greedy"]["win_rate"] == pytest.approx(1 / 3, abs=1e-4)


def test_the_number_of_processes_changes_nothing():
    assert arena.run(PAIR, Effort(4, processes=1)) == arena.run(PAIR, Effort(4, processes=2))


def test_deals_are_shared_and_seats_change():
    first, second = play_game(PAIR, 4), play_game(PAIR, 5)
    assert first["seats"] == second["seats"][::-1] == ["greedy", "random"]
    other = play_game(PAIR._replace(seed=5), 0)
    assert other["scores"] == first["scores"]


def test_a_run_goes_on_where_its_file_was_cut_off(tmp_path, monkeypatch):
    file = tmp_path / "run.jsonl"
    whole = arena.run(PAIR, Effort(4, file=file))
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 1 + 8
    file.write_text("".join(lines[:6]) + lines[6][:20], "utf-8")
    played = []

    def counted(contest, number):
        played.append(number)
        return play_game(contest, number)

    monkeypatch.setattr(arena, "play_game", counted)
    assert arena.run(PAIR, Effort(4, file=file)) == whole
    assert played == [json.loads(line)["number"] for line in lines[6:]]
    assert file.read_text("utf-8") == "".join(lines)


def test_a_finished_run_can_be_made_longer(tmp_path):
    file = tmp_path / "run.jsonl"
    arena.run(PAIR, Effort(1, file=file))
    assert arena.run(PAIR, Effort(3, file=file)) == arena.run(PAIR, Effort(3))


def test_another_runs_file_is_refused(tmp_path):
    file = tmp_path / "run.jsonl"
    arena.run(PAIR, Effort(1, file=file))
    before = file.read_bytes()
    with pytest.raises(BadLedger, match="another run: expected seed 4, got 3"):
        arena.run(PAIR._replace(seed=4), Effort(1, file=file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", ["no line end", "no json\n", "[]\n", "{}\n"])
def test_a_file_that_is_none_is_refused_and_left_alone(tmp_path, content):
    file = tmp_path / "letter.txt"
    file.write_text(content, "utf-8")
    with pytest.raises(BadLedger, match="expected a f"):
        arena.run(PAIR, Effort(1, file=file))
    assert file.read_text("utf-8") == content


def test_a_field_gets_elo_figures():
    report = arena.run(contest_of(KEYSTONE, ["random", "greedy"], 2), Effort(2))
    assert "elo" not in report["results"][0]
    three = Contest("keystone", ("a", "b", "c"), 3)
    games = [
        game(number, [three.bots[bot] for bot in table], [0, 0, 0], [bot + 1 for bot in table])
        for number, table in enumerate(three.seatings())
    ]
    found = results(three, 1, games)
    assert found["a"]["elo"] > found["b"]["elo"] > found["c"]["elo"]


def test_an_error_in_a_process_is_told():
    sixth = partial(floordiv, 6)
    with pytest.raises(WorkFailed, match="division"):
        list(map_unordered(sixth, [1, 2, 0, 3], 2))
    assert sorted(map_unordered(sixth, [1, 2, 3], 2)) == [2, 3, 6]


def test_a_process_that_dies_is_told():
    with pytest.raises(WorkFailed, match="stopped before it was done"):
        list(map_unordered(os._exit, [1, 1], 2))


@pytest.mark.parametrize(
    ("bots", "players", "seed", "said"),
    [
        (["deep"], 2, 0, "expected one of the bots"),
        (["greedy", "greedy"], 2, 0, "each bot once, got greedy 2 times"),
        (["greedy"], 9, 0, "expected 1 to 4 players"),
        (["greedy"], 2, -1, "expected a seed"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(bots, players, seed, said):
    with pytest.raises(EcotoneError, match=said):
        contest_of(KEYSTONE, bots, players, seed)


def test_no_games_and_no_processes_are_refused():
    with pytest.raises(BadOption, match="at least 1 game"):
        arena.run(PAIR, Effort(0))
    with pytest.raises(BadOption, match="at least 1 process"):
        arena.run(PAIR, Effort(1, processes=0))


def test_the_command_prints_its_figures(tmp_path):
    call = ("arena", "keystone", "greedy", "random", "--players", "2", "--games", "3")
    file = str(tmp_path / "run.jsonl")
    report = ecotone_json(*call, "--seed", "3", "--processes", "2", "--resume", file)
    assert report == arena.run(PAIR, Effort(3))
    assert {"game": "keystone", "players": 2, "deals": 3}.items() <= report.items()
    assert report["results"][0].keys() >= {"bot", "games", "win_rate", "low", "high", "mean_score"}
    told = ecotone(*call, "--seed", "3", "--resume", file, "--lang", "de")
    assert "3 Startaufstellungen, 6 Partien" in told.stdout
    assert "Vorsprung" in told.stdout


def test_a_run_depends_on_the_weights_that_its_bots_play_with():
    shipped = own_file(KEYSTONE, 3)
    assert file_of("master", KEYSTONE, 3) == file_of("learned:5", KEYSTONE, 3) == shipped
    assert file_of("expert", KEYSTONE, 3) is None
    assert file_of("master", KEYSTONE, 1) is None
    assert file_of("master", game_named("ecosfera"), 3) is None
