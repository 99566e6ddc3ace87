/** Was a game played from the deal that its table announced at the start? */
import type { TableFacts } from "./protocol";
import { keepStored, recallStored } from "./storage";

const KEY = "deals";
const KEPT = 100;

/** The commitments this browser has seen, by table, the newest last. */
function seen(): Record<string, string> {
  const found = recallStored(KEY);
  return found && typeof found === "object" ? (found as Record<string, string>) : {};
}

/** Keep the commitment that a table shows first; later ones cannot replace it. */
export function rememberDeal(id: string, commitment: string): void {
  const deals = seen();
  if (deals[id]) return;
  const newest = Object.entries({ ...deals, [id]: commitment }).slice(-KEPT);
  keepStored(KEY, Object.fromEntries(newest));
}

/** What the commitment is the SHA-256 of; `engine/commitment.py` writes the same. */
export function dealText(table: TableFacts): string {
  const options = Object.entries(table.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    "ecotone deal 1",
    table.game,
    table.edition,
    table.players,
    options,
    `${table.seed}`,
    table.salt,
  ]);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Proof = "kept" | "changed" | "unchecked";

/** Check an opened commitment; browsers offer the hash over secure connections only. */
export async function checkDeal(table: TableFacts): Promise<Proof> {
  const noted = seen()[table.id];
  if (noted && noted !== table.commitment) return "changed";
  if (!globalThis.crypto?.subtle) return "unchecked";
  return (await sha256(dealText(table))) === table.commitment ? "kept" : "changed";
}
