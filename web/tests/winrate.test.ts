import { describe, expect, it } from "vitest";
import { measuredRate } from "../src/pages/newtable/winrate";

const of = (players: number, options: Record<string, string>) => ({
  players,
  options,
  bot: "medium",
  games: 100,
  won: 40,
  low: 0.3,
  high: 0.5,
});
const rates = [of(2, {}), of(2, { complexity: "2" }), of(3, { complexity: "2", piles: "3" })];

describe("the measured win rate", () => {
  it("belongs to the number of players and all chosen options", () => {
    expect(measuredRate(rates, 2, {})).toBe(rates[0]);
    expect(measuredRate(rates, 2, { complexity: 2 })).toBe(rates[1]);
    expect(measuredRate(rates, 3, { piles: 3, complexity: 2 })).toBe(rates[2]);
  });
  it("is not guessed for tables that nobody measured", () => {
    expect(measuredRate(rates, 4, {})).toBeUndefined();
    expect(measuredRate(rates, 2, { piles: 3 })).toBeUndefined();
    expect(measuredRate(rates, 2, { complexity: 2, piles: 3 })).toBeUndefined();
  });
});
