"""Stopping without losing anything: no new tables, bots finish, everybody is told."""

import asyncio
from contextlib import suppress

from ecotone.server.errors import TEXTS
from ecotone.server.outgoing_messages import Announcement
from ecotone.server.play import Play

WIND_DOWN_SECONDS = 5.0
"""Longer than a bot thinks; with the time for closing connections, less than ten seconds."""


async def wind_down(play: Play, seconds: float = WIND_DOWN_SECONDS) -> None:
    """Tell everyone, and wait until no bot thinks and no decision is being stored."""
    play.stopping = True
    tables = list(play.tables.values())
    for table in tables:
        for connection in table.connections:
            text = TEXTS.format(connection.language, "server-stopping")
            connection.send(Announcement(text))
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while any(table.thinking or table.lock.locked() for table in tables):
                await asyncio.sleep(0.02)
