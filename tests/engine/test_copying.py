"""Arrays are copied whole, compiled as interpreted."""

import numpy as np
from numba import types

from ecotone.engine.compiling import entry, reader_of
from ecotone.engine.copying import copy_into
from ecotone.engine.randomness import new_generator
from ecotone.engine.record import Record, dtype_of, generator, i8


class Table(Record):
    before = i8("what lies before the generator")
    random = generator("the generator")
    after = i8("what lies behind it")


TABLE = dtype_of(Table)
table_in = reader_of(TABLE)


@entry(types.void(types.uint8[::1], types.uint32[::1]))
def keep_generator(state, random):
    copy_into(table_in(state).random, random)


def test_an_array_is_copied_into_a_record():
    state = np.full(TABLE.itemsize, 7, np.uint8)
    keep_generator(state, new_generator(5))
    table = state.view(TABLE)[0]
    assert table.random.tolist() == new_generator(5).tolist()
    assert (table.before, table.after) == (7, 7)
