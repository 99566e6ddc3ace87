"""Which tables count: for the statistics of their people, and for ratings."""

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from ecotone.bots.levels import DEFAULT_LEVEL, LEVELS
from ecotone.engine.game import Game
from ecotone.server.errors import ApiError
from ecotone.server.results import StoredResult
from ecotone.server.table_messages import NewTable
from ecotone.server.tokens import new_id

if TYPE_CHECKING:
    from ecotone.server.table_rows import StoredSeat
    from ecotone.server.tables import LiveTable

BOT = "bot"


def expect_ratable(game: Game, options: Mapping[str, str | int], wanted: NewTable) -> None:
    """Raise ApiError if a new table is to be rated but its result would not say who plays well."""
    levels = [seat.level or DEFAULT_LEVEL for seat in wanted.seats if seat.kind == BOT]
    if wanted.lobby is not None:
        levels.append(wanted.lobby.level or DEFAULT_LEVEL)
    fair = (
        len(wanted.seats) > 1
        and not game.together(options)
        and sum(seat.kind == "here" for seat in wanted.seats) <= 1
        and any(seat.kind != BOT for seat in wanted.seats)
        and all(level in LEVELS for level in levels)
        and wanted.seed is None
        and wanted.chapter is None
        and not wanted.hints
        and (wanted.clock is None or wanted.clock.time_up == BOT)
    )
    if not fair:
        raise ApiError("not_ratable")


def counts(table: "LiveTable") -> bool:
    """Is the game over, dealt by chance from its first move on, and is anybody's profile there?"""
    return (
        table.over
        and not table.stored.seed_chosen
        and not table.dealt_again
        and any(seat.person for seat in table.seats)
    )


def results_of(table: "LiveTable", ended: datetime) -> list[StoredResult]:
    """The result of every seat of a finished game."""
    stored, game_id = table.stored, new_id()
    scores, places = table.playing.scores(), final_places(table)
    return [
        StoredResult(
            game_id=game_id,
            seat=seat.seat,
            at_table=stored.id,
            game=stored.game,
            players=stored.players,
            together=table.together,
            ended=ended,
            score=scores[seat.seat],
            place=places[seat.seat],
            person=seat.person,
            level=seat.level if is_bots(seat) else None,
        )
        for seat in table.seats
    ]


def is_bots(seat: "StoredSeat") -> bool:
    """Was the seat a bot's from the start, or filled with one?"""
    return seat.kind == BOT and seat.person is None


def has_left(seat: "StoredSeat") -> bool:
    """Did a bot finish the game for a person?"""
    return seat.kind == BOT and seat.person is not None


def final_places(table: "LiveTable") -> list[int]:
    """Every seat's place; people who left their seats to bots share the last one."""
    places = table.playing.places()
    if table.together:
        return places
    order = [
        (True, 0) if has_left(seat) else (False, place)
        for seat, place in zip(table.seats, places, strict=True)
    ]
    return [1 + sum(other < mine for other in order) for mine in order]
