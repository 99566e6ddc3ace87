"""Growing an evaluation: the same run makes the same file, and fits find what is there."""

import json

import numpy as np
import pytest
from support import ecotone

from ecotone.bots import bot_named
from ecotone.bots.search import Followed, SearchBot
from ecotone.bots.weights import own_file, read_weights
from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.lab import fitting, ridge, selfplay
from ecotone.lab.arena import edition_of
from ecotone.lab.network import learn
from ecotone.lab.ridge import fit_correction, fit_linear
from ecotone.lab.selfplay import (
    GAMES_A_PART,
    JUDGED_A_GAME,
    Plan,
    Samples,
    judged_positions,
    play_one,
)

LEARNED = np.ones(3, bool)


def samples_of(features, results):
    games = np.arange(len(features))
    return Samples(
        features.astype(np.float32),
        results.astype(np.float32),
        results.astype(np.float32),
        games,
    )


@pytest.mark.deep
def test_the_same_command_makes_the_same_file(tmp_path):
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    for file, processes in zip(files, ("1", "2"), strict=True):
        words = ["--out", str(file), "--budget", "small", "--processes", processes]
        done = ecotone("lab", "fit", "keystone", *words)
    assert files[0].read_bytes() == files[1].read_bytes()
    made = read_weights(files[0]).made
    assert made["command"].startswith("ecotone lab fit keystone --players 2 --rounds 1 --games 24")
    assert made["games"] == 24
    assert made["gate"]["games"] == 4
    assert not (tmp_path / "one.json.work").exists()
    assert f"Play it as learned:{files[1]}" in done.stdout
    match = Match(game_named("keystone"), 2, 1)
    assert bot_named(f"learned:{files[0]}:10", 1).choose(match) in match.legal_numbers


def test_a_stopped_run_continues(tmp_path, monkeypatch):
    words = ["habitats", "--budget", "small", "--folder", str(tmp_path)]
    fitting.main(words)
    whole = (tmp_path / "weights.json").read_bytes()
    parts = sorted(tmp_path.rglob("part-*.npz"))
    assert len(parts) * GAMES_A_PART == 24
    parts[-1].unlink()
    played = []
    monkeypatch.setattr(fitting, "saved_part", note_played(played, fitting.saved_part))
    fitting.main(words)
    assert played == [2]
    assert (tmp_path / "weights.json").read_bytes() == whole
    figures = json.loads((tmp_path / "figures.json").read_text("utf-8"))
    assert [one["bot"] for one in figures["results"]] == ["learned:5", "search:5"]


def test_a_judge_is_asked_at_beginnings_of_turns_and_elsewhere():
    seats = [0] * 30 + [1] * 30 + [0] * 30 + [1] * 30
    found = judged_positions(seats, 0)
    assert {30, 60, 90} <= set(found)
    assert 10 <= len(found) <= JUDGED_A_GAME
    assert judged_positions(seats, 1) != found


def test_what_a_judge_expects_counts_as_much_as_the_result(monkeypatch):
    plan = Plan("habitats", 2, (), None, "greedy", 3)
    monkeypatch.setattr(selfplay, "judged", lambda plan, match, samples, positions: samples)
    plain = play_one(plan._replace(judge="search:6"), 0)
    monkeypatch.undo()
    asked = []

    def look(self, match, state, seat, random):
        asked.append((self.level.simulations, seat))
        return [Followed(0, 1, -50.0), Followed(1, 3, 10.0)]

    monkeypatch.setattr(SearchBot, "look", look)
    judged = play_one(plan._replace(judge="search:6"), 0)
    assert (judged.features == plain.features).all()
    assert {simulations for simulations, _ in asked} == {6}
    expected = np.array([[5.0, -5.0] if seat == 0 else [-5.0, 5.0] for _, seat in asked])
    lead = plain.results - plain.results.mean(1)[:, None]
    assert judged.results == pytest.approx((lead + expected) / 2, abs=1e-4)


