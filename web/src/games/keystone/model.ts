/** Keystone as the server tells it, and how its decisions become things to tap. */
import type { Decision, HouseValues, Localized } from "../../lib/messages";

export type HabitatLetter = "F" | "D" | "W" | "A";
export type Season = "Spring" | "Summer" | "Fall" | "Winter";
export type Source = "printed" | "derived" | "house";

export const HABITATS: HabitatLetter[] = ["F", "D", "W", "A"];
export const SIDE = 4;
export const SPACES = Array.from(
  { length: SIDE * SIDE },
  (_, n) => `r${Math.floor(n / SIDE) + 1}c${(n % SIDE) + 1}`,
);

export interface CardFacts {
  id: string;
  wild: boolean;
  name: Localized;
  short: Localized;
  scientific: string;
  number: number | null;
  habitats: HabitatLetter[];
  season: Season;
  icons: ("keystone" | "endangered" | "tag")[];
  from: Record<string, Source | Record<string, Source>>;
  why: string;
}

export interface EffectFacts {
  effect: string;
  amount: number;
  symbol: string | null;
  text: Localized;
}

export interface SkillFacts {
  number: number;
  name: Localized;
  active: EffectFacts[];
  exhausted: EffectFacts[];
}

export interface GoalFacts {
  shape: string;
  symbol: string;
  text: Localized;
}

export interface ObjectiveFacts {
  number: number;
  name: Localized;
  goals: GoalFacts[];
  ladder: number[];
}

export interface AssignmentFacts {
  number: number;
  title: Localized;
  place: Localized;
  story: Localized;
  synergy: number;
  time: number;
  skills: number[];
  objective: number;
  wilds: HabitatLetter[];
  wilds_per_stack: number;
  opens_envelope: number;
  placed: { space: string; card: string; research: number; story: number }[];
  /** Spaces that are closed at the start, and those that are invaded. */
  closed: string[];
  invaded: string[];
  rules: { id: string; text: Localized }[];
  victory: { condition: string; a: number; b: number; text: Localized }[];
}

export interface Catalogue {
  edition: { name: string; title: Localized; about: Localized };
  wild_price: number;
  tokens_per_point: number;
  cards: CardFacts[];
  skills: SkillFacts[];
  objectives: ObjectiveFacts[];
  assignments: AssignmentFacts[];
  envelopes: { number: number; title: Localized; cards: string[] }[];
}

export interface Run {
  points: number;
  habitat: HabitatLetter;
  spaces: string[];
  cards: string[];
  numbers: number[];
  research: number;
  keystones: number;
  multiplier: number;
}

export interface Line {
  line: string;
  points: number;
  run: Run | null;
  others: Run[];
  /** In the companion: the values of our own that its points rest on. */
  house?: HouseValues | null;
}

export interface Goal {
  shape: string;
  symbol: string;
  met: boolean;
  have: number;
  need: number;
  near: string[];
  spaces: string[];
  house?: HouseValues | null;
}

export interface ObjectiveScore {
  number: number;
  house?: HouseValues | null;
  goals: Goal[];
  met: number;
  points: number;
  ladder: number[];
}

export interface Score {
  lines: Line[];
  objective?: ObjectiveScore;
  synergy: { tokens: number; points: number };
  total: number;
}

export interface Placed {
  space: string;
  card: string;
  research: number;
}

/** A score sheet: the points, and the board they come from. */
export interface Sheet extends Score {
  player?: string;
  house?: boolean;
  board: (Placed | null)[];
}

export interface BoardView {
  synergy: number;
  spaces: (Placed | null)[];
  score: Score;
}

export interface SkillView {
  skill: number;
  side: "active" | "exhausted";
  pending: boolean;
  resolving: boolean;
}

/** A condition of an assignment, and how far it is met. */
export interface ConditionView {
  condition: string;
  a: number;
  b: number;
  have: number;
  need: number;
}

