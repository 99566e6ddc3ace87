/** An account of a table in sentences: what lies where, and what it says. */

/** A part of a table: a key of its view, perhaps of one seat, and a sentence for each thing in it. */
export interface AccountPart {
  key: string;
  seat?: number;
  lines: string[];
}

export type AccountOf<V = any, C = any> = (view: V, catalogue: C) => AccountPart[];

/** Parts of which something can be said. */
export const spoken = (parts: AccountPart[]): AccountPart[] =>
  parts.filter(({ lines }) => lines.length);
