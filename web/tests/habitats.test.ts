import { describe, expect, it } from "vitest";
import { asDocument, asView, choices, emptyPark } from "../src/games/habitats/companion";
import {
  passed,
  type Catalogue,
  type Laid,
  type MarketView,
  type PlacePreview,
  type TileFacts,
} from "../src/games/habitats/model";
import { nearerNeeds } from "../src/games/habitats/progress";
import { hyphenated } from "../src/games/habitats/words";

const tile = (id: string, more: Partial<TileFacts> = {}): TileFacts => ({
  id,
  name: { en: id, de: id },
  short: { en: id, de: id },
  kind: "animal",
  landscape: "grass",
  points: 4,
  turnings: 1,
  scientific: "",
  house: [],
  ...more,
});
const lion = tile("Lion");
const bend = tile("Bend", { kind: "road", turnings: 4 });
const roses = ["rose", "rose_2"].map((id) =>
  tile(id, { short: { en: "Rose", de: "Rose" }, kind: "flower" }),
);
const tiles = new Map([lion, bend, ...roses].map((one) => [one.id, one]));

function laidOut() {
  const park = emptyPark("Mara");
  park.cells = { "-1,0": { tile: "Lion", turned: 0 }, "0,-1": { tile: "Bend", turned: 1 } };
  return park;
}

describe("a park of the companion", () => {
  it("is written as rows around the entrance", () => {
    const { player } = asDocument([laidOut()], tiles);
    expect((player as { park: unknown }[])[0]!.park).toEqual([
      ["-", "Bend, grass, E"],
      ["Lion, grass", "Entrance"],
    ]);
  });

  it("offers every empty cell beside a tile once", () => {
    const open = asView(laidOut(), undefined, tiles).open.map(
      (cell) => `${cell.column},${cell.row}`,
    );
    expect(new Set(open).size).toBe(open.length);
    expect(open).toContain("-1,-1");
    expect(open).not.toContain("0,0");
  });

  it("counts how many of like tiles are left", () => {
    const park = laidOut();
    park.cells["1,0"] = { tile: "rose", turned: 0 };
    const catalogue = { tiles: [...tiles.values()] } as unknown as Catalogue;
    const left = Object.fromEntries(choices(catalogue, park).map((one) => [one.tile.id, one.left]));
    expect(left).toEqual({ Lion: 0, Bend: 0, rose_2: 1 });
  });
});

describe("names on tiles", () => {
  it("may break before the last part of a long word", () => {
    expect(hyphenated("Usambaraveilchen")).toBe("Usambara\u00adveilchen");
    expect(hyphenated("Afrikanischer Wildhund")).toBe("Afrika\u00adnischer Wildhund");
    expect(hyphenated("Secretarybird")).toBe("Secretary\u00adbird");
  });
  it("leaves whole words alone", () => {
    expect(hyphenated("Lion")).toBe("Lion");
    expect(hyphenated("Igel")).toBe("Igel");
  });
});

describe("figures on the way", () => {
  const figure = (space: number) => ({ space, facing: "north" as const });
  const market: MarketView = {
    columns: 4,
    rows: 4,
    tiles: [],
    figures: [figure(9), figure(10), figure(5)],
    ahead: {},
  };
  it("are told for rows and columns, both ways", () => {
    expect(passed(market, 9, 11)).toEqual([1]);
    expect(passed(market, 9, 1)).toEqual([2]);
    expect(passed(market, 11, 8)).toEqual([0, 1]);
  });
  it("are none beside one another", () => {
    expect(passed(market, 9, 8)).toEqual([]);
    expect(passed(market, 9, 13)).toEqual([]);
  });
});

describe("needs that come nearer", () => {
  const laid = (slot: number, has: number): Laid => ({
    slot,
    tile: "Lion",
    kind: "animal",
    landscape: "grass",
    column: 0,
    row: -slot,
    turned: 0,
    points: 0,
    worth: 4,
    fulfilled: false,
    reason: { key: "reason" },
    needs: [
      { need: "water", wants: 3, has },
      { need: "dry", wants: 1, has: 0 },
    ],
  });
  const place = (changes: Laid[]) =>
    ({ tile: laid(3, 0), changes: changes.map((one) => ({ ...one, before: 0 })) }) as PlacePreview;

  it("are counted with how much they gain", () => {
    const found = nearerNeeds(place([laid(1, 2)]), [laid(1, 1), laid(2, 1)]);
    expect(found.map(({ slot, need, gained }) => [slot, need.need, gained])).toEqual([
      [1, "water", 1],
    ]);
  });

  it("are none where a need has enough already or loses", () => {
    expect(nearerNeeds(place([laid(1, 5)]), [laid(1, 3)])).toEqual([]);
    expect(nearerNeeds(place([laid(1, 1)]), [laid(1, 2)])).toEqual([]);
  });

  it("are those of the tile itself too", () => {
    const own = { tile: laid(3, 2), changes: [] } as unknown as PlacePreview;
    expect(nearerNeeds(own, []).map(({ slot, gained }) => [slot, gained])).toEqual([[3, 2]]);
  });
});
