"""`ecotone verify`: was a game played from the deal that was announced before it?"""

from pathlib import Path
from typing import Annotated

import typer

from ecotone.cli.console import TEXTS, out, print_json
from ecotone.cli.options import AsJson, EditionName, Language
from ecotone.engine.commitment import Commitment
from ecotone.engine.replay import Replay

ENOUGH = 10


def verify(
    file: Annotated[Path, typer.Argument(help="Replay of a finished game.")],
    language: Language,
    commitment: Annotated[
        str | None,
        typer.Option(help="The code that the table showed at the start; else the file's own."),
    ] = None,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Check that every action is legal and that the deal was fixed before the game."""
    found = Replay.read(file, edition)
    fixed = found.commitment
    noted = None if commitment is None else noted_matches(fixed, commitment)
    fair = fixed is not None and noted is not False
    if as_json:
        print_json(
            {
                "replayed": True,
                "fair": fair,
                "commitment": fixed.digest if fixed else None,
                "noted_matches": noted,
            }
        )
    else:
        words = {"actions": len(found), "digest": fixed.digest if fixed else ""}
        keys = ["verify-replayed", "verify-committed" if fixed else "verify-uncommitted"]
        if noted is not None:
            keys.append("verify-noted" if noted else "verify-not-noted")
        for key in keys:
            out.print(TEXTS.format(language, key, words), markup=False, soft_wrap=True)
    if not fair:
        raise typer.Exit(1)


def noted_matches(fixed: Commitment | None, noted: str) -> bool:
    """Does the code begin the file's? Ten characters are enough to notice another deal."""
    plain = noted.strip().lower().rstrip("…")
    return fixed is not None and len(plain) >= ENOUGH and fixed.digest.startswith(plain)
