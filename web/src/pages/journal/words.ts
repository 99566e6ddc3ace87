/** What the journal says of chapters and results. */
import { AS_WRITTEN, statusOf } from "../../lib/campaign.svelte";
import { device } from "../../lib/device.svelte";
import type {
  ChapterFacts,
  ChapterResult,
  ChapterState,
  DifficultyFacts,
} from "../../lib/messages";
import { t } from "../../lib/texts.svelte";

/** The name of a month. */
export function monthName(month: number): string {
  return new Intl.DateTimeFormat(device.language, { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2000, month - 1),
  );
}

/** "Delaware Bay, New Jersey shore · May". */
export function placeWords({ place, month }: ChapterFacts): string {
  const where = place[device.language];
  return month === null ? where : `${where} · ${monthName(month)}`;
}

/** "Won 1 of 3, best 61". */
const reachedWords = ({ plays, wins, best }: ChapterResult): string =>
  t(wins ? "journal-won" : "journal-lost", { best: best ?? 0, plays, wins });

/** "Demanding: Won 1 of 3, best 61": what was reached at a difficulty at which it was played. */
export const resultAt = ({ name, title }: DifficultyFacts, { results }: ChapterState): string =>
  t("journal-at-difficulty", {
    difficulty: title[device.language],
    result: reachedWords(results[name]!),
  });

/** What was reached in a chapter, in words: a line for each difficulty at which it was played. */
export function resultLines({ difficulties }: ChapterFacts, state: ChapterState): string[] {
  const played = difficulties.filter(({ name }) => state.results[name]?.plays);
  if (!played.length) return [t(`journal-${statusOf(state)}`)];
  return played.map((one) =>
    one.name === AS_WRITTEN ? reachedWords(state.results[one.name]!) : resultAt(one, state),
  );
}
