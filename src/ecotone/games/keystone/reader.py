"""How the files of an edition of Keystone become its record.

species.csv     77 species: number, names, habitats, season, icons
skills.csv      ten two-sided Skill tokens
objectives.csv  ten objective cards of four goals
wilds.csv       eight Wild cards
envelopes.csv   15 more species, from the Field Journal's envelopes
journal-*.toml  Field Journal assignments; journal_file.py tells their form
"""

from pathlib import Path
from typing import Any

from ecotone.engine.edition import (
    Edition,
    EditionReader,
    Row,
    flag,
    one_of,
    optional,
    source,
    text,
    whole,
)
from ecotone.engine.record import new_bytes
from ecotone.games.keystone.cards import (
    CARDS_RECORD,
    COUNTED,
    GAME,
    GOALS,
    OBJECTIVES,
    SKILLS,
    STEPS,
    Effect,
    Icon,
    Shape,
    Side,
)
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SEASON_NAMES, SYMBOL_NAMES
from ecotone.games.keystone.journal import (
    AT_MARKER,
    Special,
    Use,
)
from ecotone.games.keystone.journal_checks import check_assignments
from ecotone.games.keystone.journal_file import read_envelope_titles, read_journal
from ecotone.games.keystone.table import (
    DECK,
    EMPTY,
    ENVELOPES,
    FIELD_SIZE,
    STACK_HEIGHT,
    WILD,
    WILDS,
    Symbol,
)


def habitats(value: str) -> int:
    """`F|D` as bits."""
    letters = value.split("|")
    if not value or len(set(letters)) != len(letters) or set(letters) - set(HABITAT_LETTERS):
        raise ValueError("one to four of F, D, W, A joined by |")
    return sum(1 << HABITAT_LETTERS.index(letter) for letter in letters)


def habitat_sources(value: str) -> dict[str, str]:
    """`printed:W house:FDA`: where each of the four letters, present or absent, is known from."""
    found: dict[str, str] = {}
    for part in value.split():
        origin, _, letters = part.partition(":")
        source(origin)
        found |= dict.fromkeys(letters, origin)
    if sorted(found) != sorted(HABITAT_LETTERS):
        raise ValueError("each of F, D, W, A once, as in printed:W house:FDA")
    return found


def effects(value: str) -> list[tuple[Effect, int]]:
    """`R_SUMMER;DISCARD(2)` as effects with their amounts."""
    found: list[tuple[Effect, int]] = []
    for part in value.split(";"):
        name, _, amount = part.strip().removesuffix(")").partition("(")
        effect = Effect.__members__.get(name, Effect.NONE)
        counted = effect in COUNTED
        well_formed = amount in tuple("123456789") if counted else amount == "" and "(" not in part
        if effect is Effect.NONE or not well_formed:
            names = ", ".join(e.name + "(n)" * (e in COUNTED) for e in Effect if e)
            raise ValueError(f"effects joined by ; from {names}")
        found.append((effect, int(amount or 0)))
    if len(found) > STEPS:
        raise ValueError(f"at most {STEPS} effects")
    return found


def goal(value: str) -> tuple[Shape, int]:
    """`L3:Spring` as a shape and a symbol."""
    shape, _, symbol = value.partition(":")
    if shape not in Shape.__members__ or symbol not in SYMBOL_NAMES:
        raise ValueError(f"{'|'.join(Shape.__members__)}:{'|'.join(SYMBOL_NAMES)}")
    return Shape[shape], SYMBOL_NAMES.index(symbol)


season = one_of(*SEASON_NAMES)

SPECIES_COLUMNS = {
    "number": whole(1, 5),
    "name_en": text,
    "name_de": text,
    "name_from": source,
    "scientific": text,
    "habitats": habitats,
    "habitats_from": habitat_sources,
    "season": season,
    "season_from": source,
    "keystone": flag,
    "keystone_from": source,
    "endangered": flag,
    "endangered_from": source,
    "tag": flag,
    "tag_from": source,
    "why": optional,
}
WHY_IN_GERMAN = {"why_de": optional}
ENVELOPE_COLUMNS = {"envelope": whole(1, ENVELOPES), **SPECIES_COLUMNS}
SKILL_COLUMNS = {
    "number": whole(1, SKILLS),
    "name_en": text,
    "name_de": text,
    "name_from": source,
    "active": effects,
    "active_from": source,
    "exhausted": effects,
    "exhausted_from": source,
    "pairing_from": source,
    "why": optional,
}
OBJECTIVE_COLUMNS = {
    "number": whole(1, OBJECTIVES),
    "name_en": text,
    "name_en_from": source,
    "name_de": text,
    "name_de_from": source,
    **{f"goal{n}": goal for n in range(1, GOALS + 1)},
    "goals_from": source,
    **{f"points{n}": whole(1, 99) for n in range(1, GOALS + 1)},
    "points_from": source,
    "points4_from": source,
}
WILD_COLUMNS = {
    "number": whole(1, WILDS),
    "habitat": one_of(*HABITAT_LETTERS),
    "habitat_from": source,
    "season": season,
    "season_from": source,
    "why": optional,
}


