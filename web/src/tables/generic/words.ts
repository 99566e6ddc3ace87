/** Words for what a game's view calls by keys, and decisions put together by kind. */
import { device } from "../../lib/device.svelte";
import type { Decision, Json, Localized } from "../../lib/messages";
import { t, gameText } from "../../lib/texts.svelte";
import { readable } from "../../lib/words";

/** A key as its game says it (`view-<key>`), else as any game does, else made readable. */
export function humanised(game: string, key: string): string {
  const name = `view-${key.replaceAll("_", "-")}`;
  const said = [game ? gameText(game, name) : name, t(name)].find((text) => text !== name);
  return said ?? readable(key);
}

const idOf = (held: unknown): unknown => {
  const { id, key } = (held ?? {}) as { id?: unknown; key?: unknown };
  return typeof id === "string" ? id : key;
};

/** What the components of an edition are called, by their ids; none that also labels another thing. */
export function namesOf(catalogue: Json): Map<string, Localized> {
  const names = new Map<string, Localized>();
  const labels = new Set<string>();
  const look = (held: unknown): void => {
    if (typeof held !== "object" || held === null) return;
    const { name } = held as { name?: unknown };
    const called = idOf(held);
    if (typeof called === "string" && typeof name === "object" && name !== null)
      names.set(called, name as Localized);
    for (const [label, inner] of Object.entries(held)) {
      if (idOf(inner) !== label) labels.add(label);
      look(inner);
    }
  };
  look(catalogue);
  for (const label of labels) names.delete(label);
  return names;
}

/** A plain value: what the catalogue names by its name, other keys made readable. */
export function shown(value: unknown, names: Map<string, Localized>): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = String(value);
  const named = names.get(text)?.[device.language];
  if (named) return named;
  return /^[a-z]\w*$/.test(text) ? humanised("", text) : text;
}

/** Decisions by their kind, kinds in the order in which they come. */
export function grouped(decisions: Decision[]): { kind: string; decisions: Decision[] }[] {
  const groups = new Map<string, Decision[]>();
  for (const decision of decisions)
    groups.set(decision.kind, [...(groups.get(decision.kind) ?? []), decision]);
  return [...groups].map(([kind, held]) => ({ kind, decisions: held }));
}
