"""Scoring a table played with the box, by the parts that a game's companion has.

`score_typed(edition, source)` scores a board. `score_table(edition, parts, shared)` scores all of a
table, where one board's points depend on the others; `SHARED` names what they have in common.
`ranking(sheet)` gives what the rules compare, `TIE_BREAKS` the texts for all but the points.
`pad_lines(sheet)` are the lines of the score pad. A single sheet with `won` is the result of all.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadFile, EcotoneError
from ecotone.engine.evening import (
    PLAYER,
    Evening,
    Sheet,
    evening_of,
    gathered,
    named,
    part_with,
    players_of,
    won_together,
)

if TYPE_CHECKING:
    from ecotone.engine.presentation import Presentation


def score_evening(game: "Presentation", edition: Edition, document: Mapping[str, Any]) -> Evening:
    """The sheets of all players of a table, ranked; BadFile if a board has a fault."""
    if not game.companion:
        raise EcotoneError(f"{game.name} has no score companion")
    shared = shared_keys(game)
    parts = players_of(document, game.players[-1], shared)
    score_table = game.part("companion", "score_table")
    if score_table is not None:
        sheets: list[Sheet] = score_table(edition, parts, part_with(document, shared))
    else:
        boards = [named(part, number) for number, part in enumerate(parts, 1)]
        sheets = gathered(lambda board: game.score_document(edition, board), boards)
    if len(sheets) == 1 and "won" in sheets[0]:
        return won_together(sheets[0], sheets[0]["won"])
    return evening_of(sheets, game.own("companion", "ranking"))


def shared_keys(game: "Presentation") -> Sequence[str]:
    """What all boards of a table have in common."""
    return game.part("companion", "SHARED") or ()


def score_apart(
    game: "Presentation", edition: Edition, document: Mapping[str, Any]
) -> list[tuple[str, Sheet | BadFile]]:
    """Every player with the sheet of the own board alone, or with its faults."""
    shared = set(shared_keys(game)) & set(game.own("companion", "KEYS"))
    found: list[tuple[str, Sheet | BadFile]] = []
    for number, part in enumerate(document[PLAYER], 1):
        board = {**part_with(document, sorted(shared)), **named(part, number)}
        try:
            found.append((board[PLAYER], game.score_document(edition, board)))
        except BadFile as error:
            found.append((board[PLAYER], error))
    return found
