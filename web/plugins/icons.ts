/**
 * Pictures for every card: `import icons from "./icons.csv"` gives the icons that the file lists,
 * by their key, cut out of the free sets at build time. `own:NAME` is `drawings/NAME.svg` beside
 * the list.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

interface Picture {
  body: string;
  box: string;
}

/** The rows of a comma-separated file, quotes understood. */
export function rows(text: string): string[][] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((cell) =>
        cell[1] === undefined ? (cell[2] ?? "") : cell[1].replaceAll('""', '"'),
      ),
    );
}

/** The sets that were read; each takes a while. */
const sets = new Map<string, IconSet>();

/** An icon of a set as something an `<svg>` can hold. */
function picture(name: string): Picture | undefined {
  const [setName = "", icon = ""] = name.split(":");
  const set = sets.get(setName) ?? load(setName);
  sets.set(setName, set);
  const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
  if (!found) return undefined;
  const width = found.width ?? set.width ?? 16;
  const height = found.height ?? set.height ?? 16;
  return { body: found.body, box: `0 0 ${width} ${height}` };
}

/** A drawing of our own. */
function drawing(file: string): Picture | undefined {
  const found = /<svg [^>]*viewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(readFileSync(file, "utf8"));
  return found ? { box: found[1]!, body: found[2]!.replace(/\s*\n\s*/g, "") } : undefined;
}

function load(setName: string): IconSet {
  const require = createRequire(import.meta.url);
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${setName}/icons.json`), "utf8"));
}

/** The icons that a file lists as a JavaScript module. */
export function iconModule(file: string): string {
  const [head = [], ...listed] = rows(readFileSync(file, "utf8"));
  const [keys, icons] = [head.indexOf("key"), head.indexOf("icon")];
  const found: Record<string, Picture> = {};
  for (const row of listed) {
    const [key = "", icon = ""] = [row[keys], row[icons]];
    if (!icon.includes(":")) continue;
    const [set, name] = icon.split(":");
    const drawn =
      set === "own" ? drawing(join(dirname(file), "drawings", `${name}.svg`)) : picture(icon);
    if (!drawn) throw new Error(`${file}: no icon ${icon} for ${key}`);
    found[key] = drawn;
  }
  return `export default ${JSON.stringify(found)};`;
}

export function icons(): Plugin {
  return {
    name: "ecotone-icons",
    load: (id) => (id.endsWith(".csv") ? { code: iconModule(id), moduleType: "js" } : undefined),
  };
}
