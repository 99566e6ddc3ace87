"""How long games take: the figures, the seed of the longest, the command."""

import pytest
from support import ecotone, ecotone_json

from ecotone.engine.errors import BadOption
from ecotone.engine.registry import game_named
from ecotone.lab import lengths
from ecotone.lab.arena import contest_of
from ecotone.lab.effort import Effort
from ecotone.lab.lengths import lengths_of, play_measured

KEYSTONE = game_named("keystone")
PAIR = contest_of(KEYSTONE, ["greedy", "random"], 2, seed=3, teams=True)


def game(number, bot, **lengths):
    return {"number": number, "seats": [bot, bot], **lengths}


def test_the_longest_game_is_named_by_its_seed():
    """Each deal is played by both bots; only the bot's own games count for it."""
    games = [
        game(0, "greedy", decisions=10, turns=4),
        game(1, "random", decisions=90, turns=40),
        game(2, "greedy", decisions=30, turns=9),
        game(3, "random", decisions=70, turns=50),
        game(4, "greedy", decisions=20, turns=8),
    ]
    found = lengths_of(PAIR, "greedy", games)
    decisions = {"shortest": 10, "median": 20, "mean": 20.0, "longest": 30, "longest_seed": 4}
    assert found == {
        "bot": "greedy",
        "decisions": decisions,
        "turns": {"shortest": 4, "median": 8, "mean": 7.0, "longest": 9, "longest_seed": 4},
    }


def test_turns_are_measured_where_a_game_counts_them():
    harvest = contest_of(game_named("keyharvest"), ["greedy"], 2, seed=5, teams=True)
    played = play_measured(harvest, 0)
    assert 20 <= played["turns"] <= 120
    assert played["decisions"] > played["turns"]
    assert "turns" not in play_measured(PAIR, 0)


def test_a_run_goes_on_where_its_file_was_cut_off(tmp_path):
    file = tmp_path / "lengths.jsonl"
    whole = lengths.run(PAIR, Effort(3, file=file))
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:3]), "utf-8")
    assert (
        lengths.run(PAIR, Effort(3, file=file))
        == whole
        == lengths.run(PAIR, Effort(3, processes=2))
    )


def test_no_games_at_all_are_refused():
    with pytest.raises(BadOption, match="expected at least 1 game, got 0"):
        lengths.run(PAIR, Effort(0))


def test_the_command_prints_its_figures():
    call = ("lab", "lengths", "keystone", "greedy", "random", "--games", "2", "--seed", "3")
    report = ecotone_json(*call, "--processes", "1")
    assert report == lengths.run(PAIR, Effort(2))
    told = ecotone(*call, "--lang", "de", "--processes", "1").stdout
    assert "2 Partien je Bot gegen sich selbst · erste Partienummer 3" in told
    longest = report["results"][0]["decisions"]["longest"]
    row = next(line for line in told.splitlines() if line.startswith("greedy"))
    assert "Entscheidungen" in row
    assert str(longest) in row
