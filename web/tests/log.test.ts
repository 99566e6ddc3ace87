import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { remember } from "../src/lib/device.svelte";
import { formatLine } from "../src/lib/events";
import { Log } from "../src/lib/log";
import type { Json, LogLine } from "../src/lib/messages";

const line = (move: number): LogLine => ({ move, seat: 0, key: "moved", arguments: {} });
const moves = (lines: LogLine[]) => lines.map(({ move }) => move);

test("a log grows by the lines that each state brings", () => {
  const log = new Log();
  expect(moves(log.add(0, [line(0), line(1)]))).toEqual([0, 1]);
  expect(moves(log.add(2, [line(2)]))).toEqual([0, 1, 2]);
  expect(moves(log.add(3, []))).toEqual([0, 1, 2]);
});

test("what was taken back leaves the log", () => {
  const log = new Log();
  log.add(0, [line(0), line(1), line(2)]);
  expect(moves(log.add(1, [line(7)]))).toEqual([0, 7]);
});

test("a long log begins where the server begins it", () => {
  const log = new Log();
  log.add(300, [line(300), line(301)]);
  expect(moves(log.add(302, [line(302)]))).toEqual([300, 301, 302]);
  expect(moves(log.add(299, [line(9)]))).toEqual([9]);
  expect(moves(log.add(500, [line(500)]))).toEqual([500]);
});

test("a note about the table is a text of the client", () => {
  const naming = { game: "keystone", catalogue: null, seatName: String };
  remember({ language: "en" });
  const note = { move: 3, seat: null, key: "rules-changed", arguments: {} };
  expect(formatLine(naming, note)).toContain("The rules or cards have changed");
});

interface Written {
  game: string;
  catalogue: Json;
  names: string[];
  lines: { line: LogLine; en: string; de: string }[];
}

/** Where `tests/browser/test_log.py` has written the logs of all playthroughs. */
const written = process.env.ECOTONE_LOGS;

test.runIf(written)("every line reads as the server would say it", () => {
  const logs = JSON.parse(readFileSync(written!, "utf8")) as Written[];
  let compared = 0;
  for (const { game, catalogue, names, lines } of logs) {
    const naming = { game, catalogue, seatName: (seat: number) => names[seat]! };
    for (const language of ["en", "de"] as const) {
      remember({ language });
      expect(lines.map((one) => formatLine(naming, one.line))).toEqual(
        lines.map((one) => one[language]),
      );
    }
    compared += lines.length;
  }
  writeFileSync(`${written}.compared`, `${compared}`);
});
