"""The score sheet that explains itself: workers, the two groups, the crops."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import CROP_NAMES, SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.scoring import SECOND_GROUP
from ecotone.games.keyharvest.table import CROPS, EMPTY, Ask, Side, Table
from ecotone.games.keyharvest.types import CountryScore, CropLine, Group, ScoreSheet
from ecotone.games.keyharvest.words import read_cards, read_table


class Standing(NamedTuple):
    """A worker on a board; in the companion it may be known by its value alone."""

    worker: int | None
    value: int


def groups_of(cards: Cards, fields: Sequence[int]) -> list[list[int]]:
    """The groups that fields form, the largest first."""
    rest = set(fields)
    groups = []
    while rest:
        group = [rest.pop()]
        for field in group:
            near = rest.intersection(cards.neighbours[field].tolist())
            rest -= near
            group += near
        groups.append(sorted(group))
    return sorted(groups, key=lambda group: (-len(group), group))


def board_sheet(cards: Cards, fields: Sequence[int], workers: Mapping[int, int]) -> CountryScore:
    """The points of a board: workers by their spaces, and the two groups that count."""
    standing = {
        space: Standing(worker, int(cards.value[worker])) for space, worker in workers.items()
    }
    return country_sheet(cards, fields, standing)


def country_sheet(
    cards: Cards, fields: Sequence[int], standing: Mapping[int, Standing]
) -> CountryScore:
    """The same, where each worker comes with its value."""
    groups = groups_of(cards, fields)
    largest, second = [*groups, [], []][:2]
    points = sum(value for _, value in standing.values())
    return {
        "workers": [
            {
                "worker": None if worker is None else WORKER_NAMES[worker],
                "space": SPACE_NAMES[space],
                "points": value,
            }
            for space, (worker, value) in sorted(standing.items())
        ],
        "largest": group_score(largest, 1),
        "second": group_score(second, SECOND_GROUP),
        "unscored": [[SPACE_NAMES[field] for field in group] for group in groups[2:]],
        "tiles": len(fields) + len(standing),
        "total": points + len(largest) + SECOND_GROUP * len(second),
    }


def group_score(group: Sequence[int], each: int) -> Group:
    """A group of fields with its points."""
    return {
        "fields": [SPACE_NAMES[field] for field in group],
        "each": each,
        "points": each * len(group),
    }


def crop_lines(counters: Sequence[Sequence[int]], seat: int) -> list[CropLine]:
    """Each crop: how many the seat has, the most any other has, and the point for having more."""
    lines: list[CropLine] = []
    for crop in range(CROPS):
        own = int(counters[seat][crop])
        rival = max(int(row[crop]) for index, row in enumerate(counters) if index != seat)
        lines.append(
            {"crop": CROP_NAMES[crop], "own": own, "rival": rival, "points": int(own > rival)}
        )
    return lines


def add_crops(sheet: CountryScore, counters: Sequence[Sequence[int]], seat: int) -> None:
    """Complete a board's sheet with the crops once all screens are lifted."""
    sheet["crops"] = crop_lines(counters, seat)
    sheet["counters"] = int(sum(counters[seat]))
    sheet["total"] += sum(line["points"] for line in sheet["crops"])


def board_of(table: Table, seat: int) -> tuple[list[int], dict[int, int]]:
    """The fields and the workers on a board."""
    sides, posted = table.board[seat].tolist(), table.worker[seat].tolist()
    fields = [space for space, side in enumerate(sides) if side != Side.NONE]
    workers = {space: worker for space, worker in enumerate(posted) if worker != EMPTY}
    return fields, workers


def score_sheet(edition: Edition, state: State, seat: int) -> ScoreSheet:
    """A seat's points as the table stands, each with its reasons, and which fields are harvested.

    Crops are compared only when the game is over: until then others' counters are hidden.
    """
    table = read_table(state)
    fields, workers = board_of(table, seat)
    sheet = board_sheet(read_cards(edition), fields, workers)
    harvested = [
        SPACE_NAMES[field] for field in fields if table.board[seat, field] == Side.HARVESTED
    ]
    if table.asked == Ask.OVER:
        counters = [[int(n) for n in table.counters[other]] for other in range(int(table.players))]
        add_crops(sheet, counters, seat)
    return {**sheet, "harvested": harvested}
