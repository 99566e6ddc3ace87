/** The end of a game: the count, the result in words, the turning points. */
import { beforeAll, expect, test } from "vitest";
import { countRows, sumsAfter } from "../src/lib/count";
import { device } from "../src/lib/device.svelte";
import { turningPoints } from "../src/pages/replay/mistakes";
import { resultWords, tieWords } from "../src/pages/table/result";
import type { Analysis, TableState } from "../src/lib/protocol";

beforeAll(() => {
  device.language = "en";
});

const line = (key: string, points: number, lit = [key]) => ({ key, label: key, points, lit });

test("lines of all players stand beside each other, and nobody's line is left out", () => {
  const rows = countRows([
    [line("animals", 4), line("roads", 0, [])],
    [line("animals", 2), line("roads", 0, []), line("goal", 3)],
  ]);
  expect(rows.map(({ key, points }) => [key, points])).toEqual([
    ["animals", [4, 2]],
    ["goal", [null, 3]],
  ]);
  expect(sumsAfter(rows, 1, 2)).toEqual([4, 2]);
  expect(sumsAfter(rows, 2, 2)).toEqual([4, 5]);
});

function ended(scores: number[], places: number[], cooperative = false) {
  const seats = scores.map((_, seat) => ({ seat, name: "ABCDE"[seat]! }));
  const table = { players: scores.length, seats, cooperative };
  return { table, scores, places } as unknown as TableState;
}

test.each([
  [ended([9, 5], [1, 2]), 0, "You win, 9 to 5."],
  [ended([9, 5], [1, 2]), 1, "A beats you, 9 to 5."],
  [ended([9, 5], [1, 2]), undefined, "A wins, 9 to 5."],
  [ended([9, 9, 2], [1, 1, 3]), 1, "You share the victory with A: 9 points each."],
  [ended([9, 9, 2], [1, 1, 3]), 2, "A and B share the victory with 9 points."],
  [ended([3, 7, 2], [2, 1, 3]), 0, "B wins with 7 points."],
  [ended([6, 6], [1, 1], true), 0, "You won together."],
  [ended([6, 6], [2, 2], true), 1, "The game won this time."],
  [ended([12], [1]), 0, "You won with 12 points."],
])("the result is told to who played", (state, own, words) => {
  expect(resultWords(state, own)).toBe(words);
});

test("a tie-break is mentioned where points did not settle it", () => {
  expect(tieWords(ended([9, 9], [1, 2]), 1)).toContain("You are level");
  expect(tieWords(ended([9, 9, 1], [1, 2, 3]), 2)).toMatch(/^Level/);
  expect(tieWords(ended([9, 8], [1, 2]), 0)).toBe("");
  expect(tieWords(ended([9, 9], [1, 1]), 0)).toBe("");
  expect(tieWords(ended([9, 9], [1, 1], true), 0)).toBe("");
});

test("the game turned where an expectation changed most, told in the order of the game", () => {
  const decisions = [1, 2, 3, 4, 5].map((number) => ({ number, seat: number % 2 }));
  const curves = [
    { seat: 1, numbers: [1, 3, 5, 6], results: [0, 6, 5, 5] },
    { seat: 0, numbers: [2, 4, 6], results: [0, -9, -5] },
  ];
  const found = turningPoints({ decisions, curves } as unknown as Analysis);
  expect(found.map(({ decided, before, after }) => [decided.number, before, after])).toEqual([
    [1, 0, 6],
    [2, 0, -9],
    [4, -9, -5],
  ]);
});
