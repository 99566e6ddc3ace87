/** What the parts of Key Harvest's table share: the view, what is picked, what is looked at. */
import { device } from "../../lib/device.svelte";
import { keepStored, recallStored } from "../../lib/storage";
import { signed } from "../../lib/words";
import type { TableTab } from "../../parts/TableTabs.svelte";
import { SharedTable } from "../../tables/shell/table.svelte";
import { Choosing, counted, countersAfter, subjectOf } from "./choosing.svelte";
import { LastEvent } from "./events.svelte";
import { changed, keep, recall, remembered, type Memory } from "./memory";
import {
  fieldLocations,
  type BoardView,
  type Catalogue,
  type FieldLocation,
  type Lit,
  type Preview,
  type View,
} from "./model";
import { prompts, type Prompt } from "./prompts";
import { countersWords, cropName, offerWords, pointsWords, workerOf } from "./words";
import { text } from "./texts";

export type Tab = "board" | "stores" | "others" | "log";

const AID = "ecotone-keyharvest-aid";

export class Table extends SharedTable<View, Catalogue> {
  /** The part that a phone shows. */
  tab = $state<Tab>("board");
  /** The space that is looked at. */
  looked = $state<string | null>(null);
  events = $state(false);
  story = $state(false);
  sheet = $state(false);
  memory = $state.raw<Memory | null>(null);
  private helps = $state(recallStored(AID) !== false);
  readonly event = new LastEvent(this);

  /** Are the others' counters remembered for the player? */
  get aid(): boolean {
    return this.helps;
  }
  set aid(helps: boolean) {
    this.helps = helps;
    keepStored(AID, helps);
  }

  choosing = $derived.by(() => new Choosing(this.live));
  /** Only while there is a state: the parts of the table are drawn then. */
  view: View = $derived.by(() => this.now?.view as View);
  owner = $derived(this.view?.own_seat ?? 0);
  board: BoardView = $derived.by(() => this.view?.boards[this.owner] as BoardView);
  others = $derived(
    (this.view?.boards ?? []).map((_, seat) => seat).filter((seat) => seat !== this.owner),
  );
  labels = $derived.by(() => this.catalogue.spaces.map((space) => space.label));
  places: Map<string, FieldLocation> = $derived.by(() => this.placesFrom(this.owner));

  prompted: Prompt = $derived.by(() =>
    this.view
      ? prompts({
          live: this.live,
          choosing: this.choosing,
          view: this.view,
          catalogue: this.catalogue,
          seatName: this.seatName,
        })
      : { step: "", prompt: "", extra: [] },
  );
  after = $derived.by(() => {
    const { picked } = this.choosing;
    return countersAfter(
      picked,
      picked.map((one) => this.choosing.previewOf(one)),
    );
  });
  /** The counters won and spent in this turn. */
  running = $derived.by(() => changed(this.memory, this.board?.counters ?? null));
  draft = $derived.by(() => (this.choosing.several ? counted(this.choosing.picked) : {}));

  lit = $derived.by(() => {
    const found = new Map<string, Lit>();
    for (const [subject, decision] of this.choosing.decisions) {
      const space = this.spaceOf(subject);
      if (!space) continue;
      found.set(space, {
        ...gainOf(this.choosing.previewOf(decision)),
        chosen: this.choosing.isPicked(subject),
        open: this.choosing.open(subject),
      });
    }
    return found;
  });
  refused = $derived.by(() => this.choosing.refusedOf("space", "field"));
  best = $derived.by(() => {
    const decision = this.choosing.legal.find(({ action }) => action === this.hinted);
    return decision ? this.spaceOf(subjectOf(decision)) : null;
  });
  /** Fields of the groups that the chosen field, or the one looked at, would join. */
  joined = $derived.by(() =>
    (this.choosing.preview?.joins ?? this.view?.offers[this.looked ?? ""]?.joins ?? []).flat(),
  );

  tabs: TableTab<Tab>[] = $derived.by(() => [
    { tab: "board", label: text("tab-play") },
    { tab: "stores", label: text("tab-stores") },
    { tab: "others", label: text("tab-others") },
    { tab: "log", label: text("tab-log") },
  ]);

