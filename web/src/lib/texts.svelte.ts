/** Texts through Fluent: the client's own, and each game's catalogue as the server has it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../texts/en.ftl?raw";
import de from "../texts/de.ftl?raw";
import { api } from "./api";
import { device, remember } from "./device.svelte";
import type { Language } from "./messages";

type Arguments = Record<string, FluentVariable>;

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const own: Record<Language, FluentBundle> = { en: bundle("en", en), de: bundle("de", de) };
const ofGames = $state<Record<string, FluentBundle>>({});

function format(from: FluentBundle | undefined, key: string, given: Arguments): string | undefined {
  const pattern = from?.getMessage(key)?.value;
  return from && pattern ? from.formatPattern(pattern, given) : undefined;
}

/** A text of the client in the language that is read. */
export function say(key: string, given: Arguments = {}): string {
  return format(own[device.language], key, given) ?? key;
}

/** A text of a game; `loadGameTexts` brings them. */
export function sayGame(game: string, key: string, given: Arguments = {}): string {
  return format(ofGames[`${game}/${device.language}`], key, given) ?? key;
}

export async function loadGameTexts(game: string): Promise<void> {
  const name = `${game}/${device.language}`;
  if (!ofGames[name])
    ofGames[name] = bundle(device.language, await api.texts(game, device.language));
}

export function useLanguage(language: Language): void {
  remember({ language });
  document.documentElement.lang = language;
}
