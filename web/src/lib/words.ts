/** Words every page needs: lists, signed numbers, names the server uses. */
import { device } from "./device.svelte";
import { gameText, hasGameText, t } from "./texts.svelte";

/** "Ada, Ben and Cleo". */
export const listed = (words: string[]): string =>
  new Intl.ListFormat(device.language, { type: "conjunction" }).format(words);

/** "Ada, Ben or Cleo". */
export const alternatives = (words: string[]): string =>
  new Intl.ListFormat(device.language, { type: "disjunction" }).format(words);

/** "3/4/2026" or "4.3.2026": the day of a moment. */
export const shortDate = (moment: string): string =>
  new Date(moment).toLocaleDateString(device.language);

export const signed = (count: number): string =>
  count < 0 ? `−${-count}` : count === 0 ? "0" : `+${count}`;

/** `event_track` → "Event track". */
export function readable(key: string): string {
  return capital(key.replaceAll(/[_-]+/g, " ").trim());
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The first of these texts that the client has, else the name made readable. */
function firstText(name: string, keys: string[]): string {
  for (const key of keys) {
    const text = t(key);
    if (text !== key) return text;
  }
  return readable(name);
}

const plain = (name: string) => name.replaceAll("_", "-");

export const levelName = (level: string) => firstText(level, [`level-${plain(level)}`]);

/** A choice of an option, as the client calls it, or else the game. */
export function choiceName(option: string, choice: string, game: string): string {
  const key = `${plain(option)}-${plain(choice)}`;
  if (hasGameText(game, key)) return capital(gameText(game, key));
  return firstText(choice, [`choice-${key}`, `choice-${plain(choice)}`]);
}
