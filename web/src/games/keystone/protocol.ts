/** What the rules tell of this game.
 *
 * Written by `python -m ecotone.server.typescript` from the game's module `types`.
 */
import type { HouseValues, Localized } from "../../lib/protocol";

export type HabitatLetter = "F" | "D" | "W" | "A";

export type Season = "Spring" | "Summer" | "Fall" | "Winter";

export type SymbolName = "Spring" | "Summer" | "Fall" | "Winter" | "Keystone" | "Endangered" | "Tag";

export type IconName = "keystone" | "endangered" | "tag";

export type SideName = "active" | "exhausted";

export type Source = "printed" | "derived" | "house";

/** Where each value of a card comes from. */
export interface CardSources {
  name?: Source;
  habitats?: Partial<Record<HabitatLetter, Source>>;
  season?: Source;
  keystone?: Source;
  endangered?: Source;
  tag?: Source;
}

/** What a card is called: by views, in full, and where there is little room. */
export interface CardNames {
  id: string;
  wild: boolean;
  name: Localized;
  short: Localized;
}

/** A species card or a Wild. */
export interface CardFacts extends CardNames {
  scientific: string;
  /** None for a Wild. */
  number: number | null;
  habitats: HabitatLetter[];
  season: Season;
  icons: IconName[];
  /** The envelope it comes from; 0 for the box. */
  envelope: number;
  sources: CardSources;
  /** Why it has its values; empty where the edition does not say. */
  why: Localized;
}

/** One effect of a Skill token, with the symbol it looks for if it is research. */
export interface EffectFacts {
  effect: string;
  amount: number;
  symbol: string | null;
  text: Localized;
}

/** A Skill token with both sides. */
export interface SkillFacts {
  number: number;
  name: Localized;
  active: EffectFacts[];
  exhausted: EffectFacts[];
}

/** A goal of an objective card. */
export interface GoalFacts {
  shape: string;
  symbol: SymbolName;
  text: Localized;
}

/** An objective card: four goals, and the points for none to four of them. */
export interface ObjectiveFacts {
  number: number;
  name: Localized;
  goals: GoalFacts[];
  ladder: number[];
}

/** A card that lies on the board when an assignment begins. */
export interface PlacedFirst {
  space: string;
  card: string;
  research: number;
  story: number;
}

/** A special rule of an assignment. */
export interface RuleFacts {
  id: string;
  text: Localized;
}

/** A condition of an assignment in words, for each difficulty. */
export interface ConditionFacts {
  relaxed: Localized;
  written: Localized;
  demanding: Localized;
}

/** An assignment of the Field Journal. */
export interface AssignmentFacts {
  number: number;
  title: Localized;
  place: Localized;
  story: Localized;
  synergy: number;
  time: number;
  opens_envelope: number;
  skills: number[];
  objective: number;
  wilds: HabitatLetter[];
  wilds_per_stack: number;
  placed: PlacedFirst[];
  /** Spaces that are closed at the start. */
  closed: string[];
  invaded: string[];
  rules: RuleFacts[];
  victory: ConditionFacts[];
}

/** An envelope and the species in it. */
export interface EnvelopeFacts {
  number: number;
  title: Localized;
  cards: string[];
}

/** All components of an edition. */
export interface Catalogue {
  wild_price: number;
  tokens_per_point: number;
  cards: CardFacts[];
  skills: SkillFacts[];
  objectives: ObjectiveFacts[];
  assignments: AssignmentFacts[];
  envelopes: EnvelopeFacts[];
}

export type DifficultyName = "relaxed" | "written" | "demanding";

export type PhaseName = "turn" | "order" | "research" | "offer" | "keep" | "return" | "move" | "discard" | "after" | "over";

/** A run's cards, the numbers they stand for, and what multiplies them. */
export interface Run {
  points: number;
  habitats: HabitatLetter[];
  spaces: string[];
  cards: string[];
  numbers: number[];
  research: number;
  keystones: number;
  multiplier: number;
}

/** The run that a line scores, or none, and the runs that lost against it. */
export interface Line {
  line: string;
  points: number;
  run: Run | null;
  others: Run[];
  /** In the companion: the values of our own that its points rest on. */
  house?: HouseValues | null;
}

/** A goal with the cards that fulfil it, or that come nearest to it. */
export interface Goal {
  shape: string;
  symbol: SymbolName;
  met: boolean;
  have: number;
  need: number;
  near: string[];
  spaces: string[];
  cards: string[];
  house?: HouseValues | null;
}

/** The goals of the objective card, and the points for as many as are met. */
export interface ObjectiveScore {
  number: number;
  goals: Goal[];
  met: number;
  points: number;
  ladder: number[];
  house?: HouseValues | null;
}

/** The points for what is left of the tokens. */
export interface SynergyScore {
  tokens: number;
  points: number;
}

