"""`ecotone serve`: the table in the browser."""

import errno
import socket
import threading
import webbrowser
from typing import Annotated

import typer

from ecotone.cli.console import Language, default_language, out
from ecotone.engine.errors import EcotoneError

HOST = "127.0.0.1"
PORT = 8760
TRIES = 20
OPEN_AFTER = 0.2


def serve(
    language: Language,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=f"The port; {PORT} or the next free one.")
    ] = None,
    database: Annotated[
        str, typer.Option(help="A database's URL; SQLite in the data folder without one.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    bot_pause: Annotated[
        float | None, typer.Option(min=0, help="Seconds a bot waits before it moves.")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option(help="Believe the addresses a reverse proxy on this machine hands on.")
    ] = False,
) -> None:
    """Serve the table to browsers, and open one."""
    from msgspec import structs

    from ecotone.server.errors import TEXTS
    from ecotone.server.gate import is_loopback
    from ecotone.server.running import run
    from ecotone.server.settings import Settings

    listening = bind(host, port, language)
    address = f"http://{shown_host(host)}:{listening.getsockname()[1]}"
    out.print(TEXTS.say(language, "served", {"address": address}), soft_wrap=True)
    out.print(TEXTS.say(language, "served-stop"), style="dim")
    if browser:
        opening = threading.Timer(OPEN_AFTER, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()
    local = is_loopback(host) and not behind_proxy
    settings = Settings(
        database=database, behind_proxy=behind_proxy, local=local, compress=not local
    )
    if bot_pause is not None:
        settings = structs.replace(settings, bot_pause=(bot_pause, bot_pause))
    run(settings, listening)


def shown_host(host: str) -> str:
    """The address a browser on this machine takes."""
    if host in ("0.0.0.0", "::", ""):
        return HOST
    return f"[{host}]" if ":" in host else host


def bind(host: str, port: int | None, language: str) -> socket.socket:
    """A socket on the asked port, or on the first free one where none was asked for."""
    from ecotone.server.errors import TEXTS

    wanted = range(PORT, PORT + TRIES) if port is None else [port]
    for number in wanted:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen()
            return listening
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE:
                raise EcotoneError(f"{host}:{number}: {error.strerror or error}") from error
    raise EcotoneError(TEXTS.say(language, "port-taken", {"port": str(wanted[0])}))


def serve_by_default() -> None:
    """What `ecotone` does without arguments."""
    serve(default_language())
