/** What moved, told from how many counters of each kind lie where. */
import { expect, test } from "vitest";
import { HIDDEN, transfers } from "../src/lib/transfers";

const holdings = (counts: Record<string, number>) =>
  new Map(Object.entries(counts).map(([key, count]) => [key, { kind: key.split(" ")[0]!, count }]));

test("a payment goes from hand to hand, each crop by itself", () => {
  const before = holdings({ "hops own": 3, "hops stock": 1, "wine own": 2, "wine stock": 0 });
  const after = holdings({ "hops own": 1, "hops stock": 3, "wine own": 1, "wine stock": 1 });
  expect(transfers(before, after)).toEqual([
    { kind: "hops", from: "hops own", to: "hops stock" },
    { kind: "wine", from: "wine own", to: "wine stock" },
  ]);
});

test("what a screen hides takes and gives whatever is seen to come and go", () => {
  const [before, after] = [
    holdings({ "hops bid": 2, "wine own": 1, [`${HIDDEN} screen`]: 4 }),
    holdings({ "wine own": 0, [`${HIDDEN} screen`]: 7 }),
  ];
  expect(transfers(before, after)).toEqual([
    { kind: "hops", from: "hops bid", to: `${HIDDEN} screen` },
    { kind: "wine", from: "wine own", to: `${HIDDEN} screen` },
  ]);
  expect(transfers(after, before).map(({ from }) => from)).toEqual([
    `${HIDDEN} screen`,
    `${HIDDEN} screen`,
  ]);
});

test("a gain that nobody lost comes from nowhere on the table, and nothing moves by itself", () => {
  const [none, some] = [holdings({ "synergy 0": 2 }), holdings({ "synergy 0": 5 })];
  expect(transfers(none, some)).toEqual([{ kind: "synergy", from: null, to: "synergy 0" }]);
  expect(transfers(some, some)).toEqual([]);
});
