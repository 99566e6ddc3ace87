"""One server for all, one Chromium a module, and devices that report their faults."""

import pytest
from browser.served import Device, browsing, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("tables")) as there:
        yield there


@pytest.fixture(scope="module")
def chromium():
    """Started for each module: no event loop of its may outlive the tests that need it."""
    with browsing() as browser:
        yield browser


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
