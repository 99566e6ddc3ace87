/** Habitats' pictures: by a tile's English name, else by its kind. */
import icons from "./icons.csv";
import type { Pictures } from "../../lib/icons";
import type { NeedName, TileFacts } from "./model";

const all: Pictures = icons;

const NEEDS: Record<NeedName, string> = {
  grass: "Grassland",
  forest: "Forest",
  dry: "Dry land",
  water: "Water",
  flower: "Flower",
};

export const needPicture = (need: NeedName) => all[NEEDS[need]];
export const entrancePicture = () => all["entrance"];

/** Pictures with colours of their own are drawn as they are, the others in ink. */
export function tilePicture(tile: TileFacts): { body: string; box: string; inked: boolean } | null {
  const kind =
    tile.kind === "tourist" ? `tourist, ${tile.counts?.replace("_", " ")}` : `${tile.kind}`;
  const found = all[tile.short.en] ?? all[kind];
  return found ? { ...found, inked: found.body.includes("currentColor") } : null;
}
