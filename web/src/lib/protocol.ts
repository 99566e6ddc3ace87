/** What the server sends and takes; docs/protocol.md explains it.
 *
 * Written by `python -m ecotone.server.typescript` from the server's own classes.
 */

export const PROTOCOL = 1;

export type Language = "en" | "de";

export type SeatKind = "here" | "link" | "bot";

export type RefusalCode = "stale" | "illegal" | "not_your_turn" | "over" | "no_undo" | "no_hints" | "not_replaying" | "too_many" | "bad_message" | "not_stored";

/** Whether a game's rules are compiled, and how many of their parts are. */
export interface GameState {
  state: "ready" | "preparing" | "waiting";
  done: number;
  of: number;
}

/** Whether the network can reach this server, and at which addresses. */
export interface SharingState {
  shared: boolean;
  /** May this browser open and close the server? */
  switchable: boolean;
  addresses: string[];
}

/** Open the server to the network, or close it. */
export interface ShareChange {
  shared: boolean;
}

/** The profile in which the end of a table is to be recorded. */
export interface NewNote {
  profile: string;
}

/** The chapter a new table is for, and the profile in which its end is recorded. */
export interface NewChapter {
  number: number;
  profile: string;
}

/** Who is to play a seat. */
export interface NewSeat {
  kind: SeatKind;
  name?: string | null;
  level?: string | null;
}

/** A table to be created. */
export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  edition?: string | null;
  options?: Record<string, string | number | boolean> | null;
  seed?: number | string | null;
  absent_after?: number | null;
  chapter?: NewChapter | null;
  hints?: boolean | null;
}

/** A seat with the token that opens it; bots have none. */
export interface CreatedSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  token: string | null;
}

/** A new table with its tokens, which are sent only this once. */
export interface Created {
  id: string;
  owner_token: string | null;
  seats: CreatedSeat[];
}

/** A seat's new name, or who plays it from now on. */
export interface SeatChange {
  name?: string | null;
  kind?: SeatKind | null;
  level?: string | null;
}

/** A seat as everyone may see it. */
export interface SeatFacts {
  seat: number;
  name: string;
  kind: SeatKind;
  level: string | null;
  connected: boolean;
  thinking: boolean;
}

/** What anyone may know of a table; the seed only if it was chosen, or at the end. */
export interface TableFacts {
  id: string;
  game: string;
  edition: string;
  edition_title: Localized;
  house: boolean;
  options: Record<string, string | number>;
  players: number;
  seats: SeatFacts[];
  started: string;
  moves: number;
  over: boolean;
  actor: number | null;
  rules_version: number;
  /** Can the game be continued, or looked at if it is over? */
  replays: boolean;
  /** Why it cannot. */
  stopped: string | null;
  cooperative: boolean;
  hidden_hands: boolean;
  seed: number | string | null;
  absent_after: number | null;
  chapter: number | null;
  hints: boolean;
}

/** The state of the server. `build` names the client it serves, if one is built. */
export interface Health {
  version: string;
  /** None if the database does not answer. */
  tables: number | null;
  build: string | null;
  games: Record<string, GameState>;
  /** Can changes be stored? */
  storing: boolean;
  /** Unexpected failures on live connections since the start. */
  faults: number;
}

/** The progress of an analysis, and the analysis once it is done. */
export interface AnalysisState {
  progress: number;
  analysis: Record<string, unknown> | null;
}

/** A request that was not granted, and why. */
export interface Problem {
  error: string;
  text: string;
  detail: unknown;
}

/** Take a seat, or watch. */
export interface Join {
  type: "join";
  language?: Language;
  token?: string | null;
  /** The version of these messages that the browser knows; others are not checked. */
  protocol?: number | null;
}

/** Take a decision. */
export interface Act {
  type: "act";
  version: number;
  action: number;
  id: string;
}

/** Go back to this seat's last decision. */
export interface Undo {
  type: "undo";
  version: number;
  id: string;
}

/** Ask what each decision would bring. */
export interface AskPreviews {
  type: "previews";
  version: number;
}

/** Ask for the best decisions. */
export interface AskHint {
  type: "hint";
  version: number;
}

/** Use this language from now on. */
export interface SetLanguage {
  type: "language";
  language: Language;
}

/** Show the others a marker; None removes it. */
export interface Point {
  type: "point";
  subject?: string | null;
}

/** Keep the connection open. */
export interface Ping {
  type: "ping";
}

export type Incoming = Join | Act | Undo | AskPreviews | AskHint | SetLanguage | Point | Ping;

/** A decision that may be taken now. */
export interface Decision {
  action: number;
  kind: string;
  arguments: Record<string, string>;
  text: string;
}

/** Something that may not be done now, and why. */
export interface Refusal {
  subject: string;
  text: string;
}

/** A sentence of the log. */
export interface LogLine {
  move: number;
  /** Who decided; None for a note about the table. */
  seat: number | null;
  text: string;
}

/** The last decision taken. */
export interface Move {
  move: number;
  seat: number;
  kind: string;
  arguments: Record<string, string>;
}

/** The table as one seat may see it. */
export interface TableState {
  type: "state";
  version: number;
  table: TableFacts;
  seat: number | null;
  actor: number | null;
  over: boolean;
  view: Record<string, unknown>;
  legal: Decision[];
  refusals: Refusal[];
  log: LogLine[];
  last: Move | null;
  scores: (number | null)[];
  places: number[] | null;
  sheets: Record<string, unknown>[] | null;
  undo: boolean;
  hints: boolean;
  moves: number;
}

