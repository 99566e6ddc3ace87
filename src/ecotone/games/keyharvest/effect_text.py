"""Effects of workers and events as edition files write them.

An effect is a row of steps separated by `;`, each step written as

    do what source -> target count limits...

for example `turn harvested adjacent -> unharvested 2; harvest unharvested adjacent -> screen 1`.
A bell makes every count "up to", a scroll makes it "exactly, or as many as possible".

A step may begin with a condition, `if workers>=2 gain counter stock -> screen 1`; `else` is done if
the step before was not, and `or` lets the player choose between the two. A count such as
`per_fields:3` means one for every three. `hand changes 6` is a text carried out by hand: the player
says what happened, in up to six changes.
"""

import re

from ecotone.games.keyharvest.effects import (
    COUNTER_BACK,
    EMPTY_CROP_RULE,
    IN_HARVESTED,
    KEEP_SIDE,
    NEED_LESS,
    OWN_TURN_ONLY,
    PRIVATE_LOOK,
    STOCK_BIDS,
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
}
PRICES: dict[str, Price] = {
    r"price_(\d)": Price.TO_STOCK,
    r"price_(\d)_to_owner": Price.TO_OWNER,
    r"price_bid_minus_1": Price.BID_MINUS_ONE,
    r"price_exact_bid": Price.EXACT_BID,
}
WHAT_WORDS = {
    **{what.name.lower(): what for what in What if what < What.ACTIONS},
    "ABCD": What.ACTIONS,
    **dict.fromkeys("ABCD", What.ACTIONS),
    "townsfolk": What.TOWNSFOLK,
    "any_worker": What.ANY_WORKER,
    "store+scroll_events": What.PROTECTION,
}
SOURCE_WORDS = {source.name.lower(): source for source in Source}
TARGET_WORDS = {target.name.lower(): target for target in Target}

STORES = ("own_store", "other_stores", "any_store")
GRAMMAR: dict[Do, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    Do.HARVEST: (
        ("unharvested",),
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
    Do.GAIN: (("different_crops", "counter"), ("adjacent", "own_board", "stock"), ("screen",), ()),
    Do.PAY: (("counter",), ("screen",), ("stock", "left_screen", "right_screen"), ()),
    Do.PLACE: (
        ("field", "isolated"),
        ("registry", "bag", "other_boards", *STORES),
        ("own_board",),
        ("price", "any_crops", "bid_to_stock", "one_bid_counter_back", "private_look", "keep_side"),
    ),
    Do.STORE: (("field",), ("registry", "bag"), ("own_store",), ("bid_stock_1", "third_place")),
    Do.MOVE: (
        ("field", "isolated"),
        ("own_board", "own_store", "registry"),
        ("bag", "left_board"),
        ("or_pay", "together", "keep_side"),
    ),
    Do.SWAP: (("field",), ("own_board",), ("registry",), ("in_harvested", "out_unharvested")),
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
    if any((step.join or step.condition) and step.limits & TOGETHER for step in steps):
        raise BadEffect("together without a condition or choice", text.strip())
    return steps


def read_step(text: str) -> Step:
    """One step from its text, with its condition."""
    prefix = re.fullmatch(r"\s*(?:(else|or)\b)?\s*(?:if\s+(\S+))?\s*(.*)", text, re.DOTALL)
    join, condition, plain = prefix.groups() if prefix else (None, None, text)
    step = read_hand(plain) if plain.startswith("hand") else read_plain_step(plain)
    if join:
        step = step._replace(join=Join[join.upper()])
    if condition is not None:
        step = with_condition(step, condition)
    return step


def with_condition(step: Step, word: str) -> Step:
    """The step with a condition such as `workers>=2`."""
    match = re.fullmatch(r"([a-z]+)(>=|<=)([0-9]{1,2})", word)
    names = [one.name.lower() for one in Quantity if one]
    if match is None or match[1] not in names:
        raise BadEffect(f"if and one of {', '.join(names)} with >= or <= and a number", word)
    quantity = Quantity[match[1].upper()]
    return step._replace(condition=quantity, at_most=int(match[2] == "<="), number=int(match[3]))


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
    return checked(step, text.strip())


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


def checked(step: Step, text: str) -> Step:
    """Refuse combinations that would mean nothing."""
    from_boards = step.source == Source.OTHER_BOARDS
    from_store = step.source in (Source.OWN_STORE, Source.OTHER_STORES, Source.ANY_STORE)
    wrong = {
        "isolated together with other_boards or own_board": step.do == Do.PLACE
        and (step.what == What.ISOLATED) != from_boards,
        "a price taken from a bid only with stores": step.pricing
        in (Price.BID_MINUS_ONE, Price.EXACT_BID)
        and not from_store,
        "a price to the owner only with other_boards or other_stores": step.pricing
        == Price.TO_OWNER
        and step.source not in (Source.OTHER_BOARDS, Source.OTHER_STORES),
        "a price for fields of other stores": step.do == Do.PLACE
        and step.source in (Source.OTHER_STORES, Source.ANY_STORE)
        and step.pricing in (Price.FREE, Price.TO_STOCK),
        "price_exact_bid for any_store": step.do == Do.PLACE
        and step.source == Source.ANY_STORE
        and step.pricing != Price.EXACT_BID,
        "unharvested -> harvested or harvested -> unharvested": step.do == Do.TURN
        and (step.what == What.UNHARVESTED) != (step.target == Target.HARVESTED),
        "left_board with together, bag without": step.do == Do.MOVE
        and (step.target == Target.LEFT_BOARD) != bool(step.limits & TOGETHER),
        "a worker home -> own_board or own_board -> home, top_worker only home": step.do
        == Do.WORKER
        and (
            (step.what == What.TOP_WORKER and step.source == Source.HOME)
            or (step.source == Source.HOME) != (step.target == Target.OWN_BOARD)
        ),
        "counter with stock, different_crops with fields": step.do == Do.GAIN
        and (step.what == What.COUNTER) != (step.source == Source.STOCK),
        "field -> bag for a store or the registry": step.do == Do.MOVE
        and step.source != Source.OWN_BOARD
        and (step.what != What.FIELD or step.target != Target.BAG or step.limits != 0),
        "bag:1 for a store": step.do == Do.STORE and step.draws > 1,
        "a count of 1 with bag": step.do == Do.PLACE
        and step.source == Source.BAG
        and step.count != 1,
    }
    for expected, is_wrong in wrong.items():
        if is_wrong:
            raise BadEffect(expected, text)
    return step