  get countryName(): string {
    return this.view.own_seat === null
      ? text("country-of", { name: this.seatName(this.owner) })
      : text("your-country");
  }

  asksFor(...kinds: string[]): boolean {
    return this.choosing.legal.some(({ kind }) => kinds.includes(kind));
  }

  placesFrom(seat: number): Map<string, FieldLocation> {
    return this.view ? fieldLocations(this.view, seat, this.labels) : new Map();
  }

  /** The space on the own board that a thing on the table belongs to. */
  private spaceOf(subject: string): string | null {
    const [kind, name] = subject.split(":") as [string, string];
    if (kind === "field" || kind === "space") return name;
    if (kind !== "worker" || this.choosing.decisions.get(subject)?.kind !== "remove") return null;
    return this.board?.workers.find((one) => one.worker === name)?.space ?? null;
  }

  /** The space that the last decision was about, on the board of whom made it. */
  lastOn(seat: number): string[] {
    const move = this.now?.last;
    const space = move?.arguments.field ?? move?.arguments.space;
    return move && space && move.seat === seat ? [space] : [];
  }

  /** What there is to know about the space that is looked at. */
  lookedWords = $derived.by(() => {
    const space = this.catalogue.spaces.find(({ label }) => label === this.looked);
    if (!space || !this.view || !this.board) return "";
    const { label } = space;
    const crop = cropName(space.crop);
    const laid = this.board.fields.find((one) => one.space === label);
    const stands = this.board.workers.find((one) => one.space === label);
    const place = this.places.get(label);
    const offer = this.view.offers[label];
    const words = [];
    if (laid) words.push(crop, text(laid.harvested ? "harvested" : "unharvested"));
    else if (place && place.where !== "here") {
      const name = "seat" in place ? this.seatName(place.seat) : "";
      words.push(text(`where-${place.where}`, { name, crop }));
    }
    if (stands) {
      const facts = workerOf(this.catalogue, stands.worker);
      words.push(`${facts.name[device.language]} (${facts.value}): ${facts.text[device.language]}`);
    }
    if (offer) words.push(offerWords(this.catalogue, offer));
    if (!this.lit.has(label) && this.refused.has(label)) words.push(this.refused.get(label)!);
    return `${space.name} · ${words.join(" · ")}`;
  });

  look = (space: string | null): void => {
    this.looked = space;
  };

  pickSpace = (label: string): void => {
    const { choosing } = this;
    const stands = this.board?.workers.find((one) => one.space === label)?.worker;
    const subjects = [`field:${label}`, `space:${label}`, ...(stands ? [`worker:${stands}`] : [])];
    const subject = subjects.find((one) => choosing.decisions.has(one));
    if (subject) choosing.pick(subject);
    else if (this.refused.has(label)) choosing.reason = this.refused.get(label)!;
    else choosing.refuse(stands ? `worker:${stands}` : `space:${label}`);
  };

  openNext(): void {
    this.openNextOf(this.others);
  }

  /** A new state came: the turn's sums go on. */
  arrived(): void {
    const { now, view, live } = this;
    if (!now || !view) return;
    this.choosing.reason = null;
    const before = this.memory ?? (live.readOnly ? null : recall(now.table.id));
    this.memory = remembered(before, { moves: now.moves, last: now.last, view });
    if (!live.readOnly) keep(now.table.id, this.memory);
    this.event.arrived();
    if (this.choosing.legal.length) this.tab = "board";
  }
}

function gainOf(preview: Preview | undefined): { gain: string; words: string } {
  if (!preview) return { gain: "", words: "" };
  if (preview.substitute) return { gain: "?", words: text("any-counter") };
  const points = preview.points ?? preview.later?.points;
  if (points !== undefined) return { gain: signed(points), words: pointsWords(points) };
  if (preview.turns) return { gain: "↻", words: text("turns-over") };
  const counters = countersWords(preview.counters ?? {});
  return { gain: counters ? "+1" : "", words: counters };
}
