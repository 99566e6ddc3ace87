/** Tiles, market and parks of Habitats as the client works with them. */
import type { CompanionSheet, Landscape, MarketView, ScoreSheet, SideName, Way } from "./protocol";

export type * from "./protocol";

export const LANDSCAPES: Landscape[] = ["grass", "forest", "dry", "water"];
export const SIDES: SideName[] = ["north", "east", "south", "west"];
export const WAYS: Way[] = ["front", "right", "behind", "left"];

/** A seat's points; in the companion with what they rest on. */
export type Score = ScoreSheet & Partial<Pick<CompanionSheet, "player" | "house">>;

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
