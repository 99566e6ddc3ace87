"""Before the server starts: can its database be used? If not, one sentence says why."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from ecotone.engine.errors import EcotoneError
from ecotone.server.errors import TEXTS, shortened
from ecotone.server.settings import Settings
from ecotone.server.storage import Storage


def expect_database(settings: Settings, language: str) -> None:
    """Open and migrate the database once, or raise an EcotoneError for people."""
    with explained_errors(language):
        asyncio.run(open_once(settings.database_url))


@contextmanager
def explained_errors(language: str, keep: tuple[type[Exception], ...] = ()) -> Iterator[None]:
    """Raise an EcotoneError for people if a database cannot be opened; `keep` others as raised."""
    try:
        yield
    except keep:
        raise
    except CommandError as error:
        raise EcotoneError(TEXTS.format(language, "database-newer")) from error
    except Exception as error:  # drivers raise whatever they like
        raise EcotoneError(
            TEXTS.format(language, "database-failed", {"why": reason(error)})
        ) from error


async def open_once(url: str) -> None:
    async with Storage(url).running():
        pass


def reason(error: Exception) -> str:
    """The first line of a driver's error."""
    said = str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
    return str(shortened(said.splitlines()[0]))
