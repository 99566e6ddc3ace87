"""Every test sees the same data folder: an empty one of its own."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["COLUMNS"] = "200"  # read by Rich when the command line is imported

gc.set_threshold(50_000, 20, 20)  # tests make many objects, few of them garbage

settings.register_profile("no clock", deadline=None)
settings.load_profile("no clock")

HERE = Path(__file__).parent
MANY_PROCESSES = {HERE / "browser", HERE / "server"}
"""Tests of browsers and servers in processes of their own, which a busy machine can disturb."""


def pytest_collection_modifyitems(items):
    """Begin with tests of several processes, which take longest, and repeat one that fails once.

    The summary names it all the same.
    """
    items.sort(key=lambda item: item.path.parent not in MANY_PROCESSES)
    for item in items:
        if item.path.parent in MANY_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish():
    """Look for garbage only among what tests make, not among the tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def no_personal_data(tmp_path_factory):
    """Servers that outlive a test must not find the data folder of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ECOTONE_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path / "data"))
