/** Guided first games: which step comes when, and a seat at which only its decision can be made. */
import type { LiveSeat } from "./live.svelte";
import type { Decision, Guide, GuideStep, TableState } from "./messages";
import { keepStored, recallStored } from "./storage";

export const guidePath = (game: string): string => `/learn/${game}/play`;

/** How many decisions were made when a step begins. */
export const startOf = (steps: GuideStep[], step: number): number =>
  steps.slice(0, step).reduce((sum, one) => sum + one.decisions.length, 0);

/** The step to be shown after a number of decisions, not before the one already reached. */
export function stepFor(steps: GuideStep[], moves: number, reached: number): number {
  let step = Math.min(reached, steps.length - 1);
  while (step > 0 && startOf(steps, step) > moves) step -= 1;
  while (
    step < steps.length - 1 &&
    steps[step]!.decisions.length &&
    startOf(steps, step + 1) <= moves
  )
    step += 1;
  return step;
}

/** A decision as scripts write it. */
export function scripted(decision: Decision): string {
  const given = Object.entries(decision.arguments).map(([name, value]) => `${name}=${value}`);
  return given.length ? `${decision.kind}(${given.join(", ")})` : decision.kind;
}

/** The decision of a step that is due after a number of them. */
export const due = (steps: GuideStep[], step: number, moves: number): string | undefined =>
  steps[step]?.decisions[moves - startOf(steps, step)];

/** The legal decision that is due, if there is one. */
export const dueNow = (
  steps: GuideStep[],
  step: number,
  state: TableState | null,
): Decision | undefined => {
  const wanted = state ? due(steps, step, state.moves) : undefined;
  return state?.legal.find((decision) => scripted(decision) === wanted);
};

/** A seat at which only the decision that is due can be made; alone, the last step sets it free. */
export function guided(
  line: LiveSeat,
  { steps, players }: Pick<Guide, "steps" | "players">,
  step: () => number,
): LiveSeat {
  const narrowed = (state: TableState | null): TableState | null => {
    if (!state || (players === 1 && step() === steps.length - 1)) return state;
    const wanted = dueNow(steps, step(), state);
    return { ...state, legal: wanted ? [wanted] : [], undo: false, hints: false };
  };
  return new Proxy(line, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (key === "state") return narrowed(value as TableState | null);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}

/** How far somebody has come in a guided game: its table, the tokens of its seats, the step. */
export interface GuideProgress {
  id: string;
  tokens: string[];
  step: number;
}

interface Stored {
  games: Record<string, GuideProgress>;
  /** Games whose guide was played to its end. */
  done: string[];
}

const KEY = "ecotone-guides";

function stored(): Stored {
  const found = recallStored(KEY) as Partial<Stored> | null;
  return { games: found?.games ?? {}, done: found?.done ?? [] };
}

export const recallGuide = (game: string): GuideProgress | null => stored().games[game] ?? null;

export const isGuideDone = (game: string): boolean => stored().done.includes(game);

/** Remember how far somebody has come; null for nothing begun. */
export function keepGuide(game: string, progress: GuideProgress | null, done = false): void {
  const now = stored();
  if (progress) now.games[game] = progress;
  else delete now.games[game];
  if (done && !now.done.includes(game)) now.done.push(game);
  keepStored(KEY, now);
}
