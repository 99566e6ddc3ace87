"""The Field Journal in words: how an assignment begins, and what must hold at its end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ecotone.engine.edition import Edition, Row
from ecotone.games.keystone.assignment_rules import DEMANDED, SIDES
from ecotone.games.keystone.cards import GOALS
from ecotone.games.keystone.component_types import HABITAT_LETTERS
from ecotone.games.keystone.journal import LINE_NAMES, Condition, DifficultyName, Special
from ecotone.games.keystone.table import EMPTY, HABITATS, SEASONS, SIDE, SPACES, Symbol
from ecotone.games.keystone.words import (
    TEXTS,
    card_name,
    full_habitat_name,
    goal_words,
    line_name,
    skill_name,
    space_name,
    symbol_name,
)

NOUNS = ("card", "wild", "species")
"""What a filter is about, by its last part: any card, a Wild, or no Wild."""


def condition_words(
    edition: Edition,
    row: Mapping[str, Any],
    language: str,
    difficulty: DifficultyName = "written",
) -> str:
    """A victory condition of an assignment, at a difficulty."""
    key = f"condition-{Condition(row['condition']).name.lower().replace('_', '-')}"
    words: dict[str, Any] = {"a": row[DEMANDED[difficulty]], "b": row["b"], "habitat": "none"}
    if row["c"] != EMPTY:
        words["habitat"] = full_habitat_name(row["c"], language)
    words["noun"] = NOUNS[row["filter"][-1]]
    words["marks"] = filter_words(row["filter"], language) or "none"
    if row["condition"] == Condition.SPECIES_PLACED:
        words["species"] = card_name(edition, row["a"], language)
    return TEXTS.format(language, key, words)


def difficulty_name(name: DifficultyName, language: str) -> str:
    return TEXTS.format(language, f"difficulty-{name}")


def filter_words(parts: Sequence[int], language: str) -> str:
    """What the cards that fit a filter show, Wild or not apart; empty where anything goes."""
    numbers, habitats, seasons, icons, _ = parts
    said = []
    if numbers:
        found = [str(number) for number in range(1, 6) if numbers >> number & 1]
        said.append(TEXTS.format(language, "filter-number", {"numbers": either(found, language)}))
    if habitats:
        said.append(either(names(habitats, HABITATS, full_habitat_name, language), language))
    if seasons:
        found = names(seasons, SEASONS, symbol_name, language)
        said.append(TEXTS.format(language, "filter-symbol", {"symbol": either(found, language)}))
    for icon in (Symbol.KEYSTONE, Symbol.ENDANGERED, Symbol.TAG):
        if icons >> (icon - Symbol.KEYSTONE) & 1:
            words = {"symbol": symbol_name(icon, language)}
            said.append(TEXTS.format(language, "filter-symbol", words))
    return TEXTS.format(language, "list-and").join(said)


def names(bits: int, count: int, name: Callable[[int, str], str], language: str) -> list[str]:
    """The names of the bits that are set."""
    return [name(bit, language) for bit in range(count) if bits >> bit & 1]


def either(words: Sequence[str], language: str) -> str:
    """`1, 2 or 3`."""
    head = [", ".join(words[:-1])] if words[1:] else []
    return TEXTS.format(language, "list-or").join([*head, words[-1]])


def rule_words(row: Row, language: str) -> str:
    """A special rule, as the edition words it or, where it does not, in words of the game's."""
    if row[f"text_{language}"]:
        return str(row[f"text_{language}"])
    special = Special(row["special"])
    key = f"special-{special.name.lower().replace('_', '-')}"
    numbers = [*row["numbers"], 0, 0, 0]
    marks = filter_words(row["filter"], language) or "none"
    noun = {"noun": NOUNS[row["filter"][-1]], "marks": marks}
    words: dict[str, Any] = dict(zip("abc", numbers, strict=False))
    words |= {
        "cards": TEXTS.format(language, "special-cards", noun),
        "spaces": spaces_words(numbers[0], language),
        "opens": numbers[1],
        "habitats": all_habitats(numbers[0], language),
        "lines": lines_words(row["lines"], language),
        "clock": clock_words(row["clock"], language),
        "amount": abs(numbers[special is Special.SIGHTINGS]),
        "side": SIDES[numbers[special is Special.STORM] & 1],
    }
    if special is Special.COST_SHIFT:
        words["way"] = "less" if numbers[0] < 0 else "more"
    if special is Special.MIGRATION_SHIFT:
        line = LINE_NAMES[numbers[0]]
        ways = ("up", "down") if numbers[0] < SIDE else ("left", "right")
        words |= {"line": line_name(line, language), "way": ways[numbers[1] > 0]}
    return TEXTS.format(language, key, words)


