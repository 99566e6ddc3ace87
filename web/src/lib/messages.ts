/** The server's messages, with the types of a game's own parts where they are known. */
import type * as protocol from "./protocol";

export type * from "./protocol";

export type Json = Record<string, unknown>;

/** The table as one seat sees it; `V` is the game's own view. */
export type TableState<V = Json> = Omit<protocol.TableState, "view"> & { view: V };

/** The table after some of its moves, as one seat saw it. */
export type Moment<V = Json> = Omit<protocol.Moment, "view"> & { view: V };

export type FromServer = protocol.Outgoing;
export type ToServer = protocol.Incoming;

/** Values of our own that a line of a companion's sheet rests on. */
export interface HouseValues {
  values: { value: string; of: string }[];
  text: protocol.Localized;
}

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
