"""Studies: what is strong, which seat wins, how long a game is, what decides it.

The same games answer all questions. A study has a setup for each number of players, bot, edition
and set of options; every seat of its games has the same bot, so that nothing but the game differs.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from typing import Any, NamedTuple

from ecotone.bots import seated_bot
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.lab.arena import (
    Contest,
    contest_of,
    description,
    edition_of,
    load_code,
    result_of,
)
from ecotone.lab.effort import Effort
from ecotone.lab.lengths import TURNS
from ecotone.lab.studies.uses import seat_in, uses_in
from ecotone.lab.study_figures import FIGURES, Played

QUESTIONS = tuple(FIGURES)
TOTAL = "total"
"""What the lines of a score sheet add up to."""


class Study(NamedTuple):
    """The setups of a study, each as a contest of one bot with itself."""

    contests: tuple[Contest, ...]

    def setup_of(self, number: int) -> tuple[Contest, int]:
        """The setup that a game belongs to, and the game's number in it."""
        deal, which = divmod(number, len(self.contests))
        return self.contests[which], deal


def study_of(
    game: Game,
    players: Sequence[int],
    bots: Sequence[str],
    editions: Sequence[str | None] = (None,),
    options: Mapping[str, Sequence[str]] | None = None,
    seed: int = 0,
) -> Study:
    """Check all parts of a study and put it together; an option may have several values."""
    given = options or {}
    if len(set(bots)) < len(bots):
        raise BadOption(f"expected each bot once, got {', '.join(bots)}")
    values = [dict(zip(given, chosen, strict=True)) for chosen in product(*given.values())]
    contests = [
        contest_of(game, [bot], count, seed, chosen, edition, teams=True)
        for edition, chosen, count, bot in product(editions, values, players, bots)
    ]
    return Study(tuple(contests))


def play_studied(study: Study, number: int) -> dict[str, Any]:
    """Play one game of a study, and note what was used and what the points were made of."""
    contest, deal = study.setup_of(number)
    seed = contest.seed + deal
    cards = edition_of(contest.game, contest.edition)
    match = Match(game_named(contest.game), contest.players, seed, dict(contest.options), cards)
    (name,) = contest.bots
    bots = [seated_bot(name, seed, seat) for seat in range(contest.players)]
    uses: list[Counter[str]] = [Counter() for _ in bots]
    first = match.actor
    while not match.over:
        before, seat = match.state.copy(), match.actor
        action = bots[seat].choose(match)
        match.push(action)
        for event in match.game.events(match.edition, before, action, seat):
            for used in uses_in(contest.game, event):
                uses[seat_in(event, seat)][f"{used.kind}:{used.id}"] += 1
    figures = match.game.statistics(match.edition, match.state[None])
    turns = {TURNS: round(figures[TURNS])} if TURNS in figures else {}
    return result_of(match, [name] * contest.players, number) | {
        **turns,
        "first": first,
        "uses": [dict(sorted(used.items())) for used in uses],
        "lines": [lines_of(match, seat) for seat in range(contest.players)],
    }


def lines_of(match: Match, seat: int) -> dict[str, int]:
    """What a seat's points are made of; where all win or lose together, all that is counted."""
    game = match.game
    sheet = game.score_sheet(match.edition, match.state, seat)
    counted = {name: int(value) for name, value in sheet.items() if type(value) is int}
    counted.pop(TOTAL, None)
    if game.part("companion", "pad_lines") and not (game.cooperative and counted):
        return {line.key: line.points for line in game.pad_lines(sheet)}
    return counted


def run(study: Study, questions: Sequence[str], effort: Effort) -> dict[str, Any]:
    """Play the missing games of a study and answer its questions."""
    first = study.contests[0]
    played = effort.play(
        {"study": [description(contest) for contest in study.contests], "seats": "from the first"},
        effort.deals * len(study.contests),
        partial(play_studied, study),
        partial(load_all, study),
    )
    return {
        "game": first.game,
        "seed": first.seed,
        "games": len(played),
        "setups": [
            answers(contest, played[which :: len(study.contests)], questions)
            for which, contest in enumerate(study.contests)
        ],
    }


def load_all(study: Study) -> None:
    """Compile what any setup needs, once for each bot."""
    for contest in {contest.bots: contest for contest in study.contests}.values():
        load_code(contest)


def answers(
    contest: Contest, games: list[dict[str, Any]], questions: Sequence[str]
) -> dict[str, Any]:
    """What a setup's games say, question by question."""
    game = game_named(contest.game)
    options = dict(contest.options)
    played = Played(games, contest.players, game.together(options), contest.seed)
    usual = {option.name: option.default for option in game.options}
    return {
        "players": contest.players,
        "bot": contest.bots[0],
        "edition": edition_of(contest.game, contest.edition).name,
        "options": {name: value for name, value in options.items() if value != usual[name]},
        "games": len(games),
        "measure": played.measure,
        **{question: FIGURES[question](played) for question in questions},
    }
