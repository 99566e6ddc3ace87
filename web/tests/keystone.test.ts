import { describe, expect, it } from "vitest";
import { asDocument, copiesLeft, emptyBoard } from "../src/games/keystone/companion.svelte";
import {
  choiceOf,
  formula,
  hasPlainPrices,
  isMet,
  paidSlots,
  storyOnBoard,
  type CardFacts,
  type Run,
} from "../src/games/keystone/model";
import { terrain } from "../src/games/keystone/terrain";
import { standingWords } from "../src/games/keystone/words";

const decision = (kind: string, given: Record<string, string> = {}) => ({
  action: 1,
  kind,
  arguments: given,
  text: "",
});

describe("decisions as taps", () => {
  it("tells what is taken up and where it goes", () => {
    const introduce = choiceOf(decision("introduce", { slot: "2", space: "r3c3" }));
    expect([introduce.source, introduce.space]).toEqual(["slot:2", "r3c3"]);
    const move = choiceOf(decision("move", { start: "r1c1", end: "r2c2" }));
    expect([move.source, move.space]).toEqual(["from:r1c1", "r2c2"]);
    expect(choiceOf(decision("use_exhausted")).source).toBe("use_exhausted");
  });
});

describe("the companion", () => {
  it("writes a board as the server reads it", () => {
    const board = emptyBoard("Sally");
    board.cells[5] = { card: "Coyote", research: 2 };
    const written = (asDocument([board]).player as Record<string, unknown>[])[0]!;
    expect(written.board).toEqual([
      ["-", "-", "-", "-"],
      ["-", "Coyote * *", "-", "-"],
      ["-", "-", "-", "-"],
      ["-", "-", "-", "-"],
    ]);
    expect("objective" in written).toBe(false);
    expect(copiesLeft(board, "Coyote", false)).toBe(1);
    expect(copiesLeft(board, "Wild F Fall", true)).toBe(1);
  });
});

describe("words and pictures", () => {
  it("writes a run's sum", () => {
    const run = { cards: ["a", "b", "c"], research: 1, multiplier: 3 } as Run;
    expect(formula(run)).toBe("(3+1)×3");
    expect(formula({ ...run, research: 0 })).toBe("3×3");
  });
  it("draws the same landscape for the same card", () => {
    const card = { id: "Coyote", habitats: ["F", "A"] } as CardFacts;
    expect(terrain(card)).toEqual(terrain(card));
    expect(terrain(card)).not.toEqual(terrain({ ...card, id: "Aspen" }));
  });
});

describe("an assignment's conditions", () => {
  const special = {
    rules: [],
    banded: false,
    cleared: false,
    closed: [],
    invaded: ["r1c1", "r2c2"],
    in_care: { r3c3: 3 },
    log: 0,
    season: null,
    last_turn: null,
  };
  const condition = (name: string, have: number, need: number) => ({
    condition: name,
    a: 1,
    b: 0,
    have,
    need,
  });

  it("counts story tokens on spaces and on cards in care", () => {
    expect(storyOnBoard({ special })).toBe(5);
    expect(storyOnBoard({ special: null })).toBe(0);
  });

  it("tells how far they are met", () => {
    expect(standingWords(condition("score_min", 41, 50), { special })).toBe("41/50");
    expect(standingWords(condition("story_max", 0, 1), { special })).toBe("4 left");
    expect(isMet(condition("score_min", 50, 50))).toBe(true);
    expect(isMet(condition("score_min", 49, 50))).toBe(false);
  });
});

describe("prices of the Field", () => {
  const field = (...costs: (number | null)[]) => ({
    field: costs.map((cost) =>
      cost === null ? null : { card: "wolf", cost, tokens: 0, story: 0 },
    ),
  });

  it("knows whether special rules change them", () => {
    expect(hasPlainPrices(field(2, null, 1, 0))).toBe(true);
    expect(hasPlainPrices(field(null, null))).toBe(true);
    expect(hasPlainPrices(field(3, null, 2, 1))).toBe(false);
    expect(hasPlainPrices(field(2, null, 1, 1))).toBe(false);
  });

  it("pays the far cards first", () => {
    expect(paidSlots(field(2, null, 1, 0), 1)).toEqual([3, 4]);
    expect(paidSlots(field(1, null, 0, 0), 1)).toEqual([4]);
    expect(paidSlots(field(4, 3, 2), 1)).toEqual([2, 3]);
    expect(paidSlots(field(1, 0), 2)).toEqual([]);
  });
});
