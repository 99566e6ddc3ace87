/** What has been done in the present turn: kept while the page is open, also over a reload. */
import type { Move } from "../../lib/messages";
import { keepStored, recallStored } from "../../lib/storage";
import { CROPS, LETTERS, type Counters, type Letter, type View } from "./model";

export interface Step extends Move {
  /** The question it answered, and the tile whose text asked. */
  ask: string;
  tile: string | null;
}

export interface Memory {
  turn: number;
  /** Decisions that stood when the turn was first seen. */
  from: number;
  moves: number;
  counters: Counters | null;
  points: number;
  steps: Step[];
  ask: string;
  tile: string | null;
}

interface Seen {
  moves: number;
  last: Move | null;
  view: View;
}

/** The memory after a new state: a new turn starts afresh, what was taken back is forgotten. */
export function remembered(memory: Memory | null, { moves, last, view }: Seen): Memory {
  const own = view.own_seat === null ? undefined : view.boards[view.own_seat];
  const present = { moves, ask: view.ask, tile: view.tile };
  if (!memory || memory.turn !== view.turn || moves < memory.from)
    return {
      turn: view.turn,
      from: moves,
      counters: own?.counters ?? null,
      points: own?.score.total ?? 0,
      steps: [],
      ...present,
    };
  const steps = memory.steps.filter((step) => step.move < moves);
  const isNew = last && moves === memory.moves + 1 && last.move === moves - 1;
  if (isNew) steps.push({ ...last, ask: memory.ask, tile: memory.tile });
  return { ...memory, steps, ...present };
}

/** How the own counters have changed in this turn. */
export function changed(memory: Memory | null, now: Counters | null): Partial<Counters> {
  const then = memory?.counters;
  if (!then || !now) return {};
  return Object.fromEntries(
    CROPS.filter((crop) => now[crop] !== then[crop]).map((crop) => [crop, now[crop] - then[crop]]),
  );
}

/** The action that is under way: the last one chosen; without a memory, the last one done. */
export function underWay(memory: Memory | null, view: View): Letter | null {
  if (view.ask === "turn" || view.ask === "relief" || view.active === null) return null;
  if (LETTERS.includes(view.tile as Letter)) return view.tile as Letter;
  const chosen = memory?.steps.filter((step) => step.kind === "act").at(-1)?.arguments.action;
  return (chosen as Letter | undefined) ?? view.done.at(-1) ?? null;
}

export interface TurnRecord {
  harvested: string[];
  posts: { worker: string; space: string }[];
  removed: string[];
  placed: string[];
  taken: string[];
}

/** What an action of this turn let its player do, up to the next action. */
export function turnRecordOf(
  memory: Memory | null,
  letter: Letter,
  active: number | null,
): TurnRecord {
  const found: TurnRecord = { harvested: [], posts: [], removed: [], placed: [], taken: [] };
  let within: string | undefined;
  let worker = "";
  for (const { kind, arguments: given, ask, seat } of memory?.steps ?? []) {
    if (kind === "act") within = given.action;
    if (within !== letter || seat !== active) continue;
    if (kind === "play") worker = given.worker!;
    if (kind === "post" && worker) found.posts.push({ worker, space: given.space! });
    if (kind === "remove" && ask === "work") found.removed.push(given.worker!);
    if (kind === "field" && ask === "harvest") found.harvested.push(given.field!);
    if (kind === "field" && ask === "place") found.placed.push(given.field!);
    if (kind === "field" && ask === "store") found.taken.push(given.field!);
  }
  return found;
}

const keyOf = (table: string): string => `ecotone-keyharvest-turn-${table}`;

export function recall(table: string): Memory | null {
  return recallStored(keyOf(table), "session") as Memory | null;
}

export function keep(table: string, memory: Memory): void {
  keepStored(keyOf(table), memory, "session");
}
