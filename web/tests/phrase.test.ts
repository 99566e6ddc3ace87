import { describe, expect, it } from "vitest";
import type { PhraseFacts, SlotFacts } from "../src/lib/messages";
import {
  groupsOf,
  newSentence,
  readPhrase,
  toggled,
  writePhrase,
} from "../src/pages/editions/phrase";

const slot = (name: string, choices: string[], more: Partial<SlotFacts> = {}): SlotFacts => ({
  name,
  kind: "one",
  choices,
  required: true,
  low: 1,
  high: 19,
  joined: "|",
  prefix: "",
  alone: [],
  initial: "",
  rows: [],
  ...more,
});
const arrow = slot("->", ["->"], { kind: "literal" });
const count = slot("count", ["{}", "per_fields:{}"]);
const limits = slot("limits", ["private_look", "keep_side"], {
  kind: "some",
  joined: " ",
  required: false,
});
const price = slot("price", ["price_{}", "price_{}_to_owner", "price_exact_bid"], {
  required: false,
});
const effects: PhraseFacts = {
  sentences: [
    { head: "gain", slots: [slot("what", ["counter"]), slot("source", ["stock"]), arrow, count] },
    { head: "place", slots: [slot("source", ["bag:1", "bag:2"]), arrow, count, price, limits] },
    { head: "hand", slots: [slot("changes", ["changes"], { kind: "literal" }), count] },
  ],
  joins: [";", "; else", "; or"],
  before: [
    slot("if", ["workers>={}", "workers<={}", "workers<=others"], {
      required: false,
      low: 0,
      prefix: "if ",
    }),
    slot("who", ["left:", "all:"], { required: false }),
  ],
  most: 4,
  empty: false,
};
const kinds = slot("kinds", ["tile", "animal", "flower"], {
  kind: "some",
  required: false,
  alone: ["tile"],
  initial: "tile",
});
const lands = slot("lands", ["grass", "water"], { kind: "some", required: false });
const beside = slot("beside", ["animal", "water"], {
  kind: "some",
  required: false,
  prefix: "beside:",
});
const from = slot("from", ["from"], { kind: "literal" });
const measures: PhraseFacts = {
  sentences: [
    { head: "count", slots: [kinds, lands, beside] },
    { head: "farthest", slots: [kinds, lands, from, kinds, lands] },
  ],
  joins: ["+", "-"],
  before: [],
  most: 2,
  empty: false,
};
const rules: PhraseFacts = {
  sentences: [
    {
      head: "cost_shift",
      slots: [
        slot("delta", ["{}"], { prefix: "delta:", low: -7, high: 7 }),
        slot("filter.season", ["Fall", "Spring"], {
          kind: "some",
          prefix: "filter.season:",
          required: false,
        }),
      ],
    },
    { head: "turn_limit", slots: [slot("turns", ["{}"], { prefix: "turns:", high: 999 })] },
  ],
  joins: ["; and"],
  before: [],
  most: 4,
  empty: true,
};

describe("sentences of a small language", () => {
  it.each([
    [rules, "cost_shift delta:-3 filter.season:Fall|Spring; and turn_limit turns:120"],
    [effects, "gain counter stock -> 1"],
    [effects, "if workers>=2 gain counter stock -> per_fields:3; else hand changes 6"],
    [effects, "if workers<=others left: gain counter stock -> 2; or all: hand changes 6"],
    [effects, "place bag:2 -> 1 price_2_to_owner private_look keep_side; or hand changes 3"],
    [effects, "place bag:1 -> 1 price_exact_bid"],
    [measures, "count animal|flower beside:water - count tile"],
    [measures, "farthest water from animal water + count grass"],
  ])("are taken apart and put together again", (facts, text) => {
    const read = readPhrase(facts, text);
    expect(read).not.toBeNull();
    expect(writePhrase(facts, read!)).toBe(text);
  });

  it.each([
    [effects, "sing loudly"],
    [effects, "gain counter stock 1"],
    [effects, "gain counter stock -> 20"],
    [effects, "gain counter -> 1"],
    [effects, "gain counter stock -> 1 private_look"],
    [measures, "count lion"],
  ])("that say something else are left alone", (facts, text) => {
    expect(readPhrase(facts, text)).toBeNull();
  });

  it("may be given in another order, and with other blanks", () => {
    const read = readPhrase(measures, "count  beside:water animal");
    expect(writePhrase(measures, read!)).toBe("count animal beside:water");
    expect(readPhrase(effects, "")).toEqual([]);
  });

  it("begin with the first choices", () => {
    expect(writePhrase(effects, [newSentence(effects, "place", "")])).toBe("place bag:1 -> 1");
    expect(writePhrase(measures, [newSentence(measures, "farthest", "")])).toBe(
      "farthest tile from tile",
    );
  });

  it("take components of the edition where a slot names them", () => {
    const facts: PhraseFacts = {
      ...effects,
      sentences: [{ head: "remove", slots: [slot("species", [], { rows: ["birds"] })] }],
    };
    const birds = () => ["eider", "heron"];
    expect(readPhrase(facts, "remove heron", birds)?.[0]?.slots).toEqual([["heron"]]);
    expect(readPhrase(facts, "remove lion", birds)).toBeNull();
    expect(newSentence(facts, "remove", "", birds).slots).toEqual([["eider"]]);
  });

  it("keep a choice that goes with no other alone", () => {
    expect(toggled(kinds, ["tile"], "flower")).toEqual(["flower"]);
    expect(toggled(kinds, ["flower"], "animal")).toEqual(["animal", "flower"]);
    expect(toggled(kinds, ["animal", "flower"], "tile")).toEqual(["tile"]);
    expect(toggled(kinds, ["animal"], "animal")).toEqual([]);
  });

  it("show what is needed first, on both sides of a word", () => {
    expect(groupsOf(measures.sentences[1]!.slots)).toEqual([
      { literal: "", first: 0, needed: [0], optional: [1] },
      { literal: "from", first: 2, needed: [3], optional: [4] },
    ]);
  });
});
