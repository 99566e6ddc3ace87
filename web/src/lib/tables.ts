/** Creating a table and keeping its seats on this device. */
import { api } from "./api";
import { device, holdTable, type HeldTable } from "./device.svelte";
import { me } from "./person.svelte";
import type { Created, NewTable, PlayOn, SeatKind } from "./messages";

/** Keep what the server handed out: own seats, and (of a new table) links meant for others. */
export function keepTable(created: Created, game: string, rematch = false): void {
  const seats = created.seats
    .filter((seat) => seat.token !== null)
    .map((seat) => ({
      seat: seat.seat,
      token: seat.token!,
      name: seat.name,
      away: !rematch && seat.kind === "link",
      home: seat.kind === "here" ? ("here" as const) : ("link" as const),
    }));
  holdTable({ id: created.id, game, owner: created.owner_token, seats, at: Date.now() });
}

/** Lay a table; the address of its page. */
export async function createTable(wanted: NewTable): Promise<string> {
  await me.ensure();
  const created = await api.create(wanted, device.language);
  keepTable(created, wanted.game);
  const invites = created.seats.some((seat) => seat.kind === "link");
  return `/t/${created.id}${invites && !wanted.lobby?.open ? "#invite" : ""}`;
}

/** Take a free seat of an open table. */
export async function sitDown(id: string, game: string, name: string): Promise<void> {
  await me.ensure();
  const created = await api.sitDown(id, name.trim(), device.language);
  keepTable(created, game, true);
}

/** One more of the same for every seat of this device; the address of the new table. */
export async function createRematch(table: HeldTable): Promise<string> {
  let id = table.id;
  for (const seat of ownSeats(table)) {
    const created = await api.rematch(table.id, seat.token, device.language);
    keepTable(created, table.game, true);
    id = created.id;
  }
  return `/t/${id}`;
}

/** A rematch in which every bot plays at a level; the address of the new table. */
export async function createRematchAt(table: HeldTable, level: string): Promise<string> {
  const seat = ownSeats(table)[0]!;
  const created = await api.rematch(table.id, seat.token, device.language);
  keepTable(created, table.game, true);
  const token = created.seats.find((one) => one.token !== null)!.token!;
  for (const bot of created.seats.filter((one) => one.kind === "bot"))
    await api.changeSeat(created.id, bot.seat, created.owner_token ?? token, { level });
  return `/t/${created.id}`;
}

/** A finished game from one of its positions on, against bots; the address of the new table. */
export async function createPlayOn(
  table: { id: string; game: string },
  wanted: PlayOn,
): Promise<string> {
  await me.ensure();
  const created = await api.playOn(table.id, wanted, device.language);
  keepTable(created, table.game);
  return `/t/${created.id}`;
}

/** The seats at which somebody on this device sits. */
export const ownSeats = (table: HeldTable | undefined) =>
  (table?.seats ?? []).filter((seat) => !seat.away);

/** The link that lets whoever is given it watch. */
export const tableLink = (origin: string, id: string) => `${origin}/t/${id}`;

/** The link that opens a seat for whoever is given it. */
export const seatLink = (origin: string, id: string, token: string) =>
  `${tableLink(origin, id)}#token=${token}`;

/** Is this a name of the very machine a browser runs on, which means another machine elsewhere? */
export const isLoopback = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);

/** Table and token of a link, or a code however somebody typed it; the server reads the code. */
export function readInvite(text: string): { id: string; token?: string } | undefined {
  const typed = text.trim();
  const link = /\/[tr]\/([\w-]{6,64})(?:\/?#token=([\w-]+))?\/?$/.exec(typed);
  if (link?.[1]) return { id: link[1], token: link[2] };
  const code = /^[\w-]{6,64}$/.test(typed) || /^[a-z][^/]{4,60}\d\W*$/i.test(typed);
  return code ? { id: typed } : undefined;
}

export interface SeatPlan {
  kind: SeatKind;
  name: string;
  level: string;
}

export const asNewSeat = ({ kind, name, level }: SeatPlan) =>
  kind === "bot" ? { kind, level } : { kind, ...(name.trim() ? { name: name.trim() } : {}) };
