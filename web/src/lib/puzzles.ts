/** Puzzles: the one of the day, and which were solved on this device. */
import { keepStored, recallStored } from "./storage";

const KEY = "ecotone-puzzles";
const DAY = 24 * 3600 * 1000;

/** By game and number: was the first try right? */
type Solved = Record<string, Record<number, boolean>>;

const solved = (): Solved => (recallStored(KEY) as Solved | null) ?? {};

/** The number of a day's puzzle; by the calendar of this device, the same for everyone that day. */
export function numberOfDay(day: Date, count: number): number {
  const days = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY);
  return (days % count) + 1;
}

export const firstTry = (game: string, number: number): boolean | undefined =>
  solved()[game]?.[number];

/** How many first tries at a game's puzzles were right, and how many there were. */
export function record(game: string): { right: number; tried: number } {
  const tries = Object.values(solved()[game] ?? {});
  return { right: tries.filter(Boolean).length, tried: tries.length };
}

/** Remember a first try. */
export function keepTry(game: string, number: number, right: boolean): void {
  const all = solved();
  const mine = (all[game] ??= {});
  mine[number] ??= right;
  keepStored(KEY, all);
}

/** A puzzle from a game that was played here. */
export const tablePuzzlePath = (table: string, number: number): string =>
  `/puzzles/table/${table}/${number}`;

/** Where a puzzle comes from: a game's own puzzles (without a number, today's), or a table. */
export interface PuzzleName {
  game?: string;
  table?: string;
  number?: number;
}

export function readPuzzleName(name: string): PuzzleName {
  const [first, second, third] = name.split("/");
  if (third) return { table: second, number: Number(third) };
  return { game: first, number: second ? Number(second) : undefined };
}

export const puzzlePath = (game: string, number?: number): string =>
  number ? `/puzzles/${game}/${number}` : `/puzzles/${game}`;
