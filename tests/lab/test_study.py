"""Studies: the figures are those of the games, however these are spread and resumed."""

import json

import numpy as np
import pytest
from support import ecotone

from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.lab.effort import Effort
from ecotone.lab.study import QUESTIONS, play_studied, run, study_of
from ecotone.lab.study_figures import Played, decides, seats, strength

HABITATS = game_named("habitats")


def game(number, scores, uses, lines=({}, {}), first=0):
    places = [1 + sum(other > score for other in scores) for score in scores]
    return {
        "number": number,
        "scores": scores,
        "places": places,
        "first": first,
        "uses": uses,
        "lines": list(lines),
        "decisions": 10,
    }


def planted(lead_per_use, games=200):
    """Games in which every use of one tile is worth so many points, and the other tile nothing."""
    random = np.random.default_rng(1)
    found = []
    for number in range(games):
        good, idle = random.integers(0, 3, 2), random.integers(0, 3, 2)
        noise = random.normal(0, 1, 2)
        scores = [
            float(20 + lead_per_use * mine + error) for mine, error in zip(good, noise, strict=True)
        ]
        uses = [
            {"tiles:good": int(a), "tiles:idle": int(b)} for a, b in zip(good, idle, strict=True)
        ]
        found.append(game(number, scores, uses))
    return Played(found, 2, False, 1)


def test_the_strength_of_a_component_is_found():
    good, idle = strength(planted(3))
    assert good["component"] == "tiles:good"
    assert good["value"] == pytest.approx(3, abs=0.2)
    assert good["low"] < 3 < good["high"]
    assert idle["low"] < 0 < idle["high"]


def test_what_was_hardly_used_is_left_out():
    assert strength(planted(3, games=8)) == []


def test_a_shared_win_counts_by_halves_and_lines_add_up_to_the_lead():
    lines = [({"a": 5, "b": 1}, {"a": 2, "b": 2}), ({"a": 3, "b": 1}, {"a": 1, "b": 3})]
    games = [game(0, [6, 4], [{}, {}], lines[0]), game(1, [4, 4], [{}, {}], lines[1])]
    played = Played(games, 2, False, 1)
    assert [one["value"] for one in seats(played)] == [0.75, 0.25]
    found = {one["line"]: one["value"] for one in decides(played)}
    assert found == {"a": 1.5, "b": -0.5}
    assert sum(found.values()) == np.mean([2, 0])


def test_seats_count_from_the_one_that_begins():
    games = [game(0, [6, 4], [{}, {}], first=1), game(1, [3, 5], [{}, {}], first=0)]
    found = seats(Played(games, 2, False, 1))
    assert [one["value"] for one in found] == [0.0, 1.0]
    assert [one["points"]["value"] for one in found] == [3.5, 5.5]
    report = run(study_of(game_named("keyharvest"), [4], ["greedy"]), ["seats"], Effort(6))
    assert [one["games"] for one in report["setups"][0]["seats"]] == [6] * 4


def test_a_team_is_compared_by_games_won_and_lost():
    report = run(study_of(game_named("ecosfera"), [2], ["greedy"]), QUESTIONS, Effort(60))
    (setup,) = report["setups"]
    assert setup["measure"] == "win_rate"
    assert len(setup["seats"]) == 1
    impacts = next(one for one in setup["decides"] if one["line"] == "impacts")
    assert impacts["winners"] < impacts["others"] == 6


@pytest.mark.parametrize("name", ["keystone", "habitats", "keyharvest"])
def test_a_game_notes_what_was_used_and_what_the_points_were_made_of(name):
    chosen = game_named(name)
    played = play_studied(study_of(chosen, [2], ["greedy"], seed=4), 0)
    assert [sum(lines.values()) for lines in played["lines"]] == played["scores"]
    assert all(played["uses"])
    catalogue = chosen.naming(Match(chosen, 2, 4).edition, "en").components
    for used in played["uses"][0]:
        kind, _, key = used.partition(":")
        assert key in map(str, catalogue[kind])


def test_a_study_compares_players_bots_and_options_and_can_be_resumed(tmp_path):
    study = study_of(HABITATS, [2, 3], ["greedy", "random"], options={"tiles": ["base", "large"]})
    file = tmp_path / "games.jsonl"
    run(study, QUESTIONS, Effort(1, file=file))
    kept = file.read_text("utf-8")
    whole = run(study, QUESTIONS, Effort(3, file=file))
    assert file.read_text("utf-8").startswith(kept)
    assert whole == run(study, QUESTIONS, Effort(3, processes=2))
    told = [(one["players"], one["bot"], one["options"]) for one in whole["setups"]]
    assert len(set(map(str, told))) == len(told) == 8
    assert [one["games"] for one in whole["setups"]] == [3] * 8


def test_the_command_writes_plots_tables_and_figures(tmp_path):
    words = [
        "--bot",
        "greedy",
        "--players",
        "2",
        "--players",
        "4",
        "--games",
        "20",
        "--processes",
        "1",
        "--json",
    ]
    done = ecotone("lab", "study", "keyharvest", *words, "--out", str(tmp_path))
    report = json.loads(done.stdout)
    assert json.loads((tmp_path / "keyharvest.json").read_text("utf-8")) == report
    for question in QUESTIONS:
        assert (tmp_path / f"keyharvest-{question}.svg").read_text("utf-8").startswith("<?xml")
        page = (tmp_path / f"keyharvest-{question}.md").read_text("utf-8")
        assert f"](keyharvest-{question}.svg)" in page
        assert "### 4 players, greedy, 20 games" in page


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["keystone", "habitats", "keyharvest", "ecosfera"])
def test_every_game_is_told_in_both_languages(name, language):
    words = ["--bot", "greedy", "--games", "12", "--processes", "1", "--lang", language]
    done = ecotone("lab", "study", name, *words)
    assert done.returncode == 0, done.stderr
    assert ("Mittelwert" if language == "de" else "median") in done.stdout
    assert "study-" not in done.stdout


def test_unknown_questions_and_bots_are_refused():
    assert "expected strength, seats" in ecotone("lab", "study", "habitats", "luck").stderr
    with pytest.raises(BadOption, match="each bot once"):
        study_of(HABITATS, [2], ["greedy", "greedy"])
