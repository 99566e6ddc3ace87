/** What the players of a tournament are called. */
import type { EntrantFacts, TournamentFacts } from "../../lib/messages";
import { t } from "../../lib/texts.svelte";

export function entrantName(one: EntrantFacts): string {
  if (one.name) return one.name;
  return t(one.bot ? "tournament-bot" : "tournament-gone", { number: one.number + 1 });
}

export function nameOf(facts: TournamentFacts, number: number): string {
  const found = facts.players.find((one) => one.number === number);
  return found ? entrantName(found) : `${number + 1}`;
}
