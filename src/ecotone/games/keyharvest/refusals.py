"""Why an action, a field, a worker or a space cannot be chosen now, for the player to decide."""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.events import Event, Refusal, seat_reference
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import ACTION_NAMES, CROP_NAMES, SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.board import is_available, may_stand
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import Price, Source, What
from ecotone.games.keyharvest.field_sources import (
    can_pay_for,
    is_store,
    pricing_of,
    reduced_price,
    source_of,
    store_is_open,
)
from ecotone.games.keyharvest.goods import held, stock_total, stored_fields
from ecotone.games.keyharvest.table import (
    ACTION_KINDS,
    CROPS,
    EMPTY,
    FARMHANDS,
    HOME,
    SPACES,
    STORE_PLACES,
    USUAL_PLACES,
    WORKERS,
    Ask,
    Side,
    Table,
)
from ecotone.games.keyharvest.turns import HARVEST, PLACE, TAKE_FIELDS, WORK, may_act
from ecotone.games.keyharvest.words import cards_of, record
from ecotone.games.keyharvest.working import can_be_posted, fields_needed


def refusals(edition: Edition, state: State, seat: int, entry: Any) -> Iterator[Refusal]:
    """Everything the player to decide may not choose, each with its reason."""
    table = record(state)
    if table.asked == Ask.OVER or seat != table.actor:
        return
    cards = cards_of(edition)
    yield from refused_acts(cards, table, seat)
    if table.asked in (Ask.POST, Ask.REPLAY):
        yield from refused_posts(cards, table, seat)
    elif table.asked in (Ask.WORK, Ask.HIRE):
        yield from refused_workers(cards, table, seat)
    elif table.asked == Ask.PLACE and is_store(source_of(cards, table)):
        yield from refused_stores(cards, table, seat)
    elif table.asked in (Ask.HARVEST, Ask.TURN_OVER, Ask.MOVE):
        yield from refused_own_fields(cards, table, seat)


def refused_acts(cards: Cards, table: Table, seat: int) -> Iterator[Refusal]:
    """The actions A to D that cannot be begun."""
    for kind in range(ACTION_KINDS):
        reason = why_not_act(cards, table, seat, kind)
        if reason:
            yield Refusal(f"act:{ACTION_NAMES[kind]}", Event(reason, {}))


def why_not_act(cards: Cards, table: Table, seat: int, kind: int) -> str:
    """Why an action cannot be begun now; nothing if it can."""
    if table.asked != Ask.EXTRA:
        if seat != table.active:
            return "refuse-not-your-turn"
        if table.done[kind]:
            return "refuse-done"
        if kind == PLACE and table.took_field:
            return "refuse-after-taking"
        if table.asked != Ask.TURN:
            return "refuse-finish-first" if table.actions_left else "refuse-two-actions"
    return "" if may_act(cards, table, seat, kind) else what_it_lacks(table, seat, kind)


def what_it_lacks(table: Table, seat: int, kind: int) -> str:
    """What an action that nothing else forbids would need."""
    if kind == HARVEST:
        return "refuse-stock-empty" if stock_total(table) == 0 else "refuse-nothing-to-harvest"
    if kind == WORK:
        return "refuse-no-worker"
    if kind == PLACE:
        if table.took_field:
            return "refuse-after-taking"
        return "refuse-cannot-pay" if (table.stored != EMPTY).any() else "refuse-stores-empty"
    assert kind == TAKE_FIELDS
    if held(table, seat) == 0:
        return "refuse-no-counter"
    full = stored_fields(table, seat) >= USUAL_PLACES
    return "refuse-store-full" if full else "refuse-registry-empty"


def refused_posts(cards: Cards, table: Table, seat: int) -> Iterator[Refusal]:
    """Spaces where the worker in hand may not stand."""
    worker = int(table.subject[table.depth])
    value, need = int(cards.value[worker]), int(fields_needed(cards, table, worker))
    for space in range(SPACES):
        if not may_stand(cards, table, seat, space, value, need):
            reason = why_not_stand(cards, table, seat, space, need)
            yield Refusal(f"space:{SPACE_NAMES[space]}", reason)


def why_not_stand(cards: Cards, table: Table, seat: int, space: int, need: int) -> Event:
    """A field there, a worker next to it, too few fields, or a worker of no lower value."""
    if table.board[seat, space] != Side.NONE:
        return Event("refuse-field-there", {})
    if table.workers_next[seat, space] != 0:
        return Event("refuse-worker-next", {})
    have = int(table.fields_next[seat, space])
    if have < need:
        return Event("refuse-too-few-fields", {"need": need, "have": have})
    return Event("refuse-worker-there", {"value": int(cards.value[table.worker[seat, space]])})


