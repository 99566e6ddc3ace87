"""The level that suits a person after a game against bots."""

from collections import defaultdict

from ecotone.bots.suggestion import GAMES, Bout, bout_of, suggest
from ecotone.server.rated_tables import final_places, is_bots
from ecotone.server.result_messages import LevelSuggestion
from ecotone.server.results import ResultStore, StoredResult
from ecotone.server.table_choices import known_game
from ecotone.server.tables import LiveTable

NOTHING = LevelSuggestion(None, 0.0, 0)


async def suggestion_for(
    store: ResultStore, table: LiveTable, person: str | None
) -> LevelSuggestion:
    """What suits whoever sat alone among bots; earlier games count only for that person."""
    if table.together:
        return NOTHING
    levels = [(seat.level or "") if is_bots(seat) else None for seat in table.seats]
    own = bout_of(levels, final_places(table))
    if own is None:
        return NOTHING
    (sat,) = [seat.person for seat in table.seats if not is_bots(seat)]
    earlier = [] if person is None or sat != person else await bouts_of(store, person, table)
    found = suggest(known_game(table.stored.game), table.stored.players, [*earlier, own])
    return NOTHING if found is None else LevelSuggestion(*found)


async def bouts_of(store: ResultStore, person: str, table: LiveTable) -> list[Bout]:
    """A person's last games against bots before this one, oldest first."""
    mine = [
        one
        for one in await store.of(person)
        if one.game == table.stored.game and not one.together and one.at_table != table.stored.id
    ]
    rivals: dict[str, list[StoredResult]] = defaultdict(list)
    for one in await store.of_rivals(person):
        rivals[one.game_id].append(one)
    found = [bout_of_results(one, rivals[one.game_id]) for one in mine]
    return [bout for bout in found if bout is not None][-(GAMES - 1) :]


def bout_of_results(mine: StoredResult, others: list[StoredResult]) -> Bout | None:
    if any(one.level is None for one in others):
        return None
    levels = [None, *(one.level for one in others)]
    return bout_of(levels, [mine.place, *(one.place for one in others)])
