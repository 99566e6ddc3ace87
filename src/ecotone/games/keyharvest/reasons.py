"""What speaks for a decision in Key Harvest: land joined, workers set, crops led."""

from collections.abc import Iterator, Mapping

from ecotone.engine.edition import Edition
from ecotone.engine.events import Argument, Event, Fact
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import ACTIONS
from ecotone.games.keyharvest.evaluation import Term
from ecotone.games.keyharvest.scoring import has_most, land_points
from ecotone.games.keyharvest.table import CROPS, HOME, WORKERS, Ask
from ecotone.games.keyharvest.words import cards_of, crop_name, field_words, record, tile_name

TERMS = tuple("" if term == Term.OTHERS else term.name.lower() for term in Term)
TAKING = (Ask.PLACE, Ask.STORE)


def term_names(players: int, options: Mapping[str, str | int]) -> tuple[str, ...]:
    """The terms of the evaluation."""
    return TERMS


def facts(
    edition: Edition, before: State, after: State, seat: int, language: str
) -> Iterator[Fact]:
    """Land that is worth more, workers that were set, crops of which the seat now has most."""
    cards, old, new = cards_of(edition), record(before), record(after)
    gained = int(land_points(cards, new, seat) - land_points(cards, old, seat))
    if gained > 0:
        yield Fact("land", Event("fact-land", {"points": gained}), float(gained))
    for worker in range(WORKERS):
        if old.post[seat, worker] == HOME and new.post[seat, worker] != HOME:
            words: dict[str, Argument] = {
                "worker": tile_name(edition, worker, language),
                "value": int(cards.value[worker]),
            }
            yield Fact("workers", Event("fact-worker", words), float(cards.value[worker]))
    for crop in range(CROPS):
        if has_most(new, seat, crop) and not has_most(old, seat, crop):
            words = {"crop": crop_name(edition, crop, language)}
            yield Fact("majorities", Event("fact-majority", words), 1.0)


def thing_taken(edition: Edition, state: State, action: int, language: str) -> str | None:
    """The field that an action takes from a store or the registry."""
    kind, given = ACTIONS.decode(action)
    if kind != "field" or record(state).asked not in TAKING:
        return None
    return field_words(edition, given["field"], language)
