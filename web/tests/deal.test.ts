/** Whether a game was played from the deal that its table announced. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkDeal, dealText, rememberDeal } from "../src/lib/deal";
import type { TableFacts } from "../src/lib/protocol";

/** The same deal as in tests/engine/test_commitment.py. */
const table = {
  id: "spruce-otter-41",
  game: "keystone",
  edition: "house",
  players: 2,
  options: { rivers: 3, objectives: "open" },
  seed: "340282366920938463463374607431768211455",
  salt: "00112233445566778899aabbccddeeff",
  commitment: "e29adfea41d15de7df8766be754c2cefb7eb5e359eb385fa4cceca49747ce986",
} as unknown as TableFacts;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("the text is the same JSON that the server hashes", () => {
  expect(dealText(table)).toBe(
    '["ecotone deal 1","keystone","house",2,[["objectives","open"],["rivers",3]],' +
      '"340282366920938463463374607431768211455","00112233445566778899aabbccddeeff"]',
  );
});

test("a deal that opens the commitment is kept, any other is not", async () => {
  expect(await checkDeal(table)).toBe("kept");
  expect(await checkDeal({ ...table, seed: 5 })).toBe("changed");
  expect(await checkDeal({ ...table, options: { rivers: 4, objectives: "open" } })).toBe("changed");
});

test("a commitment exchanged during the game is noticed", async () => {
  rememberDeal(table.id, "another");
  rememberDeal(table.id, table.commitment ?? "");
  expect(await checkDeal(table)).toBe("changed");
});

test("without a secure connection nothing is claimed", async () => {
  vi.stubGlobal("crypto", {});
  expect(await checkDeal(table)).toBe("unchecked");
});
