/** Cards, spaces and gains as a screen reader or a tooltip tells them. */
import { device } from "../../lib/device.svelte";
import { t } from "../../lib/texts.svelte";
import { listed } from "../../lib/words";
import {
  storyOnBoard,
  type CardFacts,
  type Catalogue,
  type ConditionView,
  type Placed,
  type Preview,
  type Run,
  type View,
} from "./model";

export const habitatName = (letter: string): string =>
  t(`keystone-habitat-${letter.toLowerCase()}`);
export const symbolName = (name: string): string => t(`keystone-symbol-${name.toLowerCase()}`);

/** "American Bison, 4, forest and desert, winter, Keystone". */
export function cardWords(card: CardFacts, research = 0): string {
  const parts = [
    card.name[device.language],
    card.number === null ? t("keystone-any-number") : `${card.number}`,
    listed(card.habitats.map(habitatName)),
    symbolName(card.season),
    ...card.icons.map(symbolName),
  ];
  if (research) parts.push(t("keystone-researched", { count: research }));
  return parts.join(", ");
}

export const spaceWords = (space: string): string =>
  t("keystone-space", { row: space[1]!, column: space[3]! });

/** "Row 3" or "Column 2". */
export const lineWords = (line: string): string =>
  t(line[0] === "R" ? "keystone-row" : "keystone-column", { number: line[1]! });

/** R3 or C3, in the letters of the language that is read. */
export const lineMark = (line: string): string =>
  t(line[0] === "R" ? "keystone-row-mark" : "keystone-column-mark", { number: line[1]! });

/** R3·C2, in the letters of the language that is read. */
export const placeName = (space: string): string =>
  `${lineMark(`R${space[1]}`)}·${lineMark(`C${space[3]}`)}`;

export function gainWords(preview: Preview | undefined): string {
  if (!preview || preview.points === undefined) return "";
  const points = t("keystone-gain-points", { count: preview.points });
  if (!preview.synergy) return points;
  return `${points}, ${t("keystone-gain-synergy", { count: preview.synergy.gain })}`;
}

/** Cards by the name the server gives them. */
export function cardsById(catalogue: Catalogue): Map<string, CardFacts> {
  return new Map(catalogue.cards.map((card) => [card.id, card]));
}

/** "3 cards + 1 research, 2 Keystones". */
export function runWords(run: Run): string {
  const parts = [t("keystone-run-cards", { count: run.cards.length })];
  if (run.research) parts.push(t("keystone-run-research", { count: run.research }));
  const sum = parts.join(" + ");
  return run.keystones ? `${sum}, ${t("keystone-run-keystones", { count: run.keystones })}` : sum;
}

/** "41/50", or how many story tokens must still go. */
export function standingWords(condition: ConditionView, view: Pick<View, "special">): string {
  if (condition.condition === "story_max" && condition.have < condition.need)
    return t("keystone-story-left", { count: storyOnBoard(view) - condition.a });
  return `${condition.have}/${condition.need}`;
}

export const isFull = (spaces: (Placed | null)[]): boolean => spaces.every((one) => one !== null);
