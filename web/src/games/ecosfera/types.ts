/** What Ecosfera's `view`, `catalogue`, `preview` and `score_sheet` hold. */
import type { Localized } from "../../lib/messages";

export type Habitat = "pelagic" | "ice" | "coast" | "rivers" | "mud" | "rock";
export type Element = "sun" | "oxygen" | "salinity" | "nutrients" | "temperature";
export type Ability = "pass" | "plus" | "refresh";

/** Clockwise from the top, as the rosette shows them. */
export const HABITATS: Habitat[] = ["pelagic", "ice", "coast", "rivers", "mud", "rock"];
export const ELEMENTS: Element[] = ["sun", "oxygen", "salinity", "nutrients", "temperature"];
export const ABILITIES: Ability[] = ["pass", "plus", "refresh"];

export interface Named {
  id: string;
  name: Localized;
  /** The fields that are of our own design. */
  house: string[];
}

export interface Species extends Named {
  code: string;
  kind: "producer" | "consumer";
  group: string;
  scientific: string;
  cost: Element[];
  habitats: Habitat[];
  abilities: Ability[];
  star: boolean;
}

export interface Policy extends Named {
  code: string;
  category: "negative" | "dual" | "measure" | "funding";
  duration: "instant" | "next_turn" | "permanent";
  copies: number;
  does: Localized;
  counts: Localized;
}

export interface Catalogue {
  species: Species[];
  elements: Named[];
  habitats: (Named & { latin: string })[];
  policies: Policy[];
  limits: { habitats: number; impacts: number; pressure: number; equal: number };
  about: Localized;
}

export interface Market {
  open: (string | null)[];
  deck: number;
  known_bottom: string[];
}

export interface RowSpecies {
  card: string;
  used: boolean;
  ability_used: boolean;
  star_used: boolean;
}

export interface Row {
  elements: Record<Element, number>;
  used_elements: Record<Element, number>;
  pressure: number;
  litter: number;
  species: RowSpecies[];
  tokens: Record<Ability, boolean>;
  deck: string[];
  known_top: string[];
  discard: string[];
}

export interface Policies {
  deck: string[];
  ready: string[];
  in_force: string[];
  coming: string[];
  used: string[];
  now: string | null;
  proposal: string | null;
  draws: number;
  funding: number;
  measures_done: number;
}

export type Risk =
  | { row: number; kind: "pressure"; count: number; tiles: number }
  | { row: number; kind: "equal"; count: number; element: Element };

export interface View {
  players: number;
  rows_in_play: number;
  complexity: number;
  turn: number;
  round: number;
  active: number;
  chooser: number;
  next: number;
  phase: string;
  won: boolean | null;
  acted: boolean;
  abilities_blocked: boolean;
  habitats: Habitat[];
  impacts: number;
  piles: Record<Element, number>;
  pressure: number;
  market: { producers: Market; consumers: Market };
  costs: Record<string, Element[]>;
  rows: Row[];
  own_rows: number[];
  risks: Risk[];
  policies: Policies | null;
  chosen: string[];
}

export interface Shared {
  card: string;
  habitats: Habitat[];
}

export interface Preview {
  pays?: string[];
  borrows?: Element;
  brings?: string[];
  to?: number;
  pairs?: { cards: string[]; habitats: Habitat[] }[];
  partners?: Shared[];
  then?: Shared[];
  habitats?: Habitat[];
  wins?: boolean;
  policies?: number;
  draws?: { cards: number; harmful: number; row: number; shuffled: boolean; top?: string };
  returns?: string[];
  because?: "equal" | "idle" | "done";
  answer?: boolean;
  pressure?: number;
  impacts?: number;
  ends_turn?: boolean;
  loses?: boolean;
  danger?: "equal" | "pressure";
  first?: boolean;
  funding?: number;
  asks?: boolean;
}

export interface TeamSheet {
  total: number;
  habitat_points: number;
  impact_points: number;
  won: boolean | null;
  habitats: Habitat[];
  impacts: number;
  rounds: number;
  turns: number;
  producers: number;
  consumers: number;
  measures: number;
  policies: number;
  rows: { producers: number; consumers: number; elements: number; pressure: number }[];
}
