/** Which picture of `icons.csv` stands for what. */
import type { Pictures } from "../../lib/icons";
import type { Species } from "./types";

export type Picture = Pictures[string];

const KEYS: Record<string, string> = {
  sun: "Sunlight",
  oxygen: "Oxygen",
  salinity: "Salinity",
  nutrients: "Nutrients",
  temperature: "Temperature",
  pelagic: "Open water",
  ice: "Ice",
  coast: "Coast",
  rivers: "River",
  mud: "Mud",
  rock: "Rock",
  pass: "Pass",
  plus: "Plus",
  refresh: "Refresh",
  star: "Star",
  pressure: "Pressure",
  litter: "Used (droplet)",
  impact: "Impact",
  funding: "Funding",
  measure: "Measure",
  negative: "Negative",
  dual: "Dual",
};

export const pictureOf = (pictures: Pictures, id: string): Picture | undefined =>
  pictures[KEYS[id] ?? id];

/** Species are listed by their scientific name, mostly after a common one. */
export function speciesPicture(pictures: Pictures, species: Species): Picture | undefined {
  const ending = `(${species.scientific})`;
  const key = Object.keys(pictures).find(
    (name) => name === species.scientific || name.endsWith(ending),
  );
  return key === undefined ? undefined : pictures[key];
}
