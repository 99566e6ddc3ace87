/** Moments: what is told of a log, and for how long. */
import { expect, test } from "vitest";
import { momentLines, readingTime } from "../src/lib/moments";

const line = (move: number, key: string) => ({ move, key, seat: 0, arguments: {} });

test("only new lines of the right kind, and not too many", () => {
  const log = [line(1, "impact"), line(2, "bought"), line(3, "impact"), line(3, "policy")];
  expect(momentLines(log, 1, ["impact", "policy"]).map((one) => one.key)).toEqual([
    "impact",
    "policy",
  ]);
  const many = Array.from({ length: 9 }, (_, move) => line(move, "impact"));
  expect(momentLines(many, -1, ["impact"]).map((one) => one.move)).toEqual([5, 6, 7, 8]);
});

test("long words stay longer", () => {
  expect(readingTime("short")).toBeLessThan(readingTime("long ".repeat(30)));
});
