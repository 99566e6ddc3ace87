import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../src/games/ecosfera");
const TEXTS = readFileSync(join(FOLDER, "../../texts/ecosfera.en.ftl"), "utf8");

it("every text that the table asks for by name is there", () => {
  const known = new Set([...TEXTS.matchAll(/^ecosfera-([\w-]+) =/gm)].map(([, key]) => key));
  const asked = readdirSync(FOLDER).flatMap((name) => {
    const source = readFileSync(join(FOLDER, name), "utf8");
    return [...source.matchAll(/(?:table\.text|\bt)\(\s*"([\w-]+)"/g)].map(([, key]) => key);
  });
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
