/** What the parts of every table share: the seat and its state, the components, names, the hint. */
import type { LiveSeat } from "../../lib/live.svelte";
import type { TableState } from "../../lib/messages";
import type { TableTab } from "../../parts/TableTabs.svelte";

export class SharedTable<View, Catalogue> {
  /** The seat whose board is open. */
  opened = $state<number | null>(null);

  constructor(
    private readonly seat: () => LiveSeat<View>,
    private readonly components: () => Catalogue,
  ) {}

  get live(): LiveSeat<View> {
    return this.seat();
  }

  get catalogue(): Catalogue {
    return this.components();
  }

  get now(): TableState<View> | null {
    return this.live.state;
  }

  /** The decision that the hint names first. */
  get hinted(): number | undefined {
    return this.live.hint?.[0]?.action;
  }

  seatName = (seat: number): string =>
    this.now?.table.seats.find((one) => one.seat === seat)?.name ?? `${seat + 1}`;

  /** Open the board of the next of these seats. */
  protected openNextOf(seats: number[]): void {
    if (seats.length) this.opened = seats[(seats.indexOf(this.opened ?? -1) + 1) % seats.length]!;
  }

  /** The tab of the others' boards, where there are any: a single other lends it the name. */
  protected othersTab(seats: number[], label: string): TableTab<"others">[] {
    if (!seats.length) return [];
    return [{ tab: "others", label: seats.length === 1 ? this.seatName(seats[0]!) : label }];
  }
}
