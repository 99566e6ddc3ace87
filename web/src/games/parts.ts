/** Loading what draws a game: its own parts, else the generic ones. */
import type { Component } from "svelte";
import { games } from "../lib/games.svelte";
import { server } from "../lib/server.svelte";
import { loadGameTexts } from "../lib/texts.svelte";
import { clients, type BoardProps, type Load, type SheetProps } from "./index";

const generic: Load<BoardProps> = () => import("../tables/generic/Generic.svelte");
const packaged: Load<BoardProps> = () => import("../tables/packaged/Packaged.svelte");
const genericSheet: Load<SheetProps> = () => import("../tables/generic/GenericSheet.svelte");

/** A component, if there is one; it comes when the server can be reached. */
async function loaded<P extends Record<string, any>>(
  load: Load<P> | undefined,
): Promise<Component<P> | undefined> {
  return load && (await server.part(load)).default;
}

/** A component that is drawn with the game's texts. */
async function withTexts<P extends Record<string, any>>(
  game: string,
  load: Load<P> | undefined,
): Promise<Component<P> | undefined> {
  const [component] = await Promise.all([loaded(load), load && loadGameTexts(game)]);
  return component;
}

/** Does the game's package ship a board? */
const isPackaged = (game: string): boolean => !!games.named(game)?.client;

/** Has the game a board of its own? */
export const hasBoard = (game: string): boolean => game in clients || isPackaged(game);

export async function boardOf(game: string, plain = false): Promise<Component<BoardProps>> {
  if (!(game in clients)) await games.load();
  const own = clients[game]?.board ?? (isPackaged(game) ? packaged : undefined);
  return (await withTexts(game, (plain ? undefined : own) ?? generic))!;
}

export const sheetOf = async (game: string): Promise<Component<SheetProps>> =>
  (await withTexts(game, clients[game]?.sheet ?? genericSheet))!;

export const artOf = (game: string) => loaded(clients[game]?.art);

export const setUpOf = (game: string) => withTexts(game, clients[game]?.setUp);

export const parcelOf = (game: string) => withTexts(game, clients[game]?.parcel);

export const mapOf = (game: string) => withTexts(game, clients[game]?.map);

/** Can the client score the game's physical boards? */
export const hasCompanion = (game: string): boolean => !!clients[game]?.companion;

export const companionOf = (game: string) => withTexts(game, clients[game]?.companion);
