"""Finished games as a table with one row per decision, for analysis and for learning.

Bots play the games of a contest (see `arena`), and every game is then replayed to write down what
the seat to move could know, what it could do and what it did. The same contest gives the same rows,
in however many processes it is played.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ecotone.bots.bot import move_seed
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.observation import ObservationSpace
from ecotone.engine.seeds import EXACT_IN_JSON
from ecotone.lab.arena import Contest, load_code, play_match
from ecotone.lab.effort import Effort

ANY_LENGTH = 0
DIGITS = 4
"""Decimal places of estimates."""

Row = dict[str, Any]


class Column(NamedTuple):
    """A column of the table; lists have a fixed length, or ANY_LENGTH."""

    name: str
    kind: str
    """The type of its values, or of the items of its lists, as Arrow names it."""
    about: str
    length: int | None = None


def observation_of(game: Game) -> ObservationSpace | None:
    """The fields of a game's observations, if it has any."""
    space: ObservationSpace | None = game.part("observation", "SPACE")
    return space


def columns_of(game: Game, players: int) -> list[Column]:
    """The columns of a recording, in order."""
    space = observation_of(game)
    observation = "what the seat may know, field after field"
    return [
        Column("game", "int32", "number of the game in this file, from 0"),
        Column("seed", "int64", "deal number; the same number deals the same game"),
        Column("step", "int32", "number of the decision in its game, from 0"),
        Column("seat", "int8", "seat that decides, from 0"),
        Column("bot", "string", "bot that decides"),
        *([Column("observation", "int8", observation, space.size)] if space else []),
        Column("legal", "int16", "numbers of the legal actions", ANY_LENGTH),
        Column("action", "int16", "number of the action taken"),
        Column("action_name", "string", "the action taken as text"),
        Column(
            "values",
            "double",
            "estimate of every seat's final points before the decision, up to a common constant, "
            "or of the chance to win where a game is only won or lost; everything that the "
            "deciding seat cannot know is dealt again first",
            players,
        ),
        Column("scores", "int32", "every seat's points at the end of the game", players),
        Column(
            "places", "int8", "every seat's place at the end of the game, 1 for winners", players
        ),
    ]


def rows_of(match: Match, seats: Sequence[str], number: int) -> list[Row]:
    """A finished match, decision by decision; the match ends as it began."""
    actions, scores, places = list(match.actions), match.scores(), match.places()
    space = observation_of(match.game)
    rows = []
    match.rewind(0)
    for step, action in enumerate(actions):
        seat = match.actor
        rows.append(
            {
                "game": number,
                "seed": match.seed,
                "step": step,
                "seat": seat,
                "bot": seats[seat],
                **({"observation": observed(match, space)} if space else {}),
                "legal": [match.choice(index) for index in range(match.count)],
                "action": action,
                "action_name": match.game.actions.name(action),
                "values": estimates(match),
                "scores": scores,
                "places": places,
            }
        )
        match.push(action)
    return rows


def observed(match: Match, space: ObservationSpace) -> list[int]:
    """What the seat to move may know, as numbers."""
    row = np.zeros(space.size, np.int8)
    match.game.observe(match.edition.data, match.state, match.actor, row)
    return row.tolist()


def estimates(match: Match) -> list[float]:
    """How the seat to move would evaluate the position, knowing only what it may know."""
    salt = move_seed(match, match.seed)
    known = match.game.redealt(match.edition, match.state, match.actor, salt)
    values = np.zeros(match.players, np.float64)
    match.game.entry.evaluate(match.edition.data, known, values)
    return [round(value, DIGITS) for value in values.tolist()]


def play_recorded(contest: Contest, number: int) -> tuple[int, list[Row]]:
    """Play one game of a contest; returns its number and its rows."""
    match, seats = play_match(contest, number)
    return number, rows_of(match, seats, number)


def record(contest: Contest, effort: Effort) -> Iterator[list[Row]]:
    """The rows of the first games of a contest, a game at a time and in order.

    Deals are played with every seating, one game after the other, as in the arena.
    """
    check_seeds(contest, effort.deals)
    play, load = partial(play_recorded, contest), partial(load_code, contest)
    played = effort.map(play, range(effort.deals), load)
    for rows in in_order(played):
        yield rows
        effort.advance(1)


def check_seeds(contest: Contest, games: int) -> None:
    """Raise BadOption for seeds that not every reader of the file would keep exactly."""
    last = contest.seed + (games - 1) // len(contest.seatings())
    if last >= EXACT_IN_JSON:
        raise BadOption(f"expected seeds below 2**53, got {last}")


def in_order(numbered: Iterable[tuple[int, list[Row]]]) -> Iterator[list[Row]]:
    """Games by number, each as soon as all before it are there."""
    waiting: dict[int, list[Row]] = {}
    following = 0
    for number, rows in numbered:
        waiting[number] = rows
        while following in waiting:
            yield waiting.pop(following)
            following += 1