def test_a_fit_with_a_judge_says_so_in_its_file(tmp_path):
    words = ["habitats", "--budget", "small", "--judge-simulations", "6", "--turns", "1"]
    fitting.main([*words, "--games", "8", "--folder", str(tmp_path)])
    found = read_weights(tmp_path / "weights.json")
    assert "--simulations 5 --judge-simulations 6 --turns 1" in found.made["command"]
    assert found.turns == 1
    assert found.made["positions"] <= 8 * JUDGED_A_GAME
    with pytest.raises(BadOption, match="--judge-simulations: expected two players"):
        fitting.main([*words, "--players", "3", "--folder", str(tmp_path / "three")])
    with pytest.raises(BadOption, match="--turns: expected 0 to 8, got 9"):
        fitting.main([*words[:-1], "9", "--folder", str(tmp_path / "nine")])


def test_weights_for_the_end_of_a_turn_are_learned_there(tmp_path, monkeypatch):
    seen = []
    monkeypatch.setattr(
        selfplay, "look_at", lambda plan, states, last, number: seen.append((states, last))
    )
    plan = Plan("keystone", 2, (), None, "greedy", 3)
    for ends in (False, True):
        play_one(plan._replace(ends=ends), 0)
    actor = game_named("keystone").entry.actor
    cards = edition_of("keystone", None).data
    seats = [[actor(cards, state) for state in states] for states, _ in seen]
    assert len(seats[1]) < len(seats[0])
    assert seats[1] == [number % 2 for number in range(1, len(seats[1]) + 1)]
    assert (seen[0][1] == seen[1][1]).all()
    monkeypatch.undo()
    words = ["keystone", "--budget", "small", "--games", "8", "--at-once", "--gate-deals", "1"]
    fitting.main([*words, "--folder", str(tmp_path)])
    found = read_weights(tmp_path / "weights.json")
    assert found.at_once
    assert "--simulations 5 --at-once --tried-deals" in found.made["command"]
    assert found.made["gate"]["model"] == "linear"
    assert len(list(tmp_path.rglob("*.games"))) == 1, "a single candidate needs no trial"
    with pytest.raises(BadOption, match="--at-once: expected at least two players"):
        fitting.main([*words, "--players", "1", "--folder", str(tmp_path / "alone")])


def test_a_fit_may_correct_the_weights_of_another_number_of_players(tmp_path, monkeypatch):
    """With a penalty that no game can outweigh they stay what they were."""
    monkeypatch.setattr(ridge, "PENALTIES", (1e9,))
    words = ["habitats", "--players", "3", "--games", "8", "--turns", "1", "--gate-deals", "1"]
    fitting.main([*words, "--budget", "small", "--from-players", "2", "--folder", str(tmp_path)])
    found = read_weights(tmp_path / "weights.json")
    shipped = read_weights(own_file(game_named("habitats"), 2))
    assert "--turns 1 --from-players 2 --tried-deals" in found.made["command"]
    assert (found.players, found.made["gate"]["model"]) == (3, "linear")
    assert found.layers.linear == pytest.approx(shipped.layers.linear, abs=1e-4)
    for players in ("1", "2"):
        words = ["habitats", "--players", players, "--from-players", "1", "--budget", "small"]
        with pytest.raises(BadOption, match="--from-players: expected players for whom habitats"):
            fitting.main([*words, "--folder", str(tmp_path / players)])


def test_together_a_judge_expects_the_same_for_all(monkeypatch):
    plan = Plan("ecosfera", 2, (), None, "greedy", 3, judge="search:6")
    monkeypatch.setattr(SearchBot, "look", lambda *_: [Followed(0, 1, 0.75)])
    judged = play_one(plan, 0)
    won = play_one(plan._replace(judge=""), 0).results[0, 0]
    assert judged.results == pytest.approx(np.full(judged.results.shape, (won + 0.75) / 2))


def note_played(played, saved_part):
    def note(plan, folder, number):
        if not fitting.part_file(folder, number).exists():
            played.append(number)
        return saved_part(plan, folder, number)

    return note


