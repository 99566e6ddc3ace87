"""The Field Journal as the rules know it: victory conditions, special rules, and how many fit.

`journal_file.py` reads assignments from an edition; RULES.md explains each of them.
"""

from enum import IntEnum
from typing import Literal, get_args

from ecotone.games.keystone.table import SIDE

ASSIGNMENTS = 24
"""Room for assignments; number 0 stands for none."""
CONDITIONS = 5
PLACED = 4
TIMES = 8
"""Places of the time marker, 0 included."""
MARKER_RULES = 3
FILTER_PARTS = 5
LINE_NAMES = [f"c{n + 1}" for n in range(SIDE)] + [f"r{n + 1}" for n in range(SIDE)]


DifficultyName = Literal["relaxed", "written", "demanding"]
DIFFICULTIES: tuple[DifficultyName, ...] = get_args(DifficultyName)


class Condition(IntEnum):
    """What must hold at the end of an assignment."""

    NONE = 0
    SCORE_MIN = 1
    GOALS_MIN = 2
    LINE_SCORE_MIN = 3
    SYNERGY_MIN = 4
    BOARD_FULL = 5
    RUNS_MIN = 6
    RESEARCH_MIN = 7
    CARDS_MIN = 8
    STORY_MIN = 9
    STORY_MAX = 10
    SPECIES_PLACED = 11


class Difficulty(IntEnum):
    """What an assignment demands: less than its file has written, just that, or more."""

    RELAXED = -1
    WRITTEN = 0
    DEMANDING = 1


class Special(IntEnum):
    """The special rules an assignment may have."""

    CLOSED_SPACES = 0
    LINE_HABITAT = 1
    CONTIGUOUS = 2
    SPACING = 3
    FIELD_SIZE = 4
    COST_SHIFT = 5
    WILD_PRICE = 6
    SKILL_FEE = 7
    DROUGHT = 8
    ABUNDANCE = 9
    SEASON_CLOCK = 10
    BANDING = 11
    SIGHTINGS = 12
    RESCUE = 13
    INVASIVE = 14
    MIGRATION_SHIFT = 15
    STORM = 16
    TURN_LIMIT = 17


class Use(IntEnum):
    """What a filter is for; those of the victory conditions follow from CONDITION on."""

    SPACING = 0
    COST_SHIFT = 1
    ABUNDANCE = 2
    BANDING = 3
    CONDITION = 4


FILTERS = Use.CONDITION + CONDITIONS
SPECIALS = len(Special)
AT_MARKER = (Special.INVASIVE, Special.MIGRATION_SHIFT, Special.STORM)
