"""The measurement of what workers and events are worth."""

import shutil

import pytest

from ecotone.engine.batch import Deal
from ecotone.games.keyharvest import GAME


@pytest.fixture(scope="module")
def measure():
    """The measurement; its compiled code is loaded only when it is needed."""
    from ecotone.games.keyharvest.worth import measure

    return measure


def test_every_worker_and_event_is_listed_and_looked_at(measure):
    rows = measure(Deal.of(GAME, 2), 4)
    assert len(rows) == 26
    assert rows == measure(Deal.of(GAME, 2), 4), "the same seeds give the same figures"
    assert all(row["met"] >= row["with_effect"] >= 0 for row in rows)
    assert sum(row["looked_at"] > 0 for row in rows) > 15


def test_a_text_without_any_step_is_met_but_worth_nothing(measure, tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(GAME.editions()["house"], folder)
    path = folder / "workers.csv"
    text = path.read_text("utf-8")
    reaper = "harvest unharvested adjacent -> screen 1 empty_crop_rule"
    path.write_text(text.replace(f"{reaper},", ",", 1), "utf-8")
    rows = measure(Deal.of(GAME, 2, edition=GAME.read_edition(folder)), 3)
    assert rows[0]["met"] > 0
    assert (rows[0]["with_effect"], rows[0]["looked_at"], rows[0]["worth"]) == (0, 0, 0)
