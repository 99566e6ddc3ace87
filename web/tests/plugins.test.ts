/** Icons cut from the free sets, named ranges of widths, and which built files are compressed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { iconModule, rows } from "../plugins/icons";
import { writeOut } from "../plugins/media";
import { worthPacking } from "../plugins/packed";

const CSV = readFileSync(join(import.meta.dirname, "../icons.csv"), "utf8");

test("rows of a file with quotes, commas and empty cells", () => {
  expect(rows('a,b,c\n"x, y",,"say ""hi"""\r\n1,2,\n')).toEqual([
    ["a", "b", "c"],
    ["x, y", "", 'say "hi"'],
    ["1", "2", ""],
  ]);
});

test("every listed icon is in its set, and no key is listed twice for a game", () => {
  const games = new Set(
    rows(CSV)
      .slice(1)
      .map(([game]) => game!),
  );
  for (const game of games) {
    const keys = rows(CSV)
      .filter(([owner, , , icon]) => owner === game && icon?.includes(":"))
      .map(([, , key]) => key);
    expect(new Set(keys).size, game).toBe(keys.length);
    const found = JSON.parse(iconModule(game).replace(/^export default |;$/g, ""));
    expect(Object.keys(found).sort()).toEqual(keys.sort());
    for (const picture of Object.values<{ body: string; box: string }>(found))
      expect(picture.box).toMatch(/^0 0 \d+ \d+$/);
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
