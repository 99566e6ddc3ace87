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

/** What the catalogue says of a component: its names, and the colour it is drawn in. */
export interface Component {
  name: Localized;
  colour?: string;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

const idOf = (held: unknown): unknown => {
  const { id, key } = (held ?? {}) as { id?: unknown; key?: unknown };
  return typeof id === "string" ? id : key;
};

/** What the components of an edition are called, by their ids; none that also labels another thing. */
export function namesOf(catalogue: Json): Map<string, Component> {
  const names = new Map<string, Component>();
  const labels = new Set<string>();
  const look = (held: unknown): void => {
    if (typeof held !== "object" || held === null) return;
    const { name, colour } = held as { name?: unknown; colour?: unknown };
    const called = idOf(held);
    if (typeof called === "string" && typeof name === "object" && name !== null)
      names.set(called, {
        name: name as Localized,
        colour: typeof colour === "string" && COLOUR.test(colour) ? colour : undefined,
      });
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
export function shown(value: unknown, names: Map<string, Component>, game = ""): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = String(value);
  const named = names.get(text)?.name[device.language];
  if (named) return named;
  return /^[a-z]\w*$/.test(text) ? humanised(game, text) : text;
}

/** Decisions by their kind, kinds in the order in which they come. */
export function grouped(decisions: Decision[]): { kind: string; decisions: Decision[] }[] {
  const groups = new Map<string, Decision[]>();
  for (const decision of decisions)
    groups.set(decision.kind, [...(groups.get(decision.kind) ?? []), decision]);
  return [...groups].map(([kind, held]) => ({ kind, decisions: held }));
}
