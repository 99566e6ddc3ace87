"""What cards that may come would add to a board, for a learned evaluation."""

import numpy as np
import pytest

from ecotone.bots import bot_named
from ecotone.engine.match import Match
from ecotone.games.keystone import GAME
from ecotone.games.keystone.cards import CARDS_RECORD
from ecotone.games.keystone.feature_names import NAMES, Feature
from ecotone.games.keystone.openings import find_joins, gain_at, kind_of, no_joins
from ecotone.games.keystone.scoring import best_run
from ecotone.games.keystone.table import EMPTY, LINES, SPACES, TABLE, WILD


def positions():
    for seed in range(3):
        match, bot = Match(GAME, 2, seed), bot_named("greedy", seed)
        while not match.over:
            if len(match.actions) % 25 == 10:
                yield match.copy()
            match.push(bot.choose(match))


def points(cards, table, owner):
    return [best_run(cards, table, owner, line).points for line in range(LINES)]


def gains_of(match, owner, chosen):
    """What each of these cards adds on every empty space, as told and as counted."""
    cards = match.edition.data.view(CARDS_RECORD)[0]
    table = match.state.copy().view(TABLE)[0]
    before, joins = points(cards, table, owner), no_joins()
    for line in range(LINES):
        find_joins(cards, table, owner, line, before[line], joins)
    for card in chosen:
        for space in range(SPACES):
            if table.board[owner, space] == EMPTY:
                told = gain_at(joins, space, kind_of(cards, card))
                table.board[owner, space] = card
                counted = sum(points(cards, table, owner)) - sum(before)
                table.board[owner, space] = EMPTY
                yield told, counted


def features_of(match, seat):
    row = np.zeros(len(NAMES))
    GAME.own("features", "read_features")(match.edition.data, match.state, seat, row)
    return row


def test_a_card_adds_what_the_runs_then_score():
    seen = set()
    for match in positions():
        table = match.state.view(TABLE)[0]
        field = [int(card) for card in table.field if card != EMPTY]
        for told, counted in gains_of(match, match.actor, [*field, WILD, WILD + 3]):
            assert told == counted, match.actions
            seen.add(told)
    assert len(seen) > 5


def test_features_tell_the_best_card_of_the_field_and_the_deck_on_average():
    for match in list(positions())[::3]:
        table = match.state.view(TABLE)[0]
        seat, row = match.actor, features_of(match, match.actor)
        best = []
        for slot in range(table.field_size):
            card = int(table.field[slot])
            if card != EMPTY:
                price = int((table.field[slot + 1 :] != EMPTY).sum())
                gain = max((told for told, _ in gains_of(match, seat, [card])), default=0)
                best.append((gain, price <= table.synergy[seat]))
        assert row[Feature.FIELD_ANY] == max(gain for gain, _ in best)
        assert row[Feature.FIELD_GAIN] == max(gain for gain, payable in best if payable)
        assert row[Feature.FIELD_SUM] == sum(gain for gain, _ in best)
        deck = [int(card) for card in table.deck[: table.deck_count]]
        each = [
            max((told for told, _ in gains_of(match, seat, [card])), default=0) for card in deck
        ]
        assert row[Feature.DECK_GAIN] == pytest.approx(np.mean(each))


def test_an_empty_board_promises_nothing_yet():
    row = features_of(Match(GAME, 2, 1), 0)
    assert row[Feature.BARREN] == row[Feature.EMPTY] == SPACES
    assert not row[Feature.FIELD_GAIN : Feature.BEST_TURN].any()


def test_the_guess_is_the_own_part_of_the_evaluation():
    guess, values = np.zeros(1), np.zeros(2)
    for match in positions():
        GAME.entry.evaluate(match.edition.data, match.state, values)
        for seat in range(2):
            GAME.own("features", "read_guess")(match.edition.data, match.state, seat, guess)
            assert guess[0] == values[seat] == features_of(match, seat)[Feature.OWN_GUESS]