/** The table after some of its actions, as one seat saw it. */
export interface Moment {
  move: number;
  moves: number;
  actor: number | null;
  over: boolean;
  view: Record<string, unknown>;
  log: LogLine[];
  last: Move | null;
  scores: (number | null)[];
}

/** The message was carried out and is committed. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** The message changed nothing, and why. */
export interface Refused {
  type: "refused";
  code: RefusalCode;
  text: string;
  version: number;
  id: string | null;
}

/** What each decision would bring. */
export interface Previews {
  type: "previews";
  version: number;
  previews: Record<number, Record<string, unknown>>;
}

/** A good decision. */
export interface HintChoice {
  action: number;
  text: string;
  expected: number;
  confidence: number;
}

/** The best decisions. */
export interface Hint {
  type: "hint";
  version: number;
  measure: Measure;
  choices: HintChoice[];
}

/** Someone shows a marker. */
export interface Pointing {
  type: "pointing";
  seat: number;
  subject: string | null;
}

/** Who is connected, and who is thinking. */
export interface Presence {
  type: "presence";
  seats: SeatFacts[];
}

/** The table is loaded once its game's rules are compiled. */
export interface Preparing {
  type: "preparing";
  done: number;
  of: number;
}

/** The connection is open, and this is the table's version once it is loaded. */
export interface Pong {
  type: "pong";
  version: number | null;
}

export type Outgoing = TableState | Accepted | Refused | Previews | Hint | Pointing | Presence | Preparing | Pong;

/** How many values of an edition are printed, derived from the rules, or our own. */
export interface SourceCounts {
  printed: number;
  derived: number;
  house: number;
}

/** An edition that can be chosen, with the values of options that depend on it. */
export interface EditionFacts {
  name: string;
  title: Localized;
  house: boolean;
  option_values: Record<string, (string | number)[]>;
  sources: SourceCounts;
}

/** An option: its choices, or its range of whole numbers, and where it applies. */
export interface OptionFacts {
  name: string;
  about: Localized;
  default: string | number;
  choices?: string[];
  low?: number;
  high?: number;
  applies?: (Record<string, (string | number)[]>)[];
}

/** A campaign that can be played: its title and number of chapters. */
export interface CampaignFacts {
  title: Localized;
  chapters: number;
}

/** A game that can be played. */
export interface GameFacts {
  name: string;
  title: Localized;
  about: Localized;
  players: number[];
  cooperative: boolean;
  hidden_hands: boolean;
  minutes: number;
  editions: EditionFacts[];
  options: OptionFacts[];
  levels: string[];
  companion: boolean;
  campaign: CampaignFacts | null;
  guide_minutes: number | null;
  /** The address of the board's module, if the game's package ships one. */
  client: string | null;
}

/** How to play. */
export interface Learn {
  html: string;
}

/** A physical board to be scored. */
export interface ScoreBoard {
  document: Record<string, unknown>;
  edition?: string | null;
}

/** A physical board's score sheet. */
export interface Scored {
  sheet: Record<string, unknown>;
}

/** A chapter of a campaign, as anyone may read it. */
export interface ChapterFacts {
  number: number;
  title: Localized;
  place: Localized;
  story: Localized;
  rules: Localized[];
  conditions: Localized[];
  opens: Localized | null;
  mixed: Record<string, string | number>;
  at: [number, number] | null;
  month: number | null;
}

/** A game's campaign. */
export interface Campaign {
  title: Localized;
  chapters: ChapterFacts[];
}

/** The profiles a browser may see: its own to start with, and others stored on its machine. */
export interface Profiles {
  profile: string;
  known: string[];
}

/** One person's progress in a chapter. */
export interface ChapterState {
  number: number;
  open: boolean;
  opened: boolean;
  plays: number;
  wins: number;
  best: number | null;
}

/** One person's progress in a campaign. */
export interface CampaignState {
  profile: string;
  unlocked: boolean;
  chapters: ChapterState[];
}

/** Open every chapter at once. */
export interface ProgressChange {
  unlocked: true;
}

export type Localized = Record<Language, string>;

export type Measure = "lead" | "points" | "chance";

/** A mean with the 95 % confidence interval of further searches like these. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** A decision: what it is, its expected result, and the share of the search that followed it. */
export interface Alternative {
  action: number;
  name: string;
  words: Localized;
  result: Interval;
  share: number;
}

/** A decision as it was taken, the best alternative, and the cost. */
export interface Decided {
  number: number;
  seat: number;
  taken: Alternative;
  other: Alternative | null;
  /** How much more the alternative would have gained; negative if less. */
  cost: Interval;
}

/** A seat's expected result at each of its decisions, and the actual one at the end. */
export interface Curve {
  seat: number;
  numbers: number[];
  results: number[];
  low: number[];
  high: number[];
}

/** The analysis of a whole game. */
export interface Analysis {
  game: string;
  edition: string;
  players: number;
  seats: string[];
  seed: number | string;
  simulations: number;
  measure: Measure;
  decisions: Decided[];
  curves: Curve[];
  /** For each seat the numbers of its worst mistakes, the worst first. */
  mistakes: number[][];
  scores: number[];
  places: number[];
}
