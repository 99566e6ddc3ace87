import { beforeEach, describe, expect, it } from "vitest";
import { LiveSeat } from "../src/lib/live.svelte";
import type { Decision, TableState } from "../src/lib/messages";
import {
  Choosing,
  counted,
  countersAfter,
  questionOf,
  stillOpen,
  subjectOf,
} from "../src/games/keyharvest/choosing.svelte";
import {
  asDocument,
  count,
  emptyCountry,
  freeWorkers,
  labelsIn,
  placesOf,
  putOn,
} from "../src/games/keyharvest/companion";
import { changed, turnRecordOf, remembered, underWay } from "../src/games/keyharvest/memory";
import {
  badgePlace,
  middleOf,
  outline,
  fieldLocations,
  type Catalogue,
  type SpaceFacts,
  type View,
} from "../src/games/keyharvest/model";
import { choicesOf, countersWords } from "../src/games/keyharvest/words";

const space = (label: string, row: number, x: number): SpaceFacts => ({
  label,
  name: label,
  row,
  x,
  crop: "wheat",
  near: [],
  house: true,
});
const spaces = [space("A1", 0, -1), space("A2", 0, 1), space("B1", 1, 0), space("C9", 2, 9)];

const counters = { wheat: 2, vegetables: 0, apples: 1, wine: 0, hops: 0 };

function view(more: Partial<View> = {}): View {
  const board = {
    fields: [{ space: "A1", crop: "wheat", harvested: false }],
    workers: [],
    store: [null, null, null],
    counters,
    score: { total: 3 },
  };
  return {
    turn: 4,
    own_seat: 0,
    active: 0,
    actor: 0,
    ask: "turn",
    tile: null,
    done: [],
    registry: [],
    drawn: [],
    doing: { worker: null, need: null, field: null, crop: null, left: null, of: null, to: null },
    boards: [board, { ...board, fields: [], store: [{ field: "A2" }, null, null] }],
    ...more,
  } as unknown as View;
}

const decide = (action: number, kind: string, given: Record<string, string> = {}): Decision => ({
  action,
  kind,
  arguments: given,
  text: kind,
});

it("counts counters without bending the crop's name", () => {
  expect(countersWords({ wheat: 2, apples: 1 })).toBe("2 × wheat, 1 × apples");
});

describe("the country board", () => {
  it("puts rows half a space apart", () => {
    expect(middleOf(spaces[2]!).x).toBe((middleOf(spaces[0]!).x + middleOf(spaces[1]!).x) / 2);
  });

  it("outlines only sides that no field of the group shares", () => {
    const sides = (group: SpaceFacts[]) => outline(group).split("M").length - 1;
    expect(sides([spaces[0]!])).toBe(6);
    expect(sides([spaces[0]!, spaces[1]!])).toBe(10);
    expect(sides(spaces.slice(0, 3))).toBe(12);
    expect(sides([spaces[0]!, spaces[3]!])).toBe(12);
  });

  it("writes a group's size at its upper right", () => {
    expect(badgePlace(spaces.slice(0, 3))).toEqual(badgePlace([spaces[1]!]));
  });

  it("writes it where it hides least", () => {
    const beside = space("A3", 0, 3);
    const { x } = middleOf(spaces[1]!);
    expect(badgePlace([spaces[1]!]).x).toBeGreaterThan(x);
    expect(badgePlace([spaces[1]!], [beside]).x).toBeLessThan(x);
  });

  it("knows where every field is", () => {
    const found = fieldLocations(view(), 0, ["A1", "A2", "B1"]);
    expect(found.get("A1")).toEqual({ where: "here" });
    expect(found.get("A2")).toEqual({ where: "store", seat: 1 });
    expect(found.get("B1")).toEqual({ where: "bag" });
    expect(fieldLocations(view(), 1, ["A1"]).get("A1")).toEqual({ where: "board", seat: 0 });
  });
});

describe("what has been done in a turn", () => {
  const at = (moves: number, more: Partial<View> = {}, last = null as null | object) => ({
    moves,
    last: last as never,
    view: view(more),
  });
  const act = (move: number, action: string) => ({
    move,
    seat: 0,
    kind: "act",
    arguments: { action },
  });

  it("starts with the turn and follows the own counters", () => {
    const first = remembered(null, at(10));
    const later = remembered(first, at(11, { ask: "harvest", tile: "A" }, act(10, "A")));
    expect(changed(later, { ...counters, wheat: 3, apples: 0 })).toEqual({ wheat: 1, apples: -1 });
    expect(remembered(later, at(12, { turn: 5 })).steps).toEqual([]);
  });

  it("tells what an action brought, and forgets what was taken back", () => {
    let memory = remembered(null, at(10));
    memory = remembered(memory, at(11, { ask: "harvest", tile: "A" }, act(10, "A")));
    const field = { move: 11, seat: 0, kind: "field", arguments: { field: "E4" } };
    memory = remembered(memory, at(12, { ask: "harvest", tile: "A" }, field));
    expect(turnRecordOf(memory, "A", 0).harvested).toEqual(["E4"]);
    expect(turnRecordOf(memory, "A", 1).harvested).toEqual([]);
    expect(underWay(memory, view({ ask: "harvest", tile: "A" }))).toBe("A");
    expect(underWay(memory, view({ ask: "give", tile: "F2" }))).toBe("A");
    expect(underWay(memory, view())).toBe(null);
    memory = remembered(memory, at(11, { ask: "harvest", tile: "A" }, act(10, "A")));
    expect(turnRecordOf(memory, "A", 0).harvested).toEqual([]);
  });
});

describe("a choice", () => {
  let live: LiveSeat;
  let sent: number[];

  function show(version: number, legal: Decision[], more: Partial<View> = {}): void {
    live.state = {
      version,
      seat: 0,
      actor: 0,
      over: false,
      legal,
      table: { game: "keyharvest", seats: [] },
      refusals: [{ subject: "space:A1", key: "refuse-stock-empty", arguments: {} }],
      view: view(more),
    } as unknown as TableState<Record<string, unknown>>;
  }

  beforeEach(() => {
    live = new LiveSeat("t", undefined, "en");
    sent = [];
    live.act = (decision) => {
      sent.push(typeof decision === "number" ? decision : decision.action);
    };
    live.actAll = (decisions) => {
      sent.push(...decisions.map(({ action }) => action));
    };
  });

  it("names what it is about", () => {
    expect(subjectOf(decide(1, "field", { field: "C7" }))).toBe("field:C7");
    expect(subjectOf(decide(1, "remove", { worker: "F1" }))).toBe("worker:F1");
    expect(subjectOf(decide(1, "stop"))).toBe("stop");
  });

  it("says which action comes first where none is under way", () => {
    const choosing = new Choosing(live);
    const registry = [{ field: "C9" }] as View["registry"];
    show(1, [decide(1, "act", { action: "D" }), decide(2, "act", { action: "B" })], { registry });
    choosing.pick("field:C9");
    expect(choosing.reason).toBe("First choose action D, then the field.");
    choosing.refuse("space:B1");
    expect(choosing.reason).toBe("First choose action B, then the worker and a space.");
    choosing.refuse("space:A1");
    expect(choosing.reason).toBe("The stock is empty.");
    choosing.pick("field:A2");
    expect(choosing.reason).toBeNull();
    show(2, [], { registry, ask: "post" });
    choosing.pick("field:C9");
    expect(choosing.reason).toBeNull();
  });

  it("of one thing is confirmed by picking it again", () => {
    const choosing = new Choosing(live);
    show(1, [decide(7, "post", { space: "B1" })], { ask: "post" });
    choosing.pick("space:B1");
    expect(sent).toEqual([]);
    choosing.pick("space:B1");
    expect(sent).toEqual([7]);
  });

  it("that is refused tells why", () => {
    const choosing = new Choosing(live);
    show(1, [], { ask: "post" });
    choosing.pick("space:A1");
    expect(choosing.reason).toBe("The stock is empty.");
  });

  it("of a bid is composed, sent in one message, and then ended", () => {
    const choosing = new Choosing(live);
    const gives = [decide(1, "give", { crop: "wheat" }), decide(2, "give", { crop: "apples" })];
    const bid = { ask: "bid" as const, tile: "D", doing: { ...view().doing, field: "A2" } };
    show(1, gives, bid);
    choosing.pick("crop:wheat");
    choosing.pick("crop:wheat");
    choosing.pick("crop:wheat");
    choosing.pick("crop:apples");
    expect(counted(choosing.picked)).toEqual({ wheat: 2, apples: 1 });
    choosing.drop("wheat");
    choosing.confirm();
    expect(sent).toEqual([1, 2]);
    choosing.finish();
    show(2, [...gives, decide(9, "stop")], bid);
    choosing.finish();
    expect(sent).toEqual([1, 2]);
    expect(choosing.sending).toBe(true);
    show(3, [gives[0]!, decide(9, "stop")], bid);
    choosing.finish();
    expect(sent).toEqual([1, 2, 9]);
    expect(choosing.sending).toBe(true);
    show(4, [decide(5, "end_turn")]);
    expect(choosing.sending).toBe(false);
  });

  it("of a price asks for no more than one has, and for nothing where one may stop", () => {
    const choosing = new Choosing(live);
    const wheat = decide(1, "give", { crop: "wheat" });
    const price = { ask: "pay" as const, tile: "F1", doing: { ...view().doing, left: 3 } };
    show(1, [wheat], price);
    expect(choosing.missing).toBe(2);
    choosing.pick("crop:wheat");
    expect(choosing.missing).toBe(1);
    choosing.pick("crop:wheat");
    expect(choosing.missing).toBe(0);
    show(2, [wheat, decide(9, "stop")], price);
    choosing.pick("crop:wheat");
    expect(choosing.missing).toBe(0);
  });

  it("stops being sent when another question comes", () => {
    const choosing = new Choosing(live);
    show(1, [decide(1, "give", { crop: "wheat" })], { ask: "bid", tile: "D" });
    choosing.pick("crop:wheat");
    choosing.confirm();
    show(2, [decide(9, "stop")], { ask: "harvest", tile: "E08" });
    choosing.finish();
    expect(sent).toEqual([1]);
    expect(choosing.sending).toBe(false);
  });

  it("that was carried out only in part is over", () => {
    const choosing = new Choosing(live);
    const bid = { ask: "bid" as const, tile: "D" };
    show(1, [decide(1, "give", { crop: "wheat" })], bid);
    choosing.pick("crop:wheat");
    choosing.pick("crop:wheat");
    choosing.confirm();
    show(2, [decide(9, "stop")], bid);
    live.refusal = "Only 1 of 2 choices were carried out.";
    choosing.finish();
    live.refusal = null;
    expect(sent).toEqual([1, 1]);
    expect(choosing.sending).toBe(false);
  });

  it("of a price is complete only with all counters", () => {
    const choosing = new Choosing(live);
    const doing = { ...view().doing, left: 2 };
    show(1, [decide(1, "give", { crop: "wheat" })], { ask: "pay", doing });
    choosing.pick("crop:wheat");
    expect(choosing.missing).toBe(1);
    choosing.pick("crop:wheat");
    expect(choosing.missing).toBe(0);
    expect(choosing.open("crop:wheat")).toBe(false);
  });

  it("is forgotten when the table changes", () => {
    const choosing = new Choosing(live);
    show(1, [decide(7, "post", { space: "B1" })], { ask: "post" });
    choosing.pick("space:B1");
    show(2, [], { ask: "turn" });
    expect(choosing.picked).toEqual([]);
  });

  it("of fields to harvest stays in one group", () => {
    const first = { then: { field: ["E5", "E6"], post: [], play: [], remove: [] } };
    expect(stillOpen(first, ["E4", "E5"])).toEqual(["E6"]);
    expect(stillOpen({ then: null }, [])).toEqual([]);
    expect(
      countersAfter(
        [decide(1, "field"), decide(2, "field")],
        [{ counters: { wheat: 1 } }, { counters: { wheat: 1, hops: 0 } }],
      ),
    ).toEqual({ wheat: 2 });
  });

  it("knows one question from another", () => {
    const bid = view({ ask: "bid", doing: { ...view().doing, field: "A2" } });
    expect(questionOf(bid)).toBe(questionOf({ ...bid }));
    expect(questionOf(bid)).not.toBe(questionOf({ ...bid, turn: 5 }));
  });
});

