"""What an effect's step may not combine, because it would mean nothing."""

from collections.abc import Iterator

from ecotone.games.keyharvest.effects import BLIND, TOGETHER, Do, Price, Source, Step, Target, What

STORES = (
    Source.OWN_STORE,
    Source.OTHER_STORES,
    Source.ANY_STORE,
    Source.LEFT_STORE,
    Source.RIGHT_STORE,
)
OTHER_BOARDS = (Source.OTHER_BOARDS, Source.LEFT_BOARD, Source.RIGHT_BOARD)
BOARDS = (Source.OWN_BOARD, *OTHER_BOARDS)
HANDED_ON = (Target.RIGHT_BOARD, Target.OTHER_BOARD, Target.MY_BOARD)
SIDES = (What.UNHARVESTED, What.HARVESTED, What.ISOLATED)


def faults_of(step: Step) -> Iterator[str]:
    """What is wrong with a step: what would be right."""
    if step.do == Do.HARVEST and step.source == Source.ONE_GROUP and step.what != What.UNHARVESTED:
        yield "unharvested with one_group"
    if step.do == Do.TURN and (step.what == What.UNHARVESTED) != (step.target == Target.HARVESTED):
        yield "unharvested -> harvested or harvested -> unharvested"
    if step.do == Do.WORKER and (
        (step.what == What.TOP_WORKER and step.source == Source.HOME)
        or (step.source == Source.HOME) != (step.target == Target.OWN_BOARD)
    ):
        yield "a worker home -> own_board or own_board -> home, top_worker only home"
    if step.do == Do.GAIN and (step.what == What.DIFFERENT_CROPS) == (step.source == Source.STOCK):
        yield "counter with stock, different_crops with fields, a crop with stock"
    if step.do == Do.PAY and step.limits & BLIND and step.what != What.COUNTER:
        yield "counter with drawn_blindly"
    if step.do in (Do.PLACE, Do.STORE, Do.MOVE, Do.SWAP):
        yield from field_faults(step)


def field_faults(step: Step) -> Iterator[str]:
    """The same for a step about fields that change places."""
    if step.what in SIDES and step.source not in BOARDS:
        yield f"{step.what.name.lower()} only with other_boards or other boards, or own_board"
    if step.source == Source.BAG and step.what != What.FIELD:
        yield "field with bag"
    if step.do == Do.STORE and step.draws > 1:
        yield "bag:1 for a store"
    if step.do == Do.PLACE:
        yield from price_faults(step)
    if step.do == Do.MOVE:
        yield from move_faults(step)
    if step.do == Do.SWAP and (step.source, step.target) == (Source.OWN_STORE, Target.OWN_STORE):
        yield "two different places"


def price_faults(step: Step) -> Iterator[str]:
    """The same for a field that is placed for a price."""
    if step.pricing in (Price.BID_MINUS_ONE, Price.EXACT_BID) and step.source not in STORES:
        yield "a price taken from a bid only with stores"
    owned = (*OTHER_BOARDS, *(one for one in STORES if one != Source.ANY_STORE))
    if step.pricing == Price.TO_OWNER and (
        step.source not in owned or step.source == Source.OWN_STORE
    ):
        yield "a price to the owner only with other_boards or other_stores"
    others = step.source in STORES and step.source != Source.OWN_STORE
    if others and step.pricing in (Price.FREE, Price.TO_STOCK):
        yield "a price for fields of other stores"
    if step.source == Source.ANY_STORE and step.pricing != Price.EXACT_BID:
        yield "price_exact_bid for any_store"
    if step.source == Source.BAG and step.count != 1:
        yield "a count of 1 with bag"


def move_faults(step: Step) -> Iterator[str]:
    """The same for a field that is given away."""
    together = bool(step.limits & TOGETHER)
    if together and (step.source, step.target) != (Source.OWN_BOARD, Target.LEFT_BOARD):
        yield "together with own_board -> left_board"
    if step.source in OTHER_BOARDS and step.target.name == step.source.name:
        yield "two different boards"
