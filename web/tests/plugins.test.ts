/** Icons cut from the free sets, named ranges of widths, and which built files are compressed. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withBaseFirst } from "../plugins/base-first";
import { iconModule, rows } from "../plugins/icons";
import { writeOut } from "../plugins/media";
import { workerOf } from "../plugins/offline";
import { worthPacking } from "../plugins/packed";

const SOURCES = join(import.meta.dirname, "../src");

test("rows of a file with quotes, commas and empty cells", () => {
  expect(rows('a,b,c\n"x, y",,"say ""hi"""\r\n1,2,\n')).toEqual([
    ["a", "b", "c"],
    ["x, y", "", 'say "hi"'],
    ["1", "2", ""],
  ]);
});

test("every listed icon is in its set, and no file lists a key twice", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const lists = files.filter((name) => name.endsWith(".csv"));
  expect(lists.length).toBeGreaterThan(8);
  for (const name of lists) {
    const [head = [], ...listed] = rows(readFileSync(join(SOURCES, name), "utf8"));
    const keys = listed
      .filter((row) => row[head.indexOf("icon")]?.includes(":"))
      .map((row) => row[head.indexOf("key")]);
    expect(new Set(keys).size, name).toBe(keys.length);
    const found = JSON.parse(
      iconModule(join(SOURCES, name)).replace(/^export default |;$/g, ""),
    ) as Record<string, { body: string; box: string }>;
    expect(Object.keys(found).sort()).toEqual(keys.sort());
    for (const picture of Object.values(found)) expect(picture.box).toMatch(/^0 0 \d+ \d+$/);
  }
});

test("text files of some size are compressed, pictures and crumbs are not", () => {
  const large = new Uint8Array(5000);
  expect(worthPacking("a.js", large)).toBe(true);
  expect(worthPacking("a.png", large)).toBe(false);
  expect(worthPacking("a.js", new Uint8Array(10))).toBe(false);
});

test("a named range of widths is written out in its rule, and nowhere else", () => {
  expect(writeOut("@media (pointer: coarse), (--phone) {\n  a { width: var(--phone) }\n}")).toBe(
    "@media (pointer: coarse), (max-width: 699px) {\n  a { width: var(--phone) }\n}",
  );
  expect(writeOut("  @media (--narrow-desktop) {")).toBe(
    "  @media (min-width: 1100px) and (max-width: 1379px) {",
  );
  expect(() => writeOut("@media (--telephone) {")).toThrow("no range telephone");
});

test("the worker lists every file, and has another version when anything changes", () => {
  const template = 'const FILES = __FILES__;\nconst CLIENT = "client-__VERSION__";';
  const first = workerOf(template, ["/b.css", "/a.js"], "<html>");
  expect(first).toContain('const FILES = ["/a.js","/b.css"];');
  expect(workerOf(template, ["/a.js", "/b.css"], "<html>")).toBe(first);
  expect(workerOf(template, ["/a.js", "/c.css"], "<html>")).not.toBe(first);
  expect(workerOf(template, ["/a.js", "/b.css"], "<html lang>")).not.toBe(first);
});

test("styles of the whole site come before those of components", () => {
  const link = (name: string) =>
    `\n    <link rel="stylesheet" crossorigin href="/assets/${name}.css">`;
  const page = (...names: string[]) => `<head>${names.map(link).join("")}\n  </head>`;
  expect(withBaseFirst(page("shared-A1", "index-B2", "base-C3"))).toBe(
    page("base-C3", "shared-A1", "index-B2"),
  );
  expect(() => withBaseFirst(page("shared-A1"))).toThrow("whole site");
});
