/** Cards, spaces and gains as a screen reader or a tooltip tells them. */
import { device } from "../../lib/device.svelte";
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
import { text } from "./texts";

export const habitatName = (letter: string): string => text(`habitat-${letter.toLowerCase()}`);
export const symbolName = (name: string): string => text(`symbol-${name.toLowerCase()}`);

/** The kind of component a card is in an edition's form; a Wild is searched for there. */
export const partOf = (card: CardFacts): string =>
  card.wild ? "" : card.envelope ? "envelopes" : "species";

/** "American Bison, 4, forest and desert, winter, Keystone". */
export function cardWords(card: CardFacts, research = 0): string {
  const parts = [
    card.name[device.language],
    card.number === null ? text("any-number") : `${card.number}`,
    listed(card.habitats.map(habitatName)),
    symbolName(card.season),
    ...card.icons.map(symbolName),
  ];
  if (research) parts.push(text("researched", { count: research }));
  return parts.join(", ");
}

export const spaceWords = (space: string): string =>
  text("space-words", { row: space[1]!, column: space[3]! });

/** "Row 3" or "Column 2". */
export const lineWords = (line: string): string =>
  text(line[0] === "R" ? "row" : "column", { number: line[1]! });

/** R3 or C3, in the letters of the language that is read. */
export const lineMark = (line: string): string =>
  text(line[0] === "R" ? "sheet-row" : "sheet-column", { number: line[1]! });

/** R3·C2, in the letters of the language that is read. */
export const placeName = (space: string): string =>
  `${lineMark(`R${space[1]}`)}·${lineMark(`C${space[3]}`)}`;

export function gainWords(preview: Preview | undefined): string {
  if (!preview || preview.points === undefined) return "";
  const points = text("gain-points", { count: preview.points });
  if (!preview.synergy) return points;
  return `${points}, ${text("gain-synergy", { count: preview.synergy.gain })}`;
}

/** Cards by the name the server gives them. */
export function cardsById(catalogue: Catalogue): Map<string, CardFacts> {
  return new Map(catalogue.cards.map((card) => [card.id, card]));
}

/** "3 cards + 1 research, 2 Keystones". */
export function runWords(run: Run): string {
  const parts = [text("run-cards", { count: run.cards.length })];
  if (run.research) parts.push(text("run-research", { count: run.research }));
  const sum = parts.join(" + ");
  return run.keystones ? `${sum}, ${text("run-keystones", { count: run.keystones })}` : sum;
}

/** "41/50", or how many story tokens must still go. */
export function standingWords(condition: ConditionView, view: Pick<View, "special">): string {
  if (condition.condition === "story_max" && condition.have < condition.need)
    return text("story-left", { count: storyOnBoard(view) - condition.a });
  return `${condition.have}/${condition.need}`;
}

export const isFull = (spaces: (Placed | null)[]): boolean => spaces.every((one) => one !== null);
