/** Every game is a folder with one entry, and nothing outside names it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clients } from "../src/games";
import { hasBoard, hasCompanion } from "../src/games/parts";

const SOURCES = join(import.meta.dirname, "../src");
const names = Object.keys(clients);

test("every folder of a game has an entry", () => {
  const folders = readdirSync(join(SOURCES, "games")).filter((name) => !name.endsWith(".ts"));
  expect(names.sort()).toEqual(folders.sort());
  expect(names.length).toBeGreaterThan(3);
});

test("ranks are all different", () => {
  const ranks = Object.values(clients).map(({ rank }) => rank);
  expect(new Set(ranks).size).toBe(ranks.length);
});

test("a game that the client does not know has no board of its own", () => {
  expect(hasBoard("tiny")).toBe(false);
  expect(hasCompanion("tiny")).toBe(false);
});

test("no shared file names a game", () => {
  const named = new RegExp(`["'./](${names.join("|")})["'/]|\\.(${names.join("|")})\\b`);
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (name.startsWith("games/")) continue;
    if (!/\.(svelte|ts|css)$/.test(name)) continue;
    const found = named.exec(readFileSync(join(SOURCES, name), "utf8"));
    expect(found?.[0], name).toBeUndefined();
  }
});
