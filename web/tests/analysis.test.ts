/** What stands out in an analysis. */
import { expect, test } from "vitest";
import type { Analysis } from "../src/lib/messages";
import { t } from "../src/lib/texts.svelte";
import { largestMistakes } from "../src/pages/replay/mistakes";

function decision(number: number, seat: number, cost: number): Analysis["decisions"][number] {
  const words = { en: `choice ${number}`, de: `Wahl ${number}` };
  const certain = { mean: cost, low: cost, high: cost };
  const taken = { action: 1, name: "choose", share: 1, words, drawn: words, result: certain };
  return { number, seat, taken, other: taken, cost: certain, reasons: [] };
}

test.each(["lead", "points", "chance"])("a curve of the %s says what it shows", (measure) => {
  expect(t(`analysis-${measure}`)).not.toContain("analysis-");
});

test("the mistakes of all seats, the largest first, and nothing that was none", () => {
  const analysis: Pick<Analysis, "decisions" | "mistakes"> = {
    decisions: [decision(1, 0, 2), decision(2, 1, 9), decision(3, 0, 5), decision(4, 1, 1)],
    mistakes: [[3, 1], [2]],
  };
  expect(largestMistakes(analysis).map((one) => one.number)).toEqual([2, 3, 1]);
});
