/** REST calls; a refusal of the server becomes an ApiError whose message is meant for people. */
import type {
  AddedPushDevice,
  Analysis,
  Campaign,
  Created,
  CreatedPerson,
  CreatedTournament,
  DeviceCode,
  EveningScored,
  GameFacts,
  GameStatistics,
  Guide,
  HolidayFacts,
  Learn,
  Health,
  HostState,
  Json,
  Ladder,
  Language,
  LevelSuggestion,
  LobbyTable,
  Moment,
  NewTable,
  NewToken,
  NewTournament,
  NoticeFacts,
  PuzzleAnswer,
  PuzzlePosition,
  CampaignState,
  Localized,
  NewPerson,
  NewPushDevice,
  PersonChange,
  PersonFacts,
  PersonPasskeys,
  PersonTable,
  PlayOn,
  SeatChange,
  SharingState,
  TableFacts,
  TablePuzzles,
  TournamentFacts,
} from "./messages";
import type { ExplanationFacts } from "./protocol";
import { device } from "./device.svelte";
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

export async function call<T>(
  method: string,
  path: string,
  { body, token, language }: { body?: unknown; token?: string; language?: Language } = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (device.person) headers["Ecotone-Person"] = device.person.secret;
  if (language) headers["Accept-Language"] = language;
  const answer = await reach(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  if (answer.ok) {
    const text = answer.headers.get("Content-Type")?.includes("json") === false;
    return (text ? await answer.text() : await answer.json()) as T;
  }
  const refused = (await answer.json().catch(() => ({}))) as { text?: string; detail?: unknown };
  throw new ApiError(refused.text ?? answer.statusText, answer.status, refused.detail);
}

export const seg = encodeURIComponent;

const profilePath = (game: string, profile: string) =>
  `/games/${seg(game)}/profiles/${seg(profile)}`;

export const api = {
  games: () => call<GameFacts[]>("GET", "/games"),
  /** The components of an edition; with the digest of a table's cards, exactly those. */
  catalogue: (game: string, edition: string, cards = "") =>
    call<Json>(
      "GET",
      `/games/${seg(game)}/catalogue?edition=${seg(edition)}${cards ? `&cards=${seg(cards)}` : ""}`,
    ),
  /** What lies on the table and what its signs and numbers mean, by subject. */
  glossary: (game: string, edition: string, cards: string, language: Language) =>
    call<Record<string, ExplanationFacts>>(
      "GET",
      `/games/${seg(game)}/glossary/${language}?edition=${seg(edition)}${cards ? `&cards=${seg(cards)}` : ""}`,
    ),
  texts: (game: string, language: Language) =>
    call<string>("GET", `/games/${seg(game)}/texts/${language}`),
  learn: (game: string, language: Language) =>
    call<Learn>("GET", `/games/${seg(game)}/learn/${language}`),
  puzzles: (game: string) => call<{ count: number }>("GET", `/games/${seg(game)}/puzzles`),
  puzzle: (game: string, number: number, language: Language) =>
    call<PuzzlePosition>("GET", `/games/${seg(game)}/puzzles/${number}?language=${language}`),
  puzzleAnswer: (game: string, number: number, action: number, language: Language) =>
    call<PuzzleAnswer>(
      "GET",
      `/games/${seg(game)}/puzzles/${number}/answer?action=${action}&language=${language}`,
    ),
  suggestedLevel: (id: string) => call<LevelSuggestion>("GET", `/tables/${seg(id)}/level`),
  tablePuzzles: (id: string) => call<TablePuzzles>("GET", `/tables/${seg(id)}/puzzles`),
  tablePuzzle: (id: string, number: number, language: Language) =>
    call<PuzzlePosition>("GET", `/tables/${seg(id)}/puzzles/${number}?language=${language}`),
  tablePuzzleAnswer: (id: string, number: number, action: number, language: Language) =>
    call<PuzzleAnswer>(
      "GET",
      `/tables/${seg(id)}/puzzles/${number}/answer?action=${action}&language=${language}`,
    ),
  guide: (game: string) => call<Guide>("GET", `/games/${seg(game)}/guide`),
  score: (game: string, edition: string, document: Json, language: Language) =>
    call<{ sheet: Json }>("POST", `/games/${seg(game)}/score`, {
      body: { edition, document },
      language,
    }),
  evening: (game: string, edition: string, document: Json, language: Language) =>
    call<EveningScored>("POST", `/games/${seg(game)}/evening`, {
      body: { edition, document },
      language,
    }),
  campaign: (game: string, edition = "") =>
    call<Campaign>(
      "GET",
      `/games/${seg(game)}/campaign${edition ? `?edition=${seg(edition)}` : ""}`,
    ),
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
  lobby: () => call<LobbyTable[]>("GET", "/lobby"),
  sitDown: (id: string, name: string, language: Language) =>
    call<Created>("POST", `/tables/${seg(id)}/seats`, { body: { name: name || null }, language }),
  leaveSeat: (id: string, seat: number, token: string, language: Language) =>
    call<TableFacts>("DELETE", `/tables/${seg(id)}/seats/${seat}`, { token, language }),
  allowChat: (id: string, token: string, chat: boolean) =>
    call<TableFacts>("PATCH", `/tables/${seg(id)}`, { body: { chat }, token }),
  reportLine: (id: string, token: string, number: number) =>
    call<void>("POST", `/tables/${seg(id)}/chat/${number}/report`, { token }),
  removeLine: (id: string, token: string, number: number) =>
    call<void>("DELETE", `/tables/${seg(id)}/chat/${number}`, { token }),
  startTable: (id: string, token: string, language: Language) =>
    call<TableFacts>("POST", `/tables/${seg(id)}/start`, { token, language }),
  create: (table: NewTable, language: Language) =>
    call<Created>("POST", "/tables", { body: table, language }),
  createPerson: (person: NewPerson) => call<CreatedPerson>("POST", "/people", { body: person }),
  useCode: (code: string, language: Language) =>
    call<CreatedPerson>("POST", "/people/devices", { body: { code }, language }),
  person: () => call<PersonFacts>("GET", "/person"),
  changePerson: (change: PersonChange, language: Language) =>
    call<PersonFacts>("PATCH", "/person", { body: change, language }),
  deletePerson: () => call<void>("DELETE", "/person"),
  personFile: () => call<Json>("GET", "/person/file"),
  personTables: () => call<PersonTable[]>("GET", "/person/tables"),
  statistics: () => call<GameStatistics[]>("GET", "/person/statistics"),
  ladder: (game: string) => call<Ladder>("GET", `/games/${seg(game)}/ladder`),
  createTournament: (tournament: NewTournament, language: Language) =>
    call<CreatedTournament>("POST", "/tournaments", { body: tournament, language }),
  tournament: (id: string, token?: string) =>
    call<TournamentFacts>("GET", `/tournaments/${seg(id)}`, { token }),
  joinTournament: (id: string, name: string, language: Language) =>
    call<TournamentFacts>("POST", `/tournaments/${seg(id)}/players`, { body: { name }, language }),
  leaveTournament: (id: string, number: number, language: Language, token?: string) =>
    call<TournamentFacts>("DELETE", `/tournaments/${seg(id)}/players/${number}`, {
      language,
      token,
    }),
  replaceEntrant: (id: string, number: number, token: string, language: Language) =>
    call<TournamentFacts>("POST", `/tournaments/${seg(id)}/players/${number}/bot`, {
      language,
      token,
    }),
  nextRound: (id: string, token: string, language: Language) =>
    call<TournamentFacts>("POST", `/tournaments/${seg(id)}/rounds`, { language, token }),
  holiday: () => call<HolidayFacts>("GET", "/person/holiday"),
  beginHoliday: (days: number, language: Language) =>
    call<HolidayFacts>("POST", "/person/holiday", { body: { days }, language }),
  finishHoliday: () => call<HolidayFacts>("DELETE", "/person/holiday"),
  notices: () => call<NoticeFacts>("GET", "/person/notices"),
  addPushDevice: (added: NewPushDevice, language: Language) =>
    call<AddedPushDevice>("POST", "/person/push-devices", { body: added, language }),
  removePushDevice: (id: string, language: Language) =>
    call<NoticeFacts>("DELETE", `/person/push-devices/${seg(id)}`, { language }),
  /** Have a link sent to an e-mail address, which confirms it. */
  askForMail: (address: string, language: Language) =>
    call<NoticeFacts>("POST", "/person/mail", { body: { address }, language }),
  removeMail: () => call<NoticeFacts>("DELETE", "/person/mail"),
  confirmMail: (token: string, language: Language) =>
    call<void>("POST", "/mail/confirmations", { body: { token }, language }),
  stopMail: (token: string, language: Language) =>
    call<void>("POST", "/mail/stops", { body: { token }, language }),
  passkeys: () => call<PersonPasskeys>("GET", "/person/passkeys"),
  /** What the browser needs to make a passkey of this person. */
  passkeyCreation: (language: Language) =>
    call<{ options: PublicKeyCredentialCreationOptionsJSON }>("POST", "/person/passkeys/options", {
      language,
    }),
  addPasskey: (credential: unknown, name: string, language: Language) =>
    call<PersonPasskeys>("POST", "/person/passkeys", { body: { credential, name }, language }),
  removePasskey: (id: string, language: Language) =>
    call<PersonPasskeys>("DELETE", `/person/passkeys/${seg(id)}`, { language }),
  /** What the browser needs to sign in with a passkey. */
  passkeyRequest: (language: Language) =>
    call<{ options: PublicKeyCredentialRequestOptionsJSON }>("POST", "/passkeys/options", {
      language,
    }),
  signIn: (credential: unknown, language: Language) =>
    call<CreatedPerson>("POST", "/passkeys/sign-in", { body: { credential }, language }),
  newCode: () => call<DeviceCode>("POST", "/person/codes"),
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
  playOn: (id: string, wanted: PlayOn, language: Language) =>
    call<Created>("POST", `/tables/${seg(id)}/play-on`, { body: wanted, language }),
  startAnalysis: (id: string, language: Language) =>
    call<Json>("POST", `/tables/${seg(id)}/analysis?language=${language}`, { body: {} }),
  analysis: (id: string, language: Language) =>
    call<{ progress: number; analysis?: Analysis | null }>(
      "GET",
      `/tables/${seg(id)}/analysis?language=${language}`,
    ),
  changeSeat: (id: string, seat: number, token: string, change: SeatChange) =>
    call<TableFacts>("PATCH", `/tables/${seg(id)}/seats/${seat}`, { body: change, token }),
  host: (token: string) => call<HostState>("GET", "/admin", { token }),
  messageToAll: (token: string, text: string) =>
    call<null>("POST", "/admin/messages", { body: { text }, token }),
  block: (token: string, address: string, blocked: boolean) =>
    call<null>("POST", "/admin/blocks", { body: { address, blocked }, token }),
  removeTable: (token: string, id: string) =>
    call<null>("DELETE", `/admin/tables/${seg(id)}`, { token }),
  /** Let another player have more time. */
  giveTime: (id: string, seat: number, token: string, language: Language) =>
    call<TableFacts>("POST", `/tables/${seg(id)}/seats/${seat}/time`, { token, language }),
  /** A new link for a seat; the one before opens nothing any more. */
  renewToken: (id: string, seat: number, token: string) =>
    call<NewToken>("POST", `/tables/${seg(id)}/seats/${seat}/token`, { token }),
};

/** A text of both languages in the one that is read. */
export const inLanguage = (said: Localized, language: Language): string => said[language];
