"""What rules note as it happens, compiled and interpreted."""

import os
import subprocess
import sys
from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest

from ecotone.engine.compiling import reader_of, rule
from ecotone.engine.notes import MOST_NOTES, REVEAL, ROOM, Noted, Noting, note, notes_of, reveal
from ecotone.engine.record import dtype_of, i8, i16
from ecotone.engine.registry import games


class Kind(IntEnum):
    MOVED = 1
    LEFT = 2


class Table(Noting):
    small = i8("a small number", 3)
    large = i16("a larger one")


TABLE = dtype_of(Table)
table_in = reader_of(TABLE)


@rule
def act(table, action):
    note(table, Kind.MOVED, table.small[0], action, table.large)
    for _ in range(action):
        note(table, Kind.LEFT, action > 2)
    reveal(table)
    table.large = action


@rule
def apply(edition, state, action):
    act(table_in(state), action)


def a_state():
    state = np.zeros(TABLE.itemsize, np.uint8)
    table = state.view(TABLE)[0]
    table.small[0], table.large = -7, -700
    return state


def test_notes_come_in_order_with_their_numbers():
    before = a_state()
    notes, after = notes_of(apply, before, before, 3, TABLE)
    assert notes[0] == Noted(Kind.MOVED, -7, 3, -700, 0, 0)
    assert [one.kind for one in notes[1:]] == [Kind.LEFT] * 3 + [REVEAL]
    assert notes[1].a == 1, "a truth is a number too"
    assert after.view(TABLE)[0].large == 3
    assert before.view(TABLE)[0].large == -700, "the state before is left alone"


def test_a_state_after_an_action_is_the_same_with_and_without_notes():
    plain, before = a_state(), a_state()
    apply(before, plain, 2)
    assert (notes_of(apply, before, before, 2, TABLE)[1] == plain).all()


def test_nothing_is_written_behind_a_state_that_asks_for_no_notes():
    room = np.full(TABLE.itemsize + ROOM, 77, np.uint8)
    room[: TABLE.itemsize] = a_state()
    apply(room, room[: TABLE.itemsize], 3)
    assert (room[TABLE.itemsize :] == 77).all()


def test_too_many_notes_are_an_error_and_not_lost():
    before = a_state()
    with pytest.raises(OverflowError, match=f"at most {MOST_NOTES} notes"):
        notes_of(apply, before, before, MOST_NOTES, TABLE)


def test_the_flag_comes_last_and_no_state_of_a_game_has_it_set():
    assert TABLE.names == ("small", "large", "noting")
    for game in games().values():
        assert game.table.names[-1] == "noting"


def test_interpreted_rules_note_the_same():
    asked = "t.notes_of(t.apply, t.a_state(), t.a_state(), 3, t.TABLE)[0]"
    done = subprocess.run(
        [sys.executable, "-c", f"import test_notes as t; print({asked})"],
        cwd=Path(__file__).parent,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(notes_of(apply, a_state(), a_state(), 3, TABLE)[0])
