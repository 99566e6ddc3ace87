"""The devices on which people have asked to be notified: push subscriptions of their browsers."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from sqlalchemy import DateTime, ForeignKey, Index, String, delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.server.database import Base
from ecotone.server.errors import ApiError
from ecotone.server.notice_messages import NewPushDevice, PushDeviceFacts
from ecotone.server.push_keys import expect_device_keys
from ecotone.server.table_rows import in_utc
from ecotone.server.tokens import hashed

LONGEST_ENDPOINT = 1000
LONGEST_NAME = 60
ID_LENGTH = 24
HTTPS_PORT = 443
NAT64 = ip_network("64:ff9b::/96")


class PushDevice(Base):
    """A browser that shows notices to a person."""

    __tablename__ = "push_devices"
    __table_args__ = (Index("push_devices_by_person", "person"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    """Made from its endpoint, so that a browser is never listed twice."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    endpoint: Mapped[str] = mapped_column(String(LONGEST_ENDPOINT))
    """The address at the browser's push service. Whoever knows it could try to send there."""
    public_key: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))

    def facts(self) -> PushDeviceFacts:
        created = in_utc(self.created).isoformat(timespec="seconds")
        return PushDeviceFacts(self.id, self.name, created)


class PushDevices:
    """The devices of all people."""

    def __init__(self, engine: AsyncEngine, most: int, private: bool) -> None:
        self.engine = engine
        self.most = most
        self.private = private

    async def of(self, person: str) -> Sequence[PushDevice]:
        """A person's devices, oldest first."""
        theirs = select(PushDevice).where(PushDevice.person == person)
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return list(await session.scalars(theirs.order_by(PushDevice.created, PushDevice.id)))

    async def add(self, person: str, wanted: NewPushDevice, moment: datetime) -> str:
        """Notify a person on this device, and nobody else; its id, or ApiError."""
        expect_device(wanted, self.private)
        device = PushDevice(
            hashed(wanted.endpoint)[:ID_LENGTH],
            person,
            wanted.endpoint,
            wanted.p256dh,
            wanted.auth,
            "".join(filter(str.isprintable, wanted.name))[:LONGEST_NAME],
            moment,
        )
        others = select(func.count()).where(PushDevice.person == person, PushDevice.id != device.id)
        async with AsyncSession(self.engine) as session:
            if (await session.scalar(others) or 0) >= self.most:
                raise ApiError("too_many_push_devices", most=self.most)
            await session.merge(device)
            with suppress(IntegrityError):  # the same device was added at the same time
                await session.commit()
        return hashed(wanted.endpoint)[:ID_LENGTH]

    async def remove(self, person: str, device: str) -> None:
        """Notify a person on this device no longer; ApiError if they are not."""
        theirs = delete(PushDevice).where(PushDevice.id == device, PushDevice.person == person)
        async with self.engine.begin() as connection:
            if not (await connection.execute(theirs)).rowcount:
                raise ApiError("no_push_device")

    async def forget(self, device: str) -> None:
        """Remove a device that its push service no longer knows."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(PushDevice).where(PushDevice.id == device))

    async def exported(self, person: str) -> list[dict[str, str]]:
        """A person's devices, for their file."""
        return [
            {
                "name": device.name,
                "endpoint": device.endpoint,
                "created": in_utc(device.created).isoformat(timespec="seconds"),
            }
            for device in await self.of(person)
        ]


def expect_device(wanted: NewPushDevice, private: bool) -> None:
    """Raise ApiError unless notices can be sent there, and encrypted for it."""
    try:
        expect_endpoint(wanted.endpoint, private)
        expect_device_keys(wanted.p256dh, wanted.auth)
    except ValueError as error:
        raise ApiError("bad_push_device", why=str(error)) from error


def expect_endpoint(endpoint: str, private: bool) -> None:
    """Raise ValueError unless this looks like the address of a public push service.

    What the name stands for is checked when something is sent.
    """
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        raise ValueError("expected an address")
    parts = urlsplit(endpoint)
    host, port = parts.hostname, parts.port
    if not host or "@" in parts.netloc or " " in endpoint:
        raise ValueError("expected an address")
    if private and parts.scheme in ("http", "https"):
        return
    if parts.scheme != "https" or port not in (None, HTTPS_PORT):
        raise ValueError("expected an https address")
    if "." not in host or is_address(host):
        raise ValueError("expected the name of a public server")


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Can only a machine on the internet have this address, also if another is wrapped in it?"""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in (parsed, *wrapped(parsed)))


def wrapped(address: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses to which an IPv6 address may lead."""
    if isinstance(address, IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in NAT64:
        found.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return [one for one in found if one is not None]
