"""Workers: played, removed, displaced, hired, sent home; extra actions and the watch."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import PAY_INSTEAD, PLAY, POST, REMOVE, STOP, USE
from ecotone.games.keyharvest.board import (
    has_place,
    has_worker,
    is_available,
    may_stand,
    post_worker,
    postable_values,
    send_home,
    top_value,
)
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import NEED_LESS, WITH_EFFECT, Source, What
from ecotone.games.keyharvest.moving import buy_out, may_buy_out
from ecotone.games.keyharvest.stack import (
    ask,
    begin_text,
    finish_step,
    had_effect,
    has_limit,
    has_room,
    may_stop,
    or_stop,
    pop,
)
from ecotone.games.keyharvest.table import (
    FARMHANDS,
    HOME,
    SPACES,
    WORKERS,
    Ask,
    Table,
    Task,
)

CHOOSING = 0
POSTING = 1
FINISHED = 2


@rule
def fields_needed(cards: Cards, table: Table, worker: int) -> int:
    """Fields a worker must have next to it: its value, one less where the text says so."""
    value = cards.value[worker]
    if table.task[table.depth] == Task.WORKER and has_limit(cards, table, NEED_LESS):
        return max(1, value - 1)
    return value


@rule
def can_be_posted(cards: Cards, table: Table, seat: int, worker: int) -> bool:
    """Is the worker at home, and is there a space for it?"""
    need = fields_needed(cards, table, worker)
    return is_available(table, seat, worker) and has_place(
        cards, table, seat, cards.value[worker], need
    )


@rule
def can_work(cards: Cards, table: Table, seat: int) -> bool:
    if has_worker(table, seat):
        return True
    values = postable_values(cards, table, seat)
    for worker in range(WORKERS):
        if (values >> cards.value[worker]) & 1 and is_available(table, seat, worker):
            return True
    return False


@rule
def resume_work(cards: Cards, table: Table) -> None:
    """Action B: choose a worker, then its space."""
    stage = table.stage[table.depth]
    if stage == CHOOSING:
        ask(table, Ask.WORK)
    elif stage == POSTING:
        ask(table, Ask.POST)
    else:
        finish_step(cards, table)


@rule
def list_work(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Every worker that can be played, every one that can be removed."""
    seat = table.seat[table.depth]
    values = postable_values(cards, table, seat)
    count = 0
    for worker in range(WORKERS):
        if table.post[seat, worker] != HOME:
            out[count] = REMOVE + worker
            count += 1
        elif (values >> cards.value[worker]) & 1 and is_available(table, seat, worker):
            out[count] = PLAY + worker
            count += 1
    return count


@rule
def answer_work(cards: Cards, table: Table, action: int) -> None:
    """Choose the worker to play, or remove one from the board."""
    top = table.depth
    had_effect(table)
    if action >= REMOVE:
        send_home(cards, table, table.seat[top], action - REMOVE)
        table.stage[top] = FINISHED
    else:
        table.subject[top] = action - PLAY
        table.stage[top] = POSTING


