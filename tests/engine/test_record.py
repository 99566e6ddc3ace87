"""Records declared field by field."""

import numpy as np
import pytest

from ecotone.engine.record import Record, dtype_of, fields_of, generator, i8, i16, new_bytes


class Table(Record):
    random = generator("the generator")
    time = i8("steps left")
    tokens = i16("tokens of each seat", 4)
    board = i8("cards", 2, 3)


def test_a_record_reads_and_writes_by_name():
    dtype = dtype_of(Table)
    state = new_bytes(dtype)
    table = state.view(dtype)[0]
    table.time = 3
    table.tokens[2] = 300
    table.board[1, 2] = -1
    assert state.nbytes == 16 + 1 + 8 + 6
    again = state.view(dtype)[0]
    assert (again.time, again.tokens[2], again.board[1].tolist()) == (3, 300, [0, 0, -1])


def test_every_field_says_what_it_means():
    assert {name: field.about for name, field in fields_of(Table).items()}["time"] == "steps left"
    assert [field.shape for field in fields_of(Table).values()] == [(4,), (), (4,), (2, 3)]


def test_a_name_that_numpy_uses_is_refused():
    class Bad(Record):
        size = i8("would be hidden by the array's own size")

    with pytest.raises(ValueError, match=r"Bad\.size"):
        dtype_of(Bad)
    assert hasattr(np.record, "size")
