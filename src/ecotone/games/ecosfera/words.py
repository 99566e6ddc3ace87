"""Ecosfera's components and actions in words, in every language."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.events import Reference, seat_reference, text_reference
from ecotone.engine.reading import edition_reader, edition_record, state_reader, state_record
from ecotone.engine.state import State
from ecotone.engine.texts import Texts
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.policy_steps import GROUPS, Condition, Duration, Join, Step, Verb
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    HABITATS,
    IMPACTS,
    LITTER,
    PRESSURE,
    PRODUCERS,
    Mark,
    Phase,
    Table,
    Token,
    Use,
)
from ecotone.games.ecosfera.types import CATEGORY_NAMES, DURATION_NAMES

TEXTS = Texts(Path(__file__).parent / "texts")

record = state_record(Table)
read_table = state_reader(Table)
cards_of = edition_record(Cards)
read_cards = edition_reader(Cards)


def species_row(edition: Edition, species: int) -> Mapping[str, Any]:
    """A species' row in the edition."""
    if species < PRODUCERS:
        return edition.tables["producers"][species]
    return edition.tables["consumers"][species - PRODUCERS]


def card_id(edition: Edition, card: int) -> str:
    """A card as data names it: the edition's id, `pressure` or `litter`."""
    if card >= FIRST_SPECIES:
        return str(species_row(edition, card - FIRST_SPECIES)["id"])
    if card < ELEMENTS:
        return str(edition.tables["elements"][card]["id"])
    return "pressure" if card == PRESSURE else "litter"


def species_id(edition: Edition, species: int) -> str | None:
    """A species as data names it; None for no card."""
    return None if species == EMPTY else str(species_row(edition, species)["id"])


def species_name(edition: Edition, species: int, language: str) -> str:
    """A species' name for people."""
    return str(species_row(edition, species)[f"name_{language}"])


def element_name(edition: Edition, element: int, language: str) -> str:
    """An element's name for people."""
    return str(edition.tables["elements"][element][f"name_{language}"])


def card_name(edition: Edition, card: int, language: str) -> str:
    """Any card's name for people."""
    if card >= FIRST_SPECIES:
        return species_name(edition, card - FIRST_SPECIES, language)
    if card < ELEMENTS:
        return element_name(edition, card, language)
    return TEXTS.format(language, "card-litter" if card == LITTER else "card-pressure")


def habitat_name(edition: Edition, habitat: int, language: str) -> str:
    """A habitat's name for people."""
    return str(edition.tables["habitats"][habitat][f"name_{language}"])


def policy_name(edition: Edition, policy: int, language: str) -> str:
    """A policy card's name for people."""
    return str(edition.tables["policies"][policy][f"name_{language}"])


def is_won(table: Table) -> bool:
    return int(table.habitats) == ALL_HABITATS


def points_of(table: Table) -> int:
    """The common score, as in `scoring`."""
    saved = IMPACTS - int(table.impacts) if is_won(table) else 0
    return int(table.habitats).bit_count() + saved


def round_of(table: Table) -> int:
    """The number of the present round, from 1."""
    return (int(table.turn) - 1) // int(table.rows) + 1


def category_name(edition: Edition, policy: int, language: str) -> str:
    """What kind of policy card it is."""
    category = CATEGORY_NAMES[edition.tables["policies"][policy]["category"]]
    return TEXTS.format(language, f"category-{category}")


def habitats_in(bits: int) -> list[int]:
    """The habitats of a set of bits."""
    return [habitat for habitat in range(HABITATS) if (bits >> habitat) & 1]


def habitat_list(edition: Edition, bits: int, language: str) -> str:
    """A set of habitats in words."""
    return joined(habitat_name(edition, habitat, language) for habitat in habitats_in(bits))


def joined(names: Iterable[str]) -> str:
    """Names one after the other."""
    return ", ".join(names)


