"""The state message of a seat, and past states of a game."""

import logging
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import msgspec

from ecotone.engine.game import Event, Game
from ecotone.engine.match import Match
from ecotone.engine.state import NOBODY
from ecotone.engine.texts import Texts
from ecotone.server.errors import TEXTS
from ecotone.server.knowledge import known_match, known_scores
from ecotone.server.messages import (
    Decision,
    LogLine,
    Moment,
    Move,
    Previews,
    Refusal,
    TableState,
)
from ecotone.server.tables import LiveTable

LOG = logging.getLogger("ecotone.server")
LOG_SENTENCES = 200
PHRASES_KEPT = 50_000
TABLES_NAMED = 5_000
ENCODER = msgspec.json.Encoder()


def encoded_state(table: LiveTable, seat: int, language: str) -> bytes:
    """The state message in JSON, encoded once for each version."""
    key = (seat, language)
    if key not in table.encoded:
        table.encoded[key] = ENCODER.encode(state_message(table, seat, language))
    return table.encoded[key]


def state_message(table: LiveTable, seat: int, language: str) -> TableState:
    """The table as a seat (NOBODY: a spectator) may see it."""
    match = table.match
    if match is None:
        return state_without_match(table, seat)
    known = known_match(match, seat)
    deciding = not match.over and seat == match.actor
    naming = with_player_names(table, language)
    return TableState(
        version=table.version,
        table=table.facts(),
        seat=None if seat == NOBODY else seat,
        actor=None if match.over else match.actor,
        over=match.over,
        view=known.game.view(known.edition, known.state, seat),
        legal=legal_actions(known, language, naming) if deciding else [],
        refusals=refused_things(known, seat, language, naming) if deciding else [],
        log=sentences(table, seat, language)[-LOG_SENTENCES:],
        last=last_move(table, table.moves, seat),
        scores=known_scores(match, seat),
        places=match.places() if match.over else None,
        sheets=sheets(match) if match.over else None,
        undo=seat != NOBODY and table.undo_length(seat) is not None,
        hints=deciding and table.stored.hints,
        moves=table.moves,
    )


def state_without_match(table: LiveTable, seat: int) -> TableState:
    """A table that no longer replays: only its facts."""
    return TableState(
        version=table.version,
        table=table.facts(),
        seat=None if seat == NOBODY else seat,
        actor=None,
        over=False,
        view={},
        legal=[],
        refusals=[],
        log=[],
        last=None,
        scores=[],
        places=None,
        sheets=None,
        undo=False,
        hints=False,
        moves=table.moves,
    )


def arguments_of(game: Game, action: int) -> tuple[str, dict[str, str]]:
    """An action's kind and its arguments by name."""
    kind, arguments = game.actions.decode(action)
    names = game.actions.kinds[kind].arguments
    return kind, {name: names[name][index] for name, index in arguments.items()}


