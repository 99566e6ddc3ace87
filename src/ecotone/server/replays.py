"""Uploaded replay files: replayed, then stored as tables whose game is over."""

from typing import Any

from ecotone.bots import bot_names
from ecotone.engine.commitment import Commitment
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.replay import FORMAT, PERSON, Replay, check_shape
from ecotone.engine.seeds import seed_to_json
from ecotone.server.errors import TEXTS, ApiError
from ecotone.server.history import encode_whole
from ecotone.server.preparation import Preparation
from ecotone.server.table_choices import edition_of_game, known_game
from ecotone.server.table_factory import TableFactory
from ecotone.server.table_game import BOT
from ecotone.server.table_rows import Change, StoredSeat, StoredTable, now
from ecotone.server.tables import LiveTable
from ecotone.server.tokens import hashed, new_seed, new_token


def played_through(data: dict[str, Any]) -> Replay:
    """Replay a file with an available edition, checking every action; or ApiError."""
    try:
        check_shape(data)
        edition_of_game(known_game(data["game"]), data["edition"], data["edition_digest"])
        replay = Replay.from_data(data)
    except EcotoneError as error:
        raise ApiError("bad_replay", why=str(error)[:200]) from error
    if not replay.match.over:
        raise ApiError("unfinished_replay")
    return replay


def changes_of(match: Match, table_id: str) -> list[Change]:
    """The decisions as a table would have stored them."""
    actions = list(match.actions)
    again = match.copy()
    again.rewind(0)
    states = [again.state.copy()]
    changes = []
    for version, action in enumerate(actions, 1):
        decider = again.actor
        again.push(action)
        changes.append(Change(table_id, version, "act", decider, action, again.checksum(), now()))
        states.append(again.state.copy())
    if changes:
        changes[-1].layout = match.game.layout.digest
        changes[-1].state = encode_whole(states)
    return changes


def seats_of(replay: Replay, table_id: str, language: str, name_length: int) -> list[StoredSeat]:
    """The seats as the file names them; none has a token."""
    seats = []
    for number, called in enumerate(replay.seats):
        bot = called in bot_names()
        anonymous = TEXTS.format(
            language, "seat-bot" if bot else "seat-person", {"seat": number + 1}
        )
        plain = called.strip()[:name_length]
        named = plain and plain.isprintable() and not bot and plain != PERSON
        kind = BOT if bot else "here"
        name = plain if named else anonymous
        seats.append(StoredSeat(table_id, number, kind, kind, name, called if bot else None, None))
    return seats


def commitment_of(table: LiveTable) -> Commitment | None:
    """What fixed a table's deal; only for tables whose seed may be known."""
    stored = table.stored
    if stored.commitment is None or stored.salt is None:
        return None
    return Commitment(stored.commitment, stored.salt, stored.options)


def stored_replay(table: LiveTable) -> dict[str, Any]:
    """The replay file of a table, also of one that cannot be continued."""
    names = [seat.level or PERSON for seat in table.seats]
    if table.match is not None:
        again = {"dealt_again_after": table.dealt_again[-1]} if table.dealt_again else {}
        return Replay(table.match, names, commitment=commitment_of(table)).to_data() | again
    stored = table.stored
    return {
        "format": FORMAT,
        "game": stored.game,
        "rules_version": stored.rules_version,
        "edition": stored.edition,
        "edition_digest": stored.edition_digest,
        "players": stored.players,
        "options": stored.options,
        "seed": seed_to_json(stored.seed),
        "seats": names,
        "actions": table.actions,
        "checksum": table.checksum,
    }


async def keep_replay(
    table_factory: TableFactory,
    preparation: Preparation,
    data: dict[str, Any],
    creator: str,
    language: str,
) -> str:
    """Store a replay file as a finished table; returns its id."""
    await table_factory.expect_room(creator)
    if isinstance(name := data.get("game"), str):
        await preparation.prepare(known_game(name).name)
    replay = await table_factory.threads.load(played_through, data)
    match, fixed = replay.match, replay.commitment
    if fixed and fixed.options != match.options:
        fixed = None
    table = StoredTable(
        id=await table_factory.free_code(),
        game=match.game.name,
        edition=match.edition.name,
        edition_digest=match.cards_digest,
        players=match.players,
        options=match.options,
        seed=match.seed,
        seed_chosen=True,
        bot_seed=new_seed(),
        rules_version=match.game.rules_version,
        absent_after=None,
        owner_hash=hashed(new_token()),
        creator=creator,
        started=now(),
        salt=fixed.salt if fixed else None,
        commitment=fixed.digest if fixed else None,
    )
    changes = await table_factory.threads.load(changes_of, match, table.id)
    seats = seats_of(replay, table.id, language, table_factory.limits.name_length)
    await table_factory.storage.keep_layout(match.game.layout)
    await table_factory.storage.create(table, seats, changes)
    return table.id
