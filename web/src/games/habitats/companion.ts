/** Parks of the companion: what lies in them, and in which words the server is told. */
import type { EveningKind } from "../../pages/companion/evening.svelte";
import {
  ENTRANCE,
  cellKey,
  fromKey,
  SIDES,
  type Catalogue,
  type OpenCell,
  type ParkView,
  type Score,
  type TileFacts,
} from "./model";

export interface TypedTile {
  tile: string;
  turned: number;
}

export interface TypedPark {
  player: string;
  goals: number;
  tourists: "other_areas" | "own_area";
  cells: Record<string, TypedTile>;
  /** The goals of the table, kept with its first park. */
  compared?: TypedGoal[];
}

/** A goal of a year; without results the parks are compared as they lie. */
export interface TypedGoal {
  year: number;
  goal: string;
  results: number[] | null;
}

export const YEARS = [1, 2, 3];
export const MOST_GOALS = 99;
/** Slots from here on belong to tiles that the server has not scored yet. */
const UNSCORED = 1000;
const TOPS = ["N", "E", "S", "W"];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const emptyPark = (player: string): TypedPark => ({
  player,
  goals: 0,
  tourists: "other_areas",
  cells: {},
});

/** A tile in the words of the server: its name, its landscape, and where its top points. */
function written(facts: TileFacts, turned: number): string {
  const words = [facts.short.en, facts.landscape ?? "", facts.turnings > 1 ? TOPS[turned]! : ""];
  return words.filter(Boolean).join(", ");
}

/** A park in the words of the server: rows of names around the entrance. */
function asPart(park: TypedPark, tiles: Map<string, TileFacts>): Record<string, unknown> {
  const places = [ENTRANCE, ...Object.keys(park.cells)].map(fromKey);
  const columns = places.map((place) => place.column);
  const rows = places.map((place) => place.row);
  const west = Math.min(...columns);
  const north = Math.min(...rows);
  const grid = Array.from({ length: Math.max(...rows) - north + 1 }, () =>
    Array.from({ length: Math.max(...columns) - west + 1 }, () => "-"),
  );
  grid[-north]![-west] = "Entrance";
  for (const [key, { tile, turned }] of Object.entries(park.cells)) {
    const { column, row } = fromKey(key);
    grid[row - north]![column - west] = written(tiles.get(tile)!, turned);
  }
  return { name: park.player, goals: park.goals, park: grid };
}

/** All parks, with what they are compared by. */
export const asDocument = (
  parks: TypedPark[],
  tiles: Map<string, TileFacts>,
): Record<string, unknown> => ({
  tourists: parks[0]!.tourists,
  goal: (parks[0]!.compared ?? []).map(({ year, goal, results }) =>
    results ? { year, goal, results: parks.map((_, seat) => results[seat] ?? 0) } : { year, goal },
  ),
  player: parks.map((park) => asPart(park, tiles)),
});

/** The cell east of a tile, if a tile may lie there: parks are read row by row. */
export function eastOf(key: string, park: ParkView): string | null {
  const { column, row } = fromKey(key);
  const next = cellKey({ column: column + 1, row });
  const taken = [...park.score.tiles, ...park.closed].some((cell) => cellKey(cell) === next);
  return taken || next === ENTRANCE ? null : next;
}

/** Empty cells beside a tile. */
function around(park: TypedPark): OpenCell[] {
  const taken = new Set([ENTRANCE, ...Object.keys(park.cells)]);
  const beside = [...taken]
    .map(fromKey)
    .flatMap(({ column, row }) =>
      STEPS.map(([east, south]) => cellKey({ column: column + east, row: row + south })),
    );
  return [...new Set(beside)]
    .filter((key) => !taken.has(key))
    .map((key) => ({ beside: 0, side: SIDES[0]!, ...fromKey(key) }));
}

/** A typed park as the board draws one; without a sheet no tile has points yet. */
export function asView(
  park: TypedPark,
  sheet: (Score & Partial<ParkView>) | undefined,
  tiles: Map<string, TileFacts>,
): ParkView {
  const taken = new Set([ENTRANCE, ...Object.keys(park.cells)]);
  const known = new Map((sheet?.tiles ?? []).map((tile) => [cellKey(tile), tile]));
  const laid = Object.entries(park.cells).map(([key, { tile, turned }], n) => {
    const facts = tiles.get(tile)!;
    const scored = known.get(key);
    const matching = scored && tiles.get(scored.tile)?.short.en === facts.short.en;
    const slot = matching ? scored.slot : UNSCORED + n;
    return {
      points: 0,
      worth: facts.points,
      fulfilled: false,
      reason: { key: "reason-flower" },
      needs: [],
      kind: facts.kind,
      landscape: facts.landscape,
      ...(matching ? scored : {}),
      ...fromKey(key),
      slot,
      tile,
      turned,
    };
  });
  const empty: Score = {
    tiles: [],
    kinds: { animal: 0, flower: 0, tourist: 0, tower: 0, road: 0, camp: 0 },
    park: 0,
    goals: [],
    goal_points: park.goals,
    total: park.goals,
  };
  return {
    score: { ...(sheet ?? empty), tiles: laid },
    surroundings: laid.map(
      ({ slot }) => sheet?.surroundings?.find((one) => one.slot === slot) ?? { slot, area: [] },
    ),
    open: (sheet?.open ?? around(park)).filter((cell) => !taken.has(cellKey(cell))),
    closed: (sheet?.closed ?? []).filter((cell) => !taken.has(cellKey(cell))),
  };
}

/** The tiles to choose from: those of one name and landscape once, with how many are left. */
export function choices(
  catalogue: Catalogue,
  park: TypedPark,
): { tile: TileFacts; left: number }[] {
  const groups = new Map<string, TileFacts[]>();
  for (const tile of catalogue.tiles)
    if (tile.kind !== "entrance") {
      const name = `${tile.short.en} ${tile.landscape}`;
      groups.set(name, [...(groups.get(name) ?? []), tile]);
    }
  const used = new Set(Object.values(park.cells).map((cell) => cell.tile));
  return [...groups.values()].map((group) => ({
    tile: group.find((tile) => !used.has(tile.id)) ?? group[0]!,
    left: group.filter((tile) => !used.has(tile.id)).length,
  }));
}

function isPark(value: unknown): value is TypedPark {
  const park = value as TypedPark | null;
  return typeof park?.player === "string" && typeof park.cells === "object" && park.cells !== null;
}

export const HABITATS: EveningKind<TypedPark> = {
  game: "habitats",
  key: "ecotone-habitats-parks",
  fewest: 1,
  most: 5,
  fresh: emptyPark,
  isBoard: isPark,
  isEmpty: (park) => !Object.keys(park.cells).length && !park.goals,
};
