"""Effects of workers and events as edition files write them.

An effect is a row of steps separated by `;`, each step written as

    do what source -> target count limits...

for example `turn harvested adjacent -> unharvested 2; harvest unharvested adjacent -> screen 1`.
A bell makes every count "up to", a scroll makes it "exactly, or as many as possible".

A step may begin with a condition, `if workers>=2 gain counter stock -> screen 1`, and with who is
to carry it out, `left: pay counter screen -> my_screen 1`; `else` is done if the step before was
not, and `or` lets the player choose between the two. A count such as `per_fields:3` means one for
every three. `hand changes 6` is a text carried out by hand: the player
says what happened, in up to six changes.
"""

import re

from ecotone.games.keyharvest.effect_checks import faults_of
from ecotone.games.keyharvest.effects import (
    BLIND,
    COUNTER_BACK,
    EMPTY_CROP_RULE,
    IN_HARVESTED,
    KEEP_SIDE,
    NEED_LESS,
    OTHERS,
    OWN_TURN_ONLY,
    PRIVATE_LOOK,
    STOCK_BIDS,
    TABLE_QUANTITIES,
    THIRD_PLACE,
    TOGETHER,
    TWO_DIFFERENT,
    TWO_FOR_ONE,
    WITH_EFFECT,
    Count,
    Do,
    Join,
    Price,
    Quantity,
    Source,
    Step,
    Target,
    What,
    Who,
)

LIMITS: dict[str, int] = {
    "empty_crop_rule": EMPTY_CROP_RULE,
    "one_for_one": 0,
    "one_for_two_different": TWO_DIFFERENT,
    "two_for_one": TWO_FOR_ONE,
    "no_counter": 0,
    "any_crops": 0,
    "bid_to_stock": 0,
    "one_bid_counter_back": COUNTER_BACK,
    "bid_stock_1": STOCK_BIDS,
    "third_place": THIRD_PLACE,
    "private_look": PRIVATE_LOOK,
    "keep_side": KEEP_SIDE,
    "in_harvested": IN_HARVESTED,
    "out_unharvested": 0,
    "together": TOGETHER,
    "play_rules": 0,
    "need_minus_1": NEED_LESS,
    "with_effect": WITH_EFFECT,
    "own_turn_only": OWN_TURN_ONLY,
    "no_C_after_D": 0,
    "drawn_blindly": BLIND,
}
PRICES: dict[str, Price] = {
    r"price_(\d)": Price.TO_STOCK,
    r"price_(\d)_to_owner": Price.TO_OWNER,
    r"price_bid_minus_1": Price.BID_MINUS_ONE,
    r"price_exact_bid": Price.EXACT_BID,
}
CROPS = (What.WHEAT, What.VEGETABLES, What.APPLES, What.WINE, What.HOPS)
CROP_WORDS = tuple(crop.name.lower() for crop in CROPS)
WHAT_WORDS = {
    **{what.name.lower(): what for what in What if what < What.ACTIONS},
    **{what.name.lower(): what for what in CROPS},
    "ABCD": What.ACTIONS,
    **dict.fromkeys("ABCD", What.ACTIONS),
    "townsfolk": What.TOWNSFOLK,
    "any_worker": What.ANY_WORKER,
    "store+scroll_events": What.PROTECTION,
}
SOURCE_WORDS = {source.name.lower(): source for source in Source}
TARGET_WORDS = {target.name.lower(): target for target in Target}

