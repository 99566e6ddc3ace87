"""Hostile requests and messages, drawn at random: mostly sensible with one thing wrong."""

import asyncio
import gc
import json
import os
import random
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote_from_bytes, unquote

import uvicorn
from litestar.routes import HTTPRoute
from server.people import on_sqlite

from ecotone.engine.registry import game_named
from ecotone.engine.replay import Replay
from ecotone.server.app import new_app
from ecotone.server.live import CLOSE_CODES
from ecotone.server.settings import UNLIMITED
from ecotone.server.sharing import Sharing
from ecotone.server.static import CLIENT
from ecotone.testing import finished_match

FULL = 503
PROFILE = "p" * 32
NEW_TABLE = {"game": "keystone", "players": 2, "seats": [{"kind": "link"}, {"kind": "here"}]}
CLUB = {"title": "Club", "game": "habitats", "size": 2, "rounds": 3, "system": "swiss"}
HOSTILE = [
    b"",
    b".",
    b"..",
    b"../../etc/passwd",
    b"\x00",
    b"a\x00b",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    "ü🦉\u202e".encode(),
    b"x" * 256,
    b"\xc3\xa4" * 200,
    b"y" * 5000,
    b"-1",
    b"0",
    b"1",
    b"99999999999999999999999999",
    b"9" * 5000,
    b"1e400",
    b"NaN",
    b"null",
    b"' or 1=1 --",
    b"%s{0}$x",
]
"""Texts for a path, a query, a header or a body."""
ODD_VALUES = [
    None,
    True,
    -1,
    10**30,
    2**63,
    1.5,
    "",
    "\x00",
    "z" * 2000,
    "\ud800",
    [],
    {},
    [[[]]],
    {"": None},
]
MESSAGES = [
    {"type": "act", "version": 0, "action": 0, "id": "one"},
    {"type": "act_all", "version": 0, "actions": [0, 1], "id": "plan"},
    {"type": "undo", "version": 0, "id": "two"},
    {"type": "previews", "version": 0},
    {"type": "hint", "version": 0},
    {"type": "language", "language": "de"},
    {"type": "point", "subject": "card:3"},
    {"type": "ping"},
    {"type": "join", "token": None},
]


@asynccontextmanager
async def started(folder):
    """The application without a socket, for calls straight into it."""
    app = new_app(on_sqlite(folder, limits=UNLIMITED))
    app.state.sharing = Sharing(uvicorn.Server, find=list)
    async with app.lifespan():
        yield app


