"""What speaks for a decision in Ecosfera: habitats restored, species bought, impacts avoided."""

from collections.abc import Iterator, Mapping

from ecotone.engine.edition import Edition
from ecotone.engine.events import Event, Fact
from ecotone.engine.state import State
from ecotone.games.ecosfera.evaluation import Term
from ecotone.games.ecosfera.table import ALL_HABITATS, FIRST_SPECIES, PILE, PRODUCERS, Table
from ecotone.games.ecosfera.words import (
    cards_of,
    habitat_list,
    record,
    species_name,
)

TERMS = tuple("" if term == Term.START else term.name.lower() for term in Term)


def term_names(players: int, options: Mapping[str, str | int]) -> tuple[str, ...]:
    """The terms of the evaluation."""
    return TERMS


def facts(
    edition: Edition, before: State, after: State, seat: int, language: str
) -> Iterator[Fact]:
    """Habitats restored, and species that came to the players."""
    cards, old, new = cards_of(edition), record(before), record(after)
    restored = int(new.habitats) & ~int(old.habitats)
    if restored:
        words = {"habitats": habitat_list(edition, restored, language)}
        yield Fact("missing", Event("fact-restored", words))
    missing = ALL_HABITATS & ~int(new.habitats)
    for species in sorted(owned(new) - owned(old)):
        shows = int(cards.habitats[species]) & missing
        if species >= PRODUCERS and shows:
            words = {
                "card": species_name(edition, species, language),
                "habitats": habitat_list(edition, shows, language),
            }
            yield Fact("missing", Event("fact-consumer", words))


def owned(table: Table) -> set[int]:
    """The species in the players' rows, decks and discard piles."""
    found: set[int] = set()
    for row in range(int(table.rows)):
        found.update(table.species[row, : table.species_count[row]].tolist())
        pile = table.pile[row]
        cards = [*pile[: table.deck_size[row]], *pile[PILE - table.discard_size[row] :]]
        found.update(int(card) - FIRST_SPECIES for card in cards if card >= FIRST_SPECIES)
    return found
