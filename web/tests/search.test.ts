import { describe, expect, it } from "vitest";
import { folded, found, isOneSlipAway } from "../src/lib/search";

const NAMES = ["Gray Wolf", "Wolverine", "American Bison", "Weißwedelhirsch", "Arctic Fox"];
const search = (words: string): string[] => found(NAMES, words, (name) => [name]);

describe("finding by name", () => {
  it("takes names whatever their spelling", () => {
    expect(folded("Weiß\u00adwedel-Hirsch")).toBe("weisswedelhirsch");
    expect(folded("Grünfrosch")).toBe("grunfrosch");
    expect(search("weisswedel")).toEqual(["Weißwedelhirsch"]);
    expect(search("")).toEqual(NAMES);
  });

  it("forgives one slip where nothing is spelt so", () => {
    expect(search("wlof")).toEqual(["Gray Wolf"]);
    expect(search("bisson")).toEqual(["American Bison"]);
    expect(search("bizon")).toEqual(["American Bison"]);
    expect(search("arctc")).toEqual(["Arctic Fox"]);
    expect(search("wolf")).toEqual(["Gray Wolf"]);
  });

  it("does not guess at short words or wild ones", () => {
    expect(search("fxo")).toEqual([]);
    expect(search("zzzzz")).toEqual([]);
  });

  it("knows one slip from two", () => {
    expect(isOneSlipAway("wolf", "wlof")).toBe(true);
    expect(isOneSlipAway("wolf", "olf")).toBe(true);
    expect(isOneSlipAway("wolf", "flow")).toBe(false);
  });
});
