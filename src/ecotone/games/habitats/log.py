"""What happened, derived from two states, as events for everybody at the table."""

from collections.abc import Iterator

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event
from ecotone.engine.state import State
from ecotone.games.habitats.actions import ACTIONS
from ecotone.games.habitats.sheet import goal_award
from ecotone.games.habitats.table import (
    EMPTY,
    GOALS_PER_YEAR,
    Phase,
    Table,
)
from ecotone.games.habitats.words import (
    action_words,
    goal_name,
    read_table,
    tile_name,
)


def events(
    edition: Edition, before: State, action: int, after: State, seat: int, language: str
) -> Iterator[Event]:
    """What an action did; all of it is public."""
    old, new = read_table(before), read_table(after)
    kind = ACTIONS.decode(action).kind
    words = dict(action_words(edition, before, action, language))
    yield Event(f"event-{kind}", words | {"seat": int(old.seat) + 1})
    if new.drawn > old.drawn:
        tile = tile_name(edition, int(old.bag[old.drawn]), language)
        drawn_to_hand = new.phase == Phase.PLACE and kind != "take"
        yield Event("event-draw" if drawn_to_hand else "event-refill", {"tile": tile})
    if new.year > old.year:
        yield from year_events(edition, new, int(old.year), language)
    if new.phase == Phase.OVER:
        yield Event("event-over", {})


def year_events(edition: Edition, table: Table, year: int, language: str) -> Iterator[Event]:
    """The end of a year: every goal with each seat's result and points."""
    yield Event("event-year", {"year": year + 1})
    for which in range(GOALS_PER_YEAR):
        goal = int(table.goal[year, which])
        if goal == EMPTY:
            continue
        name = goal_name(edition, goal, language)
        for seat, points in enumerate(goal_award(edition, table, year, which)):
            result = int(table.goal_result[year, which, seat])
            words = {"goal": name, "seat": seat + 1, "result": result, "points": points}
            yield Event("event-goal", words)
