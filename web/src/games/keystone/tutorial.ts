/** The tutorial: one fixed solo deal, the actions that are to be taken, and what is said to each. */
import type { LiveSeat } from "../../lib/live.svelte";
import type { Decision, NewTable, TableState } from "../../lib/messages";

export const DEAL: NewTable = {
  game: "keystone",
  players: 1,
  options: { assignment: 1 },
  seed: 156,
  seats: [{ kind: "here" }],
};

export interface Step {
  key: string;
  /** What the step points at. */
  target: string;
  /** The part of the table a phone must show. */
  tab: "board" | "skills" | "goals";
  /** The decisions that bring it to its end, in order; none for a step that is only read. */
  actions: string[];
}

export const STEPS: Step[] = [
  { key: "welcome", target: "[data-board='0']", tab: "board", actions: [] },
  {
    key: "introduce",
    target: "[data-testid='slot-6']",
    tab: "board",
    actions: ["introduce(slot=6, space=r2c2)"],
  },
  {
    key: "neighbour",
    target: "[data-testid='slot-6']",
    tab: "board",
    actions: ["introduce(slot=6, space=r2c3)"],
  },
  { key: "line", target: "[data-testid='line-R2']", tab: "board", actions: [] },
  {
    key: "price",
    target: "[data-testid='slot-4']",
    tab: "board",
    actions: ["introduce(slot=4, space=r2c4)"],
  },
  {
    key: "skill",
    target: "[data-testid='skill-3']",
    tab: "skills",
    actions: ["use_active(token=3)"],
  },
  {
    key: "discard",
    target: "[data-testid='slot-1']",
    tab: "board",
    actions: ["discard(slot=1)", "discard(slot=2)", "discard(slot=3)"],
  },
  {
    key: "wild",
    target: "[data-testid='wild-F']",
    tab: "skills",
    actions: ["buy_wild(wild=2, space=r2c1)"],
  },
  {
    key: "research",
    target: "[data-testid='skill-2']",
    tab: "skills",
    actions: ["use_active(token=2)", "research(space=r2c3)"],
  },
  {
    key: "discard-again",
    target: "[data-testid='slot-1']",
    tab: "board",
    actions: ["discard(slot=1)", "discard(slot=2)"],
  },
  {
    key: "exhausted",
    target: "[data-testid='use-exhausted']",
    tab: "skills",
    actions: ["use_exhausted", "resolve(token=2)", "research(space=r2c4)", "skip"],
  },
  { key: "goals", target: "[data-testid='goal-1']", tab: "goals", actions: [] },
  { key: "end", target: "[data-board='0']", tab: "board", actions: [] },
];

/** How many actions were taken when a step begins. */
export const startOf = (step: number): number =>
  STEPS.slice(0, step).reduce((sum, one) => sum + one.actions.length, 0);

/** The step to be shown after so many actions, not before the one already reached. */
export function stepFor(moves: number, reached: number): number {
  let step = Math.min(reached, STEPS.length - 1);
  while (step > 0 && startOf(step) > moves) step -= 1;
  while (step < STEPS.length - 1 && STEPS[step]!.actions.length && startOf(step + 1) <= moves)
    step += 1;
  return step;
}

/** A decision as the script writes it. */
export function scripted(decision: Decision): string {
  const given = Object.entries(decision.arguments).map(([name, value]) => `${name}=${value}`);
  return given.length ? `${decision.kind}(${given.join(", ")})` : decision.kind;
}

/** The decision of a step that is due after so many actions. */
export const due = (step: number, moves: number): string | undefined =>
  STEPS[step]?.actions[moves - startOf(step)];

/** A seat at which only the decision that is due can be chosen. */
export function guided(line: LiveSeat, step: () => number): LiveSeat {
  const narrowed = (state: TableState | null): TableState | null => {
    if (!state || step() === STEPS.length - 1) return state;
    const wanted = due(step(), state.moves);
    const legal = state.legal.filter((decision) => scripted(decision) === wanted);
    return { ...state, legal, refusals: [], undo: false, hints: false };
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
