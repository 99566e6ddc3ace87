/** Key Harvest's pictures: crops, workers by their number, and signs of the table. */
import icons from "./icons.csv";
import type { Pictures } from "../../lib/icons";
import type { Crop } from "./model";

const all: Pictures = icons;

const SIGNS = {
  bell: "Bell (may)",
  scroll: "Scroll (must)",
  registry: "Land registry",
  bag: "Bag",
  store: "Store",
  screen: "Screen",
  stock: "Stock",
};

export const cropPicture = (crop: Crop) => all[crop.charAt(0).toUpperCase() + crop.slice(1)];

/** Workers are listed as "F1 Reaper"; an edition may call them otherwise. */
export const workerPicture = (worker: string) =>
  all[Object.keys(all).find((name) => name.startsWith(`${worker} `)) ?? ""];

export const signPicture = (sign: keyof typeof SIGNS) => all[SIGNS[sign]];

/** The name of a crop's colour among the tokens. */
export const cropToken = (crop: Crop): string => (crop === "vegetables" ? "veg" : crop);
