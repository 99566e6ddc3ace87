"""What happened, from what the rules noted; everybody at the table may know all of it."""

from collections.abc import Callable, Iterator, Sequence

from ecotone.engine.edition import Edition
from ecotone.engine.events import Argument, Event, Reference, text_reference
from ecotone.engine.notes import Noted
from ecotone.engine.state import State
from ecotone.games.ecosfera.notes import Cause, Note
from ecotone.games.ecosfera.policy_steps import Verb
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    LITTER,
    PRODUCERS,
    Token,
    Use,
)
from ecotone.games.ecosfera.types import CATEGORY_NAMES
from ecotone.games.ecosfera.words import habitats_in, read_table, row_reference

JOINED = (Note.DRAWN, Note.MARKET_FILLED, Note.DISCARDED, Note.RECEIVED)
"""Notes of the same kind that are told in one sentence."""


def events(
    edition: Edition, before: State, action: int, notes: Sequence[Noted], seat: int
) -> Iterator[Event]:
    """What an action did, in order: the decision itself, what it set off, how the turn went on."""
    table = read_table(before)
    log = Log(edition, lambda row: row_reference(table, row))
    log.in_force = {policy for policy, count in enumerate(table.in_force.tolist()) if count}
    for alike in grouped_notes(notes):
        yield log.event(alike)


def grouped_notes(notes: Sequence[Noted]) -> Iterator[list[Noted]]:
    """The notes of each sentence: cards that came to the same place one after the other."""
    sentence: list[Noted] = []
    for one in notes:
        if sentence and one.kind in JOINED and whose(one) == whose(sentence[0]):
            sentence.append(one)
            continue
        if sentence:
            yield sentence
        sentence = [one]
    if sentence:
        yield sentence


def whose(one: Noted) -> tuple[int, int]:
    """The kind of a note about a card, and the row that it is about."""
    if one.kind == Note.MARKET_FILLED:
        return one.kind, EMPTY
    return one.kind, one.b if one.kind == Note.DISCARDED else one.a


class Log:
    """Turns notes into events."""

    def __init__(self, edition: Edition, row: Callable[[int], Reference]) -> None:
        self.edition = edition
        self.row = row
        self.in_force: set[int] = set()
        """The policies that have counted since the action began."""

    def event(self, alike: list[Noted]) -> Event:
        """One note, or several that are told together."""
        one = alike[0]
        kind = Note(one.kind)
        if kind == Note.IN_FORCE:
            self.in_force.add(one.a)
        arguments = ARGUMENTS[kind](self, alike)
        return Event(f"event-{kind.name.lower().replace('_', '-')}", arguments)

    # -- what numbers stand for ------------------------------------------------------------------

    def species(self, species: int) -> Reference:
        table, place = ("producers", species)
        if species >= PRODUCERS:
            table, place = ("consumers", species - PRODUCERS)
        return Reference("species", str(self.edition.tables[table][place]["id"]))

    def card(self, card: int) -> Reference:
        """A card of any kind."""
        if card >= FIRST_SPECIES:
            return self.species(card - FIRST_SPECIES)
        if card < ELEMENTS:
            return self.element(card)
        return text_reference("card-litter" if card == LITTER else "card-pressure")

    def element(self, element: int) -> Reference:
        return Reference("elements", str(self.edition.tables["elements"][element]["id"]))

    def policy(self, policy: int, part: str = "name") -> Reference:
        return Reference("policies", str(self.edition.tables["policies"][policy]["id"]), part)

    def habitats(self, bits: int) -> list[Reference]:
        rows = self.edition.tables["habitats"]
        return [Reference("habitats", str(rows[place]["id"])) for place in habitats_in(bits)]

    def more_impact(self) -> list[Reference]:
        """The policies in force that add to every impact."""
        return [
            self.policy(policy)
            for policy in sorted(self.in_force)
            for step in self.edition.tables["policies"][policy]["program"]
            if step.verb == Verb.EXTRA_IMPACT
        ]


Arguments = dict[str, Argument]


def who(log: Log, alike: list[Noted]) -> Arguments:
    return {"who": log.row(alike[0].a)}


def who_and_species(log: Log, alike: list[Noted]) -> Arguments:
    return who(log, alike) | {"card": log.species(alike[0].b)}


def who_and_card(log: Log, alike: list[Noted]) -> Arguments:
    return who(log, alike) | {"card": log.card(alike[0].b)}


def who_and_element(log: Log, alike: list[Noted]) -> Arguments:
    return who(log, alike) | {"element": log.element(alike[0].b)}


def who_and_policy(log: Log, alike: list[Noted]) -> Arguments:
    return who(log, alike) | {"policy": log.policy(alike[0].b)}


def cards(log: Log, alike: list[Noted]) -> Arguments:
    """Several species that are told together."""
    return {"cards": [log.species(one.a) for one in alike]}


def use_name(use: int) -> Reference:
    return text_reference(f"use-{Use(use).name.lower().replace('_', '-')}")


def bought_producer(log: Log, alike: list[Noted]) -> Arguments:
    borrowed = alike[0].c
    given = who_and_species(log, alike) | {"borrowed": "no" if borrowed == EMPTY else "yes"}
    return given if borrowed == EMPTY else given | {"element": log.element(borrowed)}


