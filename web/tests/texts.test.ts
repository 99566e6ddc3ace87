/** Every text in both languages, every one that is asked for there, with the same arguments. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { device } from "../src/lib/device.svelte";
import { clients } from "../src/games";
import { addGameTexts, gameText, t } from "../src/lib/texts.svelte";
import { GAMES } from "./setup";

const TEXTS = join(import.meta.dirname, "../src/texts");
const SOURCES = join(import.meta.dirname, "../src");
const PYTHON = join(import.meta.dirname, "../../src/ecotone");

function textsOf(folder: string, language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(`${language}.ftl`))) {
    const source = readFileSync(join(folder, name), "utf8");
    for (const entry of new FluentResource(source).body) {
      if (entry.id.startsWith("-")) continue;
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

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(SOURCES, name), "utf8") }));

const catalogues = [
  { owner: "the client", folder: TEXTS },
  ...Object.keys(clients).map((game) => ({ owner: game, folder: join(GAMES, game, "texts") })),
];

test.each(catalogues)("both languages of $owner hold the same texts", ({ folder }) => {
  const [en, de] = [textsOf(folder, "en"), textsOf(folder, "de")];
  expect(en.size).toBeGreaterThan(100);
  expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
  for (const [key, text] of en) expect(variables(de.get(key)), key).toEqual(variables(text));
});

/** The keys in quotation marks of calls, up to their arguments: a choice between two is two. */
const asked = (source: string, call: RegExp): string[] =>
  [...source.matchAll(call)].flatMap(([, until]) =>
    [...until!.matchAll(/"([\w-]+)"/g)].map(([, key]) => key!),
  );

test("every text that a component asks for by name is there", () => {
  const own = textsOf(TEXTS, "en");
  for (const { name, source } of sources)
    for (const [, key] of source.matchAll(/(?<![\w.])t\(\s*"([\w-]+)"/g))
      expect(own.has(key!), `${key} in ${name}`).toBe(true);
});

test.each(Object.keys(clients))("every text that the board of %s asks for is there", (game) => {
  const texts = textsOf(join(GAMES, game, "texts"), "en");
  let count = 0;
  for (const { name, source } of sources.filter(({ name }) => name.startsWith(`games/${game}/`)))
    for (const key of asked(
      source,
      /\btext\(\s*((?:[^"`,()]*\?\s*)?"[\w-]+"(?:\s*:\s*"[\w-]+")?)/g,
    )) {
      expect(texts.has(key), `${key} in ${name}`).toBe(true);
      count += 1;
    }
  expect(count).toBeGreaterThan(60);
});

/** Everything in the games' Python and in the shared client that may name a text. */
const shared = [
  ...readdirSync(PYTHON, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".py"))
    .map((name) => readFileSync(join(PYTHON, name), "utf8")),
  ...sources.filter(({ name }) => !name.startsWith("games/")).map(({ source }) => source),
].join("\n");

/** Keys put together, as patterns: `phase-${view.phase}`, f"event-{kind}-{step}". */
function patterns(source: string): RegExp[] {
  const templates = [
    ...source.matchAll(/`((?:[\w-]|\$\{[^`}]*\})+)`/g),
    ...source.matchAll(/f"((?:[\w-]|\{[^}]*\})+)"/g),
  ].map(([, template]) => template!.split(/\$?\{[^}]*\}/));
  return templates
    .filter((parts) => parts.join("").length > 2)
    .map((parts) => new RegExp(`^${parts.join("[\\w-]+")}$`));
}

/** The choices in the forms of a game's components: their texts begin with a word of the form. */
function chosen(game: string): RegExp[] {
  const form = readFileSync(join(GAMES, game, "edition_form.py"), "utf8");
  return [...form.matchAll(/(?:words=|, )"(\w+)"/g)].map(([, word]) => new RegExp(`^${word}-`));
}

test.each(Object.keys(clients))("no text of %s is unused", (game) => {
  const board = sources.filter(({ name }) => name.startsWith(`games/${game}/`));
  const all = [shared, ...board.map(({ source }) => source)].join("\n");
  const named = new Set([...all.matchAll(/["']([\w-]+)["']/g)].map(([, key]) => key));
  const built = [...patterns(all), ...chosen(game)];
  const catalogue = readFileSync(join(GAMES, game, "texts/en.ftl"), "utf8");
  const referred = new Set([...catalogue.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, key]) => key));
  const unused = [...textsOf(join(GAMES, game, "texts"), "en").keys()].filter(
    (key) => !named.has(key) && !referred.has(key) && !built.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test("a game speaks the other language until its texts are there", () => {
  addGameTexts("new", "en", "hello = Hello, { $name }");
  device.language = "de";
  expect(gameText("new", "hello", { name: "Ada" })).toBe("Hello, Ada");
  addGameTexts("new", "de", "hello = Hallo, { $name }");
  expect(gameText("new", "hello", { name: "Ada" })).toBe("Hallo, Ada");
  expect(gameText("new", "no-such-text")).toBe("no-such-text");
});

test("the language that is read is the one that is said", () => {
  device.language = "de";
  expect(t("undo")).toBe("Zurücknehmen");
  device.language = "en";
  expect(t("table-moves", { count: 3 })).toBe("3 moves");
  expect(t("no-such-text")).toBe("no-such-text");
});
