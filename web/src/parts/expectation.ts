/** Expected results in the words of people: a lead, points, a chance, and how sure they are. */
import type { Measure } from "../lib/messages";
import { t } from "../lib/texts.svelte";
import { signed } from "../lib/words";

interface Expected {
  expected: number;
  low: number;
  high: number;
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** "about 3 points ahead at the end (8 of 10 games: −2 to +8)" */
export function expectation(
  measure: Measure,
  { expected, low, high }: Expected,
  played = false,
): string {
  if (measure === "chance")
    return t("hint-chance", {
      expected: percent(expected),
      low: percent(low),
      high: percent(high),
    });
  const rounded = Math.round(expected);
  const words = {
    expected: Math.abs(rounded),
    low: Math.round(low),
    high: Math.round(high),
    played: played ? "yes" : "no",
  };
  if (measure === "points") return t("hint-points", words);
  const between = { ...words, low: signed(words.low), high: signed(words.high) };
  if (!rounded) return t("hint-level", between);
  return t(rounded > 0 ? "hint-ahead" : "hint-behind", between);
}
