"""Sending to push services: encrypted for one browser, and to public addresses only."""

import asyncio
import time
from enum import Enum
from socket import AF_UNSPEC, AddressFamily
from typing import NamedTuple
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPusher  # type: ignore[import-untyped]

from ecotone.server.push_devices import PushDevice, is_public
from ecotone.server.settings import PushSettings

SECONDS = 10.0
"""How long a push service may take."""
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a notice for a device that is switched off."""
SIGNED_SECONDS = 12 * 3600
LONGEST_WAIT = 300.0
GONE = (404, 410)
BUSY = 429


class Answer(Enum):
    """What a push service makes of a notice."""

    SENT = "sent"
    GONE = "gone"
    """It no longer knows the device."""
    REFUSED = "refused"
    LATER = "later"
    """It may take it at another time."""


class Outcome(NamedTuple):
    """An answer and, if it is to try again, after how many seconds at least."""

    answer: Answer
    wait: float = 0.0


class NotPublic(OSError):
    """The name of a push service leads into a private network."""


class PublicResolver(ThreadedResolver):
    """Finds public addresses only: the connection is made to the very address that was checked."""

    async def resolve(
        self, host: str, port: int = 0, family: AddressFamily = AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await super().resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise NotPublic(f"{host} is not a public server")
        return found


class Delivery:
    """Sends notices in the name of this server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, settings: PushSettings) -> None:
        self.signer = Vapid02(key)
        self.settings = settings

    async def send(self, device: PushDevice, content: bytes, topic: str) -> Outcome:
        """Send once; nothing but a connection to the device's push service is ever opened."""
        try:
            async with asyncio.timeout(SECONDS):
                body, headers = await asyncio.to_thread(self.sealed, device, content, topic)
                return await self.posted(device.endpoint, body, headers)
        except (aiohttp.ClientError, OSError) as error:  # TimeoutError is an OSError
            private = isinstance(getattr(error, "os_error", error), NotPublic)
            return Outcome(Answer.REFUSED if private else Answer.LATER)

    def sealed(
        self, device: PushDevice, content: bytes, topic: str
    ) -> tuple[bytes, dict[str, str]]:
        """A notice that only the device can read, and the headers for its push service."""
        keys = {"p256dh": device.public_key, "auth": device.auth}
        body = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(content)["body"]
        parts = urlsplit(device.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.settings.contact,
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        return body, {
            **self.signer.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic,
            "Urgency": "normal",
        }

    async def posted(self, endpoint: str, body: bytes, headers: dict[str, str]) -> Outcome:
        resolver = None if self.settings.private_endpoints else PublicResolver()
        async with (
            aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False),
                cookie_jar=aiohttp.DummyCookieJar(),
            ) as session,
            session.post(endpoint, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return outcome_of(answer.status, answer.headers.get("Retry-After", ""))


def outcome_of(status: int, retry_after: str) -> Outcome:
    if 200 <= status < 300:
        return Outcome(Answer.SENT)
    if status in GONE:
        return Outcome(Answer.GONE)
    if status == BUSY or status >= 500:
        wait = float(retry_after) if retry_after.isascii() and retry_after.isdigit() else 0.0
        return Outcome(Answer.LATER, min(wait, LONGEST_WAIT))
    return Outcome(Answer.REFUSED)
