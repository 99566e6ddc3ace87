/** Correcting a component on the spot: what was asked for, at a table or on a companion page. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("correction");

export interface WantedComponent {
  /** Its kind, as the game's form names it; without one it is searched for. */
  part: string;
  /** What names it among its kind: an id, a name, `players/year`. */
  key: string;
}

export class Correction {
  wanted = $state.raw<WantedComponent | null>(null);

  ask(part = "", key = ""): void {
    this.wanted = { part, key };
  }

  close(): void {
    this.wanted = null;
  }
}

/** Let everything on a page ask for corrections. */
export const provideCorrection = (): Correction => setContext(KEY, new Correction());

/** The page's correction; none in guides, puzzles and replays. */
export const correctionHere = (): Correction | undefined => getContext(KEY);
