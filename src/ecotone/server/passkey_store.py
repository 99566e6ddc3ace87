"""Passkeys in the database, and challenges that each work once."""

import hashlib
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import (
    BigInteger,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.server.database import Base
from ecotone.server.errors import ApiError
from ecotone.server.passkey_messages import PasskeyFacts
from ecotone.server.table_rows import in_utc

CHALLENGE_BYTES = 32
CHALLENGE_MINUTES = 5


class Passkey(Base):
    """The public half of a key that opens a profile."""

    __tablename__ = "passkeys"
    __table_args__ = (Index("passkeys_by_person", "person"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Made from the credential's id, which may be long."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    credential: Mapped[bytes] = mapped_column(LargeBinary)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    """Where an authenticator counts, a smaller number tells that it was copied."""
    name: Mapped[str] = mapped_column(String(80))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    used: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), default=None)

    def facts(self) -> PasskeyFacts:
        created = in_utc(self.created).isoformat(timespec="seconds")
        return PasskeyFacts(self.id, self.name, created, written(self.used))


class PasskeyChallenge(Base):
    """What a browser is to sign, within some minutes and once."""

    __tablename__ = "passkey_challenges"
    __table_args__ = (Index("passkey_challenges_by_expires", "expires"),)

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str | None] = mapped_column(String(24))
    """Who wants a passkey; None for somebody who signs in."""
    expires: Mapped[datetime] = mapped_column(DateTime(timezone=True))


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def written(moment: datetime | None) -> str | None:
    return None if moment is None else in_utc(moment).isoformat(timespec="seconds")


class PasskeyStore:
    """The passkeys of all people."""

    def __init__(self, engine: AsyncEngine, most: int) -> None:
        self.engine = engine
        self.most = most

    async def of(self, person: str) -> Sequence[Passkey]:
        """A person's passkeys, oldest first."""
        theirs = select(Passkey).where(Passkey.person == person)
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return list(await session.scalars(theirs.order_by(Passkey.created, Passkey.id)))

    async def find(self, passkey: str) -> Passkey | None:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return await session.get(Passkey, passkey)

    async def add(self, passkey: Passkey) -> None:
        """Store a new passkey, or raise ApiError: one that is known belongs to somebody."""
        theirs = select(func.count()).where(Passkey.person == passkey.person)
        async with AsyncSession(self.engine) as session:
            if await session.get(Passkey, passkey.id) is not None:
                raise ApiError("bad_passkey")
            if (await session.scalar(theirs) or 0) >= self.most:
                raise ApiError("too_many_passkeys", most=self.most)
            session.add(passkey)
            await session.commit()

    async def note_use(self, passkey: Passkey, count: int, moment: datetime) -> None:
        this = update(Passkey).where(Passkey.id == passkey.id)
        async with self.engine.begin() as connection:
            await connection.execute(this.values(sign_count=count, used=moment))

    async def remove(self, person: str, passkey: str) -> None:
        """Let a passkey open nothing any more; ApiError if it is not this person's."""
        theirs = delete(Passkey).where(Passkey.id == passkey, Passkey.person == person)
        async with self.engine.begin() as connection:
            if not (await connection.execute(theirs)).rowcount:
                raise ApiError("no_passkey")

    async def new_challenge(self, person: str | None, moment: datetime) -> bytes:
        """A challenge; those that nobody has answered in time are forgotten."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        expires = moment + timedelta(minutes=CHALLENGE_MINUTES)
        async with AsyncSession(self.engine) as session:
            await session.execute(delete(PasskeyChallenge).where(PasskeyChallenge.expires < moment))
            session.add(PasskeyChallenge(digest(challenge), person, expires))
            await session.commit()
        return challenge

    async def use_challenge(self, challenge: bytes, person: str | None, moment: datetime) -> bool:
        """Was this asked of this person, a moment ago and once? It is gone then."""
        whose = PasskeyChallenge.person
        this = delete(PasskeyChallenge).where(
            PasskeyChallenge.hash == digest(challenge),
            PasskeyChallenge.expires > moment,
            whose.is_(None) if person is None else whose == person,
        )
        async with self.engine.begin() as connection:
            return bool((await connection.execute(this)).rowcount)

    async def exported(self, person: str) -> list[dict[str, str | None]]:
        """A person's passkeys, for their file."""
        return [
            {"name": one.name, "created": written(one.created), "used": written(one.used)}
            for one in await self.of(person)
        ]
