/**
 * The parts of the client that belong to one game; each game has a folder with one entry.
 *
 * What they are given of the game itself has the types of its `protocol.ts`: `V` its view, `C` its
 * catalogue, `S` its score sheet. Pages that show any game do not know them.
 */
import type { Component, Snippet } from "svelte";
import type { LiveSeat } from "../lib/live.svelte";
import type { ChapterFacts, FigureFacts } from "../lib/messages";
import type { AccountOf } from "../lib/account";
import type { PlacesOf } from "../lib/places";

/** What every board component is given. It fills the page below the top bar. */
export interface BoardProps<V = any, C = any> {
  /** The seat whose eyes one looks through: its state, previews, hint; `act`, `undo`. */
  live: LiveSeat<V>;
  /** The components of the edition in play, as the game's `catalogue` gives them. */
  catalogue: C;
}

/** What every end-of-game sheet is given: one seat's points with the reasons for each. */
export interface SheetProps<S = any, C = any> {
  game: string;
  sheet: S;
  catalogue: C;
  seat: number;
  /** Of the people at the table, by seat. */
  names: string[];
}

/** A line of the count at the end: its points, and what on the board brought them. */
export interface CountLine {
  key: string;
  label: string;
  points: number;
  /** The marks of the final board that are lit while the line is counted. */
  lit: string[];
}

export type CountOf<S = any, C = any> = (sheet: S, catalogue: C) => CountLine[];

/** What the final board of a seat is given: one drawing (svg), which is also saved as a picture. */
export interface FinalBoardProps<S = any, C = any, V = any> {
  sheet: S;
  catalogue: C;
  /** The whole table at the end. */
  view: V;
  seat: number;
  label: string;
  lit: string[];
  /** The lines that have been counted so far. */
  counted: string[];
}

/** What every companion page is given. */
export interface CompanionProps<C = any> {
  catalogue: C;
  /** The edition that boards are scored with. */
  edition: string;
  /** The choice of edition and how far it can be trusted; given whether the sheet has marks. */
  note: Snippet<[boolean | undefined]>;
}

/** What the parts of a campaign are given: the components, and a chapter by its number. */
export interface ChapterProps<C = any> {
  catalogue: C;
  chapter: number;
}

/** What the map of a campaign is given; with links, each place leads to its chapter. */
export interface MapProps {
  label: string;
  chapters: ChapterFacts[];
  /** The chapter that is shown. */
  here?: number | null;
  /** Chapters that were won. */
  past?: number[];
  link?: (chapter: number) => string | undefined;
}

/** What the picture of a game on the home page is given. */
export interface ArtProps {
  small: boolean;
}

/** What the picture of a component of an edition is given. */
export interface ComponentProps<C = any> {
  catalogue: C;
  /** The kind of component, as the game's form names it, and its place among them. */
  part: string;
  index: number;
  /** Its keys and its values as they are written. */
  values: Record<string, string>;
}

/** What a figure of the rules is given: a board or cards, and what is pointed out. */
export interface FigureProps<S = any, C = any> {
  catalogue: C;
  figure: FigureFacts<S>;
  lit: string[];
}

/** What the picture of a choice is given. */
export interface SymbolProps {
  column: string;
  choice: string;
}

export type Load<P extends Record<string, any>> = () => Promise<{ default: Component<P> }>;

/** What `games/<name>/index.ts` exports; every part is loaded when it is first shown. */
export interface GameClient {
  /** Where it stands on the home page; games without a rank follow as the server names them. */
  rank?: number;
  board: Load<BoardProps>;
  /** The keys of the log that are a moment of their own: what happened to everybody, and why. */
  moments?: readonly string[];
  /** Where on the board its decisions are to be seen. */
  places?: () => Promise<{ placesOf: PlacesOf }>;
  /** Its table in sentences, for who plays from words alone. */
  account?: () => Promise<{ accountOf: AccountOf }>;
  /** The end of the game, explained. */
  sheet: Load<SheetProps>;
  /** A seat's final board, and its points line by line. */
  finalBoard?: Load<FinalBoardProps>;
  count?: () => Promise<{ countOf: CountOf }>;
  /** The picture on the home page, and the colour behind it. */
  art?: Load<ArtProps>;
  ground?: string;
  /** The page that scores a physical board. */
  companion?: Load<CompanionProps>;
  /** A component of an edition as it will look, and a choice in its form as a picture. */
  component?: Load<ComponentProps>;
  symbol?: Load<SymbolProps>;
  /** What a choice in the form of a component is called, where no text of the game says it. */
  choiceName?: (
    column: string,
    choice: string,
    catalogue: Record<string, unknown>,
  ) => string | undefined;
  /** A figure of its rules. */
  figure?: Load<FigureProps>;
  /** How a chapter of its campaign is set up. */
  setUp?: Load<ChapterProps>;
  /** What is unpacked before a chapter. */
  parcel?: Load<ChapterProps>;
  /** Where the chapters take place. */
  map?: Load<MapProps>;
}

const entries = import.meta.glob<GameClient>("./*/index.ts", { import: "default", eager: true });

/** The clients of the games by name; any other game is drawn by the generic board. */
export const clients: Record<string, GameClient> = Object.fromEntries(
  Object.entries(entries).map(([path, client]) => [path.split("/")[1]!, client]),
);
