"""What a state message costs: CPU and bytes of one seat's message, measured without sockets."""

import statistics
import time
from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from ecotone.bots import bot_named
from ecotone.engine.game import Game
from ecotone.engine.registry import games
from ecotone.server.table_rows import Change, StoredSeat, StoredTable
from ecotone.server.tables import LiveTable
from ecotone.server.views import Sent, encoded_state

BOT_NAME = "greedy"
SEED = 1
LANGUAGE = "en"


class MessageCost(msgspec.Struct):
    """Medians over every seat's message after every decision of a whole game."""

    players: int
    messages: int
    message_cpu_ms: float
    message_bytes: float


class MessageCosts(msgspec.Struct):
    """The costs by game."""

    games: dict[str, MessageCost]


def new_table(game: Game, players: int) -> LiveTable:
    """A table in memory at which everybody joined by link."""
    stored = StoredTable(
        id="bench",
        game=game.name,
        edition=game.default_edition,
        edition_digest=game.edition().digest,
        players=players,
        options=game.check(players, {}, SEED),
        seed=SEED,
        seed_chosen=False,
        bot_seed=SEED,
        rules_version=game.rules_version,
        absent_after=None,
        owner_hash="",
        creator="",
        started=datetime.now(UTC),
        hints=True,
    )
    seats = [
        StoredSeat("bench", seat, "link", "link", f"Person {seat}", level=None, token_hash=None)
        for seat in range(players)
    ]
    table = LiveTable(stored, seats)
    table.deal()
    return table


def measure_game(game: Game) -> MessageCost:
    """Play a game with quick bots at the largest player count, and write every message."""
    players = game.players[-1]
    table = new_table(game, players)
    bot = bot_named(BOT_NAME, SEED)
    sent = [Sent(changes=True) for _ in range(players)]
    seconds: list[float] = []
    sizes: list[int] = []
    while not table.over:
        match = table.playing
        action, seat = bot.choose(match), match.actor
        version = table.version + 1
        change = Change("bench", version, "act", seat, action, "", datetime.now(UTC))
        after = table.after(change)
        table.install(change, after)
        for reader in range(players):
            begin = time.process_time()
            message = encoded_state(table, reader, LANGUAGE, sent[reader])
            seconds.append(time.process_time() - begin)
            sizes.append(len(message))
    return MessageCost(
        players,
        len(seconds),
        round(statistics.median(seconds) * 1000, 3),
        statistics.median(sizes),
    )


def measure_messages(names: Iterable[str] = ()) -> MessageCosts:
    """The cost of messages in these games, or in all."""
    known = games()
    return MessageCosts({name: measure_game(known[name]) for name in names or sorted(known)})


def describe(costs: MessageCosts) -> str:
    """A line for each game."""
    return "\n".join(
        f"{name}, {cost.players} players: {cost.message_cpu_ms:.2f} ms of CPU and "
        f"{cost.message_bytes / 1000:.1f} kB a message (medians of {cost.messages})"
        for name, cost in costs.games.items()
    )
