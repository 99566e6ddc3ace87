"""Servers to try, and people who play on them over real lines."""

import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import threading
import time
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
from forked import forked
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ecotone.server.errors import ApiError
from ecotone.server.running import new_server
from ecotone.server.settings import Limits, Settings

PATIENCE = 60


class Server:
    """A server to talk to."""

    def __init__(self, port, app=None):
        self.port = port
        self.app = app
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}",
            timeout=PATIENCE,
            verify=False,  # reading all certificates takes longer than most requests
        )

    def create_table(self, game="keystone", seats=("here", "bot"), **more):
        """A new table; a seat is a kind, or a kind with a name or a level after a colon."""
        wanted = [new_seat(seat) for seat in seats]
        body = {"game": game, "players": len(seats), "seats": wanted, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Laid(self, answer.json())

    def get(self, path, token=None, **more):
        return self.http.get(path, headers=bearer(token), **more)

    def post(self, path, token=None, **more):
        return self.http.post(path, headers=bearer(token), **more)

    def patch(self, path, token=None, **more):
        return self.http.patch(path, headers=bearer(token), **more)


def new_seat(described):
    kind, _, rest = described.partition(":")
    if kind == "bot":
        return {"kind": kind, "level": rest or "random"}
    return {"kind": kind} | ({"name": rest} if rest else {})


def bearer(token):
    return {"authorization": f"Bearer {token}"} if token else {}


class Laid:
    """A table that was laid, with its tokens."""

    def __init__(self, server, created):
        self.server = server
        self.id = created["id"]
        self.owner = created["owner_token"]
        self.tokens = [seat["token"] for seat in created["seats"]]
        self.created = created

    @property
    def path(self):
        return f"/api/tables/{self.id}"

    def facts(self):
        return self.server.get(self.path).json()

    def sit(self, seat=0, language="en", server=None):
        """Join with a seat's token; None: as a spectator."""
        token = None if seat is None else self.tokens[seat]
        return Seat(server or self.server, self.id, token, language)


class Seat:
    """A person at a seat."""

    def __init__(self, server, table_id, token=None, language="en", **more):
        self.open_line(server, table_id)
        self.state = None
        self.received = []
        self.send(type="join", language=language, **({"token": token} if token else {}), **more)

    def open_line(self, server, table_id):
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/live"
        self.line = ExitStack()
        self.socket = self.line.enter_context(
            connect(url, max_size=None, open_timeout=PATIENCE, close_timeout=1)
        )

    def __enter__(self):
        self.next_state()
        return self

    def __exit__(self, *_):
        self.line.close()

    def send(self, **message):
        with suppress(ConnectionClosed):
            self.socket.send(json.dumps(message))

    def receive(self):
        raw = self.socket.recv(PATIENCE)
        message = json.loads(raw)
        self.received.append(message)
        if message["type"] == "state":
            known = self.state["log"] if self.state else []
            message["log"] = known[: message["log_from"]] + message["log"]
            self.state = message
        return message

    def expect(self, *kinds):
        """The next message of one of these kinds."""
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def next_state(self):
        return self.expect("state")

    def wait_until(self, test):
        """Look until a state passes a test."""
        while not (self.state and test(self.state)):
            self.next_state()
        return self.state

    def my_turn(self):
        return self.wait_until(lambda state: state["legal"] or state["over"])

    def act(self, action=None, version=None, message_id=None):
        """Take a decision; the first legal one without any."""
        chosen = self.state["legal"][0]["action"] if action is None else action
        return self.ask("act", version, message_id, action=chosen)

    def undo(self, version=None, message_id=None):
        return self.ask("undo", version, message_id)

    def ask(self, kind, version=None, message_id=None, **more):
        asked = message_id or f"{kind}-{random.getrandbits(64)}"
        now = self.state["version"] if version is None else version
        self.send(type=kind, version=now, id=asked, **more)
        return self.expect("accepted", "refused", "stopped")

    def play(self, seed=1):
        """Play to the end by random decisions."""
        choose = random.Random(seed)
        while not self.my_turn()["over"]:
            decision = choose.choice(self.state["legal"])
            accepted = self.act(decision["action"])
            assert accepted["type"] == "accepted"
            version = accepted["version"]
            self.wait_until(lambda state, version=version: state["version"] >= version)

    def lost(self):
        """Wait until the connection is closed."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()

    def closed(self):
        """The code and reason the server closes the line with."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            self.line.close()
            return closed.rcvd.code, closed.rcvd.reason


def in_words(refused, language="en"):
    """A refusal as its receiver words it: the browser's texts are written from the server's."""
    assert "text" not in refused
    return ApiError(refused["code"]).describe(language)


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@contextmanager
def running(settings, host="127.0.0.1", network=()):
    """A server in a thread of this process."""
    listening = socket.socket()
    listening.bind((host, 0))
    server = new_server(settings)
    server.network = network
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    there = Server(listening.getsockname()[1], server.config.app)
    try:
        yield there
    finally:
        there.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive()


def on_sqlite(folder, **more):
    """Settings with a database of their own, bots that do not wait, and these limits."""
    limits = more.pop("limits", Limits(request_burst=100_000, message_burst=100_000))
    return Settings(
        database=f"sqlite:///{Path(folder) / 'tables.sqlite'}",
        bot_pause=(0.0, 0.0),
        threads=2,
        analysis_simulations=4,
        limits=limits,
        local=more.pop("local", True),
        **more,
    )


def until(true):
    """Wait for what happens a moment later."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database):
        self.port = free_port()
        options = ["--no-browser", "--bot-pause=0", f"--port={self.port}", f"--database={database}"]
        self.process = forked("serve", *options)
        self.server = Server(self.port)
        self.wait()

    def wait(self):
        """Until it answers."""
        while True:
            assert self.process.is_alive()
            try:
                self.server.http.get("/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.05)

    def kill(self):
        """As hard as it goes."""
        self.process.kill()
        self.process.join()
        self.server.http.close()

    def __enter__(self):
        return self.server

    def __exit__(self, *_):
        if self.process.is_alive():
            self.kill()


def postgres_folder():
    """Where PostgreSQL's programs are, or None."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


def as_postgres(*command):
    """A command as a user who is not root: PostgreSQL refuses root."""
    if os.getuid() == 0:
        return ["runuser", "-u", "postgres", "--", *command]
    return list(command)


@contextmanager
def postgres(folder):
    """A throw-away PostgreSQL; gives its address without a database's name."""
    programs, data, port = postgres_folder(), Path(folder) / "data", free_port()
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    create = [
        str(programs / "initdb"),
        "-D",
        str(data),
        "-U",
        "ecotone",
        "--no-sync",
        "-A",
        "trust",
    ]
    subprocess.run(as_postgres(*create), check=True, **quiet)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    control = [str(programs / "pg_ctl"), "-D", str(data), "-w"]
    subprocess.run(as_postgres(*control, "-o", options, "start"), check=True, **quiet)
    try:
        yield f"postgresql://ecotone@127.0.0.1:{port}"
    finally:
        subprocess.run(
            as_postgres(*control, "-m", "immediate", "-t", "120", "stop"), check=True, **quiet
        )


def new_database(address, name):
    """A database of its own on a PostgreSQL."""

    async def create():
        import asyncpg

        connection = await asyncpg.connect(f"{address}/postgres")
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return f"{address}/{name}"
