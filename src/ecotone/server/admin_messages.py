"""The messages of the host's page."""

from ecotone.server.messages import Answer, Message


class TableLine(Answer):
    """A table in memory."""

    id: str
    game: str
    names: list[str]
    moves: int
    over: bool
    connections: int


class AddressLine(Answer):
    """Who is connected from one address."""

    address: str
    connections: int
    blocked: bool


class ErrorLine(Answer):
    """An entry of the log, warnings and worse."""

    at: str
    level: str
    text: str


class HostState(Answer):
    """What the host of a server wants to know."""

    version: str
    seconds: int
    """Since the server was started."""
    tables: int | None
    """In the database; None if it does not answer."""
    storing: bool
    people: int
    """Seats with somebody connected."""
    connections: int
    queues: dict[str, int]
    """Work that runs or waits, by kind."""
    load: float
    """Processes that want to run, per core."""
    memory: int
    database_bytes: int | None
    """The size of an SQLite file."""
    free_bytes: int | None
    """Free space beside it."""
    faults: int
    here: list[TableLine]
    """The tables in memory, those with people first."""
    addresses: list[AddressLine]
    errors: list[ErrorLine]


class MessageToAll(Message):
    """What the host tells everyone who is connected."""

    text: str


class Block(Message):
    """An address that may no longer use this server, or may again."""

    address: str
    blocked: bool
