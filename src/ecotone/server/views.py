"""The state message of a seat, and past states of a game."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from ecotone.engine import events
from ecotone.engine.events import Arguments, Event
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.naming import Naming
from ecotone.engine.state import NOBODY, State
from ecotone.server.changes import change_of
from ecotone.server.knowledge import known_match, known_scores
from ecotone.server.outgoing_messages import (
    Argument,
    Decision,
    LogLine,
    Moment,
    Move,
    Previews,
    Reference,
    Refusal,
    TableState,
)
from ecotone.server.tables import LiveTable

LOG_LINES = 200
"""So many lines of the log are sent to whoever has none yet."""
ACTIONS_KEPT = 20_000
ENCODER = msgspec.json.Encoder()


class Sent:
    """What a connection has been sent: how much of its log, and the state that it has."""

    def __init__(self, changes: bool = False) -> None:
        self.changes = changes
        """Does it take changes of that state?"""
        self.state: TableState | None = None
        self.count = 0
        self.last: LogLine | None = None

    def advance(self, log: Sequence[LogLine]) -> int:
        """The first line to send now: the first new one, or an older one if some were undone."""
        intact = 0 < self.count <= len(log) and log[self.count - 1] is self.last
        first = self.count if intact else first_shown(log)
        self.count, self.last = len(log), log[-1] if log else None
        return first


def first_shown(log: Sequence[LogLine]) -> int:
    return max(0, len(log) - LOG_LINES)


def encoded_state(
    table: LiveTable, seat: int, language: str, sent: Sent, previews: Previews | None = None
) -> bytes:
    """The state message in JSON, or what has changed since the last, encoded once a version.

    With previews that are of this version.
    """
    log = [] if table.match is None or table.waiting else log_of(table, seat)
    first = sent.advance(log)
    fitting = previews if previews is not None and previews.version == table.version else None
    before = sent.state if sent.changes else None
    shown = shown_state(table, seat, language, len(log))
    key = (seat, language, first, fitting is not None, id(before))
    if key not in table.encoded:
        state = msgspec.structs.replace(
            shown,
            log_from=first,
            log=log[first:],
            previews=None if fitting is None else fitting.previews,
        )
        change = None if before is None else change_of(before, state, table.comparisons)
        table.encoded[key] = ENCODER.encode(state if change is None else change), before
    sent.state = shown
    return table.encoded[key][0]


def shown_state(table: LiveTable, seat: int, language: str, told: int) -> TableState:
    """The state that a seat may see, without the `told` lines of its log; once a version."""
    key = (seat, language)
    if key not in table.shown:
        table.shown[key] = state_message(table, seat, language, told)
    return table.shown[key]


def state_message(
    table: LiveTable, seat: int, language: str, log_from: int | None = None
) -> TableState:
    """The table as a seat (NOBODY: a spectator) may see it, with its log from a line on."""
    match = table.match
    if match is None or table.waiting:
        return state_without_match(table, seat)
    log = log_of(table, seat)
    first = first_shown(log) if log_from is None else log_from
    known = known_match(match, seat)
    facts = table.shown_facts()
    deciding = seat != NOBODY and seat == facts.actor and not table.is_bot(seat)
    return TableState(
        version=table.version,
        table=facts,
        seat=None if seat == NOBODY else seat,
        actor=facts.actor,
        over=match.over,
        view=known.game.view(known.edition, known.state, seat),
        legal=legal_actions(known, naming_of(table, language)) if deciding else [],
        refusals=refused_things(known, seat) if deciding else [],
        log_from=first,
        log=log[first:],
        last=last_move(table, table.moves, seat),
        scores=known_scores(match, seat),
        places=match.places() if match.over else None,
        sheets=sheets(match) if match.over else None,
        undo=seat != NOBODY and table.undo_length(seat) is not None,
        hints=deciding and table.stored.hints,
        moves=table.moves,
    )


def state_without_match(table: LiveTable, seat: int) -> TableState:
    """A table that no longer replays, or that waits for players: only its facts.

    Before the game starts people come and go, so nobody is shown what a seat was dealt.
    """
    return TableState(
        version=table.version,
        table=table.shown_facts(),
        seat=None if seat == NOBODY else seat,
        actor=None,
        over=False,
        view={},
        legal=[],
        refusals=[],
        log_from=0,
        log=[],
        last=None,
        scores=[],
        places=None,
        sheets=None,
        undo=False,
        hints=False,
        moves=table.moves,
    )


@lru_cache(ACTIONS_KEPT)
def arguments_of(game: Game, action: int) -> tuple[str, dict[str, str], str]:
    """An action's kind, its arguments by name, and its text's key; nobody may change them."""
    kind, arguments = game.actions.decode(action)
    names = game.actions.kinds[kind].arguments
    named = {name: names[name][index] for name, index in arguments.items()}
    return kind, named, f"action-{kind.replace('_', '-')}"


def naming_of(table: LiveTable, language: str) -> Naming:
    """Formats texts of the game with the names of the people at the table."""
    names = [seat.name for seat in table.seats]
    return table.playing.game.naming(table.playing.edition, language, names)


def legal_actions(match: Match, naming: Naming) -> list[Decision]:
    """The legal actions in words."""
    legal = []
    for action in match.legal_numbers.tolist():
        kind, arguments, key = arguments_of(match.game, action)
        words = match.game.words(match.edition, match.state, action, naming.language)
        text = naming.format(key, words)
        legal.append(Decision(action, kind, arguments, text))
    return legal


def refused_things(match: Match, seat: int) -> list[Refusal]:
    """What may not be done now, and why."""
    return [
        Refusal(refusal.subject, refusal.reason.key, sent_arguments(refusal.reason.arguments))
        for refusal in match.game.refusals(match.edition, match.state, seat)
    ]


def sheets(match: Match) -> list[dict[str, Any]]:
    return [
        match.game.score_sheet(match.edition, match.state, seat) for seat in range(match.players)
    ]


def log_of(table: LiveTable, seat: int) -> list[LogLine]:
    """The log as far as a seat may know it; each move is looked at once."""
    log = table.logs.setdefault(seat, [])
    for move in range(table.logged.get(seat, 0), table.moves):
        decider = table.deciders[move]
        for event in events_of(table, move, seat):
            log.append(LogLine(move, decider, event.key, sent_arguments(event.arguments)))
        if move + 1 in table.rules_changed:
            log.append(LogLine(move, None, "rules-changed", {}))
        if move + 1 in table.dealt_again:
            log.append(LogLine(move, None, "dealt-again", {}))
    table.logged[seat] = table.moves
    return log


def sent_arguments(arguments: Arguments) -> dict[str, Argument]:
    return {name: sent_argument(value) for name, value in arguments.items()}


def sent_argument(value: events.Argument) -> Argument:
    if isinstance(value, events.Reference):
        return Reference(value.kind, value.id, value.part, sent_arguments(value.arguments))
    if isinstance(value, int | str):
        return value
    return [Reference(one.kind, one.id, one.part, sent_arguments(one.arguments)) for one in value]


def events_of(table: LiveTable, move: int, seat: int) -> list[Event]:
    """What a move has led to, as far as a seat may know it."""
    match = table.playing
    before, action = table.states[move], match.actions[move]
    after = None if move + 1 in table.dealt_again else table.states[move + 1]
    if move < match.start and not leads_to(match, before, action, after):
        return []
    return match.game.events(match.edition, before, action, seat)


def leads_to(match: Match, before: State, action: int, after: State | None) -> bool:
    """Would the present rules do the same? A move under older rules they may not even know.

    Without a state after it, for everything hidden was dealt again there: do they know the move?
    """
    legal = np.zeros(match.game.actions.size, np.int16)
    count = match.game.entry.legal(match.edition.data, before, legal)
    if action not in legal[:count]:
        return False
    if after is None:
        return True
    played = before.copy()
    match.game.entry.apply(match.edition.data, played, action)
    return match.game.checksum(played) == match.game.checksum(after)


def last_move(table: LiveTable, moves: int, seat: int) -> Move | None:
    """The last of the first `moves` actions, if the seat may know it."""
    match = table.playing
    if moves == 0:
        return None
    move = moves - 1
    action = match.actions[move]
    if not match.game.shows_action(match.edition, table.states[move], action, seat):
        return None
    kind, arguments, _ = arguments_of(match.game, action)
    return Move(move, table.deciders[move], kind, arguments)


def moment(table: LiveTable, moves: int, seat: int, language: str) -> Moment:
    """The table after its first `moves` actions, as the seat saw it then."""
    past = table.match_at(moves)
    known = known_match(past, seat)
    log = [line for line in log_of(table, seat) if line.move < moves]
    return Moment(
        move=moves,
        moves=table.moves,
        actor=None if past.over else past.actor,
        over=past.over,
        view=known.game.view(known.edition, known.state, seat),
        log=log[-LOG_LINES:],
        last=last_move(table, moves, seat),
        scores=known_scores(past, seat),
    )
