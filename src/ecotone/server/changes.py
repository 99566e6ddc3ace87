"""What is different between two states of a table, as a connection is told."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ecotone.server.outgoing_messages import Changed, TableChange, TableState

COMPARED = ("table", "seat", "view", "scores", "places", "sheets")
"""The fields of a state that a change tells only where they differ."""
MOST_CHANGES = 300
"""With more of them, the whole state is sent."""

PLAIN = (int, str, bool, type(None), float)
"""What is compared as it is; a number is not the same as an answer."""

Path = tuple[int | str, ...]


class Comparisons:
    """What is different between parts of two states: all seats share most of them."""

    def __init__(self) -> None:
        self._found: dict[tuple[Path, int, int], tuple[Any, Any, list[Changed]]] = {}
        """With the parts themselves, so that nothing else gets their ids meanwhile."""

    def clear(self) -> None:
        self._found.clear()

    def between(self, before: Any, after: Any, path: Path) -> list[Changed]:
        """The differences, looked for once; nobody may change them."""
        if before is after:
            return []
        key = path, id(before), id(after)
        known = self._found.get(key)
        if known is None:
            known = self._found[key] = before, after, []
            compare(before, after, path, known[2])
        return known[2]


def change_of(
    before: TableState, state: TableState, comparisons: Comparisons
) -> TableChange | None:
    """What makes one state of the other; None if the whole is to be sent."""
    found: list[Changed] = []
    for name in COMPARED:
        if name == "view":
            found += changes_of_view(before.view, state.view, comparisons)
        else:
            found += comparisons.between(getattr(before, name), getattr(state, name), (name,))
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


def changes_of_view(
    before: Mapping[str, Any], after: Mapping[str, Any], comparisons: Comparisons
) -> Iterator[Changed]:
    """The same for views: each is a mapping of its own, of parts that seats share."""
    for name, value in after.items():
        if name in before:
            yield from comparisons.between(before[name], value, ("view", name))
        else:
            yield Changed(["view", name], value)
    for name in before:
        if name not in after:
            yield Changed(["view", name], gone=True)


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
        compare_lists(before, after, path, found)
    elif isinstance(after, msgspec.Struct):
        for name in after.__struct_fields__:
            compare(getattr(before, name), getattr(after, name), (*path, name), found)
    elif before != after:
        found.append(Changed(list(path), after))


def compare_mappings(
    before: Mapping[Any, Any], after: Mapping[Any, Any], path: Path, found: list[Changed]
) -> None:
    for name, value in after.items():
        if name not in before:
            found.append(Changed([*path, name], value))
        elif (old := before[name]) is not value:
            compare_parts(old, value, path, name, found)
    for name in before:
        if name not in after:
            found.append(Changed([*path, name], gone=True))


def compare_lists(
    before: Sequence[Any], after: Sequence[Any], path: Path, found: list[Changed]
) -> None:
    for place, old in enumerate(before):
        if old is not after[place]:
            compare_parts(old, after[place], path, place, found)
    for place in range(len(before), len(after)):
        found.append(Changed([*path, place], after[place]))


def compare_parts(
    before: Any, after: Any, path: Path, name: int | str, found: list[Changed]
) -> None:
    """The same for two parts; what is neither a mapping nor a list is compared without a path."""
    if type(after) in PLAIN and type(before) is type(after):
        if before != after:
            found.append(Changed([*path, name], after))
    else:
        compare(before, after, (*path, name), found)
