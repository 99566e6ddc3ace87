"""How the files of an edition of Ecosfera become its record.

producers.csv   plants and algae: names, cost, habitats, abilities, star
consumers.csv   animals: names, group, habitats, abilities, star
elements.csv    the five elements and their copies in the box
habitats.csv    the six habitat tiles
policies.csv    policy cards: category, copies, duration and their steps (see `policy_steps`)
box.csv         how many pressure cards there are, and which species biodiversity loss removes
"""

from pathlib import Path
from typing import Any

from ecotone.engine.edition import (
    Edition,
    EditionReader,
    Parser,
    Row,
    flag,
    one_of,
    optional,
    text,
    whole,
    with_sources,
)
from ecotone.engine.record import new_bytes
from ecotone.games.ecosfera.cards import CARDS, GAME, GROUP_NAMES, LITTER_CARDS, SPARE_ELEMENTS
from ecotone.games.ecosfera.policy_steps import (
    GROUPS,
    STEPS,
    Category,
    Duration,
    Step,
    StepFault,
    Verb,
    read_step,
)
from ecotone.games.ecosfera.table import (
    CONSUMERS,
    PILE,
    POLICIES,
    POLICY_CARDS,
    PRODUCERS,
    SLOTS,
)
from ecotone.games.ecosfera.types import (
    ABILITY_NAMES,
    CATEGORY_NAMES,
    DURATION_NAMES,
    ELEMENT_NAMES,
    HABITAT_NAMES,
)


def names_of(known: tuple[str, ...], least: int) -> Parser:
    """A column of names joined by `|`, read as their positions."""

    def parse(value: str) -> tuple[int, ...]:
        words = value.split("|") if value else []
        if len(words) < least or any(word not in known for word in words):
            raise ValueError(f"{least} or more of {', '.join(known)}, joined by |")
        return tuple(known.index(word) for word in words)

    return parse


KEY = {"id": text}
NAMES = {"name_en": text, "name_de": text}
SYMBOLS = {
    "habitats": names_of(HABITAT_NAMES, 1),
    "abilities": names_of(ABILITY_NAMES, 0),
    "star": flag,
}
PRODUCER_COLUMNS = with_sources(
    {"name_scientific": text, **NAMES, "kind": text, "cost": names_of(ELEMENT_NAMES, 1), **SYMBOLS},
    KEY,
)
CONSUMER_COLUMNS = with_sources(
    {"name_scientific": text, **NAMES, "group": one_of(*GROUP_NAMES), **SYMBOLS}, KEY
)
ELEMENT_COLUMNS = with_sources({**NAMES, "copies": whole(12, 24)}, KEY)
HABITAT_COLUMNS = with_sources({"name_latin": text, **NAMES}, KEY)
POLICY_COLUMNS = with_sources(
    {
        **NAMES,
        "category": one_of(*CATEGORY_NAMES),
        "copies": whole(1, POLICY_CARDS),
        "duration": one_of(*DURATION_NAMES),
        "steps": optional,
    },
    KEY,
)
BOX_COLUMNS = with_sources({"value": text}, KEY)


def read_edition(folder: Path) -> Edition:
    """Read and check an edition's folder."""
    reader = EditionReader(folder)
    tables = {
        "producers": reader.csv("producers.csv", PRODUCER_COLUMNS),
        "consumers": reader.csv("consumers.csv", CONSUMER_COLUMNS),
        "elements": reader.csv("elements.csv", ELEMENT_COLUMNS),
        "habitats": reader.csv("habitats.csv", HABITAT_COLUMNS),
        "policies": reader.csv("policies.csv", POLICY_COLUMNS),
        "box": reader.csv("box.csv", BOX_COLUMNS),
    }
    reader.complain()
    check_lists(reader, tables)
    reader.complain()
    species = species_numbers(tables)
    for row in tables["policies"]:
        row["program"] = read_program(reader, row, species)
    box = read_box(reader, tables, species)
    check_room(reader, tables, box)
    reader.complain()
    data = new_bytes(CARDS)
    fill(data.view(CARDS)[0], tables, box)
    return reader.finish(GAME, tables, data)


def check_lists(reader: EditionReader, tables: dict[str, list[Row]]) -> None:
    """Fixed lists are complete and in order, all others have room; ids and names are used once."""
    for key, ids in (("elements", ELEMENT_NAMES), ("habitats", HABITAT_NAMES)):
        found = [row["id"] for row in tables[key]]
        if found != list(ids):
            reader.fault(f"{key}.csv", 0, "id", ", ".join(ids) + " in order", ", ".join(found))
    for key, least, most in (
        ("producers", SLOTS, PRODUCERS),
        ("consumers", SLOTS, CONSUMERS),
        ("policies", 1, POLICIES),
    ):
        if not least <= len(tables[key]) <= most:
            reader.fault(f"{key}.csv", 0, "", f"{least} to {most} rows", len(tables[key]))
        for field in ("id", "name_en", "name_de"):
            seen: set[str] = set()
            for row in tables[key]:
                if row[field] in seen:
                    reader.fault(f"{key}.csv", row["line"], field, "a name used once", row[field])
                seen.add(row[field])


def species_numbers(tables: dict[str, list[Row]]) -> dict[str, int]:
    """Every species' number by its id."""
    numbers = {row["id"]: index for index, row in enumerate(tables["producers"])}
    return numbers | {row["id"]: PRODUCERS + i for i, row in enumerate(tables["consumers"])}


