"""Holidays: for a while, a person's clocks stand still."""

from datetime import datetime, timedelta

from sqlalchemy import DateTime, ForeignKey, String, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.server.database import Base
from ecotone.server.errors import ApiError
from ecotone.server.people_messages import HolidayFacts
from ecotone.server.play import Play
from ecotone.server.table_game import BOT
from ecotone.server.table_rows import StoredSeat, StoredTable, in_utc

DAY = timedelta(days=1)
YEAR = 365 * DAY


class StoredHoliday(Base):
    """A time in which a person's clocks stand still."""

    __tablename__ = "holidays"

    person: Mapped[str] = mapped_column(
        String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    begins: Mapped[datetime] = mapped_column(DateTime(timezone=True), primary_key=True)
    ends: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class Holidays:
    """The holidays of all people."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.engine = play.storage.engine

    async def of_last_year(self, person: str) -> list[StoredHoliday]:
        """The holidays of the last twelve months, oldest first."""
        since = self.play.now() - YEAR
        recent = select(StoredHoliday).where(
            StoredHoliday.person == person, StoredHoliday.ends > since
        )
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return list(await session.scalars(recent.order_by(StoredHoliday.begins)))

    async def facts(self, person: str) -> HolidayFacts:
        known = await self.of_last_year(person)
        taken = sum((in_utc(one.ends) - in_utc(one.begins) for one in known), timedelta())
        allowed = self.play.settings.limits.holiday_days * DAY
        last = in_utc(known[-1].ends) if known else self.play.now()
        return HolidayFacts(
            until=last.isoformat(timespec="seconds") if last > self.play.now() else None,
            left=max(0, (allowed - taken) // DAY),
        )

    async def exported(self, person: str) -> list[dict[str, str]]:
        """The holidays of the last twelve months, for the person's file."""
        return [
            {"begins": in_utc(one.begins).isoformat(), "ends": in_utc(one.ends).isoformat()}
            for one in await self.of_last_year(person)
        ]

    async def begin(self, person: str, days: int) -> None:
        """Stop the person's clocks for some days from now on; ApiError if there are not so many."""
        await self.finish(person)
        left = (await self.facts(person)).left
        if not 0 < days <= left:
            raise ApiError("no_holiday", left=left)
        begins = self.play.now()
        async with AsyncSession(self.engine) as session:
            session.add(StoredHoliday(person, begins, begins + days * DAY))
            await session.commit()
        await self.pause(person, begins + days * DAY)

    async def finish(self, person: str) -> None:
        """Let the person's clocks run again."""
        now = self.play.now()
        async with AsyncSession(self.engine) as session:
            running = select(StoredHoliday).where(
                StoredHoliday.person == person, StoredHoliday.ends > now
            )
            found = list(await session.scalars(running))
            for one in found:
                one.ends = now
            await session.commit()
        if found:
            await self.pause(person, None)

    async def pause(self, person: str, until: datetime | None) -> None:
        """Stop the person's clocks at all tables where people take days to move."""
        theirs = (
            select(StoredSeat.table_id, StoredSeat.seat)
            .join(StoredTable, StoredTable.id == StoredSeat.table_id)
            .where(
                StoredSeat.person == person,
                StoredSeat.kind != BOT,
                StoredTable.clock.is_not(None),
                StoredTable.ended.is_(None),
            )
        )
        async with self.engine.connect() as connection:
            seats = list(await connection.execute(theirs))
        for table_id, seat in seats:
            table = await self.play.table(table_id)
            if table.clock is not None and table.clock.slow and table.match is not None:
                moment = None if until is None else int(until.timestamp())
                await self.play.change_seat(table, seat, {"paused_until": moment})
