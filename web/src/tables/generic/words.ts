/** Words for what a game's view calls by keys. */
import { sayGame } from "../../lib/texts.svelte";

/** A key as its game says it (`view-<key>`), else made readable: `event_track` → "Event track". */
export function humanised(game: string, key: string): string {
  const name = `view-${key.replaceAll("_", "-")}`;
  const said = game ? sayGame(game, name) : name;
  if (said !== name) return said;
  const words = key.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
