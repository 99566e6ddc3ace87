"""What refusals are about, as people name it."""

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.component_types import HABITAT_LETTERS
from ecotone.games.keystone.words import (
    TEXTS,
    card_name,
    full_habitat_name,
    read_table,
    skill_name,
    space_name,
)


def subject_words(edition: Edition, state: State, subject: str, language: str) -> str:
    """A card of the Field, a Skill token, a stack of Wilds or a space."""
    table = read_table(state)
    kind, _, name = subject.partition(":")
    if kind == "slot":
        card = card_name(edition, int(table.field[int(name) - 1]), language)
        return TEXTS.format(language, "subject-slot", {"slot": name, "card": card})
    if kind == "token":
        return skill_name(edition, int(table.skills[int(name) - 1]), language)
    if kind == "wild":
        habitat = full_habitat_name(HABITAT_LETTERS.index(name.upper()), language)
        return TEXTS.format(language, "subject-wild", {"habitat": habitat})
    if kind == "space":
        return space_name(SPACE_NAMES.index(name), language)
    return TEXTS.format(language, "subject-exhausted")
