"""`ecotone serve`: the tables in the browser."""

import errno
import os
import socket
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from ecotone.cli.console import out
from ecotone.cli.language import default_language
from ecotone.cli.one_server import noted, running_server
from ecotone.cli.options import Language
from ecotone.engine.errors import EcotoneError
from ecotone.engine.extras import needs
from ecotone.server import HOST, PORT

TRIES = 20
OPEN_AFTER = 0.2


def serve(
    language: Language,
    host: Annotated[
        str | None, typer.Option(help=f"Address to listen on; default: {HOST}.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"Port; default: {PORT} or the next free one."),
    ] = None,
    share: Annotated[
        bool | None, typer.Option("--share", help="Let other devices on the same network join.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="Database URL; default: SQLite in the data folder.")
    ] = None,
    browser: Annotated[
        bool | None, typer.Option("--browser/--no-browser", help="Open a browser.")
    ] = None,
    bot_pause: Annotated[
        float | None, typer.Option(min=0, help="Seconds a bot waits before each move.")
    ] = None,
    behind_proxy: Annotated[
        bool | None,
        typer.Option(
            "--behind-proxy/--no-behind-proxy",
            help="Trust the client addresses given by a reverse proxy on this machine.",
        ),
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option(help="A TOML file with these and further settings (docs/configuration.md)."),
    ] = None,
) -> None:
    """Start the server and open a browser."""
    with needs("serve"):
        from ecotone.server.configuration import read_configuration
        from ecotone.server.gate import is_loopback
        from ecotone.server.network import as_url, network_addresses, url_of
        from ecotone.server.running import run
        from ecotone.server.starting import expect_database

    options = {
        "host": host,
        "port": port,
        "share": share,
        "database": database,
        "browser": browser,
        "bot_pause": bot_pause,
        "behind_proxy": behind_proxy,
    }
    chosen = read_configuration(config, os.environ, options)
    running = None if chosen.database else running_server()
    if running:
        plain = chosen.host == HOST and chosen.port is None and not chosen.share
        expect_plain_start(running, language, plain)
        print_text(language, "served-already", address=running)
        if chosen.browser:
            webbrowser.open(running)
        return
    settings = chosen.settings(local=is_loopback(chosen.host) and not chosen.behind_proxy)
    expect_database(settings, language)
    listening = bind(chosen.host, chosen.port, language)
    everywhere = shown_host(chosen.host) == HOST != chosen.host
    network = bind_network(listening, language) if chosen.share and not everywhere else []
    port = listening.getsockname()[1]
    address = f"http://{shown_host(chosen.host)}:{port}"
    print_text(language, "served", address=address)
    for one in map(url_of, network):
        print_text(language, "served-network", address=one)
    for one in network_addresses() if everywhere else []:
        print_text(language, "served-network", address=as_url(one, port))
    if not chosen.admin_token:
        print_text(
            language, "served-admin", address=f"{address}/admin#token={settings.admin_token}"
        )
    print_text(language, "served-stop", style="dim")
    if chosen.browser:
        opening = threading.Timer(OPEN_AFTER, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()
    with nullcontext() if chosen.database else noted(address):
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
