"""The addresses at which people are notified of their turn by e-mail, once confirmed."""

from datetime import datetime, timedelta
from email.headerregistry import Address

from sqlalchemy import DateTime, ForeignKey, String, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.server.database import Base
from ecotone.server.errors import ApiError
from ecotone.server.notice_messages import MailFacts
from ecotone.server.table_rows import in_utc
from ecotone.server.tokens import derived_token, hashed, new_token

LONGEST_ADDRESS = 254
CODE_HOURS = 24


class MailAddress(Base):
    """Where a person wants to be written to."""

    __tablename__ = "mail_addresses"

    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    address: Mapped[str] = mapped_column(String(LONGEST_ADDRESS))
    code_hash: Mapped[str] = mapped_column(String(64), unique=True)
    """Of the code that confirms the address."""
    stop_hash: Mapped[str] = mapped_column(String(64), unique=True)
    """Of the token in every message that stops them."""
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    confirmed: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), default=None)

    def facts(self) -> MailFacts:
        return MailFacts(self.address, self.confirmed is not None)


class MailAddresses:
    """The addresses of all people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, person: str) -> MailAddress | None:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return await session.get(MailAddress, person)

    async def put(self, key: str, person: str, address: str, moment: datetime) -> str:
        """Note an address that is to be confirmed; the code for it, which is sent there only."""
        code = new_token()
        stop = stop_token(key, person, address)
        async with AsyncSession(self.engine) as session:
            await session.merge(MailAddress(person, address, hashed(code), hashed(stop), moment))
            await session.commit()
        return code

    async def confirm(self, code: str, moment: datetime) -> bool:
        """Does a code confirm an address?"""
        theirs = update(MailAddress).where(
            MailAddress.code_hash == hashed(code),
            MailAddress.created > moment - timedelta(hours=CODE_HOURS),
            MailAddress.confirmed.is_(None),
        )
        known = select(MailAddress.person).where(
            MailAddress.code_hash == hashed(code), MailAddress.confirmed.is_not(None)
        )
        async with self.engine.begin() as connection:
            changed = await connection.execute(theirs.values(confirmed=moment))
            return bool(changed.rowcount) or await connection.scalar(known) is not None

    async def stop(self, token: str) -> None:
        """Write no more to whom this token was sent; nothing if that is so already."""
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(MailAddress).where(MailAddress.stop_hash == hashed(token))
            )

    async def remove(self, person: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(MailAddress).where(MailAddress.person == person))

    async def exported(self, person: str) -> dict[str, str | bool] | None:
        """A person's address, for their file."""
        found = await self.of(person)
        if found is None:
            return None
        created = in_utc(found.created).isoformat(timespec="seconds")
        return {
            "address": found.address,
            "created": created,
            "confirmed": found.confirmed is not None,
        }


def stop_token(key: str, person: str, address: str) -> str:
    """The token with which whoever reads a message can stop them, without a profile."""
    return derived_token(key, f"mail {person} {address}")


def checked_address(text: str) -> str:
    """An e-mail address that can be written into a header, or ApiError."""
    address = text.strip()
    name, _, domain = address.rpartition("@")
    plain = address.isascii() and address.isprintable() and " " not in address
    if not (plain and name and "." in domain and len(address) <= LONGEST_ADDRESS):
        raise ApiError("bad_mail_address")
    try:
        parsed = Address(addr_spec=address)
    except (ValueError, IndexError) as error:
        raise ApiError("bad_mail_address") from error
    if parsed.addr_spec != address or set(address) & set('"<>(),;:\\[]'):
        raise ApiError("bad_mail_address")
    return address
