/** How a game ended, in words; to the person who played it, in the second person. */
import type { SeatFacts, TableState } from "../../lib/protocol";
import { t } from "../../lib/texts.svelte";
import { listed } from "../../lib/words";

type Ended = Pick<TableState, "table" | "places" | "scores">;

export const winnersOf = ({ table, places }: Ended): SeatFacts[] =>
  table.seats.filter((seat) => places?.[seat.seat] === 1);

export const inOrder = ({ table, places }: Ended): SeatFacts[] =>
  [...table.seats].sort((one, other) => (places?.[one.seat] ?? 0) - (places?.[other.seat] ?? 0));

/** `own` is the seat of the person at this device, where only one is theirs. */
export function resultWords(ended: Ended, own: number | undefined): string {
  const { table, places, scores } = ended;
  const winners = winnersOf(ended);
  const won = winners.length > 0;
  const score = scores[winners[0]?.seat ?? 0] ?? 0;
  if (table.players === 1) return t(won ? "end-solo-won" : "end-solo-lost", { score });
  if (table.cooperative || !places || !won)
    return t(won ? "end-together-won" : "end-together-lost");
  const second = scores[inOrder(ended)[1]?.seat ?? 0] ?? 0;
  if (winners.some((one) => one.seat === own)) return ownVictory(ended, own!, score, second);
  const name = winners[0]!.name;
  if (winners.length > 1)
    return t("end-tie", { names: listed(winners.map((one) => one.name)), score });
  if (table.players > 2) return t("end-wins-many", { name, score });
  return t(own === undefined ? "end-wins" : "end-beats-you", { name, score, other: second });
}

function ownVictory(ended: Ended, own: number, score: number, second: number): string {
  const names = winnersOf(ended).flatMap((one) => (one.seat === own ? [] : [one.name]));
  if (names.length) return t("end-you-tie", { names: listed(names), score });
  if (ended.table.players > 2) return t("end-you-win-many", { score });
  return t("end-you-win", { score, other: second });
}

/** Where points alone did not settle who wins; nothing otherwise. */
export function tieWords(ended: Ended, own: number | undefined): string {
  const { table, places, scores } = ended;
  if (table.cooperative || !places || winnersOf(ended).length !== 1) return "";
  const [first, ...others] = inOrder(ended);
  const level = others.filter((one) => scores[one.seat] === scores[first!.seat]);
  if (!level.length) return "";
  return t([first!, ...level].some((one) => one.seat === own) ? "end-tie-break" : "end-level");
}
