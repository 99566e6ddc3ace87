"""What a decision would bring, computed by the rules on a copy of the table.

Only what the player can know is included: the tile that refills the market stays unnamed.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.reading import state_key
from ecotone.engine.state import State
from ecotone.games.habitats.actions import ACTIONS, PLACES
from ecotone.games.habitats.explanation import MEASURES, SHEET, WIDTH
from ecotone.games.habitats.sheet import award, explain_tile
from ecotone.games.habitats.surroundings import hopeless, surroundings
from ecotone.games.habitats.table import EMPTY, GOALS_PER_YEAR, YEARS, Phase, Table
from ecotone.games.habitats.types import (
    SIDE_NAMES,
    TURN_NAMES,
    ChangedTile,
    FacePreview,
    GoalMove,
    Offer,
    PlacePreview,
    Preview,
    TakePreview,
)
from ecotone.games.habitats.words import (
    STATES_KEPT,
    cards_of,
    compiled,
    gain_of_place,
    park_points,
    record,
    spaces_ahead,
    tile_id,
)


def preview(edition: Edition, state: State, action: int, seat: int, entry: Any) -> Preview:
    """What an action of the player to move would bring, tried on a copy."""
    kind, given = ACTIONS.decode(action)
    if kind not in ("face", "take", "place"):
        return {}
    changed = state.copy()
    entry.apply(edition.data, changed, action)
    if kind == "face":
        return preview_facing(edition, state, int(given["side"]))
    if kind == "take":
        return preview_take(edition, state, changed)
    return preview_place(edition, state, changed)


def preview_facing(edition: Edition, state: State, side: int) -> FacePreview:
    """The tiles the figure could take first if it looked to a side."""
    tried = state.copy()
    table = record(tried)
    table.facing[table.seat] = side
    table.phase = Phase.TAKE
    return {"facing": SIDE_NAMES[side], "offers": offers(edition, tried, EMPTY)}


def offers(edition: Edition, state: State, hidden: int) -> list[Offer]:
    """What the figure on turn could take; the tile on the space `hidden` is not known."""
    table = record(state)
    return [
        {
            "turn": TURN_NAMES[turn],
            "space": space,
            "tile": None if space == hidden else tile_id(edition, int(table.market[space])),
        }
        for turn, space in enumerate(spaces_ahead(edition, state))
        if space != EMPTY
    ]


def preview_take(edition: Edition, state: State, changed: State) -> TakePreview:
    """The tile, where the figure stands then, and what is left for the next player."""
    before, after = record(state), record(changed)
    seat = int(before.seat)
    left = int(before.figure[seat])
    passed = changed.copy()
    following = record(passed)
    following.seat = (seat + 1) % int(before.players)
    following.phase = Phase.TAKE
    return {
        "tile": str(tile_id(edition, int(after.hand))),
        "space": int(after.figure[seat]),
        "facing": SIDE_NAMES[after.facing[seat]],
        "left": left,
        "most": most_points(edition, changed),
        "next": {"seat": int(following.seat), "offers": offers(edition, passed, left)},
    }


def most_points(edition: Edition, state: State) -> int | None:
    """The most points that the tile in hand can bring now; None where it fits nowhere."""
    out = np.zeros(PLACES, np.int16)
    count = compiled().legal(edition.data, state, out)
    gains = [
        gain_of_place(edition, state, int(action))
        for action in out[:count]
        if ACTIONS.decode(int(action)).kind == "place"
    ]
    return max(gains, default=None)


def preview_place(edition: Edition, state: State, changed: State) -> PlacePreview:
    """The tile on its cell, the tiles whose points change, and the goals that move."""
    before, after = record(state), record(changed)
    cards = cards_of(edition)
    seat = int(before.seat)
    slot = int(before.count[seat])
    old, hopeless_before = standing(edition, state, seat)
    numbers = explained(edition, changed, seat)
    tile = explain_tile(edition, after, seat, slot, numbers[slot].tolist())
    return {
        "column": tile["column"],
        "row": tile["row"],
        "turned": tile["turned"],
        "points": int(park_points(edition, changed)[seat] - park_points(edition, state)[seat]),
        "tile": {**tile, **surroundings(cards, after, seat, slot)},
        "changes": changes(edition, after, seat, old, numbers),
        "impossible": sorted(hopeless(cards, after, seat, numbers, hopeless_before)),
        "goals": goals_moved(edition, state, changed, seat),
    }


@cached(STATES_KEPT, key=lambda edition, state, seat: (*state_key(edition, state), seat))
def standing(edition: Edition, state: State, seat: int) -> tuple[NDArray[np.int64], set[int]]:
    """The numbers of a park's tiles before any decision, and the slots that are hopeless already.

    Computed once for all decisions that are possible, like `measured`.
    """
    numbers = explained(edition, state, seat)
    return numbers, hopeless(cards_of(edition), record(state), seat, numbers)


@cached(STATES_KEPT, key=state_key)
def measured(edition: Edition, state: State) -> NDArray[np.int64]:
    """What every park reaches now for each goal."""
    now = np.zeros((int(record(state).players), MEASURES), np.int64)
    for seat, reached in enumerate(now):
        compiled().measures(edition.data, state, seat, reached)
    return now


def explained(edition: Edition, state: State, seat: int) -> NDArray[np.int64]:
    """The numbers of every tile of a park, one row a slot."""
    numbers = np.zeros(SHEET, np.int64)
    compiled().explain(edition.data, state, seat, numbers)
    return numbers.reshape(-1, WIDTH)


def changes(
    edition: Edition,
    table: Table,
    seat: int,
    before: NDArray[np.int64],
    after: NDArray[np.int64],
) -> list[ChangedTile]:
    """The older tiles whose numbers change, as they will stand, with their points so far."""
    return [
        {
            "before": int(before[slot, 0]),
            **explain_tile(edition, table, seat, slot, after[slot].tolist()),
        }
        for slot in range(1, int(table.count[seat]) - 1)
        if (before[slot] != after[slot]).any()
    ]


def goals_moved(edition: Edition, state: State, changed: State, seat: int) -> list[GoalMove]:
    """The goals still open in which the seat's result changes: results and points of all then."""
    table = record(state)
    now = measured(edition, state)
    then = now.copy()
    compiled().measures(edition.data, changed, seat, then[seat])
    moved: list[GoalMove] = []
    for year in range(int(table.year), YEARS):
        for which in range(GOALS_PER_YEAR):
            goal, place = int(table.goal[year, which]), year * GOALS_PER_YEAR + which
            if goal != EMPTY and now[seat, place] != then[seat, place]:
                results = [int(result) for result in then[:, place]]
                moved.append(
                    {
                        "year": year + 1,
                        "goal": edition.tables["goals"][goal]["key"],
                        "before": int(now[seat, place]),
                        "results": results,
                        "points": award(edition, goal, year, results),
                    }
                )
    return moved
