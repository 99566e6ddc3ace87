"""All assignments of the Field Journal in Chromium, start to end: `make tour`.

Two decisions of three are what a hint says, the third is clicked by hand. Each assignment's
table and its end are kept as pictures.
"""

import sys
import tempfile
from pathlib import Path

from browser.served import Device, browsing, serving
from browser.test_journal import decide_by_hand, decide_by_hint, play_to_the_end, reach

ASSIGNMENTS = 20
LATER = 30
"""After so many decisions the table is worth a picture."""


def tour(one: Device, number: int) -> str:
    """Read, begin and play an assignment; how it ended."""
    page = one.page
    one.go(f"/journal/keystone/{number}")
    page.get_by_role("button", name=f"Start assignment {number}").click()

    def decide(one: Device, turn: int) -> None:
        if turn == LATER:
            one.picture(f"tour-{number}")
        (decide_by_hand if turn % 3 == 2 else decide_by_hint)(one, turn)

    play_to_the_end(one, decide)
    end = page.get_by_test_id("chapter-end")
    end.wait_for()
    one.picture(f"tour-{number}-end")
    return end.get_by_role("heading").inner_text()


def main() -> None:
    """Play them all, or those given by number, and print how each ended."""
    chosen = [int(number) for number in sys.argv[1:]] or list(range(1, ASSIGNMENTS + 1))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        browsing() as browser,
    ):
        reach(server, unlocked=True)
        for number in chosen:
            one = Device(browser, server.url)
            ended = tour(one, number)
            sys.stdout.write(f"{ended}{''.join(f'; fault: {fault}' for fault in one.faults)}\n")
            sys.stdout.flush()
            one.context.close()


if __name__ == "__main__":
    main()