def spaces_words(bits: int, language: str) -> str:
    """The spaces that are set, in reading order."""
    return ", ".join(space_name(space, language) for space in range(SPACES) if bits >> space & 1)


def all_habitats(bits: int, language: str) -> str:
    return ", ".join(names(bits, HABITATS, full_habitat_name, language))


def lines_words(lines: Sequence[int], language: str) -> str:
    """What habitats lines ask for."""
    return "; ".join(
        TEXTS.format(
            language,
            "special-line",
            {"line": line_name(line, language), "habitats": all_habitats(bits, language)},
        )
        for line, bits in zip(LINE_NAMES, lines, strict=True)
        if bits
    )


def clock_words(clock: Sequence[int], language: str) -> str:
    """Which season each place of the time marker stands for, in the order of the game."""
    return ", ".join(
        TEXTS.format(
            language,
            "special-clock",
            {"time": time, "season": symbol_name(season, language)},
        )
        for time, season in reversed([*enumerate(clock)])
        if season != EMPTY
    )


def setup_lines(edition: Edition, row: Row, language: str) -> Iterator[str]:
    """What lies ready when an assignment begins."""
    skills = [f"{number} {skill_name(edition, number - 1, language)}" for number in row["skills"]]
    yield TEXTS.format(language, "setup-skills", {"skills": ", ".join(skills)})
    yield objective_words(edition, row["objective"], language)
    wilds = [full_habitat_name(HABITAT_LETTERS.index(one), language) for one in row["wilds"]]
    words: dict[str, Any] = {"wilds": ", ".join(wilds) or "none", "count": row["wilds_per_stack"]}
    yield TEXTS.format(language, "setup-wilds", words)
    yield TEXTS.format(language, "setup-synergy", {"count": row["synergy"]})
    yield TEXTS.format(language, "setup-time", {"time": row["time"]})
    for placed in row["placed"]:
        yield placed_words(edition, placed, language)
    for key, special in (
        ("setup-closed", Special.CLOSED_SPACES),
        ("setup-invaded", Special.INVASIVE),
    ):
        if spaces := spaces_of(row, special):
            listed = ", ".join(space_name(space, language) for space in spaces)
            yield TEXTS.format(language, key, {"spaces": listed, "count": len(spaces)})


def objective_words(edition: Edition, number: int, language: str) -> str:
    """An objective card by number and name, with its goals."""
    row = edition.tables["objectives"][number - 1]
    patterns = [row[f"goal{n + 1}"] for n in range(GOALS)]
    goals = [goal_words(shape, symbol, language) for shape, symbol in patterns]
    words = {"number": number, "name": row[f"name_{language}"], "goals": "; ".join(goals)}
    return TEXTS.format(language, "setup-objective", words)


def placed_words(edition: Edition, placed: Row, language: str) -> str:
    """A card that lies on the board beforehand, with the tokens on it."""
    tokens = [
        TEXTS.format(language, f"setup-{kind}", {"count": placed[kind]})
        for kind in ("research", "story")
        if placed[kind]
    ]
    words = {
        "card": card_name(edition, placed["card"], language),
        "space": space_name(placed["space"], language),
        "tokens": TEXTS.format(language, "list-and").join(tokens) or "none",
    }
    return TEXTS.format(language, "setup-placed", words)


def spaces_of(row: Row, special: Special) -> list[int]:
    """The spaces that a special rule of an assignment names first: closed, or invaded."""
    bits = next((rule["numbers"][0] for rule in row["rules"] if rule["special"] == special), 0)
    return [space for space in range(SPACES) if bits >> space & 1]
