/** The count at the end: the lines of all players beside each other, and the sums so far. */
import type { CountLine } from "../games";

export interface CountRow {
  key: string;
  label: string;
  /** Of each player; null for who has no such line. */
  points: (number | null)[];
  lit: string[][];
}

/** The lines of all players by their keys; what nobody has is left out. */
export function countRows(counts: CountLine[][]): CountRow[] {
  const keys = [...new Set(counts.flat().map((line) => line.key))];
  return keys
    .map((key) => {
      const lines = counts.map((count) => count.find((line) => line.key === key));
      return {
        key,
        label: lines.find(Boolean)!.label,
        points: lines.map((line) => line?.points ?? null),
        lit: lines.map((line) => line?.lit ?? []),
      };
    })
    .filter((row) => row.points.some(Boolean) || row.lit.some((lit) => lit.length));
}

/** What each player has after so many lines. */
export function sumsAfter(rows: CountRow[], counted: number, players: number): number[] {
  return Array.from({ length: players }, (_, player) =>
    rows.slice(0, counted).reduce((sum, row) => sum + (row.points[player] ?? 0), 0),
  );
}
