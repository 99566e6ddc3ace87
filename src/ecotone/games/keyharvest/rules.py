"""The rules: what may be decided, what a decision does, and what follows without one."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.state import NOBODY
from ecotone.games.keyharvest.actions import STOP
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.events import (
    answer_aside,
    list_aside,
    resume_event,
    resume_refill,
)
from ecotone.games.keyharvest.harvesting import (
    answer_harvest,
    answer_substitute,
    answer_turn_over,
    list_harvest,
    list_stock,
    list_turn_over,
    resume_harvest,
    resume_turn_over,
)
from ecotone.games.keyharvest.moving import (
    answer_move,
    answer_swap_in,
    answer_swap_out,
    list_move,
    list_swap_in,
    list_swap_out,
    resume_move,
    resume_swap,
)
from ecotone.games.keyharvest.placing import (
    answer_back,
    answer_place,
    list_back,
    list_place,
    look,
    resume_place,
)
from ecotone.games.keyharvest.stack import finish_step
from ecotone.games.keyharvest.storing import (
    answer_bid,
    answer_stock_bid,
    answer_store,
    list_bid,
    list_store,
    resume_store,
)
from ecotone.games.keyharvest.table import Ask, Table, Task
from ecotone.games.keyharvest.trading import (
    answer_gain,
    answer_give,
    answer_pay,
    answer_take,
    list_gain,
    list_give,
    list_pay,
    list_take,
    resume_gain,
    resume_pay,
    resume_price,
    resume_trade,
)
from ecotone.games.keyharvest.turns import (
    answer_extra,
    answer_relief,
    answer_turn,
    list_extra,
    list_turn,
    resume_extra,
    resume_turn,
)
from ecotone.games.keyharvest.working import (
    answer_hire,
    answer_post,
    answer_replay,
    answer_send_home,
    answer_work,
    list_hire,
    list_posts,
    list_send_home,
    list_use,
    list_work,
    resume_guard,
    resume_replay,
    resume_work,
    resume_worker,
    set_guard,
)


@rule
def actor(table: Table) -> int:
    """The seat that decides; in an event or after a displacement it need not be the active one."""
    return NOBODY if table.asked == Ask.OVER else int(table.actor)


@rule
def legal(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """List the legal answers to the present question and return how many there are."""
    asked = table.asked
    if asked == Ask.TURN:
        return list_turn(cards, table, out)
    if asked == Ask.PAY:
        return list_pay(cards, table, out)
    if asked == Ask.HARVEST:
        return list_harvest(cards, table, out)
    if asked == Ask.WORK:
        return list_work(cards, table, out)
    if asked == Ask.POST or asked == Ask.REPLAY:
        return list_posts(cards, table, out)
    if asked == Ask.PLACE:
        return list_place(cards, table, out)
    if asked == Ask.STORE:
        return list_store(cards, table, out)
    if asked == Ask.BID:
        return list_bid(table, out)
    if asked == Ask.RELIEF or asked == Ask.SUBSTITUTE or asked == Ask.STOCK_BID:
        return list_stock(table, out)
    if asked == Ask.ASIDE:
        return list_aside(out)
    if asked == Ask.LOOK or asked == Ask.GUARD:
        return list_use(out)
    if asked == Ask.OVER:
        return 0
    return list_rarer(cards, table, out)


@rule
def list_rarer(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """The answers to questions that only texts of workers and events ask."""
    asked = table.asked
    if asked == Ask.TURN_OVER:
        return list_turn_over(cards, table, out)
    if asked == Ask.GIVE:
        return list_give(cards, table, out)
    if asked == Ask.TAKE:
        return list_take(table, out)
    if asked == Ask.GAIN:
        return list_gain(cards, table, out)
    if asked == Ask.COUNTER_BACK:
        return list_back(cards, table, out)
    if asked == Ask.MOVE:
        return list_move(cards, table, out)
    if asked == Ask.SWAP_OUT:
        return list_swap_out(cards, table, out)
    if asked == Ask.SWAP_IN:
        return list_swap_in(table, out)
    if asked == Ask.HIRE:
        return list_hire(cards, table, out)
    if asked == Ask.SEND_HOME:
        return list_send_home(cards, table, out)
    return list_extra(cards, table, out)


@rule
def apply(cards: Cards, table: Table, action: int) -> None:
    """Carry out a legal answer and whatever follows from it without a choice."""
    table.note_count = 0
    answer(cards, table, action)
    while table.asked == Ask.NOTHING:
        resume(cards, table)


@rule
def ends_step(asked: int) -> bool:
    """Does stopping end a text's step? Otherwise a bid stands, a worker or fields go back."""
    return asked != Ask.BID and asked != Ask.REPLAY and asked != Ask.PLACE


