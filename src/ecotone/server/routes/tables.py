"""Tables over REST: creating, looking, changing seats, past states, rematches."""

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ecotone.engine.state import NOBODY
from ecotone.server.bookkeeping import record_of
from ecotone.server.errors import ApiError
from ecotone.server.game_messages import CampaignState
from ecotone.server.messages import AnalysisState, Language
from ecotone.server.outgoing_messages import Moment
from ecotone.server.playing_on import play_on
from ecotone.server.replays import keep_replay, stored_replay
from ecotone.server.routes.callers import (
    AnyRequest,
    address_of,
    bearer,
    creator_of,
    language_asked,
    person_of,
    person_or_none,
    play_of,
)
from ecotone.server.routes.campaign import chapters_of, state_of, writable_profile
from ecotone.server.table_choices import known_game
from ecotone.server.table_factory import TableFactory
from ecotone.server.table_messages import (
    Created,
    NewNote,
    NewTable,
    PlayOn,
    TableFacts,
)
from ecotone.server.tables import LiveTable

FACTS_SECONDS = 10.0
"""How long a request waits for a table whose game is being compiled."""


@post("/api/tables")
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Created:
    if play_of(request).stopping:
        raise ApiError("stopping")
    if data.chapter is not None:
        await writable_profile(request, known_game(data.game), data.chapter.profile)
    table_factory: TableFactory = request.app.state.table_factory
    play = play_of(request)
    person = await person_of(request) if data.rated else await person_or_none(request)
    host = person.id if person else None
    created = await table_factory.create_table(
        data, creator_of(request, host), language_asked(request), host
    )
    play.spawn(play.load_quietly(created.id))
    return created


@post("/api/replays")
async def open_replay(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> TableFacts:
    """Store a replay file as a finished table."""
    table_factory: TableFactory = request.app.state.table_factory
    play = play_of(request)
    kept = await keep_replay(
        table_factory, play.preparation, data, creator_of(request), language_asked(request)
    )
    return (await play.table(kept)).facts()


@get("/api/tables/{table_id:str}")
async def table_facts(request: AnyRequest, table_id: FromPath[str]) -> TableFacts:
    """What anyone may know of a table; ApiError if its game takes long to compile."""
    try:
        async with asyncio.timeout(FACTS_SECONDS):
            return (await play_of(request).table(table_id)).facts()
    except TimeoutError as error:
        raise ApiError("preparing") from error


@get("/api/tables/{table_id:str}/replay")
async def replay(request: AnyRequest, table_id: FromPath[str]) -> Response[dict[str, Any]]:
    """The replay file of a finished game; for its players also of one that cannot be continued."""
    table = await play_of(request).table(table_id)
    if table.match is None:
        await bearer(request, table)
    else:
        expect_over(table)
    name = f"{table.stored.game}-{table.id}.json"
    return Response(
        stored_replay(table), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def expect_over(table: LiveTable) -> None:
    """Raise ApiError before the end."""
    if table.match is None:
        raise ApiError("not_replaying")
    if not table.over:
        raise ApiError("not_over")


@get("/api/tables/{table_id:str}/moves/{moves:int}")
async def past_state(
    request: AnyRequest,
    table_id: FromPath[str],
    moves: FromPath[int],
    seat: FromQuery[int] = NOBODY,
    language: FromQuery[Language] = "en",
) -> Moment:
    """The table after some of its actions, as a seat saw it."""
    table = await play_of(request).table(table_id)
    if table.match is None:
        raise ApiError("not_replaying")
    if table.waiting:
        raise ApiError("waiting")
    if not NOBODY <= seat < table.stored.players:
        raise ApiError("no_seat")
    if not table.over and await bearer_or_nobody(request, table) != seat:
        raise ApiError("not_over")
    if not 0 <= moves <= table.moves:
        raise ApiError("no_page")
    return await play_of(request).advice.moment(table, moves, seat, language, address_of(request))


async def bearer_or_nobody(request: AnyRequest, table: LiveTable) -> int:
    """The seat of the request's token; without a token NOBODY, a spectator."""
    if "authorization" not in request.headers:
        return NOBODY
    seat = (await bearer(request, table)).seat
    return NOBODY if seat is None else seat


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> Created:
    """The same players, a new deal, the next first player."""
    play = play_of(request)
    table = await play.table(table_id)
    who = await bearer(request, table)
    if who.seat is None:
        raise ApiError("wrong_token")
    expect_over(table)
    table_factory: TableFactory = request.app.state.table_factory
    created = await table_factory.rematch(table, who.seat, who.token, creator_of(request))
    play.announce_rematch(table, created.id)
    return created


@post("/api/tables/{table_id:str}/play-on")
async def play_finished_game_on(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[PlayOn]
) -> Created:
    """A new table that begins in a position of a finished game, one person against bots."""
    play = play_of(request)
    if play.stopping:
        raise ApiError("stopping")
    table = await play.table(table_id)
    expect_over(table)
    if not 0 <= data.seat < table.stored.players:
        raise ApiError("no_seat")
    if not 0 <= data.moves < table.moves:
        raise ApiError("no_page")
    person = await person_or_none(request)
    host = person.id if person else None
    created = await play_on(
        request.app.state.table_factory,
        table,
        data,
        creator_of(request, host),
        language_asked(request),
        host,
    )
    play.spawn(play.load_quietly(created.id))
    return created


@post("/api/tables/{table_id:str}/progress", status_code=200)
async def note_for_me(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[NewNote]
) -> CampaignState:
    """Also record the end of a chapter in the progress of another person who played it."""
    table = await play_of(request).table(table_id)
    await bearer(request, table)
    expect_over(table)
    if table.stored.chapter is None:
        raise ApiError("no_campaign")
    game, chapters = await chapters_of(table.stored.game, table.stored.edition)
    profile = await writable_profile(request, game, data.profile)
    progress = await profile.change(record_of(table, table.stored.chapter))
    return state_of(profile, progress, chapters)


@post("/api/tables/{table_id:str}/analysis")
async def analyse(
    request: AnyRequest, table_id: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[AnalysisState]:
    """Start the analysis of a finished game, unless it exists."""
    play = play_of(request)
    table = await play.table(table_id)
    expect_over(table)
    state = await play.advice.analysis(table, address_of(request))
    return Response(state, status_code=200 if state.analysis is not None else 202)


@get("/api/tables/{table_id:str}/analysis")
async def analysis(
    request: AnyRequest, table_id: FromPath[str], language: FromQuery[Language] = "en"
) -> AnalysisState:
    """The progress of the analysis, and the analysis once it is done."""
    play = play_of(request)
    table = await play.table(table_id)
    expect_over(table)
    return await play.advice.analysis(table, None)


ROUTES = [
    create_table,
    open_replay,
    table_facts,
    replay,
    past_state,
    rematch,
    play_finished_game_on,
    note_for_me,
    analyse,
    analysis,
]
