"""What a decision would bring, as far as anybody can know: nothing here sees a deck's order."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.randomness import new_generator
from ecotone.engine.state import State
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.dangers import harmful_cards, harms, struck, third_pressure
from ecotone.games.ecosfera.policy_steps import Verb
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    PRODUCERS,
    SLOTS,
    Mark,
    Market,
    Phase,
    Table,
    Use,
)
from ecotone.games.ecosfera.types import (
    ELEMENT_NAMES,
    HABITAT_NAMES,
    Draw,
    HabitatName,
    Pair,
    Preview,
    Shared,
)
from ecotone.games.ecosfera.words import (
    borrowed_element,
    card_id,
    cards_of,
    habitats_in,
    price,
    record,
    tiles_to_place,
)


class Look:
    """A state and its edition, looked at to tell what a decision would bring."""

    def __init__(self, edition: Edition, state: State, entry: Any) -> None:
        self.edition = edition
        self.state = state
        self.entry = entry
        self.table: Table = record(state)
        self.cards: Cards = cards_of(edition)
        self.phase = Phase(int(self.table.phase))

    def id(self, species: int) -> str:
        """A species as data names it."""
        return card_id(self.edition, species + FIRST_SPECIES)

    # -- buying and placing ----------------------------------------------------------------------

    def buy(self, card: int) -> Preview:
        """A purchase from the market."""
        effects = self.producer(card) if card < PRODUCERS else self.consumer(card)
        return effects | {"brings": [self.id(card)]}

    def producer(self, producer: int) -> Preview:
        """The elements that pay, the one that is borrowed, and whether that one strikes."""
        due = [price(self.cards, self.table, producer, element) for element in range(ELEMENTS)]
        pays: list[str] = [n for e, n in enumerate(ELEMENT_NAMES) for _ in range(due[e])]
        effects: Preview = {"pays": pays}
        element = borrowed_element(self.cards, self.table, producer)
        if element != EMPTY:
            effects["borrows"] = ELEMENT_NAMES[element]
            pays.remove(ELEMENT_NAMES[element])
            effects |= self.element_comes(ACTIONS.encode("buy", card=producer), element)
        return effects

    def consumer(self, consumer: int) -> Preview:
        """The pairs of producers that could pay, and what the consumer opens up."""
        pairs = paying_pairs(self.cards, self.table, consumer)
        effects: Preview = {"pairs": [self.pair(*pair) for pair in pairs]}
        if len(pairs) == 1:
            effects["pays"] = effects["pairs"][0]["cards"]
        return effects | {"then": self.partners_of(consumer)}

    def pair(self, one: int, other: int, shared: int) -> Pair:
        """Two cards with what they share."""
        return {"cards": [self.id(one), self.id(other)], "habitats": named_habitats(shared)}

    def partners_of(self, consumer: int) -> list[Shared]:
        """The consumers of the row that place tiles together with this one."""
        tiles = tiles_to_place(self.cards, self.table, consumer)
        return [{"card": self.id(c), "habitats": named_habitats(t)} for c, t in tiles.items()]

    def place(self, consumer: int) -> Preview:
        """The tiles a consumer places, with its only partner or with each of them."""
        tiles = tiles_to_place(self.cards, self.table, consumer)
        if len(tiles) == 1:
            return self.placed_with(consumer, next(iter(tiles)))
        return {"partners": self.partners_of(consumer)}

    def placed_with(self, one: int, other: int) -> Preview:
        """Two consumers place their tiles."""
        tiles = tiles_to_place(self.cards, self.table, one)[other]
        effects: Preview = {"pays": [self.id(one), self.id(other)]}
        return effects | self.tiles(tiles)

    def tiles(self, tiles: int) -> Preview:
        """Tiles that are placed, the policies they draw, and whether they win."""
        wins = int(self.table.habitats) | tiles == ALL_HABITATS
        count = 1 if self.table.draw_per_event else tiles.bit_count()
        drawn = count if self.table.complexity == 2 and not wins else 0
        return {"habitats": named_habitats(tiles), "wins": wins, "policies": drawn}

    # -- what strikes ----------------------------------------------------------------------------

    def element_comes(self, action: int, element: int) -> Preview:
        """What one more element in the active row does: a third equal one strikes."""
        if self.table.cut or not harms(self.table, int(self.table.active), element):
            return {}
        other = self.state.copy()
        self.entry.redeal(self.edition.data, other, int(self.table.active), new_generator(0))
        self.entry.apply(self.edition.data, other, action)
        after = record(other)
        if after.phase == Phase.ANSWER and after.policy == EMPTY:
            return {"because": "equal", "answer": True}
        return third_pressure(self.table, "equal")

    def received(self, row: int, card: int) -> Preview:
        """A card that comes into a row, and what it brings that row into."""
        effects: Preview = {"brings": [card_id(self.edition, card)], "to": row}
        if row != self.table.active and harms(self.table, row, card):
            effects["danger"] = "equal" if card < ELEMENTS else "pressure"
        return effects

    def end_turn(self) -> Preview:
        """Idleness adds a pressure card; then the next row's turn begins."""
        if self.table.acted:
            return struck(self.table, "done", 0, 0)
        return third_pressure(self.table, "idle")

    def drawn(self, row: int) -> Preview:
        """What is known of the next card that a row draws."""
        harmful, size = harmful_cards(self.table, row)
        draw: Draw = {"cards": size, "harmful": harmful, "row": row}
        if self.table.deck_known[row] > 0:
            top = int(self.table.pile[row, int(self.table.deck_size[row]) - 1])
            draw["top"] = card_id(self.edition, top)
            draw["harmful"] = size if harms(self.table, row, top) else 0
        return {"draws": draw}

    # -- abilities and policies ------------------------------------------------------------------

    def ability(self, use: int) -> Preview:
        """What an ability does."""
        if use == Use.PLUS:
            return self.drawn(int(self.table.active))
        if use == Use.PASS:
            return {}
        market = Market.PRODUCERS if use == Use.REFRESH_PRODUCERS else Market.CONSUMERS
        opened = [int(self.table.market[market, slot]) for slot in range(SLOTS)]
        return {"returns": [self.id(species) for species in opened if species != EMPTY]}

    def measure(self) -> Preview:
        """A measure uses up a funding card, now or once everybody has agreed."""
        asked = bool(self.table.agreement and self.table.players > 1)
        return {"funding": int(self.table.funding) - 1, "asks": asked}

    # -- the parts of a decision -----------------------------------------------------------------

    def card(self, card: int) -> Preview:
        """A card named as part of a decision."""
        species, first, table = card - FIRST_SPECIES, int(self.table.chosen[0]), self.table
        if self.phase == Phase.PAY_FIRST:
            pairs = paying_pairs(self.cards, table, first)
            fitting = [self.pair(*pair) for pair in pairs if species in pair[:2]]
            return {"brings": [self.id(first)], "pairs": fitting}
        if self.phase == Phase.PAY_SECOND:
            pays = [self.id(int(table.chosen[1])), self.id(species)]
            return {"brings": [self.id(first)], "pays": pays, "then": self.partners_of(first)}
        if self.phase == Phase.PARTNER:
            return self.placed_with(first, species)
        if self.phase == Phase.SHARED_CONSUMER:
            return {"partners": [self.shared(first, species)]}
        return {}

    def shared(self, one: int, other: int) -> Shared:
        """A card with the missing habitats it shares with another."""
        both = int(self.cards.habitats[one]) & int(self.cards.habitats[other])
        return {
            "card": self.id(other),
            "habitats": named_habitats(both & ~int(self.table.habitats)),
        }

    def row(self, row: int) -> Preview:
        """A row named as part of a decision."""
        if self.phase == Phase.RECYCLE:
            return self.drawn(row)
        if self.phase == Phase.PASS_TARGET:
            return self.received(row, int(self.table.chosen[0]))
        return {"brings": [self.id(species) for species in self.gifts()], "to": row}

    def gifts(self) -> list[int]:
        """The species of the market that a policy gives to a row."""
        policy, step = int(self.table.policy), int(self.table.step)
        if self.cards.verb[policy, step] == Verb.GIVE_MARKET_CARD:
            return [int(self.table.chosen[0])]
        wanted = int(self.cards.subject[policy, step])
        opened = [int(species) for species in self.table.market.flatten() if species != EMPTY]
        return [species for species in opened if int(self.cards.habitats[species]) & wanted]

    def taken(self, action: int) -> Preview:
        """An element on offer that is taken."""
        element, row = self.offered(), int(self.table.chooser)
        effects = self.received(row, element)
        if row == self.table.active and self.phase == Phase.TAKE_OR_RETURN:
            effects |= self.element_comes(action, element)
        elif harms(self.table, row, element):
            effects["danger"] = "equal"
        return effects

    def offered(self) -> int:
        """The element that the present policy is about."""
        return int(self.cards.subject[self.table.policy, self.table.step])

    def declined(self) -> Preview:
        """What not answering brings: three equal elements strike."""
        if self.phase == Phase.ANSWER and self.table.policy == EMPTY:
            return third_pressure(self.table, "equal")
        return {}


