/** A table as it is being put together: seats, level, edition, options and the deal. */
import type { GameFacts, NewTable, SeatKind } from "../../lib/messages";
import { chosenOptions, offeredOptions, type Options, type OptionValue } from "../../lib/options";
import { asNewSeat, type SeatPlan } from "../../lib/tables";

export type Mode = "now" | "here" | "link";
export type Hints = "usual" | "on" | "off";

/** The level a newcomer meets. */
const FIRST_LEVEL = "medium";
export const LARGEST_SEED = 2n ** 128n - 1n;

export class TablePlan {
  mode = $state<Mode>("now");
  /** All modes share the seats; "now" makes bots of all but the first. */
  seats = $state<SeatPlan[]>([]);
  level = $state("");
  edition = $state("");
  seed = $state("");
  absentMinutes = $state("");
  hints = $state<Hints>("usual");
  private chosen = $state.raw<Options>({});

  readonly offered = $derived.by(() =>
    offeredOptions(
      this.game,
      this.game.editions.find(({ name }) => name === this.edition),
      this.seats.length,
      this.chosen,
    ),
  );
  readonly house = $derived.by(
    () => this.game.editions.find(({ name }) => name === this.edition)?.house ?? false,
  );
  /** An empty seed is drawn by the server. */
  readonly isSeedValid = $derived.by(() => {
    const seed = this.seed.trim();
    return /^\d*$/.test(seed) && BigInt(seed) <= LARGEST_SEED;
  });

  constructor(
    readonly game: GameFacts,
    name: string,
  ) {
    this.level = game.levels.includes(FIRST_LEVEL) ? FIRST_LEVEL : (game.levels[0] ?? "");
    this.edition = game.editions[0]?.name ?? "";
    this.seats = [{ kind: "here", name, level: this.level }];
    this.resize(game.players.find((count) => count >= 2) ?? 1);
  }

  get bots(): number {
    return this.seats.length - 1;
  }

  set bots(count: number) {
    this.resize(count + 1);
  }

  /** Names, bots and their levels stay; people move between this device and links. */
  switchTo(mode: Mode): void {
    if (this.mode === "now" && mode !== "now") this.leaveNow();
    this.mode = mode;
    if (mode === "now") return;
    for (const seat of this.seats.slice(1)) if (seat.kind !== "bot") seat.kind = mode;
  }

  private leaveNow(): void {
    for (const seat of this.seats) if (seat.kind !== "bot") seat.level = this.level;
    const company = this.game.players.find((count) => count >= 2);
    if (this.seats.length < 2 && company) this.resize(company);
  }

  private resize(count: number): void {
    const kind: SeatKind = this.mode === "link" ? "link" : "here";
    const added = Array.from({ length: Math.max(0, count - this.seats.length) }, () => ({
      kind,
      name: "",
      level: this.level,
    }));
    this.seats = [...this.seats.slice(0, count), ...added];
  }

  choose(option: string, value: OptionValue): void {
    this.chosen = { ...this.chosen, [option]: value };
  }

  /** What the server is asked for. */
  request(): NewTable {
    const seats =
      this.mode === "now"
        ? this.seats.map(({ name }, place) => ({
            kind: place ? ("bot" as const) : ("here" as const),
            name,
            level: this.level,
          }))
        : this.seats;
    const options = chosenOptions(this.offered);
    return {
      game: this.game.name,
      players: seats.length,
      seats: seats.map(asNewSeat),
      ...(this.edition ? { edition: this.edition } : {}),
      ...(Object.keys(options).length ? { options } : {}),
      ...(this.seed.trim() ? { seed: this.seed.trim() } : {}),
      ...(this.absentMinutes ? { absent_after: Number(this.absentMinutes) * 60 } : {}),
      ...(this.hints === "usual" ? {} : { hints: this.hints === "on" }),
    };
  }
}