@rule
def list_posts(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Every space where the worker may stand; a displaced one may also go home."""
    top = table.depth
    seat = table.seat[top]
    worker = table.subject[top]
    value = cards.value[worker]
    need = fields_needed(cards, table, worker)
    count = 0
    for space in range(SPACES):
        if table.fields_next[seat, space] >= need and may_stand(
            cards, table, seat, space, value, need
        ):
            out[count] = POST + space
            count += 1
    if table.task[top] == Task.REPLAY:
        out[count] = STOP
        count += 1
    return count


@rule
def answer_post(cards: Cards, table: Table, action: int) -> None:
    """Set the worker on its space and follow its text."""
    top = table.depth
    seat = table.seat[top]
    worker = table.subject[top]
    space = action - POST
    post_worker(cards, table, seat, worker, space)
    if table.task[top] == Task.WORK:
        table.stage[top] = FINISHED
        begin_text(cards, table, worker, seat, space)
        return
    table.stage[top] = CHOOSING
    table.left[top] -= 1
    had_effect(table)
    if has_limit(cards, table, WITH_EFFECT) and has_room(table):
        begin_text(cards, table, worker, seat, space)


@rule
def resume_replay(cards: Cards, table: Table) -> None:
    """Offer a displaced worker another space, also a lower worker's (R08), or leave it home."""
    top = table.depth
    if has_room(table) and can_be_posted(cards, table, table.seat[top], table.subject[top]):
        ask(table, Ask.REPLAY)
    else:
        pop(table)


@rule
def answer_replay(cards: Cards, table: Table, action: int) -> None:
    """Send the worker home, or set it again and follow its text."""
    top = table.depth
    seat = table.seat[top]
    worker = table.subject[top]
    pop(table)
    if action != STOP:
        post_worker(cards, table, seat, worker, action - POST)
        begin_text(cards, table, worker, seat, action - POST)


@rule
def resume_worker(cards: Cards, table: Table) -> None:
    """A text that hires a farmhand or sends a worker home."""
    top = table.depth
    seat = table.seat[top]
    hires = cards.source[table.tile[top], table.step[top]] == Source.HOME
    if table.stage[top] == POSTING:
        ask(table, Ask.POST)
    elif table.left[top] > 0 and hires and can_hire(cards, table, seat):
        ask(table, Ask.HIRE)
    elif table.left[top] > 0 and not hires and can_send_home(cards, table, seat):
        ask(table, Ask.SEND_HOME)
    else:
        finish_step(cards, table)


@rule
def is_meant(cards: Cards, table: Table, worker: int) -> bool:
    """Is the worker of the sort the text is about?"""
    top = table.depth
    what = cards.what[table.tile[top], table.step[top]]
    if what == What.FARMHAND:
        return worker < FARMHANDS
    if what == What.TOWNSFOLK:
        return worker >= FARMHANDS
    if what == What.TOP_WORKER:
        return bool(cards.value[worker] == top_value(cards, table, table.seat[top]))
    return True


@rule
def can_send_home(cards: Cards, table: Table, seat: int) -> bool:
    """Does a worker of the sort the text names stand on the board?"""
    for worker in range(WORKERS):
        if table.post[seat, worker] != HOME and is_meant(cards, table, worker):
            return True
    return False


@rule
def can_hire(cards: Cards, table: Table, seat: int) -> bool:
    """Is there a worker of the sort the text names at home, with a space to go to?"""
    for worker in range(WORKERS):
        if is_meant(cards, table, worker) and can_be_posted(cards, table, seat, worker):
            return True
    return False


@rule
def list_hire(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    seat = table.seat[table.depth]
    count = 0
    for worker in range(WORKERS):
        if is_meant(cards, table, worker) and can_be_posted(cards, table, seat, worker):
            out[count] = PLAY + worker
            count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_hire(cards: Cards, table: Table, action: int) -> None:
    top = table.depth
    table.subject[top] = action - PLAY
    table.stage[top] = POSTING


@rule
def list_send_home(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """One of the workers the text names, or the price instead."""
    seat = table.seat[table.depth]
    count = 0
    for worker in range(WORKERS):
        if table.post[seat, worker] != HOME and is_meant(cards, table, worker):
            out[count] = REMOVE + worker
            count += 1
    if may_buy_out(cards, table):
        out[count] = PAY_INSTEAD
        count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_send_home(cards: Cards, table: Table, action: int) -> None:
    """The worker leaves the board, or the player pays."""
    top = table.depth
    if action == PAY_INSTEAD:
        buy_out(cards, table)
    else:
        send_home(cards, table, table.seat[top], action - REMOVE)
        table.left[top] -= 1
        had_effect(table)


@rule
def resume_guard(cards: Cards, table: Table) -> None:
    """Offer the watch; a scroll sets it without asking."""
    if table.left[table.depth] == 0:
        finish_step(cards, table)
    elif may_stop(cards, table):
        ask(table, Ask.GUARD)
    else:
        set_guard(table)


@rule
def set_guard(table: Table) -> None:
    """Until the seat's next turn its store is closed and it may let scrolls pass."""
    top = table.depth
    table.left[top] = 0
    table.guarded[table.seat[top]] = 1
    had_effect(table)


@rule
def answer_guard(cards: Cards, table: Table, action: int) -> None:
    set_guard(table)


@rule
def list_use(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    out[0] = USE
    out[1] = STOP
    return 2
