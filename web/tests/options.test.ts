/** Options of a new table: which apply, with which values. */
import { expect, test } from "vitest";
import type { EditionFacts, GameFacts, OptionFacts } from "../src/lib/messages";
import { chosenOptions, offeredOptions } from "../src/lib/options";

const option = (name: string, more: Partial<OptionFacts>): OptionFacts => ({
  name,
  about: { en: name, de: name },
  default: "no",
  ...more,
});

const game = {
  options: [
    option("variant", {
      default: "standard",
      choices: ["standard", "coop"],
      applies: [{ players: [2, 3] }],
    }),
    option("assignment", {
      default: 1,
      low: 0,
      high: 9,
      applies: [{ players: [1] }, { variant: ["coop"] }],
    }),
    option("free", { choices: ["no", "yes"] }),
  ],
} as GameFacts;

const edition = (numbers: number[]) =>
  ({ option_values: { assignment: numbers } }) as unknown as EditionFacts;

const named = (players: number, chosen: Record<string, string | number>, numbers = [0, 1, 2]) =>
  offeredOptions(game, edition(numbers), players, chosen);

test("only options that apply are offered", () => {
  const names = (players: number, chosen = {}) =>
    named(players, chosen).map((one) => one.option.name);
  expect(names(2)).toEqual(["variant", "free"]);
  expect(names(2, { variant: "coop" })).toEqual(["variant", "assignment", "free"]);
  expect(names(1, { variant: "coop" })).toEqual(["assignment", "free"]);
});

test("values are those of the edition, or else all that the option has", () => {
  expect(named(1, {})[0]!.values).toEqual([0, 1, 2]);
  expect(offeredOptions(game, undefined, 1, {})[0]!.values).toHaveLength(10);
});

test("what is sent applies, is held by the edition, and differs from the default", () => {
  const chosen = { variant: "coop", assignment: 2, free: "no" };
  expect(chosenOptions(named(2, chosen))).toEqual({ variant: "coop", assignment: 2 });
  expect(chosenOptions(named(1, chosen))).toEqual({ assignment: 2 });
  expect(chosenOptions(named(2, { assignment: 2 }))).toEqual({});
  expect(chosenOptions(named(1, chosen, [0, 1]))).toEqual({});
  expect(chosenOptions(named(1, {}, [0]))).toEqual({ assignment: 0 });
});
