/** A seat's log, put together from the lines that each state brings. */
import type { LogLine } from "./protocol";

export class Log {
  /** How many lines of the whole log come before those that are here. */
  private first = 0;
  private lines: LogLine[] = [];

  /** The log with these lines from the given one on; what came after it was taken back. */
  add(from: number, lines: LogLine[]): LogLine[] {
    const kept = from - this.first;
    if (kept < 0 || kept > this.lines.length) {
      this.first = from;
      this.lines = lines;
    } else this.lines = [...this.lines.slice(0, kept), ...lines];
    return this.lines;
  }
}
