/**
 * Counters and tokens of a kind are alike: what moved is told from how many lie where, before and
 * after. Each loss goes with a gain of its kind, then with one of a holder whose kinds are hidden.
 */

/** So many of a kind at a place of the table. */
export interface Holding {
  kind: string;
  count: number;
}
/** By place and kind. */
export type Holdings<H extends Holding = Holding> = ReadonlyMap<string, H>;

/** From one place to another; null where it is nowhere on the table. */
export interface Transfer {
  kind: string;
  from: string | null;
  to: string | null;
}

/** Of any kind: what lies behind a screen. */
export const HIDDEN = "*";

export function transfers(before: Holdings, after: Holdings): Transfer[] {
  const gains: [string, string][] = [];
  const losses: [string, string][] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(key)?.count ?? 0) - (before.get(key)?.count ?? 0);
    const { kind } = (after.get(key) ?? before.get(key))!;
    if (change) (change > 0 ? gains : losses).push([key, kind]);
  }
  const take = (from: [string, string][], kind: string): string | null => {
    const known = from.findIndex((one) => one[1] === kind);
    const at = known >= 0 ? known : from.findIndex((one) => one[1] === HIDDEN);
    if (at < 0) return null;
    return (from[at]![1] === HIDDEN ? from[at]! : from.splice(at, 1)[0]!)[0];
  };
  const found: Transfer[] = [];
  for (const [to, kind] of gains)
    if (kind !== HIDDEN) found.push({ kind, from: take(losses, kind), to });
  for (const [from, kind] of losses)
    if (kind !== HIDDEN) found.push({ kind, from, to: take(gains, kind) });
  return found;
}
