"""The course of turns: beginning, checking, going on after every change, finishing."""

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.abilities import can_reactivate, reactivate_token
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.lasting_policies import pass_time
from ecotone.games.ecosfera.piles import draw_card, lay_off_row
from ecotone.games.ecosfera.policies import carry_on, draw_policy
from ecotone.games.ecosfera.table import EMPTY, HAND, TOKENS, Phase, Table
from ecotone.games.ecosfera.tiles import check_row, in_danger, suffer_idleness


@rule
def settle(cards: Cards, table: Table) -> None:
    """Let everything happen that leaves no choice, until a player has to decide or it is over.

    In this order: the present policy, a cut turn's last draws and its end, a skipped turn, the
    check of the row, policy cards to draw, tokens that may be turned active.
    """
    while table.phase == Phase.MAIN:
        if table.policy != EMPTY:
            carry_on(cards, table)
        elif table.cut:
            if table.draws > 0:
                draw_policy(cards, table)
            else:
                finish_turn(cards, table)
        elif table.begun and is_skipped(table):
            next_turn(cards, table)
        elif check_row(cards, table):
            continue
        elif table.draws > 0:
            draw_policy(cards, table)
        elif table.begun or table.reactivate_any_time:
            table.begun = 0
            if not offer_reactivation(cards, table):
                return
        else:
            return


@rule
def is_skipped(table: Table) -> bool:
    """Is the turn that begins skipped? By a switch, a row in danger is dealt with instead."""
    return table.skipped == 1 and not (table.skip_after_checks and in_danger(table))


@rule
def offer_reactivation(cards: Cards, table: Table) -> bool:
    """Ask which token to turn active, where a pair of consumers allows it; False if none does."""
    if not can_reactivate(cards, table):
        return False
    if table.reactivate_any_time:
        inactive = 0
        last = EMPTY
        for token in range(TOKENS):
            if table.tokens[table.active, token] == 0:
                inactive += 1
                last = token
        if inactive == 1:
            reactivate_token(cards, table, last)
            return True
    table.phase = Phase.REACTIVATE
    return True


@rule
def end_turn(table: Table) -> None:
    """The player is done: pressure for idleness, then the turn can only be finished."""
    suffer_idleness(table)
    table.cut = 1


@rule
def finish_turn(cards: Cards, table: Table) -> None:
    """Lay off the row, draw a new one, and go on with the next player."""
    row = int(table.active)
    lay_off_row(table, row)
    draw_row(table, row)
    next_turn(cards, table)


@rule
def draw_row(table: Table, row: int) -> None:
    """Draw a new row, as far as the cards last."""
    for _ in range(HAND):
        draw_card(table, row)


@rule
def next_turn(cards: Cards, table: Table) -> None:
    """The next row's turn begins."""
    if table.complexity == 2:
        pass_time(cards, table)
        table.refused[:] = 0
    begin_turn(table, (int(table.active) + 1) % int(table.rows))


@rule
def begin_turn(table: Table, row: int) -> None:
    """A row's turn begins with nothing used."""
    table.turn += 1
    table.active = row
    table.chooser = row
    table.begun = 1
    table.acted = 0
    table.cut = 0
    table.asked = 0
    table.spent[:] = 0
    for place in range(int(table.species_count[row])):
        table.marks[place] = 0
