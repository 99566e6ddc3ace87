"""Why a decision is better or worse than another: the terms of the evaluation that differ.

A reason names a term, by how much it differs between two decisions, and whose it is. Where the game
can tell what brings the difference about (a run that was completed, a card that a rival takes), the
reason says that instead of the term alone.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from ecotone.bots.advice import Judged, measure
from ecotone.bots.forecast import Forecast
from ecotone.engine.events import Event, Fact, seat_reference
from ecotone.engine.match import Match
from ecotone.engine.texts import LANGUAGES, Localized, Texts

TEXTS = Texts(Path(__file__).parent / "texts")

When = Literal["turn", "reply", "later"]
"""At the end of the turn, after the rivals' replies, at the end of the next turn."""

LEAST = {"points": 0.25, "chance": 0.04}
"""Smaller differences are not worth a word: in points, or in log odds of winning."""
RELEVANT = 0.2
"""Nor are those below this share of the largest."""
MOST_FOR, MOST_AGAINST = 2, 1
USUALLY = 0.5
"""Something is told if it happens on more than this share of the redealt tables."""


@dataclass(frozen=True)
class Reason:
    """A difference between a decision and the one it is compared with."""

    term: str
    when: When
    seat: int
    """Whose term it is: the deciding seat's or a rival's."""
    difference: float
    """By how much the term differs, in the unit of the evaluation."""
    speaks_for: bool
    """Does it speak for the decision?"""
    text: Localized
    amount: float | None
    """What to show: points at once or expected; None where a game is won or lost."""


def explain(
    match: Match, judged: Sequence[Judged], players: Sequence[str] = ()
) -> list[list[Reason]]:
    """For each decision its reasons: the first against the second, all others against the first.

    `players` are the names of the people at the table, for the sentences about them.
    """
    names = term_names(match)
    if not names or len(judged) < 2:
        return [[] for _ in judged]
    forecasts = [Forecast(match, one, names, tuple(players)) for one in judged]
    return [
        compare(forecast, forecasts[0] if number else forecasts[1])
        for number, forecast in enumerate(forecasts)
    ]


def compare(one: Forecast, other: Forecast) -> list[Reason]:
    """The reasons for and against a decision, compared with another, in every language."""
    in_languages = [select_reasons(one, other, language) for language in LANGUAGES]
    return [
        replace(
            same[0], text={language: text for one in same for language, text in one.text.items()}
        )
        for same in zip(*in_languages, strict=True)
    ]


def term_names(match: Match) -> tuple[str, ...]:
    """The terms of the evaluation; none if the game does not name them."""
    names = match.game.part("reasons", "term_names")
    return () if names is None else tuple(names(match.players, match.options))


def select_reasons(one: Forecast, other: Forecast, language: str) -> list[Reason]:
    """The weightiest reasons, those for the decision first."""
    kind = "chance" if measure(one.match) == "chance" else "points"
    least = LEAST[kind]
    found = [*own_reasons(one, other, language), *rival_reasons(one, other, language)]
    if not any(reason.speaks_for and abs(reason.difference) >= least for reason in found):
        found += later_reasons(one, other, language)
    largest = max((abs(reason.difference) for reason in found), default=0.0)
    least = max(least, RELEVANT * largest)
    found = [reason for reason in found if abs(reason.difference) >= least]
    found.sort(key=lambda reason: -abs(reason.difference))
    better = [reason for reason in found if reason.speaks_for][:MOST_FOR]
    worse = [reason for reason in found if not reason.speaks_for][:MOST_AGAINST]
    return [*better, *worse]


def own_reasons(one: Forecast, other: Forecast, language: str) -> Iterable[Reason]:
    """What the turn itself brings."""
    facts = usual_facts(one, language)
    shared = {identity_of(fact) for fact in usual_facts(other, language)}
    own = [fact for fact in facts if identity_of(fact) not in shared]
    for index, name in named(one):
        difference = float(one.turn[index] - other.turn[index])
        fact = next((fact for fact in own if fact.term == name), None)
        if fact is None or difference <= 0:
            yield term_reason(one, name, "turn", difference, language)
        else:
            text = one.match.game.format_event(one.match.edition, fact.event, language)
            shown = points(one, difference if fact.amount is None else fact.amount)
            yield Reason(name, "turn", one.seat, difference, True, {language: text}, shown)


