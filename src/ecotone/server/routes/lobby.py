"""The lobby over REST: open tables, taking a seat, leaving it, starting with bots."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ecotone.server.errors import ApiError
from ecotone.server.lobby import Lobby, leave, sit_down, start_with_bots
from ecotone.server.people_messages import Arrival, LobbyTable
from ecotone.server.routes.callers import (
    FRESH,
    AnyRequest,
    bearer,
    expect_allowed,
    language_asked,
    person_or_none,
    play_of,
)
from ecotone.server.table_choices import checked_name
from ecotone.server.table_messages import Created, CreatedSeat, TableFacts


@get("/api/lobby", cache_control=FRESH)
async def open_tables(request: AnyRequest) -> list[LobbyTable]:
    """The tables everybody may join or watch."""
    lobby: Lobby = request.app.state.lobby
    return await lobby.tables()


@post("/api/tables/{table_id:str}/seats")
async def take_seat(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Arrival]
) -> Created:
    """Take a free seat of an open table."""
    play = play_of(request)
    table = await play.table(table_id)
    person = await person_or_none(request)
    name = checked_name(data.name, play.settings.limits) if data.name else None
    seat, token = await sit_down(play, table, name, person)
    seats = [
        CreatedSeat(one.seat, one.kind, one.name, token if one.seat == seat else None)  # type: ignore[arg-type]
        for one in table.seats
    ]
    return Created(table.id, None, seats)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def leave_seat(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> TableFacts:
    """Leave a seat before the game starts; the owner may also free somebody else's."""
    play = play_of(request)
    table = await play.table(table_id)
    if not 0 <= seat < table.stored.players:
        raise ApiError("no_seat")
    who = await bearer(request, table)
    expect_allowed(who.owner or who.seat == seat)
    expect_allowed(table.seats[seat].home == "link")
    await leave(play, table, seat, language_asked(request))
    return table.facts()


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(request: AnyRequest, table_id: FromPath[str]) -> TableFacts:
    """Start with bots at the seats that are left."""
    play = play_of(request)
    table = await play.table(table_id)
    expect_allowed((await bearer(request, table)).owner)
    await start_with_bots(play, table)
    return table.facts()


ROUTES = [open_tables, take_seat, leave_seat, start_table]
