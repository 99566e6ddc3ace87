"""The options of a game and how it is set up."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.copying import copy_into
from ecotone.engine.options import Option
from ecotone.engine.randomness import Generator, below, shuffle
from ecotone.games.habitats.cards import Cards
from ecotone.games.habitats.market import fill_bag, lay_out_market
from ecotone.games.habitats.park import open_park
from ecotone.games.habitats.rules import begin_turn
from ecotone.games.habitats.table import EMPTY, GOALS_PER_YEAR, YEARS, Phase, Solo, Table

OPTIONS = (
    Option("goals", ("two", "one"), "two", [{"players": [2, 3, 4, 5]}]),
    Option("years", ("standard", "long"), "standard"),
    Option("tiles", ("base", "large"), "base"),
    Option("facing", ("choose", "printed"), "choose", [{"solo": ["market"]}]),
    Option("roads", ("turn", "printed"), "turn"),
    Option("tourists", ("other_areas", "own_area"), "other_areas"),
    Option("solo", ("market", "draw"), "market", [{"players": [1]}]),
    Option("own_tile", ("left_out", "counts"), "left_out"),
    Option("need_areas", ("add_up", "one_area"), "add_up"),
)


class Choice(IntEnum):
    """The position of each option among the numbers given to `set_up`."""

    GOALS = 0
    YEARS = 1
    TILES = 2
    FACING = 3
    ROADS = 4
    TOURISTS = 5
    SOLO = 6
    OWN_TILE = 7
    NEED_AREAS = 8


CHOOSE_FACING = 0
ONE_GOAL = 1


@rule
def set_up(
    cards: Cards, table: Table, options: NDArray[np.int64], players: int, random: Generator
) -> None:
    """Deal a new game into a record of zeros."""
    copy_into(table.random, random)
    table.players = players
    table.extra_turns = options[Choice.YEARS]
    table.road_turning = options[Choice.ROADS]
    table.tourist_reading = options[Choice.TOURISTS]
    table.solo = options[Choice.SOLO]
    table.own_tile = options[Choice.OWN_TILE]
    table.need_areas = options[Choice.NEED_AREAS]
    table.hand = EMPTY
    table.market[:] = EMPTY
    table.figure[:] = EMPTY
    table.goal[:] = EMPTY
    fill_bag(cards, table, options[Choice.TILES] == 1)
    shuffle(table.random, table.bag, table.bag_size)
    for seat in range(players):
        open_park(table, seat)
    if players > 1:
        table.goals_per_year = 1 if options[Choice.GOALS] == ONE_GOAL else GOALS_PER_YEAR
        draw_goals(cards, table)
    if players > 1 or table.solo == Solo.MARKET:
        lay_out_market(cards, table)
        if options[Choice.FACING] == CHOOSE_FACING:
            table.phase = Phase.FACING
            return
    begin_turn(table)


@rule
def draw_goals(cards: Cards, table: Table) -> None:
    """Draw the goals of every year; none comes twice."""
    for year in range(YEARS):
        for which in range(table.goals_per_year):
            goal = below(table.random, cards.goals)
            while is_drawn(table, goal):
                goal = below(table.random, cards.goals)
            table.goal[year, which] = goal


@rule
def is_drawn(table: Table, goal: int) -> bool:
    """Is this goal among those of some year?"""
    for year in range(YEARS):
        for which in range(GOALS_PER_YEAR):
            if table.goal[year, which] == goal:
                return True
    return False
