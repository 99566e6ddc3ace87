"""The README's pictures: real tables of all four games after some turns. `make pictures`.

Bots choose, each for its own seat, and the decisions are sent to a real server; the same seeds
give the same tables.
"""

import io
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from browser.served import ROOT, Device, Served, browsing, serving
from PIL import Image
from playwright.sync_api import Browser
from server.people import Seat

from ecotone.bots import bot_named
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named

FOLDER = ROOT / "docs" / "pictures"
SIZE = {"width": 1440, "height": 900}
SHOWN_WIDTH = 1200
QUALITY = 82
BOT = "medium"
NAMES = ("Mara", "Jonas", "Lena", "Piet")


class Scene(NamedTuple):
    """A table worth a picture."""

    game: str
    players: int
    seed: int
    decisions: int
    """The picture is taken when the first player's turn begins after that many decisions."""


SCENES = (
    Scene("keystone", 2, 3, 60),
    Scene("ecosfera", 2, 7, 70),
    Scene("habitats", 3, 4, 85),
    Scene("keyharvest", 3, 2, 260),
)


def play(server: Served, scene: Scene, table: dict[str, Any]) -> None:
    """Play the table as bots would, up to the scene."""
    match = Match(game_named(scene.game), scene.players, scene.seed)
    bots = [bot_named(BOT, scene.seed + seat) for seat in range(scene.players)]
    with ExitStack() as stack:
        seats = [
            stack.enter_context(Seat(server, table["id"], seat["token"])) for seat in table["seats"]
        ]
        actor = 0
        while len(match.actions) < scene.decisions or match.actor != 0 or actor == 0:
            assert not match.over, f"{scene.game} ends after {len(match.actions)} decisions"
            actor = match.actor
            action = bots[actor].choose(match)
            seats[actor].wait_until(lambda state: state["moves"] == len(match.actions))
            assert seats[actor].act(action)["type"] == "accepted"
            match.push(action)


def take_picture(browser: Browser, server: Served, scene: Scene) -> Path:
    """Play to the scene and keep what the first player sees there."""
    here = [{"kind": "here", "name": name} for name in NAMES[: scene.players]]
    table = server.create_table(scene.game, *["here"] * scene.players, seats=here, seed=scene.seed)
    play(server, scene, table)
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
