"""What speaks for a decision in Habitats: tiles that score, tiles left to a rival."""

from collections.abc import Iterator, Mapping

from ecotone.engine.edition import Edition
from ecotone.engine.events import Event, Fact
from ecotone.engine.state import State
from ecotone.games.habitats.actions import ACTIONS
from ecotone.games.habitats.cards import Kind
from ecotone.games.habitats.evaluation import Term
from ecotone.games.habitats.explanation import SCORE
from ecotone.games.habitats.preview import explained
from ecotone.games.habitats.words import action_words, cards_of, record, tile_name

TERMS = tuple(term.name.lower() for term in Term)


def term_names(players: int, options: Mapping[str, str | int]) -> tuple[str, ...]:
    """The terms of the evaluation."""
    return TERMS


def facts(
    edition: Edition, before: State, after: State, seat: int, language: str
) -> Iterator[Fact]:
    """Tiles of the own park that score more than before."""
    cards, old, new = cards_of(edition), record(before), record(after)
    was, now = explained(edition, before, seat), explained(edition, after, seat)
    for slot in range(1, int(new.count[seat])):
        points = int(now[slot, SCORE])
        if slot < old.count[seat]:
            points -= int(was[slot, SCORE])
        if points > 0:
            tile = int(new.tile[seat, slot])
            term = TERMS[int(cards.kind[tile]) - Kind.ANIMAL]
            words = {"tile": tile_name(edition, tile, language), "kind": term}
            yield Fact(term, Event("fact-scores", words), float(points))


def thing_taken(edition: Edition, state: State, action: int, language: str) -> str | None:
    """The tile that an action takes from the market."""
    if ACTIONS.decode(action).kind != "take":
        return None
    return str(action_words(edition, state, action, language)["tile"])
