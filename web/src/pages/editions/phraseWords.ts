/** Sentences of an edition's small language in words. */
import type { PhraseFacts, SlotFacts } from "../../lib/messages";
import { gameText, hasGameText, t } from "../../lib/texts.svelte";
import { choiceIn, slotsOf, type Filled, type MoreChoices, type Sentence } from "./phrase";

/** The name of a component that may be chosen. */
export type NameOf = (slot: SlotFacts, key: string) => string | undefined;

const COMPARED = /^(.+?)(>=|<=|=)(\{\}|others)$/;
const SIGNS: Record<string, string> = {
  ">=": "phrase-least",
  "<=": "phrase-most",
  "=": "phrase-exactly",
};

const keyOf = (choice: string): string =>
  choice
    .replace("{}", "")
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase() || "number";

/** A text of the game about a word, by its slot or whatever the slot. */
function wordText(game: string, slot: string, choice: string, number: string): string {
  const keys = [`word-${keyOf(slot)}-${keyOf(choice)}`, `word-${keyOf(choice)}`];
  const key = keys.find((one) => hasGameText(game, one));
  return key ? gameText(game, key, { number }) : choice.replace("{}", number);
}

/** A choice in words; its number is left open unless it is given. */
export function choiceWords(game: string, slot: SlotFacts, choice: string, number = "…"): string {
  const [, what, sign, than] = COMPARED.exec(choice) ?? [];
  if (what && sign)
    return t(SIGNS[sign]!, {
      what: wordText(game, slot.name, what, ""),
      number: than === "others" ? wordText(game, slot.name, than, "") : number,
    });
  return wordText(game, slot.name, choice, number);
}

export const hasSlotName = (game: string, slot: string): boolean =>
  hasGameText(game, `slot-${keyOf(slot)}`);

export const slotName = (game: string, slot: string): string =>
  hasSlotName(game, slot) ? gameText(game, `slot-${keyOf(slot)}`) : slot;

export const headName = (game: string, head: string): string => wordText(game, "head", head, "");

/** Then, otherwise, or instead, plus, minus. */
export function joinName(join: string): string {
  const names: Record<string, string> = { ";": "then", "+": "plus", "-": "minus" };
  return t(`phrase-join-${names[join] ?? join.replace(/^;\s*/, "")}`);
}

function slotWords(
  game: string,
  slots: SlotFacts[],
  filled: Filled[],
  more: MoreChoices,
  nameOf: NameOf,
): string[] {
  return slots.flatMap((slot, place) => {
    if (slot.kind === "literal")
      return hasGameText(game, `word-${keyOf(slot.name)}`)
        ? [gameText(game, `word-${slot.name}`)]
        : [];
    const words = (filled[place] ?? []).map((word) => {
      const found = choiceIn(slot, word, more(slot));
      const named = nameOf(slot, word);
      return named ?? choiceWords(game, slot, found?.choice ?? word, String(found?.number ?? ""));
    });
    if (!words.length) return [];
    const text = words.join(slot.kind === "some" && slot.joined === "|" ? " / " : ", ");
    return slot.prefix ? [`${slotName(game, slot.name)}: ${text}`] : [text];
  });
}

/** All sentences, one after another. */
export const phraseWords = (
  game: string,
  facts: PhraseFacts,
  sentences: Sentence[],
  more: MoreChoices,
  nameOf: NameOf,
): string[] =>
  sentences.map((one, place) => {
    const parts = [
      ...slotWords(game, facts.before, one.before, more, nameOf),
      headName(game, one.head),
      ...slotWords(game, slotsOf(facts, one.head), one.slots, more, nameOf),
    ];
    const said = parts.join(" · ");
    return place ? `${joinName(one.join)}: ${said}` : said;
  });
