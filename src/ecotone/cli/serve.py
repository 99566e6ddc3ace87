"""`ecotone serve`: the tables in the browser."""

import errno
import socket
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Annotated

import typer

from ecotone.cli.console import Language, default_language, out
from ecotone.cli.one_server import noted, running_server
from ecotone.engine.errors import EcotoneError
from ecotone.engine.extras import needs

HOST = "127.0.0.1"
PORT = 8760
TRIES = 20
OPEN_AFTER = 0.2


def serve(
    language: Language,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = HOST,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"Port; default: {PORT} or the next free one."),
    ] = None,
    share: Annotated[
        bool, typer.Option("--share", help="Let other devices on the same network join.")
    ] = False,
    database: Annotated[
        str, typer.Option(help="Database URL; default: SQLite in the data folder.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
    bot_pause: Annotated[
        float | None, typer.Option(min=0, help="Seconds a bot waits before each move.")
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option(help="Trust the client addresses given by a reverse proxy on this machine."),
    ] = False,
) -> None:
    """Start the server and open a browser."""
    from msgspec import structs

    with needs("serve"):
        from ecotone.server.gate import is_loopback
        from ecotone.server.network import as_url, network_addresses, url_of
        from ecotone.server.running import run
        from ecotone.server.settings import Settings
        from ecotone.server.starting import expect_database

    running = None if database else running_server()
    if running:
        expect_plain_start(running, language, host == HOST and port is None and not share)
        print_text(language, "served-already", address=running)
        if browser:
            webbrowser.open(running)
        return
    local = is_loopback(host) and not behind_proxy
    settings = Settings(
        database=database,
        behind_proxy=behind_proxy,
        local=local,
        compress=not local,
        compile_ahead=True,
    )
    if bot_pause is not None:
        settings = structs.replace(settings, bot_pause=(bot_pause, bot_pause))
    expect_database(settings, language)
    listening = bind(host, port, language)
    everywhere = shown_host(host) == HOST != host
    network = bind_network(listening, language) if share and not everywhere else []
    chosen = listening.getsockname()[1]
    address = f"http://{shown_host(host)}:{chosen}"
    print_text(language, "served", address=address)
    for one in map(url_of, network):
        print_text(language, "served-network", address=one)
    for one in network_addresses() if everywhere else []:
        print_text(language, "served-network", address=as_url(one, chosen))
    print_text(language, "served-stop", style="dim")
    if browser:
        opening = threading.Timer(OPEN_AFTER, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()
    with nullcontext() if database else noted(address):
        run(settings, listening, network)


def print_text(language: str, key: str, style: str | None = None, **words: str) -> None:
    """Print one of the server's texts."""
    from ecotone.server.errors import TEXTS

    out.print(TEXTS.format(language, key, words), style=style, soft_wrap=True)


def expect_plain_start(running: str, language: str, plain: bool) -> None:
    """Refuse explicit options if a server already runs: two cannot share the data folder."""
    from ecotone.server.errors import TEXTS

    if not plain:
        raise EcotoneError(TEXTS.format(language, "served-elsewhere", {"address": running}))


def bind_network(listening: socket.socket, language: str) -> Sequence[socket.socket]:
    """Sockets on the network in addition to the first one, on the same port."""
    from ecotone.server.errors import ApiError
    from ecotone.server.network import listen_on_network, network_addresses

    found = listen_on_network(listening.getsockname()[1], network_addresses())
    if not found:
        listening.close()
        raise EcotoneError(ApiError("no_network").describe(language))
    return found


def shown_host(host: str) -> str:
    """The address for a browser on this machine."""
    if host in ("0.0.0.0", "::", ""):
        return HOST
    return f"[{host}]" if ":" in host else host


def bind(host: str, port: int | None, language: str) -> socket.socket:
    """A socket on the requested port, or on the first free one if none was given."""
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
        except (TypeError, UnicodeError) as error:  # raised for an invalid host
            listening.close()
            raise EcotoneError(f"{host}: expected an address to listen on") from error
    raise EcotoneError(TEXTS.format(language, "port-taken", {"port": str(wanted[0])}))


def serve_by_default() -> None:
    """What `ecotone` does without arguments."""
    serve(default_language())
