"""What a person may see, and what happened, as plain data.

Everything lies open but the order of the decks: every card that enters a deck was seen by all, so
their contents are told, in the order of the edition.
"""

from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.reading import seen_by_all
from ecotone.engine.state import NOBODY, State
from ecotone.games.ecosfera.dangers import risks
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    LITTER,
    PILE,
    PRESSURE,
    PRODUCERS,
    SLOTS,
    Element,
    Mark,
    Market,
    Phase,
    Table,
)
from ecotone.games.ecosfera.types import (
    ABILITY_NAMES,
    ELEMENT_NAMES,
    HABITAT_NAMES,
    PHASE_NAMES,
    ElementName,
    Elements,
    MarketView,
    Policies,
    PublicView,
    Row,
    RowSpecies,
    View,
)
from ecotone.games.ecosfera.words import (
    card_id,
    cards_of,
    is_won,
    price,
    read_table,
    record,
    round_of,
    species_id,
)

NONE_SPENT = (0,) * ELEMENTS


def view(edition: Edition, state: State, seat: int) -> View:
    """The table as a seat sees it: all but the order of the decks."""
    return {**view_for_all(edition, state), "own_rows": own_rows(read_table(state), seat)}


@seen_by_all
def view_for_all(edition: Edition, state: State) -> PublicView:
    """The table as everybody sees it."""
    table = read_table(state)
    over = table.phase == Phase.OVER
    return {
        "players": int(table.players),
        "rows_in_play": int(table.rows),
        "complexity": int(table.complexity),
        "turn": int(table.turn),
        "round": round_of(table),
        "actor": None if over else actor_of(table),
        "active": int(table.active),
        "chooser": int(table.chooser),
        "phase": PHASE_NAMES[table.phase],
        "won": is_won(record(state)) if over else None,
        "acted": bool(table.acted),
        "abilities_blocked": bool(table.blocked),
        "habitats": [name for h, name in enumerate(HABITAT_NAMES) if table.habitats >> h & 1],
        "impacts": int(table.impacts),
        "piles": by_element(table.piles),
        "pressure": int(table.pressure),
        "discount": by_element(table.discount),
        "market": {
            "producers": view_market(edition, table, Market.PRODUCERS.value),
            "consumers": view_market(edition, table, Market.CONSUMERS.value),
        },
        "rows": [view_row(edition, table, row) for row in range(int(table.rows))],
        "next": (int(table.active) + 1) % int(table.rows),
        "costs": costs(edition, record(state)),
        "risks": risks(table),
        "policies": view_policies(edition, table) if table.complexity == 2 else None,
        "chosen": view_chosen(edition, table),
    }


def actor_of(table: Table) -> int:
    """The seat that decides; alone, one seat decides for all rows."""
    return int(table.chooser) if table.players > 1 else 0


def own_rows(table: Table, seat: int) -> list[int]:
    """The rows a seat plays: its own, or all of them alone."""
    if seat == NOBODY:
        return []
    return [seat] if table.players > 1 else list(range(int(table.rows)))


def costs(edition: Edition, table: Table) -> dict[str, list[ElementName]]:
    """What each open producer costs as the policies stand."""
    cards = cards_of(edition)
    opened = [int(producer) for producer in table.market[Market.PRODUCERS] if producer != EMPTY]
    return {
        str(species_id(edition, producer)): [
            name
            for element, name in enumerate(ELEMENT_NAMES)
            for _ in range(price(cards, table, producer, element))
        ]
        for producer in opened
    }


def by_element(counts: Any) -> Elements:
    """A number for each element, from an array of them."""
    return {
        "sun": int(counts[Element.SUN]),
        "oxygen": int(counts[Element.OXYGEN]),
        "salinity": int(counts[Element.SALINITY]),
        "nutrients": int(counts[Element.NUTRIENTS]),
        "temperature": int(counts[Element.TEMPERATURE]),
    }


def view_market(edition: Edition, table: Table, market: int) -> MarketView:
    """A market's open cards, its deck, and the cards known to lie at its bottom."""
    size = int(table.market_size[market])
    depths = range(size - int(table.market_known[market]), size)
    top = int(table.market_top[market])
    bottom = [int(table.market_deck[market, (top + depth) % PRODUCERS]) for depth in depths]
    return {
        "open": [species_id(edition, int(table.market[market, slot])) for slot in range(SLOTS)],
        "deck": size,
        "known_bottom": [card_id(edition, species + FIRST_SPECIES) for species in bottom],
    }


def view_row(edition: Edition, table: Table, row: int) -> Row:
    """A row's open cards with what they served for, its tokens, and what its piles hold."""
    active = row == table.active and table.phase != Phase.OVER
    known = int(table.deck_known[row])
    size = int(table.deck_size[row])
    deck = [int(card) for card in table.pile[row, :size]]
    discard = [int(card) for card in table.pile[row, PILE - int(table.discard_size[row]) :]]
    return {
        "elements": by_element(table.plain[row]),
        "used_elements": by_element(table.spent if active else NONE_SPENT),
        "pressure": int(table.plain[row, PRESSURE]),
        "litter": int(table.plain[row, LITTER]),
        "species": [
            view_species(edition, table, row, place, active)
            for place in range(int(table.species_count[row]))
        ],
        "tokens": {
            name: bool(table.tokens[row, token]) for token, name in enumerate(ABILITY_NAMES)
        },
        "deck": [card_id(edition, card) for card in sorted(deck)],
        "known_top": [card_id(edition, card) for card in reversed(deck[size - known :])],
        "discard": [card_id(edition, card) for card in sorted(discard)],
    }


def view_species(edition: Edition, table: Table, row: int, place: int, active: bool) -> RowSpecies:
    """A species of a row and what it has served for in this turn."""
    marks = int(table.marks[place]) if active else 0
    return {
        "card": card_id(edition, int(table.species[row, place]) + FIRST_SPECIES),
        "used": bool(marks & Mark.USED),
        "ability_used": bool(marks & Mark.ABILITY),
        "star_used": bool(marks & Mark.STAR),
    }


def view_policies(edition: Edition, table: Table) -> Policies:
    """The policy cards: what lies ready, what counts, what is being carried out."""
    rows = edition.tables["policies"]

    def listed(counts: Any) -> list[str]:
        return [row["id"] for p, row in enumerate(rows) for _ in range(int(counts[p]))]

    size = int(table.policy_deck_size)
    return {
        "deck": [rows[p]["id"] for p in sorted(int(p) for p in table.policy_deck[:size])],
        "ready": listed(table.held),
        "in_force": listed(table.in_force),
        "coming": listed(table.coming),
        "used": listed(table.used),
        "now": None if table.policy == EMPTY else rows[int(table.policy)]["id"],
        "proposal": None if table.proposal == EMPTY else rows[int(table.proposal)]["id"],
        "draws": int(table.draws),
        "funding": int(table.funding),
        "measures_done": int(table.measures_done),
    }


def view_chosen(edition: Edition, table: Table) -> list[str]:
    """The cards named so far in a decision with several parts."""
    if table.phase == Phase.PASS_TARGET:
        return [card_id(edition, int(table.chosen[0]))]
    counts = {
        Phase.PAY_FIRST: 1,
        Phase.PAY_SECOND: 2,
        Phase.PARTNER: 1,
        Phase.SHARED_CONSUMER: 1,
        Phase.SHARED_HABITAT: 2,
        Phase.RECEIVER: 1,
    }
    chosen = [int(c) for c in table.chosen[: counts.get(Phase(int(table.phase)), 0)]]
    return [card_id(edition, c + FIRST_SPECIES) for c in chosen if c != EMPTY]
