import { expect, test } from "vitest";
import { decidersOf, turnAfter, turnBefore, turnsOf, turnStarts } from "../src/pages/replay/turns";

test("a turn begins where another seat decides", () => {
  const starts = turnStarts([0, 0, 1, null, 1, 0]);
  expect(starts).toEqual([0, 2, 5]);
  expect(turnAfter(starts, 0, 6)).toBe(2);
  expect(turnAfter(starts, 5, 6)).toBe(6);
  expect(turnBefore(starts, 5)).toBe(2);
  expect(turnBefore(starts, 0)).toBe(0);
});

test("decisions of one seat in a row are its turn", () => {
  const decided = [0, 0, 1, 0].map((seat, at) => ({ seat, number: at + 1 }));
  const turns = turnsOf(decided as never);
  expect(turns.map(({ seat, decisions }) => [seat, decisions.map(({ number }) => number)])).toEqual(
    [
      [0, [1, 2]],
      [1, [3]],
      [0, [4]],
    ],
  );
  expect(turnsOf([])).toEqual([]);
});

test("without an analysis the log tells who decided", () => {
  const log = [
    { move: 0, seat: 0, text: "" },
    { move: 1, seat: 1, text: "" },
    { move: 1, seat: null, text: "" },
  ];
  expect(decidersOf(null, log as never)).toEqual([0, 1]);
});
