"""The options that several commands share, declared once."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from ecotone.cli.language import default_language
from ecotone.engine.errors import BadOption
from ecotone.engine.texts import LANGUAGES


def read_language(value: str) -> str:
    """A supported language, or BadOption."""
    if value not in LANGUAGES:
        raise BadOption(f"--lang: expected one of {', '.join(LANGUAGES)}, got {value}")
    return value


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help="Language: en or de.",
        callback=read_language,
        default_factory=default_language,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain", help="Plain lines, for screen readers and scripts; default without a terminal."
    ),
]
EditionName = Annotated[str | None, typer.Option("--edition", help="Name or folder of an edition.")]
GameName = Annotated[str, typer.Argument(help="Name of a game; see `ecotone games`.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Game option as name=value; repeat for several."),
]
Players = Annotated[int | None, typer.Option("--players", help="Number of players.")]
Games = Annotated[int, typer.Option("--games", help="Number of games.")]
FirstSeed = Annotated[int, typer.Option("--seed", help="Deal number of the first game.")]
Difficulty = Annotated[
    str | None,
    typer.Option("--difficulty", help="How hard: relaxed, written (the usual) or demanding."),
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", help="Number of processes; default: one per core."),
]
Cluster = Annotated[
    str | None,
    typer.Option("--ray", help="Play on the Ray cluster at this address; `local` starts one here."),
]
Teams = Annotated[
    bool, typer.Option("--teams", help="Give all seats to the same bot, for cooperative games.")
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", help="File that keeps finished games; an existing one is continued."),
]


def read_assignments(given: Iterable[str] | None) -> dict[str, object]:
    """`name=value` pairs as a dict."""
    options: dict[str, object] = {}
    for pair in given or ():
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadOption(f"--option: expected name=value, got {pair}")
        options[name.strip()] = value.strip()
    return options
