"""The pictures of "Typing in your box": components of each game in the workshop, on a phone.

`make pictures` takes them.
"""

import io
import sys
import tempfile
from pathlib import Path

from browser.pictures import FOLDER, QUALITY
from browser.served import PHONE, ROOT, Device, Served, browsing, serving
from PIL import Image
from playwright.sync_api import Browser, expect

SHOWN = {
    "keystone": ("keystone", "species", 1),
    "keystone-assignment": ("keystone", "assignments", 5),
    "habitats": ("habitats", "animals", 1),
    "habitats-goal": ("habitats", "goals", 2),
    "keyharvest": ("keyharvest", "workers", 2),
    "ecosfera": ("ecosfera", "policies", 6),
}
"""What each picture shows: a game, a kind of component, and how many come before it."""
FIRST_FIELD = {"keystone-assignment": "rule"}
"""The value a picture begins with; others begin with the component's picture."""


def take_picture(browser: Browser, server: Served, name: str) -> Path:
    """Copy the game's edition and show one of its components."""
    game, part, rows = SHOWN[name]
    device = Device(browser, server.url, size=PHONE)
    page = device.page
    device.go("/editions")
    page.locator(f"[data-testid^=copy-{game}-]").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_test_id("picture")).to_be_visible()
    page.get_by_test_id("part").select_option(part)
    for _ in range(rows):
        page.get_by_role("button", name="Next", exact=True).click()
    page.wait_for_load_state("networkidle")
    first = f"[data-column='{FIRST_FIELD[name]}']" if name in FIRST_FIELD else "article"
    page.locator(first).evaluate("element => element.scrollIntoView()")
    shot = Image.open(io.BytesIO(page.screenshot()))
    device.context.close()
    file = FOLDER / f"workshop-{name}.webp"
    shot.save(file, quality=QUALITY, method=6)
    return file


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        browsing() as browser,
    ):
        for name in SHOWN:
            file = take_picture(browser, server, name)
            sys.stdout.write(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} kB\n")


if __name__ == "__main__":
    main()
