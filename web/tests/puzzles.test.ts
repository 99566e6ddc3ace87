import { beforeEach, expect, test } from "vitest";
import { firstTry, keepTry, numberOfDay, record } from "../src/lib/puzzles";

beforeEach(() => localStorage.clear());

test("every day has the next puzzle, and after the last comes the first", () => {
  const numbers = [1, 2, 3, 4].map((day) => numberOfDay(new Date(2026, 0, day), 3));
  expect(new Set(numbers.slice(0, 3))).toEqual(new Set([1, 2, 3]));
  expect(numbers[3]).toBe(numbers[0]);
  expect(numberOfDay(new Date(2026, 0, 1, 23, 59), 50)).toBe(numberOfDay(new Date(2026, 0, 1), 50));
});

test("only the first try counts", () => {
  keepTry("keystone", 4, false);
  keepTry("keystone", 4, true);
  keepTry("keystone", 5, true);
  expect(firstTry("keystone", 4)).toBe(false);
  expect(record("keystone")).toEqual({ right: 1, tried: 2 });
  expect(record("habitats")).toEqual({ right: 0, tried: 0 });
});
