"""The server's log: plain lines, or one JSON object per entry for programs that collect them."""

import json
import logging
from datetime import UTC, datetime

from ecotone.server.settings import LogFormat

LONGEST_LINE = 300


class JsonFormatter(logging.Formatter):
    """An entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and message, and the traceback of an error."""
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def first_line(record: logging.LogRecord) -> str:
    """An entry's message with the error that it is about, without the traceback."""
    said = record.getMessage()
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        said += f": {type(error).__name__}: {error}"
    return said.splitlines()[0][:LONGEST_LINE] if said else ""


def set_up_logs(log_format: LogFormat) -> None:
    """Write warnings of all libraries, and what the server itself says, to standard error."""
    handler = logging.StreamHandler()
    if log_format == "json":
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
