"""The features of a seat, in the order in which files of weights name them."""

from enum import IntEnum


class Feature(IntEnum):
    """The features of a seat, in their order."""

    RUNS = 0
    """Points of the runs as they lie."""
    PAIRS = 1
    """Lines whose run has two cards."""
    TRIPLES = 2
    WHOLE = 3
    """Lines that are one run."""
    KEYSTONES = 4
    """Keystone icons in runs, counted in each."""
    ENDS = 5
    """Empty spaces at an end of a run."""
    EXTENSIONS = 6
    """The same, each as often as its run counts."""
    KEYSTONE_ENDS = 7
    """The same, each by the points that a Keystone there would add."""
    WANTED = 8
    """Extensions for which a card lies in the Field that the seat can pay."""
    NEIGHBOURS = 9
    """Cards beside empty spaces in lines without a run, Keystones twice."""
    DEAD = 10
    """Full lines without a run."""
    IDLE_KEYSTONES = 11
    """Keystone icons on cards in no run."""
    BEST_TARGET = 12
    """The most that one research token would add to runs."""
    TARGETS = 13
    """What a research token would add to runs, over all cards without one."""
    READY_TARGET = 14
    """The most that one would add by an effect that a Skill token now has."""
    GOALS = 15
    """Points of the goals met."""
    PROMISE = 16
    """What is there of the goals that can still be met."""
    NEAREST = 17
    """The most that is there of one of them, by the points of the next step."""
    EMPTY = 18
    EMPTY_SQUARED = 19
    EMPTY_BY_TIME = 20
    TOKENS = 21
    TOKEN_POINTS = 22
    TOKEN_ROOT = 23
    WILD = 24
    """1 if a Wild can be paid."""
    MOST_EMPTY = 25
    """Empty spaces of the fullest other board, fewer than the own ones."""
    FINAL = 26
    """1 in the final round."""
    FINAL_EMPTY = 27
    """Empty spaces in the final round."""
    TO_MOVE = 28
    """1 if the seat still has its main action in this turn."""
    LAST_MOVE = 29
    """1 if the seat still has a main action in the final round."""
    ENDS_LATER = 30
    """EXTENSIONS, by the share of spaces that are empty."""
    PROMISE_LATER = 31
    NEIGHBOURS_LATER = 32
    TOKENS_LATER = 33
    TARGETS_LATER = 34
    FIELD_GAIN = 35
    """The most that a card of the Field that can be paid would add to runs."""
    FIELD_NEXT = 36
    """The same for the best of the other cards."""
    FIELD_ANY = 37
    """The same for any card of the Field, paid or not."""
    FIELD_SUM = 38
    """What each card of the Field would add at its best, added up."""
    DECK_GAIN = 39
    """What a card of the deck would add at its best, on average."""
    DECK_SUM = 40
    """What a card of the deck would add on every empty space, on average, added up."""
    DECK_BEST = 41
    """The same for the best space."""
    DECK_MOST = 42
    """The most that any card of the deck would add on each space, added up."""
    DECK_LATER = 43
    """DECK_GAIN for each empty space."""
    WILD_GAIN = 44
    """The most that a Wild would add, if one can be paid."""
    WILD_WISH = 45
    """The most that a Wild would add."""
    ACTIVE_RESEARCH = 46
    """The most that an active Skill token would research."""
    EXHAUSTED_RESEARCH = 47
    """What all exhausted tokens would research."""
    EXHAUSTED_GAIN = 48
    """Synergy of all exhausted tokens."""
    EXHAUSTED = 49
    """Exhausted tokens."""
    BEST_TURN = 50
    """The most that one turn would add by a card, an active token or all exhausted ones."""
    LEAST_ROOM = 51
    """Empty spaces of the fullest board, its own among them."""
    TIME = 52
    BARREN = 53
    """Empty spaces on which no card would add anything."""
    OWN_GUESS = 54
    """What the game's own evaluation says."""
    LINE_FIRST = 55
    """Lines by their run: two, three or four cards, none to three Keystones, free ends."""


MOST_KEYSTONES = 3
SHAPES = ((2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))
"""Cards and free ends of a run."""
NAMES = (
    *(feature.name.lower() for feature in Feature if feature != Feature.LINE_FIRST),
    *(
        f"run_{cards}_{ends}_{keystones}"
        for cards, ends in SHAPES
        for keystones in range(MOST_KEYSTONES + 1)
    ),
)
FEATURES = len(NAMES)
