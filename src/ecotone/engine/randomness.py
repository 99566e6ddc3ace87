"""The random generator inside a state (sfc32, after Chris Doty-Humphrey's PractRand).

Four 32-bit words, computed in 64-bit signed arithmetic so that no step can overflow: the results
are the same compiled, interpreted and on any machine.
"""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.seeds import SHORT_SEED_LIMIT

Generator = NDArray[np.uint32]

WORDS = 4
WORD = 0xFFFFFFFF
WARM_UP = 12


@rule
def seed_generator(random: Generator, seed: int) -> None:
    """Start the generator from a short seed, 0 to 2**63 - 1; each gives its own sequence."""
    random[0] = seed & WORD
    random[1] = (seed >> 32) & WORD
    random[2] = 0x9E3779B9
    random[3] = 1
    for _ in range(WARM_UP):
        next_word(random)


@rule
def next_word(random: Generator) -> int:
    """The next 32 random bits."""
    a = np.int64(random[0])
    b = np.int64(random[1])
    c = np.int64(random[2])
    counter = np.int64(random[3])
    word = (a + b + counter) & WORD
    random[0] = b ^ (b >> 9)
    random[1] = (c + (c << 3)) & WORD
    random[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    random[3] = (counter + 1) & WORD
    return int(word)


@rule
def below(random: Generator, bound: int) -> int:
    """A random number from 0 to bound - 1."""
    return (next_word(random) * int(bound)) >> 32


@rule
def shuffle(random: Generator, cards: NDArray[np.int8] | NDArray[np.int16], count: int) -> None:
    """Shuffle the first `count` cards."""
    for last in range(count - 1, 0, -1):
        other = below(random, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def shuffle_unseen(random: Generator, cards: NDArray[np.int8], count: int) -> None:
    """Shuffle the first `count` cards independently of their order before.

    For redealing: the result depends only on which cards there are and on the generator.
    """
    for place in range(1, count):
        card = cards[place]
        gap = place
        while gap > 0 and cards[gap - 1] > card:
            cards[gap] = cards[gap - 1]
            gap -= 1
        cards[gap] = card
    shuffle(random, cards, count)


def new_generator(seed: int) -> Generator:
    """A generator of its own, outside any state.

    A seed of 2**63 or more fills all four words, so that all 128 secret bits are used.
    """
    random = np.zeros(WORDS, np.uint32)
    if seed < SHORT_SEED_LIMIT:
        seed_generator(random, seed)
    else:
        for word in range(WORDS):
            random[word] = (seed >> (32 * word)) & WORD
        for _ in range(WARM_UP):
            next_word(random)
    return random
