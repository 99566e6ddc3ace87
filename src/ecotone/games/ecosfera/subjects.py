"""What refusals are about, as people name it."""

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.ecosfera.terminal import STAR, card_label, format_text, name_in


def subject_words(edition: Edition, state: State, subject: str, language: str) -> str:
    """A card, with its ability or star where the refusal is about that; a token; a policy."""
    kind, _, name = subject.partition(":")
    if kind == "token":
        return format_text(language, "subject-token", token=format_text(language, f"token-{name}"))
    if kind == "policy":
        return name_in(edition, "policies", name, language)
    card = card_label(edition, name, language)
    if kind == "ability":
        return format_text(language, "subject-ability", card=card)
    if kind == "place":
        return format_text(language, "subject-place", card=card)
    return f"{card} {STAR}" if kind == "star" else card
