"""The vocabulary of worker and event effects, and its text form in edition files.

An effect is a row of steps separated by `;`, each step written as

    do what source -> target count limits...

for example `turn harvested adjacent -> unharvested 2; harvest unharvested adjacent -> screen 1`.
A bell makes every count "up to", a scroll makes it "exactly, or as many as possible".
"""

import re
from enum import IntEnum
from typing import NamedTuple


class Do(IntEnum):
    """What a step does."""

    NOTHING = 0
    HARVEST = 1
    TURN = 2
    TRADE = 3
    GAIN = 4
    PAY = 5
    PLACE = 6
    STORE = 7
    MOVE = 8
    SWAP = 9
    WORKER = 10
    ACTION = 11
    GUARD = 12
    WORK = 13


class What(IntEnum):
    """The kind of object a step is about."""

    FIELD = 0
    UNHARVESTED = 1
    HARVESTED = 2
    ISOLATED = 3
    COUNTER = 4
    DIFFERENT_CROPS = 5
    FARMHAND = 6
    TOP_WORKER = 7
    ACTIONS = 8
    PROTECTION = 9


class Source(IntEnum):
    """Where the object comes from."""

    OWN_BOARD = 0
    ADJACENT = 1
    OTHER_BOARDS = 2
    OWN_STORE = 3
    OTHER_STORES = 4
    ANY_STORE = 5
    REGISTRY = 6
    BAG = 7
    SCREEN = 8
    HOME = 9
    STOCK = 10
    ANY = 11
    NOW = 12
    ONE_GROUP = 13


class Target(IntEnum):
    """Where the object goes."""

    OWN_BOARD = 0
    LEFT_BOARD = 1
    OWN_STORE = 2
    REGISTRY = 3
    BAG = 4
    SCREEN = 5
    STOCK = 6
    HOME = 7
    UNHARVESTED = 8
    HARVESTED = 9
    NOW = 10
    OWN_NEXT_TURN = 11


class Count(IntEnum):
    """How a step's number is meant."""

    PLAIN = 0
    PER = 1
    ALL_BUT = 2


class Price(IntEnum):
    """What a field costs."""

    FREE = 0
    TO_STOCK = 1
    TO_OWNER = 2
    BID_MINUS_ONE = 3
    EXACT_BID = 4


EMPTY_CROP_RULE = 1 << 0
TWO_DIFFERENT = 1 << 1
COUNTER_BACK = 1 << 2
STOCK_BIDS = 1 << 3
THIRD_PLACE = 1 << 4
PRIVATE_LOOK = 1 << 5
KEEP_SIDE = 1 << 6
IN_HARVESTED = 1 << 7
TOGETHER = 1 << 8
NEED_LESS = 1 << 9
WITH_EFFECT = 1 << 10
OWN_TURN_ONLY = 1 << 11
FIRST_IS_DUE = 1 << 12

LIMITS: dict[str, int] = {
    "empty_crop_rule": EMPTY_CROP_RULE,
    "one_for_one": 0,
    "one_for_two_different": TWO_DIFFERENT,
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
    "store+scroll_events": What.PROTECTION,
}
SOURCE_WORDS = {source.name.lower(): source for source in Source if source != Source.ONE_GROUP}
TARGET_WORDS = {target.name.lower(): target for target in Target}

STORES = ("own_store", "other_stores", "any_store")
GRAMMAR: dict[Do, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    Do.HARVEST: (("unharvested",), ("adjacent", "own_board"), ("screen",), ("empty_crop_rule",)),
    Do.TURN: (
        ("harvested", "unharvested"),
        ("adjacent", "own_board"),
        ("unharvested", "harvested"),
        ("no_counter",),
    ),
    Do.TRADE: (("counter",), ("screen",), ("stock",), ("one_for_one", "one_for_two_different")),
    Do.GAIN: (("different_crops",), ("adjacent", "own_board"), ("screen",), ()),
    Do.PAY: (("counter",), ("screen",), ("stock",), ()),
    Do.PLACE: (
        ("field", "isolated"),
        ("registry", "bag", "other_boards", *STORES),
        ("own_board",),
        ("price", "any_crops", "bid_to_stock", "one_bid_counter_back", "private_look", "keep_side"),
    ),
    Do.STORE: (("field",), ("registry", "bag"), ("own_store",), ("bid_stock_1", "third_place")),
    Do.MOVE: (
        ("field", "isolated"),
        ("own_board",),
        ("bag", "left_board"),
        ("or_pay", "together", "keep_side"),
    ),
    Do.SWAP: (("field",), ("own_board",), ("registry",), ("in_harvested", "out_unharvested")),
    Do.WORKER: (
        ("farmhand", "top_worker"),
        ("home", "own_board"),
        ("own_board", "home"),
        ("play_rules", "need_minus_1", "with_effect", "or_pay"),
    ),
    Do.ACTION: (("ABCD",), ("any",), ("now",), ("own_turn_only", "no_C_after_D")),
    Do.GUARD: (("store+scroll_events",), ("now",), ("own_next_turn",), ()),
}