@rule
def answer(cards: Cards, table: Table, action: int) -> None:
    """Do what was decided."""
    asked = table.asked
    table.asked = Ask.NOTHING
    if action == STOP and ends_step(asked):
        finish_step(cards, table)
    elif asked == Ask.TURN:
        answer_turn(cards, table, action)
    elif asked == Ask.PAY:
        answer_pay(cards, table, action)
    elif asked == Ask.HARVEST:
        answer_harvest(cards, table, action)
    elif asked == Ask.WORK:
        answer_work(cards, table, action)
    elif asked == Ask.POST:
        answer_post(cards, table, action)
    elif asked == Ask.REPLAY:
        answer_replay(cards, table, action)
    elif asked == Ask.PLACE:
        answer_place(cards, table, action)
    elif asked == Ask.STORE:
        answer_store(cards, table, action)
    elif asked == Ask.BID:
        answer_bid(table, action)
    elif asked == Ask.RELIEF:
        answer_relief(table, action)
    elif asked == Ask.SUBSTITUTE:
        answer_substitute(table, action)
    elif asked == Ask.STOCK_BID:
        answer_stock_bid(table, action)
    elif asked == Ask.ASIDE:
        answer_aside(cards, table, action)
    elif asked == Ask.LOOK:
        look(cards, table)
    elif asked == Ask.GUARD:
        set_guard(table)
    else:
        answer_rarer(cards, table, asked, action)


@rule
def answer_rarer(cards: Cards, table: Table, asked: int, action: int) -> None:
    """Do what was decided about a text of a worker or event."""
    if asked == Ask.TURN_OVER:
        answer_turn_over(cards, table, action)
    elif asked == Ask.GIVE:
        answer_give(cards, table, action)
    elif asked == Ask.TAKE:
        answer_take(cards, table, action)
    elif asked == Ask.GAIN:
        answer_gain(cards, table, action)
    elif asked == Ask.COUNTER_BACK:
        answer_back(cards, table, action)
    elif asked == Ask.MOVE:
        answer_move(cards, table, action)
    elif asked == Ask.SWAP_OUT:
        answer_swap_out(cards, table, action)
    elif asked == Ask.SWAP_IN:
        answer_swap_in(cards, table, action)
    elif asked == Ask.HIRE:
        answer_hire(cards, table, action)
    elif asked == Ask.SEND_HOME:
        answer_send_home(cards, table, action)
    else:
        answer_extra(cards, table, action)


@rule
def resume(cards: Cards, table: Table) -> None:
    """Let the task on top of the stack go one step further."""
    task = table.task[table.depth]
    if task == Task.TURN:
        resume_turn(table)
    elif task == Task.HARVEST:
        resume_harvest(cards, table)
    elif task == Task.WORK:
        resume_work(cards, table)
    elif task == Task.PLACE:
        resume_place(cards, table)
    elif task == Task.STORE:
        resume_store(cards, table)
    elif task == Task.PRICE:
        resume_price(table)
    elif task == Task.REFILL:
        resume_refill(cards, table)
    elif task == Task.REPLAY:
        resume_replay(cards, table)
    elif task == Task.EVENT:
        resume_event(cards, table)
    elif task == Task.TURN_OVER:
        resume_turn_over(cards, table)
    elif task == Task.TRADE:
        resume_trade(cards, table)
    elif task == Task.GAIN:
        resume_gain(cards, table)
    elif task == Task.PAY:
        resume_pay(cards, table)
    elif task == Task.MOVE:
        resume_move(cards, table)
    elif task == Task.SWAP:
        resume_swap(cards, table)
    elif task == Task.WORKER:
        resume_worker(cards, table)
    elif task == Task.ACTION:
        resume_extra(cards, table)
    elif task == Task.GUARD:
        resume_guard(cards, table)
    else:
        finish_step(cards, table)