async def request(app, method, path, query=b"", body=b"", **headers):
    """One request as uvicorn hands it on: its status, and its body."""
    sent = []
    given = {"host": "127.0.0.1", "content-type": "application/json"} | headers
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query,
        "root_path": "",
        "headers": [
            (name.replace("_", "-").encode(), value if isinstance(value, bytes) else value.encode())
            for name, value in (given | {"content-length": str(len(body))}).items()
        ],
        "client": ("127.0.0.1", 1234),
        "server": ("127.0.0.1", 8760),
    }

    async def receive():
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        sent.append(message)

    await app(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


class Fuzz:
    """Draws requests: mostly something sensible with one thing wrong."""

    def __init__(self, seed, known, documents):
        self.random = random.Random(seed)
        self.known = known
        self.documents = documents

    def part(self, name):
        """A part of a path."""
        if self.random.random() < 0.6:
            return quote_from_bytes(self.random.choice(self.known.get(name, [b"1"])))
        return quote_from_bytes(self.random.choice(HOSTILE), safe="")

    def path(self, route):
        parts = [
            self.part(part.name) if hasattr(part, "name") else part
            for part in route.path_components
        ]
        return "/" + "/".join(parts)

    def odd_id(self):
        """A table's name that leads to the route for live tables all the same."""
        return self.random.choice([one for one in HOSTILE if one and b"/" not in one]).decode(
            "utf-8", "replace"
        )

    def query(self):
        names = self.random.sample(["edition", "language", "seat"], self.random.randrange(4))
        return b"&".join(
            name.encode() + b"=" + quote_from_bytes(self.random.choice(HOSTILE)).encode()
            for name in names
        )

    def odd(self):
        return self.random.choice(
            [*ODD_VALUES, *(one.decode("utf-8", "replace") for one in HOSTILE)]
        )

    def spoil(self, value):
        """A document with one leaf, or one branch, exchanged."""
        if isinstance(value, dict) and value and self.random.random() < 0.9:
            key = self.random.choice(list(value))
            if self.random.random() < 0.1:
                return value | {str(self.odd()): self.odd()}
            return value | {key: self.spoil(value[key])}
        if isinstance(value, list) and value and self.random.random() < 0.9:
            at = self.random.randrange(len(value))
            return [*value[:at], self.spoil(value[at]), *value[at + 1 :]]
        return self.odd()

    def document(self, documents):
        """JSON that is spoiled in its values, or as bytes."""
        value = self.random.choice(documents)
        for _ in range(self.random.randrange(3)):
            value = self.spoil(value)
        data = json.dumps(value).encode()
        chance = self.random.random()
        if chance < 0.2:
            at = self.random.randrange(len(data) + 1)
            return data[:at] + self.random.choice(HOSTILE) + data[at:]
        if chance < 0.25:
            return self.random.choice(
                [b"[" * 20_000, b'{"a":' * 9_000, b"1" * 5000, b"-", b'"\xff"']
            )
        return data

    def headers(self):
        languages = ["de", "en;q=0.1", "\u00e4", "," * 500, ""]
        return {
            "authorization": self.random.choice(self.known["authorization"] + HOSTILE),
            "accept_language": self.random.choice(languages).encode("latin-1"),
        }


async def laid(app):
    """A running and a finished table, and what opens the first."""
    status, body = await request(app, "POST", "/api/tables", body=json.dumps(NEW_TABLE).encode())
    assert status == 201, body
    replay = Replay(finished_match(game_named("keystone"), 2, 1), ["Ann", "easy"]).to_data()
    status, over = await request(app, "POST", "/api/replays", body=json.dumps(replay).encode())
    assert status == 201, over
    status, club = await request(app, "POST", "/api/tournaments", body=json.dumps(CLUB).encode())
    assert status == 201, club
    table = json.loads(body) | {"tournament": json.loads(club)}
    return table, json.loads(over)["id"], replay


def known_to(table, over, replay):
    """Sensible parts of paths and headers, and sensible documents."""
    club = table["tournament"]
    tokens = [*(seat["token"] for seat in table["seats"]), club["owner_token"]]
    known = {
        "name": [b"keystone", b"habitats"],
        "table_id": [table["id"].encode(), over.encode()],
        "profile": [b"me", b"ada", PROFILE.encode()],
        "language": [b"en", b"de"],
        "number": [b"0", b"1"],
        "tournament_id": [club["id"].encode()],
        "authorization": [f"Bearer {token}".encode() for token in tokens],
    }
    progress = {
        "format": 1,
        "game": "keystone",
        "unlocked": False,
        "results": {"1": {"plays": 2, "wins": 1, "best": 60}},
        "opened": [1],
        "noted": ["abcdefghijkl"],
    }
    documents = [
        NEW_TABLE | {"seed": 4, "chapter": {"number": 1, "profile": "me"}},
        replay,
        progress,
        {"unlocked": True},
        {"shared": True},
        {"profile": "me"},
        {"name": "Ada", "kind": "bot", "level": "easy"},
        {"document": {"board": [["a"]], "players": 1}},
        CLUB,
    ]
    return known, documents


def methods_of(app):
    """Every route with each of its methods."""
    return [
        (route, method)
        for route in app.routes
        for method in (route.methods if isinstance(route, HTTPRoute) else ())
    ]


async def try_request(app, fuzz, route, method):
    """One hostile request; AssertionError if it ends in a 500."""
    body = b"" if method == "GET" else fuzz.document(fuzz.documents)
    path, query = fuzz.path(route), fuzz.query()
    status, answer = await request(app, method, path, query, body, **fuzz.headers())
    shown = (method, path[:200], query[:200], body[:400], answer[:400])
    assert status < 500 or (status == FULL and not is_api(path)), shown
    if status >= 400 and is_api(path) and method != "HEAD":
        assert json.loads(answer)["text"], shown


def is_api(path):
    """Are refusals ours? Litestar answers below /schema; pages are there once they are built."""
    return path.startswith("/api") or (CLIENT.exists() and not path.startswith("/schema"))


async def converse(app, table_id, messages):
    """Send messages over a line that then hangs up; the code it was closed with, if it was."""
    waiting = [{"type": "websocket.connect"}]
    waiting += [{"type": "websocket.receive", "text": text} for text in messages]
    sent = []

    async def receive():
        await asyncio.sleep(0)
        if waiting:
            return waiting.pop(0)
        return {"type": "websocket.disconnect", "code": 1001}

    async def send(message):
        sent.append(message)

    path = f"/api/tables/{table_id}/live"
    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": quote_from_bytes(path.encode()).encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1234),
        "server": ("127.0.0.1", 8760),
        "subprotocols": [],
        "state": {},
    }
    await app(scope, receive, send)
    return [message for message in sent if message["type"] == "websocket.close"], sent


async def try_line(app, fuzz, table, messages=20):
    """One connection with hostile messages; how many answers there were."""
    token = fuzz.random.choice(table["seats"])["token"]
    join = {"type": "join", "language": "en", "token": token}
    first = fuzz.spoil(join) if fuzz.random.random() < 0.3 else join
    spoiled = [fuzz.document(MESSAGES).decode("utf-8", "replace") for _ in range(messages)]
    table_id = table["id"] if fuzz.random.random() < 0.9 else fuzz.odd_id()
    closed, sent = await converse(app, table_id, [json.dumps(first), *spoiled])
    for message in closed:
        assert message["code"] in CLOSE_CODES.values(), (message, table_id)
    return len(sent)


def resident_bytes():
    """The memory this process has."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def fuzz_requests(folder, requests, seed):
    """Half requests, half messages; what was tried, and how the memory grew in the second half."""
    os.environ["ECOTONE_DATA"] = str(folder)
    folder.mkdir(parents=True, exist_ok=True)
    async with started(folder) as app:
        table, over, replay = await laid(app)
        fuzz = Fuzz(seed, *known_to(table, over, replay))
        tried, messages, half = 0, 0, 0
        everything = methods_of(app)
        while tried + messages < requests:
            for route, method in everything:
                await try_request(app, fuzz, route, method)
            tried += len(everything)
            for _ in range(len(everything) // 20 + 1):
                await try_line(app, fuzz, table)
                messages += 20
            if not half and tried + messages >= requests / 2:
                half = resident_bytes()
        grown = (resident_bytes() - half) / 1e6
        faults = app.state.play.faults
    assert faults == 0, faults
    return (
        f"{tried} hostile requests and {messages} messages: no 5xx, no broken connection, memory "
        f"{half / 1e6:.0f} MB half way and {grown:+.1f} MB at the end"
    )
