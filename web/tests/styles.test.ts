/** Text grows with the size that a person has chosen. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");

/** What is drawn on a piece or in a drawing is as large as the piece; a panel has it in words. */
const DRAWN = new Set([
  "games/habitats/Figure.svelte",
  "games/habitats/FinalBoard.svelte",
  "games/habitats/Market.svelte",
  "games/habitats/NeedChip.svelte",
  "games/habitats/ParkCell.svelte",
  "games/habitats/Tile.svelte",
  "games/habitats/TileName.svelte",
  "games/keyharvest/Country.svelte",
  "games/keyharvest/FinalBoard.svelte",
  "games/keyharvest/Hex.svelte",
  "games/keyharvest/MiniCountry.svelte",
  "games/keyharvest/Space.svelte",
  "games/keystone/Card.svelte",
  "games/keystone/Continent.svelte",
  "games/keystone/Effect.svelte",
  "games/keystone/FinalBoard.svelte",
  "games/keystone/Space.svelte",
  "pages/me/ScorePlot.svelte",
  "pages/replay/Curve.svelte",
  "parts/MoveMarks.svelte",
  "parts/SeatMark.svelte",
]);
const IN_PIXELS = /font(-size)?:[^;]*\dpx/;

test("only what is drawn on pieces has text of a fixed size", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(svelte|css)$/.test(name));
  const fixed = files.filter((name) => IN_PIXELS.test(readFileSync(join(SOURCES, name), "utf8")));
  expect(new Set(fixed)).toEqual(DRAWN);
});
