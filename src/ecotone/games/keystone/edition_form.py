"""What can be typed in of a box of Keystone."""

from ecotone.engine.edition_form import (
    ABOUT,
    Part,
    Tables,
    Value,
    choice,
    code,
    flag,
    names,
    number,
    text,
)
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keystone.cards import COUNTED, GOALS, OBJECTIVES, SKILLS, STEPS, Effect, Shape
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SEASON_NAMES, SYMBOL_NAMES
from ecotone.games.keystone.journal import TIMES
from ecotone.games.keystone.journal_phrase import PLACED_CARDS, RULES, VICTORY
from ecotone.games.keystone.table import DECK, ENVELOPES, SUPPLY, TOKENS

ALL_HABITATS = "{source}:" + "".join(HABITAT_LETTERS)
GOAL_NAMES = tuple(f"{shape}:{symbol}" for shape in Shape.__members__ for symbol in SYMBOL_NAMES)

AMOUNTS = range(1, 10)
EFFECT_NAMES = tuple(
    f"{effect.name}({amount})" if effect in COUNTED else effect.name
    for effect in Effect
    if effect
    for amount in (AMOUNTS if effect in COUNTED else (0,))
)


def effects(column: str) -> Value:
    """A side of a Skill token: one effect after another."""
    source = f"{column}_from"
    return Value(
        column,
        "steps",
        source,
        choices=EFFECT_NAMES,
        joined=";",
        least=1,
        most=STEPS,
        words="effect",
    )


habitats = Value(
    "habitats",
    "symbols",
    "habitats_from",
    choices=tuple(HABITAT_LETTERS),
    least=1,
    words="habitat",
    mark=ALL_HABITATS,
)
SPECIES = (
    number("number", 1, 5, "name_from"),
    habitats,
    choice("season", SEASON_NAMES, "symbol"),
    flag("keystone"),
    flag("endangered"),
    flag("tag"),
    *names("name_from"),
    text("scientific", "name_from"),
)
SETUP = "setup_from"
RULE_TEXTS = tuple(f"text_{language}" for language in LANGUAGES)
PARTS = (
    Part(
        "species",
        "species.csv",
        SPECIES,
        ("name_en",),
        most=DECK // 2,
        own_keys=("name_en", "name_de"),
    ),
    Part(
        "wilds",
        "wilds.csv",
        (choice("habitat", HABITAT_LETTERS, "habitat"), choice("season", SEASON_NAMES, "symbol")),
        ("number",),
    ),
    Part(
        "objectives",
        "objectives.csv",
        (
            *(choice(f"goal{n}", GOAL_NAMES, "goal", "goals_from") for n in range(1, GOALS + 1)),
            *(number(f"points{n}", 1, 99, "points_from") for n in range(1, GOALS)),
            number(f"points{GOALS}", 1, 99),
            *names(),
        ),
        ("number",),
    ),
    Part(
        "skills",
        "skills.csv",
        (effects("active"), effects("exhausted"), *names("name_from")),
        ("number",),
    ),
    Part(
        "envelopes",
        "envelopes.csv",
        (number("envelope", 1, ENVELOPES, ""), *SPECIES),
        ("name_en",),
        most=ENVELOPES * 5,
        own_keys=("name_en", "name_de"),
    ),
    Part(
        "assignments",
        "journal-*.toml",
        (
            Value(
                "setup.skills",
                "symbols",
                SETUP,
                choices=tuple(str(n) for n in range(1, SKILLS + 1)),
                least=1,
                most=TOKENS,
            ),
            number("setup.objective", 1, OBJECTIVES, SETUP),
            Value("setup.wilds", "symbols", SETUP, choices=tuple(HABITAT_LETTERS), words="habitat"),
            number("setup.synergy", 0, SUPPLY, SETUP),
            number("setup.time", 1, TIMES - 1, SETUP),
            code("setup.placed", SETUP, phrase=PLACED_CARDS, tables=Tables()),
            code("rule", SETUP, phrase=RULES, tables=Tables("id", RULE_TEXTS)),
            code("victory", SETUP, least=1, phrase=VICTORY, tables=Tables("type")),
            number("opens_envelope", 0, ENVELOPES, SETUP),
            *(
                text(f"{key}_{one}", "story_from")
                for key in ("title", "place")
                for one in LANGUAGES
            ),
            *(Value(f"rule.{key}", "text", lines=True) for key in RULE_TEXTS),
        ),
        ("number",),
        named="title_{language}",
    ),
    ABOUT,
)
