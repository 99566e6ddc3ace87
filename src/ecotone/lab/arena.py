"""The arena: bots play each other on the same deals from every seat, to see which is stronger.

Every deal is played once with every seating. Who sits where:

- As many bots as seats: all of them, rotated by one seat from game to game.
- More bots than seats: every selection of that many bots, rotated in the same way.
- Fewer bots than seats: of every two bots, one alone at each seat and the other in all others.
- If all win or lose together, or there is one seat: a team of each bot.

A bot's games are those in which it has one seat, or all of them. A win shared by several seats
counts as an equal fraction for each; if all win together it is a whole win.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import ecotone.bots
import ecotone.engine
from ecotone.bots import bot_named, seated_bot
from ecotone.bots.learned import is_learned, parts_of
from ecotone.bots.weights import own_file
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import SHORT_SEED_LIMIT
from ecotone.lab.effort import Effort
from ecotone.lab.ratings import bootstrap, elo, resamples, wilson

FIELD = 3
"""From this number of bots on they get Elo ratings."""
DIGITS = 4

Seating = tuple[int, ...]
"""The index of the bot at each seat."""


class Contest(NamedTuple):
    """What is played by whom; any process can play any of its games."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int = 0
    options: tuple[tuple[str, str | int], ...] = ()
    edition: str | None = None
    teams: bool = False

    def seatings(self) -> list[Seating]:
        """The seatings of one deal."""
        field = range(len(self.bots))
        if self.teams or len(field) == 1:
            return [(bot,) * self.players for bot in field]
        if len(field) < self.players:
            return [
                (other,) * seat + (one,) + (other,) * (self.players - seat - 1)
                for one, other in permutations(field, 2)
                for seat in range(self.players)
            ]
        return [
            table[first:] + table[:first]
            for table in combinations(field, self.players)
            for first in range(self.players)
        ]


def contest_of(
    game: Game,
    bots: Sequence[str],
    players: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    edition: str | None = None,
    teams: bool = False,
) -> Contest:
    """Check all parts of a contest and put it together."""
    if not 0 <= seed < SHORT_SEED_LIMIT // 2:
        raise BadOption(f"expected a seed from 0 to 2**62 - 1, got {seed}")
    for bot in bots:
        bot_named(bot, 0)
        if bots.count(bot) > 1:
            raise BadOption(f"expected each bot once, got {bot} {bots.count(bot)} times")
    match = Match(game, players, seed, options, game.edition(edition))
    together = teams or game.cooperative or players == 1
    given = tuple(match.options.items())
    return Contest(game.name, tuple(bots), players, seed, given, edition, together)


@cache
def edition_of(game: str, edition: str | None) -> Edition:
    """An edition, read once per process."""
    return game_named(game).edition(edition)


def play_game(contest: Contest, number: int) -> dict[str, Any]:
    """Play one game of a contest: who sat where, and the result."""
    match, seats = play_match(contest, number)
    return result_of(match, seats, number)


def play_match(contest: Contest, number: int) -> tuple[Match, list[str]]:
    """Play one game of a contest to its end; returns the match and the bot at each seat."""
    seatings = contest.seatings()
    deal, which = divmod(number, len(seatings))
    seed = contest.seed + deal
    cards = edition_of(contest.game, contest.edition)
    match = Match(game_named(contest.game), contest.players, seed, dict(contest.options), cards)
    bots = [seated_bot(contest.bots[bot], seed, seat) for seat, bot in enumerate(seatings[which])]
    while not match.over:
        match.push(bots[match.actor].choose(match))
    return match, [contest.bots[bot] for bot in seatings[which]]


def result_of(match: Match, seats: list[str], number: int) -> dict[str, Any]:
    """A finished game in the form in which runs store it."""
    return {
        "number": number,
        "seats": seats,
        "scores": match.scores(),
        "places": match.places(),
        "decisions": len(match.actions),
    }


def description(contest: Contest) -> dict[str, Any]:
    """What must be the same for a run to be resumed: the contest, and the code that plays it."""
    game = game_named(contest.game)
    packages = (Path(ecotone.engine.__file__).parent, Path(ecotone.bots.__file__).parent)
    code = [file for folder in (*packages, game.folder) for file in sorted(folder.rglob("*.py"))]
    code += [file for bot in contest.bots if (file := file_of(bot, game, contest.players))]
    return {
        "game": contest.game,
        "bots": list(contest.bots),
        "players": contest.players,
        "seed": contest.seed,
        "options": dict(contest.options),
        "edition": edition_of(contest.game, contest.edition).digest,
        "teams": contest.teams,
        "code": hashlib.sha256(b"".join(file.read_bytes() for file in code)).hexdigest()[:16],
    }


