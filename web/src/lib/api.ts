/** REST calls; a refusal of the server becomes an ApiError whose message is meant for people. */
import type {
  Analysis,
  Campaign,
  Created,
  GameFacts,
  Guide,
  Health,
  Json,
  Language,
  Moment,
  NewTable,
  CampaignState,
  Localized,
  SharingState,
  TableFacts,
} from "./messages";
import { server } from "./server.svelte";
import { t } from "./texts.svelte";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly detail: unknown = null,
  ) {
    super(message);
  }
}

/** The server's answer. Where it is away, reading waits for it; anything else fails. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await server.ask(path, request);
    if (answer) return answer;
    if (request.method !== "GET") throw new ApiError(t("server-away"), 0);
    await server.back();
  }
}

async function call<T>(
  method: string,
  path: string,
  { body, token, language }: { body?: unknown; token?: string; language?: Language } = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (language) headers["Accept-Language"] = language;
  const answer = await reach(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) {
    const text = answer.headers.get("Content-Type")?.includes("json") === false;
    return (text ? await answer.text() : await answer.json()) as T;
  }
  const refused = (await answer.json().catch(() => ({}))) as { text?: string; detail?: unknown };
  throw new ApiError(refused.text ?? answer.statusText, answer.status, refused.detail);
}

const seg = encodeURIComponent;

const profilePath = (game: string, profile: string) =>
  `/games/${seg(game)}/profiles/${seg(profile)}`;

export const api = {
  games: () => call<GameFacts[]>("GET", "/games"),
  catalogue: (game: string, edition: string) =>
    call<Json>("GET", `/games/${seg(game)}/catalogue?edition=${seg(edition)}`),
  texts: (game: string, language: Language) =>
    call<string>("GET", `/games/${seg(game)}/texts/${language}`),
  learn: (game: string, language: Language) =>
    call<{ html: string }>("GET", `/games/${seg(game)}/learn/${language}`),
  guide: (game: string) => call<Guide>("GET", `/games/${seg(game)}/guide`),
  score: (game: string, edition: string, document: Json, language: Language) =>
    call<{ sheet: Json }>("POST", `/games/${seg(game)}/score`, {
      body: { edition, document },
      language,
    }),
  campaign: (game: string) => call<Campaign>("GET", `/games/${seg(game)}/campaign`),
  profiles: (game: string) =>
    call<{ profile: string; known: string[] }>("GET", `/games/${seg(game)}/profiles`),
  reached: (game: string, profile: string) =>
    call<CampaignState>("GET", profilePath(game, profile)),
  takeOver: (game: string, profile: string, file: unknown, language: Language) =>
    call<CampaignState>("PUT", profilePath(game, profile), { body: file, language }),
  unlock: (game: string, profile: string) =>
    call<CampaignState>("PATCH", profilePath(game, profile), { body: { unlocked: true } }),
  reset: (game: string, profile: string) =>
    call<CampaignState>("DELETE", profilePath(game, profile)),
  openParcel: (game: string, profile: string, chapter: number) =>
    call<CampaignState>("PUT", `${profilePath(game, profile)}/parcels/${chapter}`),
  noteEnd: (table: string, token: string, profile: string, language: Language) =>
    call<CampaignState>("POST", `/tables/${seg(table)}/progress`, {
      body: { profile },
      token,
      language,
    }),
  /** Where the progress can be had as a file. */
  progressFile: (game: string, profile: string) => `/api${profilePath(game, profile)}/file`,
  create: (table: NewTable, language: Language) =>
    call<Created>("POST", "/tables", { body: table, language }),
  health: () => call<Health>("GET", "/health"),
  sharing: () => call<SharingState>("GET", "/sharing"),
  share: (shared: boolean, language: Language) =>
    call<SharingState>("PUT", "/sharing", { body: { shared }, language }),
  table: (id: string) => call<TableFacts>("GET", `/tables/${seg(id)}`),
  openReplay: (replay: Json, language: Language) =>
    call<TableFacts>("POST", "/replays", { body: replay, language }),
  replay: (id: string, token?: string) => call<Json>("GET", `/tables/${seg(id)}/replay`, { token }),
  moment: (id: string, move: number, seat: number | null, language: Language, token?: string) =>
    call<Moment>(
      "GET",
      `/tables/${seg(id)}/moves/${move}?language=${language}${seat === null ? "" : `&seat=${seat}`}`,
      { token },
    ),
  rematch: (id: string, token: string, language: Language) =>
    call<Created>("POST", `/tables/${seg(id)}/rematch`, { body: {}, token, language }),
  startAnalysis: (id: string, language: Language) =>
    call<Json>("POST", `/tables/${seg(id)}/analysis?language=${language}`, { body: {} }),
  analysis: (id: string, language: Language) =>
    call<{ progress: number; analysis?: Analysis | null }>(
      "GET",
      `/tables/${seg(id)}/analysis?language=${language}`,
    ),
  changeSeat: (
    id: string,
    seat: number,
    token: string,
    change: { name?: string; kind?: string; level?: string },
  ) => call<TableFacts>("PATCH", `/tables/${seg(id)}/seats/${seat}`, { body: change, token }),
};

/** A text of both languages in the one that is read. */
export const inLanguage = (said: Localized, language: Language): string => said[language];
