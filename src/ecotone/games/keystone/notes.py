"""What the rules of Keystone note as it happens; the numbers of each note stand behind it."""

from enum import IntEnum


class Note(IntEnum):
    """Something that happened. Cards, spaces and skills by their numbers."""

    INTRODUCED = 1  # seat, card, space, cost
    WILD_BOUGHT = 2  # seat, card, space, price
    KEPT = 3  # seat, card, space
    MOVED = 4  # seat, card, start, end
    GAINED = 5  # seat, Synergy; after one of the notes above it belongs to that
    SKILL_USED = 6  # seat, skill
    EXHAUSTED_USED = 7  # seat
    SKILL_RESOLVED = 8  # seat, skill
    RESEARCHED = 9  # seat, card, space
    LOOKED = 10  # seat, 1 if at the deck, 0 if at the discard pile
    KEPT_NONE = 11  # seat
    PUT_BACK = 12  # seat, card
    DISCARDED = 13  # seat, card
    SKIPPED = 14  # seat
    TURN_ENDED = 15  # seat
    BANDED = 16  # seat, card, space
    CLEARED = 17  # seat, space
    TIME = 18  # space of the marker
    LOGGED = 19  # story tokens, in total
    INVADED = 20  # space
    CARED = 21  # card, story tokens left
    SHIFTED = 22  # line
    SWEPT = 23  # card
    RESHUFFLED = 24
    ARRIVED = 25  # card in the Field
    FINAL_ROUND = 26
    OVER = 27
    JUDGED = 28  # assignment, difficulty, 1 if it was won
