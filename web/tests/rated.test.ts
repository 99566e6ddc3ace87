/** Which plans of a new table can be rated, and what the server is then asked for. */
import { expect, test } from "vitest";
import type { GameFacts } from "../src/lib/messages";
import { TablePlan } from "../src/pages/newtable/plan.svelte";

const game = (cooperative = false) =>
  ({
    name: "habitats",
    players: [1, 2, 3],
    cooperative,
    levels: ["easy", "medium"],
    editions: [],
    options: [],
  }) as unknown as GameFacts;

function ratedPlan(): TablePlan {
  const plan = new TablePlan(game(), "Ada");
  plan.rated = true;
  return plan;
}

test("a game against bots can be rated, alone and together nothing is", () => {
  const plan = ratedPlan();
  expect(plan.request().rated).toBe(true);
  plan.bots = 0;
  expect(plan.mayBeRated).toBe(false);
  expect(plan.request().rated).toBeUndefined();
  expect(new TablePlan(game(true), "Ada").mayBeRated).toBe(false);
});

test("people on one device are not rated", () => {
  const plan = ratedPlan();
  plan.switchTo("here");
  expect(plan.isRated).toBe(false);
  plan.switchTo("link");
  expect(plan.isRated).toBe(true);
  plan.seats[1]!.kind = "here";
  expect(plan.whyNotRated).toBe("rated-not-here");
});

test("hints, a chosen deal and a clock that ends the game each have their reason", () => {
  const plan = ratedPlan();
  plan.seed = "7";
  expect(plan.whyNotRated).toBe("rated-not-seed");
  plan.seed = "";
  plan.hints = "on";
  expect(plan.whyNotRated).toBe("rated-not-hints");
  plan.hints = "off";
  plan.switchTo("link");
  plan.clockKind = "move";
  plan.timeUp = "end";
  expect(plan.whyNotRated).toBe("rated-not-clock");
  expect(plan.request().rated).toBeUndefined();
  plan.timeUp = "bot";
  expect(plan.request().rated).toBe(true);
});
