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

export type Theme = "system" | "light" | "dark";

const KEY = "ecotone";

interface Remembered {
  language: Language;
  theme: Theme;
  name: string;
  /** Show every table as words and buttons, also where the game has a board. */
  plain: boolean;
  /** Whose progress in campaigns this device shows; none before it asked the server. */
  profile: string;
  /** The edition that each game's companion scores with. */
  companionEditions: Record<string, string>;
  tables: HeldTable[];
}

function recall(): Remembered {
  const language: Language = navigator.language.startsWith("de") ? "de" : "en";
  const fresh: Remembered = {
    language,
    theme: "system",
    name: "",
    plain: false,
    profile: "",
    companionEditions: {},
    tables: [],
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
  remember({ tables: [merged, ...device.tables.filter((old) => old.id !== table.id)] });
}

export function forgetTable(id: string): void {
  remember({ tables: device.tables.filter((table) => table.id !== id) });
}
