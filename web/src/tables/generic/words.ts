/** Words for what a game's view calls by keys, and decisions put together by kind. */
import { device } from "../../lib/device.svelte";
import type { Decision, Json, Localized } from "../../lib/messages";
import { gameText, hasGameText, t } from "../../lib/texts.svelte";
import { readable } from "../../lib/words";

/** A key as its game says it (`view-<key>`), else as any game does, else made readable. */
export function humanised(game: string, key: string): string {
  const name = `view-${key.replaceAll("_", "-")}`;
  const said = [game ? gameText(game, name) : name, t(name)].find((text) => text !== name);
  return said ?? readable(key);
}

/** What the catalogue says of a component: its names, the colour it is drawn in, what it shows. */
export interface Component {
  name: Localized;
  colour?: string;
  /** The facts that tell it from others, by their keys. */
  shows?: [string, unknown][];
}

/** Facts of a component that are said beside its name. */
const SHOWN_FACTS = ["number", "habitat"];
const singular = (key: string): string => key.replace(/s$/, "");

const COLOUR = /^#[0-9a-f]{6}$/i;

const idOf = (held: unknown): unknown => {
  const { id, key } = (held ?? {}) as { id?: unknown; key?: unknown };
  return typeof id === "string" ? id : key;
};

/** What the components of an edition are called, by their ids; none that also labels another thing. */
export function namesOf(catalogue: Json): Map<string, Component> {
  const names = new Map<string, Component>();
  const labels = new Set<string>();
  const look = (held: unknown, under = ""): void => {
    if (typeof held !== "object" || held === null) return;
    const { name, colour, number } = held as { name?: unknown; colour?: unknown; number?: unknown };
    const called = idOf(held) ?? (typeof number === "number" ? `${under}:${number}` : undefined);
    if (typeof called === "string" && typeof name === "object" && name !== null)
      names.set(called, {
        name: name as Localized,
        colour: typeof colour === "string" && COLOUR.test(colour) ? colour : undefined,
        shows: Object.entries(held).filter(
          ([key, fact]) =>
            SHOWN_FACTS.includes(singular(key)) && idOf(held) !== undefined && !!fact,
        ),
      });
    for (const [label, inner] of Object.entries(held)) {
      if (idOf(inner) !== label) labels.add(label);
      look(inner, Array.isArray(held) ? under : singular(label));
    }
  };
  look(catalogue);
  for (const label of labels) names.delete(label);
  return names;
}

/** A text of a game that needs nothing put in; one with gaps is a sentence and no name. */
function plainText(game: string, key: string): string | undefined {
  try {
    return hasGameText(game, key) ? gameText(game, key) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A plain value: what the catalogue names by its name, what the game has a word for
 * (`habitat-f` for F under `habitat`) by that, other keys made readable.
 */
export function shown(
  value: unknown,
  names: Map<string, Component>,
  game = "",
  under = "",
): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = String(value);
  const kind = singular(under);
  const known = names.get(typeof value === "number" ? `${kind}:${text}` : text);
  if (known) return known.name[device.language];
  if (game && kind && /^[A-Za-z]\w*$/.test(text)) {
    const key = `${kind}-${text.toLowerCase()}`.replaceAll("_", "-");
    const said = plainText(game, key);
    if (said) return said;
  }
  return /^[a-z]\w*$/.test(text) ? humanised(game, text) : text;
}

/** What a component shows, in words: "4, Forest, Desert". */
export function shownFacts(value: unknown, names: Map<string, Component>, game: string): string {
  const facts = names.get(String(value))?.shows ?? [];
  return facts
    .flatMap(([key, held]) => [held].flat().map((one) => shown(one, names, game, key)))
    .join(", ");
}

/** Figures of all players in one list. */
export const isPerSeat = (key: string, value: unknown[], seats: number): boolean =>
  seats > 1 &&
  value.length === seats &&
  ["results", "points", "totals", "scores", "places"].includes(key) &&
  value.every((one) => typeof one === "number" || one === null);

/** Decisions by their kind, kinds in the order in which they come. */
export function grouped(decisions: Decision[]): { kind: string; decisions: Decision[] }[] {
  const groups = new Map<string, Decision[]>();
  for (const decision of decisions)
    groups.set(decision.kind, [...(groups.get(decision.kind) ?? []), decision]);
  return [...groups].map(([kind, held]) => ({ kind, decisions: held }));
}
