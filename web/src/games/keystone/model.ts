/** Keystone as the client works with it, and how its decisions become things to tap. */
import type { Decision } from "../../lib/messages";
import type {
  BoardScore,
  CompanionSheet,
  ConditionView,
  DifficultyName,
  HabitatLetter,
  Preview,
  Run,
  ScoreSheet,
  View,
} from "./protocol";

export type * from "./protocol";

/** A score sheet; in the companion with what it rests on. */
export type Sheet = ScoreSheet & Partial<Pick<CompanionSheet, "player" | "house" | "assignment">>;
export type Score = BoardScore;

export const HABITATS: HabitatLetter[] = ["F", "D", "W", "A"];
/** How hard an assignment can be, the easiest first. */
export const DIFFICULTIES: DifficultyName[] = ["relaxed", "written", "demanding"];
export const SIDE = 4;
export const SPACES = Array.from(
  { length: SIDE * SIDE },
  (_, n) => `r${Math.floor(n / SIDE) + 1}c${(n % SIDE) + 1}`,
);

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

/** The last card that came to a board. */
export interface Last {
  space: string;
  seat: number;
  /** Was that the decision before this one? */
  fresh: boolean;
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
