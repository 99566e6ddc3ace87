/** Texts through Fluent: the client's own, and each game's catalogue, which the server sends. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { declension } from "./declension";
import { device, remember } from "./device.svelte";
import type { Language } from "./messages";

export type Arguments = Record<string, FluentVariable>;

/** `texts/en.ftl` and `texts/<area>.en.ftl`, likewise for the other language. */
const files = import.meta.glob<string>("../texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(language: Language, sources: string[]): FluentBundle {
  const resources = sources.map((source) => new FluentResource(source));
  const made = new FluentBundle(language, {
    useIsolating: false,
    functions: declension(resources),
  });
  for (const resource of resources) made.addResource(resource);
  return made;
}

function ownTexts(language: Language): FluentBundle {
  const named = Object.keys(files).filter((path) => path.endsWith(`${language}.ftl`));
  return bundle(
    language,
    named.map((path) => files[path]!),
  );
}

const own: Record<Language, FluentBundle> = { en: ownTexts("en"), de: ownTexts("de") };

class Loaded {
  games = $state.raw<Record<string, Partial<Record<Language, FluentBundle>>>>({});
}
const loaded = new Loaded();

function format(from: FluentBundle | undefined, key: string, given: Arguments): string | undefined {
  const pattern = from?.getMessage(key)?.value;
  return from && pattern ? from.formatPattern(pattern, given) : undefined;
}

/** A text of the client in the language that is read. */
export function t(key: string, given: Arguments = {}): string {
  return format(own[device.language], key, given) ?? key;
}

/** A text of a game; in the other language until `loadGameTexts` has brought this one. */
export function gameText(game: string, key: string, given: Arguments = {}): string {
  const { en, de } = loaded.games[game] ?? {};
  return format((device.language === "de" ? de : en) ?? en ?? de, key, given) ?? key;
}

export const hasGameText = (game: string, key: string): boolean =>
  !!loaded.games[game]?.[device.language]?.hasMessage(key);

export function addGameTexts(game: string, language: Language, source: string): void {
  const texts = { ...loaded.games[game], [language]: bundle(language, [source]) };
  loaded.games = { ...loaded.games, [game]: texts };
}

/** A game's texts in the language that is read; whoever draws them waits for them first. */
export async function loadGameTexts(game: string): Promise<void> {
  const language = device.language;
  if (loaded.games[game]?.[language]) return;
  addGameTexts(game, language, await api.texts(game, language));
}

/** After a change of language: the texts of all games that are in use. */
export async function reloadGameTexts(): Promise<void> {
  await Promise.all(Object.keys(loaded.games).map(loadGameTexts));
}

export function useLanguage(language: Language): void {
  remember({ language });
  document.documentElement.lang = language;
}
