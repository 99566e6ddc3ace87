/** Keystone's pictures: which one a card shows, and how it is turned. */
import icons from "./icons.csv";
import type { Pictures } from "../../lib/icons";
import type { CardFacts, HabitatLetter } from "./model";

const all: Pictures = icons;

/** Species that share a silhouette with another look the other way. */
const MIRRORED = new Set([
  "American Crocodile",
  "Arctic Fox",
  "Greater Prairie-Chicken",
  "Ivory Gull",
  "Northern Flying Squirrel",
  "Northwestern Gray Wolf",
  "Red Wolf",
  "Sea Otter",
  "Snail Kite",
  "Snowshoe Hare",
  "Vancouver Island Marmot",
  "Virginia Opossum",
  "Whitebark Pine",
  "Whitetail Deer",
]);

/** The seal without its ball. */
const CROPPED: Record<string, string> = { "Ringed Seal": "8 72 436 436" };

const HABITAT_KEYS: Record<HabitatLetter, string> = {
  F: "F Forest / Woodland",
  D: "D Desert / Grassland",
  W: "W Wetland / River",
  A: "A Arctic / Alpine",
};

export const habitatPicture = (letter: HabitatLetter) => all[HABITAT_KEYS[letter]];

export const pictureOf = (key: string) => all[key];

export function cardPicture(card: CardFacts): { body: string; box: string; mirrored: boolean } {
  const found = card.wild ? habitatPicture(card.habitats[0]!) : all[card.id];
  return {
    body: found?.body ?? "",
    box: CROPPED[card.id] ?? found?.box ?? "0 0 512 512",
    mirrored: MIRRORED.has(card.id),
  };
}
