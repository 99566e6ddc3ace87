"""A person's statistics, counted from the results of their games."""

from collections import defaultdict
from collections.abc import Sequence

from ecotone.bots.levels import LEVELS
from ecotone.server.ratings import margin, points
from ecotone.server.result_messages import GameStatistics, PlayedGame, RivalRecord
from ecotone.server.results import ResultStore, StoredRating, StoredResult
from ecotone.server.table_rows import in_utc


async def statistics_of(store: ResultStore, person: str) -> list[GameStatistics]:
    """A person's statistics in every game they have played, the most played first."""
    rivals, mine = defaultdict(list), defaultdict(list)
    for one in await store.of_rivals(person):
        rivals[one.game_id].append(one)
    for one in await store.of(person):
        mine[one.game].append(one)
    ratings = await store.ratings_of(person)
    found = [
        game_statistics(game, results, rivals, ratings.get(game)) for game, results in mine.items()
    ]
    return sorted(found, key=lambda one: (-one.games, one.game))


def game_statistics(
    game: str,
    results: Sequence[StoredResult],
    rivals: dict[str, list[StoredResult]],
    rating: StoredRating | None,
) -> GameStatistics:
    alone = [one for one in results if one.players == 1]
    together = [one for one in results if one.together and one.players > 1]
    against = [one for one in results if not one.together and one.players > 1]
    return GameStatistics(
        game=game,
        games=len(results),
        against=len(against),
        won=sum(one.place == 1 for one in against),
        places=places_of(against),
        together=len(together),
        won_together=sum(one.place == 1 for one in together),
        alone=len(alone),
        best=max(one.score for one in results),
        rivals=records(against, rivals),
        history=[played(one) for one in results],
        rating=None if rating is None else points(rating.mean),
        uncertainty=None if rating is None else margin(rating.deviation),
        rated=0 if rating is None else rating.games,
    )


def places_of(results: Sequence[StoredResult]) -> list[int]:
    """How often each place was taken."""
    last = max((one.place for one in results), default=0)
    return [sum(one.place == place for one in results) for place in range(1, last + 1)]


def records(
    results: Sequence[StoredResult], rivals: dict[str, list[StoredResult]]
) -> list[RivalRecord]:
    """People first, then levels from the weakest on; a game counts for every kind of rival."""
    games: dict[str | None, list[StoredResult]] = defaultdict(list)
    for one in results:
        for level in {rival.level for rival in rivals[one.game_id]}:
            games[level].append(one)
    order = [None, *LEVELS]
    known = [level for level in order if level in games]
    others = sorted(level for level in games if level is not None and level not in LEVELS)
    return [
        RivalRecord(level, len(games[level]), sum(one.place == 1 for one in games[level]))
        for level in [*known, *others]
    ]


def played(result: StoredResult) -> PlayedGame:
    rating, change = None, None
    if result.rating_before is not None and result.rating_after is not None:
        rating = points(result.rating_after)
        change = rating - points(result.rating_before)
    return PlayedGame(
        table=result.at_table,
        ended=in_utc(result.ended).isoformat(timespec="seconds"),
        players=result.players,
        together=result.together,
        score=result.score,
        place=result.place,
        rating=rating,
        change=change,
    )
