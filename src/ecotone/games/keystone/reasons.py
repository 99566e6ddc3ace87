"""What speaks for a decision in Keystone: runs completed, goals met, cards left to a rival."""

from collections.abc import Iterator, Mapping

from ecotone.engine.edition import Edition
from ecotone.engine.events import Argument, Event, Fact
from ecotone.engine.state import State
from ecotone.games.keystone.actions import ACTIONS
from ecotone.games.keystone.cards import GOALS
from ecotone.games.keystone.evaluation import Terms
from ecotone.games.keystone.journal import Condition
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.scoring import best_run, goal_cards
from ecotone.games.keystone.table import EMPTY, LINES
from ecotone.games.keystone.words import (
    action_words,
    cards_of,
    full_habitat_name,
    goal_words,
    habitat_names,
    record,
)

CONDITIONS = tuple(
    "" if condition == Condition.NONE else condition.name.lower().replace("_", "-")
    for condition in Condition
)
TAKING = ("introduce", "buy_wild")


def term_names(players: int, options: Mapping[str, str | int]) -> tuple[str, ...]:
    """The terms of the evaluation; in an assignment its victory conditions."""
    together = players == 1 or options["variant"] == "coop"
    return CONDITIONS if together and options["assignment"] else Terms._fields


def facts(
    edition: Edition, before: State, after: State, seat: int, language: str
) -> Iterator[Fact]:
    """Runs that have grown and goals that were met."""
    cards, old, new = cards_of(edition), record(before), record(after)
    owner = owner_of(old, seat)
    in_points = old.assignment == 0
    for line in range(LINES):
        was, run = best_run(cards, old, owner, line), best_run(cards, new, owner, line)
        if run.points > was.points:
            words: dict[str, Argument] = {
                "cards": int(run.cards),
                "habitat": habitat_names(int(run.habitats), language, full_habitat_name),
                "points": int(run.points),
                "keystones": int(run.keystones),
            }
            term = "runs" if in_points else "score-min"
            yield Fact(term, Event("fact-run", words), float(run.points - was.points))
    objective = int(old.objective[owner])
    if objective == EMPTY:
        return
    for goal in range(GOALS):
        if goal_cards(cards, new, owner, goal) and not goal_cards(cards, old, owner, goal):
            shape, symbol = cards.goal_shape[objective, goal], cards.goal_symbol[objective, goal]
            words = {"goal": goal_words(int(shape), int(symbol), language)}
            yield Fact("goals" if in_points else "goals-min", Event("fact-goal", words))


def thing_taken(edition: Edition, state: State, action: int, language: str) -> str | None:
    """The card that an action takes from what lies open."""
    if ACTIONS.decode(action).kind not in TAKING:
        return None
    return str(action_words(edition, state, action, language)["card"])
