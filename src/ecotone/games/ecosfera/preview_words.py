"""What a decision would bring, in words: what pays, what comes, what strikes."""

from collections.abc import Iterator, Sequence

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.ecosfera.terminal import card_label, format_text, name_in
from ecotone.games.ecosfera.types import ELEMENT_NAMES, Preview
from ecotone.games.ecosfera.words import joined, read_table


def preview_lines(edition: Edition, state: State, preview: Preview, language: str) -> Iterator[str]:
    """What is known to follow from a decision; dangers come last."""
    yield from payment_lines(edition, preview, language)
    yield from tile_lines(edition, preview, language)
    yield from card_lines(edition, state, preview, language)
    yield from strike_lines(preview, language)
    yield from draw_lines(edition, preview, language)
    if "danger" in preview:
        row = row_words(state, preview["to"], language)
        yield format_text(language, f"danger-{preview['danger']}", row=row)


def row_words(state: State, row: int, language: str) -> str:
    """A row by its player, or by its number where one person plays several."""
    key = "row-of-player" if read_table(state).players > 1 else "row-alone"
    return format_text(language, key, number=row + 1)


def labels(edition: Edition, cards: Sequence[str], language: str) -> str:
    return joined(card_label(edition, card, language) for card in cards)


def habitat_labels(edition: Edition, habitats: Sequence[str], language: str) -> str:
    return joined(name_in(edition, "habitats", habitat, language) for habitat in habitats)


def payment_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """What pays for a purchase, and what else could."""
    brought = [card_label(edition, card, language) for card in preview.get("brings", [])]
    if preview.get("pays") and brought:
        cards = labels(edition, preview["pays"], language)
        yield format_text(language, "pay", cards=cards, card=brought[0])
    elif len(preview.get("pairs", [])) > 1 and brought:
        yield format_text(language, "pairs", count=len(preview["pairs"]), card=brought[0])
    if "borrows" in preview:
        yield format_text(
            language, "borrow", element=card_label(edition, preview["borrows"], language)
        )
    for partner in preview.get("then", []):
        habitats = habitat_labels(edition, partner["habitats"], language)
        other = card_label(edition, partner["card"], language)
        yield format_text(language, "then", card=brought[0], other=other, habitats=habitats)


def tile_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """The habitats that are restored, and the policy cards they draw."""
    if preview.get("habitats"):
        habitats = habitat_labels(edition, preview["habitats"], language)
        yield format_text(language, "restore", habitats=habitats)
    for partner in preview.get("partners", []):
        habitats = habitat_labels(edition, partner["habitats"], language)
        card = card_label(edition, partner["card"], language)
        yield format_text(language, "partner", card=card, habitats=habitats)
    if preview.get("wins"):
        yield format_text(language, "wins")
    if preview.get("policies"):
        yield format_text(language, "draws-policies", count=preview["policies"])


def card_lines(edition: Edition, state: State, preview: Preview, language: str) -> Iterator[str]:
    """Cards that change their place, and the funding that is used up."""
    if "to" in preview and preview.get("brings"):
        row = row_words(state, preview["to"], language)
        yield format_text(
            language, "comes-to", row=row, cards=labels(edition, preview["brings"], language)
        )
    if preview.get("returns"):
        key = "goes-back" if preview["returns"][0] in ELEMENT_NAMES else "goes-under"
        yield format_text(language, key, cards=labels(edition, preview["returns"], language))
    if "funding" in preview:
        yield format_text(language, "funding-left", count=preview["funding"])
    if preview.get("asks"):
        yield format_text(language, "asks")


def strike_lines(preview: Preview, language: str) -> Iterator[str]:
    """What certainly strikes."""
    because = preview.get("because")
    if because == "equal":
        yield format_text(language, "strike-answer" if preview.get("answer") else "strike-equal")
    elif because == "idle":
        yield format_text(language, "strike-idle")
    if preview.get("impacts"):
        yield format_text(language, "strike-impacts", count=preview["impacts"])
    if because == "equal" and preview.get("ends_turn"):
        yield format_text(language, "strike-ends")
    if preview.get("loses"):
        yield format_text(language, "loses")


def draw_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """What is known of the next card drawn."""
    draws = preview.get("draws")
    if draws is None:
        return
    if draws.get("top"):
        yield format_text(language, "top", card=card_label(edition, draws["top"], language))
    yield format_text(language, "odds", harmful=draws["harmful"], cards=draws["cards"])
