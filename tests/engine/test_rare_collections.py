"""Garbage is collected rarely while rules compile, and as usual afterwards."""

import gc

import pytest

from ecotone.engine.rare_collections import COLLECTIONS, RARELY


def test_the_usual_thresholds_return_after_the_last_who_asked():
    usual = gc.get_threshold()
    first, second = COLLECTIONS.made_rare(), COLLECTIONS.made_rare()
    with first:
        second.__enter__()
        assert gc.get_threshold() == RARELY
    assert gc.get_threshold() == RARELY
    second.__exit__(None, None, None)
    assert gc.get_threshold() == usual


def test_a_fault_brings_the_usual_thresholds_back():
    usual = gc.get_threshold()
    with pytest.raises(ZeroDivisionError), COLLECTIONS.made_rare():
        1 / 0  # noqa: B018
    assert gc.get_threshold() == usual
