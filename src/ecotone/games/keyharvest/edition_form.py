"""What can be typed in of a box of Key Harvest."""

from ecotone.engine.edition_form import ABOUT, Part, choice, code, names, number, text
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keyharvest.actions import CROP_NAMES, SPACE_NAMES
from ecotone.games.keyharvest.effect_phrase import EFFECT
from ecotone.games.keyharvest.table import EVENTS, SEATS, TOP_VALUE

SYMBOL = choice("symbol", ("bell", "scroll"), "symbol")
WORDS = (*names(), *(text(f"text_{language}") for language in LANGUAGES))
PARTS = (
    Part(
        "workers",
        "workers.csv",
        (number("value", 1, TOP_VALUE), SYMBOL, code("effect", least=1, phrase=EFFECT), *WORDS),
        ("id",),
    ),
    Part(
        "fields",
        "fields.csv",
        (choice("crop", CROP_NAMES, "crop"), text("name", "", least=0)),
        ("label",),
        named="name",
    ),
    Part(
        "pairs",
        "pairs.csv",
        (choice("first", SPACE_NAMES), choice("second", SPACE_NAMES)),
        ("id",),
        named="id",
    ),
    Part(
        "events",
        "events.csv",
        (
            SYMBOL,
            choice("small_set", ("no", "yes"), "answer"),
            code("effect", least=1, phrase=EFFECT),
            *WORDS,
        ),
        ("id",),
    ),
    Part(
        "crops",
        "crops.csv",
        (number("counters", 1, 24), *names(), text("colour")),
        ("id",),
    ),
    Part(
        "numbers",
        "edition.toml",
        (
            *(number(f"events.players_{n}", 10, EVENTS) for n in range(2, SEATS + 1)),
            number("setup.counters", 1, 9),
            text("board.rows", "", least=0),
            text("board.columns", "", least=0),
        ),
    ),
    ABOUT,
)