def bought_consumer(log: Log, alike: list[Noted]) -> Arguments:
    one = alike[0]
    return who_and_species(log, alike) | {"producers": [log.species(one.c), log.species(one.d)]}


def placed_with(log: Log, alike: list[Noted]) -> Arguments:
    one = alike[0]
    return who(log, alike) | {"cards": [log.species(one.b), log.species(one.c)]}


def policy_drawn(log: Log, alike: list[Noted]) -> Arguments:
    policy = alike[0].a
    category = CATEGORY_NAMES[log.edition.tables["policies"][policy]["category"]]
    return {
        "policy": log.policy(policy),
        "category": text_reference(f"category-{category}"),
        "effect": log.policy(policy, "does"),
    }


def pressure(log: Log, alike: list[Noted]) -> Arguments:
    """A pressure card, to whom and why."""
    one = alike[0]
    given = who(log, alike) | {"cause": Cause(one.b).name.lower(), "left": one.d}
    if one.b == Cause.EQUAL:
        return given | {"element": log.element(one.c)}
    return given | {"policy": log.policy(one.c)} if one.b == Cause.POLICY else given


def impact(log: Log, alike: list[Noted]) -> Arguments:
    """Impact tiles, whom they struck and why."""
    one = alike[0]
    given = who(log, alike) | {"cause": Cause(one.b).name.lower(), "count": one.c, "all": one.d}
    return given | {"policy": log.policy(one.e)} if one.b == Cause.POLICY else given


def discarded(log: Log, alike: list[Noted]) -> Arguments:
    """Species under their market deck, or onto a row's discard pile."""
    if alike[0].b == EMPTY:
        return cards(log, alike) | {"from": "market"}
    return cards(log, alike) | {"from": "row", "who": log.row(alike[0].b)}


ARGUMENTS: dict[Note, Callable[[Log, list[Noted]], Arguments]] = {
    Note.TURN_ENDED: who,
    Note.BOUGHT_PRODUCER: bought_producer,
    Note.BUYING_CONSUMER: who_and_species,
    Note.PAYING_WITH: who_and_species,
    Note.BOUGHT_CONSUMER: bought_consumer,
    Note.PLACING: who_and_species,
    Note.PLACED_WITH: placed_with,
    Note.TOKEN_USED: lambda log, all_: who(log, all_) | {"ability": use_name(all_[0].b)},
    Note.ABILITY_USED: lambda log, all_: (
        who_and_species(log, all_) | {"ability": use_name(all_[0].c)}
    ),
    Note.STAR_USED: who_and_species,
    Note.REACTIVATED: lambda log, all_: (
        who(log, all_) | {"token": text_reference(f"token-{Token(all_[0].b).name.lower()}")}
    ),
    Note.PASSING: who_and_card,
    Note.PASSED_TO_ROW: lambda log, all_: who_and_card(log, all_) | {"row": log.row(all_[0].c)},
    Note.PASSED_TO_MARKET: who_and_card,
    Note.PASSED_TO_DECK: who_and_card,
    Note.RESHUFFLED: who,
    Note.DRAWN: lambda log, all_: (
        # Sorted: a deck's order is nobody's knowledge, and a row has none.
        who(log, all_) | {"cards": [log.card(card) for card in sorted(one.b for one in all_)]}
    ),
    Note.MARKET_FILLED: cards,
    Note.POLICIES_RESHUFFLED: lambda log, all_: {},
    Note.POLICY_DRAWN: policy_drawn,
    Note.PROPOSED: who_and_policy,
    Note.AGREED: who_and_policy,
    Note.REFUSED: who_and_policy,
    Note.FUNDED: who_and_policy,
    Note.DECLINED: who,
    Note.HABITATS: lambda log, all_: {"habitats": log.habitats(all_[0].a), "count": all_[0].b},
    Note.PRESSURE: pressure,
    Note.IMPACT: impact,
    Note.MORE_IMPACT: lambda log, all_: {
        "policies": log.more_impact(),
        "count": all_[0].a,
        "all": all_[0].b,
    },
    Note.IMPACT_BACK: lambda log, all_: {"count": all_[0].a, "all": all_[0].b},
    Note.TURN_CUT: who,
    Note.TURN_SKIPPED: who,
    Note.TURN: who,
    Note.WON: lambda log, all_: {"points": all_[0].a},
    Note.LOST: lambda log, all_: {"points": all_[0].a},
    Note.ELEMENT_TAKEN: who_and_element,
    Note.ELEMENT_RETURNED: who_and_element,
    Note.OFFER_DECLINED: who_and_element,
    Note.DISCARDED: discarded,
    Note.REMOVED: lambda log, all_: {"card": log.species(all_[0].a)},
    Note.TOKENS_TURNED: lambda log, all_: {"active": "yes" if all_[0].a else "no"},
    Note.PROTECTED: lambda log, all_: {"policy": log.policy(all_[0].a)},
    Note.PRESSURE_GONE: who,
    Note.RECEIVED: lambda log, all_: (
        who(log, all_) | {"cards": [log.species(one.b) for one in all_]}
    ),
    Note.LITTERED: who,
    Note.CHOSEN: who_and_species,
    Note.IN_FORCE: lambda log, all_: {
        "policy": log.policy(all_[0].a),
        "starts": "next" if all_[0].b else "now",
    },
    Note.EXPIRED: lambda log, all_: {"policy": log.policy(all_[0].a)},
}
