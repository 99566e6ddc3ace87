"""People in the database: who they are, the keys of their devices, and what belongs to them."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import (
    DateTime,
    ForeignKey,
    Index,
    String,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.server.database import Base
from ecotone.server.errors import TEXTS
from ecotone.server.progress import StoredProgress
from ecotone.server.table_rows import Change, StoredSeat, StoredTable, now
from ecotone.server.tokens import derived_token, hashed, new_id, new_token
from ecotone.server.tournament_rows import StoredEntrant
from ecotone.server.turns import StoredTurn

CODE_MINUTES = 15
OWNER = -1
"""Stands for the owner where a seat's number is expected."""


class StoredPerson(Base):
    """Somebody who plays here: a profile that their browser opens."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(200))
    language: Mapped[str] = mapped_column(String(2))
    level: Mapped[str | None] = mapped_column(String(32))
    """The strength they like to play against."""
    journal: Mapped[str] = mapped_column(String(40))
    """The profile that holds their progress in campaigns."""
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    listed: Mapped[bool] = mapped_column(default=False)
    """Do they want to be named on the ladders?"""


class PersonKey(Base):
    """The hash of a secret that opens a profile: a device's, or that of a code that works once."""

    __tablename__ = "person_keys"
    __table_args__ = (Index("person_keys_by_person", "person"),)

    secret_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    expires: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), default=None)
    """When a code stops working; None for a device."""


class SeatTaken(NamedTuple):
    """A seat of a person, with its table."""

    seat: StoredSeat
    table: StoredTable


def person_token(key: str, person: str, table_id: str, seat: int) -> str:
    """The token with which a person opens one of their seats (or OWNER) from any device."""
    return derived_token(key, f"{person} {table_id} {seat}")


def anonymous_name(language: str, seat: int) -> str:
    return TEXTS.format(language, "seat-person", {"seat": seat + 1})


def without_person(detail: dict[str, Any], name: str) -> dict[str, Any]:
    """What a seat's change told, with another name and nobody's profile."""
    changed = {"name": name} if "name" in detail else {}
    return {**detail, **changed, **({"person": None} if "person" in detail else {})}