def file_of(bot: str, game: Game, players: int) -> Path | None:
    """The file that a bot is made of or takes its weights from, if it is there."""
    if is_learned(bot):
        file = parts_of(bot)[0] or own_file(game, players)
    elif bot in game.learned_levels:
        file = own_file(game, players)
    else:
        file = Path(bot.rpartition(":")[0])
    return file if file.is_file() else None


def run(contest: Contest, effort: Effort) -> dict[str, Any]:
    """Play the missing games of a run and report on all of them."""
    games = effort.deals * len(contest.seatings())
    play, load = partial(play_game, contest), partial(load_code, contest)
    played = effort.play(description(contest), games, play, load)
    return Findings(contest, effort.deals, played).report()


def load_code(contest: Contest) -> None:
    """Let every bot choose once, which compiles what is not compiled yet."""
    cards = edition_of(contest.game, contest.edition)
    for bot in contest.bots:
        match = Match(
            game_named(contest.game), contest.players, contest.seed, dict(contest.options), cards
        )
        bot_named(bot, 0).choose(match)


@dataclass
class Findings:
    """The games of a contest, in order, and their statistics."""

    contest: Contest
    deals: int
    games: list[dict[str, Any]]

    @cached_property
    def drawn(self) -> Any:
        """The resampled deals, the same for every figure."""
        return resamples(self.deals, self.contest.seed)

    def report(self) -> dict[str, Any]:
        """All figures, as plain data."""
        contest = self.contest
        results = [self.result(bot) for bot in contest.bots]
        if len(contest.bots) >= FIELD and not contest.teams:
            for result, figure in zip(results, elo(self.wins_by_deal(), self.drawn), strict=True):
                result |= named("elo", "elo", figure, 1)
        return {
            "game": contest.game,
            "edition": edition_of(contest.game, contest.edition).name,
            "players": contest.players,
            "options": dict(contest.options),
            "seed": contest.seed,
            "teams": contest.teams,
            "deals": self.deals,
            "games": len(self.games),
            "results": results,
        }

    def own_games(self, bot: str) -> Iterator[tuple[int, dict[str, Any], list[int]]]:
        """The games that count for a bot, each with its deal and the bot's seats."""
        per_deal = len(self.contest.seatings())
        for game in self.games:
            seats = [seat for seat, name in enumerate(game["seats"]) if name == bot]
            if len(seats) in (1, self.contest.players):
                yield game["number"] // per_deal, game, seats

    def result(self, bot: str) -> dict[str, Any]:
        won = 0.0
        played = 0
        scores = np.zeros(self.deals)
        margins = np.zeros(self.deals)
        for deal, game, seats in self.own_games(bot):
            played += 1
            won += self.share_of_win(game["places"], seats)
            scores[deal] += np.mean([game["scores"][seat] for seat in seats])
            margins[deal] += margin(game["scores"], seats)
        per_deal = played / self.deals
        result = {"bot": bot, "games": played}
        result |= named("win_rate", "", wilson(won, played), DIGITS)
        result |= named("mean_score", "score", bootstrap(scores / per_deal, self.drawn), DIGITS)
        if not self.contest.teams and len(self.contest.bots) > 1:
            result |= named("margin", "margin", bootstrap(margins / per_deal, self.drawn), DIGITS)
        return result

    def share_of_win(self, places: list[int], seats: list[int]) -> float:
        """A win, or an equal fraction of it for each seat that shares it."""
        first = [seat for seat, place in enumerate(places) if place == 1]
        mine = sum(seat in first for seat in seats) / len(seats)
        return mine if self.contest.teams or not first else mine / len(first)

    def wins_by_deal(self) -> Any:
        """How often each bot finished ahead of each other one, by deal; ties count half."""
        bots = self.contest.bots
        per_deal = len(self.contest.seatings())
        won = np.zeros((self.deals, len(bots), len(bots)))
        for game in self.games:
            for one, other in permutations(range(self.contest.players), 2):
                if game["seats"][one] != game["seats"][other]:
                    ahead = np.sign(game["places"][other] - game["places"][one])
                    pair = bots.index(game["seats"][one]), bots.index(game["seats"][other])
                    won[game["number"] // per_deal, *pair] += (1 + ahead) / 2
        return won


def margin(scores: list[int], seats: list[int]) -> float:
    """How many points a seat is ahead of the best other one."""
    others = [score for seat, score in enumerate(scores) if seat not in seats]
    return float(scores[seats[0]] - max(others)) if others else 0.0


def named(name: str, prefix: str, figure: Any, digits: int) -> dict[str, float]:
    """A figure and its interval as keys of a report."""
    lead = f"{prefix}_" if prefix else ""
    return {
        name: round(figure.value, digits),
        f"{lead}low": round(figure.low, digits),
        f"{lead}high": round(figure.high, digits),
    }
