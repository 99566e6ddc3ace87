"""How long games between equal bots take, and which seed gave the longest one."""

from functools import partial
from statistics import mean, median
from typing import Any

from ecotone.lab.arena import (
    Contest,
    description,
    edition_of,
    load_code,
    play_match,
    result_of,
)
from ecotone.lab.effort import Effort

TURNS = "turns"
"""A game's own statistic; a game without it is measured in decisions only."""


def play_measured(contest: Contest, number: int) -> dict[str, Any]:
    """Play one game of a contest and count its turns, if the game has that statistic."""
    match, seats = play_match(contest, number)
    figures = match.game.statistics(match.edition, match.state[None])
    turns = {TURNS: round(figures[TURNS])} if TURNS in figures else {}
    return result_of(match, seats, number) | turns


def run(contest: Contest, effort: Effort) -> dict[str, Any]:
    """Play the missing games of a run; every bot of the contest has all seats of its games."""
    games = effort.play(
        description(contest) | {"measured": True},
        effort.deals * len(contest.seatings()),
        partial(play_measured, contest),
        partial(load_code, contest),
    )
    return {
        "game": contest.game,
        "edition": edition_of(contest.game, contest.edition).name,
        "players": contest.players,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": effort.deals,
        "results": [lengths_of(contest, bot, games) for bot in contest.bots],
    }


def lengths_of(contest: Contest, bot: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    """A bot's figures, by decision and by turn."""
    own = [game for game in games if game["seats"][0] == bot]
    measures = [measure for measure in ("decisions", TURNS) if measure in own[0]]
    return {"bot": bot} | {measure: spread(contest, own, measure) for measure in measures}


def spread(contest: Contest, games: list[dict[str, Any]], measure: str) -> dict[str, Any]:
    """The shortest, the median and the longest game."""
    lengths = [game[measure] for game in games]
    longest = max(games, key=lambda game: game[measure])
    return {
        "shortest": min(lengths),
        "median": median(lengths),
        "mean": round(mean(lengths), 1),
        "longest": longest[measure],
        "longest_seed": contest.seed + longest["number"] // len(contest.seatings()),
    }
