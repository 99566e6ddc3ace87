"""What must hold between an assignment's parts, and between it and the rest of the edition."""

from ecotone.engine.edition import EditionReader, Row
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.journal import Condition, Special
from ecotone.games.keystone.journal_values import is_whole


def check_assignments(
    reader: EditionReader, assignments: list[Row], species: list[Row], envelopes: int
) -> None:
    """Check every assignment, in the order of their numbers."""
    opened = 0
    for row in assignments:
        if row["opens_envelope"] > envelopes:
            expected = f"an envelope from 1 to {envelopes}" if envelopes else "0"
            reader.fault(row["file"], 0, "opens_envelope", expected, row["opens_envelope"])
        opened = max(opened, row["opens_envelope"])
        in_play = [
            is_whole(one.get("envelope", 0)) and one.get("envelope", 0) <= opened for one in species
        ]
        check_species(reader, row, species, in_play)
        check_placed(reader, row)


def check_species(reader: EditionReader, row: Row, species: list[Row], in_play: list[bool]) -> None:
    """The species that an assignment names are in the box or in an envelope opened by then."""
    named = [("placed species", placed["card"]) for placed in row["placed"]]
    named += [
        ("victory species", victory["a"])
        for victory in row["victory"]
        if victory["condition"] is Condition.SPECIES_PLACED
    ]
    for field, card in named:
        if card < len(species) and not in_play[card]:
            name = species[card]["name_en"]
            reader.fault(row["file"], 0, field, "a species of the box or an opened envelope", name)


def check_placed(reader: EditionReader, row: Row) -> None:
    """Each card once, on a space of its own where a card may lie, with tokens that have a rule."""
    cards = [placed["card"] for placed in row["placed"]]
    if len(set(cards)) != len(cards):
        reader.fault(row["file"], 0, "placed species", "each species once", "one twice")
    kept_out = {
        Special.CLOSED_SPACES: "a space that is not closed",
        Special.INVASIVE: "a space without a story token",
    }
    rules = {rule["special"]: rule for rule in row["rules"]}
    taken: set[int] = set()
    for placed in row["placed"]:
        space = placed["space"]
        if space in taken:
            reader.fault(row["file"], 0, "placed space", "each space once", SPACE_NAMES[space])
        taken.add(space)
        for special, expected in kept_out.items():
            if special in rules and rules[special]["numbers"][0] >> space & 1:
                reader.fault(row["file"], 0, "placed space", expected, SPACE_NAMES[space])
        if placed["story"] and Special.RESCUE not in rules:
            expected = "0 without the rule rescue"
            reader.fault(row["file"], 0, "placed story", expected, placed["story"])