def rival_reasons(one: Forecast, other: Forecast, language: str) -> Iterable[Reason]:
    """What is left to the rival who then stands best."""
    rival = other.best_rival()
    if rival is None:
        return
    changes = one.after_replies(rival) - other.after_replies(rival)
    difference = float(sum(changes[index] for index, _ in named(one)))
    sign = 1 if difference > 0 else -1
    _, term = max(named(one), key=lambda at: sign * changes[at[0]])
    seen = one.things_taken(rival, language), other.things_taken(rival, language)
    here, there = (usual_thing(things, len(one.judged.turns)) for things in seen)
    thing = here if difference > 0 else there
    words = {"player": player_name(one, rival, language)}
    if thing and (seen[0][thing] == 0 or seen[1][thing] == 0):
        key = "reason-leaves" if difference > 0 else "reason-keeps"
        text = one.match.game.texts.format(language, key, words | {"thing": thing})
    else:
        words["more"] = "yes" if difference > 0 else "no"
        text = TEXTS.format(language, "reason-rival", words)
    shown = points(one, -difference)
    yield Reason(term, "reply", rival, difference, difference < 0, {language: text}, shown)


def later_reasons(one: Forecast, other: Forecast, language: str) -> Iterable[Reason]:
    """What the next turn brings, where this one shows no advantage."""
    for index, name in named(one):
        difference = float(one.later[index] - other.later[index])
        if difference > 0:
            yield term_reason(one, name, "later", difference, language)


def term_reason(one: Forecast, term: str, when: When, difference: float, language: str) -> Reason:
    """A term by its name."""
    more = {"more": "yes" if difference > 0 else "no"}
    text = one.match.game.texts.format(language, f"term-{term}", more)
    if when == "later":
        text = TEXTS.format(language, "reason-later", {"what": text})
    shown = points(one, difference)
    return Reason(term, when, one.seat, difference, difference > 0, {language: text}, shown)


def usual_facts(one: Forecast, language: str) -> list[Fact]:
    """What the turn brings about on most of the redealt tables, the largest first."""
    match = one.match
    tell = match.game.part("reasons", "facts")
    if tell is None:
        return []
    counted: Counter[Any] = Counter()
    facts: dict[Any, Fact] = {}
    for known, state in zip(one.judged.known, one.judged.turns, strict=True):
        for fact in tell(match.edition, known, state, match.actor, language):
            facts[identity_of(fact)] = fact
            counted[identity_of(fact)] += 1
    enough = USUALLY * len(one.judged.turns)
    usual = [fact for key, fact in facts.items() if counted[key] > enough]
    return sorted(usual, key=lambda fact: -(fact.amount or 0.0))


def identity_of(fact: Fact) -> tuple[Any, ...]:
    """A fact to compare by."""
    event: Event = fact.event
    return (fact.term, event.key, tuple(sorted(event.arguments.items())))


def usual_thing(things: Counter[str], tables: int) -> str | None:
    """What is taken on most of the tables, if anything is."""
    if not things:
        return None
    thing, times = max(things.items(), key=lambda item: (item[1], item[0]))
    return thing if times > USUALLY * tables else None


def named(one: Forecast) -> list[tuple[int, str]]:
    """The terms that have a name; what all seats share has none."""
    return [(index, name) for index, name in enumerate(one.names) if name]


def player_name(one: Forecast, seat: int, language: str) -> str:
    game, edition = one.match.game, one.match.edition
    return game.naming(edition, language, one.players).name(seat_reference(seat))


def points(one: Forecast, value: float) -> float | None:
    """A difference to show, in points; a term of log odds is none."""
    return None if measure(one.match) == "chance" else round(value, 1)
