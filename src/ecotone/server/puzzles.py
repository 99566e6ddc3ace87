"""Puzzles as the browser shows them: a position, and what a decision there is worth.

Some are stored with a game, others come from the analysis of a game played here.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ecotone.bots.advice import judge, measure, rank
from ecotone.bots.levels import HINT_SIMULATIONS
from ecotone.bots.reasons import explain
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.provenance import HOUSE, source_counts
from ecotone.engine.puzzles import Puzzle, read_puzzles
from ecotone.server.advice import choice_message
from ecotone.server.errors import TEXTS, ApiError
from ecotone.server.game_messages import PuzzleAnswer, PuzzlePosition
from ecotone.server.knowledge import known_match, known_scores
from ecotone.server.outgoing_messages import TableState
from ecotone.server.previews import previews_of
from ecotone.server.table_messages import SeatFacts, TableFacts
from ecotone.server.tables import LiveTable
from ecotone.server.views import legal_actions, refused_things

MATCHES_KEPT = 200


@lru_cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game as it is now; those of older rules may have another solution."""
    return read_puzzles(game.folder)


def known_puzzle(game: Game, number: int) -> Puzzle:
    """A puzzle by its number from 1, or ApiError."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise ApiError("no_puzzle")
    return found[number - 1]


@lru_cache(MATCHES_KEPT)
def match_of(game: Game, number: int) -> Match:
    """The position; do not change it."""
    return known_puzzle(game, number).match(game)


def seat_names(match: Match, language: str) -> tuple[str, ...]:
    """Nobody sits there: seats are called by their numbers."""
    return tuple(
        TEXTS.format(language, "seat-person", {"seat": seat + 1}) for seat in range(match.players)
    )


@dataclass(frozen=True)
class Posed:
    """A puzzle with the position it is about."""

    match: Match
    """Do not change it."""
    number: int
    count: int
    solution: int
    gap: float
    names: tuple[str, ...]


def stored_puzzle(game: Game, number: int, language: str) -> Posed:
    """One of a game's own puzzles, by its number from 1, or ApiError."""
    puzzle, match = known_puzzle(game, number), match_of(game, number)
    names = seat_names(match, language)
    return Posed(match, number, len(puzzles_of(game)), puzzle.solution, puzzle.gap, names)


def puzzle_of_table(table: LiveTable, found: list[dict[str, Any]], number: int) -> Posed:
    """One of the puzzles that the analysis of a finished game has found, or ApiError."""
    if not 1 <= number <= len(found):
        raise ApiError("no_puzzle")
    chosen = found[number - 1]
    names = tuple(seat.name for seat in table.seats)
    match = table.match_at(chosen["number"] - 1)
    return Posed(match, number, len(found), chosen["solution"], chosen["gap"], names)


def position(posed: Posed, language: str) -> PuzzlePosition:
    """A puzzle's table as the seat to move sees it."""
    match, names = posed.match, posed.names
    seat, game = match.actor, match.game
    known = known_match(match, seat)
    naming = game.naming(match.edition, language, names)
    state = TableState(
        version=0,
        table=table_facts(match, names),
        seat=seat,
        actor=seat,
        over=False,
        view=game.view(known.edition, known.state, seat),
        legal=legal_actions(known, naming),
        refusals=refused_things(known, seat),
        log_from=0,
        log=[],
        last=None,
        scores=known_scores(match, seat),
        places=None,
        sheets=None,
        undo=False,
        hints=False,
        moves=len(match.actions),
    )
    return PuzzlePosition(posed.number, posed.count, state, previews_of(match, seat))


def table_facts(match: Match, names: tuple[str, ...]) -> TableFacts:
    """What a board needs to know of the table it draws."""
    game, edition = match.game, match.edition
    return TableFacts(
        id="",
        game=game.name,
        edition=edition.name,
        cards=game.cards_digest(edition, match.players, match.options),
        edition_title=dict(edition.title),
        house=source_counts(edition)[HOUSE] > 0,
        options=dict(match.options),
        players=match.players,
        seats=[
            SeatFacts(seat, name, "here", None, True, False, True)
            for seat, name in enumerate(names)
        ],
        started="",
        moves=len(match.actions),
        over=False,
        actor=match.actor,
        rules_version=game.rules_version,
        replays=True,
        stopped=None,
        cooperative=game.together(match.options),
        hidden_hands=game.hidden_hands,
        seed=None,
        commitment=None,
        salt=None,
        absent_after=None,
        chapter=None,
        hints=False,
        waiting=False,
        open=False,
        level=None,
        fills=None,
        rematch=None,
        chat=False,
    )


def answer(posed: Posed, action: int, language: str) -> PuzzleAnswer:
    """Whether a decision is the one to be found, and why: what speaks for it against the next best,
    and for the decision taken against it."""
    match, names = posed.match, posed.names
    if action not in match.legal_numbers.tolist():
        raise ApiError("no_such_decision")
    others = [one for one, _ in rank(match, HINT_SIMULATIONS) if one != posed.solution]
    wanted = dict.fromkeys([posed.solution, *others[:1], action])
    judged = judge(match, [(one, 0.0) for one in wanted], HINT_SIMULATIONS)
    words = {
        one.action: choice_message(match, one, reasons, language, names)
        for one, reasons in zip(judged, explain(match, judged, names), strict=True)
    }
    right = action == posed.solution
    solution, chosen = words[posed.solution], None if right else words[action]
    return PuzzleAnswer(right, solution, chosen, posed.gap, measure(match))
