"""The three abilities, on tokens and on cards: pass, plus, refresh; and turning tokens active."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.piles import (
    add_card,
    can_refresh,
    clear_market,
    draw_card,
    free_elements,
    has_cards,
    is_unused,
    mark_species,
    market_of,
    put_on_deck,
    put_under,
    refill_market,
    remove_place,
    return_element,
    row_place,
)
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    LITTER,
    PLAIN,
    PRODUCERS,
    TOKENS,
    Mark,
    Market,
    Phase,
    Table,
    Token,
    Use,
)

EVERY_GROUP = 63


@rule
def token_of(use: int) -> int:
    """The ability that a use belongs to."""
    return min(use, Token.REFRESH.value)


@rule
def has_target(table: Table, card: int) -> bool:
    """Is there any place a card may be passed to?"""
    return (
        table.rows > 1
        or card < ELEMENTS
        or may_pass_to_market(table, card)
        or may_pass_to_deck(table)
    )


@rule
def may_pass_to_market(table: Table, card: int) -> bool:
    """Elements go back to their pile; species under their deck only by a switch."""
    return card < ELEMENTS or (card >= PLAIN and table.pass_species_to_market == 1)


@rule
def may_pass_to_deck(table: Table) -> bool:
    """By a switch, a single row's card may go onto its own deck."""
    return table.rows == 1 and table.pass_to_own_deck == 1


@rule
def may_pass_plain(table: Table, card: int) -> bool:
    """May an element, pressure or litter card of the active row be passed?"""
    if card < ELEMENTS:
        return free_elements(table, card) > 0
    if table.plain[table.active, card] == 0:
        return False
    # R24: pressure is passed only with `pass_pressure`.
    return has_target(table, card) and (card == LITTER or table.pass_pressure == 1)


@rule
def may_pass_species(cards: Cards, table: Table, place: int, source: int) -> bool:
    """A species may be passed if it paid for nothing, but not by its own ability (R25).

    By a switch, no species with that ability may.
    """
    species = table.species[table.active, place]
    if table.passers_stay == 1 and (cards.abilities[species] >> Token.PASS.value) & 1:
        return False
    return (
        species != source and is_unused(table, place) and has_target(table, species + FIRST_SPECIES)
    )


@rule
def count_passable(cards: Cards, table: Table) -> int:
    """How many kinds of plain cards and how many species could be passed."""
    count = 0
    for card in range(PLAIN):
        count += 1 if may_pass_plain(table, card) else 0
    for place in range(table.species_count[table.active]):
        count += 1 if may_pass_species(cards, table, place, EMPTY) else 0
    return count


@rule
def use_token(cards: Cards, table: Table, use: int) -> None:
    """Use an ability token, which then lies inactive."""
    table.tokens[table.active, token_of(use)] = 0
    note(table, Note.TOKEN_USED, table.active, use)
    use_ability(cards, table, use, EMPTY)


@rule
def use_card_ability(cards: Cards, table: Table, species: int, use: int) -> None:
    """Use an ability of a species in the row."""
    mark_species(table, row_place(table, table.active, species), Mark.ABILITY.value)
    note(table, Note.ABILITY_USED, table.active, species, use)
    use_ability(cards, table, use, species)


@rule
def use_ability(cards: Cards, table: Table, use: int, source: int) -> None:
    """Do what the ability does, or ask for its target."""
    if use == Use.PLUS:
        draw_card(table, table.active)
    elif use == Use.REFRESH_PRODUCERS:
        clear_market(cards, table, Market.PRODUCERS.value, EVERY_GROUP)
    elif use == Use.REFRESH_CONSUMERS:
        clear_market(cards, table, Market.CONSUMERS.value, EVERY_GROUP)
    else:
        table.source = source
        table.phase = Phase.PASS_CARD


