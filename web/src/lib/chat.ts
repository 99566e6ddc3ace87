/** The chat of a table. */
import type { ChatLine } from "./messages";

/** The lines of a chat with those that are new or have changed. */
export function withLines(known: ChatLine[], news: ChatLine[]): ChatLine[] {
  const others = known.filter((line) => !news.some((one) => one.number === line.number));
  return [...others, ...news].toSorted((one, other) => one.number - other.number);
}
