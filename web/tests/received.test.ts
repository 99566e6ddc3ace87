/** States put together from what has changed. */
import { expect, test } from "vitest";
import type { Changed, TableChange, TableState } from "../src/lib/protocol";
import { changed, Received } from "../src/lib/received";

const told = { actor: 0, over: false, legal: [], refusals: [], log_from: 0, log: [], moves: 1 };
const state = (version: number, view: object) =>
  ({ type: "state", version, view, scores: [0, 0], ...told }) as unknown as TableState;
const change = (base: number, version: number, changes: Changed[]) =>
  ({ type: "change", base, version, changes, ...told, actor: 1 }) as unknown as TableChange;

test("a change leads from the state that came last to the next", () => {
  const received = new Received();
  received.add(state(4, { boards: [{ tokens: 3 }, { tokens: 5 }] }));
  const path = ["view", "boards", 1, "tokens"];
  expect(received.add(change(4, 5, [{ path, value: 6 }]))).toMatchObject({
    type: "state",
    version: 5,
    actor: 1,
    view: { boards: [{ tokens: 3 }, { tokens: 6 }] },
    scores: [0, 0],
  });
  expect(received.version).toBe(5);
});

test("a change of another state leads nowhere", () => {
  const received = new Received();
  expect(received.add(change(4, 5, []))).toBeNull();
  received.add(state(3, {}));
  expect(received.add(change(4, 5, []))).toBeNull();
  expect(received.version).toBe(3);
});

test("what a change does not touch stays the same object, and the old state as it was", () => {
  const before = { boards: [{ tokens: 3 }, { tokens: 5 }], field: ["Jaguar"], offers: { a: 1 } };
  const after = changed(before, [
    { path: ["boards", 1, "tokens"], value: 6 },
    { path: ["field", 1], value: "Puma" },
    { path: ["offers", "a"], gone: true },
    { path: ["boards", 1, "score"] },
  ]);
  expect(after).toEqual({
    boards: [{ tokens: 3 }, { tokens: 6, score: null }],
    field: ["Jaguar", "Puma"],
    offers: {},
  });
  expect(after.boards[0]).toBe(before.boards[0]);
  expect(before.boards[1]).toEqual({ tokens: 5 });
  expect(before.field).toEqual(["Jaguar"]);
});
