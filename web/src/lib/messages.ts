/** What the server sends and takes; docs/protocol.md tells what each thing means. */
export type Language = "en" | "de";
export type Localized = Record<Language, string>;
export type Json = Record<string, unknown>;

export interface GameOption {
  name: string;
  about: Localized;
  default: string | number;
  choices?: string[];
  low?: number;
  high?: number;
  /** The option has a meaning only where one of these conditions holds. */
  applies?: Record<string, (string | number)[]>[];
}

export interface EditionFacts {
  name: string;
  title: Localized;
  house: boolean;
  /** How many of its values come from where. */
  sources: Record<"printed" | "derived" | "house", number>;
  /** The values of those options that depend on what the edition holds. */
  option_values: Record<string, (string | number)[]>;
}

/** Values of our own that a line of a companion's sheet rests on. */
export interface HouseValues {
  values: { value: string; of: string }[];
  text: Localized;
}

export interface GameFacts {
  name: string;
  title: Localized;
  about: Localized;
  players: number[];
  cooperative: boolean;
  hidden_hands: boolean;
  minutes: number;
  editions: EditionFacts[];
  options: GameOption[];
  levels: string[];
  companion: boolean;
  campaign: { title: Localized; chapters: number } | null;
  /** How long its guided first game takes, if it has one. */
  guide_minutes: number | null;
  /** The address of the board's module, if the game's package ships one. */
  client: string | null;
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

/** A chapter of a campaign, as anyone may read it. */
export interface Chapter {
  number: number;
  title: Localized;
  place: Localized;
  story: Localized;
  rules: Localized[];
  conditions: Localized[];
  /** What is unpacked before it. */
  opens: Localized | null;
  /** The options that mix what was unpacked into any other game. */
  mixed: Record<string, string | number>;
  at: [east: number, north: number] | null;
  month: number | null;
}

export interface Campaign {
  title: Localized;
  chapters: Chapter[];
}

/** What one person has reached in a chapter. */
export interface ChapterState {
  number: number;
  open: boolean;
  opened: boolean;
  plays: number;
  wins: number;
  best: number | null;
}

export interface Progress {
  profile: string;
  unlocked: boolean;
  chapters: ChapterState[];
}

export type SeatKind = "here" | "link" | "bot";

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  players: number;
  edition?: string;
  options?: Record<string, string | number>;
  seed?: number | string;
  hints?: boolean;
  seats: NewSeat[];
  absent_after?: number | null;
  chapter?: { number: number; profile: string };
}

export interface CreatedSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  token: string | null;
}

export interface Created {
  id: string;
  owner_token: string | null;
  seats: CreatedSeat[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  level: string | null;
  connected: boolean;
  thinking: boolean;
}

export interface TableFacts {
  id: string;
  game: string;
  edition: string;
  edition_title: Localized;
  house: boolean;
  options: Record<string, string | number>;
  players: number;
  seats: Seat[];
  started: string;
  moves: number;
  over: boolean;
  actor: number | null;
  rules_version: number;
  replays: boolean;
  /** Why the game cannot be continued. */
  stopped: string | null;
  cooperative: boolean;
  hidden_hands: boolean;
  /** Only where it was chosen, or at the end; text where a number would be rounded. */
  seed: number | string | null;
  /** May the seat to move ask for hints? */
  hints: boolean;
  absent_after: number | null;
  /** The chapter of the campaign that is played here. */
  chapter: number | null;
}

/** Whether a game's rules are compiled, and how many of their parts are. */
export interface GameState {
  state: "ready" | "preparing" | "waiting";
  done: number;
  of: number;
}

export interface Health {
  version: string;
  tables: number | null;
  storing: boolean;
  faults: number;
  games: Record<string, GameState>;
}

/** Whether other devices on the network reach the server, and under which addresses. */
export interface Sharing {
  shared: boolean;
  /** May this browser open and close it? */
  switchable: boolean;
  addresses: string[];
}

export interface Decision {
  action: number;
  kind: string;
  arguments: Record<string, string>;
  text: string;
}

export interface Refusal {
  subject: string;
  text: string;
}

export interface LogLine {
  move: number;
  seat: number | null;
  text: string;
}

export interface Move {
  move: number;
  seat: number;
  kind: string;
  arguments: Record<string, string>;
}

/** The table as one seat sees it; `V` is the game's own view. */
export interface TableState<V = Json> {
  type: "state";
  version: number;
  table: TableFacts;
  seat: number | null;
  actor: number | null;
  over: boolean;
  view: V;
  legal: Decision[];
  refusals: Refusal[];
  log: LogLine[];
  last: Move | null;
  scores: (number | null)[];
  places: number[] | null;
  sheets: Json[] | null;
  undo: boolean;
  hints: boolean;
  moves: number;
}

/** The table after some of its moves, as one seat saw it. */
export interface Moment<V = Json> {
  move: number;
  moves: number;
  actor: number | null;
  over: boolean;
  view: V;
  log: LogLine[];
  last: Move | null;
  scores: (number | null)[];
}

export type Previews = Record<number, Json>;

/** What results are counted in. */
export type Measure = "lead" | "points" | "chance";

export interface HintChoice {
  action: number;
  text: string;
  expected: number;
  confidence: number;
}

export type FromServer =
  | TableState
  | { type: "accepted"; id: string; version: number }
  | { type: "refused"; id?: string; code: string; text: string; version: number }
  | { type: "previews"; version: number; previews: Record<string, Json> }
  | { type: "hint"; version: number; measure: Measure; choices: HintChoice[] }
  | { type: "pointing"; seat: number; subject: string | null }
  | { type: "presence"; seats: Seat[] }
  | { type: "preparing"; done: number; of: number }
  | { type: "pong"; version: number | null };

export type ToServer =
  | { type: "join"; token?: string; language: Language }
  | { type: "act"; version: number; action: number; id: string }
  | { type: "undo"; version: number; id: string }
  | { type: "previews"; version: number }
  | { type: "hint"; version: number }
  | { type: "language"; language: Language }
  | { type: "point"; subject: string | null }
  | { type: "ping" };

/** What a number is, and the range in which more searching would put it. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

export interface Alternative {
  action: number;
  words: Localized;
  result: Interval;
}

/** A finished game looked at again, decision by decision. */
export interface Analysis {
  measure: Measure;
  decisions: {
    number: number;
    seat: number;
    taken: Alternative;
    other: Alternative | null;
    cost: Interval;
  }[];
  curves: { seat: number; numbers: number[]; results: number[] }[];
  /** For each seat the numbers of its greatest mistakes, the greatest first. */
  mistakes: number[][];
}
