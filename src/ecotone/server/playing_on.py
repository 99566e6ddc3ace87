"""Playing a finished game on from one of its positions, against bots.

Once a game is over everybody may see all of it, also what was hidden at the time. So everything
that the seat could not know in that position is dealt again for the new table: the rest of the
decks, the bags and the other hands are as likely as any others, and knowing how the game went is of
no use. What lies open, what the seat holds and all that has happened stay as they were.
"""

from ecotone.engine.kept_edition import keep_in_play
from ecotone.engine.state import NOBODY
from ecotone.server.history import encode_whole
from ecotone.server.table_factory import TableFactory
from ecotone.server.table_messages import Created, NewSeat, PlayOn
from ecotone.server.table_rows import Change, StoredTable, now
from ecotone.server.tables import LiveTable
from ecotone.server.tokens import hashed, new_seed, new_token


async def play_on(
    table_factory: TableFactory,
    last: LiveTable,
    wanted: PlayOn,
    creator: str,
    language: str,
    host: str | None = None,
) -> Created:
    """Create the table; the position must be one before the end of a finished game."""
    await table_factory.expect_room(creator, host)
    old, match = last.stored, last.playing
    owner = new_token()
    await table_factory.threads.load(keep_in_play, match.game, match.edition, match.cards_digest)
    table = StoredTable(
        id=await table_factory.free_code(),
        game=old.game,
        edition=old.edition,
        edition_digest=match.cards_digest,
        players=old.players,
        options=dict(old.options),
        seed=old.seed,
        seed_chosen=False,
        bot_seed=new_seed(),
        rules_version=match.game.rules_version,
        absent_after=None,
        owner_hash=hashed(owner),
        creator=creator,
        started=now(),
        host=host,
    )
    plan = [
        NewSeat("here", wanted.name) if seat == wanted.seat else NewSeat("bot", level=wanted.level)
        for seat in range(old.players)
    ]
    seats = table_factory.new_seats(table.id, plan, language)
    seats[wanted.seat][0].person = host
    changes = await table_factory.threads.load(
        changes_until, last.snapshot(), table.id, wanted.moves, wanted.seat
    )
    await table_factory.storage.keep_layout(match.game.layout)
    return await table_factory.keep(table, seats, owner, changes)


def changes_until(last: LiveTable, table_id: str, moves: int, seat: int) -> list[Change]:
    """What has happened so far, and the new deal of what the seat cannot know."""
    match = last.playing
    game = match.game
    again = game.redealt(match.edition, last.states[moves], seat, new_seed())
    changes = [
        Change(table_id, number, "act", decider, action, game.checksum(last.states[number]), now())
        for number, (action, decider) in enumerate(
            zip(match.actions[:moves], last.deciders[:moves], strict=True), 1
        )
    ]
    deal = Change(table_id, moves + 1, "deal", NOBODY, moves, game.checksum(again), now())
    deal.detail = {"rules_version": game.rules_version, "edition_digest": match.cards_digest}
    deal.layout = game.layout.digest
    deal.state = encode_whole([*last.states[:moves], again])
    return [*changes, deal]