WHO_WORDS = {f"{who.name.lower()}:": who for who in Who if who}
STORES = ("own_store", "other_stores", "any_store", "left_store", "right_store")
OTHER_STORES = ("other_stores", "left_store", "right_store")
OTHER_BOARDS = ("other_boards", "left_board", "right_board")
ANY_FIELD = ("field", "isolated", "unharvested", "harvested", *CROP_WORDS)
GRAMMAR: dict[Do, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    Do.HARVEST: (
        ("unharvested", *CROP_WORDS),
        ("adjacent", "own_board", "one_group"),
        ("screen",),
        ("empty_crop_rule",),
    ),
    Do.TURN: (
        ("harvested", "unharvested"),
        ("adjacent", "own_board"),
        ("unharvested", "harvested"),
        ("no_counter",),
    ),
    Do.TRADE: (
        ("counter",),
        ("screen",),
        ("stock",),
        ("one_for_one", "one_for_two_different", "two_for_one"),
    ),
    Do.GAIN: (
        ("different_crops", "counter", *CROP_WORDS),
        ("adjacent", "own_board", "stock"),
        ("screen",),
        (),
    ),
    Do.PAY: (
        ("counter", *CROP_WORDS),
        ("screen",),
        ("stock", "left_screen", "right_screen", "other_screen", "my_screen"),
        ("drawn_blindly",),
    ),
    Do.PLACE: (
        ANY_FIELD,
        ("registry", "bag", *OTHER_BOARDS, *STORES),
        ("own_board",),
        ("price", "any_crops", "bid_to_stock", "one_bid_counter_back", "private_look", "keep_side"),
    ),
    Do.STORE: (
        ANY_FIELD,
        ("registry", "bag", "own_board", *OTHER_BOARDS, *OTHER_STORES),
        ("own_store",),
        ("bid_stock_1", "third_place"),
    ),
    Do.MOVE: (
        ANY_FIELD,
        ("own_board", "own_store", "registry", *OTHER_BOARDS, *OTHER_STORES),
        ("bag", "left_board", "right_board", "other_board", "my_board"),
        ("or_pay", "together", "keep_side"),
    ),
    Do.SWAP: (
        ANY_FIELD,
        ("own_board", "own_store"),
        ("registry", "own_store", *OTHER_BOARDS, *OTHER_STORES),
        ("in_harvested", "out_unharvested"),
    ),
    Do.WORKER: (
        ("farmhand", "townsfolk", "any_worker", "top_worker"),
        ("home", "own_board"),
        ("own_board", "home"),
        ("play_rules", "need_minus_1", "with_effect", "or_pay"),
    ),
    Do.ACTION: (("ABCD", *"ABCD"), ("any",), ("now",), ("own_turn_only", "no_C_after_D")),
    Do.GUARD: (("store+scroll_events",), ("now",), ("own_next_turn",), ()),
}


COUNTED = (Do.HARVEST, Do.TRADE, Do.GAIN, Do.PAY, Do.MOVE)
"""Steps whose count may be `per_…`: one for every two fields, for example."""


class BadEffect(ValueError):
    """A step that the vocabulary does not know: what was expected and what stands there."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"{expected} (not {got})")


def read_effect(text: str) -> list[Step]:
    """The steps of an effect's text; BadEffect where a word does not fit."""
    steps = [read_step(part) for part in text.split(";") if part.strip()]
    if steps and steps[0].join:
        raise BadEffect("a first step without else or or", text.strip())
    if any((step.join or step.condition or step.who) and step.limits & TOGETHER for step in steps):
        raise BadEffect("together without a condition, choice or player", text.strip())
    return steps


def read_step(text: str) -> Step:
    """One step from its text, with its condition."""
    prefix = r"\s*(?:(else|or)\b)?\s*(?:if\s+(\S+))?\s*(?:(\w+:)\s)?\s*(.*)"
    parts = re.fullmatch(prefix, text, re.DOTALL)
    join, condition, who, plain = parts.groups() if parts else (None, None, None, text)
    step = read_hand(plain) if plain.startswith("hand") else read_plain_step(plain)
    if join:
        step = step._replace(join=Join[join.upper()])
    if condition is not None:
        step = with_condition(step, condition)
    return for_player(step, who)


def for_player(step: Step, word: str | None) -> Step:
    """The step, carried out by whom the word names: `left:`."""
    if word is not None:
        expect_word("who carries it out", word, tuple(WHO_WORDS))
        step = step._replace(who=WHO_WORDS[word])
    mine = step.target in (Target.MY_SCREEN, Target.MY_BOARD)
    if mine and step.do in (Do.PAY, Do.MOVE) and not step.who:
        raise BadEffect("my_screen or my_board only for a step of others", "a step of one's own")
    return step


def with_condition(step: Step, word: str) -> Step:
    """The step with a condition such as `workers>=2` or `fields<=others`."""
    match = re.fullmatch(r"([a-z]+)(>=|<=)([0-9]{1,2}|others)", word)
    names = [one.name.lower() for one in Quantity if one]
    if match is None or match[1] not in names:
        expected = f"if and one of {', '.join(names)} with >= or <= and a number or others"
        raise BadEffect(expected, word)
    quantity = Quantity[match[1].upper()]
    if match[3] == "others" and quantity in TABLE_QUANTITIES:
        raise BadEffect("something of each player's, compared with others", word)
    number = OTHERS if match[3] == "others" else int(match[3])
    return step._replace(condition=quantity, at_most=int(match[2] == "<="), number=number)


