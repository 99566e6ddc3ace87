"""A table of Ecosfera set by hand: cards are moved, never made, so every state stays whole."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ecotone.engine.options import option_numbers
from ecotone.engine.randomness import new_generator
from ecotone.games.ecosfera import GAME
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.policy_steps import Category
from ecotone.games.ecosfera.table import (
    EMPTY,
    FIRST_SPECIES,
    LITTER,
    PILE,
    PRESSURE,
    PRODUCERS,
    ROWS,
    SLOTS,
    TABLE,
    Mark,
    Phase,
    Token,
    Use,
)
from ecotone.games.ecosfera.types import ELEMENT_NAMES, HABITAT_NAMES

STANDING = {
    "climate_change": lambda table: setattr(table, "extra_impacts", 1),
    "strict_protection": lambda table: setattr(table, "protected", 1),
    "underwater_noise": lambda table: setattr(table, "blocked", 1),
}


class Stage:
    """A game with empty rows, decks and discards; all cards lie in market, piles and supply."""

    def __init__(self, players: int = 2, **options: object) -> None:
        self.edition = GAME.edition()
        self.cards = self.edition.data
        self.entry = GAME.entry
        self.state = GAME.new_state()
        numbers = option_numbers(GAME.options, GAME.check(players, options, 0))
        self.entry.setup(self.cards, self.state, numbers, players, new_generator(1))
        self.table: Any = self.state.view(TABLE)[0]
        ids = [row["id"] for row in self.edition.tables["producers"]]
        self.numbers = {name: index for index, name in enumerate(ids)}
        for index, row in enumerate(self.edition.tables["consumers"]):
            self.numbers[row["id"]] = PRODUCERS + index
        self.names = {number: name for name, number in self.numbers.items()}
        self.policies = [row["id"] for row in self.edition.tables["policies"]]
        self._clear()

    def _clear(self) -> None:
        table = self.table
        for row in range(ROWS):
            size, discarded = int(table.deck_size[row]), int(table.discard_size[row])
            lying = [*table.pile[row, :size], *table.pile[row, PILE - discarded :]]
            for card in lying:
                self._home(int(card))
            for element in range(len(ELEMENT_NAMES)):
                table.piles[element] += table.plain[row, element]
            table.pressure += table.plain[row, PRESSURE]
            table.plain[row] = 0
            table.deck_size[row] = table.discard_size[row] = 0
        table.active = table.chooser = 0
        table.begun = table.acted = table.cut = 0
        table.phase = Phase.MAIN

    def _home(self, card: int) -> None:
        if card == PRESSURE:
            self.table.pressure += 1
        else:
            self.table.piles[card] += 1

    # -- cards ---------------------------------------------------------------------------------

    def code(self, name: str) -> int:
        if name in ELEMENT_NAMES:
            return ELEMENT_NAMES.index(name)
        if name in ("pressure", "litter"):
            return PRESSURE if name == "pressure" else LITTER
        return FIRST_SPECIES + self.numbers[name]

    def name(self, code: int) -> str:
        if code < len(ELEMENT_NAMES):
            return ELEMENT_NAMES[code]
        if code in (PRESSURE, LITTER):
            return "pressure" if code == PRESSURE else "litter"
        return self.names[code - FIRST_SPECIES]

    def take(self, name: str) -> int:
        """Take a card out of its pile, the supply or the market; returns its code."""
        table = self.table
        if name in ELEMENT_NAMES:
            assert table.piles[ELEMENT_NAMES.index(name)] > 0
            table.piles[ELEMENT_NAMES.index(name)] -= 1
        elif name == "pressure":
            table.pressure -= 1
        elif name == "litter":
            self._draw_out("beach_litter")
            table.littered[self.policies.index("beach_litter")] += 1
        else:
            species = self.numbers[name]
            market = int(species >= PRODUCERS)
            deck = self.market_deck(market)
            if species in deck:
                deck.remove(species)
            else:
                slot = list(table.market[market]).index(species)
                table.market[market, slot] = deck.pop(0) if deck else EMPTY
            self.set_market_deck(market, deck)
        return self.code(name)

    def row(self, row: int, *names: str) -> "Stage":
        """Lay cards into a row."""
        for name in names:
            code = self.take(name)
            if code < FIRST_SPECIES:
                self.table.plain[row, code] += 1
            else:
                place = int(self.table.species_count[row])
                self.table.species[row, place] = code - FIRST_SPECIES
                self.table.species_count[row] = place + 1
                if row == self.table.active:
                    self.table.marks[place] = 0
        return self

    def deck(self, row: int, *names: str) -> "Stage":
        """Lay a row's deck, the top card first."""
        for name in reversed(names):
            size = int(self.table.deck_size[row])
            self.table.pile[row, size] = self.take(name)
            self.table.deck_size[row] = size + 1
        return self

    def discard(self, row: int, *names: str) -> "Stage":
        for name in names:
            size = int(self.table.discard_size[row])
            self.table.pile[row, PILE - 1 - size] = self.take(name)
            self.table.discard_size[row] = size + 1
        return self

    def cards_of(self, row: int) -> list[str]:
        """The cards of a row by name, sorted."""
        table = self.table
        plain = [
            self.name(code)
            for code in range(FIRST_SPECIES)
            for _ in range(int(table.plain[row, code]))
        ]
        species = table.species[row, : table.species_count[row]]
        return sorted(plain + [self.names[int(number)] for number in species])

    def deck_of(self, row: int) -> list[str]:
        """A row's deck, the top card first."""
        size = int(self.table.deck_size[row])
        return [self.name(int(code)) for code in self.table.pile[row, :size][::-1]]

    def discard_of(self, row: int) -> list[str]:
        size = int(self.table.discard_size[row])
        return sorted(self.name(int(code)) for code in self.table.pile[row, PILE - size :])

    def is_used(self, name: str) -> bool:
        """Has a species of the active row served for an action?"""
        row = int(self.table.active)
        count = int(self.table.species_count[row])
        place = list(self.table.species[row, :count]).index(self.numbers[name])
        return bool(self.table.marks[place] & Mark.USED)

    # -- market --------------------------------------------------------------------------------

    def market_deck(self, market: int) -> list[int]:
        top, size = int(self.table.market_top[market]), int(self.table.market_size[market])
        ring = self.table.market_deck[market]
        return [int(ring[(top + depth) % PRODUCERS]) for depth in range(size)]

    def set_market_deck(self, market: int, deck: list[int]) -> None:
        self.table.market_deck[market, : len(deck)] = deck
        self.table.market_top[market] = 0
        self.table.market_size[market] = len(deck)
        self.table.market_known[market] = 0

    def market(self, *names: str) -> "Stage":
        """Open these species in their market, from its first slot on; the others fill up."""
        for market in range(2):
            wanted = [self.numbers[n] for n in names if (self.numbers[n] >= PRODUCERS) == market]
            if not wanted:
                continue
            opened = [int(s) for s in self.table.market[market] if s != EMPTY]
            rest = [s for s in opened + self.market_deck(market) if s not in wanted]
            order = wanted + rest
            self.table.market[market] = (order + [EMPTY] * SLOTS)[:SLOTS]
            self.set_market_deck(market, order[SLOTS:])
        return self

    def drain_market(self, market: int, left: int = 0) -> "Stage":
        """Leave so many cards in a market deck; the others go to the last row's discard."""
        deck = self.market_deck(market)
        self.set_market_deck(market, deck[:left])
        row = int(self.table.rows) - 1
        for species in deck[left:]:
            size = int(self.table.discard_size[row])
            self.table.pile[row, PILE - 1 - size] = species + FIRST_SPECIES
            self.table.discard_size[row] = size + 1
        return self

    def opened(self, market: int) -> list[str]:
        return [self.names[int(s)] for s in self.table.market[market] if s != EMPTY]

    def drain_pile(self, element: str, left: int = 0) -> "Stage":
        """Leave so many cards in a pile; the others go to the last row's discard."""
        code = self.code(element)
        row = int(self.table.rows) - 1
        while self.table.piles[code] > left:
            self.discard(row, element)
        return self

    def drain_pressure(self, left: int = 0) -> "Stage":
        row = int(self.table.rows) - 1
        while self.table.pressure > left:
            self.discard(row, "pressure")
        return self

    # -- policies ------------------------------------------------------------------------------

    def _draw_out(self, name: str) -> int:
        policy = self.policies.index(name)
        size = int(self.table.policy_deck_size)
        deck = [int(p) for p in self.table.policy_deck[:size]]
        deck.remove(policy)
        self.table.policy_deck[: len(deck)] = deck
        self.table.policy_deck_size = len(deck)
        return policy

    def next_policies(self, *names: str) -> "Stage":
        """Lay policy cards onto their deck, the next one first."""
        for name in reversed(names):
            policy = self._draw_out(name)
            size = int(self.table.policy_deck_size)
            self.table.policy_deck[size] = policy
            self.table.policy_deck_size = size + 1
        return self

    def drain_policies(self) -> "Stage":
        """Use up the whole policy deck."""
        for policy in self.table.policy_deck[: int(self.table.policy_deck_size)]:
            self.table.used[policy] += 1
        self.table.policy_deck_size = 0
        return self

    def ready(self, *names: str) -> "Stage":
        """Lay measures and funding ready."""
        for name in names:
            policy = self._draw_out(name)
            self.table.held[policy] += 1
            if self.edition.tables["policies"][policy]["category"] == Category.FUNDING:
                self.table.funding += 1
            else:
                self.table.measures_held += 1
        return self

    def in_force(self, *names: str) -> "Stage":
        for name in names:
            self.table.in_force[self._draw_out(name)] += 1
            STANDING[name](self.table)
        return self

    def is_ready(self, name: str) -> bool:
        return bool(self.table.held[self.policies.index(name)])

    def is_in_force(self, name: str) -> bool:
        return bool(self.table.in_force[self.policies.index(name)])

    def is_spent(self, name: str) -> bool:
        return bool(self.table.used[self.policies.index(name)])

    # -- decisions -----------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        return Phase(int(self.table.phase))

    @property
    def actor(self) -> int:
        return int(self.entry.actor(self.cards, self.state))

    def legal(self) -> list[int]:
        out = np.zeros(ACTIONS.size, np.int16)
        return [int(a) for a in out[: self.entry.legal(self.cards, self.state, out)]]

    def kinds(self) -> set[str]:
        return {ACTIONS.decode(action).kind for action in self.legal()}

    def number(self, kind: str, what: str | int | None = None, ability: str | None = None) -> int:
        if what is None:
            return ACTIONS.encode(kind)
        if kind == "use_token":
            return ACTIONS.encode(kind, ability=Use[str(what).upper()])
        if kind == "reactivate":
            return ACTIONS.encode(kind, token=Token[str(what).upper()])
        if kind == "choose_row":
            return ACTIONS.encode(kind, row=int(what))
        if kind == "choose_habitat":
            return ACTIONS.encode(kind, habitat=HABITAT_NAMES.index(str(what)))
        if kind == "activate":
            return ACTIONS.encode(kind, policy=self.policies.index(str(what)))
        if kind == "choose_card":
            return ACTIONS.encode(kind, card=self.code(str(what)))
        species = self.numbers[str(what)]
        if kind == "place":
            return ACTIONS.encode(kind, card=species - PRODUCERS)
        if ability is not None:
            return ACTIONS.encode(kind, card=species, ability=Use[ability.upper()])
        return ACTIONS.encode(kind, card=species)

    def can(self, kind: str, what: str | int | None = None, ability: str | None = None) -> bool:
        return self.number(kind, what, ability) in self.legal()

    def do(self, kind: str, what: str | int | None = None, ability: str | None = None) -> "Stage":
        """Play a decision that must be legal; the table must be whole after it."""
        action = self.number(kind, what, ability)
        named = [ACTIONS.name(a) for a in self.legal()]
        assert ACTIONS.name(action) in named
        self.entry.apply(self.cards, self.state, action)
        assert self.entry.audit(self.cards, self.state) == 0
        return self

    def pass_turn(self) -> "Stage":
        """End the turn as if the active player had acted."""
        self.table.acted = 1
        return self.do("end_turn")

    def habitats(self) -> set[str]:
        return {name for h, name in enumerate(HABITAT_NAMES) if int(self.table.habitats) >> h & 1}

    def placed(self, *names: str) -> "Stage":
        """Let these habitat tiles be placed already."""
        for name in names:
            self.table.habitats |= 1 << HABITAT_NAMES.index(name)
        return self

    def tokens(self, row: int) -> list[int]:
        return [int(active) for active in self.table.tokens[row]]


@pytest.fixture
def stage() -> Callable[..., Stage]:
    return Stage
