"""One server for the tables in the data folder: finding one that is already running."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from ecotone.engine.folders import data_root

ANSWER_SECONDS = 2.0


def note_file() -> Path:
    """The file in which a running server stores its address."""
    return data_root() / "serving.json"


def running_server() -> str | None:
    """The address of the server that uses the data folder now, if one answers."""
    try:
        url = str(json.loads(note_file().read_text("utf-8"))["url"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return url if url.startswith("http://") and answers(url) else None


def answers(url: str) -> bool:
    """Does an Ecotone server answer there?"""
    try:
        with build_opener(ProxyHandler({})).open(
            f"{url}/health/live", timeout=ANSWER_SECONDS
        ) as it:
            return "version" in json.load(it)
    except (URLError, OSError, ValueError, TypeError):
        return False


@contextmanager
def noted(url: str) -> Iterator[None]:
    """Let other commands find this server while it runs, if the file is writable."""
    file = note_file()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"url": url}), "utf-8")
    try:
        yield
    finally:
        with suppress(OSError):
            file.unlink()
