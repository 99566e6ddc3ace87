/** A seat's line to the server: joining, losing it, coming back, doubled and stale messages. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveSeat } from "../src/lib/live.svelte";
import type { TableState, ToServer } from "../src/lib/messages";
import { PROTOCOL } from "../src/lib/protocol";
import { server } from "../src/lib/server.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: () => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.drop(1000);
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  receive(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const newest = () => FakeSocket.all.at(-1)!;

function state(version: number, change: Partial<TableState> = {}): unknown {
  const empty = { log_from: 0, log: [] };
  return {
    type: "state",
    version,
    seat: 0,
    actor: 0,
    over: false,
    undo: true,
    ...empty,
    ...change,
  };
}

let live: LiveSeat;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  live = new LiveSeat("abc", "token", "en");
  live.open();
  newest().accept();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("joins with its token and wants to know what its decisions would bring", () => {
  newest().receive(state(1));
  expect(newest().sent).toEqual([
    {
      type: "join",
      token: "token",
      language: "en",
      protocol: PROTOCOL,
      previews: true,
      changes: true,
    },
  ]);
  expect(live.line).toBe("open");
  expect(live.isMyTurn).toBe(true);
});

test("asks for no previews when somebody else decides", () => {
  newest().receive(state(1, { actor: 1 }));
  expect(live.isMyTurn).toBe(false);
  expect(newest().sent.map((message) => message.type)).toEqual(["join"]);
});

test("opens the line again, waiting longer each time, eight seconds at most", () => {
  const waits: number[] = [];
  for (let round = 0; round < 6; round++) {
    const before = FakeSocket.all.length;
    newest().drop();
    expect(live.line).toBe("lost");
    let waited = 0;
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
});

test("begins with short waits again once the server has answered", () => {
  newest().drop();
  vi.advanceTimersByTime(500);
  newest().accept();
  newest().receive(state(1));
  newest().drop();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(3);
});

test("shows how far the rules are prepared, until the table comes", () => {
  newest().drop();
  vi.advanceTimersByTime(500);
  newest().accept();
  newest().receive({ type: "preparing", done: 3, of: 22 });
  expect(live.preparing).toMatchObject({ done: 3, of: 22 });
  expect(live.line).toBe("opening");
  newest().receive(state(1));
  expect(live.preparing).toBeNull();
  expect(live.line).toBe("open");
});

test("sends an unacknowledged decision again under the same id", () => {
  newest().receive(state(1));
  live.act(7);
  const asked = newest().sent.at(-1)!;
  newest().drop();
  vi.advanceTimersByTime(500);
  newest().accept();
  newest().receive(state(1));
  expect(newest().sent).toContainEqual(asked);
});

test("sends nothing twice when the decision was acknowledged", () => {
  newest().receive(state(1));
  live.act(7);
  const { id } = newest().sent.at(-1) as { id: string };
  newest().receive({ type: "accepted", id, version: 2 });
  expect(live.waiting).toBeNull();
  newest().drop();
  vi.advanceTimersByTime(500);
  newest().accept();
  newest().receive(state(2));
  expect(newest().sent.some((message) => message.type === "act")).toBe(false);
});

test("goes on from a state that comes before its acknowledgement", () => {
  newest().receive(state(1));
  live.act(7);
  const { id } = newest().sent.at(-1) as { id: string };
  newest().receive(state(2));
  live.act(8);
  newest().receive({ type: "accepted", id, version: 2 });
  expect(newest().sent.at(-1)).toMatchObject({ type: "act", version: 2, action: 8 });
  expect(live.waiting).toMatchObject({ action: 8 });
});

test("takes one decision at a time", () => {
  newest().receive(state(1));
  live.act(7);
  live.act(8);
  expect(newest().sent.filter((message) => message.type === "act")).toHaveLength(1);
});

test("a state older than the one it has changes nothing", () => {
  newest().receive(state(5));
  newest().receive(state(4, { actor: 1 }));
  expect(live.state?.version).toBe(5);
  expect(live.isMyTurn).toBe(true);
});

test("previews and hints of another version are dropped", () => {
  newest().receive(state(5));
  newest().receive({ type: "previews", version: 4, previews: { 1: { points: 3 } } });
  newest().receive({ type: "hint", version: 4, choices: [] });
  expect(live.previews).toEqual({});
  expect(live.hint).toBeNull();
  newest().receive({ type: "previews", version: 5, previews: { 1: { points: 3 } } });
  expect(live.previews).toEqual({ 1: { points: 3 } });
  newest().receive(state(6));
  expect(live.previews).toEqual({});
});

test("previews come with the state, or after it, or before it is shown", () => {
  const [points, more] = [{ 1: { points: 3 } }, { 1: { points: 4 } }];
  expect(newest().sent[0]).toMatchObject({ type: "join", previews: true });
  newest().receive(state(5, { previews: points }));
  expect(live.previews).toEqual(points);
  newest().receive(state(6));
  expect(live.previews).toEqual({});
  newest().receive({ type: "previews", version: 7, previews: more });
  newest().receive(state(7));
  expect(live.previews).toEqual(more);
  expect(newest().sent.some((message) => message.type === "previews")).toBe(false);
});

test("a plan goes out as one message, and says how far it came", () => {
  newest().receive(state(1));
  const decisions = [7, 8, 9].map((action) => ({ action, kind: "take", arguments: {}, text: "" }));
  live.actAll(decisions.slice(0, 1));
  expect(newest().sent.at(-1)).toMatchObject({ type: "act", version: 1, action: 7 });
  newest().receive(state(2));
  live.actAll(decisions);
  const plan = newest().sent.at(-1) as { id: string };
  expect(plan).toMatchObject({ type: "act_all", version: 2, actions: [7, 8, 9] });
  newest().receive({ type: "stopped", id: "other", version: 4, taken: 2, code: "illegal" });
  expect(live.waiting).not.toBeNull();
  newest().receive({ type: "stopped", id: plan.id, version: 4, taken: 2, code: "illegal" });
  expect(live.waiting).toBeNull();
  expect(live.refusal).toContain("Only 2 of 3");
});

test("tells a refusal in words, but says nothing of stale messages", () => {
  newest().receive(state(1));
  live.act(7);
  let { id } = newest().sent.at(-1) as { id: string };
  newest().receive({ type: "refused", id, code: "illegal", version: 1 });
  expect(live.refusal).toBe("The rules do not allow this now.");
  live.act(8);
  expect(live.refusal).toBeNull();
  ({ id } = newest().sent.at(-1) as { id: string });
  newest().receive({ type: "refused", id, code: "stale", version: 2 });
  expect(live.refusal).toBeNull();
  expect(live.waiting).toBeNull();
});

test("says nothing of what the person did not ask for", () => {
  newest().receive(state(1));
  const refused = { type: "refused", id: null, code: "not_your_turn", version: 2 };
  newest().receive(refused);
  expect(live.refusal).toBeNull();
  live.askHint();
  newest().receive(refused);
  expect(live.refusal).toBe("It is not your turn.");
  expect(live.hinting).toBe(false);
});

test("who has decided points no longer, the others still do", () => {
  newest().receive(state(1));
  newest().receive({ type: "pointing", seat: 0, subject: "a" });
  newest().receive({ type: "pointing", seat: 1, subject: "b" });
  newest().receive(state(2, { last: { move: 0, seat: 0, kind: "take", arguments: {} } }));
  expect(live.pointing).toEqual({ 1: "b" });
});

test("undo takes back what a seat beside this one decided last", () => {
  const first = newest();
  const other = new LiveSeat("abc", "other", "en");
  other.open();
  newest().accept();
  live.siblings = other.siblings = [live, other];
  const last = { move: 3, seat: 1, kind: "take", arguments: {} };
  first.receive(state(4, { last }));
  newest().receive(state(4, { seat: 1, last }));
  live.undo();
  expect(first.sent.some((message) => message.type === "undo")).toBe(false);
  expect(newest().sent.at(-1)).toMatchObject({ type: "undo", version: 4 });
  other.close();
});

test("a line the server will not have is not opened again", () => {
  newest().drop(4403);
  vi.advanceTimersByTime(20_000);
  expect(live.fault).toBe("wrong-token");
  expect(live.line).toBe("closed");
  expect(FakeSocket.all).toHaveLength(1);
});

test("a page that is older than the server's messages is to be loaded anew", () => {
  newest().drop(4426);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(server.outdated).toBe(true);
  server.outdated = false;
});

test("closing for good stops everything", () => {
  live.close();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(live.line).toBe("closed");
});

test("presence changes who sits there and nothing else", () => {
  newest().receive(state(1, { table: { seats: [] } as never }));
  newest().receive({ type: "presence", seats: [{ seat: 0, name: "Ada" }] });
  expect(live.state?.table.seats[0]?.name).toBe("Ada");
  expect(live.state?.version).toBe(1);
});

test("a picture of the past decides nothing", () => {
  newest().receive(state(1));
  live.readOnly = true;
  expect(live.isMyTurn).toBe(false);
});

test("a pong of a newer version asks for the state that was missed", () => {
  newest().receive(state(3));
  newest().sent = [];
  newest().receive({ type: "pong", version: 3 });
  newest().receive({ type: "pong", version: null });
  expect(newest().sent).toEqual([]);
  newest().receive({ type: "pong", version: 4 });
  expect(newest().sent).toEqual([{ type: "language", language: "en" }]);
});

test("the log of a reopened line begins anew", () => {
  const line = (move: number) => ({ move, seat: 0, key: "moved", arguments: {} });
  const moves = () => live.state?.log.map(({ move }) => move);
  newest().receive(state(1, { log: [line(0), line(1)] }));
  newest().receive(state(2, { log_from: 2, log: [line(2)] }));
  expect(moves()).toEqual([0, 1, 2]);
  newest().drop();
  vi.advanceTimersByTime(600);
  newest().accept();
  newest().receive(state(3, { log_from: 1, log: [line(7)] }));
  expect(moves()).toEqual([7]);
});
