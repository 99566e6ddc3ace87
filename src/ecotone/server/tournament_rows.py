"""Tournaments in the database: rows only."""

from datetime import datetime

from sqlalchemy import JSON, DateTime, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.server.database import Base


class StoredTournament(Base):
    """A tournament as it was set up."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    title: Mapped[str] = mapped_column(String(200))
    game: Mapped[str] = mapped_column(String(64))
    size: Mapped[int]
    """Players at a table."""
    system: Mapped[str] = mapped_column(String(16))
    rounds: Mapped[int]
    """Of a Swiss tournament; those of a round robin follow from its players."""
    level: Mapped[str] = mapped_column(String(32))
    """Of bots that fill up."""
    fill: Mapped[bool]
    """Do bots fill up the last table? Else somebody has a bye."""
    rated: Mapped[bool]
    owner_hash: Mapped[str] = mapped_column(String(64))
    creator: Mapped[str] = mapped_column(String(64))
    """A hash of the address it was created from."""
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class StoredEntrant(Base):
    """Somebody who takes part, or a bot."""

    __tablename__ = "entrants"
    __table_args__ = (UniqueConstraint("tournament", "person", name="one_entry_a_person"),)

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(200))
    """Empty for a bot, and once the person has deleted their profile."""
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    bot: Mapped[bool] = mapped_column(default=False)
    """Does a bot play, from the start or in place of a person?"""
    withdrawn: Mapped[bool] = mapped_column(default=False)


class StoredRound(Base):
    """A round that has been paired; whichever server stores it first has paired it."""

    __tablename__ = "tournament_rounds"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    byes: Mapped[list[int]] = mapped_column(JSON)


class TournamentTable(Base):
    """A table of a round: who plays there, and how it ended."""

    __tablename__ = "tournament_tables"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    players: Mapped[list[int]] = mapped_column(JSON)
    """The numbers of the entrants, by seat."""
    at_table: Mapped[str | None] = mapped_column(String(40), default=None)
    places: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True), default=None)
    scores: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True), default=None)
