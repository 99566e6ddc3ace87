import { expect, test } from "vitest";
import type { Decision } from "../src/lib/messages";
import { addGameTexts } from "../src/lib/texts.svelte";
import {
  choiceOf,
  fitting,
  isGrid,
  isPlayable,
  isTable,
  isTile,
} from "../src/tables/generic/board";
import { Picking } from "../src/tables/generic/picking.svelte";
import { isPerSeat, namesOf, shown, shownFacts } from "../src/tables/generic/words";

const reaper = { id: "F1", name: { en: "Reaper", de: "Schnitter" } };

test("components go by their names", () => {
  expect(namesOf({ workers: [reaper] }).get("F1")?.name.en).toBe("Reaper");
  expect(namesOf({ workers: { F1: reaper } }).get("F1")?.name.de).toBe("Schnitter");
});

test("an id that also labels something else stays as it is", () => {
  expect(namesOf({ workers: [reaper], spaces: { F1: { row: 5 } } }).has("F1")).toBe(false);
});

test("a component may have a colour", () => {
  const coloured = (colour: string) => namesOf({ a: [{ ...reaper, colour }] }).get("F1")?.colour;
  expect(coloured("#c8352b")).toBe("#c8352b");
  expect(coloured("red; background: url(x)")).toBeUndefined();
});

test("a component without an id goes by its number and what it is", () => {
  const names = namesOf({ skills: [{ number: 3, name: { en: "Surveyor", de: "Kundschafter" } }] });
  expect(shown(3, names, "", "skill")).toBe("Surveyor");
  expect(shown(3, names, "", "cost")).toBe("3");
});

test("what a card shows is said beside its name", () => {
  const bison = { id: "Bison", name: { en: "Bison", de: "Bison" }, number: 4, habitats: ["F"] };
  const names = namesOf({ cards: [bison] });
  expect(shownFacts("Bison", names, "")).toBe("4, F");
  expect(shownFacts("Lynx", names, "")).toBe("");
});

test("figures of all players are told apart from other lists", () => {
  expect(isPerSeat("results", [2, 0, null], 3)).toBe(true);
  expect(isPerSeat("results", [2, 0], 3)).toBe(false);
  expect(isPerSeat("turns", [2, 0, 1], 3)).toBe(false);
});

const plant = (action: number, flower: string, space: string): Decision => ({
  action,
  kind: "plant",
  arguments: { flower, space },
  text: "",
});
const legal = [plant(0, "poppy", "a1"), plant(1, "poppy", "b1"), plant(2, "daisy", "b1")];

test("shapes are told apart", () => {
  const row = [
    { space: "a1", flower: null },
    { space: "b1", flower: "poppy" },
  ];
  expect(isGrid([row, row])).toBe(true);
  expect(isGrid([row, [row[0]]])).toBe(false);
  expect(isGrid(row)).toBe(false);
  expect(isTable(row)).toBe(true);
  expect(isTable([{ flower: "poppy" }])).toBe(false);
  expect(isTable([{ seat: 0, hand: [1] }])).toBe(false);
  expect(isTile(row[0])).toBe(true);
  expect(isTile({ seat: 0, cards: 3, loves: "poppy" })).toBe(false);
});

test("a thing stands for its first field", () => {
  expect(choiceOf({ space: "a1", flower: "poppy" }, legal)).toEqual({
    argument: "space",
    value: "a1",
  });
  expect(choiceOf({ flower: "clover" }, legal)?.value).toBe("clover");
  expect(choiceOf({ seat: 0, flower: "poppy" }, legal)).toBeNull();
  expect(choiceOf({ flower: null }, legal)).toBeNull();
});

test("a board can be played on if it shows every argument", () => {
  const spaces = [{ space: "a1" }, { space: "b1" }];
  const hand = [{ flower: "poppy" }, { flower: "daisy" }];
  expect(isPlayable({ spaces: [spaces], hand }, legal)).toBe(true);
  expect(isPlayable({ spaces, hand: [{ flower: "poppy" }] }, legal)).toBe(false);
  expect(isPlayable({ spaces, hand }, [])).toBe(false);
});

test("tapping things narrows the decisions down to one", () => {
  expect(fitting(legal, {})).toHaveLength(3);
  expect(fitting(legal, { flower: "poppy" })).toHaveLength(2);
  expect(fitting(legal, { flower: "poppy", space: "b1" })).toEqual([legal[1]]);
});

test("what was tapped can be taken back or changed", () => {
  const view = {
    spaces: [{ space: "a1" }, { space: "b1" }],
    hand: [{ flower: "poppy" }, { flower: "daisy" }],
  };
  const picking = new Picking(
    () => legal,
    () => view,
  );
  picking.tap({ space: "a1" });
  expect(picking.decision).toBe(legal[0]);
  picking.tap({ flower: "poppy" });
  expect(picking.decision).toBe(legal[0]);
  expect(picking.isOpen({ flower: "daisy" })).toBe(false);
  picking.tap({ flower: "daisy" });
  expect(picking.isPicked({ space: "a1" })).toBe(false);
  expect(picking.decision).toBe(legal[2]);
  picking.tap({ flower: "daisy" });
  expect(picking.begun).toBe(true);
  picking.forget();
  expect(picking.decision).toBeUndefined();
  picking.choose(legal[1]!);
  expect(picking.isPicked({ space: "b1" })).toBe(true);
});

test("decisions that tapping cannot tell apart are offered as words", () => {
  const both = [plant(0, "poppy", "a1"), { ...plant(1, "poppy", "a1"), kind: "water" }];
  const picking = new Picking(
    () => both,
    () => ({ spaces: [{ space: "a1" }], hand: [{ flower: "poppy" }] }),
  );
  picking.tap({ space: "a1" });
  expect(picking.ambiguous).toBe(false);
  picking.tap({ flower: "poppy" });
  expect(picking.ambiguous).toBe(true);
  expect(picking.decision).toBeUndefined();
});

test("a game's word for a value is used, a sentence with gaps is not", () => {
  addGameTexts("meadow", "en", "habitat-f = Forest\nphase-place = Place { $tile }.\n");
  expect(shown("F", new Map(), "meadow", "habitats")).toBe("Forest");
  expect(shown("place", new Map(), "meadow", "phase")).toBe("Place");
});
