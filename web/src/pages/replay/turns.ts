/** Steps through a game by turns, and what stands out at a moment of its analysis. */
import type { Analysis, Decided, LogLine } from "../../lib/messages";

/** The positions at which another seat begins to decide, from the seats that decided each move. */
export function turnStarts(deciders: (number | null | undefined)[]): number[] {
  const starts: number[] = [];
  let last: number | null = null;
  deciders.forEach((seat, move) => {
    if (seat === null || seat === undefined || seat === last) return;
    starts.push(move);
    last = seat;
  });
  return starts;
}

/** Who decided each move, as far as the analysis or else the log tells. */
export function decidersOf(analysis: Analysis | null, log: LogLine[]): (number | null)[] {
  const found: (number | null)[] = [];
  for (const one of analysis?.decisions ?? []) found[one.number - 1] = one.seat;
  if (!analysis) for (const line of log) found[line.move] ??= line.seat;
  return found;
}

/** What one seat decided until another one did. */
export interface Turn {
  seat: number;
  decisions: Decided[];
}

export function turnsOf(decisions: Decided[]): Turn[] {
  const found: Turn[] = [];
  for (const one of decisions) {
    const turn = found.at(-1);
    if (turn?.seat === one.seat) turn.decisions.push(one);
    else found.push({ seat: one.seat, decisions: [one] });
  }
  return found;
}

export const turnBefore = (starts: number[], move: number): number =>
  starts.findLast((start) => start < move) ?? 0;

export const turnAfter = (starts: number[], move: number, end: number): number =>
  starts.find((start) => start > move) ?? end;

/** The decision that was taken at a position. */
export const decisionAt = (analysis: Analysis | null, move: number): Decided | undefined =>
  analysis?.decisions.find((one) => one.number === move + 1);
