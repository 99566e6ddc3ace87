/** What happened at the table itself, told one thing after the other for as long as it takes to read. */
import type { LogLine } from "./protocol";

const LEAST = 2200;
const PER_LETTER = 45;
/** More than this are not shown one by one; the log has them all. */
const MOST_WAITING = 4;

export interface Moment {
  key: string;
  text: string;
}

/** How long words stay in sight, in milliseconds. */
export const readingTime = (text: string): number => Math.max(LEAST, text.length * PER_LETTER);

/** The lines after a decision that are worth a moment, the newest few. */
export function momentLines(log: LogLine[], after: number, keys: readonly string[]): LogLine[] {
  return log.filter((line) => line.move > after && keys.includes(line.key)).slice(-MOST_WAITING);
}
