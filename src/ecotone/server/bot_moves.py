"""The moves of bots."""

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from ecotone.bots import seated_bot
from ecotone.engine.match import Match
from ecotone.engine.state import NOBODY
from ecotone.server.errors import ApiError
from ecotone.server.tables import LiveTable

if TYPE_CHECKING:
    from ecotone.server.play import Play

LOG = logging.getLogger("ecotone.server")


class BotMoves:
    """Bots play while it is their turn and somebody is there to see it."""

    def __init__(self, play: "Play") -> None:
        self.play = play

    def let_bots_play(self, table: LiveTable) -> None:
        """Start the bots if it is a bot's turn and somebody is connected."""
        if self.play.stopping or table.thinking or table.in_doubt or not self.bot_to_move(table):
            return
        table.thinking = True
        self.play.spawn(self.play_bots(table))

    def bot_to_move(self, table: LiveTable) -> bool:
        """Is it a bot's turn, and is somebody connected, or told when it is theirs?"""
        actor = table.to_move
        if actor == NOBODY or not table.is_bot(actor):
            return False
        return bool(table.connections) or table.plays_by_clock

    async def play_bots(self, table: LiveTable) -> None:
        """Let bots decide until it is a person's turn, nobody is connected, or the game is over."""
        try:
            while self.bot_to_move(table) and not (table.in_doubt or self.play.stopping):
                self.play.presence_changed(table)
                await self.play_bot(table)
        except Exception:
            LOG.exception("a bot could not move at table %s", table.id)
        finally:
            table.thinking = False
            self.play.presence_changed(table)

    async def play_bot(self, table: LiveTable) -> None:
        """One bot's decision; discarded if the table has changed meanwhile."""
        level = table.seats[table.playing.actor].level or ""
        with self.play.tracing.span("bot's move", game=table.stored.game, level=level):
            await self.let_bot_decide(table, level)

    async def let_bot_decide(self, table: LiveTable, level: str) -> None:
        version, match = table.version, table.playing.copy()
        seat = match.actor
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*self.play.settings.bot_pause)))
        with self.play.metrics.thinking.time():
            seed = table.stored.bot_seed
            with self.play.tracing.span("thinking"):
                action = await self.play.threads.bots.run(table.id, bot_choice, match, level, seed)
        await pause
        async with table.lock:
            if table.version == version:
                change = self.play.commits.new_change(table, "act", seat, action, None)
                try:
                    await self.play.commits.commit(table, change)
                except ApiError as error:
                    LOG.info("table %s: the bot's move is discarded: %s", table.id, error.code)


def bot_choice(match: Match, level: str, seed: int) -> int:
    """A bot's decision; the same seed, seat and move give the same one, also after an undo."""
    return seated_bot(level, seed, match.actor).choose(match)
