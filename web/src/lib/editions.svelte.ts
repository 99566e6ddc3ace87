/** Editions of one's own: the tokens this device holds, and the calls of the workshop. */
import { call, seg } from "./api";
import { device, remember } from "./device.svelte";
import { games } from "./games.svelte";
import type {
  CreatedEdition,
  EditionChanged,
  EditionFacts,
  EditionState,
  EditionSummary,
  GameFacts,
  ValueChange,
} from "./messages";
import { keepStored, recallStored } from "./storage";

const KEY = "ecotone-editions";

type Tokens = Record<string, string>;

const held = $state<{ tokens: Tokens }>({ tokens: (recallStored(KEY) as Tokens | null) ?? {} });

const idOf = (game: string, name: string): string => `${game}/${name}`;

export const tokenOf = (game: string, name: string): string | undefined =>
  held.tokens[idOf(game, name)];

/** Keep the token that lets this device edit an edition. */
export function holdEdition(game: string, name: string, token: string): void {
  held.tokens = { ...held.tokens, [idOf(game, name)]: token };
  keepStored(KEY, held.tokens);
}

function dropEdition(game: string, name: string): void {
  const { [idOf(game, name)]: _, ...rest } = held.tokens;
  held.tokens = rest;
  keepStored(KEY, held.tokens);
}

/** The editions this device offers: the package's, its own, and the one it was led to. */
export const offered = (game: GameFacts, wanted = ""): EditionFacts[] =>
  game.editions.filter((one) => !one.owned || one.name === wanted || tokenOf(game.name, one.name));

/** The edition that an address asks for: `/new/…?edition=mine`. */
export const wantedEdition = (): string =>
  new URLSearchParams(location.search).get("edition") ?? "";

/** The edition that this device plays a game with, as long as the server has it. */
export function chosenEdition(game: GameFacts | undefined): string {
  const wanted = wantedEdition() || device.editions[game?.name ?? ""];
  const found = game?.editions.find((one) => one.name === wanted) ?? game?.editions[0];
  return found?.name ?? "";
}

export const chooseEdition = (game: string, name: string): void =>
  remember({ editions: { ...device.editions, [game]: name } });

const path = (game: string, name: string) => `/editions/${seg(game)}/${seg(name)}`;

const asOwner = (game: string, name: string) => ({
  token: tokenOf(game, name),
  language: device.language,
});

async function made(created: Promise<CreatedEdition>): Promise<CreatedEdition> {
  const edition = await created;
  holdEdition(edition.game, edition.name, edition.token);
  await games.reload();
  return edition;
}

/** A file's bytes in Base64. */
async function encoded(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export const editions = {
  all: () => call<EditionSummary[]>("GET", "/editions"),
  state: (game: string, name: string) =>
    call<EditionState>("GET", path(game, name), asOwner(game, name)),
  copy: (game: string, origin: string, title: string) =>
    made(
      call<CreatedEdition>("POST", "/editions", {
        body: { game, origin, title },
        language: device.language,
      }),
    ),
  open: async (file: Blob) =>
    made(
      call<CreatedEdition>("POST", "/editions/file", {
        body: { content: await encoded(file) },
        language: device.language,
      }),
    ),
  change: (game: string, name: string, part: string, row: number, change: ValueChange) =>
    call<EditionChanged>("PATCH", `${path(game, name)}/${seg(part)}/${row}`, {
      body: change,
      ...asOwner(game, name),
    }),
  add: (game: string, name: string, part: string, like: number, keys: Record<string, string>) =>
    call<EditionState>("POST", `${path(game, name)}/${seg(part)}`, {
      body: { like, keys },
      ...asOwner(game, name),
    }),
  drop: (game: string, name: string, part: string, row: number) =>
    call<EditionState>("DELETE", `${path(game, name)}/${seg(part)}/${row}`, asOwner(game, name)),
  undo: (game: string, name: string) =>
    call<EditionState>("POST", `${path(game, name)}/undo`, { body: {}, ...asOwner(game, name) }),
  async remove(game: string, name: string): Promise<void> {
    await call<null>("DELETE", path(game, name), asOwner(game, name));
    dropEdition(game, name);
    await games.reload();
  },
  /** Where an edition can be had as one file. */
  file: (game: string, name: string) => `/api${path(game, name)}/file`,
};