def row_reference(table: Table, row: int) -> Reference:
    """A row by its player, or by its number for one who plays several."""
    if table.players > 1:
        return seat_reference(row)
    return text_reference("row-alone", number=row + 1)


def step_words(edition: Edition, step: Step, duration: str, language: str) -> str:
    """One step of a policy card in words."""
    key = f"step-{step.verb.name.lower().replace('_', '-')}"
    arguments = step_arguments(edition, step, language)
    does = TEXTS.format(language, key, arguments | {"duration": duration})
    if step.condition:
        words = condition_words(edition, step, language)
        does = TEXTS.format(language, "step-if", {"condition": words, "step": does})
    if step.join:
        does = TEXTS.format(language, f"step-{step.join.name.lower()}", {"step": does})
    return does


def condition_words(edition: Edition, step: Step, language: str) -> str:
    """The condition of a step in words."""
    element = step.condition - Condition.ELEMENT
    of_element = element >= 0
    words: dict[str, Any] = {
        "count": step.number,
        "least": "no" if step.at_most else "yes",
        "what": "element" if of_element else Condition(step.condition).name.lower(),
        "element": element_name(edition, element, language) if of_element else "",
    }
    return TEXTS.format(language, "step-condition", words)


def step_arguments(edition: Edition, step: Step, language: str) -> dict[str, Any]:
    """What the text of a step needs."""
    words: dict[str, Any] = {"count": step.amount}
    if step.verb in (Verb.DISCARD_OPEN, Verb.REMOVE_FROM_ROW, Verb.GIVE_MARKET_CARD):
        names = [name for index, name in enumerate(GROUPS) if (step.subject >> index) & 1]
        words["groups"] = joined(TEXTS.format(language, f"group-{name}") for name in names)
    elif step.verb in (Verb.GIVE_MARKET_HABITAT, Verb.PLACE_ONE_HABITAT):
        words["habitats"] = habitat_list(edition, step.subject, language)
    elif step.verb == Verb.REMOVE_SPECIES:
        words["species"] = species_name(edition, step.subject, language)
    else:
        words["element"] = element_name(edition, step.subject, language)
    return words


def policy_words(edition: Edition, policy: int, language: str, in_force: bool = False) -> str:
    """Everything a policy card does, in words; for one in force, the next turn is this turn."""
    row = edition.tables["policies"][policy]
    if not row["program"]:
        return TEXTS.format(language, "step-none")
    duration: str = DURATION_NAMES[row["duration"]]
    if in_force and row["duration"] == Duration.NEXT_TURN:
        duration = "this_turn"
    return " ".join(step_words(edition, step, duration, language) for step in row["program"])


def price(cards: Cards, table: Table, producer: int, element: int) -> int:
    """What a producer costs in one element as the policies stand."""
    return max(0, int(cards.cost[producer, element]) - int(table.discount[element]))


def lacking(cards: Cards, table: Table, producer: int) -> list[int]:
    """The elements that a purchase lacks in the active row, each as often as it does."""
    lacks = []
    for element in range(ELEMENTS):
        free = int(table.plain[table.active, element]) - int(table.spent[element])
        lacks += [element] * (price(cards, table, producer, element) - free)
    return lacks


def borrowed_element(cards: Cards, table: Table, producer: int) -> int:
    """The element a purchase takes from the market, or EMPTY."""
    return next(iter(lacking(cards, table, producer)), EMPTY)


def tiles_to_place(cards: Cards, table: Table, consumer: int) -> dict[int, int]:
    """The tiles a consumer could place with each partner of its row, as bits."""
    tiles = {}
    row = int(table.active)
    missing = int(cards.habitats[consumer]) & ~int(table.habitats)
    for place in range(int(table.species_count[row])):
        other = int(table.species[row, place])
        if other >= PRODUCERS and other != consumer and not table.marks[place] & Mark.USED:
            if shared := missing & int(cards.habitats[other]):
                tiles[other] = shared
    return tiles


