/** What the rules tell of this game.
 *
 * Written by `python -m ecotone.server.typescript` from the game's module `types`.
 */
import type { HouseValues, Localized } from "../../lib/protocol";

export type Landscape = "grass" | "forest" | "dry" | "water";

export type NeedName = "grass" | "forest" | "dry" | "water" | "flower";

export type SideName = "north" | "east" | "south" | "west";

export type Way = "front" | "right" | "behind" | "left";

export type TileKind = "entrance" | "animal" | "flower" | "tourist" | "tower" | "road" | "camp";

export type PhaseName = "facing" | "take" | "place" | "over";

export type CountsName = "area_size" | "area_count";

export type SeesName = "animal" | "flower" | "both";

/** A tile with what is printed on it. */
export interface TileFacts {
  id: string;
  name: Localized;
  /** The name without its landscape. */
  short: Localized;
  kind: TileKind;
  landscape: Landscape | null;
  points: number;
  /** In how many ways it can be turned. */
  turnings: number;
  scientific: string;
  /** The values that are of our own design. */
  house: string[];
  needs?: Partial<Record<NeedName, number>>;
  counts?: CountsName;
  sees?: SeesName;
  /** Eighths of a turn from north, clockwise. */
  directions?: number[];
  /** Quarters of a turn from north, clockwise. */
  roads?: number[];
  marked?: number[];
}

/** A goal that parks are compared by. */
export interface GoalFacts {
  key: string;
  name: Localized;
  text: Localized;
  house: boolean;
}

/** All components of an edition. */
export interface Catalogue {
  tiles: TileFacts[];
  goals: GoalFacts[];
  /** By number of players: the points of each place in each year. */
  goal_points: Record<string, number[][]>;
}

/** What an animal needs and has. */
export interface Need {
  need: NeedName;
  wants: number;
  has: number;
}

/** The text that explains a tile's points, with what it needs. */
export interface Reason {
  key: string;
  count?: number;
  value?: number;
  sides?: SideName[];
}

/** A tile of a park with its points and the reason for them. */
export interface Laid {
  slot: number;
  tile: string;
  kind: TileKind;
  landscape: Landscape | null;
  column: number;
  row: number;
  turned: number;
  points: number;
  worth: number;
  fulfilled: boolean;
  reason: Reason;
  needs: Need[];
  /** In the companion: the values of our own that its points rest on. */
  house?: HouseValues | null;
}

/** A direction in which a tower looks, and over how many steps. */
export interface SightLine {
  direction: number;
  steps: number;
}

/** A tile that a tower looks at, and whether it counts yet. */
export interface SeenTile {
  slot: number;
  counts: boolean;
}

/** What lies around a tile. */
export interface Surroundings {
  slot: number;
  /** All tiles of its area. */
  area: number[];
  /** For each need of an animal, the tiles that count for it. */
  touches?: Partial<Record<NeedName, number[]>>;
  /** Can its condition still be met? */
  possible?: boolean;
  views?: SightLine[];
  sees?: SeenTile[];
}

/** A goal compared: what the seat reached and got. */
export interface GoalScore {
  year: number;
  goal: string;
  result: number;
  points: number;
  /** In the companion: the values of our own that its points rest on. */
  house?: HouseValues | null;
}

/** A park's points by the kind of tile. */
export interface KindPoints {
  animal: number;
  flower: number;
  tourist: number;
  tower: number;
  road: number;
  camp: number;
}

/** The tiles of a park with their points. */
export interface ParkSheet {
  tiles: Laid[];
  kinds: KindPoints;
  park: number;
}

/** A seat's points, each with its reason. */
export interface ScoreSheet extends ParkSheet {
  goals: GoalScore[];
  goal_points: number;
  total: number;
}

/** A cell where a tile may be laid, with the slot and side that name it. */
export interface OpenCell {
  beside: number;
  side: SideName;
  column: number;
  row: number;
}

/** A cell that must stay empty, and why. */
export interface ClosedCell {
  column: number;
  row: number;
  reason: "entrance" | "road";
}

/** What lies around the tiles of a park. */
export interface Land {
  surroundings: Surroundings[];
  open: OpenCell[];
  closed: ClosedCell[];
}

/** A physical park scored, and where it can grow. */
export interface CompanionSheet extends ScoreSheet, Land {
  player: string;
  /** Does any line rest on values of our own? */
  house: boolean;
}

/** A park: its tiles with their points, and what lies around them. */
export interface ParkView extends Land {
  score: ScoreSheet;
}

/** A goal with the results of all parks, final or as they stand now. */
export interface GoalStanding {
  year: number;
  goal: string;
  final: boolean;
  results: number[];
  points: number[];
}

/** A player's figure in the market. */
export interface Figure {
  space: number;
  facing: SideName;
}

/** The market's tiles and figures, and where the figure on turn may go. */
export interface MarketView {
  columns: number;
  rows: number;
  tiles: (string | null)[];
  figures: Figure[];
  ahead: Partial<Record<Way, number>>;
}

/** The table as everybody sees it. */
export interface PublicView {
  players: number;
  actor: number | null;
  phase: PhaseName;
  year: number;
  turn: number;
  /** Turns of each player in each year. */
  turns: number[];
  bag: number;
  /** The tile that is being laid. */
  hand: string | null;
  market: MarketView | null;
  goals: GoalStanding[];
  parks: ParkView[];
}

/** The table as a seat sees it: everything but the order of the bag. */
export interface View extends PublicView {
  own_seat: number | null;
}

/** A tile that a figure could take. */
export interface Offer {
  turn: Way;
  space: number;
  /** Null where a tile will lie that nobody knows yet. */
  tile: string | null;
}

/** What the next player could take. */
export interface NextOffers {
  seat: number;
  offers: Offer[];
}

/** What a figure that looks to a side could take first. */
export interface FacePreview {
  facing: SideName;
  offers: Offer[];
}

/** A tile that is taken, and what is left for the next player. */
export interface TakePreview {
  tile: string;
  space: number;
  facing: SideName;
  left: number;
  /** The most points it can bring now; null where it fits nowhere. */
  most: number | null;
  next: NextOffers;
}

/** A goal in which the seat's result changes. */
export interface GoalMove {
  year: number;
  goal: string;
  before: number;
  results: number[];
  points: number[];
}

/** The new tile with what lies around it. */
export interface PlacedTile extends Laid, Surroundings {}

/** An older tile as it will stand. */
export interface ChangedTile extends Laid {
  /** Its points so far. */
  before: number;
}

/** A tile on its cell, the tiles whose points change, and the goals that move. */
export interface PlacePreview {
  column: number;
  row: number;
  turned: number;
  points: number;
  tile: PlacedTile;
  changes: ChangedTile[];
  /** Tiles whose conditions can no longer be met. */
  impossible: number[];
  goals: GoalMove[];
}

/** Nothing is known beforehand. */
export interface NoPreview {}

export type Preview = FacePreview | TakePreview | PlacePreview | NoPreview;
