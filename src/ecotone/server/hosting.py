"""What the host of a running server sees and may do."""

import logging
import os
import time
from collections import Counter, deque
from datetime import UTC, datetime
from pathlib import Path

from ecotone import __version__
from ecotone.server.admin_messages import AddressLine, ErrorLine, HostState, TableLine
from ecotone.server.limits import network_of
from ecotone.server.logs import first_line
from ecotone.server.outgoing_messages import Announcement
from ecotone.server.play import Play
from ecotone.server.pubsub import Notification
from ecotone.server.tables import LiveTable

MOST_TABLES = 200
MOST_ERRORS = 100
BLOCKED = "blocked"


class RecentErrors(logging.Handler):
    """Keeps the newest warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.kept: deque[ErrorLine] = deque(maxlen=MOST_ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="seconds")
        self.kept.append(ErrorLine(at, record.levelname.lower(), first_line(record)))


class Hosting:
    """A server from its host's point of view."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.started = time.monotonic()
        self.errors = RecentErrors()
        self.blocked: set[str] = set()
        """Addresses that may not use this server, until it is started again."""

    async def state(self) -> HostState:
        play = self.play
        tables = list(play.tables.values())
        try:
            count = await play.storage.count_tables()
        except Exception:  # a driver raises whatever it likes while the database is away
            count = None
        size, free = disk_of(play)
        return HostState(
            version=__version__,
            seconds=int(time.monotonic() - self.started),
            tables=count,
            storing=not play.storage.writer.failing,
            people=sum(len(table.here()) for table in tables),
            connections=sum(len(table.connections) for table in tables),
            queues={queue.name: len(queue) for queue in play.threads.queues},
            load=round(os.getloadavg()[0] / (os.cpu_count() or 1), 2),
            memory=resident_bytes(),
            database_bytes=size,
            free_bytes=free,
            faults=play.faults,
            here=table_lines(tables),
            addresses=self.address_lines(tables),
            errors=list(self.errors.kept)[::-1],
        )

    def address_lines(self, tables: list[LiveTable]) -> list[AddressLine]:
        """Who is connected, by address, and who is blocked."""
        count = Counter(
            network_of(connection.address)
            for table in tables
            for connection in list(table.connections)
        )
        lines = [AddressLine(one, number, one in self.blocked) for one, number in count.items()]
        lines += [AddressLine(one, 0, True) for one in self.blocked - count.keys()]
        return sorted(lines, key=lambda line: (-line.connections, line.address))

    def announce(self, text: str) -> None:
        """Tell everyone who is connected, also to other servers."""
        self.play.announce(Announcement(text))
        self.play.pubsub.send(Notification("", announcement=text))

    def block(self, address: str, blocked: bool) -> None:
        """Keep an address out, and disconnect it; or let it in again."""
        address = network_of(address)
        if not blocked:
            self.blocked.discard(address)
            return
        self.blocked.add(address)
        for table in list(self.play.tables.values()):
            for connection in list(table.connections):
                if network_of(connection.address) == address:
                    connection.end(BLOCKED)

    def is_blocked(self, address: str) -> bool:
        return bool(self.blocked) and network_of(address) in self.blocked


def table_lines(tables: list[LiveTable]) -> list[TableLine]:
    """The tables in memory, those with people first."""
    lines = [
        TableLine(
            table.id,
            table.stored.game,
            [seat.name for seat in table.seats],
            table.moves,
            table.over,
            len(table.connections),
        )
        for table in tables
    ]
    return sorted(lines, key=lambda line: (-line.connections, line.id))[:MOST_TABLES]


def disk_of(play: Play) -> tuple[int | None, int | None]:
    """The size of an SQLite file, and the free space beside it."""
    file = play.storage.url.database
    if play.storage.shared or not file or file == ":memory:":
        return None, None
    try:
        size = sum(one.stat().st_size for one in Path(file).parent.glob(Path(file).name + "*"))
        places = os.statvfs(Path(file).parent)
        return size, places.f_bavail * places.f_frsize
    except (OSError, AttributeError):
        return None, None


def resident_bytes() -> int:
    """The memory this process has; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
