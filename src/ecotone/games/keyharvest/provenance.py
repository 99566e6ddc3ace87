"""Which parts of a country's score sheet rest on values of our own.

Points come from the workers' values and from which spaces touch. Crops are compared by the
counters that the players type in, so nothing of our own is in them.
"""

from collections.abc import Iterable, Iterator

from ecotone.engine.edition import Edition
from ecotone.engine.provenance import HouseValue, house_columns, house_mark
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keyharvest.actions import SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.types import CountryScore
from ecotone.games.keyharvest.words import TEXTS

GROUPS = ("largest", "second")


def mark_house_parts(edition: Edition, sheet: CountryScore) -> bool:
    """Note on each worker and group of a sheet what it rests on; does any rest on our own?"""
    for worker in sheet["workers"]:
        worker["house"] = house_mark(TEXTS, house_of_worker(edition, worker["worker"]))
    groups = (sheet["largest"], sheet["second"])
    fields = [*(group["fields"] for group in groups), *sheet["unscored"]]
    places = list(house_of_places(edition, (field for group in fields for field in group)))
    for group in groups:
        group["house"] = house_mark(TEXTS, places)
    return any(part["house"] for part in (*sheet["workers"], *groups))


def house_of_worker(edition: Edition, worker: str | None) -> list[HouseValue]:
    """The value of a worker, if it is our own; one typed in is read off the tile."""
    if worker is None:
        return []
    row = edition.tables["workers"][WORKER_NAMES.index(worker)]
    return [HouseValue(column, "", {}) for column in house_columns(row, ["value"])]


def house_of_places(edition: Edition, fields: Iterable[str]) -> Iterator[HouseValue]:
    """The places of some fields, those that are our own: they decide which fields touch."""
    for field in fields:
        row = edition.tables["fields"][SPACE_NAMES.index(field)]
        if house_columns(row, ["row", "x"]):
            yield HouseValue("place", field, dict.fromkeys(LANGUAGES, str(row["name"])))
