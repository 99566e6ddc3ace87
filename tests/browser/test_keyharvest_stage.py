"""Key Harvest with as much on the table as there can be: what is asked for is still in sight."""

import json
import re
from copy import deepcopy

from browser.stage import MEASURE, SETTLED, SMALLEST_TEXT, seated, shows_version
from browser.test_stage import LARGE
from playwright.sync_api import expect
from support import in_turn

from ecotone.games.keyharvest.actions import CROP_NAMES, WORKER_NAMES

PLAYERS = (2, 3, 4)
PLACES = 3
"""The two places of a store and the one that a text may fill."""
EVENT = "E09"
"""One with a long text."""
ASKED = {
    "place": ("field",),
    "take": ("take",),
    "pay": ("give",),
    "work": ("play", "remove"),
    "hire": ("play",),
    "hand": ("give", "take", "remove", "field"),
}
"""What can be chosen at a question."""


class Filled:
    """What the server tells, with full stores, long bids and a question of one's choice."""

    def __init__(self, one):
        self.one = one
        self.ask, self.event, self.lacking = "turn", False, 0
        self.route = self.told = None
        one.page.route_web_socket(re.compile("/live$"), self.connect)

    def connect(self, route):
        """Pass on what is said, with every state whole, and keep the last one."""
        server = route.connect_to_server()
        self.route = route

        def pass_on(said):
            told = json.loads(said)
            if told["type"] == "state":
                self.told = told
            route.send(said)

        route.on_message(
            lambda said: server.send(said.replace('"changes":true', '"changes":false'))
        )
        server.on_message(pass_on)

    def shows(self, ask, *, event=False, lacking=0):
        """Ask another question; so many fields of every store cannot be paid."""
        self.ask, self.event, self.lacking = ask, event, lacking
        self.told["version"] += 1
        self.route.send(json.dumps(self.filled(deepcopy(self.told))))
        shows_version(self.one, self.told["version"])

    def filled(self, told):
        """A state as it is told."""
        view = told["view"]
        view |= {"ask": self.ask, "actor": 0, "active": 0, "tile": "T2"}
        own = view["boards"][0]
        own["counters"] = dict.fromkeys(CROP_NAMES, 10)
        own["workers"] = [
            {"worker": worker, "space": space, "value": 1}
            for worker, space in zip(("F1", "F4", "T6"), ("A1", "A3", "A5"), strict=True)
        ]
        self.fill_stores(view)
        if self.event:
            self.draw_event(told)
        told |= {"actor": 0, "legal": self.legal(view), "refusals": [], "previews": {}}
        return told

    def fill_stores(self, view):
        """Three fields in each, with a bid of every crop below them, and somebody on watch."""
        fields = iter(view["bag"])
        for board in view["boards"]:
            board["guarded"] = view["players"] > 2
            board["store"] = [
                {
                    "field": next(fields),
                    "crop": CROP_NAMES[place],
                    "bid": dict.fromkeys(CROP_NAMES, 11 - place),
                    "lacks": dict.fromkeys(CROP_NAMES, 1) if place < self.lacking else {},
                    "closed": False,
                }
                for place in range(PLACES)
            ]
        offered = {"joins": [], "groups": [1, 1], "displaces": None, "points": 12}
        view["offers"] |= {one["field"]: {"field": one["field"]} | offered for one in stored(view)}

    def draw_event(self, told):
        """The others have followed it, with much to tell of each."""
        view, players = told["view"], told["view"]["players"]
        order = [*range(1, players), 0]
        view["event"] = {"event": EVENT, "order": order, "answered": order[:-1], "aside": []}
        name = {"kind": "events", "id": EVENT}
        drawn = {"name": name, "text": name | {"part": "text"}, "count": 1}
        lines = [{"move": 1, "seat": None, "key": "event-drawn", "arguments": drawn}]
        for seat in order[:-1] * PLACES:
            worker = {"kind": "workers", "id": "T2"}
            said = {"ask": "post", "tile": name, "space": "A1", "worker": worker, "value": 4}
            said |= {"covers": "", "player": {"kind": "seat", "id": seat}}
            lines.append({"move": 2, "seat": seat, "key": "event-post", "arguments": said})
        told["log"] += lines

    def legal(self, view):
        """Everything that a question can be answered with."""
        things = {
            "field": self.fields(view),
            "play": WORKER_NAMES,
            "remove": [one["worker"] for one in view["boards"][0]["workers"]],
            "give": CROP_NAMES,
            "take": CROP_NAMES,
        }
        names = {"field": "field", "give": "crop", "take": "crop"}
        asked = [(kind, thing) for kind in ASKED[self.ask] for thing in things[kind]]
        return [
            {
                "action": number,
                "kind": kind,
                "arguments": {names.get(kind, "worker"): thing},
                "text": thing,
            }
            for number, (kind, thing) in enumerate(asked)
        ]

    def fields(self, view):
        """Those that can be chosen: of stores, or by a text that a player carries out."""
        if self.ask == "hand":
            laid = [one["space"] for one in view["boards"][0]["fields"]]
            return laid + [one["field"] for one in view["registry"] if one]
        return [one["field"] for one in stored(view) if not one["lacks"]]


def stored(view):
    return [one for board in view["boards"] for one in board["store"]]


CUT_OFF = """
() => [...document.querySelectorAll('.column:not(.middle) [data-legal]')].filter((lit) => {
  const {x, y, width, height} = lit.getBoundingClientRect();
  const shown = (at) => lit.contains(document.elementFromPoint(x + width / 2, at));
  return !shown(y + 3) || !shown(y + height - 3);
}).map((lit) => `cut off: ${lit.getAttribute('aria-label')}`)
"""
"""Lit things of the columns at the sides that are not in sight from head to foot."""


def hidden(one, size):
    """What is lit and out of sight, even in part, too small or cut off at a size."""
    expect(one.page.locator("[data-legal]").first).to_be_visible()
    one.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    one.page.evaluate(SETTLED)
    found = one.page.evaluate(MEASURE, [SMALLEST_TEXT, False])
    return [*found["hidden"], *found["small"], *found["clipped"], *one.page.evaluate(CUT_OFF)]


@in_turn(("players", "language"), PLAYERS, ["en-US", "de-DE"])
def test_what_is_asked_for_is_in_sight_on_the_fullest_table(device, server, players, language):
    one = device(language=language)
    filled = Filled(one)
    with seated(one, server, "keyharvest", players, seed=7) as seat:
        seat.my_turn()
        shows_version(one, seat.state["version"])
        for ask, event, lacking in [
            *((ask, event, 0) for ask in ASKED for event in (False, True)),
            ("place", False, PLACES - 1),
        ]:
            filled.shows(ask, event=event, lacking=lacking)
            for size in LARGE:
                assert hidden(one, size) == [], (ask, event, lacking, size)
