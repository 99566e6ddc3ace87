/** Loading what draws a game: its own parts, else the generic ones. */
import type { Component } from "svelte";
import { games } from "../lib/games.svelte";
import type { AccountOf } from "../lib/account";
import type { PlacesOf } from "../lib/places";
import { server } from "../lib/server.svelte";
import { loadGameTexts } from "../lib/texts.svelte";
import {
  clients,
  type BoardProps,
  type CountOf,
  type FinalBoardProps,
  type Load,
  type SheetProps,
} from "./index";

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

/** What the count at the end needs; nothing, if the game does not draw its final boards. */
export async function finaleOf(
  game: string,
): Promise<{ FinalBoard: Component<FinalBoardProps>; countOf: CountOf } | undefined> {
  const { finalBoard, count } = clients[game] ?? {};
  if (!finalBoard || !count) return undefined;
  const [FinalBoard, { countOf }] = await Promise.all([
    withTexts(game, finalBoard),
    server.part(count),
  ]);
  return { FinalBoard: FinalBoard!, countOf };
}

/** Where the game's decisions are to be seen; nowhere, if its board does not say. */
export async function placesOf(game: string): Promise<PlacesOf> {
  const load = clients[game]?.places;
  return load ? (await server.part(load)).placesOf : () => ({});
}

/** The game's table in sentences; no sentences, if it has none of its own. */
export async function accountOf(game: string): Promise<AccountOf> {
  const load = clients[game]?.account;
  return load ? (await server.part(load)).accountOf : () => [];
}

export const artOf = (game: string) => loaded(clients[game]?.art);

export const setUpOf = (game: string) => withTexts(game, clients[game]?.setUp);

export const parcelOf = (game: string) => withTexts(game, clients[game]?.parcel);

export const mapOf = (game: string) => withTexts(game, clients[game]?.map);

export const componentOf = (game: string) => withTexts(game, clients[game]?.component);

export const figureOf = (game: string) => withTexts(game, clients[game]?.figure);

export const symbolOf = (game: string) => withTexts(game, clients[game]?.symbol);

export const choiceNameOf = (game: string) => clients[game]?.choiceName;

/** Can the client score the game's physical boards? */
export const hasCompanion = (game: string): boolean => !!clients[game]?.companion;

export const companionOf = (game: string) => withTexts(game, clients[game]?.companion);
