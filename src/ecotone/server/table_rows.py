"""Tables, their seats and their changes as rows of the database."""

from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.engine.layout import Layout
from ecotone.server.database import Base

ChangeKind = Literal["act", "undo", "seat", "rules", "deal"]


class Seed(TypeDecorator[int]):
    """A whole number too large for integer columns, stored as its digits."""

    impl = String(40)
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


class StoredTable(Base):
    """A table: what was dealt, by whom, and under which rules."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_by_creator", "creator", "started"),
        Index("tables_by_due", "due"),
        Index("tables_in_lobby", "open", "started"),
    )

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    edition: Mapped[str] = mapped_column(String(200))
    edition_digest: Mapped[str] = mapped_column(String(16))
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(Seed)
    seed_chosen: Mapped[bool]
    bot_seed: Mapped[int] = mapped_column(Seed)
    rules_version: Mapped[int]
    absent_after: Mapped[int | None]
    owner_hash: Mapped[str] = mapped_column(String(64))
    creator: Mapped[str] = mapped_column(String(64))
    started: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    rematch_of: Mapped[str | None] = mapped_column(String(40), unique=True, default=None)
    """The finished table of which this is the rematch."""
    chapter: Mapped[int | None] = mapped_column(default=None)
    """The chapter of the game's campaign that is played here."""
    profile: Mapped[str | None] = mapped_column(String(40), default=None)
    """The profile whose progress it belongs to."""
    noted: Mapped[bool] = mapped_column(default=False)
    """Is its result recorded there?"""
    hints: Mapped[bool] = mapped_column(default=True)
    """May the seat to move ask for hints?"""
    host: Mapped[str | None] = mapped_column(String(24), default=None)
    """The person who created it."""
    salt: Mapped[str | None] = mapped_column(String(64), default=None)
    """With the seed, this opens the commitment."""
    commitment: Mapped[str | None] = mapped_column(String(64), default=None)
    """The hash that fixed the deal before the game; older tables have none."""
    open: Mapped[bool] = mapped_column(default=False)
    """May everybody find it in the lobby?"""
    waiting: Mapped[bool] = mapped_column(default=False)
    """Does it start only when every seat is taken?"""
    level: Mapped[str | None] = mapped_column(String(32), default=None)
    """The strength of players it is for, and of bots that fill its seats."""
    fill_after: Mapped[int | None] = mapped_column(default=None)
    """Seconds until bots take the seats that are left."""
    due: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), default=None)
    """When the timekeeper must look after it."""
    chat: Mapped[bool] = mapped_column(default=False)
    """May people write to each other?"""
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """How much time people have, as a NewClock."""
    ended: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), default=None)
    rated: Mapped[bool] = mapped_column(default=False)
    """Does its result change the players' ratings?"""


class StoredSeat(Base):
    """A seat: who plays it now, and who was meant to."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_person", "person"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    home: Mapped[str] = mapped_column(String(8))
    """The original kind; a bot may play a person's seat for a while."""
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(200))
    level: Mapped[str | None] = mapped_column(String(32))
    token_hash: Mapped[str | None] = mapped_column(String(64))
    person: Mapped[str | None] = mapped_column(String(24), default=None)
    """The person whose seat it is, if they have a profile."""
    taken: Mapped[bool] = mapped_column(default=True)
    """Has the person this seat was kept for come? Only tables that wait for people ask."""
    extra_time: Mapped[int] = mapped_column(default=0)
    """Seconds that others have given."""
    paused_until: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """Until when its person is on holiday, in seconds since 1970."""
    timed_out: Mapped[bool] = mapped_column(default=False)
    """Has its time been used up?"""
    wants_end: Mapped[bool] = mapped_column(default=False)
    """Would its person like to end the game?"""


class Change(Base):
    """One change of a table: an action, an undo, a seat, its rules, or a new deal of the rest."""

    __tablename__ = "changes"
    __table_args__ = (
        UniqueConstraint("table_id", "seat", "message_id", name="one_change_a_message"),
    )

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[ChangeKind] = mapped_column(String(8))
    seat: Mapped[int]
    number: Mapped[int]
    """An action's number; of an undo, how many actions are left."""
    checksum: Mapped[str] = mapped_column(String(32))
    """Of the state it leads to."""
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    message_id: Mapped[str | None] = mapped_column(String(64), default=None)
    detail: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """Of a seat's change: its new kind, name and level. Of changed rules and of a
    redeal: the rules' version, and the digest of the cards."""
    layout: Mapped[str | None] = mapped_column(String(16), default=None)
    """The layout of the stored state."""
    state: Mapped[bytes | None] = mapped_column(LargeBinary, default=None)
    """The state it leads to; `history` explains the form."""


class StoredLayout(Base):
    """The fields of a game's state in some version."""

    __tablename__ = "layouts"

    digest: Mapped[str] = mapped_column(String(16), primary_key=True)
    fields: Mapped[list[Any]] = mapped_column(JSON)


class StoredAnalysis(Base):
    """The analysis of a finished game, as JSON."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    analysis: Mapped[dict[str, Any]] = mapped_column(JSON)


class ServerSecret(Base):
    """A secret that all servers of a database share."""

    __tablename__ = "server_secrets"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(String(64))


class StoredGame(NamedTuple):
    """Everything stored about a table."""

    table: StoredTable
    seats: list[StoredSeat]
    changes: list[Change]
    layouts: dict[str, Layout]
    """The layouts in which its states are stored."""


def now() -> datetime:
    return datetime.now(UTC)


def in_utc(moment: datetime) -> datetime:
    """A time from the database; SQLite knows no time zones."""
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment
