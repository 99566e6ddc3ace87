/** The event that is under way or was the last: its card, what was chosen, and whether it is new. */
import { device } from "../../lib/device.svelte";
import type { Catalogue } from "./model";
import type { Table } from "./table.svelte";
import { choicesOf, eventOf } from "./words";
import { text } from "./texts";

export class LastEvent {
  /** The event whose card was put away, or that one has played on after. */
  private seen = $state("");

  constructor(private readonly table: Table) {}

  id = $derived.by(() => {
    const { view } = this.table;
    return view?.event?.event ?? view?.events.at(-1) ?? null;
  });

  get facts(): Catalogue["events"][number] {
    return eventOf(this.table.catalogue, this.id!);
  }

  get name(): string {
    return this.facts.name[device.language];
  }

  /** What the log says about it: the line that drew it, and the choices that followed. */
  told = $derived.by(() => {
    const { now, catalogue } = this.table;
    if (!this.id || !now) return null;
    const { name } = this;
    const closed = text("event-closed", { name });
    for (let count = catalogue.event_spaces; count > 0; count--) {
      const drawn = text("event-drawn", { count, name, text: this.facts.text[device.language] });
      const lines = choicesOf(now.log, drawn, closed);
      if (lines) {
        const { move } = now.log.findLast((line) => line.text === drawn)!;
        return { lines, drawn, key: `${move} ${this.id}`, move };
      }
    }
    return null;
  });

  /** Has it ended, and not been put away? */
  isNews = $derived.by(() => {
    const { view, now } = this.table;
    if (view?.event || !this.told || this.told.key === this.seen) return false;
    return view?.own_seat !== null || this.told.move >= (now?.moves ?? 0) - 3;
  });

  putAway(): void {
    this.seen = this.told?.key ?? "";
  }

  /** Who has decided since knows of it. */
  arrived(): void {
    const { view, now } = this.table;
    if (!now || !this.told || view?.event || now.last?.seat !== view?.own_seat) return;
    if (this.told.move < now.moves - 1) this.putAway();
  }
}