def action_words(edition: Edition, state: State, action: int, language: str) -> Mapping[str, Any]:
    """What the text of an action needs: names, what is borrowed, what it is for."""
    table = read_table(state)
    kind, given = ACTIONS.decode(action)
    words: dict[str, Any] = {"phase": Phase(int(table.phase)).name.lower().replace("_", "-")}
    if kind in ("buy", "use_card", "star"):
        words["card"] = species_name(edition, given["card"], language)
    if kind == "buy":
        words |= purchase_words(edition, table, given["card"], language)
    elif kind == "place":
        words |= placing_words(edition, table, PRODUCERS + given["card"], language)
    elif kind in ("use_token", "use_card"):
        use = Use(given["ability"]).name.lower().replace("_", "-")
        words["ability"] = TEXTS.format(language, f"use-{use}")
    elif kind == "activate":
        words["policy"] = policy_name(edition, given["policy"], language)
        words["effect"] = policy_words(edition, given["policy"], language)
    elif kind == "reactivate":
        words["token"] = TEXTS.format(language, f"token-{Token(given['token']).name.lower()}")
    elif kind == "choose_card":
        words["card"] = card_name(edition, given["card"], language)
    elif kind == "choose_row":
        words["row"] = row_reference(table, given["row"])
    elif kind == "choose_habitat":
        words["habitat"] = habitat_name(edition, given["habitat"], language)
    return words | context_words(edition, table, language)


def purchase_words(
    edition: Edition, table: Table, species: int, language: str
) -> Mapping[str, Any]:
    """What is borrowed for a producer; the habitats of a consumer."""
    cards = read_cards(edition)
    if species >= PRODUCERS:
        habitats = habitat_list(edition, int(cards.habitats[species]), language)
        return {"borrowed": "consumer", "element": "", "habitats": habitats}
    element = borrowed_element(cards, table, species)
    if element == EMPTY:
        return {"borrowed": "no", "element": "", "habitats": ""}
    name = element_name(edition, element, language)
    return {"borrowed": "yes", "element": name, "habitats": ""}


def placing_words(
    edition: Edition, table: Table, consumer: int, language: str
) -> Mapping[str, Any]:
    """A consumer with its partner, where it has only one, and every tile it could place."""
    partners = tiles_to_place(read_cards(edition), table, consumer)
    named = [consumer, *partners] if len(partners) == 1 else [consumer]
    tiles = 0
    for shared in partners.values():
        tiles |= shared
    return {
        "card": joined(species_name(edition, species, language) for species in named),
        "habitats": habitat_list(edition, tiles, language),
    }


def context_words(edition: Edition, table: Table, language: str) -> dict[str, Any]:
    """What the present decision is about: the card in hand, the element on offer, the measure."""
    words: dict[str, Any] = {
        "subject": "",
        "element_offered": "",
        "proposal": "",
        "asked": "",
        "alone": "no",
        "first": "",
        "second": "",
    }
    if table.players == 1 and table.rows > 1:
        words["asked"] = row_reference(table, int(table.chooser))
        words["alone"] = "yes"
    if table.phase == Phase.PASS_TARGET:
        words["subject"] = card_name(edition, int(table.chosen[0]), language)
    if table.proposal != EMPTY:
        words["proposal"] = policy_name(edition, int(table.proposal), language)
    if table.phase in (Phase.OFFER, Phase.TAKE_OR_RETURN):
        element = int(read_cards(edition).subject[table.policy, table.step])
        words["element_offered"] = element_name(edition, element, language)
    if table.phase == Phase.ALTERNATIVE:
        steps = edition.tables["policies"][int(table.policy)]["program"]
        for name, place in (("first", int(table.step)), ("second", int(table.step) + 1)):
            plain = steps[place]._replace(join=Join.THEN)
            words[name] = step_words(edition, plain, "instant", language)
    return words
