"""What a seat cannot know: only the order of the tiles in the bag."""

from ecotone.engine.compiling import rule
from ecotone.engine.randomness import WORDS, Generator, next_word, shuffle
from ecotone.games.habitats.table import Table


@rule
def shuffle_rest_of_bag(table: Table, random: Generator) -> None:
    """Shuffle the tiles not yet drawn, and replace the generator that once shuffled them.

    They are sorted first, so that the new order tells nothing of the old one.
    """
    rest = table.bag[table.drawn : table.bag_size]
    rest.sort()
    shuffle(random, rest, len(rest))
    for word in range(WORDS):
        table.random[word] = next_word(random)
