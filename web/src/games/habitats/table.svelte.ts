/** What the parts of Habitats' table share: the view, what is chosen, what is looked at. */
import { signed } from "../../lib/words";
import type { PrimaryVerb } from "../../parts/ActionBar.svelte";
import type { TableTab } from "../../parts/TableTabs.svelte";
import { SharedTable } from "../../tables/shell/table.svelte";
import { Choosing } from "./choosing.svelte";
import {
  cellKey,
  type Catalogue,
  type Laid,
  type ParkView,
  type PlacePreview,
  type Surroundings,
  type TakePreview,
  type TileFacts,
  type View,
  type Way,
} from "./model";
import { nearerNeeds } from "./progress";
import { shortOf, tilesById } from "./words";
import { text } from "./texts";

export type Tab = "board" | "goals" | "others" | "log";

/** A tile in words: as it lies, as it would lie, or as it would be taken. */
export interface Explained {
  tile: TileFacts;
  laid?: Laid & Partial<Surroundings>;
  place?: PlacePreview;
  take?: TakePreview;
}

export class Table extends SharedTable<View, Catalogue> {
  /** The part that a phone shows. */
  tab = $state<Tab>("board");
  /** The cell of the own park whose tile, or tile to be, is explained. */
  looked = $state<string | null>(null);
  /** The tile of the market that is looked at. */
  offered = $state<string | null>(null);
  why = $state(false);
  sheet = $state(false);
  /** The last tile that was laid. */
  last = $state<{ owner: number; key: string } | null>(null);

  choosing = $derived.by(() => new Choosing(this.live));
  tiles = $derived.by(() => tilesById(this.catalogue));
  /** Only while there is a state: the parts of the table are drawn then. */
  view: View = $derived.by(() => this.now?.view as View);
  owner = $derived(this.view?.own_seat ?? 0);
  park: ParkView = $derived.by(() => this.view?.parks[this.owner] as ParkView);
  others = $derived(
    (this.view?.parks ?? [])
      .map((park, seat) => ({ park, seat }))
      .filter(({ seat }) => seat !== this.owner),
  );
  private otherSeats = $derived(this.others.map(({ seat }) => seat));
  hand = $derived(this.view?.hand ? this.tiles.get(this.view.hand)! : null);

  /** What laying the tile on the previewed cell would bring. */
  ghost = $derived.by(() => this.choosing.shown.place?.preview ?? null);
  take = $derived.by(
    () =>
      this.choosing.previewOf<TakePreview>(this.choosing.takes.get(this.choosing.way as Way)) ??
      null,
  );
  lit = $derived.by(
    () =>
      new Map(
        [...this.choosing.places.keys()].map((key) => [
          key,
          this.choosing.placeAt(key)?.preview?.points ?? null,
        ]),
      ),
  );
  /** How many needs each lit cell would bring nearer. */
  nearer = $derived.by(
    () =>
      new Map(
        [...this.choosing.places.keys()].map((key) => {
          const place = this.choosing.placeAt(key)?.preview;
          return [key, place ? nearerNeeds(place, this.park.score.tiles).length : 0];
        }),
      ),
  );
  placing = $derived.by(() => this.view?.phase === "place" && this.live.isMyTurn);
  turnable = $derived.by(() => this.choosing.turnings.length > 1);

  bestWay = $derived.by(
    () => [...this.choosing.takes].find(([, { action }]) => action === this.hinted)?.[0] ?? null,
  );
  bestCell = $derived.by(
    () =>
      [...this.choosing.places].find(([, places]) =>
        places.some(({ decision }) => decision.action === this.hinted),
      )?.[0] ?? null,
  );

