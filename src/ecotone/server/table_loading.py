"""Loading a table: its game is replayed, or else continued from its stored states."""

from collections.abc import Iterable

from ecotone.engine.errors import EcotoneError
from ecotone.server.history import History
from ecotone.server.table_game import FROM_ITS_STATE, TableGame
from ecotone.server.table_rows import Change, StoredGame


def load(table: TableGame, game: StoredGame) -> None:
    """Replay the changes, or else continue from the stored states, or else say why not.

    Without stored states, a game of older rules continues if all its actions are still legal.
    """
    reasons = []
    keys = [(seat.token_hash, seat.person) for seat in game.seats]
    for way in (replay, resume, replay_unchecked):
        try:
            way(table, game)
        except EcotoneError as error:
            reasons.append(str(error))
        else:
            for seat, key in zip(table.seats, keys, strict=True):
                seat.token_hash, seat.person = key
            return
    stop(table, game, "; ".join(dict.fromkeys(reasons)))


def replay(table: TableGame, game: StoredGame) -> None:
    """Replay all changes since the rules or the deal last changed.

    EcotoneError if they lead elsewhere.
    """
    table.deal()
    changes = game.changes
    settled = [at for at, one in enumerate(changes, 1) if one.kind in FROM_ITS_STATE]
    begin = settled[-1] if settled else 0
    digest = table.stored.edition_digest
    if begin:
        last = changes[begin - 1]
        continue_from(table, History.of(changes[:begin], game.layouts), changes[:begin])
        table.expect_checksum(table.playing, last)
        digest = (last.detail or {}).get("edition_digest", digest)
    expect_cards(table, digest)
    table.apply_changes(changes[begin:])


def resume(table: TableGame, game: StoredGame) -> None:
    """Continue from the stored states, as far as the present record can hold them."""
    table.deal()
    continue_from(table, History.of(game.changes, game.layouts), game.changes)
    table.states_stored = False
    table.rules_differ = True


def replay_unchecked(table: TableGame, game: StoredGame) -> None:
    """Replay all changes, wherever they lead now, as long as the same seats may decide."""
    table.deal()
    for change in game.changes:
        if change.kind == "deal":
            raise EcotoneError(f"with change {change.version} everything hidden was dealt again")
        if change.kind == "act" and change.seat != table.actor:
            raise EcotoneError(f"change {change.version} is another seat's decision now")
        if change.kind in ("act", "undo"):
            table.install(change, table.replayed(change))
        table.note(change)
    table.playing.resume(table.playing.state, table.playing.actions)
    table.states_stored = False
    table.rules_differ = True


def continue_from(table: TableGame, history: History, changes: Iterable[Change]) -> None:
    """Use stored states instead of replaying the changes that led to them."""
    match = table.playing
    table.states = history.states_in(match.state, match.game.layout)
    table.deciders = history.deciders
    table.rules_changed, table.dealt_again = history.rules_changed, history.dealt_again
    table.states_stored = history.layout == match.game.layout.digest
    match.resume(table.states[-1], history.actions)
    fault = match.game.entry.audit(match.edition.data, match.state)
    if fault:
        raise EcotoneError(f"the stored state breaks invariant {fault}")
    for change in changes:
        table.note(change)


def expect_cards(table: TableGame, digest: str) -> None:
    """Raise EcotoneError if the cards in play have changed."""
    match = table.playing
    if not match.game.may_continue(match.edition, match.players, match.options, digest):
        raise EcotoneError(f"the cards of edition {table.stored.edition} have changed")


def stop(table: TableGame, game: StoredGame, reason: str) -> None:
    """Leave the table as it is: under the present rules it cannot be continued."""
    history = History.of(game.changes, game.layouts)
    table.match = None
    table.stopped = reason
    table.states, table.deciders, table.actions = [], history.deciders, history.actions
    for change in game.changes:
        table.note(change)
        table.checksum = change.checksum or table.checksum
