"""A slow scorer, written from the rules over sets of cells; it shares no code with the fast one."""

from typing import Any

KINDS = ("entrance", "animal", "flower", "tourist", "tower", "road", "camp")
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
FAR = 60


class SlowPark:
    """A park as a dictionary from cells to tiles."""

    def __init__(self, cards: Any, table: Any, seat: int) -> None:
        self.cards = cards
        self.other_tile_only = table.tourist_reading == 1
        self.own_tile_counts = table.own_tile == 1
        self.one_area_must_do = table.need_areas == 1
        self.tiles = {}
        self.turned = {}
        for slot in range(table.count[seat]):
            cell = (int(table.column[seat, slot]), int(table.row[seat, slot]))
            assert cell not in self.tiles
            self.tiles[cell] = int(table.tile[seat, slot])
            self.turned[cell] = int(table.rotation[seat, slot])
        self.areas = self.find_areas()

    def kind(self, cell):
        return KINDS[self.cards.kind[self.tiles[cell]]]

    def land(self, cell):
        return int(self.cards.landscape[self.tiles[cell]])

    def around(self, cell):
        x, y = cell
        return [c for c in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if c in self.tiles]

    def find_areas(self):
        areas = []
        left = {cell for cell in self.tiles if self.land(cell) >= 0}
        while left:
            area = {left.pop()}
            while True:
                more = {
                    n
                    for c in area
                    for n in self.around(c)
                    if n in left and self.land(n) == self.land(c)
                }
                if not more:
                    break
                area |= more
                left -= more
            areas.append(frozenset(area))
        return areas

    def has(self, cell, need):
        if need == 4:
            return sum(self.kind(n) == "flower" for n in self.around(cell))
        near = [*self.around(cell), *([cell] if self.own_tile_counts else [])]
        left_out = set() if self.own_tile_counts else {cell}
        areas = [
            area - left_out
            for area in self.areas
            if any(n in area and self.land(n) == need for n in near)
        ]
        sizes = [len(area) for area in areas]
        return max(sizes, default=0) if self.one_area_must_do else sum(sizes)

    def content(self, cell):
        wants = self.cards.need[self.tiles[cell]]
        return all(self.has(cell, need) >= wants[need] for need in range(5))

    def fulfilled(self, cell):
        return self.kind(cell) == "flower" or (self.kind(cell) == "animal" and self.content(cell))

    def tower(self, cell):
        tile = self.tiles[cell]
        sees = int(self.cards.sees[tile])
        targets = {name for bit, name in ((1, "animal"), (2, "flower")) if sees & bit}
        seen = 0
        for direction in range(8):
            if not self.cards.directions[tile] >> direction & 1:
                continue
            dx, dy = STEPS[(direction + 2 * self.turned[cell]) % 8]
            for distance in range(1, FAR):
                at = (cell[0] + dx * distance, cell[1] + dy * distance)
                if at in self.tiles:
                    if self.kind(at) == "tower":
                        break
                    if self.kind(at) in targets and self.fulfilled(at):
                        seen += 1
        return seen

    def road_done(self, cell):
        tile = self.tiles[cell]
        for side in range(4):
            if self.cards.marked_sides[tile] >> side & 1:
                dx, dy = STEPS[2 * ((side + self.turned[cell]) % 4)]
                if (cell[0] + dx, cell[1] + dy) not in self.tiles:
                    return False
        return True

    def tourists(self, cell):
        own = [area for area in self.areas if cell in area]
        if not own:
            return 0
        if self.cards.counts[self.tiles[cell]] == 0:
            return len(own[0]) - 1
        areas = [a - {cell} if self.other_tile_only else a - own[0] for a in self.areas]
        return sum(bool(a) and self.land(next(iter(a))) == self.land(cell) for a in areas)

    def points(self, cell):
        printed = int(self.cards.points[self.tiles[cell]])
        kind = self.kind(cell)
        if kind == "animal":
            return printed * self.content(cell)
        if kind == "flower":
            return printed
        if kind == "tower":
            return printed * self.tower(cell)
        if kind == "road":
            return printed * self.road_done(cell)
        if kind == "tourist":
            return printed * self.tourists(cell)
        if kind == "camp":
            return printed * (not any(self.kind(n) == "camp" for n in self.around(cell)))
        return 0

    def score(self):
        return sum(self.points(cell) for cell in self.tiles)

    def measure(self, name):
        return getattr(self, name)()

    def long_line(self):
        best = 0
        for x, y in self.tiles:
            for dx, dy in ((1, 0), (0, 1)):
                length = 0
                while (x + dx * length, y + dy * length) in self.tiles:
                    length += 1
                best = max(best, length)
        return best

    def largest_area(self):
        return max((len(area) for area in self.areas), default=0)

    def near_roads(self):
        reached = {c for c in self.tiles if self.kind(c) in ("road", "entrance")}
        steps = 0
        while len(reached) < len(self.tiles):
            reached |= {n for c in reached for n in self.around(c)}
            steps += 1
        return steps

    def tile_variety(self):
        return len({(self.kind(c), self.land(c)) for c in self.tiles if c != (0, 0)})

    def area_count(self):
        return len(self.areas)

    def near_entrance(self):
        return max(abs(x) + abs(y) for x, y in self.tiles)

    def flower_variety(self):
        flowers = [self.tiles[c] for c in self.tiles if self.kind(c) == "flower"]
        return len({int(self.cards.flower_kind[tile]) for tile in flowers})

    def happy_animals(self):
        return sum(self.kind(c) == "animal" and self.content(c) for c in self.tiles)

    def even_lands(self):
        return min(sum(self.land(c) == land for c in self.tiles) for land in range(4))
