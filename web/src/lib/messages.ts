/** The server's messages, with the types of a game's own parts where they are known. */
import type * as protocol from "./protocol";

export type * from "./protocol";

export type Json = Record<string, unknown>;

/** The table as one seat sees it; `V` is the game's own view. */
export type TableState<V = Json> = Omit<protocol.TableState, "view"> & { view: V };

/** The table after some of its moves, as one seat saw it. */
export type Moment<V = Json> = Omit<protocol.Moment, "view"> & { view: V };

/** A puzzle's position. */
export type PuzzlePosition<V = Json> = Omit<protocol.PuzzlePosition, "state"> & {
  state: TableState<V>;
};

/** A player's part of an evening; `S` is the game's own sheet. */
export type EveningPlayer<S = any> = Omit<protocol.EveningPlayer, "sheet"> & { sheet: S | null };
export type EveningScored<S = any> = Omit<protocol.EveningScored, "players"> & {
  players: EveningPlayer<S>[];
};

/** A figure of the rules; `S` is the game's own sheet. */
export type FigureFacts<S = any> = Omit<protocol.FigureFacts, "sheet"> & { sheet: S | null };

export type FromServer = protocol.Outgoing;
export type ToServer = protocol.Incoming;

/** One idea of a guided first game. */
export interface GuideStep {
  key: string;
  /** What is pointed at: a CSS selector on the game's board. */
  target: string;
  decisions: string[];
  /** Who makes them: the person sits at seat 0, the guide decides for all others. */
  seat: number;
}

export interface Guide {
  minutes: number;
  players: number;
  seed: number;
  options: Record<string, string | number>;
  steps: GuideStep[];
}
