"""Campaigns: what opens what, and progress that is kept, carried over and refused when spoiled."""

import json

import pytest

from ecotone.engine.campaign import Progress, Result, profiles
from ecotone.engine.errors import BadFile, BadOption


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path / "data"))


def test_a_win_opens_the_next_chapter_and_is_kept():
    progress = Progress("keystone")
    assert [progress.is_open(n) for n in (1, 2, 3)] == [True, False, False]
    progress.record(1, False, 40)
    assert not progress.is_open(2)
    progress.record(1, True, 61)
    progress.record(1, True, 55)
    again = Progress("keystone")
    assert again.is_open(2)
    assert not again.is_open(3)
    assert again.result(1) == Result(plays=3, wins=2, best=61)


def test_profiles_are_apart_and_can_be_reset_or_unlocked():
    Progress("keystone", "ada").record(1, True, 70)
    assert Progress("keystone", "ben").result(1).plays == 0
    ada = Progress("keystone", "ada")
    ada.unlock()
    assert Progress("keystone", "ada").is_open(20)
    ada.reset()
    assert not Progress("keystone", "ada").is_open(2)
    with pytest.raises(BadOption):
        Progress("keystone", "../ada")


def test_progress_travels_as_a_file(tmp_path):
    ada = Progress("keystone", "ada")
    ada.record(1, True, 70)
    ada.write(tmp_path / "ada.json")
    ben = Progress("keystone", "ben")
    ben.read(tmp_path / "ada.json")
    assert Progress("keystone", "ben").result(1).best == 70


def test_a_game_with_a_name_is_noted_once():
    progress = Progress("keystone")
    progress.record(1, True, 61, "first")
    Progress("keystone").record(1, True, 75, "first")
    assert Progress("keystone").result(1) == Result(plays=1, wins=1, best=61)
    Progress("keystone").record(1, False, 40, "second")
    assert Progress("keystone").result(1).plays == 2


def test_parcels_are_opened_by_hand_or_by_playing():
    progress = Progress("keystone")
    progress.open_parcel(3)
    progress.record(6, False, 10)
    again = Progress("keystone")
    assert [again.is_opened(n) for n in (3, 6, 8)] == [True, True, False]
    again.reset()
    assert not Progress("keystone").is_opened(3)


def test_profiles_are_listed():
    assert profiles("keystone") == []
    for name in ("ben", "ada"):
        Progress("keystone", name).unlock()
    Progress("chess", "eve").unlock()
    assert profiles("keystone") == ["ada", "ben"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": 9}, "format"),
        ({"game": "chess"}, "game"),
        ({"results": []}, "results"),
        ({"results": {"1": {"plays": 1, "wins": 2, "best": 3}}}, "results 1"),
        ({"results": {"x": {"plays": 1, "wins": 1, "best": 3}}}, "results x"),
        ({"results": {"²": {"plays": 1, "wins": 1, "best": 3}}}, "results ²"),
        ({"opened": {"1": 1}}, "opened"),
        ({"noted": [1]}, "noted"),
    ],
)
def test_a_spoiled_file_is_refused_and_nothing_is_lost(tmp_path, change, named):
    ada = Progress("keystone", "ada")
    ada.record(1, True, 70)
    file = tmp_path / "spoiled.json"
    file.write_text(json.dumps(ada.data() | change))
    with pytest.raises(BadFile, match=named):
        ada.read(file)
    file.write_text("{")
    with pytest.raises(BadFile, match="JSON"):
        ada.read(file)
    assert Progress("keystone", "ada").result(1).best == 70
