"""A real server and real browsers, and what people do with them."""

import json
import os
import re
import shutil
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
from forked import forked
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Playwright,
    TimeoutError,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).parents[2]
CUT_OFF = "ERR_CONNECTION|ERR_CONTENT_LENGTH_MISMATCH"
"""What a browser says of a server that ends in the midst of an answer."""
NO_PUSH = "does not support the Push API in incognito mode"
"""What Chromium says of every subscription in the contexts of tests."""
FASTER_THAN_PEOPLE = {"ECOTONE_SERVE_LIMITS_MESSAGE_BURST": "100000"}
"""Tests decide for seats as fast as they are answered."""
CLIENT = ROOT / "src" / "ecotone" / "server" / "client" / "index.html"
SCREENSHOTS = ROOT / "screenshots"
PATIENCE = 60_000
"""Milliseconds to wait for anything; only a failure ever takes so long."""
PICTURES = "ECOTONE_TEST_PICTURES"
"""The environment variable that asks for pictures of the pages tested."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
"""It draws the same pages with fewer processes, but shows no notices."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Fewer processes: starting them is a good part of what a test costs.
    "--in-process-gpu",
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOST_DECISIONS = 600
WON = re.compile("win|beat")
"""What the result says of whoever had most points."""

expect.set_options(timeout=PATIENCE)


def chromium_path(*, whole: bool = False) -> str:
    """Where the machine's Chromium is; a shell that only draws pages will do if it is not whole."""
    wanted = CHROMIUM if whole else (SHELL, *CHROMIUM)
    found = next(filter(None, map(shutil.which, wanted)), None)
    assert found, "expected a Chromium: run tools/system-packages chromium"
    return found


class Served:
    """A server in a process of its own, on a port and with a data folder of its own."""

    def __init__(self, data: Path, **environment: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.environment = FASTER_THAN_PEOPLE | environment | {"ECOTONE_DATA": str(data)}
        self.data = data
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: BaseProcess | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert CLIENT.exists(), "the client is not built: run make web"
        options = ["--no-browser", "--bot-pause=0", f"--port={self.port}"]
        self.process = forked("serve", *options, **self.environment)
        until(self.started, seconds=240)

    def started(self) -> bool:
        assert self.process
        assert self.process.is_alive(), "the server ended by itself"
        return self.answers()

    def answers(self) -> bool:
        """Is it there?"""
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5, verify=False).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it without a word of warning."""
        assert self.process
        self.process.kill()
        self.process.join()

    def create_table(self, game: str, *kinds: str, **more: Any) -> dict[str, Any]:
        """Lay a table with such seats; a bot's level may follow a colon."""
        parts = [kind.partition(":") for kind in kinds]
        seats = [{"kind": kind} | ({"level": level} if level else {}) for kind, _, level in parts]
        wanted = {"game": game, "players": len(kinds), "seats": seats, **more}
        answer = httpx.post(f"{self.url}/api/tables", json=wanted, timeout=60, verify=False)
        assert answer.is_success, answer.text
        created: dict[str, Any] = answer.json()
        return created


def until(true: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something to come true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)


def persist(step: Callable[[], None], done: Callable[[], bool]) -> None:
    """Take a step and see it done; where a busy page did not take it, try again like a person."""
    for patience in (15, 15, 60):
        try:
            step()
            until(done, patience)
            return
        except (AssertionError, TimeoutError):
            if done():
                return
            if patience == 60:
                raise


@contextmanager
def serving(data: Path, **environment: str) -> Iterator[Served]:
    """A running server."""
    server = Served(data, **environment)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def launched(playwright: Playwright, *more: str, whole: bool = False) -> Iterator[Browser]:
    """A running Chromium, perhaps with more arguments."""
    path = chromium_path(whole=whole)
    browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *more])
    yield browser
    browser.close()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A running Chromium for a program of its own."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


