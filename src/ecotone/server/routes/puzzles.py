"""Puzzles over REST, of games and of tables: a position, and whether a decision is right."""

from litestar import get
from litestar.params import FromPath, FromQuery

from ecotone.server.game_messages import (
    PuzzleAnswer,
    PuzzleList,
    PuzzlePosition,
    TablePuzzle,
    TablePuzzles,
)
from ecotone.server.messages import Language
from ecotone.server.play import Play
from ecotone.server.puzzles import (
    Posed,
    answer,
    position,
    puzzle_of_table,
    puzzles_of,
    stored_puzzle,
)
from ecotone.server.routes.callers import AnyRequest, address_of
from ecotone.server.routes.tables import expect_over
from ecotone.server.table_choices import known_game


def play_of(request: AnyRequest) -> Play:
    play: Play = request.app.state.play
    return play


@get("/api/games/{name:str}/puzzles", sync_to_thread=True)
def puzzle_list(name: FromPath[str]) -> PuzzleList:
    return PuzzleList(len(puzzles_of(known_game(name))))


@get("/api/games/{name:str}/puzzles/{number:int}")
async def puzzle(
    request: AnyRequest,
    name: FromPath[str],
    number: FromPath[int],
    language: FromQuery[Language] = "en",
) -> PuzzlePosition:
    """A position in which one decision is clearly best."""
    return await show(request, await posed_in_game(request, name, number, language), language)


@get("/api/games/{name:str}/puzzles/{number:int}/answer")
async def puzzle_answer(
    request: AnyRequest,
    name: FromPath[str],
    number: FromPath[int],
    action: FromQuery[int],
    language: FromQuery[Language] = "en",
) -> PuzzleAnswer:
    """Whether a decision is the one to be found, with the reasons."""
    posed = await posed_in_game(request, name, number, language)
    return await judge(request, posed, action, language)


@get("/api/tables/{table_id:str}/puzzles")
async def table_puzzles(request: AnyRequest, table_id: FromPath[str]) -> TablePuzzles:
    """What the analysis of a game has found; nothing as long as it is played."""
    play = play_of(request)
    table = await play.table(table_id)
    found = await play.storage.analysis(table.id) if table.over else None
    puzzles = (found or {}).get("puzzles", [])
    return TablePuzzles(
        table.over,
        found is not None,
        [TablePuzzle(one["number"], one["seat"]) for one in puzzles],
    )


@get("/api/tables/{table_id:str}/puzzles/{number:int}")
async def table_puzzle(
    request: AnyRequest,
    table_id: FromPath[str],
    number: FromPath[int],
    language: FromQuery[Language] = "en",
) -> PuzzlePosition:
    """A position of a finished game in which one decision was clearly best."""
    return await show(request, await posed_at_table(request, table_id, number), language)


@get("/api/tables/{table_id:str}/puzzles/{number:int}/answer")
async def table_puzzle_answer(
    request: AnyRequest,
    table_id: FromPath[str],
    number: FromPath[int],
    action: FromQuery[int],
    language: FromQuery[Language] = "en",
) -> PuzzleAnswer:
    """Whether a decision there is the one to be found, with the reasons."""
    posed = await posed_at_table(request, table_id, number)
    return await judge(request, posed, action, language)


async def posed_in_game(request: AnyRequest, name: str, number: int, language: str) -> Posed:
    play, game = play_of(request), known_game(name)
    await play.preparation.prepare(game.name)
    return await play.threads.views.run(address_of(request), stored_puzzle, game, number, language)


async def posed_at_table(request: AnyRequest, table_id: str, number: int) -> Posed:
    play = play_of(request)
    table = await play.table(table_id)
    expect_over(table)
    analysis = await play.storage.analysis(table.id) or {}
    return puzzle_of_table(table, analysis.get("puzzles", []), number)


async def show(request: AnyRequest, posed: Posed, language: str) -> PuzzlePosition:
    return await play_of(request).threads.views.run(address_of(request), position, posed, language)


async def judge(request: AnyRequest, posed: Posed, action: int, language: str) -> PuzzleAnswer:
    hints = play_of(request).threads.hints
    return await hints.run(address_of(request), answer, posed, action, language)


ROUTES = [
    puzzle_list,
    puzzle,
    puzzle_answer,
    table_puzzles,
    table_puzzle,
    table_puzzle_answer,
]
