/** What the server sends and takes; docs/protocol.md explains it.
 *
 * Written by `python -m ecotone.server.typescript` from the server's own classes.
 */

export const PROTOCOL = 5;

export type Language = "en" | "de";

export type SeatKind = "here" | "link" | "bot";

export type RefusalCode = "stale" | "illegal" | "not_your_turn" | "over" | "no_undo" | "no_hints" | "not_replaying" | "too_many" | "table_full" | "bad_message" | "not_stored" | "waiting" | "not_over" | "not_seated" | "no_chat" | "bad_line" | "called_off";

export type ClockKind = "move" | "game";

export type TimeUp = "bot" | "end";

export type CalledOff = "agreed" | "time";

export type SignName = "hello" | "good-luck" | "well-played" | "thanks" | "one-moment" | "oops";

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

/** A server that answers. */
export interface Live {
  version: string;
}

/** Can decisions be stored? */
export interface Ready {
  storing: boolean;
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

/** How a table waits for its players. */
export interface NewLobby {
  /** May everybody join it from the lobby? */
  open?: boolean;
  /** The strength of players it is for, and of bots that fill its seats. */
  level?: string | null;
  /** Seconds until bots take the seats that are left; None for never. */
  fill_after?: number | null;
}

/** How much time every person has, for each turn or for the whole game. */
export interface NewClock {
  kind: ClockKind;
  seconds: number;
  /** When it is used up: a bot takes the seat, or the game ends. */
  time_up?: TimeUp;
  /** The level of that bot. */
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
  /** Without it, the game starts at once. */
  lobby?: NewLobby | null;
  /** May people write to each other? */
  chat?: boolean;
  clock?: NewClock | null;
  /** Does its result change the players' ratings? */
  rated?: boolean;
}

/** A table at which one person plays a finished game on, from one of its positions. */
export interface PlayOn {
  /** How many actions of the finished game it begins with. */
  moves: number;
  seat: number;
  name?: string | null;
  /** The level of the bots at all other seats. */
  level?: string | null;
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
  /** The person of this link is here. */
  taken?: true | null;
  /** Would they like to end the game? It ends when everybody would. */
  wants_end?: boolean | null;
}

/** The new token of a seat; the one before opens nothing any more. */
export interface NewToken {
  seat: number;
  token: string;
}

/** What a table's owner may change while it is played. */
export interface TableChange {
  chat: boolean;
}

/** A seat as everyone may see it. */
export interface SeatFacts {
  seat: number;
  name: string;
  kind: SeatKind;
  level: string | null;
  connected: boolean;
  thinking: boolean;
  /** False while the table waits for somebody here. */
  taken: boolean;
}

/** The time of the people at a table. */
export interface ClockFacts {
  kind: ClockKind;
  seconds: number;
  time_up: TimeUp;
  level: string | null;
  /** Seconds that another player may add at a time. */
  extra: number;
  /** When the time of the seat to move is used up; None while no time runs. */
  deadline: string | null;
  /** Seconds each seat had left at the last change; None for bots. */
  left: (number | null)[];
  /** Seats whose person is on holiday, and until when. */
  paused: Record<string, string>;
  /** Seats that bots play since their time was used up. */
  timed_out: number[];
}

/** What anyone may know of a table; the seed only if it was chosen, or at the end. */
export interface TableFacts {
  id: string;
  game: string;
  edition: string;
  /** A digest of the cards in play, for the catalogue of exactly these. */
  cards: string;
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
  /** A hash of game, edition, players, options, seed and salt, fixed before the game. */
  commitment: string | null;
  /** Opens the commitment; only at the end. */
  salt: string | null;
  absent_after: number | null;
  chapter: number | null;
  hints: boolean;
  /** Does the game wait for players to sit down? */
  waiting: boolean;
  open: boolean;
  level: string | null;
  /** When bots take the seats that are left. */
  fills: string | null;
  chat: boolean;
  /** The table at which the same people play again. */
  rematch: string | null;
  clock: ClockFacts | null;
  /** The seats whose people would like to end the game. */
  wants_end: number[];
  /** Why the game ended before its end. */
  called_off: CalledOff | null;
  /** Does its result change the players' ratings? */
  rated: boolean;
}

/** Take a seat, or watch. */
export interface Join {
  type: "join";
  language?: Language;
  token?: string | null;
  /** The secret of the person whose seat it becomes, if it belongs to nobody yet. */
  person?: string | null;
  /** What to call somebody who watches. */
  name?: string | null;
  /** The version of these messages that the browser knows; others are not checked. */
  protocol?: number | null;
  /** Should every state in which this seat decides come with `previews`? */
  previews?: boolean;
  /** Should `change` be sent in place of `state` where less has to be said? */
  changes?: boolean;
}

/** Take a decision. */
export interface Act {
  type: "act";
  version: number;
  action: number;
  /** Chosen by the browser; the same one twice is one decision. */
  id: string;
}

/** Take several decisions of one plan, one after the other.

If the first is refused, nothing has changed. A later one that is not possible any more ends the
plan: see `stopped`. */
export interface ActAll {
  type: "act_all";
  version: number;
  /** 1 to 64 of them. */
  actions: number[];
  id: string;
}

/** Go back to this seat's last decision.

On several devices not after another person's decision, and not after one that could have
revealed something hidden. */
export interface Undo {
  type: "undo";
  version: number;
  id: string;
}

/** Ask what each decision would bring, where `join` did not ask for it with every state. */
export interface AskPreviews {
  type: "previews";
  version: number;
}

/** Ask for the three best decisions, if the table has hints. */
export interface AskHint {
  type: "hint";
  version: number;
}

/** Send everything again, from now on in this language. */
export interface SetLanguage {
  type: "language";
  language: Language;
}

/** Show everyone at a co-operative table a marker; None removes it. */
export interface Point {
  type: "point";
  subject?: string | null;
}

/** Make a quick sign to everyone. */
export interface Sign {
  type: "sign";
  sign: SignName;
}

/** Write a line of up to 300 visible characters, if the table has a chat. */
export interface Say {
  type: "say";
  text: string;
}

/** After the game: lead everyone who looks at it together to a move. */
export interface Review {
  type: "review";
  move: number;
  /** The seat whose view is shown; -1 for a spectator's. */
  eyes: number;
}

/** Keep the connection open. */
export interface Ping {
  type: "ping";
}

export type Incoming = Join | Act | ActAll | Undo | AskPreviews | AskHint | SetLanguage | Point | Sign | Say | Review | Ping;

/** A decision that may be taken now. */
export interface Decision {
  action: number;
  kind: string;
  arguments: Record<string, string>;
  text: string;
}

/** Something that has a name, as the argument of a text. */
export interface Reference {
  /** `seat`, `text`, or a list of the game's catalogue. */
  kind: string;
  /** The seat's number, the text's key, or the component's id. */
  id: number | string;
  /** Which of the component's texts is meant. */
  part?: string;
  /** The arguments of the text. */
  arguments?: Record<string, Argument>;
}

export type Argument = number | string | Reference | Reference[];

/** Something that may not be done now, and why: a text of the game with its arguments. */
export interface Refusal {
  /** What it is about, as the game's board names it: `wild:f`, `space:r2c3`. */
  subject: string;
  key: string;
  arguments: Record<string, Argument>;
}

/** Something that happened: a text of the game with its arguments. */
export interface LogLine {
  move: number;
  /** Who decided; None for a note about the table. */
  seat: number | null;
  key: string;
  arguments: Record<string, Argument>;
}

/** The last decision taken. */
export interface Move {
  move: number;
  seat: number;
  kind: string;
  arguments: Record<string, string>;
}

/** What a table's `state` and its `change` both tell. */
export interface Standing {
  version: number;
  actor: number | null;
  over: boolean;
  /** Empty unless it is this seat's decision, like `refusals`. */
  legal: Decision[];
  refusals: Refusal[];
  /** How many lines of the whole log come before these; the connection has been sent them. */
  log_from: number;
  log: LogLine[];
  /** None if the seat may not know it. */
  last: Move | null;
  /** May this seat take its last decision back? */
  undo: boolean;
  /** May it ask for a hint now? */
  hints: boolean;
  moves: number;
}

/** The table as one seat may see it: after `join`, every change and `language`. */
export interface TableState extends Standing {
  type: "state";
  table: TableFacts;
  seat: number | null;
  /** As the game's `view` returns it for this seat. */
  view: Record<string, unknown>;
  /** None for those that depend on something the seat may not know. */
  scores: (number | null)[];
  /** When the game is over, like `sheets`. */
  places: number[] | null;
  sheets: Record<string, unknown>[] | null;
  /** What each decision would bring; null if the message `previews` brings it, or nobody asked. */
  previews: Record<number, Record<string, unknown>> | null;
}

/** A part of the state that is another one now. */
export interface Changed {
  /** Names of fields and places of lists, `["view", "boards", 0]`; the place behind a list's end
    adds to it. */
  path: (number | string)[];
  /** null if it is left out. */
  value?: unknown;
  /** Is the field not there any more? */
  gone?: boolean;
}

/** What is different from the last `state` or `change`, if `join` asked for that. */
export interface TableChange extends Standing {
  type: "change";
  /** The version that it changes. A browser with another one asks with `language`. */
  base: number;
  /** Of the fields that only a `state` has. */
  changes: Changed[];
  previews: Record<number, Record<string, unknown>> | null;
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

/** Only the first decisions of a plan were carried out and are committed. */
export interface Stopped {
  type: "stopped";
  id: string;
  /** That of the table after them. */
  version: number;
  /** How many they are. */
  taken: number;
  /** Why the next one was not possible. */
  code: RefusalCode;
}

/** The message changed nothing, and why: the client's text `refused-…` of that code. */
export interface Refused {
  type: "refused";
  code: RefusalCode;
  version: number;
  id: string | null;
}

/** What each decision would bring. */
export interface Previews {
  type: "previews";
  version: number;
  previews: Record<number, Record<string, unknown>>;
}

/** What speaks for a decision or against it, compared with the next best. */
export interface HintReason {
  text: string;
  /** In points; None where a game is only won or lost. */
  amount: number | null;
  speaks_for: boolean;
  /** The term of the evaluation that differs. */
  term: string;
  /** Whose it is, if not the own seat's. */
  rival: number | null;
}

/** A good decision. */
export interface HintChoice {
  action: number;
  /** In words that do without names of places that the board does not show. */
  text: string;
  /** Corrected by how games from such positions ended, where there are enough. */
  expected: number;
  low: number;
  /** Between these, eight of ten such games ended; of a chance, or without such games, the 95 %
    range of the search. */
  high: number;
  confidence: number;
  reasons: HintReason[];
}

/** The best decisions. */
export interface Hint {
  type: "hint";
  version: number;
  measure: Measure;
  choices: HintChoice[];
  /** Do the numbers rest on games that were played on? */
  played: boolean;
}

/** Someone shows a marker. */
export interface Pointing {
  type: "pointing";
  seat: number;
  subject: string | null;
}

/** Who is connected, who is thinking, and who watches. */
export interface Presence {
  type: "presence";
  seats: SeatFacts[];
  /** Their names; empty for those who gave none. */
  spectators: string[];
}

/** Somebody makes a sign. */
export interface Signed {
  type: "signed";
  seat: number;
  sign: SignName;
}

/** A line of the chat; without text if it was taken away. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
  reported: boolean;
}

/** Lines of the chat that are new or have changed; after `join`, all of them. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** Somebody leads everyone who looks at the finished game together to a move. */
export interface Reviewing {
  type: "reviewing";
  name: string;
  move: number;
  eyes: number;
}

/** The game's rules are being compiled; sent every second from `join` to the first `state`.

Meanwhile only `ping` is answered; other messages are answered once the table is loaded. */
export interface Preparing {
  type: "preparing";
  done: number;
  of: number;
}

/** What the host of the server tells everyone. */
export interface Announcement {
  type: "announcement";
  text: string;
}

/** The connection is open. */
export interface Pong {
  type: "pong";
  /** That of the table once it is loaded: a browser whose state is older asks with `language`. */
  version: number | null;
}

export type Outgoing = TableState | TableChange | Accepted | Stopped | Refused | Previews | Hint | Pointing | Presence | Signed | Chat | Reviewing | Preparing | Announcement | Pong;

export type Relayed = Signed | Chat | Reviewing;

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
  packaged: boolean;
  /** Was it made in the browser? Then only its owner's list shows it. */
  owned: boolean;
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

/** How often a team of one bot won a table of a co-operative game. */
export interface WinRateFacts {
  players: number;
  /** Those that differ from the defaults. */
  options: Record<string, string>;
  bot: string;
  games: number;
  won: number;
  low: number;
  high: number;
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
  win_rates: WinRateFacts[];
  /** The address of the board's module, if the game's package ships one. */
  client: string | null;
}

/** What a figure points out at once. */
export interface FigureStepFacts {
  key: string;
  lit: string[];
  points: number | null;
}

/** A figure of the rules: a board with its score sheet, or cards, and what is told of them. */
export interface FigureFacts {
  key: string;
  board: Record<string, unknown>;
  cards: string[];
  labels: string[];
  sheet: Record<string, unknown> | null;
  points: number | null;
  steps: FigureStepFacts[];
}

/** How to play. */
export interface Learn {
  html: string;
  /** The rules on one page, to be printed. */
  summary: string | null;
  figures: FigureFacts[];
}

/** What a component, a sign or a number on the table is or does. */
export interface ExplanationFacts {
  name: string;
  text: string;
  latin: string;
  /** The part of the edition's form that has it; empty for a sign or a number. */
  part: string;
  house: boolean;
  /** A fact about the species; empty for anything else. */
  nature: string;
  /** The text that the fact was compared with; empty for general knowledge. */
  source: string;
  /** Where that text is on the web. */
  source_url: string;
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

/** A line of the score pad: what every player has of a kind of points, nothing for a fault. */
export interface PadRow {
  name: Localized;
  points: (number | null)[];
  /** For each player: do the points rest on values of our own? */
  house: boolean[];
}

/** A player's part of an evening; without a sheet if the board has a fault. */
export interface EveningPlayer {
  name: string;
  place: number | null;
  total: number | null;
  house: boolean;
  sheet: Record<string, unknown> | null;
  fault: string | null;
  problems: Record<string, string>[];
}

/** All boards of a table played with the box, and who has won. */
export interface EveningScored {
  players: EveningPlayer[];
  rows: PadRow[];
  /** By their numbers from 0; none while a board has a fault, or if all have lost. */
  winners: number[];
  /** What decided between those with equal points. */
  tie_break: Localized | null;
  /** All win or lose together: there is one column for all. */
  together: boolean;
  won: boolean | null;
  /** Why the boards could not be compared. */
  fault: string | null;
}

/** How hard a chapter can be, and what must hold at its end then. */
export interface DifficultyFacts {
  /** A value of the game's option; one is called `written`. */
  name: string;
  title: Localized;
  conditions: Localized[];
}

/** A chapter of a campaign, as anyone may read it. */
export interface ChapterFacts {
  number: number;
  title: Localized;
  place: Localized;
  story: Localized;
  rules: Localized[];
  /** The easiest first. */
  difficulties: DifficultyFacts[];
  opens: Localized | null;
  mixed: Record<string, string | number>;
  at: [number, number] | null;
  month: number | null;
  /** How its story ends when it was won, and when it was lost. */
  won: Localized | null;
  lost: Localized | null;
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

/** How often somebody played and won a chapter, and the best score. */
export interface ChapterResult {
  plays: number;
  wins: number;
  best: number | null;
}

/** One person's progress in a chapter, at all difficulties together and at each. */
export interface ChapterState extends ChapterResult {
  number: number;
  open: boolean;
  opened: boolean;
  /** By the name of the difficulty. */
  results: Record<string, ChapterResult>;
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

/** How many puzzles a game has; they are numbered from 1. */
export interface PuzzleList {
  count: number;
}

/** A puzzle that the analysis of a finished game has found: which decision, and whose. */
export interface TablePuzzle {
  number: number;
  seat: number;
}

/** The puzzles of a game played here, by their numbers from 1. */
export interface TablePuzzles {
  over: boolean;
  analysed: boolean;
  puzzles: TablePuzzle[];
}

/** A position in which one decision is clearly best, as the seat to move sees it. */
export interface PuzzlePosition {
  number: number;
  count: number;
  state: TableState;
  previews: Record<number, Record<string, unknown>>;
}

/** Whether the decision was found, and the reasons. */
export interface PuzzleAnswer {
  right: boolean;
  solution: HintChoice;
  /** The decision taken, if it was another. */
  chosen: HintChoice | null;
  /** How much worse the next best decision is. */
  gap: number;
  measure: Measure;
}

/** A person to be created; the journal is one that this browser already keeps. */
export interface NewPerson {
  name?: string;
  language?: Language;
  level?: string | null;
  journal?: string | null;
}

/** What a person's own browser is told of them. */
export interface PersonFacts {
  id: string;
  name: string;
  language: Language;
  level: string | null;
  /** The profile that holds their progress in campaigns. */
  journal: string;
  created: string;
  /** Is their name on the ladders? */
  listed: boolean;
}

/** A person with the secret of this device, which is sent only this once. */
export interface CreatedPerson {
  person: PersonFacts;
  secret: string;
}

/** What a person changes about themselves. */
export interface PersonChange {
  name?: string | null;
  language?: Language | null;
  level?: string | null;
  listed?: boolean | null;
}

/** A code that makes another device this person's, once. */
export interface DeviceCode {
  code: string;
  minutes: number;
}

/** The code with which a device becomes somebody's. */
export interface UsedCode {
  code: string;
}

/** A table at which a person sits, with the tokens that open it for them. */
export interface PersonTable {
  id: string;
  game: string;
  started: string;
  seat: number;
  name: string;
  kind: string;
  token: string;
  owner_token: string | null;
}

/** A table where others wait for a person. */
export interface PersonTurn {
  table: string;
  game: string;
  since: string;
}

/** For so many days, a person's clocks are to stand still. */
export interface NewHoliday {
  days: number;
}

/** A person's holiday. */
export interface HolidayFacts {
  /** The end of the one under way. */
  until: string | null;
  /** How many more days they may take in twelve months. */
  left: number;
}

/** A seat of an open table. */
export interface LobbySeat {
  name: string;
  kind: SeatKind;
  level: string | null;
  taken: boolean;
  connected: boolean;
}

/** A table that everybody may watch and, while it waits for players, join. */
export interface LobbyTable {
  id: string;
  game: string;
  options: Record<string, string | number>;
  players: number;
  seats: LobbySeat[];
  /** The strength of players it was created for, and of bots that fill its seats. */
  level: string | null;
  hints: boolean;
  rated: boolean;
  started: string;
  waiting: boolean;
  /** When bots take the seats that are left. */
  fills: string | null;
}

/** Somebody who takes a seat. */
export interface Arrival {
  name?: string | null;
}

/** A passkey that a browser has made, as its `toJSON()` describes it. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  /** What the person calls the device. */
  name?: string;
}

/** A challenge that a browser has signed with a passkey, as its `toJSON()` describes it. */
export interface PasskeySignIn {
  credential: Record<string, unknown>;
}

/** What a browser needs to make a passkey or to sign with one. */
export interface PasskeyOptions {
  /** For `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
  options: Record<string, unknown>;
}

/** A passkey of a person. */
export interface PasskeyFacts {
  id: string;
  name: string;
  created: string;
  /** When somebody last signed in with it. */
  used: string | null;
}

/** A person's passkeys. */
export interface PersonPasskeys {
  /** Does this server offer them? */
  offered: boolean;
  passkeys: PasskeyFacts[];
}

/** A person who wants to be named, or a level of bots. */
export interface LadderEntry {
  name: string;
  /** Of a bot. */
  level: string | null;
  rating: number;
  /** The standard deviation of the rating. */
  uncertainty: number;
  games: number;
  you: boolean;
}

/** Who is on a game's ladder, strongest first. */
export interface Ladder {
  game: string;
  entries: LadderEntry[];
  /** Your own entry, also if you are not named. */
  you: LadderEntry | null;
}

/** A finished game of a person. */
export interface PlayedGame {
  /** None once the table has been removed. */
  table: string | null;
  ended: string;
  players: number;
  together: boolean;
  score: number;
  place: number;
  /** After the game, if it was rated. */
  rating: number | null;
  change: number | null;
}

/** How a person did against people, or against bots of a level. */
export interface RivalRecord {
  /** None for people. */
  level: string | null;
  games: number;
  won: number;
}

/** What a person has played of one game. */
export interface GameStatistics {
  game: string;
  games: number;
  /** Games against others; the rest were played alone or together. */
  against: number;
  /** Of those against others. */
  won: number;
  /** How often they came first, second and so on, against others. */
  places: number[];
  together: number;
  won_together: number;
  alone: number;
  /** The highest score. */
  best: number;
  rivals: RivalRecord[];
  /** Oldest first. */
  history: PlayedGame[];
  rating: number | null;
  uncertainty: number | null;
  /** How many games were rated. */
  rated: number;
}

/** The level of bots that suits whoever played a table alone against bots. */
export interface LevelSuggestion {
  /** None where nothing can be said: people met people, or all won or lost together. */
  level: string | null;
  /** How often they would finish ahead of such a bot. */
  chance: number;
  /** How many of their games it is made of. */
  games: number;
}

export type TournamentSystem = "swiss" | "round_robin";

export type TournamentState = "open" | "running" | "over";

/** A tournament to be created. */
export interface NewTournament {
  title: string;
  game: string;
  /** Players at a table. */
  size: number;
  system?: TournamentSystem;
  /** Of a Swiss tournament. */
  rounds?: number;
  /** Of bots. */
  level?: string | null;
  /** Do bots fill up the last table? Else somebody has a bye. */
  fill?: boolean;
  rated?: boolean;
}

/** A new tournament, with the token of its owner, which is sent only this once. */
export interface CreatedTournament {
  id: string;
  owner_token: string;
}

/** Somebody who joins. */
export interface NewEntrant {
  name: string;
}

/** Somebody who takes part, with their standing. */
export interface EntrantFacts {
  number: number;
  /** Empty for a bot, and once the person has deleted their profile. */
  name: string;
  bot: boolean;
  withdrawn: boolean;
  you: boolean;
  place: number;
  points: number;
  /** The points of everyone they have met. */
  opponents: number;
  /** Their scores at all tables. */
  total: number;
  games: number;
}

/** A player at a table of a round. */
export interface TournamentSeat {
  number: number;
  place: number | null;
  score: number | null;
}

/** A table of a round. */
export interface TournamentGame {
  /** None while it is being created, and where only bots would play. */
  table: string | null;
  seats: TournamentSeat[];
  over: boolean;
  yours: boolean;
}

/** A round: its tables, and who does not play. */
export interface TournamentRound {
  tables: TournamentGame[];
  byes: number[];
}

/** What anyone may know of a tournament. */
export interface TournamentFacts {
  id: string;
  title: string;
  game: string;
  size: number;
  system: TournamentSystem;
  rounds_planned: number;
  level: string;
  fill: boolean;
  rated: boolean;
  state: TournamentState;
  /** In the order of the standings. */
  players: EntrantFacts[];
  /** Those that have been paired. */
  rounds: TournamentRound[];
  /** May the caller start rounds and replace players? */
  owner: boolean;
}

/** A browser's push subscription, as its PushManager describes it. */
export interface NewPushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What the person calls the device. */
  name?: string;
}

/** A device on which a person is notified. */
export interface PushDeviceFacts {
  id: string;
  name: string;
  created: string;
}

/** Where a person wants to be notified by e-mail; a code is sent there first. */
export interface NewMailAddress {
  address: string;
}

/** What somebody has from a message: its code, or the token that stops them. */
export interface MailToken {
  token: string;
}

/** Where a person is notified by e-mail. */
export interface MailFacts {
  address: string | null;
  /** Has its owner followed the link that was sent there? */
  confirmed: boolean;
}

/** How a person is notified, and how they could be. */
export interface NoticeFacts {
  /** The server's public VAPID key; None if it does not use Web Push. */
  push_key: string | null;
  devices: PushDeviceFacts[];
  /** None if the server sends no e-mail. */
  mail: MailFacts | null;
}

/** The device that was added, among all of the person's. */
export interface AddedPushDevice {
  id: string;
  notices: NoticeFacts;
}

/** A table in memory. */
export interface TableLine {
  id: string;
  game: string;
  names: string[];
  moves: number;
  over: boolean;
  connections: number;
}

/** Who is connected from one address. */
export interface AddressLine {
  address: string;
  connections: number;
  blocked: boolean;
}

/** An entry of the log, warnings and worse. */
export interface ErrorLine {
  at: string;
  level: string;
  text: string;
}

/** What the host of a server wants to know. */
export interface HostState {
  version: string;
  /** Since the server was started. */
  seconds: number;
  /** In the database; None if it does not answer. */
  tables: number | null;
  storing: boolean;
  /** Seats with somebody connected. */
  people: number;
  connections: number;
  /** Work that runs or waits, by kind. */
  queues: Record<string, number>;
  /** Processes that want to run, per core. */
  load: number;
  memory: number;
  /** The size of an SQLite file. */
  database_bytes: number | null;
  /** Free space beside it. */
  free_bytes: number | null;
  faults: number;
  /** The tables in memory, those with people first. */
  here: TableLine[];
  addresses: AddressLine[];
  errors: ErrorLine[];
}

/** What the host tells everyone who is connected. */
export interface MessageToAll {
  text: string;
}

/** An address that may no longer use this server, or may again. */
export interface Block {
  address: string;
  blocked: boolean;
}

export type Source = "printed" | "derived" | "house";

export type ValueKind = "number" | "choice" | "symbols" | "amounts" | "steps" | "flag" | "text" | "code";

/** An edition to be copied, and what the copy is to be called. */
export interface NewEdition {
  game: string;
  origin: string;
  title: string;
}

/** An edition as one file, in Base64. */
export interface EditionFile {
  content: string;
}

/** A new edition with the token that lets its owner edit it, sent only this once. */
export interface CreatedEdition {
  game: string;
  name: string;
  token: string;
}

/** Values of a component as its owner types them in, as they are written in the file.

Their sources become `printed` unless `sources` says otherwise; `confirmed` says that all other
values of the component are printed as they stand, too. */
export interface ValueChange {
  values?: Record<string, string> | null;
  sources?: Record<string, Source> | null;
  confirmed?: boolean;
}

/** A component to be added, as a copy of another with keys of its own. */
export interface NewRow {
  like: number;
  keys: Record<string, string>;
}

/** How many components hold printed values only. */
export interface Counted {
  printed: number;
  all: number;
}

/** An edition as the list shows it. */
export interface EditionSummary {
  game: string;
  name: string;
  title: Localized;
  about: Localized;
  packaged: boolean;
  /** May everyone on this machine edit it? */
  shared: boolean;
  /** May it be copied here? Not where the host has switched the workshop off. */
  copyable: boolean;
  /** The title of the edition it was copied from. */
  origin: Localized | null;
  /** Not known while the edition has faults. */
  sources: SourceCounts | null;
  progress: Counted;
  faults: number;
  digest: string;
}

/** A place in a sentence of an edition's small language, and the words that may stand there. */
export interface SlotFacts {
  /** The game's text `slot-<name>` names it, `word-<name>-<choice>` each choice. */
  name: string;
  kind: "one" | "some" | "literal";
  /** A choice may contain `{}`: a number from `low` to `high`. */
  choices: string[];
  required: boolean;
  low: number;
  high: number;
  joined: string;
  prefix: string;
  /** Choices that go with no other. */
  alone: string[];
  initial: string;
  /** Parts whose components may be chosen, by their keys. */
  rows: string[];
}

/** What may follow a first word. */
export interface SentenceFacts {
  head: string;
  slots: SlotFacts[];
}

/** How the sentences of a small language are built. */
export interface PhraseFacts {
  sentences: SentenceFacts[];
  joins: string[];
  before: SlotFacts[];
  most: number;
  empty: boolean;
}

/** A value that can be typed in. */
export interface ValueFacts {
  column: string;
  kind: ValueKind;
  low: number;
  high: number;
  choices: string[];
  joined: string;
  least: number;
  most: number;
  /** The game's texts `<words>-<choice>` name the choices. */
  words: string;
  lines: boolean;
  counts: boolean;
  phrase: PhraseFacts | null;
  /** Parts whose components it may name by their keys. */
  rows: string[];
}

/** A card, a tile, a row of a table: its values as written, and where each comes from. */
export interface ComponentState {
  name: Localized;
  key: Record<string, string>;
  values: Record<string, string>;
  sources: Record<string, Source>;
  /** Does it hold printed values only, names and texts aside? */
  printed: boolean;
}

/** One kind of component. */
export interface PartState {
  name: string;
  file: string;
  values: ValueFacts[];
  own_keys: string[];
  /** How many more can be added. */
  room: number;
  progress: Counted | null;
  components: ComponentState[];
}

/** Something the game's reader refuses, and the component it is about, if it is about one. */
export interface EditionFault {
  file: string;
  line: number;
  field: string;
  expected: string;
  got: string;
  part: string | null;
  component: number | null;
}

/** A value that differs from the origin's; a whole component where `column` is empty. */
export interface EditionDifference {
  part: string;
  component: number;
  name: string;
  column: string;
  before: string;
  after: string;
}

/** An edition with everything that can be typed in. */
export interface EditionState {
  summary: EditionSummary;
  parts: PartState[];
  faults: EditionFault[];
  differences: EditionDifference[];
  undo: boolean;
  /** May the holder of the request's token edit it? */
  editable: boolean;
}

/** What a change of one component led to. */
export interface EditionChanged {
  summary: EditionSummary;
  part: string;
  component: number;
  state: ComponentState;
  progress: Counted | null;
  faults: EditionFault[];
  differences: EditionDifference[];
  undo: boolean;
}

export type Localized = Record<Language, string>;

export type Measure = "lead" | "points" | "chance";

/** A mean with the 95 % confidence interval of further searches like these. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

export type When = "turn" | "reply" | "later";

/** A difference between a decision and the one it is compared with. */
export interface Reason {
  term: string;
  when: When;
  /** Whose term it is: the deciding seat's or a rival's. */
  seat: number;
  /** By how much the term differs, in the unit of the evaluation. */
  difference: number;
  /** Does it speak for the decision? */
  speaks_for: boolean;
  text: Localized;
  /** What to show: points at once or expected; None where a game is won or lost. */
  amount: number | null;
}

/** A value of our own, and the component that has it. */
export interface ValueOf {
  value: string;
  of: string;
}

/** The values of our own that a line of a score sheet rests on. */
export interface HouseValues {
  values: ValueOf[];
  text: Localized;
}

/** A decision: what it is, its expected result, and the share of the search that followed it. */
export interface Alternative {
  action: number;
  name: string;
  words: Localized;
  /** The same for a board that shows the places. */
  drawn: Localized;
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
  /** Why the alternative is better, if it certainly is. */
  reasons: Reason[];
}

/** A seat's expected result at each of its decisions, and the actual one at the end. */
export interface Curve {
  seat: number;
  numbers: number[];
  results: number[];
  low: number[];
  high: number[];
}

/** A position of the game in which one decision is clearly best. */
export interface OwnPuzzle {
  /** The decision's number in the game. */
  number: number;
  seat: number;
  solution: number;
  /** How much worse the next best decision is: in points, or as a chance to win. */
  gap: number;
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
  puzzles: OwnPuzzle[];
}
