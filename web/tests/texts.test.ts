/** Every text in both languages, every one that is asked for there, with the same arguments. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { device } from "../src/lib/device.svelte";
import { t } from "../src/lib/texts.svelte";

const TEXTS = join(import.meta.dirname, "../src/texts");
const SOURCES = join(import.meta.dirname, "../src");

function textsOf(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(TEXTS).filter((file) => file.endsWith(`${language}.ftl`))) {
    const source = readFileSync(join(TEXTS, name), "utf8");
    for (const entry of new FluentResource(source).body) {
      expect(found.has(entry.id), `${entry.id} twice, in ${name}`).toBe(false);
      found.set(entry.id, JSON.stringify(entry));
    }
  }
  return found;
}

const variables = (text: string | undefined) =>
  [
    ...new Set([...(text ?? "").matchAll(/"type":"var","name":"(\w+)"/g)].map((one) => one[1])),
  ].sort();

const en = textsOf("en");
const de = textsOf("de");

test("both languages hold the same texts", () => {
  expect(en.size).toBeGreaterThan(100);
  expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
});

test("both languages take the same arguments", () => {
  for (const [key, text] of en) expect(variables(de.get(key)), key).toEqual(variables(text));
});

test("every text that a component asks for by name is there", () => {
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(name)) continue;
    const source = readFileSync(join(SOURCES, name), "utf8");
    const game = /^games\/(\w+)\//.exec(name)?.[1];
    for (const [, owner, key] of source.matchAll(/\b(?:t|(table\.)text)\(\s*"([\w-]+)"/g)) {
      const full = owner ? `${game}-${key}` : key!;
      expect(en.has(full), `${full} in ${name}`).toBe(true);
    }
  }
});

test("the language that is read is the one that is said", () => {
  device.language = "de";
  expect(t("undo")).toBe("Zurücknehmen");
  device.language = "en";
  expect(t("table-moves", { count: 3 })).toBe("3 moves");
  expect(t("no-such-text")).toBe("no-such-text");
});
