"""The steps of the rules, found by the question a player answers and by the task in progress.

Each step stands in the module of its job: `list_x` lists the answers to a question, `answer_x` does
what was answered, and `resume_x` takes a task one step further.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from ecotone.engine.dispatch import dispatch
from ecotone.games.keyharvest import (
    by_hand,
    events,
    field_sources,
    harvesting,
    moving,
    placing,
    players,
    storing,
    trading,
    turns,
    working,
)
from ecotone.games.keyharvest.stack import finish_step
from ecotone.games.keyharvest.table import Ask, Task

Step = Callable[..., Any]


class Question(NamedTuple):
    """What may be answered, and what an answer does."""

    list_answers: Step
    answer: Step


QUESTIONS: dict[Ask, Question] = {
    Ask.TURN: Question(turns.list_turn, turns.answer_turn),
    Ask.RELIEF: Question(harvesting.list_stock, turns.answer_relief),
    Ask.HARVEST: Question(harvesting.list_harvest, harvesting.answer_harvest),
    Ask.SUBSTITUTE: Question(harvesting.list_stock, harvesting.answer_substitute),
    Ask.TURN_OVER: Question(harvesting.list_turn_over, harvesting.answer_turn_over),
    Ask.GIVE: Question(trading.list_give, trading.answer_give),
    Ask.TAKE: Question(trading.list_take, trading.answer_take),
    Ask.GAIN: Question(trading.list_gain, trading.answer_gain),
    Ask.PAY: Question(trading.list_pay, trading.answer_pay),
    Ask.LOOK: Question(working.list_use, placing.answer_look),
    Ask.PLACE: Question(field_sources.list_place, placing.answer_place),
    Ask.COUNTER_BACK: Question(placing.list_back, placing.answer_back),
    Ask.STORE: Question(storing.list_store, storing.answer_store),
    Ask.BID: Question(storing.list_bid, storing.answer_bid),
    Ask.STOCK_BID: Question(harvesting.list_stock, storing.answer_stock_bid),
    Ask.MOVE: Question(moving.list_move, moving.answer_move),
    Ask.SWAP_OUT: Question(moving.list_swap_out, moving.answer_swap_out),
    Ask.SWAP_IN: Question(moving.list_swap_in, moving.answer_swap_in),
    Ask.HIRE: Question(working.list_hire, working.answer_hire),
    Ask.SEND_HOME: Question(working.list_send_home, working.answer_send_home),
    Ask.EXTRA: Question(turns.list_extra, turns.answer_extra),
    Ask.GUARD: Question(working.list_use, working.answer_guard),
    Ask.WORK: Question(working.list_work, working.answer_work),
    Ask.POST: Question(working.list_posts, working.answer_post),
    Ask.REPLAY: Question(working.list_posts, working.answer_replay),
    Ask.ASIDE: Question(events.list_aside, events.answer_aside),
    Ask.CHOICE: Question(by_hand.list_choice, by_hand.answer_choice),
    Ask.HAND: Question(by_hand.list_hand, by_hand.answer_hand),
    Ask.PLAYER: Question(players.list_player, players.answer_player),
}
"""All questions; NOTHING and OVER ask none."""

TASKS: dict[Task, Step] = {
    Task.NOTHING: finish_step,
    Task.HARVEST: harvesting.resume_harvest,
    Task.TURN_OVER: harvesting.resume_turn_over,
    Task.TRADE: trading.resume_trade,
    Task.GAIN: trading.resume_gain,
    Task.PAY: trading.resume_pay,
    Task.PLACE: placing.resume_place,
    Task.STORE: storing.resume_store,
    Task.MOVE: moving.resume_move,
    Task.SWAP: moving.resume_swap,
    Task.WORKER: working.resume_worker,
    Task.ACTION: turns.resume_extra,
    Task.GUARD: working.resume_guard,
    Task.WORK: working.resume_work,
    Task.TURN: turns.resume_turn,
    Task.EVENT: events.resume_event,
    Task.REFILL: events.resume_refill,
    Task.REPLAY: working.resume_replay,
    Task.PRICE: trading.resume_price,
    Task.HAND: by_hand.resume_hand,
    Task.CHOICE: by_hand.resume_choice,
    Task.ROUND: players.resume_round,
    Task.PLAYER: players.resume_player,
}

list_answers = dispatch({ask: question.list_answers for ask, question in QUESTIONS.items()})
answer_question = dispatch({ask: question.answer for ask, question in QUESTIONS.items()})
resume_task = dispatch(TASKS)
