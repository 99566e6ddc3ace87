"""Records read in plain Python."""

import numpy as np
import pytest

from ecotone.engine.compiling import rule
from ecotone.engine.reading import read, read_once, state_reader, state_record
from ecotone.engine.record import Record, dtype_of, i8, i16, new_bytes


class Table(Record):
    time = i8("steps left")
    board = i16("card on each space", 2, 3)


TABLE = dtype_of(Table)


@rule
def count_up(table):
    table.time += 1
    return table.time


def test_numbers_are_plain_and_arrays_are_views():
    data = new_bytes(TABLE)
    table = data.view(TABLE)[0]
    table.time = -3
    table.board[1, 2] = 300
    reading = read(data, TABLE)
    assert type(reading.time) is int
    assert reading.time == -3
    assert reading.board.tolist() == [[0, 0, 0], [0, 0, 300]]
    table.board[0, 0] = 7
    assert reading.board[0, 0] == 7


def test_each_reading_shows_the_bytes_as_they_were_when_a_number_was_read():
    data = new_bytes(TABLE)
    before = read(data, TABLE)
    assert before.time == 0
    data.view(TABLE)[0].time = 5
    assert before.time == 0
    assert read(data, TABLE).time == 5


def test_unknown_fields_are_refused():
    with pytest.raises(AttributeError, match="colour"):
        _ = read(new_bytes(TABLE), TABLE).colour


def test_bytes_that_never_change_are_read_once():
    data, other = new_bytes(TABLE), new_bytes(TABLE)
    assert read_once(data, TABLE) is read_once(data, TABLE)
    assert read_once(data, TABLE) is not read_once(other, TABLE)


def test_a_games_functions_give_the_record_and_its_plain_reading():
    data = new_bytes(TABLE)
    state_record(Table)(data).time = 4
    assert state_reader(Table)(data).time == 4
    assert type(state_reader(Table)(data).time) is int


def test_the_record_that_rules_take_has_the_fields_of_numpys():
    data = new_bytes(TABLE)
    quick, slow = state_record(Table)(data), data.view(TABLE)[0]
    quick.time = -3
    quick.board[1, 2] = 300
    assert (slow.time, slow.board.tolist()) == (-3, [[0, 0, 0], [0, 0, 300]])
    slow.board[0, 0] = 7
    assert (quick.time, quick.board.tolist()) == (-3, slow.board.tolist())
    with pytest.raises(AttributeError, match="colour"):
        _ = quick.colour


def test_compiled_code_finds_the_record_that_rules_take_where_it_lies():
    rows = np.zeros((3, TABLE.itemsize), np.uint8)
    quick = state_record(Table)(rows[1])
    quick.time = 5
    assert np.asarray(quick.data).tobytes() == rows[1].tobytes() == bytes(quick)
    count_up(quick)
    assert [row.view(TABLE)[0].time for row in rows] == [0, 6, 0]
    assert count_up(quick.copy()) == 7
    assert quick.time == 6