class Step(NamedTuple):
    """One step of an effect, as the rules read it."""

    do: Do
    what: What
    source: Source
    target: Target
    count: int = 1  # type: ignore[assignment]  # a step has no use for tuple.count
    counting: Count = Count.PLAIN
    draws: int = 0
    pricing: Price = Price.FREE
    price: int = 0
    or_pay: int = 0
    limits: int = 0


class BadEffect(ValueError):
    """A step that the vocabulary does not know: what was expected and what stands there."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"{expected} (not {got})")


ACTION_STEPS: tuple[Step, ...] = (
    Step(
        Do.HARVEST,
        What.UNHARVESTED,
        Source.ONE_GROUP,
        Target.SCREEN,
        count=99,
        limits=EMPTY_CROP_RULE | FIRST_IS_DUE,
    ),
    Step(Do.WORK, What.FIELD, Source.HOME, Target.OWN_BOARD, limits=FIRST_IS_DUE),
    Step(
        Do.PLACE,
        What.FIELD,
        Source.ANY_STORE,
        Target.OWN_BOARD,
        count=2,
        pricing=Price.EXACT_BID,
        limits=FIRST_IS_DUE,
    ),
    Step(Do.STORE, What.FIELD, Source.REGISTRY, Target.OWN_STORE, count=2, limits=FIRST_IS_DUE),
)
"""The four actions of a turn in the same vocabulary, in the order A, B, C, D."""


def read_effect(text: str) -> list[Step]:
    """The steps of an effect's text; BadEffect where a word does not fit."""
    return [read_step(part) for part in text.split(";") if part.strip()]


def read_step(text: str) -> Step:
    """One step from its text."""
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
    counting, count = read_count(do, count_word)
    step = Step(
        do,
        WHAT_WORDS[what_word],
        SOURCE_WORDS[source_name],
        TARGET_WORDS[target_word],
        count,
        counting,
        int(draws or 0),
    )
    for word in limit_words.split():
        step = with_limit(step, word, limits)
    return checked(step, text.strip())


def expect_word(meaning: str, word: str, words: tuple[str, ...]) -> None:
    """Is the word one of those the primitive takes?"""
    if word not in words:
        raise BadEffect(f"{meaning}: one of {', '.join(words)}", word)


def read_count(do: Do, word: str) -> tuple[Count, int]:
    """`3`, `per:3` (paying only) or `all_but:1` (turning only)."""
    match = re.fullmatch(r"(?:(per|all_but):)?([1-9]|1\d)", word)
    if match is None:
        raise BadEffect("a count: a number, per:number or all_but:number", word)
    counting = {None: Count.PLAIN, "per": Count.PER, "all_but": Count.ALL_BUT}[match[1]]
    owner = {Count.PLAIN: do, Count.PER: Do.PAY, Count.ALL_BUT: Do.TURN}[counting]
    if do != owner:
        raise BadEffect("per:number with pay, all_but:number with turn", word)
    return counting, int(match[2])


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
        "farmhand home -> own_board or top_worker own_board -> home": step.do == Do.WORKER
        and (
            (step.what == What.FARMHAND) != (step.source == Source.HOME)
            or (step.source == Source.HOME) != (step.target == Target.OWN_BOARD)
        ),
        "bag:1 for a store": step.do == Do.STORE and step.draws > 1,
        "a count of 1 with bag": step.do == Do.PLACE
        and step.source == Source.BAG
        and step.count != 1,
    }
    for expected, is_wrong in wrong.items():
        if is_wrong:
            raise BadEffect(expected, text)
    return step
