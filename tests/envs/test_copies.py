"""Copies whose memory is used again once nobody holds them."""

import numpy as np

from ecotone.envs.copies import KEPT, Copies


def address(array):
    return array.__array_interface__["data"][0]


def test_a_copy_that_is_held_is_never_overwritten():
    copies = Copies()
    held = [copies.of(np.full(100, number)) for number in range(3 * KEPT)]
    assert [int(copy[0]) for copy in held] == list(range(3 * KEPT))
    assert all((copy == copy[0]).all() for copy in held)


def test_a_part_of_a_copy_holds_it():
    copies = Copies()
    part = copies.of(np.full(100, 1))[40:50].reshape(2, 5)
    again = copies.of(np.full(100, 2))
    assert (part == 1).all()
    assert (again == 2).all()


def test_memory_is_used_again():
    copies = Copies()
    first = address(copies.of(np.full(100, 1)))
    second = copies.of(np.full(100, 2))
    assert address(second) == first
    assert (second == 2).all()


def test_what_the_holder_does_to_a_copy_does_not_matter_later():
    copies = Copies()
    copy = copies.of(np.zeros((10, 10)))
    copy.shape = (100,)
    copy.flags.writeable = False
    del copy
    assert copies.of(np.ones((10, 10))).shape == (10, 10)
