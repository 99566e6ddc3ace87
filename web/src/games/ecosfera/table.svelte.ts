/** What the parts of Ecosfera's table share: the view, what may be chosen, what is chosen. */
import { device } from "../../lib/device.svelte";
import { formatRefusal } from "../../lib/events";
import type { Pictures } from "../../lib/icons";
import type { Decision, Language } from "../../lib/messages";
import type { Arguments } from "../../lib/texts.svelte";
import { listed } from "../../lib/words";
import type { TableTab } from "../../parts/TableTabs.svelte";
import { SharedTable } from "../../tables/shell/table.svelte";
import { bySubject, idsByCode, isAnswer, inWords, subjectOf } from "./choices";
import type { Catalogue, Named, Policy, Preview, Row, Species, View } from "./types";
import { text } from "./texts";

export const GAME = "ecosfera";

export type Tab = "board" | "goals" | "others" | "log";

export class Table extends SharedTable<View, Catalogue> {
  pictures = $state.raw<Pictures>({});
  /** The decision that is chosen and not yet sent. */
  picked = $state<number | null>(null);
  /** What was touched last although it offers nothing: its reason is told. */
  asked = $state<string | null>(null);
  /** What the pointer or the focus is on. */
  looking = $state<string | null>(null);
  /** The part that a phone shows. */
  tab = $state<Tab>("board");
  /** The species that was touched last: its explanation is offered. */
  touched = $state<string | null>(null);

  /** Only while there is a state: the parts of the table are drawn then. */
  state = $derived.by(() => this.now!);
  view = $derived.by(() => this.state.view);
  isMyTurn = $derived.by(() => this.live.isMyTurn && !this.live.readOnly);
  language: Language = $derived.by(() => device.language);

  readonly ids = $derived.by(() => idsByCode(this.catalogue));
  private readonly cards = $derived.by(() => byId(this.catalogue.species));
  private readonly policyCards = $derived.by(() => byId(this.catalogue.policies));
  private readonly named = $derived.by(() =>
    byId<Named>([
      ...this.catalogue.species,
      ...this.catalogue.policies,
      ...this.catalogue.elements,
      ...this.catalogue.habitats,
    ]),
  );

  legal = $derived.by(() => (this.isMyTurn ? this.state.legal : []));
  choices = $derived.by(() => bySubject(this.legal, this.ids));
  reasons = $derived.by(
    () =>
      new Map(
        this.state.refusals.map((one) => [one.subject, formatRefusal(this.live.naming, one)]),
      ),
  );
  words = $derived.by(() => inWords(this.legal, this.view.phase, this.ids));
  chosen = $derived.by(() => this.legal.find(({ action }) => action === this.picked) ?? null);
  chosenSubject = $derived.by(() => (this.chosen ? subjectOf(this.chosen, this.ids) : null));

  /** The row drawn large: the one in turn if it is mine, else my own. */
  mainRow = $derived.by(() => {
    const { own_rows, active } = this.view;
    return own_rows.includes(active) ? active : (own_rows[0] ?? active);
  });
  otherRows = $derived.by(() =>
    this.view.rows
      .map((_, place) => (this.mainRow + place) % this.view.rows.length)
      .filter((row) => row !== this.mainRow),
  );

  /** Whose preview is shown on the table: the hint pointed at, what is chosen, what is looked at. */
  shown = $derived.by(() => {
    const pointed = this.legal.find(({ action }) => action === this.live.previewed);
    const looked = this.looking ? this.choices.get(this.looking)?.[0] : undefined;
    return this.previewOf(pointed ?? this.chosen ?? looked ?? null);
  });

  tabs: TableTab<Tab>[] = $derived.by(() => [
    { tab: "board", label: text("tab-play") },
    { tab: "goals", label: text("tab-sea") },
    ...(this.otherRows.length ? [{ tab: "others" as const, label: text("tab-team") }] : []),
    { tab: "log", label: text("tab-log") },
  ]);

