"""Results over REST: the ladder of each game, and a person's statistics."""

from litestar import get
from litestar.params import FromPath

from ecotone.server.ladder import ladder_of
from ecotone.server.result_messages import GameStatistics, Ladder, LevelSuggestion
from ecotone.server.routes.callers import FRESH, AnyRequest, person_of, person_or_none, play_of
from ecotone.server.routes.tables import expect_over
from ecotone.server.statistics import statistics_of
from ecotone.server.suggesting import suggestion_for
from ecotone.server.table_choices import known_game


@get("/api/games/{name:str}/ladder", cache_control=FRESH)
async def show_ladder(request: AnyRequest, name: FromPath[str]) -> Ladder:
    """Bots of every level, and the people who want to be named, strongest first."""
    game, person = known_game(name), await person_or_none(request)
    engine = play_of(request).storage.engine
    return await ladder_of(engine, game.name, person.id if person else None)


@get("/api/person/statistics", cache_control=FRESH)
async def person_statistics(request: AnyRequest) -> list[GameStatistics]:
    """What the person has played, with every result."""
    person = await person_of(request)
    return await statistics_of(play_of(request).results, person.id)


@get("/api/tables/{table_id:str}/level", cache_control=FRESH)
async def suggested_level(request: AnyRequest, table_id: FromPath[str]) -> LevelSuggestion:
    """After a game of one person against bots: the level that suits them."""
    table, person = await play_of(request).table(table_id), await person_or_none(request)
    expect_over(table)
    return await suggestion_for(play_of(request).results, table, person.id if person else None)


ROUTES = [show_ladder, person_statistics, suggested_level]
