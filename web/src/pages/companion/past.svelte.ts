/** The evenings that this device remembers. */
import type { EveningScored } from "../../lib/messages";
import { keepStored, recallStored } from "../../lib/storage";

const KEY = "ecotone-evenings";
const MOST = 300;
const MOST_NAMES = 12;

export interface PastPlayer {
  name: string;
  place: number | null;
  total: number | null;
  house: boolean;
}

export interface PastEvening extends Omit<EveningScored, "players"> {
  id: string;
  game: string;
  edition: string;
  /** When it was kept, in milliseconds. */
  at: number;
  names: string[];
  players: PastPlayer[];
  /** What was typed in. */
  boards: unknown[];
}

function isPast(value: unknown): value is PastEvening {
  const one = value as PastEvening | null;
  return (
    typeof one?.id === "string" &&
    typeof one.game === "string" &&
    Array.isArray(one.names) &&
    Array.isArray(one.players) &&
    Array.isArray(one.rows) &&
    Array.isArray(one.winners) &&
    Array.isArray(one.boards)
  );
}

class PastEvenings {
  all = $state.raw<PastEvening[]>(this.recalled());

  private recalled(): PastEvening[] {
    const kept = recallStored(KEY);
    return Array.isArray(kept) ? kept.filter(isPast) : [];
  }

  private keep(all: PastEvening[]): void {
    this.all = all.slice(0, MOST);
    keepStored(KEY, this.all);
  }

  put(evening: PastEvening): void {
    this.keep([evening, ...this.all.filter((one) => one.id !== evening.id)]);
  }

  drop(id: string): void {
    this.keep(this.all.filter((one) => one.id !== id));
  }

  of(game: string): PastEvening[] {
    return this.all.filter((one) => !game || one.game === game);
  }
}

export const pastEvenings = new PastEvenings();

/** Who played last, this game first. */
export function lastNames(game: string): string[] {
  const last = pastEvenings.all.find((one) => one.game === game) ?? pastEvenings.all[0];
  return last?.names ?? [];
}

/** Everybody who played, the latest first. */
export const knownNames = (): string[] =>
  [...new Set(pastEvenings.all.flatMap((one) => one.names))].slice(0, MOST_NAMES);
