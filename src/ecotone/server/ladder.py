"""The ladder of a game: bots of every level, and the people who want to be named."""

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from ecotone.bots.levels import LEVELS
from ecotone.server.people import StoredPerson
from ecotone.server.ratings import first_rating, margin, points
from ecotone.server.result_messages import Ladder, LadderEntry
from ecotone.server.results import StoredRating

MOST_LISTED = 200
CAUTION = 2.0
"""Standard deviations that are subtracted for the order, so that luck does not lead the list."""

Listed = tuple[StoredRating, StoredPerson | None]


async def ladder_of(engine: AsyncEngine, game: str, person: str | None) -> Ladder:
    """A game's ladder as a person may see it; None for somebody without a profile."""
    cautious = StoredRating.mean - CAUTION * StoredRating.deviation
    listed = (
        select(StoredRating, StoredPerson)
        .outerjoin(StoredPerson, StoredPerson.id == StoredRating.person)
        .where(StoredRating.game == game)
        .where(or_(StoredRating.person.is_(None), StoredPerson.listed.is_(True)))
        .order_by(cautious.desc())
        .limit(MOST_LISTED + len(LEVELS))
    )
    async with AsyncSession(engine, expire_on_commit=False) as session:
        found: list[Listed] = [(one[0], one[1]) for one in await session.execute(listed)]
        own = await session.get(StoredRating, (game, person)) if person else None
        me = await session.get(StoredPerson, person) if person else None
    seen = {rating.holder for rating, _ in found}
    for level in LEVELS:
        if level not in seen:
            found.append((StoredRating(game, level, None, *first_rating(level)), None))
    found.sort(key=lambda one: one[0].mean - CAUTION * one[0].deviation, reverse=True)
    return Ladder(
        game=game,
        entries=[as_entry(rating, who, person) for rating, who in found],
        you=None if own is None else as_entry(own, me, person),
    )


def as_entry(rating: StoredRating, who: StoredPerson | None, person: str | None) -> LadderEntry:
    return LadderEntry(
        name=who.name if who else "",
        level=None if rating.person else rating.holder,
        rating=points(rating.mean),
        uncertainty=margin(rating.deviation),
        games=rating.games,
        you=person is not None and rating.person == person,
    )