def read_program(reader: EditionReader, row: Row, species: dict[str, int]) -> list[Step]:
    """The steps of a policy, checked against its category and duration."""
    steps: list[Step] = []
    for words in filter(None, (part.strip() for part in row["steps"].split(";"))):
        try:
            steps.append(read_step(words, ELEMENT_NAMES, HABITAT_NAMES, species))
        except StepFault as fault:
            reader.fault("policies.csv", row["line"], "steps", str(fault), words)
    wanted = 0 if row["category"] == Category.FUNDING else 1
    if not wanted <= len(steps) <= wanted * STEPS:
        expected = f"1 to {STEPS} steps" if wanted else "no steps for funding"
        reader.fault("policies.csv", row["line"], "steps", expected, row["steps"])
    if steps and steps[0].join:
        expected = "a first step without else or or"
        reader.fault("policies.csv", row["line"], "steps", expected, row["steps"])
    for step in steps:
        if step.verb.standing and row["duration"] == Duration.INSTANT:
            expected = f"next_turn, round or permanent for {step.verb.name.lower()}"
            reader.fault("policies.csv", row["line"], "duration", expected, "instant")
        if step.verb == Verb.SKIP_TURN and row["duration"] > Duration.NEXT_TURN:
            got = DURATION_NAMES[row["duration"]]
            reader.fault("policies.csv", row["line"], "duration", "next_turn", got)
        if step.verb == Verb.BECOME_LITTER and row["category"] == Category.MEASURE:
            reader.fault(
                "policies.csv", row["line"], "steps", "no litter from a measure", row["steps"]
            )
    return steps


def read_box(
    reader: EditionReader, tables: dict[str, list[Row]], species: dict[str, int]
) -> dict[str, int]:
    """The box's settings as numbers."""
    values = {row["id"]: row["value"] for row in tables["box"]}
    wanted = {"pressure_cards", "lost_species"}
    if values.keys() != wanted:
        reader.fault("box.csv", 0, "id", ", ".join(sorted(wanted)), ", ".join(values))
        return dict.fromkeys(wanted, 0)
    lines = {row["id"]: row["line"] for row in tables["box"]}
    try:
        pressure = whole(12, 60)(values["pressure_cards"])
    except ValueError as error:
        got = values["pressure_cards"]
        reader.fault("box.csv", lines["pressure_cards"], "value", str(error), got)
        pressure = 0
    lost = species.get(values["lost_species"], -1)
    if lost < 0:
        got = values["lost_species"]
        reader.fault("box.csv", lines["lost_species"], "value", "the id of a species", got)
    return {"pressure_cards": pressure, "lost_species": lost}


def check_room(reader: EditionReader, tables: dict[str, list[Row]], box: dict[str, int]) -> None:
    """All cards fit into one player's pile and all policies into their deck."""
    copies = sum(row["copies"] for row in tables["policies"])
    if copies > POLICY_CARDS:
        reader.fault("policies.csv", 0, "copies", f"at most {POLICY_CARDS} cards", copies)
    litter = sum(row["copies"] for row in tables["policies"] if is_litter(row))
    if litter > LITTER_CARDS:
        reader.fault("policies.csv", 0, "copies", f"at most {LITTER_CARDS} litter cards", litter)
    species = len(tables["producers"]) + len(tables["consumers"])
    elements = sum(row["copies"] for row in tables["elements"]) + SPARE_ELEMENTS
    total = species + elements + box["pressure_cards"] + litter
    if total > PILE:
        reader.fault("elements.csv", 0, "copies", f"at most {PILE} cards in all", total)


def is_litter(policy: Row) -> bool:
    """Does this policy become a litter card?"""
    return any(step.verb == Verb.BECOME_LITTER for step in policy["program"])


def fill(cards: Any, tables: dict[str, list[Row]], box: dict[str, int]) -> None:
    """Write an edition's tables into the record."""
    cards.producers = len(tables["producers"])
    cards.consumers = len(tables["consumers"])
    for species, row in enumerate(tables["producers"]):
        fill_species(cards, species, row, 1 << GROUPS.index("producer"))
        for element in row["cost"]:
            cards.cost[species, element] += 1
    for index, row in enumerate(tables["consumers"]):
        group = GROUPS.index(GROUP_NAMES[row["group"]])
        fill_species(cards, PRODUCERS + index, row, 1 << group)
    cards.element_copies[:] = [row["copies"] for row in tables["elements"]]
    cards.pressure_copies = box["pressure_cards"]
    cards.lost_species = box["lost_species"]
    cards.policies = len(tables["policies"])
    for policy, row in enumerate(tables["policies"]):
        cards.category[policy] = row["category"]
        cards.copies[policy] = row["copies"]
        cards.duration[policy] = row["duration"]
        cards.litters[policy] = is_litter(row)
        for index, step in enumerate(row["program"]):
            cards.verb[policy, index] = step.verb
            cards.subject[policy, index] = step.subject
            cards.amount[policy, index] = step.amount
            cards.join[policy, index] = step.join
            cards.condition[policy, index] = step.condition
            cards.at_most[policy, index] = step.at_most
            cards.number[policy, index] = step.number


def fill_species(cards: Any, species: int, row: Row, group: int) -> None:
    """Write what producers and consumers have in common."""
    cards.habitats[species] = sum(1 << habitat for habitat in set(row["habitats"]))
    cards.abilities[species] = sum(1 << ability for ability in set(row["abilities"]))
    cards.star[species] = row["star"]
    cards.group[species] = group
