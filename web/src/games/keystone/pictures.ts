/** Keystone's pictures: which one a card shows. */
import icons from "./icons.csv";
import type { Pictures } from "../../lib/icons";
import type { CardFacts, HabitatLetter } from "./model";

const all: Pictures = icons;

const HABITAT_KEYS: Record<HabitatLetter, string> = {
  F: "F Forest / Woodland",
  D: "D Desert / Grassland",
  W: "W Wetland / River",
  A: "A Arctic / Alpine",
};

export const habitatPicture = (letter: HabitatLetter) => all[HABITAT_KEYS[letter]];

export const pictureOf = (key: string) => all[key];

export function cardPicture(card: CardFacts): { body: string; box: string } {
  const found = card.wild ? habitatPicture(card.habitats[0]!) : all[card.id];
  return {
    body: found?.body ?? "",
    box: found?.box ?? "0 0 512 512",
  };
}
