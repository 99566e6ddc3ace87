/** A table as it is being put together: seats, level, edition, options and the deal. */
import type {
  ClockKind,
  GameFacts,
  NewClock,
  NewLobby,
  NewTable,
  SeatKind,
  TimeUp,
} from "../../lib/messages";
import { chosenOptions, offeredOptions, type Options, type OptionValue } from "../../lib/options";
import { asNewSeat, type SeatPlan } from "../../lib/tables";

export type Mode = "now" | "here" | "link";
export type Hints = "usual" | "on" | "off";

/** The level a newcomer meets. */
const FIRST_LEVEL = "medium";
/** Minutes to choose from, by the kind of clock. */
export const CLOCK_TIMES: Record<ClockKind, number[]> = {
  move: [1, 3, 10, 60, 480, 1440, 4320, 10080],
  game: [10, 30, 60, 180, 1440, 10080],
};
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
  /** Does the game start only when everyone has come? */
  waiting = $state(true);
  /** May everybody join from the lobby? */
  open = $state(false);
  fillMinutes = $state("");
  chat = $state(false);
  clockKind = $state<ClockKind | "">("");
  clockMinutes = $state<Record<ClockKind, number>>({ move: 1440, game: 60 });
  timeUp = $state<TimeUp>("bot");
  rated = $state(false);
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
    preferred = "",
    edition = "",
  ) {
    const level = [preferred, FIRST_LEVEL].find((one) => game.levels.includes(one));
    this.level = level ?? game.levels[0] ?? "";
    this.edition = edition || (game.editions[0]?.name ?? "");
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

  /** The options that differ from their defaults. */
  get options(): Options {
    return chosenOptions(this.offered);
  }

  choose(option: string, value: OptionValue): void {
    this.chosen = { ...this.chosen, [option]: value };
  }

  private lobby(): NewLobby {
    return {
      open: this.open,
      level: this.level,
      ...(this.fillMinutes ? { fill_after: Number(this.fillMinutes) * 60 } : {}),
    };
  }

  private clock(kind: ClockKind): NewClock {
    const seconds = this.clockMinutes[kind] * 60;
    return { kind, seconds, time_up: this.timeUp, level: this.level };
  }

  /** Do people play against each other or against bots? */
  get mayBeRated(): boolean {
    return !this.game.cooperative && this.seats.length > 1 && this.mode !== "here";
  }

  /** The reason why a game with these choices cannot be rated; empty if it can. */
  get whyNotRated(): string {
    const here = this.seats.filter(({ kind }) => kind === "here").length;
    if (this.hints === "on") return "rated-not-hints";
    if (this.seed.trim()) return "rated-not-seed";
    if (this.mode === "link" && here > 1) return "rated-not-here";
    if (this.mode === "link" && this.clockKind && this.timeUp === "end") return "rated-not-clock";
    return "";
  }

  get isRated(): boolean {
    return this.rated && this.mayBeRated && !this.whyNotRated;
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
    const { options } = this;
    return {
      game: this.game.name,
      players: seats.length,
      seats: seats.map(asNewSeat),
      ...(this.edition ? { edition: this.edition } : {}),
      ...(Object.keys(options).length ? { options } : {}),
      ...(this.seed.trim() ? { seed: this.seed.trim() } : {}),
      ...(this.absentMinutes ? { absent_after: Number(this.absentMinutes) * 60 } : {}),
      ...(this.hints === "usual" ? {} : { hints: this.hints === "on" }),
      ...(this.mode === "link" && this.clockKind ? { clock: this.clock(this.clockKind) } : {}),
      ...(this.isRated ? { rated: true } : {}),
      ...(this.mode === "link" && this.chat ? { chat: true } : {}),
      ...(this.mode === "link" && this.waiting ? { lobby: this.lobby() } : {}),
    };
  }
}
