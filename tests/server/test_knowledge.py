"""Nothing said to a seat depends on what that seat may not know.

Two deals that differ only in what a seat cannot know must give the very same bytes.
"""

import random
from collections import Counter

import numpy as np
import pytest

from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named, games
from ecotone.engine.state import NOBODY
from ecotone.server import previews
from ecotone.server.changes import Comparisons, change_of
from ecotone.server.previews import previews_of
from ecotone.server.table_rows import StoredSeat, StoredTable, now
from ecotone.server.tables import LiveTable
from ecotone.server.views import ENCODER, moment, state_message
from ecotone.testing import random_match

STARTED = now()
ENOUGH = 24
GAMES = list(games().values())
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [(game, 3) for game in GAMES],
    ids=lambda value: getattr(value, "name", str(value)),
)


def table_of(match, *before):
    """A live table at which a match stands, with the states that led there."""
    stored = StoredTable(
        "abcdefghijkl", match.game.name, "house", "", match.players, match.options, match.seed,
        False, 1, 1, None, "", "", STARTED,
    )  # fmt: skip
    seats = [
        StoredSeat("abcdefghijkl", seat, "link", "link", f"Player {seat}", None, None)
        for seat in range(match.players)
    ]
    table = LiveTable(stored, seats, match.game, match.edition, match=match)
    table.states = [*before, match.state]
    return table


def at(match, state, actions=(), deciders=()):
    """The same match standing at another state, with only these actions behind it."""
    moved = match.copy()
    moved.state = state.copy()
    moved.actions = list(actions)
    moved.count = moved.game.entry.legal(moved.edition.data, moved.state, moved._legal)
    return moved


def redealt(match, state, seat, salt):
    dealt = state.copy()
    match.game.entry.redeal(match.edition.data, dealt, seat, new_generator(salt))
    return dealt


def all_said(table, seat):
    """Everything the server would say to a seat about a table."""
    said = [ENCODER.encode(state_message(table, seat, language)) for language in ("en", "de")]
    said.append(ENCODER.encode(moment(past(table), 0, seat, "en")) if table.moves == 0 else b"")
    if table.actor == seat:
        said.append(ENCODER.encode(previews_of(table.playing, seat)))
    return said


def past(table):
    """The table for looking back: its deal is the state it stands at."""
    table.playing.rewind = lambda moves: None
    return table


@every_table
def test_what_is_said_does_not_change_with_what_is_hidden(game, players):
    for number, match in enumerate(random_match(game, players, 11)):
        if match.over or number % 40:
            continue
        for seat in range(NOBODY, players):
            here = at(match, match.state)
            there = at(match, redealt(match, match.state, seat, number + 1))
            assert all_said(table_of(here), seat) == all_said(table_of(there), seat)


@every_table
def test_what_is_told_of_a_move_does_not_change_with_what_is_hidden(game, players):
    """Where two deals look alike to a seat before and after a move, so do all words about it."""
    compared = Counter()
    before = None
    for number, match in enumerate(random_match(game, players, 12)):
        if compared.total() > ENOUGH:
            break
        if before is not None and not match.over and number % 3 == 0:
            for seat in (NOBODY, 0, 1):
                compared += compare_move(match, before, match.actions[-1], seat, number)
        before = at(match, match.state)
    assert compared["same action"] >= 4


def compare_move(match, before, action, seat, salt):
    """How often another deal led to what looks the same to a seat; all said must be the same."""
    compared = Counter()
    here = told(before, action, seat)
    dealt = at(before, redealt(before, before.state, seat, salt))
    others = [other for other in dealt.legal_numbers.tolist() if other != action]
    choose = random.Random(salt)
    for other in [action, *choose.sample(others, min(2, len(others)))]:
        if other not in dealt.legal:
            continue
        there = told(dealt, other, seat)
        if looks(here) == looks(there):
            compared["same action" if other == action else "other action"] += 1
            assert said_of(here, seat) == said_of(there, seat)
    return compared


def told(before, action, seat):
    """A table one move after `before`, its state as the seat is told it, and what has changed."""
    known = state_message(table_of(at(before, before.state)), seat, "en")
    match = at(before, before.state)
    decider = match.actor
    match.push(action)
    match.actions = [action]
    table = table_of(match, before.state)
    table.deciders = [decider]
    message = state_message(table, seat, "en")
    return table, message, change_of(known, message, Comparisons())


def looks(one):
    """What the game itself lets the seat see and hear of the move."""
    _, message, _ = one
    return message.view, message.log


def said_of(one, seat):
    table, message, change = one
    german = state_message(table, seat, "de")
    return [ENCODER.encode(said) for said in (message, change, german)]


def test_a_leak_would_be_noticed(monkeypatch):
    """Without the redealing, a game that says too much is found out by the tests above."""
    game = game_named("keystone")
    match = Match(game, 2, 3)
    here, there = at(match, match.state), at(match, redealt(match, match.state, 0, 5))
    leaky = lambda edition, state, action, seat: {"next": int(np.asarray(state).sum())}  # noqa: E731
    monkeypatch.setattr(game, "preview", leaky, raising=False)
    assert all_said(table_of(here), 0) == all_said(table_of(there), 0)
    monkeypatch.setattr(previews, "known_match", lambda match, seat: match)
    assert all_said(table_of(here), 0) != all_said(table_of(there), 0)


def test_a_hidden_choice_is_not_told():
    """Which of the cards drawn in secret goes back is known to the one who drew them."""
    game = game_named("keystone")
    found = 0
    for seed in range(60):
        before = None
        for match in random_match(game, 2, seed):
            if before is not None and game.actions.decode(match.actions[-1]).kind == "put_back":
                actor = before.actor
                tables = [told(before, match.actions[-1], seat) for seat in (actor, 1 - actor)]
                last = [message.last for _, message, _ in tables]
                assert last[0] is not None
                if last[1] is None:
                    found += 1
            before = at(match, match.state)
        if found:
            return
    raise AssertionError("no card was put back in secret")
