/** The parts of the client that belong to one game; each game has a folder with one entry. */
import type { Component, Snippet } from "svelte";
import type { LiveSeat } from "../lib/live.svelte";
import type { ChapterFacts, Json } from "../lib/messages";

/** What every board component is given. It fills the page below the top bar. */
export interface BoardProps {
  /** The seat whose eyes one looks through: its state, previews, hint; `act`, `undo`. */
  live: LiveSeat;
  /** The components of the edition in play, as the game's `catalogue` gives them. */
  catalogue: Json;
}

/** What every end-of-game sheet is given: one seat's points with the reasons for each. */
export interface SheetProps {
  game: string;
  sheet: Json;
  catalogue: Json;
  seat: number;
}

/** What every companion page is given. */
export interface CompanionProps {
  catalogue: Json;
  /** The edition that boards are scored with. */
  edition: string;
  /** The choice of edition and how far it can be trusted; given whether the sheet has marks. */
  note: Snippet<[boolean | undefined]>;
}

/** What the parts of a campaign are given: the components, and a chapter by its number. */
export interface ChapterProps {
  catalogue: Json;
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

export type Load<P extends Record<string, any>> = () => Promise<{ default: Component<P> }>;

/** What `games/<name>/index.ts` exports; every part is loaded when it is first shown. */
export interface GameClient {
  /** Where it stands on the home page; games without a rank follow as the server names them. */
  rank?: number;
  board: Load<BoardProps>;
  /** The end of the game, explained. */
  sheet: Load<SheetProps>;
  /** The picture on the home page, and the colour behind it. */
  art?: Load<ArtProps>;
  ground?: string;
  /** The page that scores a physical board. */
  companion?: Load<CompanionProps>;
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