def test_ridge_finds_the_weights_of_a_straight_line():
    random = np.random.default_rng(1)
    features = random.normal(0, 2, (4000, 2, 3))
    results = features @ [2.0, -1.0, 0.5] + 3 + random.normal(0, 0.1, (4000, 2))
    found = fit_linear(samples_of(features, results), False, False, LEARNED)
    assert found.weights == pytest.approx([2.0, -1.0, 0.5], abs=0.02)
    assert found.bias == pytest.approx(3, abs=0.02)
    difference = fit_linear(samples_of(features, results), True, False, LEARNED)
    assert difference.weights == pytest.approx([2.0, -1.0, 0.5], abs=0.02)
    assert difference.bias == 0
    set_by_hand = fit_linear(
        samples_of(features, results), False, False, np.array([True, True, False])
    )
    assert set_by_hand.weights[2] == 0


def test_a_correction_stays_near_a_guess_that_few_games_cannot_better():
    random = np.random.default_rng(1)

    def missed(games, share):
        """How far the found weights are from what is true: the guess, and a share of one more."""
        features = random.normal(0, 1, (games, 2, 40))
        results = features[:, :, 0] + share * features[:, :, 1] + random.normal(0, 4, (games, 2))
        samples = samples_of(features, results)
        true = np.zeros(40)
        true[:2] = 1.0, share
        fits = (
            fit_correction(samples, True, False, np.ones(40, bool), np.eye(40)[0]),
            fit_linear(samples, True, False, np.ones(40, bool)),
        )
        return [np.linalg.norm(fit.weights - true) for fit in fits]

    corrected, plain = missed(200, 0.0)
    assert corrected < plain / 1.5
    corrected, plain = missed(20000, 1.0)
    assert corrected < 0.4


def test_logistic_regression_finds_the_odds():
    random = np.random.default_rng(1)
    features = random.normal(0, 1, (20000, 1, 3))
    odds = features[:, 0] @ [1.5, -1.0, 0.0] + 0.5
    results = (random.random(20000) < 1 / (1 + np.exp(-odds)))[:, None] * 1.0
    found = fit_linear(samples_of(features, results), False, True, LEARNED)
    assert found.weights == pytest.approx([1.5, -1.0, 0.0], abs=0.1)
    assert found.bias == pytest.approx(0.5, abs=0.1)


def test_odds_stay_near_those_that_few_games_cannot_better():
    random = np.random.default_rng(1)
    true = np.zeros(20)
    true[:3] = 2.0, -1.5, 1.0
    prior = np.zeros(20)
    prior[:3] = 1.8, -1.2, 1.2

    def missed(games):
        features = random.normal(0, 1, (games, 1, 20))
        chances = 1 / (1 + np.exp(3 - features[:, 0] @ true))
        samples = samples_of(features, (random.random(games) < chances)[:, None] * 1.0)
        learned = np.ones(20, bool)
        fits = (
            fit_correction(samples, False, True, learned, prior),
            fit_linear(samples, False, True, learned),
        )
        return [np.linalg.norm(fit.weights - true) for fit in fits]

    corrected, plain = missed(100)
    assert corrected < plain / 3
    corrected, plain = missed(20000)
    assert corrected < 0.3


@pytest.mark.parametrize("widths", [(16,), (16, 8)])
def test_a_network_learns_what_a_line_leaves_over(widths):
    random = np.random.default_rng(1)
    features = random.normal(0, 1, (12000, 2, 3))
    results = np.abs(features[:, :, 0]) * 3 + features[:, :, 1]
    samples = samples_of(features, results)
    linear = fit_linear(samples, True, False, LEARNED)
    told = []
    layers = learn(
        samples, linear, True, False, LEARNED, widths, 80, 1, lambda key, words: told.append(words)
    )
    losses = [float(words["loss"]) for words in told]
    assert min(losses) < losses[0] / 5
    units = features[:5]
    for weights, biases in layers.hidden:
        units = np.maximum(0, units @ weights + biases)
    values = layers.bias + features[:5] @ layers.linear + units @ layers.output
    assert np.diff(values, axis=1) == pytest.approx(np.diff(results[:5], axis=1), abs=0.8)