def refused_workers(cards: Cards, table: Table, seat: int) -> Iterator[Refusal]:
    """Workers that can be neither played nor removed."""
    hiring = table.asked == Ask.HIRE
    for worker in range(WORKERS):
        own = table.post[seat, worker] != HOME
        if own and not hiring:
            continue
        subject = f"worker:{WORKER_NAMES[worker]}"
        if own:
            yield Refusal(subject, Event("refuse-on-board", {}))
        elif hiring and worker >= FARMHANDS:
            yield Refusal(subject, Event("refuse-farmhand-only", {}))
        elif not is_available(table, seat, worker):
            owner = next(
                other for other in range(int(table.players)) if table.post[other, worker] != HOME
            )
            yield Refusal(subject, Event("refuse-elsewhere", {"player": seat_reference(owner)}))
        elif not can_be_posted(cards, table, seat, worker):
            need = int(fields_needed(cards, table, worker))
            yield Refusal(subject, Event("refuse-no-place", {"need": need}))


def refused_stores(cards: Cards, table: Table, seat: int) -> Iterator[Refusal]:
    """Stored fields that may not be taken or cannot be paid for."""
    source, pricing = int(source_of(cards, table)), int(pricing_of(cards, table))
    for owner in range(int(table.players)):
        for place in range(STORE_PLACES):
            field = int(table.stored[owner, place])
            if field == EMPTY:
                continue
            subject = f"field:{SPACE_NAMES[field]}"
            if not store_is_open(table, source, seat, owner):
                yield Refusal(
                    subject, Event(why_closed(source, seat, owner, bool(table.guarded[owner])), {})
                )
            elif not can_pay_for(table, seat, pricing, owner, place):
                yield Refusal(subject, why_not_paid(table, seat, pricing, owner, place))


def why_closed(source: int, seat: int, owner: int, watched: bool) -> str:
    """A watchman, or a text that looks into other stores."""
    if owner == seat:
        return "refuse-own-store"
    if source == Source.OWN_STORE:
        return "refuse-other-store"
    named = source in (Source.LEFT_STORE, Source.RIGHT_STORE)
    return "refuse-not-this-store" if named and not watched else "refuse-watched"


def why_not_paid(table: Table, seat: int, pricing: int, owner: int, place: int) -> Event:
    """The crop of the bid that is lacking, or too few counters."""
    if pricing == Price.EXACT_BID:
        for crop in range(CROPS):
            need, have = int(table.bid[owner, place, crop]), int(table.counters[seat, crop])
            if have < need:
                lacks = CROP_NAMES[crop]
                return Event("refuse-lacks", {"crop": lacks, "need": need, "have": have})
    need = int(reduced_price(table, owner, place))
    return Event("refuse-too-few-counters", {"need": need, "have": int(held(table, seat))})


def refused_own_fields(cards: Cards, table: Table, seat: int) -> Iterator[Refusal]:
    """Own fields that cannot be harvested, turned or given away by the present step."""
    top = int(table.depth)
    step = (table.tile[top], table.step[top])
    for field in range(SPACES):
        side = table.board[seat, field]
        if side == Side.NONE:
            continue
        reason = ""
        if table.asked == Ask.MOVE:
            isolated = table.fields_next[seat, field] == 0
            reason = "" if isolated or cards.what[step] != What.ISOLATED else "refuse-not-isolated"
        elif table.candidates[field] == 0:
            reason = why_not_harvested(cards, table, int(side))
        if reason:
            yield Refusal(f"space:{SPACE_NAMES[field]}", Event(reason, {}))


def why_not_harvested(cards: Cards, table: Table, side: int) -> str:
    """The wrong side, another group, or too far from the worker."""
    top = int(table.depth)
    step = (table.tile[top], table.step[top])
    wants_harvested = table.asked == Ask.TURN_OVER and cards.what[step] == What.HARVESTED
    if (side == Side.HARVESTED) != wants_harvested:
        return "refuse-unharvested" if wants_harvested else "refuse-harvested"
    if cards.source[step] == Source.ONE_GROUP:
        return "refuse-other-group"
    return "refuse-not-next" if cards.source[step] == Source.ADJACENT else "refuse-had"
