"""What a decision would bring, in words: points, counters, groups, prices."""

from collections.abc import Iterator, Mapping
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import CROP_NAMES
from ecotone.games.keyharvest.terminal import offer_words, player
from ecotone.games.keyharvest.terminal_sheet import text_of, worker_name
from ecotone.games.keyharvest.words import crop_name, label_name, label_names

Preview = Mapping[str, Any]


def worth(preview: Preview) -> tuple[int, ...]:
    """Points on the board."""
    return (preview.get("points") or preview.get("later", {}).get("points") or 0,)


def preview_lines(edition: Edition, state: State, preview: Preview, language: str) -> Iterator[str]:
    """What is known to follow from a decision."""
    if "joins" in preview and "points" in preview:
        yield offer_words(edition, preview, language)
    elif "points" in preview:
        yield text_of(language, "brings-points", count=preview["points"])
    if "later" in preview:
        yield offer_words(edition, preview["later"], language)
    if preview.get("counters"):
        yield counter_words(edition, preview["counters"], language)
    if preview.get("bid"):
        bid = counter_words(edition, preview["bid"], language, signed=False)
        yield text_of(language, "preview-bid", counters=bid)
    if preview.get("due"):
        yield text_of(language, "preview-due", count=preview["due"])
    if preview.get("to") is not None:
        yield text_of(language, "preview-to", name=player(preview["to"], language))
    yield from board_lines(edition, preview, language)
    yield from next_lines(edition, preview, language)


def board_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """What becomes of a field or a worker."""
    if preview.get("substitute"):
        yield text_of(language, "any-counter")
    if "turns" in preview:
        yield text_of(language, preview["turns"])
    if preview.get("covers"):
        worker = worker_name(edition, preview["covers"], language)
        yield text_of(language, "covers", worker=worker)
    if preview.get("near"):
        yield text_of(language, "offer-joins", fields=label_names(edition, preview["near"]))


def next_lines(edition: Edition, preview: Preview, language: str) -> Iterator[str]:
    """What could be chosen next."""
    answers = preview.get("then") or {}
    for kind, ids in answers.items():
        named = kind in ("play", "remove")
        names = [
            worker_name(edition, one, language) if named else label_name(edition, one)
            for one in ids
        ]
        if names:
            between = ", " if named else " "
            yield text_of(language, f"preview-{kind}", names=between.join(names))


def counter_words(
    edition: Edition, counters: Mapping[str, int], language: str, signed: bool = True
) -> str:
    """Counters gained or given away, by crop."""
    return ", ".join(
        f"{counters[crop]:+d} {crop_name(edition, index, language)}".replace("-", "−")
        if signed
        else f"{counters[crop]} {crop_name(edition, index, language)}"
        for index, crop in enumerate(CROP_NAMES)
        if counters.get(crop)
    )
