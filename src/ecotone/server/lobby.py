"""Tables that wait for players: sitting down, leaving, and bots for the seats that are left."""

from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.server.errors import ApiError
from ecotone.server.people import StoredPerson, anonymous_name
from ecotone.server.people_messages import LobbySeat, LobbyTable
from ecotone.server.play import Play, SeatDetails
from ecotone.server.table_game import BOT
from ecotone.server.table_rows import StoredSeat, StoredTable, in_utc, now
from ecotone.server.tables import LiveTable
from ecotone.server.tokens import hashed, new_token

LISTED_FOR = timedelta(days=3)
MOST_LISTED = 200


class Lobby:
    """The tables of a server that everybody may see."""

    def __init__(self, engine: AsyncEngine, play: Play) -> None:
        self.engine = engine
        self.play = play

    async def tables(self) -> list[LobbyTable]:
        """The open tables, those that wait for players first, then the newest."""
        recent = (
            select(StoredTable)
            .where(
                StoredTable.open.is_(True),
                StoredTable.ended.is_(None),
                StoredTable.started > now() - LISTED_FOR,
            )
            .order_by(StoredTable.started.desc())
            .limit(MOST_LISTED)
        )
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            found = list(await session.scalars(recent))
            ids = [table.id for table in found]
            of_these = select(StoredSeat).where(StoredSeat.table_id.in_(ids))
            seats = list(await session.scalars(of_these.order_by(StoredSeat.seat)))
        listed = [
            self.as_listed(table, [seat for seat in seats if seat.table_id == table.id])
            for table in found
        ]
        return sorted(listed, key=lambda table: not table.waiting)

    def as_listed(self, table: StoredTable, seats: list[StoredSeat]) -> LobbyTable:
        live = self.play.in_memory(table.id)
        connected = live.connected() if live else set()
        fills = fill_time(table)
        return LobbyTable(
            id=table.id,
            game=table.game,
            options=table.options,
            players=table.players,
            seats=[
                LobbySeat(
                    seat.name,
                    seat.kind,  # type: ignore[arg-type]
                    seat.level,
                    seat.taken,
                    seat.seat in connected,
                )
                for seat in seats
            ],
            level=table.level,
            hints=table.hints,
            rated=table.rated,
            started=in_utc(table.started).isoformat(timespec="seconds"),
            waiting=table.waiting and not all(seat.taken for seat in seats),
            fills=fills.isoformat(timespec="seconds") if fills else None,
        )


def fill_time(table: StoredTable) -> datetime | None:
    """When bots take the seats that are left."""
    if table.fill_after is None:
        return None
    return in_utc(table.started) + timedelta(seconds=table.fill_after)


async def sit_down(
    play: Play, table: LiveTable, name: str | None, person: StoredPerson | None
) -> tuple[int, str]:
    """Take the first free seat of an open table; the seat and its token, or ApiError."""
    token = new_token()
    taken: list[int] = []

    def choose() -> SeatDetails:
        if not table.stored.open:
            raise ApiError("not_open")
        seat = next((seat for seat in table.seats if not seat.taken), None)
        if seat is None:
            raise ApiError("no_free_seat")
        taken.append(seat.seat)
        detail = {"taken": True, "token_hash": hashed(token)}
        detail |= {"name": name} if name else {}
        return [(seat.seat, detail | {"person": person.id if person else None})]

    await play.change_seats(table, choose)
    return taken[-1], token


async def leave(play: Play, table: LiveTable, seat: int, language: str) -> None:
    """Free a seat again before the game starts; ApiError afterwards."""

    def choose() -> SeatDetails:
        if not table.waiting:
            raise ApiError("started")
        detail: dict[str, object] = {"taken": False, "person": None}
        if table.stored.open:
            detail |= {"token_hash": None}
        return [(seat, detail | {"name": anonymous_name(language, seat)})]

    await play.change_seats(table, choose)


async def start_with_bots(play: Play, table: LiveTable) -> None:
    """Let bots take the seats that are left, which starts the game."""
    level = table.stored.level or DEFAULT_LEVEL

    def choose() -> SeatDetails:
        return [
            (seat.seat, {"taken": True, "kind": BOT, "level": level})
            for seat in table.seats
            if not seat.taken
        ]

    await play.change_seats(table, choose)
