/** Lengths of time in words, as short as they can be said. */
import { t } from "./texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time by itself, not "in 5 days". */
export const timeSpan = (seconds: number): string => duration(seconds, "time-days-alone");

/** "45 s", "3 min", "2 h", "5 days": the largest unit that fits, rounded. */
export function duration(seconds: number, days = "time-days"): string {
  if (seconds < 2 * MINUTE) return t("time-seconds", { count: Math.round(seconds) });
  if (seconds < 2 * HOUR) return t("time-minutes", { count: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY) return t("time-hours", { count: Math.round(seconds / HOUR) });
  return t(days, { count: Math.round(seconds / DAY) });
}
