"""Seats over REST: who plays them, their links and their time."""

from typing import Any

from litestar import patch, post
from litestar.params import FromPath, JSONBody

from ecotone.server.decisions import expect_running
from ecotone.server.errors import ApiError
from ecotone.server.play import Play
from ecotone.server.routes.callers import AnyRequest, Bearer, bearer, expect_allowed, play_of
from ecotone.server.table_choices import LONGEST_ABSENCE, checked_level, checked_name
from ecotone.server.table_game import BOT
from ecotone.server.table_messages import NewToken, SeatChange, TableFacts
from ecotone.server.tables import LiveTable
from ecotone.server.tokens import hashed, new_token


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


@post("/api/tables/{table_id:str}/seats/{seat:int}/time", status_code=200)
async def give_time(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> TableFacts:
    """Give another player more time."""
    play = play_of(request)
    table = await play.table(table_id)
    if not 0 <= seat < table.stored.players or table.seats[seat].home == BOT:
        raise ApiError("no_seat")
    who = await bearer(request, table)
    expect_allowed(who.seat is not None and who.seat != seat)
    expect_running(table)
    clock = table.clock
    if clock is None or clock.left(seat) > LONGEST_ABSENCE:
        raise ApiError("no_more_time")
    given = table.seats[seat].extra_time + clock.extra_seconds
    await play.change_seat(table, seat, {"extra_time": given})
    return table.facts()


@post("/api/tables/{table_id:str}/seats/{seat:int}/token")
async def renew_token(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> NewToken:
    """Replace the link of a seat; whoever uses the one before is disconnected.

    A person with a profile keeps the seat only if they ask for it themselves. In rated games, only
    they may ask.
    """
    play = play_of(request)
    table = await play.table(table_id)
    if not 0 <= seat < table.stored.players or table.seats[seat].home == BOT:
        raise ApiError("no_seat")
    who = await bearer(request, table)
    expect_allowed(who.owner or who.seat == seat)
    if table.match is None:
        raise ApiError("not_replaying")
    token = new_token()
    detail: dict[str, Any] = {"token_hash": hashed(token)}
    person = table.seats[seat].person
    theirs = person is None or play.access.is_persons(who.token, person, table.id, seat)
    if not theirs and table.stored.rated:
        expect_allowed(who.seat == seat)
    elif not theirs:
        detail["person"] = None
    await play.change_seat(table, seat, detail)
    return NewToken(seat, token)


def new_seat_state(
    play: Play, table: LiveTable, seat: int, wanted: SeatChange, who: Bearer
) -> dict[str, Any]:
    """What is to change at a seat; ApiError if the caller may not."""
    detail: dict[str, Any] = {}
    now, mine = table.seats[seat], who.seat == seat
    if table.called_off and (wanted.kind is not None or wanted.wants_end is not None):
        raise ApiError("called_off")
    if wanted.name is not None:
        expect_allowed(mine or who.owner)
        detail["name"] = checked_name(wanted.name, play.settings.limits)
    if wanted.taken and not now.taken:
        expect_allowed(mine)
        detail["taken"] = True
    if wanted.wants_end is not None and wanted.wants_end != now.wants_end:
        expect_allowed(mine)
        expect_running(table)
        if table.stored.rated:
            raise ApiError("rated_game")
        detail["wants_end"] = wanted.wants_end
    if wanted.kind is not None and wanted.kind != now.kind:
        detail |= new_hands(play, table, seat, wanted, who)
    elif wanted.level is not None and now.kind == BOT:
        expect_allowed((mine or who.owner) and not table.stored.rated)
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
    expect_allowed(now.home == wanted.kind and (who.seat == seat or who.owner))
    back = {"timed_out": False} if now.timed_out else {}
    return {"kind": now.home, "level": None} | back


def expect_absent(play: Play, table: LiveTable, seat: int, who: Bearer) -> None:
    """Others may let a bot take over once the person has been away for the chosen time."""
    chosen = table.stored.absent_after
    if chosen is None:
        expect_allowed(who.owner)
    if seat in table.connected() or play.absent_for(table, seat) < (chosen or 0):
        raise ApiError("not_absent")


ROUTES = [change_seat, give_time, renew_token]
