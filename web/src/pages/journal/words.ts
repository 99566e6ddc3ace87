/** What the journal says of chapters and results. */
import { statusOf } from "../../lib/campaign.svelte";
import { device } from "../../lib/device.svelte";
import type { ChapterFacts, ChapterState } from "../../lib/messages";
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

/** What was reached in a chapter, in words. */
export function resultWords(state: ChapterState): string {
  return t(`journal-${statusOf(state)}`, {
    best: state.best ?? 0,
    plays: state.plays,
    wins: state.wins,
  });
}