/** A board's points as it stands, each with its reasons. */
export interface BoardScore {
  lines: Line[];
  objective?: ObjectiveScore;
  synergy: SynergyScore;
  total: number;
}

/** A card on the board. */
export interface Placed {
  space: string;
  card: string;
  research: number;
}

/** A seat's board and its points. */
export interface ScoreSheet extends BoardScore {
  board: (Placed | null)[];
}

/** A condition of an assignment played with the box. */
export interface ConditionMet {
  text: Localized;
  have: number;
  need: number;
  met: boolean;
}

/** An assignment played with the box: which of its conditions are met. */
export interface AssignmentSheet {
  number: number;
  title: Localized;
  difficulty: DifficultyName;
  conditions: ConditionMet[];
  /** Do story tokens count? */
  story: boolean;
  house: HouseValues | null;
}

/** A physical board scored. */
export interface CompanionSheet extends ScoreSheet {
  player: string;
  columns: number[];
  rows: number[];
  /** Does any line rest on values of our own? */
  house: boolean;
  assignment?: AssignmentSheet;
  won?: boolean;
}

/** A board with its cards and research, and the points the viewer may know. */
export interface BoardView {
  synergy: number;
  spaces: (Placed | null)[];
  score: BoardScore;
}

/** A card of the Field. */
export interface FieldPlace {
  card: string;
  cost: number;
  tokens: number;
  story: number;
}

/** A Skill token, the side up, and what is being resolved. */
export interface SkillView {
  skill: number;
  side: SideName;
  pending: boolean;
  resolving: boolean;
}

/** The Wilds of a habitat. */
export interface WildStack {
  habitat: HabitatLetter;
  cards: string[];
}

/** The Skill effect being resolved, and how many more times it may be used. */
export interface EffectView {
  skill: number;
  side: SideName;
  effect: string;
  amount: number;
  left: number;
}

/** A condition of an assignment, and how far it is met. */
export interface ConditionView {
  condition: string;
  a: number;
  have: number;
  need: number;
}

/** What the special rules of the assignment have put on the table. */
export interface SpecialView {
  rules: string[];
  closed: string[];
  invaded: string[];
  in_care: Record<string, number>;
  log: number;
  season: Season | null;
  last_turn: number | null;
  banded: boolean;
  cleared: boolean;
}

/** The table as everybody sees it. */
export interface PublicView {
  players: number;
  together: boolean;
  assignment: number;
  /** How hard the assignment is; null without one. */
  difficulty: DifficultyName | null;
  turn: number;
  actor: number | null;
  phase: PhaseName;
  final_round: boolean;
  wild_bought: boolean;
  round: number;
  time: number;
  time_start: number;
  effect: EffectView | null;
  conditions: ConditionView[];
  special: SpecialView | null;
  wild_price: number;
  /** Synergy tokens left; null where they are not limited. */
  supply: number | null;
  deck: number;
  field: (FieldPlace | null)[];
  discard: string[];
  skills: SkillView[];
  wilds: WildStack[];
  boards: BoardView[];
}

/** The table as a seat sees it: all but the deck's order, others' objectives and their draws. */
export interface View extends PublicView {
  /** How many cards of each number the seat has not seen. */
  unseen: number[];
  /** Null where another player looks at them. */
  drawn: string[] | null;
  drawn_count: number;
  own_board: number | null;
}

/** A line as it will stand. */
export interface LineChange extends Line {
  /** Its points so far. */
  before: number;
}

/** A goal as it will stand. */
export interface GoalChange extends Goal {
  goal: number;
  /** How many of its cards lay there so far. */
  before: number;
}

/** A number before and after. */
export interface Change {
  before: number;
  after: number;
}

/** The player's tokens: what is paid, what lies on the card, what the neighbours give. */
export interface SynergyChange extends Change {
  cost: number;
  tokens: number;
  gain: number;
}

/** A card beside a space that shares habitats with the card on it. */
export interface Neighbour {
  space: string;
  card: string;
  habitats: HabitatLetter[];
}

/** An effect of a token: whether it can do anything now, and to which cards. */
export interface EffectPreview {
  effect: string;
  amount: number;
  possible: boolean;
  targets: string[];
}

/** A Skill token that would be used. */
export interface TokenPreview {
  position: number;
  skill: number;
  effects: EffectPreview[];
}

/** What a decision would bring, as far as the player can know. */
export interface Preview {
  card?: string;
  space?: string;
  points?: number;
  research?: number;
  lines?: LineChange[];
  goals?: GoalChange[];
  objective?: Change | null;
  neighbours?: Neighbour[];
  fills_board?: boolean;
  synergy?: SynergyChange;
  /** The tokens that lie on a discarded card, or the Skill tokens that are used. */
  tokens?: number | TokenPreview[];
  fee?: number;
  time?: Change;
  /** Where cards would be looked at. */
  pile?: "deck" | "discard";
  /** Those cards; null where nobody knows them. */
  cards?: string[] | null;
}
