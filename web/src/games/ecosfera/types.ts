/** What Ecosfera tells, in the words of the client. */
import type { AbilityName, ElementName, HabitatName } from "./protocol";

export type * from "./protocol";
export type {
  AbilityName as Ability,
  ElementName as Element,
  HabitatName as Habitat,
  MarketView as Market,
  ScoreSheet as TeamSheet,
} from "./protocol";

/** Clockwise from the top, as the rosette shows them. */
export const HABITATS: HabitatName[] = ["pelagic", "ice", "coast", "rivers", "mud", "rock"];
export const ELEMENTS: ElementName[] = ["sun", "oxygen", "salinity", "nutrients", "temperature"];
export const ABILITIES: AbilityName[] = ["pass", "plus", "refresh"];
