"""Notifying people of their turn on their devices, beside the game and never in its way."""

import asyncio
import json
import logging
from datetime import timedelta
from functools import cached_property, partial
from typing import TYPE_CHECKING

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import ColumnElement, exists

from ecotone.server.errors import TEXTS
from ecotone.server.play import Play
from ecotone.server.push_devices import PushDevice, PushDevices
from ecotone.server.push_keys import key_from_secret, private_key, public_point
from ecotone.server.tokens import hashed
from ecotone.server.turn_notices import DueTurn, TurnWatch
from ecotone.server.turns import StoredTurn

if TYPE_CHECKING:
    from ecotone.server.push_delivery import Delivery

LOG = logging.getLogger("ecotone.server")
AT_MOST = timedelta(hours=6)
"""Of a turn that has lasted longer, nobody is notified: the server was away all the time."""
PAUSES = (5.0, 30.0)
"""Seconds before a notice that was not taken is sent again."""
MOST_AT_ONCE = 32
TOPIC_LENGTH = 32


class PushNotices(TurnWatch):
    """Watches the turns of all tables. Of several servers, one sends each notice."""

    def __init__(self, play: Play) -> None:
        settings, limits = play.settings.push, play.settings.limits
        super().__init__(
            play,
            "pushed",
            settings.after_seconds,
            AT_MOST,
            limits.pushes_per_person_and_hour,
            MOST_AT_ONCE,
        )
        self.settings = settings
        self.devices = PushDevices(
            play.storage.engine, limits.push_devices_per_person, settings.private_endpoints
        )
        self._delivery: Delivery | None = None

    @cached_property
    def key(self) -> ec.EllipticCurvePrivateKey:
        """The key of this server, the same for all that share the database."""
        configured = self.settings.key
        return (
            private_key(configured)
            if configured
            else key_from_secret(self.play.storage.push_secret)
        )

    @property
    def enabled(self) -> bool:
        return self.settings.enabled

    @property
    def public_key(self) -> str | None:
        """The key that browsers need; None if this server uses no push services."""
        return public_point(self.key) if self.enabled else None

    def wanted(self) -> ColumnElement[bool]:
        """Turns that began after their person had added a device."""
        return exists().where(
            PushDevice.person == StoredTurn.person, PushDevice.created <= StoredTurn.since
        )

    async def notify(self, turn: DueTurn) -> None:
        """Send a notice to all devices of a turn's person."""
        devices = await self.devices.of(turn.person)
        content = await asyncio.to_thread(content_of, turn)
        topic = hashed(turn.table)[:TOPIC_LENGTH]
        deliveries = (partial(self.deliver, device, content, topic) for device in devices)
        await asyncio.gather(*(self.send_until_taken(turn, PAUSES, one) for one in deliveries))

    async def deliver(self, device: PushDevice, content: bytes, topic: str) -> float | None:
        """Send a notice to one device once; None unless it is worth another attempt."""
        delivery = await self.delivery()
        async with self.slots:
            outcome = await delivery.send(device, content, topic)
        LOG.info("push device %s: %s", device.id, outcome.answer.value)
        if outcome.answer is outcome.answer.GONE:
            await self.devices.forget(device.id)
        return outcome.wait if outcome.answer is outcome.answer.LATER else None

    async def delivery(self) -> "Delivery":
        """What sends; its libraries take half a second to import, so that waits for the first."""
        if self._delivery is None:
            self._delivery = await asyncio.to_thread(new_delivery, self)
        return self._delivery


def new_delivery(push: PushNotices) -> "Delivery":
    from ecotone.server.push_delivery import Delivery

    return Delivery(push.key, push.settings)


def content_of(turn: DueTurn) -> bytes:
    """What a device shows: the game and the table's code, which is no secret."""
    notice = {
        "title": TEXTS.format(turn.language, "notice-title"),
        "body": turn.body(),
        "language": turn.language,
        "table": turn.table,
    }
    return json.dumps(notice, ensure_ascii=False).encode()
