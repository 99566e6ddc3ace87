"""Why a player may not do what a look at the table suggests."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ecotone.engine.edition import Edition
from ecotone.engine.events import Event, Refusal, text_reference
from ecotone.engine.state import State
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.policy_steps import Category
from ecotone.games.ecosfera.table import (
    EMPTY,
    FIRST_SPECIES,
    PLAIN,
    PRODUCERS,
    Mark,
    Phase,
    Table,
    Token,
    Use,
)
from ecotone.games.ecosfera.types import ELEMENT_NAMES, HABITAT_NAMES
from ecotone.games.ecosfera.words import (
    card_id,
    cards_of,
    habitats_in,
    lacking,
    record,
    species_id,
)

USES_OF = {
    Token.PASS: (Use.PASS,),
    Token.PLUS: (Use.PLUS,),
    Token.REFRESH: (Use.REFRESH_PRODUCERS, Use.REFRESH_CONSUMERS),
}


def refusals(edition: Edition, state: State, seat: int, entry: Any) -> Iterator[Refusal]:
    """Everything the seat to move sees before it and may not do, each with its reason.

    Subjects: `card:ID` a card of the market or, when cards are passed, of the row; `place:ID` a
    consumer of the row; `token:NAME`, `ability:ID`, `star:ID` and `policy:ID`.
    """
    if entry.actor(edition.data, state) != seat:
        return
    out = np.zeros(ACTIONS.size, np.int16)
    legal = {int(a) for a in out[: entry.legal(edition.data, state, out)]}
    why = Why(edition, record(state), legal)
    if why.table.phase == Phase.MAIN:
        yield from why.market()
        yield from why.tokens()
        yield from why.row()
        yield from why.measures()
    elif why.table.phase == Phase.PASS_CARD:
        yield from why.passing()


class Why:
    """A table and what is legal on it: reasons for all the rest."""

    def __init__(self, edition: Edition, table: Table, legal: set[int]) -> None:
        self.edition = edition
        self.table = table
        self.cards: Cards = cards_of(edition)
        self.legal = legal
        self.active = int(table.active)

    def may(self, kind: str, **arguments: int) -> bool:
        """Is this decision legal?"""
        return ACTIONS.encode(kind, **arguments) in self.legal

    def row_species(self) -> Iterator[tuple[int, int]]:
        """The species of the active row, each with what it has served for."""
        for place in range(int(self.table.species_count[self.active])):
            yield int(self.table.species[self.active, place]), int(self.table.marks[place])

    def market(self) -> Iterator[Refusal]:
        """Open species that cannot be bought."""
        for number in self.table.market.flatten():
            species = int(number)
            if species != EMPTY and not self.may("buy", card=species):
                reason = self.no_producer if species < PRODUCERS else self.no_consumer
                yield Refusal(f"card:{species_id(self.edition, species)}", reason(species))

    def no_producer(self, producer: int) -> Event:
        """Too many elements are missing, or the one that is has run out."""
        lacks = lacking(self.cards, self.table, producer)
        names = [text_reference(f"element-{ELEMENT_NAMES[element]}") for element in lacks]
        return Event("refusal-pile" if len(lacks) == 1 else "refusal-elements", {"missing": names})

    def no_consumer(self, consumer: int) -> Event:
        """Too few unused producers, or no two that share a habitat with it."""
        free = sum(
            1
            for species, marks in self.row_species()
            if species < PRODUCERS and not marks & Mark.USED
        )
        if free < 2:
            return Event("refusal-producers", {"count": free})
        habitats = habitats_in(int(self.cards.habitats[consumer]))
        names = [text_reference(f"habitat-{HABITAT_NAMES[habitat]}") for habitat in habitats]
        return Event("refusal-pair", {"habitats": names})

    def tokens(self) -> Iterator[Refusal]:
        """Tokens that lie inactive or have nothing to do."""
        for token, uses in USES_OF.items():
            if any(self.may("use_token", ability=use) for use in uses):
                continue
            if self.table.tokens[self.active, token]:
                reason = self.no_use(token)
            else:
                reason = Event("refusal-token", {})
            yield Refusal(f"token:{token.name.lower()}", reason)

    def no_use(self, token: Token) -> Event:
        """Abilities are blocked, or there is nothing to pass, draw or refresh."""
        key = "blocked" if self.table.blocked else f"nothing-{token.name.lower()}"
        return Event(f"refusal-{key}", {})

    def row(self) -> Iterator[Refusal]:
        """Species of the row whose ability, star or tiles cannot be had."""
        for species, marks in self.row_species():
            name = species_id(self.edition, species)
            if reason := self.no_ability(species, marks):
                yield Refusal(f"ability:{name}", reason)
            if reason := self.no_star(species, marks):
                yield Refusal(f"star:{name}", reason)
            if species >= PRODUCERS and not self.may("place", card=species - PRODUCERS):
                yield Refusal(f"place:{name}", self.no_placing(marks))

    def no_ability(self, species: int, marks: int) -> Event | None:
        """Why a card with abilities gives none now."""
        bits = int(self.cards.abilities[species])
        held = [token for token in Token if bits >> token & 1]
        if not held or any(self.may("use_card", card=species, ability=use) for use in Use):
            return None
        if marks & Mark.ABILITY:
            return Event("refusal-ability-used", {})
        if marks & Mark.STAR and self.table.star_is_ability:
            return Event("refusal-star-instead", {})
        return self.no_use(held[0])

    def no_star(self, species: int, marks: int) -> Event | None:
        """Why a card's star draws no policy now."""
        if self.table.complexity != 2 or not self.cards.star[species]:
            return None
        if self.may("star", card=species):
            return None
        if marks & Mark.STAR:
            return Event("refusal-star-used", {})
        if self.table.blocked and self.table.noise_blocks_star:
            return Event("refusal-blocked", {})
        if marks & Mark.ABILITY and self.table.star_is_ability:
            return Event("refusal-ability-instead", {})
        return Event("refusal-no-policy", {})

    def no_placing(self, marks: int) -> Event:
        """Why a consumer places no tile now."""
        return Event("refusal-used" if marks & Mark.USED else "refusal-partner", {})

    def measures(self) -> Iterator[Refusal]:
        """Measures that lie ready and cannot be activated."""
        for policy, row in enumerate(self.edition.tables["policies"]):
            if self.table.held[policy] == 0 or self.may("activate", policy=policy):
                continue
            if row["category"] != Category.MEASURE:
                continue
            if self.table.funding == 0:
                key = "refusal-funding"
            elif self.table.refused[policy]:
                key = "refusal-refused"
            else:
                key = "refusal-no-effect"
            yield Refusal(f"policy:{row['id']}", Event(key, {}))

    def passing(self) -> Iterator[Refusal]:
        """Cards of the row that cannot be passed."""
        for card in range(PLAIN):
            if self.table.plain[self.active, card] and not self.may("choose_card", card=card):
                name = card_id(self.edition, card)
                kind = name if name in ("pressure", "litter") else "used"
                yield Refusal(f"card:{name}", Event(f"refusal-pass-{kind}", {}))
        for species, marks in self.row_species():
            if not self.may("choose_card", card=species + FIRST_SPECIES):
                yield Refusal(
                    f"card:{species_id(self.edition, species)}", self.no_pass(species, marks)
                )

    def no_pass(self, species: int, marks: int) -> Event:
        """Why a species cannot be passed: used, its own symbol, or nowhere to go."""
        if species == self.table.source:
            return Event("refusal-pass-self", {})
        passes = int(self.cards.abilities[species]) >> Token.PASS & 1
        if self.table.passers_stay and passes:
            return Event("refusal-pass-stays", {})
        return Event("refusal-pass-used" if marks & Mark.USED else "refusal-pass-litter", {})
