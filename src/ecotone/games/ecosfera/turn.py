"""The course of a turn: beginning it, settling every change, finishing it."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.ecosfera.abilities import can_reactivate, reactivate_token
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.lasting_policies import pass_time
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.piles import draw_card, lay_off_row
from ecotone.games.ecosfera.policies import carry_on, draw_policy
from ecotone.games.ecosfera.table import EMPTY, HAND, TOKENS, Phase, Table
from ecotone.games.ecosfera.tiles import check_row, in_danger, suffer_idleness


@rule
def settle(cards: Cards, table: Table) -> None:
    """Let everything happen that leaves no choice, until a player has to decide or it is over.

    In this order: the current policy, a cut turn's last draws and its end, a skipped turn, the
    check of the row, policy cards to draw, tokens that may be turned active. After a turn was cut
    short, no measure can be activated except in answer to a policy (R17), and the row is not
    checked a second time (R29).
    """
    while table.phase == Phase.MAIN:
        if table.policy != EMPTY:
            carry_on(cards, table)
        elif table.cut:
            if table.draws > 0:
                draw_policy(cards, table)
            else:
                # R07: a turn cut short brings no further pressure for idleness.
                finish_turn(cards, table)
        elif table.begun and is_skipped(table):
            note(table, Note.TURN_SKIPPED, table.active)
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
    """End the turn as the player wishes, with pressure for idleness."""
    note(table, Note.TURN_ENDED, table.active)
    suffer_idleness(table)
    table.cut = 1


@rule
def finish_turn(cards: Cards, table: Table) -> None:
    """Lay off the row, draw a new one, and start the next turn."""
    row = table.active
    lay_off_row(table, row)
    draw_row(table, row)
    next_turn(cards, table)


@rule
def draw_row(table: Table, row: int) -> None:
    """Draw a new row, or fewer cards if there are not enough (R39)."""
    for _ in range(HAND):
        draw_card(table, row)


@rule
def next_turn(cards: Cards, table: Table) -> None:
    if table.complexity == 2:
        pass_time(cards, table)
        table.refused[:] = 0
    begin_turn(table, (table.active + 1) % table.rows)


@rule
def begin_turn(table: Table, row: int) -> None:
    """Start a row's turn, with no card used."""
    table.turn += 1
    table.active = row
    note(table, Note.TURN, row)
    table.chooser = row
    table.begun = 1
    table.acted = 0
    table.cut = 0
    table.asked = 0
    table.spent[:] = 0
    for place in range(table.species_count[row]):
        table.marks[place] = 0
