"""The tiny game plays along wherever environments take games by name."""

from importlib.metadata import EntryPoint

import pytest

from ecotone.engine import registry


@pytest.fixture(autouse=True, scope="module")
def tiny_registered():
    with pytest.MonkeyPatch.context() as patch:
        point = EntryPoint("tiny", "tiny:GAME", registry.GROUP)
        patch.setattr(registry, "entry_points", lambda group: [point])
        registry.games.cache_clear()
        yield
    registry.games.cache_clear()
