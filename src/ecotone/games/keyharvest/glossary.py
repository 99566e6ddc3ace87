"""Everything on the table of Key Harvest explained: workers, events, fields, signs."""

from collections.abc import Iterator

from ecotone.engine.edition import Edition
from ecotone.engine.provenance import rests_on_house_values
from ecotone.engine.terminal import Explained, explained_signs
from ecotone.games.keyharvest.actions import CROP_NAMES, EVENT_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import SCROLL
from ecotone.games.keyharvest.terminal_sheet import text_of
from ecotone.games.keyharvest.words import TEXTS

NAMES = {"workers": WORKER_NAMES, "events": EVENT_NAMES}
SIGNS = {
    **{f"crop:{one}": (f"crop-{one}", "explains-crop") for one in CROP_NAMES},
    **{f"act:{one}": (f"act-{one.lower()}", f"explains-act-{one.lower()}") for one in "ABCD"},
    **{
        one: (f"sign-{one}", f"explains-{one}")
        for one in (
            "space",
            "group",
            "harvested",
            "registry",
            "bag",
            "store",
            "gone",
            "bid",
            "value",
            "points",
            "event",
            "screen",
            "gain",
            "country",
            "free-place",
        )
    },
}
"""Signs and numbers by what the board calls them: the texts of their name and their meaning."""


def glossary(edition: Edition, language: str) -> Iterator[Explained]:
    """All workers and events of an edition, its fields, and what signs and numbers mean.

    A bell may be followed, a scroll must be.
    """
    for kind, names in NAMES.items():
        for subject, row in zip(names, edition.tables[kind], strict=True):
            sign = text_of(language, "scroll" if row["symbol"] == SCROLL else "bell")
            keys = ("value", "value-needs") if "value" in row else ()
            value = "".join(f"{text_of(language, key, value=row['value'])} · " for key in keys)
            yield Explained(
                row[f"name_{language}"],
                f"{value}{sign}. {row[f'text_{language}']}",
                subject=f"{kind.removesuffix('s')}:{subject}",
                part=kind,
                house=rests_on_house_values(row),
            )
    for crop in CROP_NAMES:
        name = text_of(language, "sign-field", crop=text_of(language, f"crop-{crop}"))
        yield Explained(name, text_of(language, "explains-field"), subject=f"field:{crop}")
    yield from explained_signs(TEXTS, language, SIGNS)
