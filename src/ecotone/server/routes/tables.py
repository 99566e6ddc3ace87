"""Tables over REST: creating, looking, changing seats, past states, rematches."""

import asyncio
import hmac
from contextlib import suppress
from typing import Any, NamedTuple

from litestar import Request, Response, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from ecotone import __version__
from ecotone.engine.state import NOBODY
from ecotone.server.errors import ApiError, language_of
from ecotone.server.game_messages import CampaignState
from ecotone.server.messages import (
    AnalysisState,
    Created,
    Health,
    Language,
    Moment,
    NewNote,
    NewTable,
    SeatChange,
    TableFacts,
)
from ecotone.server.play import Play, record_of
from ecotone.server.replays import keep_replay, stored_replay
from ecotone.server.routes.campaign import address_of, chapters_of, state_of, writable_profile
from ecotone.server.static import client_build
from ecotone.server.table_factory import TableFactory, checked_level, checked_name, known_game
from ecotone.server.tables import BOT, LiveTable
from ecotone.server.tokens import opens
from ecotone.server.views import moment

AnyRequest = Request[Any, Any, Any]
FACTS_SECONDS = 10.0
"""How long a request waits for a table whose game is being compiled."""


class Bearer(NamedTuple):
    """The holder of a token: the seat it opens, and whether it is the owner's."""

    token: str
    seat: int | None
    owner: bool


def play_of(request: AnyRequest) -> Play:
    play: Play = request.app.state.play
    return play


def creator_of(request: AnyRequest) -> str:
    """A hash of the address a table is created from; the address itself is not stored."""
    key = play_of(request).storage.address_key
    return hmac.digest(key.encode(), address_of(request).encode(), "sha256").hex()


def language_asked(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language"))


async def bearer(request: AnyRequest, table: LiveTable) -> Bearer:
    """The holder of the request's token; ApiError without one or if it opens nothing here."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise ApiError("no_token")
    seat = await play_of(request).seat_of(table, token)
    owner = opens(token, table.stored.owner_hash)
    if seat is None and not owner:
        raise ApiError("wrong_token")
    return Bearer(token, seat, owner)


@get("/api/health")
async def health(request: AnyRequest) -> Health:
    """The server's version, which games are ready, and whether changes can be stored."""
    play = play_of(request)
    states = await asyncio.to_thread(play.preparation.states)
    storing = await play.storage.can_store()
    tables = None
    with suppress(Exception):
        tables = await play.storage.count_tables()
    return Health(__version__, tables, client_build(), states, storing, play.faults)


@post("/api/tables")
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Created:
    if data.chapter is not None:
        await writable_profile(request, known_game(data.game), data.chapter.profile)
    table_factory: TableFactory = request.app.state.table_factory
    created = await table_factory.create_table(data, creator_of(request), language_asked(request))
    play = play_of(request)
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
    if not NOBODY <= seat < table.stored.players:
        raise ApiError("no_seat")
    if not table.over and await bearer_or_nobody(request, table) != seat:
        raise ApiError("not_over")
    if not 0 <= moves <= table.moves:
        raise ApiError("no_page")
    return moment(table, moves, seat, language)


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
    return await table_factory.rematch(table, who.seat, who.token, creator_of(request))


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
    state = await play.advice.analysis(table, start=True)
    return Response(state, status_code=200 if state.analysis is not None else 202)


@get("/api/tables/{table_id:str}/analysis")
async def analysis(
    request: AnyRequest, table_id: FromPath[str], language: FromQuery[Language] = "en"
) -> AnalysisState:
    """The progress of the analysis, and the analysis once it is done."""
    play = play_of(request)
    table = await play.table(table_id)
    expect_over(table)
    return await play.advice.analysis(table, start=False)


@patch("/api/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange]
) -> TableFacts:
    """Rename a seat, let a bot take over, or give it back."""
    play = play_of(request)
    table = await play.table(table_id)
    if not 0 <= seat < table.stored.players:
        raise ApiError("no_seat")
    who = await bearer(request, table)
    if table.match is None:
        raise ApiError("not_replaying")
    detail = new_seat_state(play, table, seat, data, who)
    if detail:
        await play.change_seat(table, seat, detail)
    return table.facts()


def new_seat_state(
    play: Play, table: LiveTable, seat: int, wanted: SeatChange, who: Bearer
) -> dict[str, Any]:
    """What is to change at a seat; ApiError if the caller may not."""
    detail: dict[str, Any] = {}
    now, mine = table.seats[seat], who.seat == seat
    if wanted.name is not None:
        expect_allowed(mine or who.owner)
        detail["name"] = checked_name(wanted.name, play.settings.limits)
    if wanted.kind is not None and wanted.kind != now.kind:
        detail |= new_hands(play, table, seat, wanted, who)
    elif wanted.level is not None and now.kind == BOT:
        expect_allowed(mine or who.owner)
        detail["level"] = checked_level(wanted.level)
    return detail


def new_hands(
    play: Play, table: LiveTable, seat: int, wanted: SeatChange, who: Bearer
) -> dict[str, Any]:
    """Let a bot take over from a person, or give the seat back."""
    now = table.seats[seat]
    if wanted.kind == BOT:
        if who.seat != seat:
            expect_absent(play, table, seat, who)
        return {"kind": BOT, "level": checked_level(wanted.level)}
    expect_allowed(now.home == wanted.kind)
    return {"kind": now.home, "level": None}


def expect_absent(play: Play, table: LiveTable, seat: int, who: Bearer) -> None:
    """Others may let a bot take over once the person has been away for the chosen time."""
    chosen = table.stored.absent_after
    if chosen is None:
        expect_allowed(who.owner)
    if seat in table.connected() or play.absent_for(table, seat) < (chosen or 0):
        raise ApiError("not_absent")


def expect_allowed(allowed: bool) -> None:
    if not allowed:
        raise ApiError("not_allowed")


ROUTES = [
    health,
    create_table,
    open_replay,
    table_facts,
    replay,
    past_state,
    rematch,
    note_for_me,
    analyse,
    analysis,
    change_seat,
]
