"""The command line: `ecotone`."""

import io
import sys

from typer.exceptions import TyperException

from ecotone.cli.app import app
from ecotone.engine.errors import BadFile, EcotoneError

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run a command; bad input ends with one clear line and exit code 2."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        sys.exit(app(standalone_mode=False))
    except TyperException as error:
        complain(error.format_message())
    except BadFile as error:
        complain(*map(str, error.problems))
    except (EcotoneError, OSError) as error:
        complain(str(error))
    except (KeyboardInterrupt, EOFError):
        sys.exit(INTERRUPTED)


def complain(*messages: str) -> None:
    """Print each message on a line of standard error, then exit with code 2."""
    for message in messages:
        line = " ".join(message.split())
        print(f"ecotone: {line}", file=sys.stderr)  # noqa: T201 - this is the command line's voice
    sys.exit(BAD_INPUT)
