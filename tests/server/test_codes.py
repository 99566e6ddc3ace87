"""Table codes: said aloud, typed as heard, hard to guess."""

import re
from collections import Counter

import pytest
from server.people import on_sqlite, running

from ecotone.server.codes import (
    FIRST_WORDS,
    SECOND_WORDS,
    canonical_id,
    digits_for,
    is_id,
    new_code,
)
from ecotone.server.settings import Limits


def test_the_word_lists_are_plain_and_large_enough():
    for words in (FIRST_WORDS, SECOND_WORDS):
        assert len(words) == len(set(words)) >= 256
        assert all(re.fullmatch("[a-z]{3,10}", word) for word in words)
    assert not set(FIRST_WORDS) & set(SECOND_WORDS)


def test_two_words_run_together_can_be_taken_apart_in_one_way_only():
    joined = Counter(first + second for first in FIRST_WORDS for second in SECOND_WORDS)
    assert max(joined.values()) == 1


@pytest.mark.parametrize(
    "typed",
    [
        "spruce-otter-41",
        "Spruce-Otter-41",
        "SPRUCE OTTER 41",
        "  spruce otter  41 ",
        "spruceotter41",
        "spruce–otter–41.",
        "Spruce, otter, 41!",
        "spruce_otter_4 1",
    ],
)
def test_a_code_is_understood_as_it_is_typed(typed):
    assert canonical_id(typed) == "spruce-otter-41"


@pytest.mark.parametrize(
    "typed", ["8cuCx2K5Zgz-", "abcdef-12", "otter-spruce-41", "spruce-otter", "41", "", "ſpruce 1"]
)
def test_what_is_no_code_stays_as_it_is(typed):
    assert canonical_id(typed) == typed


def test_a_guess_hits_a_table_once_in_a_million_at_most():
    assert [digits_for(tables) for tables in (0, 5, 50, 500, 5_000, 50_000)] == [2, 2, 3, 4, 5, 6]
    for tables in (0, 7, 80, 9_999, 100_000):
        codes = len(FIRST_WORDS) * len(SECOND_WORDS) * 9 * 10 ** (digits_for(tables) - 1)
        assert codes >= 1_000_000 * (tables + 1)
    for tables in (0, 1_000):
        code = new_code(tables)
        assert re.fullmatch(rf"[a-z]+-[a-z]+-[1-9][0-9]{{{digits_for(tables) - 1}}}", code)
        assert canonical_id(code) == code


def test_a_table_is_found_by_its_code_however_it_is_written(server):
    table = server.create_table(seats=["here", "here"])
    assert re.fullmatch("[a-z]+-[a-z]+-[0-9]+", table.id)
    for typed in (table.id.upper(), table.id.replace("-", " "), table.id.replace("-", "")):
        answer = server.get(f"/api/tables/{typed}")
        assert answer.json()["id"] == table.id
    table.id = table.id.title()
    with table.sit(0) as ann:
        assert ann.state["seat"] == 0
        assert ann.state["table"]["id"] == table.id.lower()


def test_a_table_of_the_older_kind_still_opens(server, monkeypatch):
    monkeypatch.setattr("ecotone.server.table_factory.new_code", lambda tables: "8cuCx2K5Zgz-")
    table = server.create_table(seats=["here", "here"])
    assert table.facts()["id"] == "8cuCx2K5Zgz-"
    assert server.get("/api/tables/8CUCX2K5ZGZ-").status_code == 404


@pytest.mark.parametrize("text", ["pine-otter", "a" * 41, f"spruce-otter-{'1' * 40}", "", "x-y-z"])
def test_what_cannot_be_an_id_is_not_looked_for(text):
    assert not is_id(text)


def test_a_code_that_is_taken_is_drawn_again(server, monkeypatch):
    table = server.create_table(seats=["here", "here"])
    drawn = iter([table.id, table.id, "spruce-otter-41"])
    monkeypatch.setattr("ecotone.server.table_factory.new_code", lambda tables: next(drawn))
    assert server.create_table(seats=["here", "here"]).id == "spruce-otter-41"


def test_whoever_tries_many_wrong_codes_has_to_wait_and_others_do_not(tmp_path):
    limits = Limits(wrong_codes_at_once=3, wrong_codes_per_second=0.0)
    with running(on_sqlite(tmp_path, limits=limits, behind_proxy=True)) as server:
        table = server.create_table(seats=["here", "here"])
        for _ in range(3):
            assert server.get(table.path).status_code == 200
            assert server.get("/api/tables/spruce-otter-1").status_code == 404
        assert server.get("/api/tables/spruce-otter-1").status_code == 429
        assert server.get(table.path).status_code == 429
        assert server.get("/api/games").status_code == 200
        other = server.http.get(table.path, headers={"x-forwarded-for": "192.0.2.77"})
        assert other.status_code == 200


def test_wrong_codes_on_the_socket_count_too(tmp_path):
    limits = Limits(wrong_codes_at_once=2, wrong_codes_per_second=0.0)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        table = server.create_table(seats=["here", "here"])
        table.id, known = "spruce-otter-1", table.id
        for _ in range(2):
            assert table.sit(None).closed() == (4404, "no_table")
        assert server.get(f"/api/tables/{known}").status_code == 429
