/** Words for what a game's view calls by keys, and decisions put together by kind. */
import type { Decision } from "../../lib/messages";
import { sayGame } from "../../lib/texts.svelte";
import { readable } from "../../lib/words";

/** A key as its game says it (`view-<key>`), else made readable. */
export function humanised(game: string, key: string): string {
  const name = `view-${key.replaceAll("_", "-")}`;
  const said = game ? sayGame(game, name) : name;
  return said === name ? readable(key) : said;
}

/** A plain value: names such as `long_line` made readable, nothing as a dash. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = String(value);
  return /^[a-z]\w*_\w+$/.test(text) ? readable(text) : text;
}

/** Decisions by their kind, kinds in the order in which they come. */
export function grouped(decisions: Decision[]): { kind: string; decisions: Decision[] }[] {
  const groups = new Map<string, Decision[]>();
  for (const decision of decisions)
    groups.set(decision.kind, [...(groups.get(decision.kind) ?? []), decision]);
  return [...groups].map(([kind, held]) => ({ kind, decisions: held }));
}
