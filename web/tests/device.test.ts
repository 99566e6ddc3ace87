/** What the device remembers: kept at once, merged by seat, unharmed by a broken storage. */
import { beforeEach, expect, test, vi } from "vitest";
import { device, forgetTable, heldTable, holdTable, remember } from "../src/lib/device.svelte";
import { keepTable, ownSeats, readInvite } from "../src/lib/tables";

const seat = (number: number, away = false) => ({
  seat: number,
  token: `token-${number}`,
  name: `Player ${number + 1}`,
  away,
  home: "here" as const,
});

beforeEach(() => {
  localStorage.clear();
  remember({ tables: [] });
});

const stored = () => JSON.parse(localStorage.getItem("ecotone") ?? "{}");

test("a table is kept in the storage at once, the newest first", () => {
  holdTable({ id: "one", game: "keystone", owner: "o", seats: [seat(0)], at: 1 });
  holdTable({ id: "two", game: "habitats", owner: null, seats: [seat(1)], at: 2 });
  expect(stored().tables.map((table: { id: string }) => table.id)).toEqual(["two", "one"]);
});

test("holding a known table adds its seats and keeps its owner", () => {
  holdTable({ id: "one", game: "keystone", owner: "o", seats: [seat(0)], at: 1 });
  holdTable({ id: "one", game: "keystone", owner: null, seats: [seat(1)], at: 2 });
  expect(heldTable("one")?.owner).toBe("o");
  expect(heldTable("one")?.seats.map((one) => one.seat)).toEqual([0, 1]);
});

test("a forgotten table is gone", () => {
  holdTable({ id: "one", game: "keystone", owner: "o", seats: [seat(0)], at: 1 });
  forgetTable("one");
  expect(heldTable("one")).toBeUndefined();
  expect(stored().tables).toEqual([]);
});

test("a storage that refuses loses comfort, not the game", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  remember({ name: "Ada" });
  expect(device.name).toBe("Ada");
});

test("links meant for others are no seats of this device; bots have none", () => {
  keepTable(
    {
      id: "t",
      owner_token: "o",
      seats: [
        { seat: 0, kind: "here", name: "Ada", token: "a" },
        { seat: 1, kind: "link", name: "Ben", token: "b" },
        { seat: 2, kind: "bot", name: "Bot 3", token: null },
      ],
    },
    "keystone",
  );
  expect(heldTable("t")?.seats).toHaveLength(2);
  expect(ownSeats(heldTable("t")).map((one) => one.name)).toEqual(["Ada"]);
});

test("a seat at a rematch is one's own, however one came to the first table", () => {
  const seats = [{ seat: 0, kind: "link" as const, name: "Ben", token: "b" }];
  keepTable({ id: "t", owner_token: null, seats }, "keystone", true);
  expect(ownSeats(heldTable("t"))).toHaveLength(1);
});

test.each([
  ["https://example.org/t/AbC_d-123456#token=Zz-9", { id: "AbC_d-123456", token: "Zz-9" }],
  ["  /t/AbC_d-123456 ", { id: "AbC_d-123456", token: undefined }],
  ["AbC_d-123456", { id: "AbC_d-123456", token: undefined }],
  ["/r/spruce-otter-41", { id: "spruce-otter-41", token: undefined }],
  ["Spruce Otter 41.", { id: "Spruce Otter 41.", token: undefined }],
  ["spruceotter41", { id: "spruceotter41", token: undefined }],
  ["what is this", undefined],
  ["https://example.org/elsewhere/1", undefined],
  ["", undefined],
])("reads an invitation: %s", (text, expected) => {
  expect(readInvite(text)).toEqual(expected);
});
