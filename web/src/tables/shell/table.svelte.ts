/** What the parts of every table share: the seat and its state, the components, names, the hint. */
import type { LiveSeat } from "../../lib/live.svelte";
import type { Json, TableState } from "../../lib/messages";

export class SharedTable<View, Catalogue> {
  constructor(
    private readonly seat: () => LiveSeat,
    private readonly components: () => Json,
  ) {}

  get live(): LiveSeat {
    return this.seat();
  }

  get catalogue(): Catalogue {
    return this.components() as unknown as Catalogue;
  }

  get now(): TableState<View> | null {
    return this.live.state as unknown as TableState<View> | null;
  }

  /** The decision that the hint names first. */
  get hinted(): number | undefined {
    return this.live.hint?.[0]?.action;
  }

  seatName = (seat: number): string =>
    this.now?.table.seats.find((one) => one.seat === seat)?.name ?? `${seat + 1}`;
}
