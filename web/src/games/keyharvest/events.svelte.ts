/** The event that is under way or was the last: its card, what was chosen, and whether it is new. */
import { device } from "../../lib/device.svelte";
import { formatLine } from "../../lib/events";
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
    const { now } = this.table;
    const found = this.id && now ? choicesOf(now.log, this.id) : null;
    if (!found) return null;
    const { move } = found.drawn;
    return { lines: found.choices, drawn: found.drawn, key: `${move} ${this.id}`, move };
  });

  get drawnWords(): string {
    const { told } = this;
    return told ? formatLine(this.table.live.naming, told.drawn) : "";
  }

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
