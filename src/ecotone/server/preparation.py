"""Preparing games: compiling the rules on the first start ever, one game at a time.

Games that people wait for come first, at full speed; the others are compiled ahead while the
machine is idle.
"""

import asyncio
import os
import re
import subprocess
import sys
from collections import defaultdict
from contextlib import suppress
from functools import cache
from pathlib import Path

import ecotone.bots
import ecotone.engine
from ecotone.engine.compiling import code_folder, interpreted
from ecotone.engine.game import Game
from ecotone.engine.registry import game_named, games
from ecotone.server.loading import load_game
from ecotone.server.messages import GameState
from ecotone.server.threads import Threads

IDLE_NICENESS = 19
LIKELY_FIRST = ("keystone", "ecosfera", "habitats", "keyharvest")
"""The order in which games are compiled ahead: that of the home page."""
SHARED_PARTS = (
    Path(*ecotone.engine.__path__) / "loops.py",
    Path(*ecotone.bots.__path__) / "tree.py",
)
"""Modules with compiled entry points that all games use."""
ENTRY_POINT = re.compile(r"^@entry\(.*?\)\ndef (\w+)", re.MULTILINE | re.DOTALL)


def is_compiled(game: Game) -> bool:
    """Is the game's compiled code on disk, or is there no cache folder at all?"""
    folder = code_folder(game.folder)
    return interpreted() or folder is None or (folder / "ready").exists()


@cache
def entry_points(module: Path) -> list[str]:
    """The entry points of a module, as Numba names their files."""
    found = ENTRY_POINT.findall(module.read_text("utf-8"))
    return [f"{module.stem}.{name}" for name in found]


def compiled_parts(game: Game) -> tuple[int, int]:
    """The number of compiled entry points, and of all."""
    done = of = 0
    for module in (*SHARED_PARTS, game.folder / "entry.py"):
        folder = code_folder(module.parent)
        files = folder.rglob("*.nbi") if folder else ()
        kept = {file.name.partition("-")[0] for file in files}
        wanted = entry_points(module)
        of += len(wanted)
        done += len(kept.intersection(wanted))
    return done, of


def start_compiling(game: Game, idle: bool) -> subprocess.Popen[bytes]:
    """Compile in another process, because compiling would block this one."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ecotone.server.compile_game", game.name],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    if idle and hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, IDLE_NICENESS)
    return process


class Preparation:
    """Which games are ready, and the queue of the others."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._asked: list[str] = []
        """Games that somebody waits for, in the order of requests."""
        self._ahead: list[str] = []
        """Games to compile while nobody waits."""
        self._finished: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self._current: str | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._idle = False
        """Is the current game compiled ahead, so that it may be interrupted?"""
        self._worker: asyncio.Task[None] | None = None

    def states(self) -> dict[str, GameState]:
        return {name: self.state_of(name) for name in games()}

    def state_of(self, name: str) -> GameState:
        game = game_named(name)
        if self.is_ready(game):
            return GameState("ready", 0, 0)
        done, of = compiled_parts(game)
        waiting = name != self._current and name not in self._asked
        return GameState("waiting" if waiting else "preparing", done, of)

    def is_ready(self, game: Game) -> bool:
        """Is the game compiled, or did the attempt end, so that it only has to be loaded?"""
        return self._finished[game.name].is_set() or is_compiled(game)

    async def compile_ahead(self) -> None:
        """Compile every game while nobody waits for one."""
        known = await asyncio.to_thread(games)
        likely = [name for name in LIKELY_FIRST if name in known]
        self._ahead = [*likely, *(name for name in known if name not in likely)]
        self._start()

    async def prepare(self, name: str) -> None:
        """Compile and load a game; it goes before games that are compiled ahead."""
        if not self.is_ready(game_named(name)):
            await self._compile_now(name)
        await self._threads.load(load_game, name)

    async def _compile_now(self, name: str) -> None:
        if name not in self._asked and (name != self._current or self._idle):
            self._asked.append(name)
            if self._process is not None and self._idle:
                self._process.terminate()
        self._start()
        await self._finished[name].wait()

    def _start(self) -> None:
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while queue := self._asked or self._ahead:
            self._idle = queue is self._ahead
            self._current = queue.pop(0)
            try:
                await self._compile(game_named(self._current))
            finally:
                self._current = None

    async def _compile(self, game: Game) -> None:
        if not self.is_ready(game):
            await self._wait_for(start_compiling(game, self._idle))
            if self._idle and self._asked:
                self._ahead.append(game.name)
                return
        self._finished[game.name].set()

    async def _wait_for(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        try:
            await asyncio.to_thread(process.wait)
        finally:
            self._process = None
            if process.stdin is not None:
                process.stdin.close()

    async def close(self) -> None:
        """Stop compiling; what is missing is compiled another time."""
        if self._worker is not None:
            self._worker.cancel()
        process = self._process
        if process is not None:
            process.kill()
            await asyncio.to_thread(process.wait)
