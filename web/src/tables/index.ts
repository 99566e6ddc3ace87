/** Which board component draws a game; any other game is drawn by the generic one. */
import type { Component } from "svelte";
import type { LiveSeat } from "../lib/live.svelte";
import type { Json } from "../lib/messages";

/** What every board component is given. */
export interface BoardProps {
  /** The seat whose eyes one looks through: its state, previews, hint; `act`, `undo`. */
  live: LiveSeat;
  /** The components of the edition in play, as the game's `catalogue` gives them. */
  catalogue: Json;
}

type Load = () => Promise<{ default: Component<BoardProps> }>;

const boards: Record<string, Load> = {};

const generic: Load = () => import("./generic/Generic.svelte");

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  return (await (boards[game] ?? generic)()).default;
}
