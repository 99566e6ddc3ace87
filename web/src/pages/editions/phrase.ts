/** Sentences of an edition's small language: taken apart into choices, and put together again. */
import type { PhraseFacts, SlotFacts } from "../../lib/messages";

/** What stands in each slot: one word, or some. */
export type Filled = string[];

export interface Sentence {
  /** How it hangs together with the one before. */
  join: string;
  before: Filled[];
  head: string;
  slots: Filled[];
}

/** Words that may stand in a slot, beside those of the language itself. */
export type MoreChoices = (slot: SlotFacts) => string[];

const NUMBER = "{}";
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A choice and its number from a word such as `per:3`; null if it is none of the slot's. */
export function choiceIn(
  slot: SlotFacts,
  word: string,
  more: string[] = [],
): { choice: string; number: number | null } | null {
  for (const choice of [...slot.choices, ...more]) {
    const [start, end] = choice.split(NUMBER) as [string, string | undefined];
    if (end === undefined) {
      if (word === choice) return { choice, number: null };
      continue;
    }
    const found = new RegExp(`^${escaped(start)}(-?\\d{1,3})${escaped(end)}$`).exec(word);
    const number = Number(found?.[1]);
    if (found && number >= slot.low && number <= slot.high) return { choice, number };
  }
  return null;
}

export const withNumber = (choice: string, number: number): string =>
  choice.replace(NUMBER, String(number));

/** The words of a slot out of one token; null if it does not belong there. */
function wordsIn(slot: SlotFacts, token: string, more: MoreChoices): string[] | null {
  if (!token.startsWith(slot.prefix)) return null;
  const rest = token.slice(slot.prefix.length);
  const words = slot.kind === "some" ? rest.split(slot.joined) : [rest];
  return words.every((word) => choiceIn(slot, word, more(slot))) ? words : null;
}

/** Tokens put into slots; null where one fits nowhere or a slot stays empty. */
function fill(slots: SlotFacts[], tokens: string[], more: MoreChoices): Filled[] | null {
  const filled: Filled[] = slots.map(() => []);
  let from = 0;
  for (const token of tokens) {
    const rest = slots.findIndex((slot, place) => place >= from && slot.kind === "literal");
    const until = rest < 0 ? slots.length : rest;
    if (rest >= 0 && slots[rest]!.name === token) {
      filled[rest] = [token];
      from = rest + 1;
      continue;
    }
    let taken = false;
    for (let place = from; place < until && !taken; place++) {
      const slot = slots[place]!;
      const open = !filled[place]!.length || (slot.kind === "some" && slot.joined === " ");
      const words = open ? wordsIn(slot, token, more) : null;
      if (words) filled[place]!.push(...words);
      taken = !!words;
    }
    if (!taken) return null;
  }
  const complete = slots.every((slot, place) => filled[place]!.length || !slot.required);
  return complete ? filled : null;
}

/** A text as tokens; `if workers>=2` is one of them. */
function tokensOf(text: string, facts: PhraseFacts): string[] {
  const words = text.replaceAll(";", " ; ").split(/\s+/).filter(Boolean);
  const leads = facts.before.map((slot) => slot.prefix.trim()).filter(Boolean);
  const tokens: string[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place]!;
    if (leads.includes(word)) tokens.push(`${word} ${words[++place] ?? ""}`);
    else tokens.push(word);
  }
  return tokens;
}

function readSentence(
  facts: PhraseFacts,
  join: string,
  tokens: string[],
  more: MoreChoices,
): Sentence | null {
  const at = tokens.findIndex((token) => facts.sentences.some((one) => one.head === token));
  const known = facts.sentences.find((one) => one.head === tokens[at]);
  if (!known) return null;
  const before = fill(facts.before, tokens.slice(0, at), more);
  const slots = fill(known.slots, tokens.slice(at + 1), more);
  return before && slots ? { join, before, head: known.head, slots } : null;
}

/** The sentences of a text; null if it says something that cannot be chosen. */
export function readPhrase(
  facts: PhraseFacts,
  text: string,
  more: MoreChoices = () => [],
): Sentence[] | null {
  const joins = facts.joins
    .map((join) => tokensOf(join, facts))
    .sort((a, b) => b.length - a.length);
  const tokens = tokensOf(text, facts);
  const found: { join: string; tokens: string[] }[] = [{ join: "", tokens: [] }];
  for (let place = 0; place < tokens.length; place++) {
    const join = joins.find((words) => words.every((word, by) => tokens[place + by] === word));
    if (join) {
      found.push({ join: join.join(" "), tokens: [] });
      place += join.length - 1;
    } else found.at(-1)!.tokens.push(tokens[place]!);
  }
  const said = found.filter((one) => one.tokens.length);
  const read = said.map((one) => readSentence(facts, one.join, one.tokens, more));
  return read.every((one) => one !== null) ? read : null;
}

const written = (slots: SlotFacts[], filled: Filled[]): string[] =>
  slots.flatMap((slot, place) => {
    const words = slot.kind === "literal" ? [slot.name] : (filled[place] ?? []);
    if (!words.length) return [];
    return slot.joined === " " ? words : [slot.prefix + words.join(slot.joined)];
  });

/** The text of some sentences. */
export function writePhrase(facts: PhraseFacts, sentences: Sentence[]): string {
  const words = sentences.flatMap((one, place) => [
    ...(place ? [one.join || facts.joins[0]!] : []),
    ...written(facts.before, one.before),
    one.head,
    ...written(slotsOf(facts, one.head), one.slots),
  ]);
  return words.join(" ").replaceAll(" ;", ";");
}

export const slotsOf = (facts: PhraseFacts, head: string): SlotFacts[] =>
  facts.sentences.find((one) => one.head === head)?.slots ?? [];

/** What a slot holds in a new sentence. */
function first(slot: SlotFacts, more: MoreChoices): Filled {
  if (slot.initial) return [slot.initial];
  const word = [...slot.choices, ...more(slot)][0];
  return slot.required && word ? [withNumber(word, Math.max(1, slot.low))] : [];
}

/** A sentence with the first choice in every slot that needs one. */
export const newSentence = (
  facts: PhraseFacts,
  head: string,
  join: string,
  more: MoreChoices = () => [],
): Sentence => ({
  join,
  before: facts.before.map(() => []),
  head,
  slots: slotsOf(facts, head).map((slot) => first(slot, more)),
});

/** Some choices with one more or one fewer, in their order; some of them go with no other. */
export function toggled(slot: SlotFacts, filled: Filled, choice: string): Filled {
  if (filled.includes(choice)) return filled.filter((one) => one !== choice);
  if (slot.alone.includes(choice)) return [choice];
  const kept = filled.filter((one) => !slot.alone.includes(one));
  return slot.choices.filter((one) => one === choice || kept.includes(one));
}

/** Slots between the words that are always there: those that need a word, and the others. */
export function groupsOf(
  slots: SlotFacts[],
): { literal: string; first: number; needed: number[]; optional: number[] }[] {
  const groups = [{ literal: "", first: 0, needed: [] as number[], optional: [] as number[] }];
  slots.forEach((slot, place) => {
    if (slot.kind === "literal")
      groups.push({ literal: slot.name, first: place, needed: [], optional: [] });
    else if (slot.required || slot.initial) groups.at(-1)!.needed.push(place);
    else groups.at(-1)!.optional.push(place);
  });
  return groups;
}
