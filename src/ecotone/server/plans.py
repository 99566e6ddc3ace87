"""Plans: several decisions of one seat in one message, stored as single decisions."""

import msgspec

from ecotone.server.decisions import expect_message_id
from ecotone.server.errors import ApiError
from ecotone.server.incoming_messages import ActAll
from ecotone.server.messages import RefusalCode
from ecotone.server.outgoing_messages import Accepted, Stopped
from ecotone.server.play import Play
from ecotone.server.tables import LiveTable

MOST_DECISIONS = 64
NUMBER_LENGTH = 3
"""What is appended to a plan's id for the id of each of its decisions: `/63`."""


async def carry_out_plan(
    play: Play, table: LiveTable, seat: int, message: ActAll
) -> Accepted | Stopped:
    """Carry out a plan decision by decision; ApiError leaves everything unchanged.

    Nobody else can decide in between. The same message again gets the same answer.
    """
    expect_message_id(message.id, NUMBER_LENGTH)
    if not 0 < len(message.actions) <= MOST_DECISIONS:
        raise ApiError("bad_message")
    traced = play.tracing.span("decision", game=table.stored.game, planned=len(message.actions))
    with play.metrics.acknowledging.time(), traced:
        async with table.lock:
            await play.commits.resolve_doubt(table)
            ids = [f"{message.id}/{number}" for number in range(len(message.actions))]
            return answer_again(table, seat, message, ids) or await decide(
                play, table, seat, message, ids
            )


def answer_again(
    table: LiveTable, seat: int, message: ActAll, ids: list[str]
) -> Accepted | Stopped | None:
    """The answer to a plan that was carried out before; None if it was not."""
    done = [table.message_ids[seat, one] for one in ids if (seat, one) in table.message_ids]
    if not done:
        return None
    if len(done) == len(ids):
        return Accepted(message.id, done[-1])
    return Stopped(message.id, done[-1], len(done), "stale")


async def decide(
    play: Play, table: LiveTable, seat: int, message: ActAll, ids: list[str]
) -> Accepted | Stopped:
    """Take the decisions until one is not possible any more; ApiError if that is the first.

    Everyone is shown the table once, after the last.
    """
    if message.version != table.version:
        raise ApiError("stale")
    try:
        return await decide_each(play, table, seat, message, ids)
    finally:
        if table.version != message.version:
            play.announce_change(table)


async def decide_each(
    play: Play, table: LiveTable, seat: int, message: ActAll, ids: list[str]
) -> Accepted | Stopped:
    for taken, (action, message_id) in enumerate(zip(message.actions, ids, strict=True)):
        try:
            if table.version >= play.settings.limits.changes_per_table:
                raise ApiError("table_full")
            if action not in play.decisions.expect_turn(table, seat).legal_numbers:
                raise ApiError("illegal")
            change = play.commits.new_change(table, "act", seat, action, message_id)
            await play.commits.commit(table, change, announce=False)
        except ApiError as error:
            if taken == 0:
                raise
            code = msgspec.convert(error.code, RefusalCode)
            return Stopped(message.id, table.version, taken, code)
    return Accepted(message.id, table.version)