  /** The tile that the explain panel tells about. */
  explained: Explained | null = $derived.by(() => {
    if (!this.park) return null;
    const { ghost, hand, offered, take, tiles } = this;
    const laid = this.looked
      ? this.park.score.tiles.find((tile) => cellKey(tile) === this.looked)
      : undefined;
    if (laid) {
      const around = this.park.surroundings.find((one) => one.slot === laid.slot);
      return { tile: tiles.get(laid.tile)!, laid: { ...laid, ...around } };
    }
    const place = this.choosing.placeAt(this.looked)?.preview ?? ghost;
    if (place && hand) return { tile: hand, place };
    if (offered && offered !== take?.tile && !this.choosing.hinted)
      return { tile: tiles.get(offered)! };
    const taken = this.choosing.taken ?? take;
    if (taken) return { tile: tiles.get(taken.tile)!, take: taken };
    return hand ? { tile: hand } : null;
  });

  step = $derived.by(() => {
    if (!this.live.isMyTurn || !this.view) return "";
    if (this.view.phase === "facing") return text("step-facing");
    return text("step", { step: this.view.phase === "take" ? 1 : 2 });
  });

  prompt = $derived.by(() => {
    const { view, ghost, hand, take } = this;
    if (!view) return "";
    if (view.phase === "over") return text("phase-over");
    if (!this.live.isMyTurn) return text("other-chooses", { name: this.seatName(view.actor ?? 0) });
    if (this.choosing.skip) return this.choosing.skip.text;
    if (ghost && hand)
      return text("prompt-placed", {
        tile: shortOf(hand),
        gain: signed(ghost.points),
        count: ghost.changes.filter((one) => one.fulfilled && one.before === 0 && one.points > 0)
          .length,
        lost: ghost.impossible.length,
      });
    if (view.phase === "place" && hand)
      return text(this.turnable ? "prompt-place-turn" : "prompt-place", {
        tile: shortOf(hand),
        count: this.lit.size,
      });
    if (take)
      return text("prompt-take-this", {
        tile: shortOf(this.tiles.get(take.tile)!),
        side: text(`side-${take.facing}`),
      });
    return text(`phase-${view.phase}`);
  });

  primary: PrimaryVerb | undefined = $derived.by(() => {
    const { decided } = this.choosing;
    if (!decided || !this.view) return undefined;
    const { side } = decided.arguments;
    return {
      label: text(`do-${decided.kind}`, {
        tile: decided.kind === "take" ? this.takenName() : this.hand ? shortOf(this.hand) : "",
        side: side ? text(`side-${side}`) : "",
      }),
      onclick: () => this.choosing.confirm(),
    };
  });

  /** The tile that the chosen way leads to. */
  private takenName(): string {
    const market = this.view.market!;
    const ahead = market.tiles[market.ahead[this.choosing.way as Way]!]!;
    return shortOf(this.tiles.get(this.take?.tile ?? "") ?? this.tiles.get(ahead)!);
  }

  tabs: TableTab<Tab>[] = $derived.by(() => [
    { tab: "board", label: text("sheet-park") },
    { tab: "goals", label: text("sheet-goals") },
    ...this.othersTab(this.otherSeats, text("tab-others")),
    { tab: "log", label: text("tab-log") },
  ]);

  get parkName(): string {
    return this.view.own_seat === null
      ? text("park-of", { name: this.seatName(this.owner) })
      : text("your-park");
  }

  lastIn(owner: number): { key: string; seat: number } | null {
    return this.last?.owner === owner ? { key: this.last.key, seat: owner } : null;
  }

  openNext(): void {
    this.openNextOf(this.otherSeats);
  }

  /** A new state came: nothing is chosen any more, and the last tile laid is marked. */
  arrived(): void {
    this.choosing.reset();
    this.why = false;
    this.looked = null;
    this.offered = null;
    if (this.choosing.legal.length) this.tab = "board";
    const move = this.now?.last;
    if (move?.kind !== "place") return;
    const laid = this.view?.parks[move.seat]?.score.tiles.at(-1);
    if (laid) this.last = { owner: move.seat, key: cellKey(laid) };
  }
}
