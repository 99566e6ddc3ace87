"""Every table at every size, in both languages and themes, on sheets: `make contact-sheets`.

A sheet shows a game with a number of players, in a language and a theme, in the middle of a game
at all sizes. Names of games choose: `make contact-sheets SHEETS="habitats keystone"`.
"""

import io
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from browser.served import PHONE, SCREENSHOTS, Device, Served, browsing, serving
from browser.stage import SETTLED, seated, shows_version
from browser.states import LATER, play_by_chance
from browser.test_stage import ALL, LANGUAGES, LARGE
from PIL import Image
from playwright.sync_api import Browser

FOLDER = SCREENSHOTS / "sheets"
THEMES = ("light", "dark")
TABLET = (820, 1180)
SIZES = [*LARGE, TABLET, (PHONE["width"], PHONE["height"])]
LARGE_WIDTH = 760
HIGH = 640
GAP = 8
SEED = 5


def shots(one: Device) -> Iterator[tuple[str, list[Image.Image]]]:
    """A table at all sizes, in one theme after the other."""
    for theme in THEMES:
        one.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        taken = []
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            one.page.evaluate(SETTLED)
            taken.append(Image.open(io.BytesIO(one.page.screenshot())))
        yield theme, taken


def sheet(pictures: list[Image.Image]) -> Image.Image:
    """Large screens in two columns, tablet and phone beside them."""
    large = [shrunk(one, LARGE_WIDTH / one.width) for one in pictures[: len(LARGE)]]
    small = [shrunk(one, HIGH / one.height) for one in pictures[len(LARGE) :]]
    rows = [large[:2], large[2:]]
    heights = [max(one.height for one in row) for row in rows]
    width = 2 * (LARGE_WIDTH + GAP) + sum(one.width + GAP for one in small)
    whole = Image.new("RGB", (width, max(sum(heights) + GAP, HIGH)), "#808080")
    top = 0
    for row, height in zip(rows, heights, strict=True):
        for number, one in enumerate(row):
            whole.paste(one, (number * (LARGE_WIDTH + GAP), top))
        top += height + GAP
    left = 2 * (LARGE_WIDTH + GAP)
    for one in small:
        whole.paste(one, (left, 0))
        left += one.width + GAP
    return whole


def shrunk(picture: Image.Image, scale: float) -> Image.Image:
    """A picture made smaller."""
    size = round(picture.width * scale), round(picture.height * scale)
    return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def take(browser: Browser, server: Served, game: str, players: int, language: str) -> None:
    """Play a table to the middle of its game, and keep its sheets."""
    one = Device(browser, server.url, language=language)
    with seated(one, server, game, players, seed=SEED) as seat:
        one.page.get_by_test_id(game).wait_for()
        play_by_chance(seat, SEED, LATER[game])
        seat.my_turn()
        shows_version(one, seat.state["version"])
        for theme, pictures in shots(one):
            file = FOLDER / f"{game}-{players}-{language[:2]}-{theme}.png"
            sheet(pictures).save(file)
            sys.stdout.write(f"{file}\n")
            sys.stdout.flush()
    one.context.close()


def main() -> None:
    """Take the sheets of all games, or of those given by name."""
    chosen = [one for one in ALL if one[0] in (sys.argv[1:] or [one[0]])]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        browsing() as browser,
    ):
        for (game, players), language in product(chosen, LANGUAGES):
            take(browser, server, game, players, language)


if __name__ == "__main__":
    main()
