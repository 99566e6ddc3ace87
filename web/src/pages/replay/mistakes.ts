/** What stands out in an analysis. */
import type { Analysis, Decided } from "../../lib/messages";

const MOST = 8;

/** The largest mistakes of all seats, the largest first. */
export function largestMistakes(
  analysis: Pick<Analysis, "decisions" | "mistakes">,
): Analysis["decisions"] {
  const numbers = new Set(analysis.mistakes.flat());
  return analysis.decisions
    .filter((one) => numbers.has(one.number))
    .sort((one, other) => other.cost.mean - one.cost.mean)
    .slice(0, MOST);
}

/** A decision after which a seat could expect much more or much less than before. */
export interface TurningPoint {
  decided: Decided;
  before: number;
  after: number;
}

const TURNING_POINTS = 3;

/** Where the expectation of a seat changed most, in the order of the game. */
export function turningPoints({
  curves,
  decisions,
}: Pick<Analysis, "curves" | "decisions">): TurningPoint[] {
  return curves
    .flatMap(({ numbers, results, seat }) =>
      numbers.slice(0, -1).flatMap((number, at) => {
        const decided = decisions.find((one) => one.number === number && one.seat === seat);
        return decided ? [{ decided, before: results[at]!, after: results[at + 1]! }] : [];
      }),
    )
    .sort((one, other) => size(other) - size(one))
    .slice(0, TURNING_POINTS)
    .sort((one, other) => one.decided.number - other.decided.number);
}

const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
