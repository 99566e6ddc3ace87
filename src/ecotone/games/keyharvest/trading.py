"""Counters that change hands: exchanges with the stock, gifts from it, payments."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.engine.randomness import below
from ecotone.games.keyharvest.actions import GIVE, TAKE
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import (
    BLIND,
    TWO_DIFFERENT,
    TWO_FOR_ONE,
    Count,
    Source,
    What,
    Who,
)
from ecotone.games.keyharvest.goods import crops_in_stock, held, pay, take_counter
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.players import needs_player, offer_player, receiver_of
from ecotone.games.keyharvest.stack import (
    ask,
    finish_step,
    had_effect,
    has_limit,
    or_stop,
    pop,
    push,
)
from ecotone.games.keyharvest.table import (
    CROPS,
    EMPTY,
    NEIGHBOURS,
    SPACES,
    Ask,
    Side,
    Table,
    Task,
)

GIVING = 0
TAKING = 1
TAKING_SECOND = 2
GIVING_SECOND = 3
CHOOSING = 1


@rule
def crops_for_one(cards: Cards, table: Table) -> int:
    """How many counters come back for one given."""
    return 2 if has_limit(cards, table, TWO_DIFFERENT) else 1


@rule
def counters_for_one(cards: Cards, table: Table) -> int:
    """How many counters must be given for one."""
    return 2 if has_limit(cards, table, TWO_FOR_ONE) else 1


@rule
def resume_trade(cards: Cards, table: Table) -> None:
    """Ask for the counter to give, then for what comes back."""
    top = table.depth
    if table.stage[top] == GIVING_SECOND:
        ask(table, Ask.GIVE)
    elif table.stage[top] != GIVING:
        ask(table, Ask.TAKE)
    elif (
        table.left[top] > 0
        and held(table, table.seat[top]) >= counters_for_one(cards, table)
        and crops_in_stock(table) >= crops_for_one(cards, table)
    ):
        ask(table, Ask.GIVE)
    else:
        finish_step(cards, table)


@rule
def list_give(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """A counter for which enough other crops lie in the stock, or stop."""
    seat = table.seat[table.depth]
    crops = crops_in_stock(table)
    wanted = crops_for_one(cards, table)
    count = 0
    for crop in range(CROPS):
        others = crops - 1 if table.stock[crop] > 0 else crops
        if table.counters[seat, crop] > 0 and others >= wanted:
            out[count] = GIVE + crop
            count += 1
    if table.stage[table.depth] == GIVING_SECOND:
        return list_second(table, out)
    return or_stop(cards, table, out, count)


@rule
def list_second(table: Table, out: NDArray[int16]) -> int:
    """Any counter, to go with the first of two."""
    count = 0
    for crop in range(CROPS):
        if table.counters[table.seat[table.depth], crop] > 0:
            out[count] = GIVE + crop
            count += 1
    return count


@rule
def answer_give(cards: Cards, table: Table, action: int) -> None:
    """Give the counter, or the first of two: the crop taken then is another than the first."""
    top = table.depth
    pay(table, table.seat[top], action - GIVE, EMPTY)
    first = table.stage[top] == GIVING
    if first:
        table.subject[top] = action - GIVE
        table.slot[top] = EMPTY
    two = first and has_limit(cards, table, TWO_FOR_ONE)
    table.stage[top] = GIVING_SECOND if two else TAKING
    had_effect(table)


@rule
def list_take(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """A crop other than the one given and the one already taken."""
    top = table.depth
    count = 0
    for crop in range(CROPS):
        if table.stock[crop] > 0 and crop != table.subject[top] and crop != table.slot[top]:
            out[count] = TAKE + crop
            count += 1
    return count


@rule
def answer_take(cards: Cards, table: Table, action: int) -> None:
    """The counter comes back; two for one where the text says so."""
    top = table.depth
    crop = action - TAKE
    take_counter(table, table.seat[top], crop)
    if table.stage[top] == TAKING and has_limit(cards, table, TWO_DIFFERENT):
        table.slot[top] = crop
        table.stage[top] = TAKING_SECOND
    else:
        table.stage[top] = GIVING
        table.left[top] -= 1


@rule
def resume_gain(cards: Cards, table: Table) -> None:
    """Ask for one crop after another among those of the marked fields."""
    top = table.depth
    if table.stage[top] == 0:
        mark_crops(cards, table)
        table.stage[top] = CHOOSING
    if table.left[top] > 0:
        for crop in range(CROPS):
            if table.candidates[crop] == 1 and table.stock[crop] > 0:
                ask(table, Ask.GAIN)
                return
    finish_step(cards, table)


@rule
def mark_crops(cards: Cards, table: Table) -> None:
    """Make the crops of the fields next to the worker, or of all, the candidates."""
    top = table.depth
    seat = table.seat[top]
    table.candidates[:] = 0
    source = cards.source[table.tile[top], table.step[top]]
    what = cards.what[table.tile[top], table.step[top]]
    if what >= What.WHEAT:
        table.candidates[what - What.WHEAT.value] = 1
    elif source == Source.STOCK:
        table.candidates[:CROPS] = 1
    elif source == Source.ADJACENT:
        for index in range(NEIGHBOURS):
            neighbour = cards.neighbours[table.space[top], index]
            if neighbour == EMPTY:
                break
            if table.board[seat, neighbour] != Side.NONE:
                table.candidates[cards.crop[neighbour]] = 1
    else:
        for space in range(SPACES):
            if table.board[seat, space] != Side.NONE:
                table.candidates[cards.crop[space]] = 1


@rule
def list_gain(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    count = 0
    for crop in range(CROPS):
        if table.candidates[crop] == 1 and table.stock[crop] > 0:
            out[count] = TAKE + crop
            count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_gain(cards: Cards, table: Table, action: int) -> None:
    """One counter of that crop from the stock."""
    top = table.depth
    take_counter(table, table.seat[top], action - TAKE)
    if cards.source[table.tile[top], table.step[top]] != Source.STOCK:
        table.candidates[action - TAKE] = 0
    table.left[top] -= 1
    had_effect(table)


@rule
def resume_pay(cards: Cards, table: Table) -> None:
    """A levy on the counters behind the screen, paid one by one."""
    top = table.depth
    if needs_player(cards, table):
        offer_player(cards, table, Who.OTHER)
        return
    if table.stage[top] == 0:
        owned = held(table, table.seat[top])
        due = table.left[top]
        per = cards.counting[table.tile[top], table.step[top]] == Count.PER
        # R17: a player with too few counters pays what there is.
        table.left[top] = owned // due if per else min(due, owned)
        table.stage[top] = CHOOSING
    if table.left[top] > 0 and has_limit(cards, table, BLIND):
        draw_blindly(cards, table)
    elif table.left[top] > 0:
        ask(table, Ask.PAY)
    else:
        finish_step(cards, table)


@rule
def draw_blindly(cards: Cards, table: Table) -> None:
    """Counters drawn from behind the screen without looking; then everybody sees them (R43)."""
    top = table.depth
    seat = table.seat[top]
    while table.left[top] > 0:
        drawn = below(table.random, held(table, seat))
        crop = 0
        while drawn >= table.counters[seat, crop]:
            drawn -= table.counters[seat, crop]
            crop += 1
        reveal(table)
        note(table, Note.DRAWN_BLINDLY, seat, crop)
        pay(table, seat, crop, receiver_of(cards, table))
        table.left[top] -= 1
        had_effect(table)


@rule
def charge(table: Table, seat: int, amount: int, receiver: int) -> None:
    """Let a seat pay counters of its choice to a receiver, or to the stock for EMPTY."""
    top = push(table, Task.PRICE, seat)
    table.left[top] = amount
    table.slot[top] = receiver


@rule
def resume_price(cards: Cards, table: Table) -> None:
    """Ask for the next counter of a price."""
    if table.left[table.depth] > 0:
        ask(table, Ask.PAY)
    else:
        pop(table)


@rule
def list_pay(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Any counter behind the screen; a levy on a bell may be refused."""
    top = table.depth
    count = 0
    for crop in range(CROPS):
        if table.counters[table.seat[top], crop] > 0 and is_payable(cards, table, crop):
            out[count] = GIVE + crop
            count += 1
    return or_stop(cards, table, out, count) if table.task[top] == Task.PAY else count


@rule
def is_payable(cards: Cards, table: Table, crop: int) -> bool:
    """May a counter of this crop be paid? A levy may name the crop."""
    top = table.depth
    if table.task[top] != Task.PAY:
        return True
    what = cards.what[table.tile[top], table.step[top]]
    return bool(what < What.WHEAT or crop == what - What.WHEAT.value)


@rule
def answer_pay(cards: Cards, table: Table, action: int) -> None:
    """One counter of the price or the levy."""
    top = table.depth
    receiver = table.slot[top] if table.task[top] == Task.PRICE else receiver_of(cards, table)
    pay(table, table.seat[top], action - GIVE, receiver)
    table.left[top] -= 1
    if table.task[top] == Task.PAY:
        had_effect(table)
