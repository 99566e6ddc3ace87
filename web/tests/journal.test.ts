/** The journal: how chapters stand, what may be mixed, and a map on which every place lies. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  atDifficulty,
  isWaiting,
  Journal,
  nextEntry,
  statusOf,
  unpacked,
} from "../src/lib/campaign.svelte";
import { device, remember } from "../src/lib/device.svelte";
import type { ChapterFacts, ChapterState } from "../src/lib/messages";
import { pageOf } from "../src/lib/pages";
import { onMainland, project, VIEW, type At } from "../src/games/keystone/continent";
import { monthName, resultLines } from "../src/pages/journal/words";

const state = (number: number, more: Partial<ChapterState> = {}): ChapterState => ({
  number,
  open: false,
  opened: false,
  plays: 0,
  wins: 0,
  best: null,
  results: {},
  ...more,
});

const both = (text: string) => ({ en: text, de: text });
const chapter = (number: number, envelope = 0): ChapterFacts => ({
  number,
  title: both(`t${number}`),
  place: both("p"),
  story: both("s"),
  rules: [],
  difficulties: ["relaxed", "written", "demanding"].map((name) => ({
    name,
    title: both(name),
    conditions: [],
  })),
  won: null,
  lost: null,
  opens: envelope ? both(`e${envelope}`) : null,
  mixed: envelope ? { envelopes: envelope } : {},
  at: [-83, 40],
  month: 4,
});

describe("how chapters stand", () => {
  it("is locked, open, tried or won", () => {
    expect(statusOf(state(1))).toBe("locked");
    expect(statusOf(state(1, { open: true }))).toBe("open");
    expect(statusOf(state(1, { open: true, plays: 2 }))).toBe("lost");
    expect(statusOf(state(1, { open: true, plays: 2, wins: 1 }))).toBe("won");
  });

  it("is as it is written unless another difficulty was chosen", () => {
    expect(atDifficulty(chapter(1), "demanding").name).toBe("demanding");
    expect(atDifficulty(chapter(1), "").name).toBe("written");
    expect(atDifficulty(chapter(1), "abolished").name).toBe("written");
  });

  it("goes on with the first open one that is not won, or with the last", () => {
    const won = { open: true, plays: 1, wins: 1 };
    const entries = [
      { chapter: chapter(1), state: state(1, won) },
      { chapter: chapter(2), state: state(2, { open: true }) },
      { chapter: chapter(3), state: state(3) },
    ];
    expect(nextEntry(entries)?.chapter.number).toBe(2);
    const all = entries.map((one) => ({ ...one, state: { ...one.state, ...won } }));
    expect(nextEntry(all)?.chapter.number).toBe(3);
    expect(nextEntry([])).toBeUndefined();
  });

  it("has parcels that wait, and offers those that are opened", () => {
    const sealed = { chapter: chapter(3, 1), state: state(3) };
    const waiting = { chapter: chapter(3, 1), state: state(3, { open: true }) };
    const opened = { chapter: chapter(3, 1), state: state(3, { open: true, opened: true }) };
    expect([sealed, waiting, opened].map(isWaiting)).toEqual([false, true, false]);
    expect(isWaiting({ chapter: chapter(1), state: state(1, { open: true }) })).toBe(false);
    expect(unpacked([sealed, waiting], "envelopes")).toEqual([]);
    expect(unpacked([opened], "envelopes").map((one) => one.number)).toEqual([3]);
    expect(unpacked([opened], "variant")).toEqual([]);
  });

  it("is told in words", () => {
    device.language = "en";
    const written = { plays: 3, wins: 1, best: 61 };
    const demanding = { plays: 2, wins: 0, best: 50 };
    const lines = (results: ChapterState["results"]) =>
      resultLines(chapter(1), state(1, { plays: 3, results }));
    expect(lines({ written })).toEqual(["Won 1 of 3, best 61"]);
    expect(lines({ demanding, written })).toEqual([
      "Won 1 of 3, best 61",
      "demanding: Not won in 2 games, best 50",
    ]);
    expect(resultLines(chapter(1), state(1))).toEqual(["Locked"]);
    expect(monthName(4)).toBe("April");
    device.language = "de";
    expect(monthName(5)).toBe("Mai");
    device.language = "en";
  });
});

describe("the journal of this device", () => {
  const asked: [string, string][] = [];
  const reached = { profile: "me", unlocked: false, chapters: [state(1, { open: true })] };

  beforeEach(() => {
    asked.length = 0;
    remember({ profile: "" });
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      asked.push([init.method!, path]);
      const answers: Record<string, unknown> = {
        "/api/games/k/campaign": { title: both("J"), chapters: [chapter(1)] },
        "/api/games/k/profiles": { profile: "me", known: ["ada"] },
        "/api/games/k/profiles/me": reached,
        "/api/games/k/profiles/ada": reached,
      };
      const found = answers[path];
      return found
        ? Response.json(found)
        : Response.json({ error: "not_yours", text: "Not yours." }, { status: 403 });
    });
  });

  it("asks once for a profile, and keeps it", async () => {
    const journal = new Journal("k");
    await journal.load();
    expect(device.profile).toBe("me");
    expect(journal.known).toEqual(["me", "ada"]);
    expect(journal.entries).toHaveLength(1);
    await journal.choose("ada");
    expect(device.profile).toBe("ada");
    await new Journal("k").load();
    expect(asked.at(-1)).toEqual(["GET", "/api/games/k/profiles/ada"]);
  });

  it("takes the profile of a server for others where the one it kept is not for there", async () => {
    const given = "g".repeat(32);
    remember({ profile: "me" });
    const answers: Record<string, unknown> = {
      "/api/games/k/campaign": { title: both("J"), chapters: [chapter(1)] },
      "/api/games/k/profiles": { profile: given, known: [] },
      [`/api/games/k/profiles/${given}`]: { ...reached, profile: given },
    };
    vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path]));
    const journal = new Journal("k");
    await journal.load();
    expect([journal.fault, device.profile, journal.known]).toEqual(["", given, [given]]);
    answers["/api/games/k/profiles"] = { profile: "n".repeat(32), known: [] };
    await new Journal("k").load();
    expect(device.profile).toBe(given);
  });

  it("tells why something was refused, and stays as it was", async () => {
    const journal = new Journal("k");
    await journal.load();
    await journal.choose("ben");
    expect(journal.fault).toBe("Not yours.");
    expect(device.profile).toBe("me");
    await journal.takeOver(new File(["{"], "broken.json"));
    expect(journal.fault).not.toBe("");
    expect(asked.every(([method]) => method === "GET")).toBe(true);
  });
});

describe("the map", () => {
  const [, , width, height] = VIEW.split(" ").map(Number);
  const folder = join(import.meta.dirname, "../../src/ecotone/games/keystone/editions/house");
  const written = readdirSync(folder)
    .filter((file) => /^journal-\d+\.toml$/.test(file))
    .map((file) => /^at = \[(.+), (.+)\]$/m.exec(readFileSync(join(folder, file), "utf8"))!);
  const places = written.map(([, east, north]): At => [Number(east), Number(north)]);

  it("has room for every place", () => {
    expect(places).toHaveLength(20);
    for (const place of places) {
      const { x, y } = project(place);
      expect(x).toBeGreaterThan(4);
      expect(x).toBeLessThan(width! - 4);
      expect(y).toBeGreaterThan(4);
      expect(y).toBeLessThan(height! - 4);
    }
  });

  it("puts land where land is, and sea where sea is", () => {
    for (const inland of [
      [-83, 40],
      [-100, 50],
      [-110, 32],
      [-150, 65],
      [-102, 23],
    ] as At[])
      expect(onMainland(inland), `${inland}`).toBe(true);
    for (const sea of [
      [-70, 35],
      [-90, 26],
      [-130, 40],
      [-85, 59],
    ] as At[])
      expect(onMainland(sea), `${sea}`).toBe(false);
  });

  it("has north above south and east right of west", () => {
    expect(project([-96, 60]).y).toBeLessThan(project([-96, 20]).y);
    expect(project([-120, 40]).x).toBeLessThan(project([-80, 40]).x);
  });
});

it("has a page of its own, and one for each assignment", () => {
  expect(pageOf("/journal/keystone").name).toBe("keystone");
  expect(pageOf("/journal/keystone/7").name).toBe("keystone/7");
  expect(pageOf("/journal/keystone/x").load).toBe(pageOf("/nothing").load);
});
