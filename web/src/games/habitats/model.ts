/** What the server tells of Habitats: tiles, market, parks, goals, previews. */
import type { HouseValues, Localized } from "../../lib/messages";

export type Landscape = "grass" | "forest" | "dry" | "water";
export type NeedName = Landscape | "flower";
export type SideName = "north" | "east" | "south" | "west";
export type Way = "front" | "right" | "behind" | "left";
export type TileKind = "entrance" | "animal" | "flower" | "tourist" | "tower" | "road" | "camp";

export const LANDSCAPES: Landscape[] = ["grass", "forest", "dry", "water"];
export const SIDES: SideName[] = ["north", "east", "south", "west"];
export const WAYS: Way[] = ["front", "right", "behind", "left"];

export interface TileFacts {
  id: string;
  name: Localized;
  /** The name without its landscape. */
  short: Localized;
  kind: TileKind;
  landscape: Landscape | null;
  points: number;
  /** In how many ways it can be turned. */
  turnings: number;
  scientific: string;
  large: boolean;
  house: string[];
  needs?: Partial<Record<NeedName, number>>;
  counts?: "area_size" | "area_count";
  sees?: "animal" | "flower" | "both";
  /** Eighths of a turn from north, clockwise. */
  directions?: number[];
  /** Quarters of a turn from north, clockwise. */
  roads?: number[];
  marked?: number[];
}

export interface GoalFacts {
  key: string;
  name: Localized;
  text: Localized;
  house: boolean;
}

export interface Catalogue {
  most_tiles: number;
  tiles: TileFacts[];
  goals: GoalFacts[];
  goal_points: Record<string, number[][]>;
}

export interface Need {
  need: NeedName;
  wants: number;
  has: number;
}

/** A tile of a park with its points and the reason for them. */
export interface Laid {
  slot: number;
  tile: string;
  kind: TileKind;
  landscape: Landscape | null;
  column: number;
  row: number;
  turned: number;
  points: number;
  worth: number;
  fulfilled: boolean;
  reason: { key: string; count?: number; value?: number; sides?: SideName[] };
  needs: Need[];
  /** In the companion: the values of our own that its points rest on. */
  house?: HouseValues | null;
}

/** What lies around a tile. */
export interface Surroundings {
  slot: number;
  area: number[];
  touches?: Partial<Record<NeedName, number[]>>;
  possible?: boolean;
  views?: { direction: number; steps: number }[];
  sees?: { slot: number; counts: boolean }[];
}

export interface GoalScore {
  year: number;
  goal: string;
  result: number;
  points: number;
}

export interface Score {
  player?: string;
  house?: boolean;
  tiles: Laid[];
  kinds: Record<Exclude<TileKind, "entrance">, number>;
  park: number;
  goals: GoalScore[];
  goal_points: number;
  total: number;
}

export interface OpenCell {
  beside: number;
  side: SideName;
  column: number;
  row: number;
}

export interface ParkView {
  score: Score;
  surroundings: Surroundings[];
  open: OpenCell[];
  closed: { column: number; row: number; reason: "entrance" | "road" }[];
}

export interface GoalStanding {
  year: number;
  goal: string;
  final: boolean;
  results: number[];
  points: number[];
}

export interface MarketView {
  columns: number;
  rows: number;
  tiles: (string | null)[];
  figures: { space: number; facing: SideName }[];
  ahead: Partial<Record<Way, number>>;
}

export interface View {
  players: number;
  own_seat: number | null;
  actor: number | null;
  phase: "facing" | "take" | "place" | "over";
  year: number;
  turn: number;
  turns: number[];
  bag: number;
  hand: string | null;
  market: MarketView | null;
  goals: GoalStanding[];
  parks: ParkView[];
}

export interface Offer {
  turn: Way;
  space: number;
  /** Null where a tile will lie that nobody knows yet. */
  tile: string | null;
}

export interface FacePreview {
  facing: SideName;
  offers: Offer[];
}

export interface TakePreview {
  tile: string;
  space: number;
  facing: SideName;
  left: number;
  most: number | null;
  next: { seat: number; offers: Offer[] };
}

export interface GoalMove {
  year: number;
  goal: string;
  before: number;
  results: number[];
  points: number[];
}

export interface PlacePreview {
  column: number;
  row: number;
  turned: number;
  points: number;
  tile: Laid & Surroundings;
  changes: (Laid & { before: number })[];
  impossible: number[];
  goals: GoalMove[];
}

/** Columns east and rows south of the entrance. */
export interface Cell {
  column: number;
  row: number;
}

export const cellKey = ({ column, row }: Cell): string => `${column},${row}`;

/** The cell that every park begins with. */
export const ENTRANCE = cellKey({ column: 0, row: 0 });

export const fromKey = (key: string): Cell => {
  const [column, row] = key.split(",").map(Number);
  return { column: column!, row: row! };
};

/** The seats whose figures stand between two spaces of one row or column of the market. */
export function passed(market: MarketView, from: number, to: number): number[] {
  const step = Math.sign(to - from) * (Math.abs(to - from) < market.columns ? 1 : market.columns);
  const between: number[] = [];
  for (let space = from + step; space !== to; space += step) between.push(space);
  return market.figures.flatMap((figure, seat) => (between.includes(figure.space) ? [seat] : []));
}

const EAST = [0, 1, 1, 1, 0, -1, -1, -1];
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1];

/** Where a look in one of the eight directions ends. */
export const stepsFrom = (from: Cell, direction: number, steps: number): Cell => ({
  column: from.column + EAST[direction]! * steps,
  row: from.row + SOUTH[direction]! * steps,
});
