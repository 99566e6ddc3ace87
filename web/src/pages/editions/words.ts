/** The words of a game's components: their kinds, values and choices. */
import { choiceNameOf } from "../../games/parts";
import { device } from "../../lib/device.svelte";
import type { ComponentState } from "../../lib/messages";
import { gameText, hasGameText, t } from "../../lib/texts.svelte";

const keyOf = (name: string): string => name.replace(/[._]/g, "-").toLowerCase();

/** A text of the game, or the name itself where it has none. */
const named = (game: string, key: string, name: string): string =>
  hasGameText(game, key) ? gameText(game, key) : name;

export const partName = (game: string, part: string): string =>
  named(game, `part-${keyOf(part)}`, part);

export const columnName = (game: string, column: string): string =>
  named(game, `value-${keyOf(column)}`, column);

/** What adds a sentence to a value in a small language. */
export const addName = (game: string, column: string): string =>
  named(game, `add-${keyOf(column)}`, t("phrase-add"));

/** What a kind's keys are called: `players 2 · year 1`. */
export const keyWords = (game: string, key: Record<string, string>): string =>
  Object.entries(key)
    .filter(([column]) => !column.startsWith("name_"))
    .map(([column, value]) =>
      hasGameText(game, `value-${keyOf(column)}`) ? `${columnName(game, column)} ${value}` : value,
    )
    .join(" · ");

/** Keys that only count a kind's components. */
const COUNTERS = ["number", "id", "label"];

/** A component's name; where it has none, what its keys say: `players 2 · year 1`. */
export function titleOf(game: string, part: string, component: ComponentState): string {
  const name = component.name[device.language] ?? "";
  const values = Object.values(component.key);
  const plain = [values.join(" · "), values.join(" "), ""].includes(name);
  if (!plain) return name;
  const own = `${keyOf(part)}-${keyOf(values.join("-"))}`;
  if (hasGameText(game, own)) return gameText(game, own);
  const counted = Object.keys(component.key).every((column) => COUNTERS.includes(column));
  return counted ? `${partName(game, part)} ${name}`.trim() : keyWords(game, component.key) || name;
}

export function choiceName(
  game: string,
  { words, column }: { words: string; column: string },
  choice: string,
  catalogue: Record<string, unknown> = {},
): string {
  const own = choiceNameOf(game)?.(column, choice, catalogue);
  if (own) return own;
  return words ? named(game, `${words}-${keyOf(choice)}`, choice) : choice;
}
