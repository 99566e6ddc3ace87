"""A reason names a term of the evaluation that really differs between two decisions."""

import math

import numpy as np
import pytest

from ecotone.bots.advice import advise, judge, measure, rank
from ecotone.bots.forecast import Forecast
from ecotone.bots.reasons import LEAST, explain, term_names
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import games
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keystone.chances import NEARNESS
from ecotone.testing import finished_match, random_match

SIMULATIONS = 16
GAMES = list(games().values())
TABLES = [
    *((game, players, {}) for game in GAMES for players in {game.default_players, 3}),
    (games()["keystone"], 1, {"assignment": 4}),
    (games()["habitats"], 1, {}),
    (games()["ecosfera"], 2, {"complexity": 2}),
]


def named(table):
    game, players, options = table
    return f"{game.name}-{players}" + "".join(f"-{value}" for value in options.values())


def expected_sum(match: Match, value: float) -> tuple[float, float]:
    """What the terms must add up to, and how exactly."""
    if measure(match) != "chance":
        return value, 1e-9
    if match.game.name == "keystone":
        return value, NEARNESS + 1e-9
    return value, 1e-9


def value_of(match: Match, terms: float) -> float:
    """The evaluation that a sum of terms stands for."""
    if measure(match) != "chance":
        return terms
    return math.exp(terms) if match.game.name == "keystone" else 1 / (1 + math.exp(-terms))


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_terms_add_up_to_the_evaluation(table):
    game, players, options = table
    for number, match in enumerate(random_match(game, players, 4, **options)):
        if number % 3 and not match.over:
            continue
        values = np.zeros(players)
        game.entry.evaluate(match.edition.data, match.state, values)
        for seat in range(players):
            terms = np.full(len(term_names(match)), np.nan)
            game.entry.terms(match.edition.data, match.state, seat, terms)
            wanted, near = expected_sum(match, values[seat])
            if not match.over or measure(match) != "chance":
                assert value_of(match, terms.sum()) == pytest.approx(wanted, abs=near)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_term_has_a_name_in_both_languages(table):
    game, players, options = table
    for name in filter(None, term_names(Match(game, players, 1, options))):
        for language in LANGUAGES:
            told = [
                game.texts.format(language, f"term-{name}", {"more": more})
                for more in ("yes", "no")
            ]
            assert told[0] != told[1]


def positions(game, players, options, count):
    """Positions with a choice, from games of different seeds."""
    found = 0
    for seed in range(100):
        for number, match in enumerate(random_match(game, players, seed, **options)):
            if match.over or match.count < 2 or (number + seed) % 9:
                continue
            yield match
            found += 1
            if found == count:
                return


def check_silence(match: Match, one: Forecast, other: Forecast) -> None:
    """Nothing is said only where no term of the turn differs enough to be worth a word."""
    least = LEAST["chance" if measure(match) == "chance" else "points"]
    differences = [
        abs(here - there)
        for name, here, there in zip(one.names, one.turn, other.turn, strict=True)
        if name
    ]
    assert max(differences, default=0) < least


def check_reasons(match: Match) -> int:
    """Check every reason against terms read anew; returns how many there are."""
    names = term_names(match)
    judged = sorted(
        judge(match, rank(match, SIMULATIONS)[:3], SIMULATIONS), key=lambda one: -one.interval.mean
    )
    told = 0
    for number, reasons in enumerate(explain(match, judged)):
        here, there = judged[number], judged[0 if number else 1]
        one, other = Forecast(match, here, names), Forecast(match, there, names)
        if not reasons:
            check_silence(match, one, other)
        for reason in reasons:
            at = names.index(reason.term)
            read = {
                "turn": lambda forecast: forecast.turn,
                "later": lambda forecast: forecast.later,
                "reply": lambda forecast, seat=reason.seat: forecast.after_replies(seat),
            }[reason.when]
            differs = read(one)[at] - read(other)[at]
            assert differs != 0, reason
            assert (differs > 0) == ((reason.seat == match.actor) == reason.speaks_for), reason
            if reason.seat == match.actor:
                assert differs == pytest.approx(reason.difference)
                assert abs(differs) >= LEAST["chance"]
            assert set(reason.text) == set(LANGUAGES)
            assert all(text and "{" not in text for text in reason.text.values())
            told += 1
    return told


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_reason_names_a_term_that_differs(table):
    assert sum(check_reasons(match) for match in positions(*table, 10)) > 8


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_of_two_hundred_positions_name_terms_that_differ(game):
    table = (game, game.default_players, {})
    told = [check_reasons(match) for match in positions(*table, 200)]
    assert sum(1 for reasons in told if reasons) > 150


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_depend_on_nothing_hidden(game):
    for match in positions(game, game.players[-1], {}, 2):
        before = match.state.copy()
        reasons = explain(match, advise(match, SIMULATIONS))
        game.entry.redeal(match.edition.data, match.state, match.actor, new_generator(7))
        assert explain(match, advise(match, SIMULATIONS)) == reasons
        match.state[:] = before


def test_a_finished_turn_is_told_by_what_it_completes():
    """In Keystone a card that joins two others is praised for the ecosystem it makes."""
    keystone = games()["keystone"]
    told = set()
    for match in positions(keystone, 2, {}, 40):
        judged = advise(match, SIMULATIONS)
        told |= {reason.text["en"] for reasons in explain(match, judged) for reason in reasons}
    assert any("makes an ecosystem of" in text for text in told)
    assert not finished_match(keystone, 2, 1).count
