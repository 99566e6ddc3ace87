/** What the rules tell of this game.
 *
 * Written by `python -m ecotone.server.typescript` from the game's module `types`.
 */
import type { Localized } from "../../lib/protocol";

export type ElementName = "sun" | "oxygen" | "salinity" | "nutrients" | "temperature";

export type HabitatName = "ice" | "coast" | "pelagic" | "rivers" | "mud" | "rock";

export type AbilityName = "pass" | "plus" | "refresh";

export type SpeciesKind = "producer" | "consumer";

export type CategoryName = "negative" | "dual" | "measure" | "funding";

export type DurationName = "instant" | "next_turn" | "permanent" | "round";

export type PhaseName = "reactivate" | "main" | "pay_first" | "pay_second" | "partner" | "pass_card" | "pass_target" | "answer" | "agree" | "shared_producer" | "shared_consumer" | "shared_habitat" | "offer" | "take_or_return" | "market_card" | "receiver" | "recycle" | "new_habitat" | "over" | "alternative";

export type StrikeReason = "equal" | "idle" | "done";

/** What every component has. */
export interface Named {
  id: string;
  name: Localized;
  /** The fields that are of our own design. */
  house: string[];
}

/** A producer or consumer. */
export interface Species extends Named {
  /** Its name in decisions. */
  code: string;
  kind: SpeciesKind;
  scientific: string;
  cost: ElementName[];
  habitats: HabitatName[];
  abilities: AbilityName[];
  star: boolean;
}

/** A policy card. */
export interface Policy extends Named {
  /** Its name in decisions. */
  code: string;
  category: CategoryName;
  duration: DurationName;
  /** What it does when drawn. */
  does: Localized;
  /** What it does while it counts. */
  counts: Localized;
}

/** How many of each end the game or strike. */
export interface Limits {
  habitats: number;
  impacts: number;
  pressure: number;
}

/** All components of an edition. */
export interface Catalogue {
  species: Species[];
  elements: Named[];
  habitats: Named[];
  policies: Policy[];
  limits: Limits;
  /** Where the values come from. */
  about: Localized;
}

/** A number for each element. */
export interface Elements {
  sun: number;
  oxygen: number;
  salinity: number;
  nutrients: number;
  temperature: number;
}

/** A market's open cards, its deck, and the cards known to lie at its bottom. */
export interface MarketView {
  open: (string | null)[];
  deck: number;
  known_bottom: string[];
}

/** Both markets. */
export interface Markets {
  producers: MarketView;
  consumers: MarketView;
}

/** A species of a row and what it has served for in this turn. */
export interface RowSpecies {
  card: string;
  used: boolean;
  ability_used: boolean;
  star_used: boolean;
}

/** A row's open cards, its tokens, and what its piles hold. */
export interface Row {
  elements: Elements;
  used_elements: Elements;
  pressure: number;
  litter: number;
  species: RowSpecies[];
  tokens: Partial<Record<AbilityName, boolean>>;
  /** In the order of the edition. */
  deck: string[];
  known_top: string[];
  discard: string[];
}

/** The policy cards: what lies ready, what counts, what is being carried out. */
export interface Policies {
  /** In the order of the edition. */
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

/** What threatens a row. */
export interface Risk {
  row: number;
  kind: "pressure" | "equal";
  count: number;
  /** The impact tiles that pressure would place. */
  tiles?: number;
  /** The element that lies there equal. */
  element?: ElementName;
}

/** The table as everybody sees it. */
export interface PublicView {
  players: number;
  rows_in_play: number;
  complexity: number;
  turn: number;
  round: number;
  actor: number | null;
  /** The row whose turn it is. */
  active: number;
  /** The row that decides. */
  chooser: number;
  phase: PhaseName;
  won: boolean | null;
  acted: boolean;
  abilities_blocked: boolean;
  habitats: HabitatName[];
  impacts: number;
  piles: Elements;
  pressure: number;
  discount: Elements;
  market: Markets;
  rows: Row[];
  next: number;
  /** By open producer, as the policies stand. */
  costs: Record<string, ElementName[]>;
  risks: Risk[];
  policies: Policies | null;
  /** The cards named so far in a decision with several parts. */
  chosen: string[];
}

/** The table as a seat sees it: all but the order of the decks. */
export interface View extends PublicView {
  own_rows: number[];
}

/** A card with the habitats it shares with another. */
export interface Shared {
  card: string;
  habitats: HabitatName[];
}

/** Two cards with the habitats they share. */
export interface Pair {
  cards: string[];
  habitats: HabitatName[];
}

/** What is known of the next card that a row draws. */
export interface Draw {
  cards: number;
  /** How many of them would strike. */
  harmful: number;
  row: number;
  top?: string;
}

/** What a decision would bring, as far as anybody can know. */
export interface Preview {
  /** Cards that serve for it: elements, two producers, two consumers. */
  pays?: string[];
  /** The element that comes from the market. */
  borrows?: ElementName;
  /** Cards that come into a row. */
  brings?: string[];
  /** That row. */
  to?: number;
  /** The producers that could pay. */
  pairs?: Pair[];
  /** The second cards that could be named. */
  partners?: Shared[];
  /** What the new consumer could place at once with another of the row. */
  then?: Shared[];
  /** Tiles that are placed. */
  habitats?: HabitatName[];
  wins?: boolean;
  /** Policy cards drawn for it. */
  policies?: number;
  draws?: Draw;
  /** Cards laid under a market deck or back onto a pile. */
  returns?: string[];
  /** Why the turn ends or strikes. */
  because?: StrikeReason;
  /** Can the danger still be averted? */
  answer?: boolean;
  pressure?: number;
  impacts?: number;
  ends_turn?: boolean;
  loses?: boolean;
  /** What hangs over the row that gets a card. */
  danger?: "equal" | "pressure";
  /** Funding cards left then. */
  funding?: number;
  /** Does everybody have to agree? */
  asks?: boolean;
}

/** The points of all. */
export interface Result {
  total: number;
  habitat_points: number;
  impact_points: number;
  won: boolean | null;
  habitats: HabitatName[];
  impacts: number;
}

/** How many cards of each kind a row ends with, wherever they lie. */
export interface RowCards {
  producers: number;
  consumers: number;
  elements: number;
  pressure: number;
}

/** The points of all, with what led to them. */
export interface ScoreSheet extends Result {
  rounds: number;
  turns: number;
  producers: number;
  consumers: number;
  measures: number;
  policies: number;
  rows: RowCards[];
}

/** A game with the box scored. */
export interface CompanionSheet extends Result {
  /** The names of all, one after the other. */
  player: string;
  /** Does any line rest on values of our own? */
  house: boolean;
}
