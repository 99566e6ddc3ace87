"""The generator that lives in a state."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ecotone.engine.randomness import below, new_generator, next_word, shuffle
from ecotone.engine.seeds import SEED_BITS


def test_the_words_are_those_of_sfc32():
    """Computed by hand from the published algorithm, in unbounded arithmetic."""
    a, b, c, counter = 5, 0, 0x9E3779B9, 1
    expected = []
    for _ in range(15):
        word = (a + b + counter) % 2**32
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + word) % 2**32
        expected.append(word)
    random = new_generator(5)
    assert [next_word(random) for _ in range(3)] == expected[12:]


@given(st.integers(0, 2**63 - 1), st.integers(1, 1000))
def test_numbers_stay_below_their_bound(seed, bound):
    random = new_generator(seed)
    assert all(0 <= below(random, bound) < bound for _ in range(50))


def test_every_face_of_a_die_comes_up_about_as_often():
    random = new_generator(1)
    counts = np.bincount([below(random, 6) for _ in range(12000)], minlength=6)
    assert counts.min() > 1800
    assert counts.max() < 2200


def test_a_long_seed_fills_all_four_words():
    a, b, c, counter = 1, 2, 3, 2**31
    random = new_generator(a | b << 32 | c << 64 | counter << 96)
    for _ in range(12):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, ((c << 21 | c >> 11) + word) % 2**32
    assert random.tolist() == [a, b, c, counter]


def test_every_bit_of_a_long_seed_counts():
    seed = 0xC3D2E1F0_76543210_89ABCDEF_0123FEDC
    deals = {seed ^ 1 << bit for bit in range(SEED_BITS - 1)} | {seed}
    words = {tuple(next_word(random) for _ in range(4)) for random in map(new_generator, deals)}
    assert len(words) == SEED_BITS


def test_seeds_differ_in_their_upper_half_too():
    assert next_word(new_generator(1)) != next_word(new_generator(1 + 2**32))


@given(st.integers(0, 10**9), st.integers(0, 40))
def test_shuffling_keeps_the_cards_and_leaves_the_rest_alone(seed, count):
    cards = np.arange(40, dtype=np.int8)
    shuffle(new_generator(seed), cards, count)
    assert sorted(cards[:count]) == list(range(count))
    assert cards[count:].tolist() == list(range(count, 40))


def test_shuffling_reaches_every_order():
    orders = set()
    for seed in range(200):
        cards = np.arange(3, dtype=np.int8)
        shuffle(new_generator(seed), cards, 3)
        orders.add(tuple(cards.tolist()))
    assert len(orders) == 6