def preview(edition: Edition, state: State, action: int, seat: int, entry: Any) -> Preview:
    """What a legal decision would bring."""
    look = Look(edition, state, entry)
    kind, given = ACTIONS.decode(action)
    plain: dict[str, Callable[[], Preview]] = {
        "end_turn": look.end_turn,
        "buy": lambda: look.buy(given["card"]),
        "place": lambda: look.place(PRODUCERS + given["card"]),
        "use_token": lambda: look.ability(given["ability"]),
        "use_card": lambda: look.ability(given["ability"]),
        "star": lambda: {"policies": 1},
        "activate": look.measure,
        "choose_card": lambda: look.card(given["card"]),
        "choose_row": lambda: look.row(given["row"]),
        "choose_habitat": lambda: look.tiles(1 << given["habitat"]),
        "to_market": lambda: {"returns": [card_id(edition, int(look.table.chosen[0]))]},
        "take": lambda: look.taken(action),
        "give_back": lambda: {"returns": [ELEMENT_NAMES[look.offered()]]},
        "decline": look.declined,
    }
    return plain[kind]() if kind in plain else {}


def named_habitats(bits: int) -> list[HabitatName]:
    """A set of habitats as data names them."""
    return [HABITAT_NAMES[habitat] for habitat in habitats_in(bits)]


def paying_pairs(cards: Cards, table: Table, consumer: int) -> list[tuple[int, int, int]]:
    """Pairs of unused producers of the active row that share a habitat with a consumer, with it."""
    row, wanted = int(table.active), int(cards.habitats[consumer])
    free = [
        int(table.species[row, place])
        for place in range(int(table.species_count[row]))
        if table.species[row, place] < PRODUCERS and not table.marks[place] & Mark.USED
    ]
    shared = [
        (one, other, int(cards.habitats[one]) & int(cards.habitats[other]) & wanted)
        for one, other in combinations(free, 2)
    ]
    return [pair for pair in shared if pair[2]]
