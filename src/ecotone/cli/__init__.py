"""The command line: `ecotone`."""

import io
import sys
from itertools import pairwise
from typing import Any, NoReturn

from ecotone.engine.errors import BadFile, EcotoneError
from ecotone.engine.extras import MissingExtra, needs
from ecotone.engine.fault_words import describe, describe_message

PLAY_AT_ONCE = "uvx --from 'ecotone[play]' ecotone play keystone"
NOTATION = f"""Only the core is installed, so the game is played in notation, in English.
Tables in words, in English or German: {PLAY_AT_ONCE}"""
BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run a command; bad input ends with one clear line and exit code 2."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        sys.exit(run())
    except BadFile as error:
        complain(*(describe(problem, spoken()) for problem in error.problems))
    except MissingExtra as error:
        complain(str(error))
    except (EcotoneError, OSError) as error:
        complain(describe_message(str(error), spoken()))
    except (KeyboardInterrupt, EOFError):
        sys.exit(INTERRUPTED)


def run() -> Any:
    """Run the command that the arguments name, if what it is made of is installed."""
    try:
        with needs("play"):
            from typer import Abort
            from typer.exceptions import TyperException

            from ecotone.cli.app import app
    except MissingExtra as error:
        return run_core(error)
    try:
        return app(standalone_mode=False)
    except Abort:
        sys.exit(INTERRUPTED)
    except TyperException as error:
        complain(describe_message(error.format_message(), spoken()))


def run_core(missing: MissingExtra) -> None:
    """What the core can do alone: play a game in notation. All else says what to install."""
    from ecotone.cli.notation import play

    arguments = sys.argv[1:]
    if arguments and arguments[0] != "play" and not arguments[0].startswith("-"):
        raise MissingExtra(f"{missing}, or play at once with {PLAY_AT_ONCE}") from missing
    print(NOTATION, file=sys.stderr)  # noqa: T201 - this is the command line's voice
    play(arguments, print, input)


def spoken() -> str:
    """The language the arguments ask for, or the system's."""
    try:
        from ecotone.cli.options import default_language
    except ModuleNotFoundError:
        return "en"

    words = [*sys.argv[1:], ""]
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return asked[-1] if asked else default_language()


def complain(*messages: str) -> NoReturn:
    """Print each message on a line of standard error, then exit with code 2."""
    for message in messages:
        line = " ".join(message.split())
        print(f"ecotone: {line}", file=sys.stderr)  # noqa: T201 - this is the command line's voice
    sys.exit(BAD_INPUT)
