"""The README's pictures: real tables of all four games after some turns. `make pictures`.

A person's seat plays what a hint says, the others are bots; the same seeds give the same tables.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from browser.served import ROOT, Device, Served, browsing, serving
from PIL import Image
from playwright.sync_api import Browser
from server.people import Seat

FOLDER = ROOT / "docs" / "pictures"
SIZE = {"width": 1440, "height": 900}
SHOWN_WIDTH = 1200
QUALITY = 82


class Scene(NamedTuple):
    """A table worth a picture."""

    game: str
    seats: tuple[str, ...]
    seed: int
    decisions: int
    """How many decisions of the person at seat 0 come before the picture."""


SCENES = (
    Scene("keystone", ("here", "bot:easy"), 3, 24),
    Scene("ecosfera", ("here", "bot:easy"), 5, 30),
    Scene("habitats", ("here", "bot:easy", "bot:easy"), 4, 30),
    Scene("keyharvest", ("here", "bot:easy", "bot:easy"), 2, 40),
)


def play_on(server: Served, table: dict[str, Any], decisions: int) -> None:
    """Play the person's decisions as hints say."""
    with Seat(server, table["id"], table["seats"][0]["token"]) as seat:
        for _ in range(decisions):
            if seat.my_turn()["over"]:
                return
            seat.send(type="hint", version=seat.state["version"])
            best = seat.expect("hint")["choices"][0]["action"]
            assert seat.act(best)["type"] == "accepted"
        seat.my_turn()


def take_picture(browser: Browser, server: Served, scene: Scene) -> Path:
    """Play to the scene and keep what the person sees there."""
    table = server.lay(scene.game, *scene.seats, seed=scene.seed)
    play_on(server, table, scene.decisions)
    device = Device(browser, server.url, size=SIZE)
    device.sit(table, scene.game, 0)
    device.page.get_by_test_id(scene.game).wait_for()
    device.page.wait_for_load_state("networkidle")
    shot = Image.open(io.BytesIO(device.page.screenshot()))
    device.context.close()
    file = FOLDER / f"{scene.game}.webp"
    shown = shot.resize((SHOWN_WIDTH, SHOWN_WIDTH * shot.height // shot.width), Image.LANCZOS)
    shown.save(file, quality=QUALITY, method=6)
    return file


def main() -> None:
    """Take all pictures, or those of the games given by name."""
    chosen = [scene for scene in SCENES if scene.game in (sys.argv[1:] or [scene.game])]
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        browsing() as browser,
    ):
        for scene in chosen:
            file = take_picture(browser, server, scene)
            sys.stdout.write(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} kB\n")


if __name__ == "__main__":
    main()