def read_edition(folder: Path) -> Edition:
    """Read and check an edition of Keystone."""
    reader = EditionReader(folder)
    tables = {
        "species": reader.csv("species.csv", SPECIES_COLUMNS, WHY_IN_GERMAN),
        "skills": reader.csv("skills.csv", SKILL_COLUMNS),
        "objectives": reader.csv("objectives.csv", OBJECTIVE_COLUMNS),
        "wilds": reader.csv("wilds.csv", WILD_COLUMNS, WHY_IN_GERMAN),
    }
    tables["species"] += reader.csv("envelopes.csv", ENVELOPE_COLUMNS, WHY_IN_GERMAN)
    tables["envelopes"] = read_envelope_titles(reader)
    check_counts(reader, tables)
    names = [str(row["name_en"]) for row in tables["species"]]
    tables["assignments"] = read_journal(reader, names)
    check_assignments(reader, tables["assignments"], tables["species"], len(tables["envelopes"]))
    reader.complain()
    data = new_bytes(CARDS_RECORD)
    fill(data.view(CARDS_RECORD)[0], tables)
    return reader.finish(GAME, tables, data)


def check_counts(reader: EditionReader, tables: dict[str, list[Row]]) -> None:
    """What must hold across rows: numbers complete, names used once, two Wilds a habitat."""
    box = [row for row in tables["species"] if "envelope" not in row]
    if len(box) < FIELD_SIZE or len(tables["species"]) > DECK // 2:
        expected = f"{FIELD_SIZE} to {DECK // 2} species, those of envelopes.csv counted in"
        reader.fault("species.csv", 0, "", expected, len(tables["species"]))
    for row in tables["species"]:
        if (row.get("envelope") or 0) > len(tables["envelopes"]):
            expected = f"an envelope of envelopes.toml, 1 to {len(tables['envelopes'])}"
            reader.fault("envelopes.csv", row["line"], "envelope", expected, row["envelope"])
    for key, file, count in (
        ("skills", "skills.csv", SKILLS),
        ("objectives", "objectives.csv", OBJECTIVES),
        ("wilds", "wilds.csv", WILDS),
    ):
        numbers = [row["number"] for row in tables[key]]
        if numbers != list(range(1, count + 1)):
            reader.fault(file, 0, "number", f"1 to {count} in order", numbers)
    for name in ("name_en", "name_de"):
        seen: set[str] = set()
        for row in tables["species"]:
            if row[name] is not None and row[name] in seen:
                file = "envelopes.csv" if "envelope" in row else "species.csv"
                reader.fault(file, row["line"], name, "a name used once", row[name])
            seen.add(row[name])
    for habitat, letter in enumerate(HABITAT_LETTERS):
        count = sum(row["habitat"] == habitat for row in tables["wilds"])
        if count != STACK_HEIGHT:
            reader.fault("wilds.csv", 0, "habitat", f"{STACK_HEIGHT} Wilds of {letter}", count)
    for row in tables["objectives"]:
        points = [row[f"points{n}"] for n in range(1, GOALS + 1)]
        if None not in points and points != sorted(points):
            reader.fault("objectives.csv", row["line"], "points", "a rising ladder", points)


