/** What this device remembers: language, theme, the person's name, the seats it holds. */
import type { Language } from "./messages";
import { keepStored, recallStored } from "./storage";

export interface HeldSeat {
  seat: number;
  token: string;
  name: string;
  /** A seat whose link was given to somebody else stays here only to show the link again. */
  away: boolean;
  /** How the seat was laid: on the first device, or for a link. */
  home: "here" | "link";
}

export interface HeldTable {
  id: string;
  game: string;
  owner: string | null;
  seats: HeldSeat[];
  at: number;
}

/** A tournament that this device takes part in or, with the owner's token, organises. */
export interface HeldTournament {
  id: string;
  title: string;
  owner: string | null;
}

/** The profile that this device opens on its server, and what the server was last told of it. */
export interface HeldPerson {
  id: string;
  secret: string;
  name: string;
  language: Language;
  level: string;
}

export type Theme = "system" | "light" | "dark";
/** How fast the moves of others follow each other. */
export type Pace = "instant" | "quick" | "calm";
export const PACES: Pace[] = ["instant", "quick", "calm"];
/** Sizes of text in per cent. */
export const TEXT_SIZES = [100, 115, 130, 150, 200];

const KEY = "ecotone";
const MOST_FORGOTTEN = 200;

interface Remembered {
  language: Language;
  theme: Theme;
  name: string;
  /** The strength of bots that this person likes to play against. */
  level: string;
  person: HeldPerson | null;
  pace: Pace;
  /** Nothing moves, whatever the system says. */
  reducedMotion: boolean;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Hatch what colour alone would tell. */
  marks: boolean;
  textSize: number;
  /** Ask before every end of a turn, not only where something could still be done. */
  careful: boolean;
  /** Show every table as words and buttons, also where the game has a board. */
  plain: boolean;
  /** Say by the system's notices that it is this person's turn. */
  notices: boolean;
  /** This device at its browser's push service; `id` is what the server calls it. */
  push: { id: string; endpoint: string } | null;
  /** Whose progress in campaigns this device shows; none before it asked the server. */
  profile: string;
  /** How hard this person likes chapters of campaigns; empty for as they are written. */
  difficulty: string;
  /** The edition that each game's companion scores with. */
  companionEditions: Record<string, string>;
  /** The edition that each game's tables and journal are played with. */
  editions: Record<string, string>;
  tables: HeldTable[];
  tournaments: HeldTournament[];
  /** Tables that were removed from this device, so that they do not come back by themselves. */
  forgotten: string[];
}

function recall(): Remembered {
  const language: Language = navigator.language.startsWith("de") ? "de" : "en";
  const fresh: Remembered = {
    language,
    theme: "system",
    name: "",
    level: "",
    person: null,
    pace: "quick",
    reducedMotion: false,
    sound: false,
    volume: 60,
    marks: false,
    textSize: 100,
    careful: false,
    plain: false,
    notices: false,
    push: null,
    profile: "",
    difficulty: "",
    companionEditions: {},
    editions: {},
    tables: [],
    tournaments: [],
    forgotten: [],
  };
  return { ...fresh, ...(recallStored(KEY) as Partial<Remembered> | null) };
}

export const device = $state<Remembered>(recall());

/** Keep what was changed, also when the page closes right after. */
export function remember(change: Partial<Remembered>): void {
  Object.assign(device, change);
  keepStored(KEY, device);
}

export function heldTable(id: string): HeldTable | undefined {
  return device.tables.find((table) => table.id === id);
}

/** Add a table, or the seats of one that is known already. */
export function holdTable(table: HeldTable): void {
  const known = heldTable(table.id);
  const seats = [
    ...(known?.seats ?? []).filter((old) => !table.seats.some((seat) => seat.seat === old.seat)),
    ...table.seats,
  ];
  const merged = { ...table, owner: table.owner ?? known?.owner ?? null, seats, at: Date.now() };
  remember({
    tables: [merged, ...device.tables.filter((old) => old.id !== table.id)],
    forgotten: device.forgotten.filter((id) => id !== table.id),
  });
}

export function forgetTable(id: string): void {
  remember({
    tables: device.tables.filter((table) => table.id !== id),
    forgotten: [...device.forgotten.filter((one) => one !== id), id].slice(-MOST_FORGOTTEN),
  });
}

export const heldTournament = (id: string): HeldTournament | undefined =>
  device.tournaments.find((one) => one.id === id);

export function holdTournament(held: HeldTournament): void {
  remember({ tournaments: [held, ...device.tournaments.filter(({ id }) => id !== held.id)] });
}

/** Add the tables a person has taken seats at on other devices. */
export function addTables(found: HeldTable[]): void {
  const added = found.filter(({ id }) => !heldTable(id) && !device.forgotten.includes(id));
  if (!added.length) return;
  const tables = [...device.tables, ...added].toSorted((one, other) => other.at - one.at);
  remember({ tables });
}
