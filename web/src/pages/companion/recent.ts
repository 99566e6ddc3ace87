/** What was laid last in a game's companion: it is often needed again. */
import { keepStored, recallStored } from "../../lib/storage";

const MOST = 6;
const keyOf = (game: string): string => `ecotone-recent-${game}`;

export function recentOf(game: string): string[] {
  const kept = recallStored(keyOf(game));
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

export function noteRecent(game: string, id: string): void {
  keepStored(keyOf(game), [id, ...recentOf(game).filter((one) => one !== id)].slice(0, MOST));
}
