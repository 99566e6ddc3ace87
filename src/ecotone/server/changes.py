"""What is different between two states of a table, as a connection is told."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ecotone.server.outgoing_messages import Changed, TableChange, TableState

COMPARED = ("table", "seat", "view", "scores", "places", "sheets")
"""The fields of a state that a change tells only where they differ."""
MOST_CHANGES = 300
"""With more of them, the whole state is sent."""

Path = tuple[int | str, ...]


def change_of(before: TableState, state: TableState) -> TableChange | None:
    """What makes one state of the other; None if the whole is to be sent."""
    found: list[Changed] = []
    for name in COMPARED:
        compare(getattr(before, name), getattr(state, name), (name,), found)
    if len(found) > MOST_CHANGES:
        return None
    return TableChange(
        version=state.version,
        actor=state.actor,
        over=state.over,
        legal=state.legal,
        refusals=state.refusals,
        log_from=state.log_from,
        log=state.log,
        last=state.last,
        undo=state.undo,
        hints=state.hints,
        moves=state.moves,
        base=before.version,
        changes=found,
        previews=state.previews,
    )


def compare(before: Any, after: Any, path: Path, found: list[Changed]) -> None:
    """Add what is different; parts that both states share are not looked at."""
    if before is after:
        return
    kind = type(after)
    if kind is not type(before):
        found.append(Changed(list(path), after))
    elif kind is dict:
        compare_mappings(before, after, path, found)
    elif kind is list and len(before) <= len(after):
        for place, value in enumerate(before):
            compare(value, after[place], (*path, place), found)
        for place in range(len(before), len(after)):
            found.append(Changed([*path, place], after[place]))
    elif isinstance(after, msgspec.Struct):
        for name in after.__struct_fields__:
            compare(getattr(before, name), getattr(after, name), (*path, name), found)
    elif before != after:
        found.append(Changed(list(path), after))


def compare_mappings(
    before: Mapping[Any, Any], after: Mapping[Any, Any], path: Path, found: list[Changed]
) -> None:
    for name, value in after.items():
        if name in before:
            compare(before[name], value, (*path, name), found)
        else:
            found.append(Changed([*path, name], value))
    for name in before:
        if name not in after:
            found.append(Changed([*path, name], gone=True))
