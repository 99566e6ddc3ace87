import { expect, test } from "vitest";
import { namesOf } from "../src/tables/generic/words";

const reaper = { id: "F1", name: { en: "Reaper", de: "Schnitter" } };

test("components go by their names", () => {
  expect(namesOf({ workers: [reaper] }).get("F1")?.en).toBe("Reaper");
  expect(namesOf({ workers: { F1: reaper } }).get("F1")?.de).toBe("Schnitter");
});

test("an id that also labels something else stays as it is", () => {
  expect(namesOf({ workers: [reaper], spaces: { F1: { row: 5 } } }).has("F1")).toBe(false);
});
