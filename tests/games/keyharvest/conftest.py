"""Scenes: a table of Key Harvest set out by hand, and played decision by decision."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import numpy as np
import pytest

from ecotone.engine.edition import Edition
from ecotone.engine.match import Match
from ecotone.engine.randomness import below, new_generator
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import (
    ACTIONS,
    CROP_NAMES,
    EVENT_NAMES,
    SPACE_NAMES,
    WORKER_NAMES,
)
from ecotone.games.keyharvest.cards import CARDS_RECORD
from ecotone.games.keyharvest.effect_text import read_effect
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.reader import fill_tile
from ecotone.games.keyharvest.table import EMPTY, HOME, SPACES, TABLE, Ask, Side
from ecotone.games.keyharvest.words import cards_of

CROP = {name: index for index, name in enumerate(CROP_NAMES)}


class Scene:
    """A table without fields, workers or counters, the first seat to move; fill it, then play."""

    def __init__(self, players: int = 2, edition: Edition | None = None) -> None:
        self.edition = edition or GAME.edition()
        self.cards: Any = cards_of(self.edition)
        self.state = GAME.new_state()
        no_options = np.zeros(len(GAME.options), np.int64)
        GAME.entry.setup(self.edition.data, self.state, no_options, players, new_generator(5))
        self.table: Any = self.state.view(TABLE)[0]
        table = self.table
        table.board[:] = Side.NONE
        table.counters[:] = 0
        table.first_hand[:] = 0
        table.first_hand[:players, 0] = self.cards.first_counters
        table.registry[:] = EMPTY
        table.bag_events[:] = EMPTY
        table.bag_event_count = 0
        self.settle()
        self.turn_of(0)

    def turn_of(self, seat: int) -> "Scene":
        """Let it be this seat's turn."""
        self.table.active = self.table.actor = self.table.seat[0] = seat
        return self

    def text(self, tile: str, effect: str) -> "Scene":
        """Give a worker or event another effect, in the words of edition files."""
        data = self.edition.data.copy()
        self.cards = data.view(CARDS_RECORD)[0]
        number = [*WORKER_NAMES, *EVENT_NAMES].index(tile)
        fill_tile(self.cards, number, int(self.cards.scroll[number]), read_effect(effect))
        self.edition = self.edition.with_data(data)
        return self

    def settle(self) -> None:
        """Reckon anew what follows from what was set out: neighbours, stock, bag."""
        table, cards = self.table, self.cards
        table.post[:] = HOME
        table.fields_next[:] = 0
        table.workers_next[:] = 0
        laid = set()
        for seat in range(table.players):
            for space in range(SPACES):
                near = [int(n) for n in cards.neighbours[space] if n != EMPTY]
                if table.board[seat, space] != Side.NONE:
                    laid.add(space)
                    table.fields_next[seat, near] += 1
                if table.worker[seat, space] != EMPTY:
                    table.post[seat, table.worker[seat, space]] = space
                    table.workers_next[seat, near] += 1
        laid |= {int(field) for field in table.stored.flat} | {int(f) for f in table.registry}
        rest = [field for field in range(SPACES) if field not in laid]
        table.bag_fields[:] = EMPTY
        table.bag_fields[: len(rest)] = rest
        table.bag_field_count = len(rest)
        table.stock[:] = cards.counters - table.counters.sum(0) - table.bid.sum((0, 1))
        first = int(cards.first_counters)
        table.first_hand[:] = 0
        table.proven[:] = 0
        table.first_hand[: table.players, 0] = first

    def fields(self, seat: int, *labels: str, harvested: bool = False) -> "Scene":
        """Lay fields on a board."""
        for label in labels:
            side = Side.HARVESTED if harvested else Side.UNHARVESTED
            self.table.board[seat, SPACE_NAMES.index(label)] = side
        self.settle()
        return self

    def workers(self, seat: int, **posts: str) -> "Scene":
        """Set workers: `workers(0, E4="F1")`."""
        for label, worker in posts.items():
            self.table.worker[seat, SPACE_NAMES.index(label)] = WORKER_NAMES.index(worker)
        self.settle()
        return self

    def counters(self, seat: int, **crops: int) -> "Scene":
        """Put counters behind a screen."""
        for crop, count in crops.items():
            self.table.counters[seat, CROP[crop]] = count
        self.settle()
        return self

    def store(self, seat: int, label: str, **bid: int) -> "Scene":
        """Put a field with a bid into a store."""
        place = list(self.table.stored[seat]).index(EMPTY)
        self.table.stored[seat, place] = SPACE_NAMES.index(label)
        for crop, count in bid.items():
            self.table.bid[seat, place, CROP[crop]] = count
        self.settle()
        return self

    def registry(self, *labels: str) -> "Scene":
        """Fill the registry from its first space."""
        for slot, label in enumerate(labels):
            self.table.registry[slot] = SPACE_NAMES.index(label)
        self.settle()
        return self

    def bag(self, *labels: str, events: Iterable[str] = ()) -> "Scene":
        """Leave only these fields and events in the bag; the rest of the fields is put aside."""
        table = self.table
        table.bag_fields[:] = EMPTY
        table.bag_fields[: len(labels)] = [SPACE_NAMES.index(label) for label in labels]
        table.bag_field_count = len(labels)
        names = list(events)
        table.bag_events[:] = EMPTY
        table.bag_events[: len(names)] = [EVENT_NAMES.index(name) for name in names]
        table.bag_event_count = len(names)
        return self

    def laid(self, *names: str) -> "Scene":
        """Put events on the event spaces."""
        self.table.event_track[: len(names)] = [EVENT_NAMES.index(name) for name in names]
        self.table.events_laid = len(names)
        return self

    def draw(self, event: str, *fields: str) -> "Scene":
        """Let the active seat take A1 and draw this event first; the fields are left in the bag."""
        table = self.table
        seat = int(table.active)
        self.counters(seat, wheat=int(table.counters[seat, 0]) + 1)
        table.registry[list(table.registry).index(EMPTY)] = SPACE_NAMES.index("A1")
        self.bag(*fields, events=[event])
        tiles = len(fields) + 1
        seed = next(n for n in range(1000) if below(new_generator(n), tiles) >= len(fields))
        table.random[:] = new_generator(seed)
        self.play("D", "A1", "give wheat")
        if self.asked == Ask.BID:
            self.play("stop")
        return self

    def stock(self, **crops: int) -> "Scene":
        """Leave so many counters of these crops in the stock; the others are put aside."""
        for crop, count in crops.items():
            self.table.stock[CROP[crop]] = count
        return self

    @property
    def asked(self) -> Ask:
        """The present question."""
        return Ask(int(self.table.asked))

    @property
    def actor(self) -> int:
        """Who has to answer it."""
        return int(GAME.entry.actor(self.edition.data, self.state))

    @property
    def legal(self) -> list[str]:
        """The legal answers, in words: `act(action=A)` is `A`, `field(field=E4)` is `E4`."""
        out = np.zeros(ACTIONS.size, np.int16)
        count = GAME.entry.legal(self.edition.data, self.state, out)
        return sorted(short(int(action)) for action in out[:count])

    def play(self, *answers: str) -> "Scene":
        """Answer one question after the other; each answer must be legal."""
        for answer in answers:
            out = np.zeros(ACTIONS.size, np.int16)
            count = GAME.entry.legal(self.edition.data, self.state, out)
            choices = {short(int(action)): int(action) for action in out[:count]}
            assert answer in choices, f"{answer} not in {sorted(choices)} ({self.asked.name})"
            GAME.entry.apply(self.edition.data, self.state, choices[answer])
        return self

    def hand(self, seat: int) -> dict[str, int]:
        """Counters behind a screen, those that are there."""
        row = self.table.counters[seat]
        return {crop: int(row[index]) for crop, index in CROP.items() if row[index]}

    def bid(self, seat: int, place: int) -> dict[str, int]:
        """Counters of a bid."""
        row = self.table.bid[seat, place]
        return {crop: int(row[index]) for crop, index in CROP.items() if row[index]}

    def stored(self, seat: int) -> list[str]:
        """Fields in a store."""
        return [SPACE_NAMES[field] for field in self.table.stored[seat] if field != EMPTY]

    def open_fields(self) -> list[str]:
        """Fields in the registry."""
        return [SPACE_NAMES[field] for field in self.table.registry if field != EMPTY]

    def side(self, seat: int, label: str) -> Side:
        """What lies on a space."""
        return Side(int(self.table.board[seat, SPACE_NAMES.index(label)]))

    def standing(self, seat: int) -> dict[str, str]:
        """The workers on a board by their spaces."""
        row = self.table.worker[seat]
        return {
            SPACE_NAMES[space]: WORKER_NAMES[row[space]]
            for space in range(SPACES)
            if row[space] != EMPTY
        }

    def track(self) -> list[str]:
        """Events on the event spaces."""
        return [EVENT_NAMES[event] for event in self.table.event_track if event != EMPTY]

    def scores(self) -> list[int]:
        """Every seat's points."""
        out = np.zeros(int(self.table.players), np.int64)
        GAME.entry.scores(self.edition.data, self.state, out)
        return [int(points) for points in out]

    def places(self) -> list[int]:
        """Every seat's place."""
        out = np.zeros(int(self.table.players), np.int64)
        GAME.entry.places(self.edition.data, self.state, out)
        return [int(place) for place in out]


def short(action: int) -> str:
    """An action in test shorthand: `A`, `E4`, `@E4` for a post, `+F1`, `-F1`, `give wheat`."""
    kind, arguments = ACTIONS.decode(action)
    values = [ACTIONS.kinds[kind].arguments[name][index] for name, index in arguments.items()]
    signs = {"act": "", "field": "", "post": "@", "play": "+", "remove": "-"}
    if kind in signs:
        return signs[kind] + values[0]
    return " ".join([kind, *values])


@pytest.fixture
def scene() -> Callable[..., Scene]:
    """Set out a table: `scene(3)` for three players."""
    return Scene


@pytest.fixture
def tiles_without_effect():
    """Plays random games until each of these tiles had an effect; returns those that never had."""

    def play(edition, players: int, tiles: Iterable[int]) -> set[int]:
        missing = set(tiles)
        for seed in range(1000):
            match, random = Match(GAME, players, seed, edition=edition), Random(seed)
            while missing and not match.over:
                action = match.choice(random.randrange(match.count))
                noted = GAME.notes(match.edition, match.state, action)[0]
                missing -= {note.b for note in noted if note.kind == Note.EFFECT}
                match.push(action)
            if not missing:
                break
        return missing

    return play