@rule
def usable(table: Table, use: int, passable: int) -> bool:
    """Would this use of an ability do anything, given the number of passable cards?"""
    if use == Use.PASS:
        return passable > 0
    if use == Use.PLUS:
        # R26: not with deck and discard both empty.
        return has_cards(table, table.active)
    if use == Use.REFRESH_PRODUCERS:
        return can_refresh(table, Market.PRODUCERS.value)
    return can_refresh(table, Market.CONSUMERS.value)


@rule
def choose_passed_card(table: Table, card: int) -> None:
    """Choose the card to pass; with a single possible target it is passed at once."""
    targets = table.rows - 1
    targets += 1 if may_pass_to_market(table, card) else 0
    targets += 1 if may_pass_to_deck(table) else 0
    if targets > 1:
        table.chosen[0] = card
        table.phase = Phase.PASS_TARGET
        note(table, Note.PASSING, table.active, card)
    elif may_pass_to_market(table, card):
        pass_to_market(table, card)
    elif may_pass_to_deck(table):
        pass_to_deck(table, card)
    else:
        pass_to_row(table, card, 1 - table.active)


@rule
def take_out(table: Table, card: int) -> None:
    """Take a card that is being passed out of the active row."""
    row = table.active
    if card < PLAIN:
        table.plain[row, card] -= 1
    else:
        remove_place(table, row, row_place(table, row, card - FIRST_SPECIES))


@rule
def pass_to_row(table: Table, card: int, row: int) -> None:
    """Pass a card into another row, which is checked only when its own turn begins (R36)."""
    note(table, Note.PASSED_TO_ROW, table.active, card, row)
    take_out(table, card)
    add_card(table, row, card)


@rule
def pass_to_market(table: Table, card: int) -> None:
    """Give an element back to its pile, or lay a species under its deck."""
    note(table, Note.PASSED_TO_MARKET, table.active, card)
    if card < ELEMENTS:
        return_element(table, table.active, card)
    else:
        take_out(table, card)
        market = market_of(card - FIRST_SPECIES)
        put_under(table, market, card - FIRST_SPECIES)
        refill_market(table, market)


@rule
def pass_to_deck(table: Table, card: int) -> None:
    """Lay a card onto the row's own deck."""
    note(table, Note.PASSED_TO_DECK, table.active, card)
    take_out(table, card)
    put_on_deck(table, table.active, card)


@rule
def some_token_inactive(table: Table) -> bool:
    """Does the active row have a token to turn active?"""
    for token in range(TOKENS):
        if table.tokens[table.active, token] == 0:
            return True
    return False


@rule
def matching_consumers(cards: Cards, table: Table) -> int:
    """A pair of consumers in the active row that share a habitat and have not yet served to
    reactivate a token, as one number of their two places; EMPTY without one."""
    row = table.active
    count = table.species_count[row]
    for one in range(count):
        if table.species[row, one] < PRODUCERS or table.marks[one] & Mark.REACTIVATION:
            continue
        habitats = cards.habitats[table.species[row, one]]
        for other in range(one + 1, count):
            if table.species[row, other] < PRODUCERS:
                continue
            if table.marks[other] & Mark.REACTIVATION:
                continue
            if habitats & cards.habitats[table.species[row, other]]:
                return one * count + other
    return EMPTY


@rule
def can_reactivate(cards: Cards, table: Table) -> bool:
    """Do two consumers share a habitat while a token lies inactive?"""
    return some_token_inactive(table) and matching_consumers(cards, table) != EMPTY


@rule
def reactivate_token(cards: Cards, table: Table, token: int) -> None:
    """Turn a token active; the pair of consumers serves for this only once."""
    pair = matching_consumers(cards, table)
    count = table.species_count[table.active]
    mark_species(table, pair // count, Mark.REACTIVATION.value)
    mark_species(table, pair % count, Mark.REACTIVATION.value)
    table.tokens[table.active, token] = 1
    note(table, Note.REACTIVATED, table.active, token)
