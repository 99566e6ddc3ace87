"""One server and one Chromium for all, and devices that report their faults."""

from contextlib import ExitStack

import pytest
from browser.served import Device, launched, serving
from playwright.sync_api import sync_playwright

STARTED = ExitStack()
"""What ends with the last test of this folder."""
RUNNING = {}


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item, nextitem):
    """No event loop of Playwright's may outlive the tests that need it: others have their own."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        RUNNING.clear()
        STARTED.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("tables")) as there:
        yield there


@pytest.fixture
def playwright():
    """Started with the first test that needs it."""
    if "playwright" not in RUNNING:
        RUNNING["playwright"] = STARTED.enter_context(sync_playwright())
    return RUNNING["playwright"]


@pytest.fixture
def chromium(playwright):
    if "chromium" not in RUNNING:
        RUNNING["chromium"] = STARTED.enter_context(launched(playwright))
    return RUNNING["chromium"]


@pytest.fixture
def device(chromium, server):
    """Make devices; in the end none of them may have complained."""
    made = []

    def new(url=None, **more):
        made.append(Device(chromium, url or server.url, **more))
        return made[-1]

    yield new
    faults = [fault for one in made for fault in one.faults]
    for one in made:
        one.context.close()
    assert faults == []