class Device:
    """Somebody's browser: a window of its own, with a memory of its own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en-US",
        theme: str = "light",
        plain: bool = False,
    ) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=size is PHONE,
        )
        self.context.set_default_timeout(PATIENCE)
        if plain:
            self.keep({"plain": True})
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.note)

    def note(self, message: Any) -> None:
        """Keep what the page complains of; a lost line or plain HTTP is no fault of its own."""
        if "Cross-Origin-Opener-Policy header has been ignored" in message.text:
            return
        if message.type == "error" and not re.search(f"{CUT_OFF}|{NO_PUSH}", message.text):
            if not re.search(r"WebSocket connection .* failed", message.text):
                self.faults.append(message.text)

    def keep(self, memory: dict[str, Any]) -> None:
        """Give the device something to remember, unless it does already."""
        kept = {"pace": "instant", **memory}
        script = f"localStorage.ecotone ??= {json.dumps(json.dumps(kept))}"
        self.context.add_init_script(script)

    def sit(self, table: dict[str, Any], game: str, *seats: int, **more: Any) -> None:
        """Come to a table and take seats there."""
        held = [
            {"seat": one["seat"], "token": one["token"], "name": one["name"], "away": False}
            | {"home": one["kind"]}
            for one in table["seats"]
            if one["seat"] in seats
        ]
        known = {"id": table["id"], "game": game, "owner": table["owner_token"], "seats": held}
        self.keep({"tables": [known | {"at": 1}], **more})
        self.go(f"/t/{table['id']}")

    def take_seat(self) -> None:
        """Sit down at a table that waits for players."""
        self.page.get_by_role("button", name="Take a seat").click()

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(self.url + path)

    def picture(self, name: str) -> None:
        """Keep a picture of the page, if somebody wants to look at pictures."""
        if os.environ.get(PICTURES):
            SCREENSHOTS.mkdir(exist_ok=True)
            self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def shows_later(self, game: str, before: int) -> bool:
        """Does the page show more decisions than before, or no longer the game's board?

        Asked in one go: a board that is there may be gone a moment later.
        """
        board = f"document.querySelector('[data-testid={game}]')"
        return bool(self.page.evaluate(f"Number({board}?.dataset.moves ?? Infinity) > {before}"))

    # -- at a table drawn in words ----------------------------------------------------------------

    @property
    def decisions(self) -> Locator:
        """What may be decided."""
        return self.page.get_by_test_id("decision")

    @property
    def result(self) -> Locator:
        """How the game ended."""
        return self.page.get_by_test_id("result")

    def ready(self) -> Locator:
        """Wait until a decision, the device, or the end of the game is at hand."""
        passing = self.page.get_by_role("button", name=re.compile("^(I am|Ich bin) "))
        seen = self.page.get_by_test_id("pass-on")
        something = self.decisions.first.or_(passing).or_(self.result).or_(seen)
        expect(something.first).to_be_visible()
        if seen.is_visible():
            seen.click()
            expect(self.decisions.first.or_(passing).or_(self.result)).to_be_visible()
        return passing

    @property
    def moves(self) -> int:
        """How many decisions stand, as the page shows it."""
        return int(self.page.get_by_role("main").get_attribute("data-moves") or 0)

    def shows(self, decisions: int) -> None:
        """Wait until the page shows the table after so many decisions."""
        expect(self.page.get_by_role("main")).to_have_attribute("data-moves", str(decisions))

    def decide(self, which: int = 0) -> bool:
        """Take a decision and see it done; False where the game is over."""
        passing = self.ready()
        if passing.is_visible():
            passing.click()
            self.ready()
        if self.result.is_visible():
            return False
        before = self.moves
        try:
            self.decisions.nth(which % self.decisions.count()).click(timeout=10_000)
        except TimeoutError:  # the table was drawn anew under the pointer
            return self.decide(which)
        self.page.get_by_test_id("primary").click()
        expect(self.page.get_by_role("main")).not_to_have_attribute("data-moves", str(before))
        return True


def moves(url: str, table: str) -> int:
    """How many decisions stand at a table."""
    answer = httpx.get(f"{url}/api/tables/{table}", timeout=30, verify=False)
    return int(answer.json()["moves"])
