/** A park's points line by line: the kinds of tiles, then the goals of each year. */
import { device } from "../../lib/device.svelte";
import type { CountLine, CountOf } from "../index";
import type { Catalogue, Score, TileKind } from "./model";
import { text } from "./texts";

export const KINDS: Exclude<TileKind, "entrance">[] = [
  "animal",
  "flower",
  "tourist",
  "tower",
  "road",
  "camp",
];

export const countOf: CountOf<Score, Catalogue> = (sheet, { goals }) => {
  const lines: CountLine[] = KINDS.map((kind) => ({
    key: kind,
    label: text(`kinds-${kind}`),
    points: sheet.kinds[kind],
    lit: sheet.tiles.flatMap((tile) => (tile.kind === kind ? [`${tile.slot}`] : [])),
  }));
  const compared = sheet.goals.map(({ year, goal, points }) => ({
    key: `${year} ${goal}`,
    label: text("goal-year", {
      goal: goals.find((one) => one.key === goal)?.name[device.language] ?? goal,
      year,
    }),
    points,
    lit: ["goals"],
  }));
  return [...lines, ...compared];
};
