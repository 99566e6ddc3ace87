/** Texts through Fluent: the client's own, and each game's catalogue as the server has it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { device, remember } from "./device.svelte";
import type { Language } from "./messages";

type Arguments = Record<string, FluentVariable>;

/** `texts/en.ftl` and `texts/<area>.en.ftl`, likewise for the other language. */
const files = import.meta.glob<string>("../texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
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
  games = $state.raw<Record<string, FluentBundle>>({});
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

/** A text of a game; `loadGameTexts` brings them. */
export function gameText(game: string, key: string, given: Arguments = {}): string {
  return format(loaded.games[`${game}/${device.language}`], key, given) ?? key;
}

export const hasGameText = (game: string, key: string): boolean =>
  !!loaded.games[`${game}/${device.language}`]?.hasMessage(key);

export async function loadGameTexts(game: string): Promise<void> {
  const language = device.language;
  const name = `${game}/${language}`;
  if (loaded.games[name]) return;
  const source = await api.texts(game, language);
  loaded.games = { ...loaded.games, [name]: bundle(language, [source]) };
}

export function useLanguage(language: Language): void {
  remember({ language });
  document.documentElement.lang = language;
}
