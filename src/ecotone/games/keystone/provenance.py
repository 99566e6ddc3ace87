"""Which lines of a board's score sheet rest on values of our own.

More habitats, Keystones and symbols on a card never lower a score. So a line is certain if it
scores the same with every doubtful value taken away and with all of them added.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from ecotone.engine.edition import Edition
from ecotone.engine.provenance import HOUSE, HouseValue, house_columns, house_mark
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keystone.cards import CARDS_RECORD, GOALS, Cards, Icon
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SEASON_NAMES, SYMBOL_NAMES
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.scoring import best_run, goal_cards, may_follow
from ecotone.games.keystone.table import EMPTY, SIDE, SPACES, WILD, Table
from ecotone.games.keystone.words import TEXTS, card_id, card_name, card_row

ICONS = {"keystone": Icon.KEYSTONE, "endangered": Icon.ENDANGERED, "tag": Icon.TAG}
POINTS_OF_ALL = "points4"


class Bounds(NamedTuple):
    """The cards with the least and with the most that our own values leave open."""

    least: Cards
    most: Cards


def mark_house_lines(edition: Edition, table: Table, sheet: dict[str, Any]) -> None:
    """Note on each line of player 1's sheet what it rests on, and on the sheet whether any does."""
    bounds = bounds_of(edition, table)
    for number, line in enumerate(sheet["lines"]):
        line["house"] = house_mark(TEXTS, house_of_line(edition, bounds, table, number))
    parts = list(sheet["lines"])
    if "objective" in sheet:
        mark_objective(edition, bounds, table, sheet["objective"])
        parts.append(sheet["objective"])
    sheet["house"] = any(part["house"] for part in parts)


def bounds_of(edition: Edition, table: Table) -> Bounds:
    """The edition's cards with everything doubtful taken away, and with all of it added."""
    least: Cards = edition.data.copy().view(CARDS_RECORD)[0]
    most: Cards = edition.data.copy().view(CARDS_RECORD)[0]
    for card in {int(card) for card in table.board[0] if card != EMPTY}:
        row = card_row(edition, card)
        habitats = doubtful_habitats(row)
        least.habitats[card] &= ~habitats
        most.habitats[card] |= habitats
        symbols = doubtful_symbols(row)
        least.symbols[card] &= ~symbols
        most.symbols[card] |= symbols
        if card < WILD and row["keystone_from"] == HOUSE:
            least.icons[card] &= ~Icon.KEYSTONE
            most.icons[card] |= Icon.KEYSTONE
    return Bounds(least, most)


def doubtful_habitats(row: Mapping[str, Any]) -> int:
    """The habitats, as bits, of which only we say whether a card has them."""
    if "habitat" in row:
        return 0b1111 if row["habitat_from"] == HOUSE else 0
    sources = row["habitats_from"]
    return sum(1 << n for n, letter in enumerate(HABITAT_LETTERS) if sources[letter] == HOUSE)


def doubtful_symbols(row: Mapping[str, Any]) -> int:
    """The symbols, as bits, of which only we say whether a card shows them."""
    bits = sum(1 << n for n in range(len(SEASON_NAMES))) if row["season_from"] == HOUSE else 0
    for icon in ICONS:
        if icon in row and row[f"{icon}_from"] == HOUSE:
            bits |= 1 << SYMBOL_NAMES.index(icon.capitalize())
    return bits


def house_value(edition: Edition, value: str, card: int) -> HouseValue:
    """A value of a card."""
    names = {language: card_name(edition, card, language) for language in LANGUAGES}
    return HouseValue(value, str(card_id(edition, card)), names)


def house_of_line(edition: Edition, bounds: Bounds, table: Table, line: int) -> list[HouseValue]:
    """The values of our own on which a row or column rests."""
    cards = list(cards_that_may_join(bounds.least, table, line))
    numbers = [
        house_value(edition, "number", card)
        for card in cards
        if card < WILD and card_row(edition, card)["name_from"] == HOUSE
    ]
    least, most = (best_run(cards, table, 0, line).points for cards in bounds)
    if least == most:
        return numbers
    habitats = [card for card in cards if doubtful_habitats(card_row(edition, card))]
    keystones = [c for c in cards if c < WILD and card_row(edition, c)["keystone_from"] == HOUSE]
    return [
        *numbers,
        *(house_value(edition, "habitats", card) for card in habitats),
        *(house_value(edition, "keystone", card) for card in keystones),
    ]


def cards_that_may_join(cards: Cards, table: Table, line: int) -> Iterator[int]:
    """The cards of a line whose numbers fit a neighbour's; the others are in no ecosystem."""
    places = [int(table.board[0, space]) for space in LINE_SPACES[line]]
    fits = [
        EMPTY not in (one, other)
        and any(may_follow(cards.number[one], cards.number[other], step) for step in (1, -1))
        for one, other in pairwise(places)
    ]
    for place, card in enumerate(places):
        if (place and fits[place - 1]) or (place < SIDE - 1 and fits[place]):
            yield card


def mark_objective(
    edition: Edition, bounds: Bounds, table: Table, objective: dict[str, Any]
) -> None:
    """Note on the objective card and on each of its goals what they rest on."""
    row = edition.tables["objectives"][objective["number"] - 1]
    goals_are_ours = [HouseValue(value, "", {}) for value in house_columns(row, ["goals"])]
    found = list(goals_are_ours)
    for number, goal in enumerate(objective["goals"]):
        symbols = house_of_goal(edition, bounds, table, number)
        goal["house"] = house_mark(TEXTS, [*goals_are_ours, *symbols])
        found += symbols
    if objective["met"]:
        column = POINTS_OF_ALL if objective["met"] == GOALS else "points"
        found += [HouseValue("points", "", {}) for _ in house_columns(row, [column])]
    objective["house"] = house_mark(TEXTS, found)


def house_of_goal(edition: Edition, bounds: Bounds, table: Table, goal: int) -> list[HouseValue]:
    """The values of our own that decide whether a goal is met."""
    met = [bool(goal_cards(cards, table, 0, goal)) for cards in bounds]
    if met[0] == met[1]:
        return []
    symbol = int(bounds.least.goal_symbol[table.objective[0], goal])
    value = "season" if symbol < len(SEASON_NAMES) else SYMBOL_NAMES[symbol].lower()
    placed = (int(table.board[0, space]) for space in range(SPACES))
    return [
        house_value(edition, value, card)
        for card in placed
        if card != EMPTY and doubtful_symbols(card_row(edition, card)) >> symbol & 1
    ]
