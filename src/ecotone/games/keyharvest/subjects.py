"""What refusals are about, as people name it."""

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import ACTION_NAMES, SPACE_NAMES
from ecotone.games.keyharvest.table import ACTION_TILE
from ecotone.games.keyharvest.terminal_sheet import worker_name
from ecotone.games.keyharvest.words import field_words, label_name, tile_name


def subject_words(edition: Edition, state: State, subject: str, language: str) -> str:
    """An action, a worker, a field with its crop, or a space."""
    kind, _, name = subject.partition(":")
    if kind == "act":
        tile = ACTION_TILE + ACTION_NAMES.index(name)
        return f"{name} ({tile_name(edition, tile, language)})"
    if kind == "worker":
        return worker_name(edition, name, language)
    if kind == "space":
        return label_name(edition, name)
    return field_words(edition, SPACE_NAMES.index(name), language) if kind == "field" else name
