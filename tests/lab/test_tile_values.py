"""The measurement of what workers and events are worth."""

import shutil

import pytest
from support import ecotone, ecotone_json

from ecotone.engine.batch import Deal
from ecotone.games.keyharvest import GAME

pytestmark = pytest.mark.deep
"""The study compiles the rules once more for itself, which takes a minute."""


@pytest.fixture(scope="module")
def measure():
    """The measurement; its compiled code is loaded only when it is needed."""
    from ecotone.lab.studies.tile_values import measure

    return measure


def test_every_worker_and_event_is_listed_and_looked_at(measure):
    rows = measure(Deal.of(GAME, 2), 4)
    assert len(rows) == 26
    assert rows == measure(Deal.of(GAME, 2), 4), "the same seeds give the same figures"
    assert all(row["met"] >= row["with_effect"] >= 0 for row in rows)
    assert sum(row["cases"] > 0 for row in rows) > 15


def test_only_the_tiles_asked_for_and_no_more_cases_than_wanted(measure):
    rows = measure(Deal.of(GAME, 2), 20, tiles=["F1", "E07"], cases=2)
    assert [row["tile"] for row in rows] == ["F1 Reaper", "E07 Hailstorm"]
    assert [row["cases"] for row in rows] == [2, 2]


def test_texts_can_be_followed_by_trials(measure):
    deal = Deal.of(GAME, 2)
    plain = measure(deal, 2, tiles=["F1", "F5"])
    tried = measure(deal, 2, tiles=["F1", "F5"], trials=2)
    assert [row["cases"] for row in tried] == [row["cases"] for row in plain]
    assert [row["worth"] for row in tried] != [row["worth"] for row in plain]


def test_a_text_without_any_step_is_met_but_worth_nothing(measure, tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(GAME.editions()["house"], folder)
    path = folder / "workers.csv"
    text = path.read_text("utf-8")
    reaper = "harvest unharvested adjacent -> screen 1 empty_crop_rule"
    path.write_text(text.replace(f"{reaper},", ",", 1), "utf-8")
    rows = measure(Deal.of(GAME, 2, edition=GAME.read_edition(folder)), 3)
    assert rows[0]["met"] > 0
    assert (rows[0]["with_effect"], rows[0]["cases"], rows[0]["worth"]) == (0, 0, 0)


def test_the_command_prints_what_is_measured(measure):
    call = ("lab", "tile-values", "--players", "2", "--games", "2", "--tile", "F1", "--tile", "E07")
    assert ecotone_json(*call) == measure(Deal.of(GAME, 2), 2, tiles=["F1", "E07"])
    shown = ecotone(*call, "--lang", "de")
    assert "F1 Reaper" in shown.stdout
    assert "Fälle" in shown.stdout


def test_an_unknown_tile_is_refused():
    done = ecotone("lab", "tile-values", "--tile", "F9")
    assert done.returncode == 2
    assert "expected one of the tiles F1, F2" in done.stderr