def read_hand(text: str) -> Step:
    """`hand changes 6`: the player says what happened, in up to six changes."""
    match = re.fullmatch(r"hand changes ([1-9]|1[0-9])\s*", text)
    if match is None:
        raise BadEffect("hand changes and a number from 1 to 19", text.strip())
    return Step(Do.HAND, What.CHANGES, Source.ANY, Target.NOW, count=int(match[1]))


def read_plain_step(text: str) -> Step:
    """One step from its text, without a condition."""
    match = re.fullmatch(r"\s*(\w+) (\S+) (\S+) -> (\S+) (\S+)((?: \S+)*)\s*", text)
    if match is None:
        raise BadEffect("do what source -> target count limits", text.strip())
    do_word, what_word, source_word, target_word, count_word, limit_words = match.groups()
    do = next((do for do in GRAMMAR if do.name.lower() == do_word), None)
    if do is None:
        raise BadEffect("one of " + ", ".join(do.name.lower() for do in GRAMMAR), do_word)
    source_name, _, draws = source_word.partition(":")
    whats, sources, targets, limits = GRAMMAR[do]
    expect_word(f"what {do_word} is about", what_word, whats)
    expect_word(f"where {do_word} takes from", source_name, sources)
    expect_word(f"where {do_word} puts to", target_word, targets)
    if (source_name == "bag") != bool(draws) or (draws and draws not in ("1", "2", "3")):
        raise BadEffect("bag:1, bag:2 or bag:3", source_word)
    counted, counting, count = read_count(do, count_word)
    step = Step(
        do,
        WHAT_WORDS[what_word],
        SOURCE_WORDS[source_name],
        TARGET_WORDS[target_word],
        count,
        counting,
        int(draws or 0),
        counted=counted,
        letters=1 << "ABCD".index(what_word) if what_word in tuple("ABCD") else 0,
    )
    for word in limit_words.split():
        step = with_limit(step, word, limits)
    for expected in faults_of(step):
        raise BadEffect(expected, text.strip())
    return step


def expect_word(meaning: str, word: str, words: tuple[str, ...]) -> None:
    """Is the word one of those the primitive takes?"""
    if word not in words:
        raise BadEffect(f"{meaning}: one of {', '.join(words)}", word)


def read_count(do: Do, word: str) -> tuple[Quantity, Count, int]:
    """`3`, `per_fields:3`, `per:3` (paying only) or `all_but:1` (turning only)."""
    each = re.fullmatch(r"per_([a-z]+):([1-9]|1[0-9])", word)
    names = [one.name.lower() for one in Quantity if one]
    if each:
        if each[1] not in names or do not in COUNTED:
            kinds = ", ".join(one.name.lower() for one in COUNTED)
            raise BadEffect(f"per_ and one of {', '.join(names)}, with {kinds}", word)
        return Quantity[each[1].upper()], Count.EACH, int(each[2])
    match = re.fullmatch(r"(?:(per|all_but):)?([1-9]|1\d)", word)
    if match is None:
        raise BadEffect("a count: a number, per:number or all_but:number", word)
    counting = {None: Count.PLAIN, "per": Count.PER, "all_but": Count.ALL_BUT}[match[1]]
    owner = {Count.PLAIN: do, Count.PER: Do.PAY, Count.ALL_BUT: Do.TURN}[counting]
    if do != owner:
        raise BadEffect("per:number with pay, all_but:number with turn", word)
    return Quantity.NOTHING, counting, int(match[2])


def with_limit(step: Step, word: str, allowed: tuple[str, ...]) -> Step:
    """The step with one more limit word."""
    if match := re.fullmatch(r"or_pay_(\d)", word):
        if "or_pay" in allowed:
            return step._replace(or_pay=int(match[1]))
    elif word.startswith("price_"):
        for pattern, pricing in PRICES.items():
            match = re.fullmatch(pattern, word)
            if match and "price" in allowed:
                price = int(match[1]) if match.groups() else 0
                return step._replace(pricing=pricing, price=price)
    elif word in allowed:
        return step._replace(limits=step.limits | LIMITS[word])
    raise BadEffect(f"a limit of {step.do.name.lower()}: {', '.join(allowed) or 'none'}", word)
