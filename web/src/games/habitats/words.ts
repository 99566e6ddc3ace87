/** Tiles, cells and gains as a screen reader or a sentence tells them. */
import { device } from "../../lib/device.svelte";
import { hyphenator } from "../../lib/hyphens";
import { listed, signed } from "../../lib/words";
import type { Catalogue, Laid, Need, SideName, TileFacts } from "./model";
import { text } from "./texts";

export const tilesById = (catalogue: Catalogue): Map<string, TileFacts> =>
  new Map(catalogue.tiles.map((tile) => [tile.id, tile]));

export const needName = (need: string, count = 1): string => text(`wants-${need}`, { count });

export const nameOf = (tile: TileFacts): string => tile.name[device.language];
export const shortOf = (tile: TileFacts): string => tile.short[device.language];

const LAST_PARTS = [
  ..."bird springer fisher grouse beest tail panzee can pard leon".split(" "),
  ..."affe afrikanischer bauch bauchigel biene bock brücke chamäleon dachs eisvogel".split(" "),
  ..."elefant ferkel fisch flamingo fresser frosch gasse gnu gruppe hornvogel".split(" "),
  ..."hühnchen hyäne hörnchen igel kanzel katze krokodil krone kröte käfer lager".split(" "),
  ..."lilie männchen maus nischer nische ohrschwein orchidee panse papagei pelikan".split(" "),
  ..."pferd pinguin plattform protea rose schnabel schwanz schwein seeadler spinne".split(" "),
  ..."straße tier turm veilchen".split(" "),
];

/** A name with a soft hyphen before the last part of its long words. */
export const hyphenated = hyphenator(LAST_PARTS);

/** "4 points if it has 2 dry land and 2 water". */
export function worthWords(tile: TileFacts): string {
  const points = text("points", { count: tile.points });
  switch (tile.kind) {
    case "animal":
      return text("worth-animal", {
        points,
        needs: listed(
          Object.entries(tile.needs ?? {}).map(
            ([need, count]) => `${count} ${needName(need, count)}`,
          ),
        ),
      });
    case "tower":
      return text("worth-tower", { points, sees: tile.sees ?? "both" });
    case "tourist":
      return text("worth-tourist", { points, counts: tile.counts ?? "area_size" });
    case "road":
    case "camp":
      return text(`worth-${tile.kind}`, { points });
    default:
      return points;
  }
}

/** "Lion, grassland, 6 points if …". */
export const tileWords = (tile: TileFacts): string =>
  [nameOf(tile), tile.landscape ? needName(tile.landscape) : "", worthWords(tile)]
    .filter(Boolean)
    .join(", ");

export const needWords = (need: Need): string =>
  text("has-of", {
    need: needName(need.need, need.wants),
    has: need.has,
    wants: need.wants,
  });

/** Why a laid tile has its points. */
export function reasonWords(tile: Laid): string {
  if (tile.kind === "animal") return tile.needs.map(needWords).join(", ");
  if (tile.kind === "entrance") return "";
  const { key, sides, ...rest } = tile.reason;
  return text(key, {
    ...rest,
    ...(sides ? { sides: listed(sides.map(sideName)) } : {}),
  });
}

export const sideName = (side: SideName): string => text(`side-${side}`);

/** "2 right, 1 above the entrance". */
export function placeWords({ column, row }: { column: number; row: number }): string {
  if (!column && !row) return text("at-entrance");
  const parts = [];
  if (column) parts.push(text(column > 0 ? "right" : "left", { count: Math.abs(column) }));
  if (row) parts.push(text(row > 0 ? "below" : "above", { count: Math.abs(row) }));
  return text("from-entrance", { place: parts.join(", ") });
}

export const gainWords = (points: number): string =>
  points === 0 ? text("no-points") : text("gain", { count: signed(points) });
