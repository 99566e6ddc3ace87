/** Which options of a game apply to a table, and with which values. */
import type { EditionFacts, GameFacts, OptionFacts } from "./messages";

export type OptionValue = string | number;
export type Options = Record<string, OptionValue>;

/** The values of an option, as far as the edition holds them. */
export function valuesOf(option: OptionFacts, edition: EditionFacts | undefined): OptionValue[] {
  const held = edition?.option_values[option.name];
  if (held) return held;
  if (option.choices) return option.choices;
  const low = option.low ?? 0;
  return Array.from({ length: (option.high ?? low) - low + 1 }, (_, index) => low + index);
}

/** Does one of the option's conditions hold? */
function applies(option: OptionFacts, facts: Options): boolean {
  const holds = (condition: Record<string, OptionValue[]>) =>
    Object.entries(condition).every(([name, values]) => values.includes(facts[name]!));
  return option.applies?.some(holds) ?? true;
}

export interface OfferedOption {
  option: OptionFacts;
  values: OptionValue[];
  value: OptionValue;
}

/**
 * The options that apply to a table, each with its value: the chosen one, or else the default.
 * An option may depend on those declared before it.
 */
export function offeredOptions(
  game: GameFacts,
  edition: EditionFacts | undefined,
  players: number,
  chosen: Options,
): OfferedOption[] {
  const facts: Options = { players };
  const offered: OfferedOption[] = [];
  for (const option of game.options) {
    facts[option.name] = option.default;
    if (!applies(option, facts)) continue;
    const values = valuesOf(option, edition);
    const wanted = [chosen[option.name], option.default, ...values];
    const value = wanted.find((one) => one !== undefined && values.includes(one))!;
    facts[option.name] = value;
    offered.push({ option, values, value });
  }
  return offered;
}

/** What is sent for a new table: every applicable option that differs from its default. */
export function chosenOptions(offered: OfferedOption[]): Options {
  return Object.fromEntries(
    offered
      .filter(({ option, value }) => value !== option.default)
      .map(({ option, value }) => [option.name, value]),
  );
}