def fill(cards: Any, tables: dict[str, list[Row]]) -> None:
    """Write an edition's tables into the record."""
    cards.species = len(tables["species"])
    for card, row in enumerate(tables["species"]):
        fill_card(cards, card, row["number"], row["habitats"], row["season"])
        cards.envelope[card] = row.get("envelope", 0)
        for icon, symbol in (
            (Icon.KEYSTONE, Symbol.KEYSTONE),
            (Icon.ENDANGERED, Symbol.ENDANGERED),
            (Icon.TAG, Symbol.TAG),
        ):
            if row[icon.name.lower()]:
                cards.icons[card] |= icon
                cards.symbols[card] |= 1 << symbol
    cards.wild_stacks[:] = EMPTY
    for index, row in enumerate(tables["wilds"]):
        fill_card(cards, WILD + index, 0, 1 << row["habitat"], row["season"])
        # R21: a Wild shows its habitat and season, but no icon.
        cards.symbols[WILD + index] |= 1 << Symbol.WILD
        stack = cards.wild_stacks[row["habitat"]]
        stack[0 if stack[0] == EMPTY else 1] = WILD + index
    for index, row in enumerate(tables["skills"]):
        for side, name in ((Side.ACTIVE, "active"), (Side.EXHAUSTED, "exhausted")):
            for step, (effect, amount) in enumerate(row[name]):
                cards.effects[index, side, step] = effect
                cards.amounts[index, side, step] = amount
    for index, row in enumerate(tables["objectives"]):
        for n in range(GOALS):
            cards.goal_shape[index, n], cards.goal_symbol[index, n] = row[f"goal{n + 1}"]
            cards.ladder[index, n + 1] = row[f"points{n + 1}"]
    cards.placed_space[:] = EMPTY
    cards.marker_rules[:] = EMPTY
    cards.clock[:] = EMPTY
    opened = 0
    for row in tables["assignments"]:
        opened = max(opened, row["opens_envelope"])
        cards.assignment_envelopes[row["number"]] = opened
        fill_assignment(cards, row)
        fill_special_rules(cards, row)


def fill_card(cards: Any, card: int, number: int, habitats: int, season: int) -> None:
    """Write what species and Wilds have in common."""
    cards.number[card] = number
    cards.habitats[card] = habitats
    cards.season[card] = season
    cards.symbols[card] = 1 << season


def fill_assignment(cards: Any, row: Row) -> None:
    """Write one Field Journal assignment."""
    n = row["number"]
    cards.assignment_known[n] = 1
    cards.assignment_skills[n] = EMPTY
    for position, skill in enumerate(row["skills"]):
        cards.assignment_skills[n, position] = skill - 1
    cards.assignment_objective[n] = row["objective"] - 1
    cards.assignment_synergy[n] = row["synergy"]
    cards.assignment_time[n] = row["time"]
    cards.assignment_wilds[n] = sum(1 << HABITAT_LETTERS.index(w) for w in row["wilds"])
    cards.assignment_wild_height[n] = row["wilds_per_stack"]
    for index, victory in enumerate(row["victory"]):
        cards.condition[n, index] = victory["condition"]
        cards.condition_a[n, index] = victory["a"]
        cards.relaxed_a[n, index] = victory["relaxed_a"]
        cards.demanding_a[n, index] = victory["demanding_a"]
        cards.condition_b[n, index] = victory["b"]
        cards.condition_c[n, index] = victory["c"]
        cards.filters[n, Use.CONDITION + index] = victory["filter"]
    for index, placed in enumerate(row["placed"]):
        cards.placed_card[n, index] = placed["card"]
        cards.placed_space[n, index] = placed["space"]
        cards.placed_research[n, index] = placed["research"]
        cards.placed_story[n, index] = placed["story"]


FILTER_USES = {
    Special.SPACING: Use.SPACING,
    Special.COST_SHIFT: Use.COST_SHIFT,
    Special.ABUNDANCE: Use.ABUNDANCE,
    Special.BANDING: Use.BANDING,
}


def fill_special_rules(cards: Any, row: Row) -> None:
    """Write the special rules of an assignment."""
    n = row["number"]
    at_marker = [rule["special"] for rule in row["rules"] if rule["special"] in AT_MARKER]
    for place, special in enumerate(at_marker):
        cards.marker_rules[n, place] = special
    for rule in row["rules"]:
        special = rule["special"]
        cards.assignment_special[n] |= 1 << special
        for place, number in enumerate(rule["numbers"]):
            cards.rule_numbers[n, special, place] = number
        if special in FILTER_USES:
            cards.filters[n, FILTER_USES[special]] = rule["filter"]
        if special is Special.LINE_HABITAT:
            cards.line_habitats[n] = rule["lines"]
        if special is Special.SEASON_CLOCK:
            cards.clock[n] = rule["clock"]
