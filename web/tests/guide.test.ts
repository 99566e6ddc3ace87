/** Guided first games: which step comes when, and what can be decided at each. */
import { beforeEach, expect, test } from "vitest";
import {
  due,
  dueNow,
  guided,
  isGuideDone,
  keepGuide,
  recallGuide,
  scripted,
  startOf,
  stepFor,
} from "../src/lib/guide";
import { LiveSeat } from "../src/lib/live.svelte";
import type { Decision, GuideStep, TableState } from "../src/lib/messages";

const step = (key: string, ...decisions: string[]): GuideStep => ({
  key,
  target: ".board",
  decisions,
  seat: 0,
});
const STEPS = [step("welcome"), step("take", "take(slot=6)", "place"), step("look"), step("end")];

const decision = (kind: string, given: Record<string, string> = {}): Decision => ({
  action: kind.length,
  kind,
  arguments: given,
  text: "",
});

const stateAfter = (moves: number): TableState =>
  ({
    moves,
    undo: true,
    legal: [decision("take", { slot: "6" }), decision("take", { slot: "5" })],
  }) as unknown as TableState;

beforeEach(() => localStorage.clear());

test("a step waits for its last decision, and for the reader", () => {
  expect(stepFor(STEPS, 0, 0)).toBe(0);
  expect(stepFor(STEPS, 0, 1)).toBe(1);
  expect(stepFor(STEPS, 1, 1)).toBe(1);
  expect(stepFor(STEPS, 2, 1)).toBe(2);
  expect(stepFor(STEPS, 2, 9)).toBe(3);
  expect(startOf(STEPS, 3)).toBe(2);
});

test("where decisions were taken back, the guide goes back too", () => {
  expect(stepFor(STEPS, 0, 3)).toBe(1);
});

test("only the decision that is due can be made, until the end", () => {
  expect(due(STEPS, 1, 0)).toBe(scripted(decision("take", { slot: "6" })));
  expect(due(STEPS, 0, 0)).toBeUndefined();
  expect(dueNow(STEPS, 1, null)).toBeUndefined();
  let at = 1;
  const line = new LiveSeat("id", "token", "en");
  line.state = stateAfter(0);
  const seat = guided(line, { steps: STEPS, players: 1 }, () => at);
  expect(seat.state?.legal.map(scripted)).toEqual(["take(slot=6)"]);
  expect(seat.state?.undo).toBe(false);
  at = 0;
  expect(seat.state?.legal).toEqual([]);
  at = 3;
  expect(seat.state?.legal).toHaveLength(2);
  expect(guided(line, { steps: STEPS, players: 2 }, () => at).state?.legal).toEqual([]);
});

test("how far somebody came is remembered by game", () => {
  expect(recallGuide("keystone")).toBeNull();
  const reached = { id: "a", tokens: ["t"], step: 2 };
  keepGuide("keystone", reached);
  expect(recallGuide("keystone")).toEqual(reached);
  expect(recallGuide("habitats")).toBeNull();
  expect(isGuideDone("keystone")).toBe(false);
  keepGuide("keystone", reached, true);
  keepGuide("keystone", null);
  expect(recallGuide("keystone")).toBeNull();
  expect(isGuideDone("keystone")).toBe(true);
});
