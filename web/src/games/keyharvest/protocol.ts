/** What the rules tell of this game.
 *
 * Written by `python -m ecotone.server.typescript` from the game's module `types`.
 */
import type { HouseValues, Localized } from "../../lib/protocol";

export type Crop = "wheat" | "vegetables" | "apples" | "wine" | "hops";

/** A space of the country board with the field that belongs there. */
export interface SpaceFacts {
  /** What data calls it: A1 to G7. */
  label: string;
  /** What the edition's board calls it. */
  name: string;
  row: number;
  x: number;
  crop: Crop;
  near: string[];
  house: boolean;
}

/** A crop and how many counters of it the box holds. */
export interface CropFacts {
  id: Crop;
  name: Localized;
  counters: number;
}

/** A worker or an event with its text; a scroll must be followed. */
export interface TileFacts {
  id: string;
  symbol: "bell" | "scroll";
  name: Localized;
  text: Localized;
  house: boolean;
}

/** A farmhand or a townsperson. */
export interface WorkerFacts extends TileFacts {
  kind: "farmhand" | "townsfolk";
  value: number;
}

/** All components of an edition, and the numbers that the table prints. */
export interface Catalogue {
  spaces: SpaceFacts[];
  crops: CropFacts[];
  workers: WorkerFacts[];
  events: TileFacts[];
  event_spaces: number;
  final_turns: number;
  actions_a_turn: number;
  store_places: number;
}

export type Letter = "A" | "B" | "C" | "D";

export type AskName = "nothing" | "turn" | "relief" | "harvest" | "substitute" | "turn_over" | "give" | "take" | "gain" | "pay" | "look" | "place" | "counter_back" | "store" | "bid" | "stock_bid" | "move" | "swap_out" | "swap_in" | "hire" | "send_home" | "extra" | "guard" | "work" | "post" | "replay" | "aside" | "over" | "choice" | "hand" | "player";

export type TwoNumbers = [number, number];

/** Counters of each crop. */
export interface Counters {
  wheat: number;
  vegetables: number;
  apples: number;
  wine: number;
  hops: number;
}

/** The fewest and the most counters of each crop. */
export interface Ranges {
  wheat: TwoNumbers;
  vegetables: TwoNumbers;
  apples: TwoNumbers;
  wine: TwoNumbers;
  hops: TwoNumbers;
}

/** A field with its crop. */
export interface FieldView {
  field: string;
  crop: Crop;
}

/** A field in a store. */
export interface Stored extends FieldView {
  bid: Counters;
  /** Counters that the viewer lacks to pay the bid. */
  lacks: Partial<Record<Crop, number>>;
  /** A watchman keeps others out. */
  closed: boolean;
}

/** A worker's points; in the companion it may be known by its value alone. */
export interface WorkerScore {
  worker: string | null;
  space: string;
  points: number;
  /** In the companion: the values of our own that the points rest on. */
  house?: HouseValues | null;
}

/** One of the two groups of fields that count. */
export interface Group {
  fields: string[];
  each: number;
  points: number;
  house?: HouseValues | null;
}

/** A crop: what the seat has, the most any other has, and the point for having more. */
export interface CropLine {
  crop: Crop;
  own: number;
  rival: number;
  points: number;
}

/** The points of a country; crops are compared when the game is over. */
export interface CountryScore {
  workers: WorkerScore[];
  largest: Group;
  second: Group;
  unscored: string[][];
  tiles: number;
  total: number;
  crops?: CropLine[];
  counters?: number;
}

/** A seat's points, each with its reasons. */
export interface ScoreSheet extends CountryScore {
  /** The fields that lie on their harvested side. */
  harvested: string[];
}

/** A physical country scored. */
export interface CompanionSheet extends CountryScore {
  player: string;
  name: string;
  /** Does any line rest on values of our own? */
  house: boolean;
  place?: number;
}

/** All countries of a table scored together. */
export interface CompanionTable {
  players: CompanionSheet[];
  house: boolean;
}

/** A field on a board. */
export interface LaidField {
  space: string;
  crop: Crop;
  harvested: boolean;
}

/** A worker on a board. */
export interface PostedWorker {
  worker: string;
  space: string;
  value: number;
}

/** The fields and workers on a board, and their points. */
export interface Country {
  fields: LaidField[];
  workers: PostedWorker[];
  score: CountryScore;
}

/** What everybody sees of a player. */
export interface PublicBoard extends Country {
  farmhands: string[];
  guarded: boolean;
}

/** A player's store and counters as far as the viewer can know them. */
export interface Holdings {
  store: (Stored | null)[];
  counters: Counters | null;
  counter_count: number;
  /** What the viewer can prove. */
  known: Ranges;
  /** What came and went in the open, less what went. */
  moved: Counters;
}

/** A player's board, store and counters as the viewer may know them. */
export interface BoardView extends PublicBoard, Holdings {}

/** The present step: what it is about, and how much of it is left. */
export interface CurrentStep {
  worker: string | null;
  need: number | null;
  field: string | null;
  crop: Crop | null;
  left: number | null;
  of: number | null;
  to: number | null;
}

/** The event that is being carried out, and how far it has come round. */
export interface EventRound {
  event: string;
  order: number[];
  answered: number[];
  aside: number[];
}

/** Who has too few tiles for the events to go on when the checked space is filled. */
export interface TilesCheck {
  space: number;
  wanted: number;
  short: number[];
}

/** What all seats see alike, but for the boards. */
export interface Common {
  players: number;
  turn: number;
  active: number | null;
  actor: number | null;
  ask: AskName;
  tile: string | null;
  actions_left: number;
  done: Letter[];
  placing_barred: boolean;
  turns_left: number | null;
  turns_to_come: number[] | null;
  doing: CurrentStep;
  event: EventRound | null;
  check: TilesCheck;
  stock: Counters;
  registry: (FieldView | null)[];
  events: string[];
  passing: (FieldView | null)[];
  town: string[];
}

/** The table as everybody sees it. */
export interface PublicView extends Common {
  boards: PublicBoard[];
}

/** What a field would do on the viewer's board. */
export interface Offer {
  field: string;
  joins: string[][];
  groups: TwoNumbers;
  displaces: string | null;
  points: number;
}

/** The table as a seat sees it: all but others' first counters and what others look at. */
export interface View extends Common {
  own_seat: number | null;
  bag: string[];
  bag_events: string[];
  /** Null where another player looks at them. */
  drawn: FieldView[] | null;
  drawn_count: number;
  boards: BoardView[];
  offers: Record<string, Offer>;
}

/** What the same player could choose next. */
export interface Answers {
  field: string[];
  post: string[];
  play: string[];
  remove: string[];
}

/** What a choice would bring; which parts there are depends on its kind. */
export interface Preview {
  field?: string;
  points?: number;
  counters?: Partial<Record<Crop, number>>;
  groups?: TwoNumbers;
  joins?: string[][];
  displaces?: string | null;
  /** What a field that is stored would do once it is placed. */
  later?: Offer;
  /** Counters of one's choice. */
  due?: number;
  /** Who is paid; null for the stock. */
  to?: number | null;
  /** What goes from the own store to the stock. */
  bid?: Partial<Record<Crop, number>>;
  turns?: "harvested" | "unharvested";
  substitute?: boolean;
  covers?: string | null;
  near?: string[];
  then?: Answers | null;
}
