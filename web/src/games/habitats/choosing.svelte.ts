/** What the player has chosen and not yet sent: a way to look or walk, a cell, a turning. */
import type { Decision } from "../../lib/messages";
import { SharedChoosing } from "../../tables/shell/choosing.svelte";
import {
  cellKey,
  type FacePreview,
  type PlacePreview,
  type SideName,
  type TakePreview,
  type View,
  type Way,
} from "./model";

export interface Place {
  decision: Decision;
  turned: number;
  preview: PlacePreview | undefined;
}

export class Choosing extends SharedChoosing<View> {
  /** A side to look to at first, or a way to walk. */
  way = $state<string | null>(null);
  cell = $state<string | null>(null);
  turned = $state(0);

  faces: Map<SideName, Decision> = $derived(
    new Map(
      this.legal
        .filter((one) => one.kind === "face")
        .map((one) => [one.arguments.side as SideName, one]),
    ),
  );
  takes: Map<Way, Decision> = $derived(
    new Map(
      this.legal
        .filter((one) => one.kind === "take")
        .map((one) => [one.arguments.turn as Way, one]),
    ),
  );
  skip: Decision | null = $derived(this.legal.find((one) => one.kind === "skip") ?? null);

  /** The cells where the tile in hand may lie, each with its turnings. */
  places: Map<string, Place[]> = $derived.by(() => {
    const view = this.state?.view;
    const seat = this.state?.seat;
    const found = new Map<string, Place[]>();
    if (!view || seat === null || seat === undefined) return found;
    const cells = new Map(
      view.parks[seat]!.open.map((cell) => [`${cell.beside} ${cell.side}`, cellKey(cell)]),
    );
    for (const decision of this.legal) {
      if (decision.kind !== "place") continue;
      const { beside, side, turned } = decision.arguments;
      const key = cells.get(`${beside} ${side}`);
      if (!key) continue;
      const preview = this.previewed<PlacePreview>(decision);
      found.set(key, [...(found.get(key) ?? []), { decision, turned: Number(turned), preview }]);
    }
    return found;
  });

  /** Turnings that fit somewhere. */
  turnings: number[] = $derived(
    [...new Set([...this.places.values()].flat().map((place) => place.turned))].sort(),
  );

  /** A cell's place in the turning that is set, or in the next one that fits there. */
  placeAt(key: string | null): Place | null {
    const here = key === null ? undefined : this.places.get(key);
    if (!here) return null;
    return here.find((place) => place.turned >= this.turned) ?? here[0]!;
  }

  get placed(): Place | null {
    return this.placeAt(this.cell);
  }

  /** The cell and the place there that are previewed: of the hint pointed at, or as chosen. */
  shown: { cell: string | null; place: Place | null } = $derived.by(() => {
    for (const [cell, places] of this.hinted ? this.places : []) {
      const place = places.find(({ decision }) => decision === this.hinted);
      if (place) return { cell, place };
    }
    return { cell: this.cell, place: this.placed };
  });

  /** The side or way that is previewed. */
  get shownWay(): string | null {
    const given = this.hinted?.arguments;
    if (this.hinted?.kind === "take") return given!.turn!;
    return this.hinted?.kind === "face" ? given!.side! : this.way;
  }

  /** What walking the way that is previewed would bring. */
  get taken(): TakePreview | undefined {
    return this.previewOf<TakePreview>(this.takes.get(this.shownWay as Way));
  }

  /** The decision that the primary verb would send. */
  get decided(): Decision | null {
    if (this.cell) return this.placed?.decision ?? null;
    return (
      this.faces.get(this.way as SideName) ?? this.takes.get(this.way as Way) ?? this.skip ?? null
    );
  }

  previewOf<P = TakePreview | FacePreview>(decision: Decision | null | undefined): P | undefined {
    return this.previewed(decision);
  }

  /** Choose a side or a way; the same one twice confirms. */
  pickWay(way: SideName | Way): void {
    this.reason = null;
    if (!this.faces.has(way as SideName) && !this.takes.has(way as Way)) return;
    if (this.way === way) this.confirm();
    else this.way = way;
  }

  /** Choose a cell. The same one again turns the tile, or confirms where nothing can be turned. */
  pickCell(key: string): void {
    this.reason = this.places.has(key) ? null : (this.refused.get(`cell:${key}`) ?? null);
    if (!this.places.has(key)) return;
    if (this.cell !== key) {
      this.cell = key;
      this.turned = this.placed!.turned;
    } else if (this.places.get(key)!.length > 1) this.turn();
    else this.confirm();
  }

  /** Choose a cell with Enter: the same one twice confirms, as tiles are turned with a key. */
  enterCell(key: string): void {
    if (this.cell === key) this.confirm();
    else this.pickCell(key);
  }

  /** The next turning that fits: on the chosen cell, or anywhere. */
  turn(): void {
    const open = this.cell
      ? this.places.get(this.cell)!.map((place) => place.turned)
      : this.turnings;
    if (open.length) this.turned = open.find((turned) => turned > this.turned) ?? open[0]!;
  }

  confirm(): void {
    if (this.decided) this.live.act(this.decided);
  }

  get canStepBack(): boolean {
    return this.cell !== null || this.way !== null;
  }

  reset(): void {
    this.way = null;
    this.cell = null;
    this.turned = 0;
    this.reason = null;
  }
}
