/** Words every page needs: lists, signed numbers, names the server uses. */
import { device } from "./device.svelte";
import { t } from "./texts.svelte";

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
  const words = key.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

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

export const choiceName = (option: string, choice: string) =>
  firstText(choice, [`choice-${plain(option)}-${plain(choice)}`, `choice-${plain(choice)}`]);
