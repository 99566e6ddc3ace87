"""Campaigns: what opens what, and progress that is refused when its data is spoiled."""

import json

import pytest

from ecotone.engine.campaign import (
    MOST_COUNTED,
    NOTED_KEPT,
    BadProgress,
    CampaignGame,
    Progress,
    Result,
    expect_profile,
)
from ecotone.engine.errors import BadOption


def test_a_win_opens_the_next_chapter():
    progress = Progress("keystone")
    assert [progress.is_open(n) for n in (1, 2, 3)] == [True, False, False]
    progress.record(1, False, 40)
    assert not progress.is_open(2)
    progress.record(1, True, 61)
    progress.record(1, True, 55)
    assert progress.is_open(2)
    assert not progress.is_open(3)
    assert progress.result(1) == Result(plays=3, wins=2, best=61)


def test_difficulties_are_counted_apart_and_any_win_opens_the_next_chapter():
    progress = Progress("keystone")
    progress.record(1, False, 40)
    progress.record(1, False, 45, None, "demanding")
    assert not progress.is_open(2)
    progress.record(1, True, 38, "a game", "relaxed")
    progress.record(1, True, 99, "a game", "relaxed")
    assert progress.is_open(2)
    assert progress.result(1) == Result(plays=1, wins=0, best=40)
    assert progress.result(1, "relaxed") == Result(plays=1, wins=1, best=38)
    assert progress.result(1, "demanding") == Result(plays=1, wins=0, best=45)
    assert progress.in_all(1) == Result(plays=3, wins=1, best=45)
    assert progress.in_all(2) == Result()
    assert Progress.from_data(progress.data(), "file") == progress


def test_a_parcel_is_opened_by_playing_at_any_difficulty():
    progress = Progress("keystone")
    progress.record(3, False, 40, None, "relaxed")
    assert progress.is_opened(3)
    progress.opened = set()
    assert Progress.from_data(progress.data(), "file").is_opened(3)


def test_all_chapters_are_open_once_they_are_unlocked():
    progress = Progress("keystone")
    progress.unlock()
    assert progress.is_open(20)
    assert not Progress("keystone").is_open(2)


def test_a_game_with_a_name_is_noted_once():
    progress = Progress("keystone")
    progress.record(1, True, 61, "first")
    progress.record(1, True, 75, "first")
    assert progress.result(1) == Result(plays=1, wins=1, best=61)
    progress.record(1, False, 40, "second")
    assert progress.result(1).plays == 2
    for number in range(NOTED_KEPT):
        progress.record(1, False, 40, f"game {number}")
    assert len(progress.noted) == NOTED_KEPT
    assert "second" not in progress.noted


def test_progress_that_is_full_can_still_be_read():
    progress = Progress("keystone", results={1: Result(MOST_COUNTED, MOST_COUNTED, 60)})
    progress.record(1, True, 70)
    assert Progress.from_data(progress.data(), "file") == progress
    assert progress.result(1).best == 70


def test_parcels_are_opened_by_hand_or_by_playing():
    progress = Progress("keystone")
    progress.open_parcel(3)
    progress.record(6, False, 10)
    assert [progress.is_opened(n) for n in (3, 6, 8)] == [True, True, False]


def test_progress_is_the_same_after_its_way_through_a_file():
    progress = Progress("keystone")
    progress.record(10, True, 70, "ten")
    progress.record(2, False, -3)
    progress.open_parcel(3)
    written = json.dumps(progress.data())
    assert Progress.from_json(written.encode(), "file", "keystone") == progress
    assert json.loads(written)["opened"] == [2, 3, 10]


def test_older_files_without_parcels_and_names_are_read():
    old = {"format": 1, "game": "keystone", "unlocked": False}
    results = {"results": {"3": {"plays": 2, "wins": 1, "best": 50}}}
    progress = Progress.from_data(old | results, "file")
    assert progress.is_opened(3)
    assert progress.noted == []


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": 9}, "format"),
        ({"game": "chess"}, "game: expected keystone, got chess"),
        ({"unlocked": "yes"}, "unlocked"),
        ({"results": []}, "results: expected object, got array"),
        ({"results": {"1": {"plays": 1, "wins": 2, "best": 3}}}, "at most 1 wins, got 2"),
        ({"results": {"x": {"plays": 1, "wins": 1, "best": 3}}}, "results: expected int"),
        ({"results": {"²": {"plays": 1, "wins": 1, "best": 3}}}, "results: expected int"),
        ({"results": {"1": {"plays": True, "wins": 1, "best": 3}}}, "plays: expected int"),
        ({"results": {"1": {"plays": 1, "wins": -1, "best": 3}}}, "wins: expected int >= 0"),
        ({"opened": {"1": 1}}, "opened"),
        ({"otherwise": {"relaxed": {"1": {"plays": 1, "wins": 2}}}}, "at most 1 wins, got 2"),
        ({"otherwise": {"x" * 65: {}}}, "otherwise"),
        ({"otherwise": {f"{n}": {} for n in range(9)}}, "otherwise"),
        ({"noted": [1]}, "noted"),
    ],
)
def test_spoiled_progress_is_refused(change, named):
    data = Progress("keystone").data() | change
    with pytest.raises(BadProgress, match=named) as refused:
        Progress.from_data(data, "ada.json", "keystone")
    assert str(refused.value).startswith("ada.json: ")


@pytest.mark.parametrize("content", [b"{", b"[" * 100_000, b'"\xff"', b""])
def test_what_is_not_json_is_refused(content):
    with pytest.raises(BadProgress, match="expected JSON"):
        Progress.from_json(content, "file")


@pytest.mark.parametrize("name", ["../ada", "", "a b", "ada\n", "x" * 41])
def test_a_profile_has_a_plain_name(name):
    with pytest.raises(BadOption, match="letters, digits and dashes"):
        expect_profile(name)
    with pytest.raises(BadOption, match="campaign: profile"):
        CampaignGame.from_data({"profile": name, "chapter": 1, "name": "game"})


def test_a_saved_game_names_its_chapter():
    data = {"profile": "Änne", "chapter": 3, "name": "game"}
    assert CampaignGame.from_data(data) == CampaignGame("Änne", 3, "game")
    faults = ({"chapter": True}, {"chapter": 0}, {"name": 1}, {"name": "x" * 65})
    for spoiled in (None, {"chapter": 3}, *(data | fault for fault in faults)):
        with pytest.raises(BadOption, match="campaign: "):
            CampaignGame.from_data(spoiled)
