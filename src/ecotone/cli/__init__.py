"""The command line: `ecotone`."""

import io
import sys
from typing import Any, NoReturn

from ecotone.engine.errors import BadFile, EcotoneError
from ecotone.engine.extras import needs

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run a command; bad input ends with one clear line and exit code 2."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        sys.exit(run())
    except BadFile as error:
        complain(*map(str, error.problems))
    except (EcotoneError, OSError) as error:
        complain(str(error))
    except (KeyboardInterrupt, EOFError):
        sys.exit(INTERRUPTED)


def run() -> Any:
    """Run the command that the arguments name, if what it is made of is installed."""
    with needs("play"):
        from typer.exceptions import TyperException

        from ecotone.cli.app import app
    try:
        return app(standalone_mode=False)
    except TyperException as error:
        complain(error.format_message())


def complain(*messages: str) -> NoReturn:
    """Print each message on a line of standard error, then exit with code 2."""
    for message in messages:
        line = " ".join(message.split())
        print(f"ecotone: {line}", file=sys.stderr)  # noqa: T201 - this is the command line's voice
    sys.exit(BAD_INPUT)
