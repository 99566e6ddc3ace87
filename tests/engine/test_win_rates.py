"""How often bots win: the file of a game, and where it is shown."""

from support import ecotone, ecotone_json

from ecotone.engine.registry import game_named, games
from ecotone.engine.win_rates import WinRate, read_win_rates, write_win_rates
from ecotone.lab.studies import win_rates as study


def test_a_file_is_read_as_it_was_written(tmp_path):
    rates = [
        WinRate(2, {}, "medium", 100, 40, 0.309, 0.498),
        WinRate(4, {"complexity": "2", "piles": "3"}, "medium", 100, 0, 0.0, 0.037),
    ]
    write_win_rates(tmp_path, rates)
    assert read_win_rates(tmp_path) == rates


def test_a_game_without_such_a_file_has_none(tmp_path):
    assert read_win_rates(tmp_path) == []
    assert game_named("keystone").win_rates == []


def test_every_measured_table_can_be_set_up():
    for game in games().values():
        for rate in game.win_rates:
            game.check(rate.players, rate.options, 0)
            assert 0 <= rate.low <= rate.won / rate.games <= rate.high <= 1
            assert rate.games >= 20


def test_every_variant_was_measured_with_every_number_of_players():
    measured = [(rate.players, dict(rate.options)) for rate in game_named("ecosfera").win_rates]
    players = game_named("ecosfera").players
    assert measured == [(count, dict(variant)) for variant in study.VARIANTS for count in players]


def test_the_study_counts_wins(monkeypatch):
    monkeypatch.setattr(study, "is_won", lambda players, options, seed, bot: seed % 4 == 0)
    (_, usual), (number, found) = study.measure([(1, {}), (2, {"piles": "3"})], 40)
    assert number == 1
    assert (usual.players, found.players) == (1, 2)
    assert (found.games, found.won, found.options) == (40, 10, {"piles": "3"})
    assert found.low < 0.25 < found.high


def test_the_command_shows_them():
    shown = ecotone("games", "ecosfera", "--lang", "de").stdout
    assert "Wie oft Bots (medium) gemeinsam gewinnen" in shown
    assert "4 Spieler" in shown
    assert "Kaum zu gewinnen, höchstens eine von zwanzig Partien:" in shown
    assert "1 Spieler: preset=digital" in shown
    (facts,) = ecotone_json("games", "ecosfera")
    assert facts["win_rates"][0]["players"] == 1
    assert "gewinnen" not in ecotone("games", "habitats", "--lang", "de").stdout