export interface View {
  players: number;
  together: boolean;
  assignment: number;
  turn: number;
  round: number;
  actor: number | null;
  phase: string;
  final_round: boolean;
  wild_bought: boolean;
  time: number;
  time_start: number;
  supply: number | null;
  deck: number;
  discard: string[];
  wild_price: number;
  field: ({ card: string; cost: number; tokens: number; story: number } | null)[];
  skills: SkillView[];
  wilds: { habitat: HabitatLetter; cards: string[] }[];
  drawn: string[] | null;
  drawn_count: number;
  boards: BoardView[];
  own_board: number | null;
  effect: { skill: number; side: string; effect: string; amount: number; left: number } | null;
  conditions: ConditionView[];
  special: {
    closed: string[];
    invaded: string[];
    in_care: Record<string, number>;
    log: number;
    season: Season | null;
    last_turn: number | null;
  } | null;
  unseen: number[];
}

export const isMet = ({ have, need }: ConditionView): boolean => have >= need;

/** How many story tokens lie on the board, on invaded spaces and on cards in care. */
export function storyOnBoard({ special }: Pick<View, "special">): number {
  const cared = Object.values(special?.in_care ?? {}).reduce((sum, count) => sum + count, 0);
  return cared + (special?.invaded.length ?? 0);
}

/** Does every card of the Field cost 1 for each card to its right, as without special rules? */
export const hasPlainPrices = ({ field }: Pick<View, "field">): boolean =>
  field.every(
    (place, slot) => !place || place.cost === field.slice(slot + 1).filter(Boolean).length,
  );

/** The slots that are given a token for the card of a slot: the far ones first. */
export function paidSlots({ field }: Pick<View, "field">, slot: number): number[] {
  const beyond = field.flatMap((place, index) => (place && index + 1 > slot ? [index + 1] : []));
  const price = field[slot - 1]?.cost ?? 0;
  return beyond.slice(Math.max(0, beyond.length - price));
}

export interface Preview {
  card?: string;
  space?: string;
  points?: number;
  research?: number;
  lines?: (Line & { before: number })[];
  goals?: (Goal & { goal: number; before: number })[];
  objective?: { before: number; after: number } | null;
  neighbours?: { space: string; card: string; habitats: HabitatLetter[] }[];
  fills_board?: boolean;
  synergy?: { before: number; cost: number; tokens: number; gain: number; after: number };
  tokens?:
    | number
    | {
        position: number;
        skill: number;
        effects: { effect: string; amount: number; possible: boolean; targets: string[] }[];
      }[];
  time?: { before: number; after: number };
  from?: "deck" | "discard";
  cards?: string[] | null;
}

/** A decision as two taps: what is taken up, and the space it goes to (if it goes anywhere). */
export interface Choice {
  decision: Decision;
  source: string;
  space: string | null;
}

/** Decisions that stand on a button of their own. */
const BUTTONS = ["look", "skip", "keep_none", "end_turn"];

export function choiceOf(decision: Decision): Choice {
  const given = decision.arguments;
  const source: Record<string, string> = {
    introduce: `slot:${given.slot}`,
    discard: `slot:${given.slot}`,
    buy_wild: `wild:${given.wild}`,
    keep: `drawn:${given.card}`,
    put_back: `drawn:${given.card}`,
    move: `from:${given.start}`,
    use_active: `token:${given.token}`,
    resolve: `token:${given.token}`,
  };
  return {
    decision,
    source: source[decision.kind] ?? decision.kind,
    space: given.space ?? given.end ?? null,
  };
}

export const isButton = (choice: Choice): boolean => BUTTONS.includes(choice.decision.kind);

export function lineOf(space: string): { row: string; column: string } {
  return { row: `R${space[1]}`, column: `C${space[3]}` };
}

/** (3+1)×3: a run's arithmetic. */
export function formula(run: Run): string {
  const cards = run.cards.length;
  const inside = run.research ? `(${cards}+${run.research})` : `${cards}`;
  return `${inside}×${run.multiplier}`;
}

/** The cells a goal's pattern fills in a 3 by 3 drawing. */
export const PATTERNS: Record<string, number[]> = {
  LINE2: [0, 1],
  LINE3: [0, 1, 2],
  DIAG2: [0, 4],
  L3: [0, 1, 3],
  OF3: [0, 2, 7],
  OF4: [0, 2, 6, 8],
};

/** A space that can be chosen now, and what that would bring. */
export interface Lit {
  preview: Preview | undefined;
}

/** The card that would lie on the chosen space. */
export interface Ghost {
  card: string;
  research: number;
}
