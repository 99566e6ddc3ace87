/** A storage that is full, forbidden or spoilt costs nothing but what it would have kept. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropStored, keepStored, recallStored } from "../src/lib/storage";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test("what is kept is recalled from the same area until it is dropped", () => {
  keepStored("one", { step: 3 });
  keepStored("one", false, "session");
  expect(recallStored("one")).toEqual({ step: 3 });
  expect(recallStored("one", "session")).toBe(false);
  dropStored("one");
  expect(recallStored("one")).toBeNull();
  expect(recallStored("one", "session")).toBe(false);
});

test("what cannot be read is nothing", () => {
  localStorage.setItem("one", "off");
  expect(recallStored("one")).toBeNull();
});

test("a forbidden storage keeps nothing and throws nothing", () => {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  }
  try {
    for (const area of ["local", "session"] as const) {
      keepStored("one", 1, area);
      dropStored("one", area);
      expect(recallStored("one", area)).toBeNull();
    }
  } finally {
    for (const name of ["localStorage", "sessionStorage"]) Reflect.deleteProperty(globalThis, name);
  }
});
