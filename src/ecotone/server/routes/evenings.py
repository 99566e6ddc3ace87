"""An evening with the box over REST: the boards of all players, scored and ranked."""

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from ecotone.engine.companion import score_apart
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadFile
from ecotone.engine.evening import PLAYER, Evening, Sheet, named
from ecotone.engine.game import Game
from ecotone.engine.texts import Localized
from ecotone.server.errors import ApiError, language_of
from ecotone.server.game_messages import EveningPlayer, EveningScored, PadRow, ScoreBoard
from ecotone.server.routes.games import bad_board, in_both
from ecotone.server.table_choices import known_edition, known_game


def scored_player(sheet: Sheet, place: int | None) -> EveningPlayer:
    """A player whose board has no fault."""
    name, total, house = str(sheet[PLAYER]), int(sheet["total"]), bool(sheet["house"])
    return EveningPlayer(name, place, total, house, sheet, None, [])


def faulty_player(name: str, error: BadFile, language: str) -> EveningPlayer:
    """A player whose board has a fault, described in a language."""
    refusal = bad_board(error, language)
    problems = refusal.detail["problems"] if isinstance(refusal.detail, dict) else []
    return EveningPlayer(name, None, None, False, None, refusal.describe(language), problems)


def pad_rows(game: Game, players: list[EveningPlayer]) -> list[PadRow]:
    """What all players have of each kind of points."""
    pads = [game.pad_lines(one.sheet) if one.sheet else [] for one in players]
    keys = [line.key for line in max(pads, key=len)]
    return [
        PadRow(
            name=in_both(game, key),
            points=[pad[row].points if pad else None for pad in pads],
            house=[bool(pad) and pad[row].house for pad in pads],
        )
        for row, key in enumerate(keys)
    ]


def tie_break_of(game: Game, evening: Evening) -> Localized | None:
    """What decided between the players with most points, in words."""
    if not evening.decided_by:
        return None
    return in_both(game, game.tie_breaks()[evening.decided_by - 1])


def evening_answer(game: Game, evening: Evening) -> EveningScored:
    """An evening without faults."""
    players = [
        scored_player(sheet, None if evening.together else place)
        for sheet, place in zip(evening.sheets, evening.places, strict=True)
    ]
    return EveningScored(
        players=players,
        rows=pad_rows(game, players),
        winners=[seat for seat, place in enumerate(evening.places) if place == 1],
        tie_break=tie_break_of(game, evening),
        together=evening.together,
        won=evening.won,
        fault=None,
    )


def answer_apart(
    game: Game, edition: Edition, document: dict[str, Any], error: BadFile, language: str
) -> EveningScored:
    """An evening with a fault: every board by itself, as far as it can be scored."""
    players = [
        faulty_player(name, found, language)
        if isinstance(found, BadFile)
        else scored_player(found, None)
        for name, found in score_apart(game, edition, document)
    ]
    at_fault = any(one.fault for one in players)
    why = None if at_fault else bad_board(error, language).describe(language)
    return EveningScored(players, pad_rows(game, players), [], None, False, None, why)


@post("/api/games/{name:str}/evening", status_code=200, sync_to_thread=True)
def evening(
    name: FromPath[str], data: JSONBody[ScoreBoard], request: Request[Any, Any, Any]
) -> EveningScored:
    """The score sheets of all players of a table, the score pad and the winner."""
    game = known_game(name)
    if not game.companion:
        raise ApiError("no_companion")
    edition = known_edition(game, data.edition)
    language = language_of(request.headers.get("accept-language"))
    try:
        return evening_answer(game, game.score_evening(edition, data.document))
    except BadFile as error:
        if not has_boards(game, data.document):
            raise bad_board(error, language) from error
        if game.scores_boards_apart:
            return answer_apart(game, edition, data.document, error, language)
        names = [named(part, n)[PLAYER] for n, part in enumerate(data.document[PLAYER], 1)]
        players = [EveningPlayer(name, None, None, False, None, None, []) for name in names]
        why = bad_board(error, language).describe(language)
        return EveningScored(players, [], [], None, game.cooperative, None, why)


def has_boards(game: Game, document: dict[str, Any]) -> bool:
    """Is there a part for each player of a table?"""
    players = document.get(PLAYER)
    if not isinstance(players, list) or not 1 <= len(players) <= game.players[-1]:
        return False
    return all(isinstance(one, dict) for one in players)


ROUTES = [evening]