class PeopleStore:
    """The people of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def create(
        self, name: str, language: str, level: str | None, journal: str | None
    ) -> tuple[StoredPerson, str]:
        """A new person, and the secret of their first device."""
        person = StoredPerson(new_id(), name, language, level, journal or new_token(), now())
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            session.add(person)
            await session.flush()
            secret = new_token()
            session.add(PersonKey(hashed(secret), person.id, now()))
            await session.commit()
        return person, secret

    async def find(self, secret: str) -> StoredPerson | None:
        """The person whose device has this secret."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            key = await session.get(PersonKey, hashed(secret))
            if key is None or key.expires is not None:
                return None
            return await session.get(StoredPerson, key.person)

    async def get(self, person: str) -> StoredPerson:
        """A person who is known to exist."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return await session.get_one(StoredPerson, person)

    async def change(self, person: StoredPerson, **values: Any) -> StoredPerson:
        """Store new values of a person."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            stored = await session.get_one(StoredPerson, person.id)
            for name, value in values.items():
                setattr(stored, name, value)
            await session.commit()
            return stored

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(StoredPerson)) or 0

    # -- devices ---------------------------------------------------------------------------------

    async def new_key(self, person: str) -> str:
        """The secret of another device."""
        secret = new_token()
        async with AsyncSession(self.engine) as session:
            session.add(PersonKey(hashed(secret), person, now()))
            await session.commit()
        return secret

    async def new_code(self, person: StoredPerson) -> str:
        """A code for another device; it replaces the person's code before."""
        code, expires = new_token(), now() + timedelta(minutes=CODE_MINUTES)
        async with AsyncSession(self.engine) as session:
            earlier = delete(PersonKey).where(PersonKey.expires.is_not(None))
            await session.execute(
                earlier.where(or_(PersonKey.person == person.id, PersonKey.expires < now()))
            )
            session.add(PersonKey(hashed(code), person.id, now(), expires))
            await session.commit()
        return code

    async def use_code(self, code: str) -> tuple[StoredPerson, str] | None:
        """The person of a code, with the secret of the device that uses it; the code is gone."""
        this = PersonKey.secret_hash == hashed(code)
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            key = await session.scalar(select(PersonKey).where(this, PersonKey.expires > now()))
            used = delete(PersonKey).where(this, PersonKey.expires.is_not(None))
            gone = await session.execute(used)
            if key is None or not gone.rowcount:  # type: ignore[attr-defined]
                await session.commit()
                return None
            person, secret = await session.get_one(StoredPerson, key.person), new_token()
            session.add(PersonKey(hashed(secret), person.id, now()))
            await session.commit()
        return person, secret

    # -- what belongs to a person ----------------------------------------------------------------

    async def seats_of(self, person: str) -> list[SeatTaken]:
        """All seats of a person, newest tables first."""
        mine = (
            select(StoredSeat, StoredTable)
            .join(StoredTable, StoredTable.id == StoredSeat.table_id)
            .where(StoredSeat.person == person)
            .order_by(StoredTable.started.desc(), StoredSeat.seat)
        )
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return [SeatTaken(seat, table) for seat, table in (await session.execute(mine)).all()]

    async def take_seat(self, table_id: str, seat: int, person: str) -> None:
        """Make a seat that belongs to nobody this person's."""
        free = update(StoredSeat).where(
            StoredSeat.table_id == table_id, StoredSeat.seat == seat, StoredSeat.person.is_(None)
        )
        async with self.engine.begin() as connection:
            await connection.execute(free.values(person=person))

    async def progress_of(self, person: StoredPerson) -> list[dict[str, Any]]:
        """A person's progress in every campaign, as files that can be imported again."""
        mine = select(StoredProgress.progress).where(StoredProgress.profile == person.journal)
        async with self.engine.connect() as connection:
            return [progress.data() for progress in await connection.scalars(mine)]

    async def tournaments_of(self, person: StoredPerson) -> list[dict[str, str]]:
        """The tournaments a person takes part in, under which name."""
        mine = select(StoredEntrant).where(StoredEntrant.person == person.id)
        async with AsyncSession(self.engine) as session:
            return [{"id": one.tournament, "name": one.name} for one in await session.scalars(mine)]

    async def delete(self, person: StoredPerson) -> Sequence[SeatTaken]:
        """Delete a person with all that is theirs; games go on with a seat that has no name."""
        seats = await self.seats_of(person.id)
        async with AsyncSession(self.engine) as session:
            for seat, _ in seats:
                name = anonymous_name(person.language, seat.seat)
                same = (StoredSeat.table_id == seat.table_id, StoredSeat.seat == seat.seat)
                await session.execute(
                    update(StoredSeat).where(*same).values(person=None, name=name)
                )
                renamed = select(Change).where(
                    Change.table_id == seat.table_id,
                    Change.seat == seat.seat,
                    Change.kind == "seat",
                )
                for change in await session.scalars(renamed):
                    change.detail = without_person(change.detail or {}, name)
            hosted = update(StoredTable).where(StoredTable.host == person.id)
            await session.execute(hosted.values(host=None))
            noted = update(StoredTable).where(StoredTable.profile == person.journal)
            await session.execute(noted.values(profile=None))
            await session.execute(
                delete(StoredProgress).where(StoredProgress.profile == person.journal)
            )
            await session.execute(delete(StoredTurn).where(StoredTurn.person == person.id))
            entered = update(StoredEntrant).where(StoredEntrant.person == person.id)
            await session.execute(entered.values(name="", person=None))
            await session.execute(delete(PersonKey).where(PersonKey.person == person.id))
            await session.execute(delete(StoredPerson).where(StoredPerson.id == person.id))
            await session.commit()
        return seats
