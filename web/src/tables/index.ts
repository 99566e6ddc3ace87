/** Which components draw a game; any other game is drawn by the generic ones. */
import type { Component, Snippet } from "svelte";
import type { LiveSeat } from "../lib/live.svelte";
import type { Json } from "../lib/messages";
import { server } from "../lib/server.svelte";

/** What every board component is given. It fills the page below the top bar. */
export interface BoardProps {
  /** The seat whose eyes one looks through: its state, previews, hint; `act`, `undo`. */
  live: LiveSeat;
  /** The components of the edition in play, as the game's `catalogue` gives them. */
  catalogue: Json;
}

/** What every end-of-game sheet is given: one seat's points with the reasons for each. */
export interface SheetProps {
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

type Load<P extends Record<string, any>> = () => Promise<{ default: Component<P> }>;

const boards: Record<string, Load<BoardProps>> = {
  keystone: () => import("./keystone/Keystone.svelte"),
  ecosfera: () => import("./ecosfera/Ecosfera.svelte"),
  habitats: () => import("./habitats/Habitats.svelte"),
  keyharvest: () => import("./keyharvest/Keyharvest.svelte"),
};

const sheets: Record<string, Load<SheetProps>> = {
  keystone: () => import("./keystone/EndSheet.svelte"),
  ecosfera: () => import("./ecosfera/EndSheet.svelte"),
  habitats: () => import("./habitats/EndSheet.svelte"),
  keyharvest: () => import("./keyharvest/EndSheet.svelte"),
};

const companions: Record<string, Load<CompanionProps>> = {
  keystone: () => import("../pages/companion/Keystone.svelte"),
  habitats: () => import("../pages/companion/Habitats.svelte"),
  keyharvest: () => import("../pages/companion/Keyharvest.svelte"),
};

/** How a chapter of a campaign is set up. */
const setUps: Record<string, Load<ChapterProps>> = {
  keystone: () => import("./keystone/AssignmentSetUp.svelte"),
};

/** What is unpacked before a chapter. */
const parcels: Record<string, Load<ChapterProps>> = {
  keystone: () => import("./keystone/Envelope.svelte"),
};

const generic: Load<BoardProps> = () => import("./generic/Generic.svelte");
const genericSheet: Load<SheetProps> = () => import("./generic/GenericSheet.svelte");

/** A component, if there is one; it comes when the server can be reached. */
async function loaded<P extends Record<string, any>>(
  load: Load<P> | undefined,
): Promise<Component<P> | undefined> {
  return load && (await server.part(load)).default;
}

/** Has the game a board of its own? */
export const hasBoard = (game: string): boolean => game in boards;

export const boardOf = async (game: string, plain = false): Promise<Component<BoardProps>> =>
  (await loaded((plain ? undefined : boards[game]) ?? generic))!;

export const sheetOf = async (game: string): Promise<Component<SheetProps>> =>
  (await loaded(sheets[game] ?? genericSheet))!;

export const setUpOf = (game: string) => loaded(setUps[game]);

export const parcelOf = (game: string) => loaded(parcels[game]);

/** Games whose physical boards the client can score. */
export const hasCompanion = (game: string): boolean => game in companions;

export const companionOf = (game: string) => loaded(companions[game]);
