"""Campaign progress in the terminal: in the database of the data folder, which the server uses too,
and in files that take it elsewhere.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ecotone.engine.campaign import BadProgress, Progress, expect_profile
from ecotone.engine.extras import needs

if TYPE_CHECKING:
    from ecotone.server.progress import ProgressEdit, ProgressStore

SIZE_LIMIT = 1_000_000
T = TypeVar("T")


class Profile:
    """A person's progress in a game's campaign, as it is stored."""

    def __init__(self, game: str, name: str, language: str) -> None:
        expect_profile(name)
        self.game = game
        self.name = name
        self.language = language

    def progress(self) -> Progress:
        return self._run(lambda store: store.load(self.game, self.name))

    def change(self, edit: "ProgressEdit") -> None:
        self._run(lambda store: store.change(self.game, self.name, edit))

    def replace(self, progress: Progress) -> None:
        self._run(lambda store: store.replace(self.game, self.name, progress))

    def reset(self) -> None:
        self._run(lambda store: store.reset(self.game, self.name))

    def _run(self, work: "Callable[[ProgressStore], Awaitable[T]]") -> T:
        return asyncio.run(in_database(work, self.language))


async def in_database(work: "Callable[[ProgressStore], Awaitable[T]]", language: str) -> T:
    """Work on the progress in the database; EcotoneError if it cannot be opened."""
    with needs("serve"):
        from ecotone.server.progress import open_progress
        from ecotone.server.settings import Settings
        from ecotone.server.starting import explained_errors

    async with AsyncExitStack() as stack:
        with explained_errors(language):
            store = await stack.enter_async_context(open_progress(Settings().database_url))
        return await work(store)


def read_progress(path: Path, game: str) -> Progress:
    """Read an exported file, or raise BadProgress."""
    try:
        size = path.stat().st_size
        if size > SIZE_LIMIT:
            raise BadProgress(f"{path.name}: expected at most {SIZE_LIMIT} bytes, got {size}")
        content = path.read_bytes()
    except OSError as error:
        raise BadProgress(f"{path.name}: {error.strerror or error}") from error
    return Progress.from_json(content, path.name, game)


def write_progress(path: Path, progress: Progress) -> None:
    """Export progress to a file, atomically."""
    content = msgspec.json.format(msgspec.json.encode(progress.data()), indent=1)
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(content + b"\n")
        os.replace(beside, path)
    except OSError as error:
        raise BadProgress(f"{path.name}: {error.strerror or error}") from error
