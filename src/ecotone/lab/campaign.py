"""How hard a campaign is: how often bots win its chapters, alone or together."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ecotone.engine.campaign import POINTS, Chapter, difficulty_in
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.options import AS_WRITTEN
from ecotone.lab.arena import (
    Contest,
    Findings,
    contest_of,
    description,
    edition_of,
    load_code,
    play_match,
    result_of,
)
from ecotone.lab.effort import Effort


class Trial(NamedTuple):
    """A contest for each chapter and number of players, all with the same bots."""

    chapters: tuple[int, ...]
    contests: tuple[Contest, ...]
    """Equally many for each chapter, in the order of the chapters."""

    @property
    def bots(self) -> tuple[str, ...]:
        return self.contests[0].bots

    @property
    def games_a_deal(self) -> int:
        """Every contest is played by a team of each bot."""
        return len(self.contests) * len(self.bots)

    def contest_of(self, number: int) -> tuple[int, int]:
        """The contest that a game of the trial belongs to, and the game's number in it."""
        deal, rest = divmod(number, self.games_a_deal)
        which, bot = divmod(rest, len(self.bots))
        return which, deal * len(self.bots) + bot


def trial_of(
    game: Game,
    bots: Sequence[str],
    players: Sequence[int],
    only: Sequence[int] = (),
    seed: int = 0,
    edition: str | None = None,
    difficulty: str = AS_WRITTEN,
) -> Trial:
    """Check all parts of a trial of a game's chapters, or only of some, and put it together."""
    chapters = chosen_chapters(game.chapters(game.edition(edition)), only)
    contests = [
        contest_of(
            game, bots, count, seed, chapter.options_for(count, difficulty), edition, teams=True
        )
        for chapter in chapters
        for count in players
    ]
    return Trial(tuple(chapter.number for chapter in chapters), tuple(contests))


def chosen_chapters(chapters: list[Chapter], only: Sequence[int]) -> list[Chapter]:
    """The requested chapters in order; all if none is named."""
    known = [chapter.number for chapter in chapters]
    for number in only:
        if number not in known:
            raise BadOption(f"expected an assignment from 1 to {len(known)}, got {number}")
    return [chapter for chapter in chapters if not only or chapter.number in only]


def play_trial_game(trial: Trial, number: int) -> dict[str, Any]:
    """Play a game of the trial: its result, and which conditions did not hold in the end."""
    which, own_number = trial.contest_of(number)
    match, seats = play_match(trial.contests[which], own_number)
    missed = match.game.unmet(match.edition, match.state)
    return result_of(match, seats, number) | {"unmet": missed}


def run(trial: Trial, effort: Effort) -> dict[str, Any]:
    """Play the missing games of a trial and report on all of them."""
    first = trial.contests[0]
    players = sorted({contest.players for contest in trial.contests})
    run = {key: value for key, value in description(first).items() if key != "options"}
    run |= {"players": players, "chapters": list(trial.chapters)}
    run |= {"difficulty": difficulty_in(dict(first.options))}
    games = effort.play(
        run,
        effort.deals * trial.games_a_deal,
        partial(play_trial_game, trial),
        partial(load_code, first),
    )
    return {
        "game": first.game,
        "edition": edition_of(first.game, first.edition).name,
        "difficulty": run["difficulty"],
        "seed": first.seed,
        "deals": effort.deals,
        "games": len(games),
        "results": results(trial, effort.deals, games),
    }


def results(trial: Trial, deals: int, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each bot's figures in each chapter with each number of players."""
    sorted_out: list[list[dict[str, Any]]] = [[] for _ in trial.contests]
    for game in games:
        which, own_number = trial.contest_of(game["number"])
        sorted_out[which].append(game | {"number": own_number})
    a_chapter = len(trial.contests) // len(trial.chapters)
    return [
        {"chapter": trial.chapters[which // a_chapter], "players": contest.players}
        | result
        | lost_games(game for game in sorted_out[which] if result["bot"] in game["seats"])
        for which, contest in enumerate(trial.contests)
        for result in Findings(contest, deals, sorted_out[which]).report()["results"]
    ]


def lost_games(games: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """How many games were lost, and what decided: points alone, other conditions alone, or both.

    A condition alone decided where the points were reached and another condition was not.
    """
    lost = [set(game["unmet"]) for game in games if game["places"][0] != 1]
    other = Counter(kind for unmet in lost for kind in unmet - {POINTS})
    return {
        "lost": len(lost),
        "lost_by_points": sum(unmet == {POINTS} for unmet in lost),
        "lost_by_conditions": sum(bool(unmet) and POINTS not in unmet for unmet in lost),
        "lost_by_both": sum(POINTS in unmet and len(unmet) > 1 for unmet in lost),
        "unmet": dict(sorted(other.items())),
    }
