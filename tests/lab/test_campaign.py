"""How hard a campaign is: every chapter played by every bot, alone and together."""

import pytest
from support import ecotone, ecotone_json

from ecotone.engine.errors import EcotoneError
from ecotone.engine.registry import game_named
from ecotone.lab import campaign
from ecotone.lab.arena import contest_of, play_game, play_match
from ecotone.lab.campaign import lost_games, play_trial_game, results, trial_of
from ecotone.lab.effort import Effort
from ecotone.lab.ledger import BadLedger

KEYSTONE = game_named("keystone")
TRIAL = trial_of(KEYSTONE, ["greedy", "random"], [1, 2], [9, 2], seed=3)


def test_a_trial_has_a_contest_for_each_chapter_and_number_of_players():
    assert TRIAL.chapters == (2, 9)
    played = [(dict(one.options), one.players) for one in TRIAL.contests]
    assert [(options["assignment"], players) for options, players in played] == [
        (2, 1),
        (2, 2),
        (9, 1),
        (9, 2),
    ]
    assert [options["variant"] for options, _ in played] == ["standard", "coop"] * 2
    assert all(contest.teams for contest in TRIAL.contests)
    assert len(trial_of(KEYSTONE, ["random"], [1]).contests) == 20


def test_every_game_of_a_trial_is_a_game_of_its_contest():
    """Second deal, the contest of chapter 9 alone, the random bot's game."""
    number = TRIAL.games_a_deal + 2 * len(TRIAL.bots) + 1
    options = {"assignment": 9, "variant": "standard"}
    contest = contest_of(KEYSTONE, ["greedy", "random"], 1, 3, options, teams=True)
    played = play_trial_game(TRIAL, number)
    assert played["seats"] == ["random"]
    match, _ = play_match(contest, 3)
    missed = [
        "points" if one["condition"] == "score_min" else one["condition"]
        for one in match.view()["conditions"]
        if one["have"] < one["need"]
    ]
    assert missed, "a game of random decisions fails"
    assert played == play_game(contest, 3) | {"number": number, "unmet": missed}


def test_wins_are_counted_by_chapter_players_and_bot():
    """Chapter 2 is won by all, chapter 9 by pairs of greedy players only."""
    games = []
    for number in range(2 * TRIAL.games_a_deal):
        which, own_number = TRIAL.contest_of(number)
        bot = TRIAL.bots[own_number % 2]
        players = TRIAL.contests[which].players
        won = which < 2 or (players == 2 and bot == "greedy")
        places = [1 if won else 2] * players
        game = {"number": number, "seats": [bot] * players, "scores": [which] * players}
        games.append(game | {"places": places, "unmet": [] if won else ["points"]})
    found = {(r["chapter"], r["players"], r["bot"]): r for r in results(TRIAL, 2, games)}
    assert len(found) == 8
    for (chapter, players, bot), result in found.items():
        assert result["games"] == 2
        assert result["win_rate"] == (chapter == 2 or (players, bot) == (2, "greedy"))
        assert result["mean_score"] == 2 * (chapter == 9) + players - 1
        assert result["low"] <= result["win_rate"] <= result["high"]
        assert result["lost"] == result["lost_by_points"] == 2 * (1 - result["win_rate"])


def test_lost_games_are_told_apart_by_what_they_lacked():
    ends = [
        (1, []),
        (2, ["points"]),
        (2, ["points"]),
        (2, ["runs_min"]),
        (2, ["points", "runs_min"]),
        (2, ["goals_min", "runs_min"]),
    ]
    assert lost_games({"places": [place], "unmet": unmet} for place, unmet in ends) == {
        "lost": 5,
        "lost_by_points": 2,
        "lost_by_conditions": 2,
        "lost_by_both": 1,
        "unmet": {"goals_min": 1, "runs_min": 3},
    }


def test_a_game_that_tells_no_conditions_is_lost_for_none():
    told = lost_games([{"places": [2, 2], "unmet": []}])
    assert (told["lost"], told["lost_by_points"], told["lost_by_conditions"]) == (1, 0, 0)


def test_a_trial_goes_on_where_its_file_was_cut_off(tmp_path):
    file = tmp_path / "trial.jsonl"
    whole = campaign.run(TRIAL, Effort(2, file=file))
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 8
    file.write_text("".join(lines[:5]) + lines[5][:9], "utf-8")
    told = []
    assert campaign.run(TRIAL, Effort(2, file=file, progress=told.append)) == whole
    assert told == [4] + [1] * 12
    assert file.read_text("utf-8") == "".join(lines)
    assert campaign.run(TRIAL, Effort(3, file=file)) == campaign.run(TRIAL, Effort(3))


def test_another_trials_file_is_refused(tmp_path):
    file = tmp_path / "trial.jsonl"
    random = trial_of(KEYSTONE, ["random"], [1], [2])
    campaign.run(random, Effort(1, file=file))
    with pytest.raises(BadLedger, match=r"expected chapters \[3\], got \[2\]"):
        campaign.run(trial_of(KEYSTONE, ["random"], [1], [3]), Effort(1, file=file))
    with pytest.raises(BadLedger, match=r"expected players \[2\], got \[1\]"):
        campaign.run(trial_of(KEYSTONE, ["random"], [2], [2]), Effort(1, file=file))


def test_the_number_of_processes_changes_nothing():
    assert campaign.run(TRIAL, Effort(1, processes=2)) == campaign.run(TRIAL, Effort(1))


@pytest.mark.parametrize(
    ("players", "only", "said"),
    [([1], [21], "from 1 to 20, got 21"), ([5], [], "expected 1 to 4 players, got 5")],
)
def test_a_trial_that_cannot_be_is_refused(players, only, said):
    with pytest.raises(EcotoneError, match=said):
        trial_of(KEYSTONE, ["random"], players, only)


def test_the_command_prints_its_figures(tmp_path):
    file = str(tmp_path / "trial.jsonl")
    call = ("lab", "journal", "greedy", "random", "--players", "1", "--players", "2")
    call += ("--only", "2", "--only", "9", "--games", "2", "--seed", "3", "--resume", file)
    report = ecotone_json(*call, "--processes", "1")
    assert report == campaign.run(TRIAL, Effort(2))
    assert {"game": "keystone", "deals": 2, "games": 16}.items() <= report.items()
    told = ecotone(*call, "--lang", "de").stdout
    assert "2 Startaufstellungen je Projekt, wie geschrieben, 16 Partien" in told
    assert "greedy, 2 Spieler" in told
    first = next(r for r in report["results"] if r["chapter"] == 9)
    row = next(line for line in told.splitlines() if line.strip().startswith("9 "))
    rate = f"{100 * first['win_rate']:.1f}".replace(".", ",")
    assert f"{rate} %" in row
    kinds = [first[f"lost_by_{kind}"] for kind in ("points", "conditions", "both")]
    assert sum(kinds) == first["lost"] > 0
    second = [line for line in told.splitlines() if line.strip().startswith("9 ")][1]
    assert f"{kinds[0]} · {kinds[1]} · {kinds[2]} ({100 * kinds[1] // first['lost']} %)" in second