  /** A new state came: nothing is chosen any more, and a phone shows what can be. */
  arrived(): void {
    this.drop();
    const subjects = [...this.choices.keys()];
    if (!subjects.length) return;
    const only = (...kinds: string[]) =>
      subjects.every((subject) => [...kinds, "button"].includes(subject.split(":")[0]!));
    if (only("button")) return;
    this.tab = only("habitat", "policy") ? "goals" : only("row") ? "others" : "board";
  }

  species(id: string): Species | undefined {
    return this.cards.get(id);
  }

  policy(id: string): Policy | undefined {
    return this.policyCards.get(id);
  }

  /** The name of any card, tile or element. */
  name(id: string): string {
    return this.named.get(id)?.name[this.language] ?? text(`card-${id}`);
  }

  names(ids: Iterable<string>): string {
    return listed([...ids].map((id) => this.name(id)));
  }

  /** Who plays a row: the person's name, or the row's number for one who plays several. */
  rowName(row: number): string {
    if (this.view.players === 1) return text("row-alone", { number: row + 1 });
    return this.seatName(row);
  }

  isMine(row: number): boolean {
    return this.view.own_rows.includes(row);
  }

  row(row: number): Row {
    return this.view.rows[row]!;
  }

  previewOf(decision: Decision | null): Preview {
    return decision ? ((this.live.previews[decision.action] as Preview | undefined) ?? {}) : {};
  }

  isLegal(subject: string): boolean {
    return this.choices.has(subject);
  }

  /** Is this among what the shown decision would use up? */
  serves(id: string): boolean {
    const { pays, pairs } = this.shown;
    return !!pays?.includes(id) || (!pays && !!pairs?.some(({ cards }) => cards.includes(id)));
  }

  /** Whose last decision was about this? */
  lastSeat(subject: string): number | null {
    const { last } = this.state;
    return last && subjectOf(last, this.ids) === subject ? last.seat : null;
  }

  pointers(subject: string): number[] {
    return Object.entries(this.live.pointing)
      .filter(([, pointed]) => pointed === subject)
      .map(([seat]) => Number(seat));
  }

  /** Choose what is touched; touching it again confirms; elsewhere it is pointed at. */
  touch(subject: string): void {
    const [kind, id = ""] = subject.split(":");
    this.touched = kind === "card" && this.species(id) ? id : null;
    const offered = this.choices.get(subject);
    if (offered) {
      if (this.chosenSubject === subject) this.confirm();
      else this.pick(offered[0]);
      return;
    }
    this.picked = null;
    this.asked = this.reasons.has(subject) || this.isMyTurn ? subject : null;
    this.point(subject);
  }

  pick(decision: Decision): void {
    this.picked = decision.action;
    this.asked = null;
    this.point(subjectOf(decision, this.ids));
  }

  /** Show everybody what is meant, where several people play; a second time takes it back. */
  private point(subject: string): void {
    const { seat, table } = this.state;
    if (seat === null || table.players < 2 || subject === "button") return;
    this.live.point(!this.isMyTurn && this.live.pointing[seat] === subject ? null : subject);
  }

  drop(): void {
    this.touched = null;
    this.picked = null;
    this.asked = null;
  }

  act(decision: Decision): void {
    this.drop();
    this.live.act(decision);
  }

  confirm(): void {
    if (this.chosen) this.act(this.chosen);
  }

  /** Answer at once where there is nothing to weigh on the table; otherwise choose first. */
  choose(decision: Decision): void {
    if (isAnswer(decision)) this.act(decision);
    else if (decision.action === this.picked) this.confirm();
    else this.pick(decision);
  }

  endTurn(): Decision | undefined {
    return this.legal.find(({ kind }) => kind === "end_turn");
  }

  /** Why a touched thing offers nothing. */
  reason(subject: string): string | undefined {
    return this.reasons.get(subject);
  }

  /** Every reason that a card of the row has for offering nothing. */
  cardReasons(id: string): string[] {
    return ["place", "ability", "star", "card"]
      .map((kind) => this.reasons.get(`${kind}:${id}`))
      .filter((said): said is string => said !== undefined);
  }

  prompt(): string {
    return text(`phase-${this.view.phase.replaceAll("_", "-")}`);
  }

  /** A text of the game. */
  text(key: string, given?: Arguments): string {
    return text(key, given);
  }
}

function byId<T extends { id: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
