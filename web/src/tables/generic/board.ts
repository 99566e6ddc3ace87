/** A view as a board: its grids and lists by their shape, and its things as choices. */
import type { Decision } from "../../lib/messages";

export type Thing = Record<string, unknown>;

/** What tapping a thing chooses: the value of an argument of the decisions at hand. */
export interface Choice {
  argument: string;
  value: string;
}

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Rows of the same length, of which there are several. */
export const isGrid = (value: unknown): value is unknown[][] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(
    (row) => Array.isArray(row) && row.length > 1 && row.length === (value[0] as unknown[]).length,
  );

const MOST_COLUMNS = 6;

/** Things with the same few plain fields, more than one: rows of a table. */
export function isTable(value: unknown): value is Thing[] {
  if (!Array.isArray(value) || !value.every(isThing)) return false;
  const columns = Object.keys(value[0] ?? {});
  return (
    columns.length > 1 &&
    columns.length <= MOST_COLUMNS &&
    value.every(
      (row) =>
        Object.keys(row).join() === columns.join() &&
        Object.values(row).every((one) => isPlain(one)),
    )
  );
}

/** Few plain fields: drawn as a card or a space rather than as a list of facts. */
export const isTile = (value: unknown): value is Thing =>
  isThing(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).length <= 2 &&
  Object.values(value).every(isPlain);

/** What a thing stands for: its first field, if an argument of a decision is named like it. */
export function choiceOf(thing: Thing, legal: Decision[]): Choice | null {
  const [argument, value] = Object.entries(thing)[0] ?? [];
  if (argument === undefined || value === null || !isPlain(value)) return null;
  const asked = legal.some((decision) => argument in decision.arguments);
  return asked ? { argument, value: String(value) } : null;
}

/** Every thing in a view, however deep. */
function* thingsIn(value: unknown): Generator<Thing> {
  if (isThing(value)) yield value;
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* thingsIn(inner);
}

/** Can every decision with arguments be chosen by tapping things in the view? */
export function isPlayable(view: unknown, legal: Decision[]): boolean {
  const shown = new Set<string>();
  for (const thing of thingsIn(view)) {
    const choice = choiceOf(thing, legal);
    if (choice) shown.add(`${choice.argument}=${choice.value}`);
  }
  const asked = legal.flatMap((decision) => Object.entries(decision.arguments));
  return asked.length > 0 && asked.every(([name, value]) => shown.has(`${name}=${value}`));
}

/** The decisions with these arguments. */
export const fitting = (legal: Decision[], picks: Record<string, string>): Decision[] =>
  legal.filter((decision) =>
    Object.entries(picks).every(([name, value]) => decision.arguments[name] === value),
  );
