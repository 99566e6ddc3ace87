"""The rules: what may be decided, what a decision does, and what follows without one."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.state import NOBODY
from ecotone.games.keyharvest.actions import STOP
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.stack import finish_step
from ecotone.games.keyharvest.steps import answer_question, list_answers, resume_task
from ecotone.games.keyharvest.table import Ask, Table


@rule
def actor(table: Table) -> int:
    """The seat that decides; in an event or after a displacement it need not be the active one."""
    return NOBODY if table.asked == Ask.OVER else table.actor


@rule
def legal(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """List the legal answers to the present question and return how many there are."""
    if table.asked == Ask.OVER:
        return 0
    return list_answers(table.asked, cards, table, out)


@rule
def apply(cards: Cards, table: Table, action: int) -> None:
    """Carry out a legal answer and whatever follows from it without a choice."""
    answer(cards, table, action)
    while table.asked == Ask.NOTHING:
        resume(cards, table)


@rule
def ends_step(asked: int) -> bool:
    """Does stopping end a text's step?

    Otherwise a bid stands, a worker or fields go back, or another player is asked about.
    """
    return asked != Ask.BID and asked != Ask.REPLAY and asked != Ask.PLACE and asked != Ask.PLAYER


@rule
def answer(cards: Cards, table: Table, action: int) -> None:
    """Do what was decided."""
    asked = table.asked
    table.asked = Ask.NOTHING
    if action == STOP and ends_step(asked):
        finish_step(cards, table)
    else:
        answer_question(asked, cards, table, action)


@rule
def resume(cards: Cards, table: Table) -> None:
    """Take the task on top of the stack one step further."""
    resume_task(table.task[table.depth], cards, table)
