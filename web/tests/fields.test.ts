/** What the rules tell of a game is read by a face, the browser's board or the terminal, or gone.
 *
 * A copy of the client is checked in which every declared field is private: each place that reads
 * one is then an error that names the field and its type. The terminal reads fields by their names.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "..");
const RULES = resolve(WEB, "../src/ecotone/games");
const GAMES = readdirSync(join(WEB, "src/games"), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

/** Types whose fields are read by an index, in a loop over crops, elements, kinds or difficulties. */
const INDEXED = ["Counters", "Ranges", "Elements", "KindPoints", "CardSources", "ConditionFacts"];
/** Fields that this test cannot see being read, and why; of anything else there is none. */
const ELSEWHERE: Record<string, Record<string, string>> = {
  ecosfera: {},
  habitats: {
    "SightLine.direction": "SightLines reads it of a tile that may be laid or only previewed",
    "SightLine.steps": "SightLines reads it of a tile that may be laid or only previewed",
  },
  keyharvest: {
    "Holdings.moved": "memory for programs: what follows from it is shown, see test_view_fields.py",
    "Offer.groups": "Standing reads it of a preview, which has the fields of an offer",
  },
  keystone: {
    "CompanionSheet.columns": "`ecotone score --json`: the score pad's columns",
  },
};

interface Declared {
  name: string;
  parents: string[];
  fields: string[];
}

function declaredIn(source: string): Declared[] {
  const found = source.matchAll(/^export interface (\w+)(?: extends ([\w, ]+))? \{\n(.*?)^\}/gms);
  return [...found].map(([, name = "", parents = "", body = ""]) => ({
    name,
    parents: parents.split(", ").filter(Boolean),
    fields: [...body.matchAll(/^ {2}(\w+)\??: /gm)].map(([, field = ""]) => field),
  }));
}

/** The types as classes with private fields; of several parents, the fields of all but the first
 * are written out, for a class has one. */
function hidden(source: string): string {
  const bodies = new Map(
    [...source.matchAll(/^export interface (\w+).*? \{\n(.*?)^\}/gms)].map(([, name, body]) => [
      name,
      body,
    ]),
  );
  return source.replaceAll(
    /^export interface (\w+)(?: extends ([\w, ]+))? \{(?:\}|\n(.*?)^\})/gms,
    (_, name: string, parents: string | undefined, body = "") => {
      const [first, ...others] = parents?.split(", ") ?? [];
      const all = [body, ...others.map((other) => bodies.get(other))].join("");
      const fields = all.replaceAll(/^ {2}(\w+\??: )/gm, "  private $1");
      return `export declare class ${name}${first ? ` extends ${first}` : ""} {\n${fields}}`;
    },
  );
}

/** What a check of the client with hidden fields complains about. */
function complaints(): string[] {
  const copy = mkdtempSync(join(tmpdir(), "ecotone-fields-"));
  try {
    cpSync(join(WEB, "src"), join(copy, "src"), { recursive: true });
    symlinkSync(join(WEB, "node_modules"), join(copy, "node_modules"));
    const settings = JSON.parse(readFileSync(join(WEB, "tsconfig.json"), "utf-8"));
    writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ ...settings, include: ["src"] }));
    for (const game of GAMES) {
      const file = join(copy, "src/games", game, "protocol.ts");
      writeFileSync(file, hidden(readFileSync(file, "utf-8")));
    }
    return checked(copy).split("\n");
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function checked(folder: string): string {
  const check = join(WEB, "node_modules/.bin/svelte-check");
  try {
    return execFileSync(check, ["--output", "machine"], {
      cwd: folder,
      encoding: "utf-8",
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** The fields of a game's types that nothing in the client reads: `Type.field`. */
function unread(game: string, errors: string[]): string[] {
  const own = errors.filter((line) => line.includes(`"src/games/${game}/`));
  const types = declaredIn(readFileSync(join(WEB, "src/games", game, "protocol.ts"), "utf-8"));
  const read = new Set<string>();
  const named = new Set<string>();
  for (const line of own) {
    const exact = /Property '(\w+)' is private and only accessible within class '(\w+)/.exec(line);
    if (exact) read.add(`${exact[2]}.${exact[1]}`);
    // Of several types at once or of a part of one: only the name is known.
    else
      for (const [, name = ""] of line.matchAll(/Property '(\w+)' does not exist/g))
        named.add(name);
  }
  for (const { name, parents } of types)
    for (const parent of parents)
      for (const field of types.find((one) => one.name === parent)?.fields ?? [])
        if (read.has(`${name}.${field}`)) read.add(`${parent}.${field}`);
  return types.flatMap(({ name, fields }) =>
    fields
      .filter((field) => !read.has(`${name}.${field}`) && !named.has(field))
      .map((field) => `${name}.${field}`),
  );
}

/** What the terminal and the command line name of a game. */
function terminal(game: string): string {
  const folder = join(RULES, game);
  const own = readdirSync(folder).filter((name) => /^(terminal.*|preview_words)\.py$/.test(name));
  const cli = resolve(RULES, "../cli");
  const shared = readdirSync(cli, { recursive: true, encoding: "utf-8" });
  return [
    ...own.map((name) => join(folder, name)),
    ...shared.filter((name) => name.endsWith(".py")).map((name) => join(cli, name)),
  ]
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");
}

test("every field that the rules tell is read by a face", { timeout: 300_000 }, () => {
  const errors = complaints();
  expect(errors.length).toBeGreaterThan(1000);
  for (const game of GAMES) {
    const words = terminal(game);
    const left = unread(game, errors).filter((one) => {
      const [type = "", field = ""] = one.split(".");
      return !INDEXED.includes(type) && !words.includes(`"${field}"`);
    });
    expect(left, game).toEqual(Object.keys(ELSEWHERE[game]!));
  }
});