it("an event's choices lie between its two lines in the log", () => {
  const line = (key: string, id: string) => {
    return { move: 1, seat: 0, key, arguments: { name: { kind: "events", id } } };
  };
  const log = [
    line("event-drawn", "E02"),
    line("event-drawn", "E01"),
    line("event-use", "one"),
    line("event-use", "two"),
    line("event-closed", "E01"),
    line("event-turn", "later"),
  ];
  const ids = (lines: typeof log) => lines.map((one) => one.arguments.name.id);
  expect(ids(choicesOf(log, "E01")!.choices as typeof log)).toEqual(["one", "two"]);
  expect(ids(choicesOf(log.slice(0, 3), "E01")!.choices as typeof log)).toEqual(["one"]);
  expect(choicesOf(log, "E03")).toBe(null);
});

describe("a country of the companion", () => {
  const catalogue = {
    spaces,
    workers: [
      { id: "F1", kind: "farmhand", value: 1 },
      { id: "T1", kind: "townsfolk", value: 4 },
    ],
    crops: [{ id: "wheat", counters: 12 }],
  } as unknown as Catalogue;

  it("holds a field or a worker on a space", () => {
    let country = putOn(emptyCountry("Mara"), "A1", "A1");
    expect(country.fields).toEqual(["A1"]);
    country = putOn(country, "A1", "F1");
    expect(country.fields).toEqual([]);
    expect(country.workers).toEqual({ A1: "F1" });
    expect(putOn(country, "A1", null).workers).toEqual({});
  });

  it("shares townsfolk and fields with the others, but not farmhands", () => {
    const mara = putOn(putOn(putOn(emptyCountry("Mara"), "A1", "F1"), "B1", "T1"), "A2", "A2");
    const both = [mara, emptyCountry("Tom")];
    expect(freeWorkers(both, 1, catalogue)).toEqual(["F1"]);
    expect(freeWorkers(both, 0, catalogue)).toEqual([]);
    expect(placesOf(both, 1, catalogue).get("A2")).toEqual({ where: "board", seat: 0 });
  });

  it("goes by the labels of the edition's board", () => {
    const own = {
      ...catalogue,
      spaces: spaces.map((one) => ({ ...one, name: `${one.label[1]}${one.label[0]}` })),
    };
    expect(labelsIn("1a, 1b x9", own)).toEqual({ labels: ["A1", "B1"], rest: "X9" });
    const country = putOn(putOn(emptyCountry("Mara"), "A1", "A1"), "B1", "F1");
    expect(asDocument([country], own)).toMatchObject({
      player: [{ fields: ["1A"], workers: { "1B": "F1" } }],
    });
  });

  it("counts no more counters than there are", () => {
    const some = count(emptyCountry("Mara"), "wheat", 20, catalogue);
    expect(some.counters.wheat).toBe(12);
    expect(count(some, "wheat", -20, catalogue).counters.wheat).toBe(0);
    expect(asDocument([some], catalogue)).toMatchObject({ player: [{ name: "Mara", fields: [] }] });
  });
});
