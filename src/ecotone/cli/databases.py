"""`ecotone backup`, `ecotone restore` and `ecotone migrate`: the server's database as a whole."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from ecotone.cli.console import TEXTS, err, out
from ecotone.cli.options import Language
from ecotone.engine.errors import EcotoneError
from ecotone.engine.extras import needs

T = TypeVar("T")
Database = Annotated[str, typer.Option(help="Database URL; default: SQLite in the data folder.")]


def backup(
    language: Language,
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    database: Database = "",
) -> None:
    """Copy all tables, journals and analyses into one file, also while a server runs."""
    with needs("serve"):
        from ecotone.server.backup import back_up

    carry_out(language, back_up(url_of(database), file, CopyProgress(language)))
    out.print(TEXTS.format(language, "backed-up", {"file": str(file)}), markup=False)


def restore(
    language: Language,
    file: Annotated[Path, typer.Argument(help="A file that `ecotone backup` wrote.")],
    database: Database = "",
) -> None:
    """Put a backup back, into an empty database of either kind."""
    with needs("serve"):
        from ecotone.server.backup import restore as put_back

    carry_out(language, put_back(file, url_of(database), CopyProgress(language)))
    out.print(TEXTS.format(language, "restored", {"file": str(file)}), markup=False)


def migrate(language: Language, database: Database = "") -> None:
    """Bring the database to this version's form, as a server does when it starts."""
    with needs("serve"):
        from ecotone.server.backup import migrate_database

    before, after = carry_out(language, migrate_database(url_of(database)))
    key = "migrated-already" if before == after else "migrated"
    words = {"before": before or "–", "after": after or "–"}
    out.print(TEXTS.format(language, key, words), markup=False)


class CopyProgress:
    """Prints how far a copy is, one line for each table of the database."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, table: str, done: int, total: int) -> None:
        if done == total:
            words = {"table": table, "rows": total}
            err.print(TEXTS.format(self.language, "copied-rows", words), style="dim", markup=False)


def url_of(database: str) -> str:
    from ecotone.server.settings import Settings

    return Settings(database=database).database_url


def carry_out(language: str, work: Coroutine[Any, Any, T]) -> T:
    """Run it, with errors for people."""
    from ecotone.server.backup import NotABackup, NotEmpty
    from ecotone.server.starting import explained_errors

    try:
        with explained_errors(language, keep=(NotABackup, NotEmpty)):
            return asyncio.run(work)
    except (NotABackup, NotEmpty) as error:
        key = "no-backup" if isinstance(error, NotABackup) else "not-empty"
        raise EcotoneError(TEXTS.format(language, key, {"place": str(error)})) from error
