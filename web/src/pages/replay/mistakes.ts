/** What stands out in an analysis. */
import type { Analysis } from "../../lib/messages";

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
