"""The settings of a server, including all limits."""

from pathlib import Path

import msgspec

from ecotone.engine.folders import data_root
from ecotone.lab.analysis import SIMULATIONS


class Limits(msgspec.Struct, frozen=True):
    """How much one address, one table or one message may ask for."""

    body_bytes: int = 64 * 1024
    message_bytes: int = 16 * 1024
    requests_per_second: float = 40.0
    request_burst: int = 400
    wrong_codes_per_second: float = 0.5
    wrong_codes_at_once: int = 120
    messages_per_second: float = 20.0
    message_burst: int = 60
    connections_per_address: int = 100
    tables_per_address_and_day: int = 200
    tables_in_all: int = 100_000
    tables_in_memory: int = 2_000
    name_length: int = 40
    profiles_per_address_and_day: int = 200
    profiles_in_all: int = 20_000
    join_seconds: float = 10.0


UNLIMITED = Limits(
    requests_per_second=1e9,
    request_burst=10**9,
    wrong_codes_per_second=1e9,
    wrong_codes_at_once=10**9,
    messages_per_second=1e9,
    message_burst=10**9,
    connections_per_address=10**9,
    tables_per_address_and_day=10**9,
    tables_in_all=10**9,
    tables_in_memory=10**6,
    profiles_per_address_and_day=10**9,
    profiles_in_all=10**9,
)


class Settings(msgspec.Struct, frozen=True):
    """How a server is run; the command line sets most of these."""

    database: str = ""
    """A database URL; by default SQLite in the data folder."""
    limits: Limits = Limits()
    bot_pause: tuple[float, float] = (0.4, 0.7)
    """Minimum and maximum seconds a bot waits before it moves."""
    threads: int = 0
    """Threads for bots, hints and analyses; 0 for as many as there are cores."""
    analysis_simulations: int = SIMULATIONS
    """Simulations per decision of an analysis."""
    local: bool = False
    """Can only this machine reach the server? Then its visitors share the terminal's profiles."""
    behind_proxy: bool = False
    """Trust the addresses that a reverse proxy on this machine passes on."""
    compress: bool = False
    """Compress WebSocket messages: worth it over a network, not on one machine."""
    compile_ahead: bool = False
    """Compile the rules of all games from the start, while nobody waits for one."""
    notice_seconds: float = 5.0
    """How often servers that share a database poll for changes."""

    @property
    def database_url(self) -> str:
        """The database URL for SQLAlchemy, with an asynchronous driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{default_database()}"
        scheme, separator, rest = self.database.partition("://")
        driver = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
        }.get(scheme, scheme)
        return driver + separator + rest


def default_database() -> Path:
    return data_root() / "tables.sqlite"