@lru_cache(PHRASES_KEPT)
def phrase(texts: Texts, language: str, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """A text with its arguments filled in; cached, because the same few thousand recur."""
    return texts.format(language, key, dict(arguments))


def describe_action(match: Match, action: int, kind: str, language: str) -> str:
    """An action in words; cached."""
    game = match.game
    if type(game).describe_action is not Game.describe_action:
        return game.describe_action(match.edition, match.state, action, language)
    words = game.words(match.edition, match.state, action, language)
    key = f"action-{kind.replace('_', '-')}"
    return phrase(game.texts, language, key, tuple(words.items()))


def format_event(game: Game, event: Event, language: str) -> str:
    """An event as a sentence; cached, because all seats share most of them."""
    if type(game).format_event is not Game.format_event:
        return game.format_event(event, language)
    return phrase(game.texts, language, event.key, tuple(event.arguments.items()))


def with_player_names(table: LiveTable, language: str) -> Callable[[str], str]:
    """Replace `Player 1` in the games' texts by the seats' names."""
    names = tuple((seat.seat, seat.name) for seat in table.seats)
    return naming_of(table.playing.game.texts, language, names)


@lru_cache(TABLES_NAMED)
def naming_of(
    texts: Texts, language: str, seats: tuple[tuple[int, str], ...]
) -> Callable[[str], str]:
    """The same for seats with these names; cached, because it serves every message of a table."""
    if not texts.has(language, "player"):
        return str
    names = {phrase(texts, language, "player", (("seat", seat + 1),)): name for seat, name in seats}
    called = re.compile("|".join(rf"\b{re.escape(player)}\b" for player in names))
    return lambda sentence: called.sub(lambda found: names[found[0]], sentence)


def legal_actions(match: Match, language: str, naming: Callable[[str], str]) -> list[Decision]:
    """The legal actions in words."""
    legal = []
    for action in match.legal_numbers.tolist():
        kind, arguments = arguments_of(match.game, action)
        text = naming(describe_action(match, action, kind, language))
        legal.append(Decision(action, kind, arguments, text))
    return legal


def refused_things(
    match: Match, seat: int, language: str, naming: Callable[[str], str]
) -> list[Refusal]:
    """What may not be done now, and why."""
    game = match.game
    return [
        Refusal(refusal.subject, naming(format_event(game, refusal.reason, language)))
        for refusal in game.refusals(match.edition, match.state, seat)
    ]


def sheets(match: Match) -> list[dict[str, Any]]:
    return [
        match.game.score_sheet(match.edition, match.state, seat) for seat in range(match.players)
    ]


def previews(table: LiveTable, seat: int) -> Previews:
    """What each legal action would bring the seat to move."""
    known = known_match(table.playing, seat)
    game = known.game
    return Previews(
        table.version,
        {
            action: game.preview(known.edition, known.state, action, seat)
            for action in known.legal_numbers.tolist()
        },
    )


def sentences(table: LiveTable, seat: int, language: str) -> list[LogLine]:
    """The log as far as a seat may know it; each move is formatted once."""
    match = table.playing
    naming = with_player_names(table, language)
    key = (seat, language)
    log = table.sentences.setdefault(key, [])
    for move in range(table.logged.get(key, 0), table.moves):
        decider = table.deciders[move]
        for event in events_of(table, move, seat, language):
            log.append(LogLine(move, decider, naming(format_event(match.game, event, language))))
        if move + 1 in table.rules_changed:
            log.append(LogLine(move, None, phrase(TEXTS, language, "rules-changed", ())))
    table.logged[key] = table.moves
    return log


def events_of(table: LiveTable, move: int, seat: int, language: str) -> Iterable[Event]:
    """What a move has led to, as far as a seat may know it."""
    match = table.playing
    before, after = table.states[move], table.states[move + 1]
    events = match.game.events(match.edition, before, match.actions[move], after, seat, language)
    if move >= match.start:
        return events
    try:
        return list(events)
    except Exception:
        # A move under older rules, which the present ones may not be able to describe.
        LOG.warning("table %s: move %d could not be described", table.id, move, exc_info=True)
        return ()


def last_move(table: LiveTable, moves: int, seat: int) -> Move | None:
    """The last of the first `moves` actions, if the seat may know it."""
    match = table.playing
    if moves == 0:
        return None
    move = moves - 1
    action = match.actions[move]
    if not match.game.shows_action(match.edition, table.states[move], action, seat):
        return None
    kind, arguments = arguments_of(match.game, action)
    return Move(move, table.deciders[move], kind, arguments)


def moment(table: LiveTable, moves: int, seat: int, language: str) -> Moment:
    """The table after its first `moves` actions, as the seat saw it then."""
    past = table.match_at(moves)
    known = known_match(past, seat)
    log = [line for line in sentences(table, seat, language) if line.move < moves]
    return Moment(
        move=moves,
        moves=table.moves,
        actor=None if past.over else past.actor,
        over=past.over,
        view=known.game.view(known.edition, known.state, seat),
        log=log[-LOG_SENTENCES:],
        last=last_move(table, moves, seat),
        scores=known_scores(past, seat),
    )
