/** What the player has picked and not yet sent, and whether its end is still to be sent. */
import type { Decision } from "../../lib/messages";
import { SharedChoosing } from "../../tables/shell/choosing.svelte";
import { actionFor, CROPS, type Counters, type Crop, type Preview, type View } from "./model";
import { text } from "./texts";

/** Questions that are answered by several picks at once. */
const SEVERAL = ["harvest", "turn_over", "bid", "pay"];
/** Choices made by tapping something on the table; all others have buttons. */
const TAPPED = ["field", "post", "play", "remove", "give", "take"];

/** What on the table a decision is about: `field:C7`, `space:E5`, `worker:F1`, `crop:wheat`. */
export function subjectOf({
  kind,
  arguments: given,
}: Pick<Decision, "kind" | "arguments">): string {
  if (kind === "act") return `act:${given.action}`;
  if (kind === "field") return `field:${given.field}`;
  if (kind === "post") return `space:${given.space}`;
  if (kind === "play" || kind === "remove") return `worker:${given.worker}`;
  if (kind === "give" || kind === "take") return `crop:${given.crop}`;
  return kind;
}

/** A question, so that a longer choice goes on only as long as the same one is asked. */
export const questionOf = (view: View): string =>
  [view.turn, view.actor, view.ask, view.tile, view.doing.field].join("|");

/** Which fields may still be picked after some, as the preview of the first one tells. */
export function stillOpen(first: Preview | undefined, picked: string[]): string[] {
  return (first?.then?.field ?? []).filter((label) => !picked.includes(label));
}

/** How many counters of each crop are picked. */
export function counted(picked: Decision[]): Partial<Counters> {
  const found: Partial<Counters> = {};
  for (const one of picked) {
    const crop = one.arguments.crop as Crop | undefined;
    if (crop) found[crop] = (found[crop] ?? 0) + 1;
  }
  return found;
}

export class Choosing extends SharedChoosing<View> {
  /** What is picked, and the version of the table for which it was. */
  private draft = $state.raw<{ version: number; picked: Decision[] }>({ version: -1, picked: [] });
  /** Is it still to be sent that what was picked was all? Only while the same question is asked. */
  private ending = $state(false);
  private question = "";
  /** The newest version that does not have all that was picked. */
  private sent = $state(-1);

  /** Nothing stays picked when the table changes. */
  get picked(): Decision[] {
    return this.draft.version === this.state?.version ? this.draft.picked : [];
  }

  set picked(picked: Decision[]) {
    this.draft = { version: this.state?.version ?? -1, picked };
  }

  decisions: Map<string, Decision> = $derived(
    new Map(this.legal.map((one) => [subjectOf(one), one])),
  );
  ask: string = $derived(this.state?.view.ask ?? "over");
  several: boolean = $derived(SEVERAL.includes(this.ask));
  /** Decisions with buttons of their own. */
  buttons: Decision[] = $derived(
    this.legal.filter((one) => !TAPPED.includes(one.kind) && one.kind !== "act"),
  );

  previewOf(decision: Decision | undefined): Preview | undefined {
    return this.previewed(decision);
  }

  /** The preview of the hint pointed at, or of what is picked, where it is one thing. */
  get preview(): Preview | undefined {
    if (this.hinted) return this.previewOf(this.hinted);
    return this.picked.length === 1 ? this.previewOf(this.picked[0]) : undefined;
  }

  isPicked(subject: string): boolean {
    return this.picked.some((one) => subjectOf(one) === subject);
  }

  /** How many more of a crop may be picked. */
  private leftOf(crop: Crop): number {
    const view = this.state?.view;
    const own = view?.own_seat == null ? null : view.boards[view.own_seat]!.counters;
    return (own?.[crop] ?? 0) - (counted(this.picked)[crop] ?? 0);
  }

  /** Can this be picked now? */
  open(subject: string): boolean {
    const decision = this.decisions.get(subject);
    if (!decision || this.sending) return false;
    if (!this.several) return true;
    if (decision.kind === "give") {
      const due = this.ask === "pay" ? (this.state?.view.doing.left ?? Infinity) : Infinity;
      return this.picked.length < due && this.leftOf(decision.arguments.crop as Crop) > 0;
    }
    if (decision.kind !== "field") return true;
    if (this.isPicked(subject) || !this.picked.length) return true;
    const most = this.state?.view.doing.left ?? Infinity;
    const labels = this.picked.map((one) => one.arguments.field!);
    return (
      this.picked.length < most &&
      stillOpen(this.previewOf(this.picked[0]), labels).includes(decision.arguments.field!)
    );
  }

  /** Pick something: one of several, or the one thing, which picked twice is confirmed. */
  pick(subject: string): void {
    const decision = this.decisions.get(subject);
    this.reason = decision ? null : this.whyNot(subject);
    if (!decision) return;
    if (decision.kind === "act") this.live.act(decision);
    else if (!this.several || !TAPPED.includes(decision.kind)) this.pickOne(subject, decision);
    else if (decision.kind === "field" && this.isPicked(subject))
      this.picked = this.picked.filter((one) => one !== decision);
    else if (this.open(subject)) this.picked = [...this.picked, decision];
  }

  private pickOne(subject: string, decision: Decision): void {
    if (this.isPicked(subject)) this.confirm();
    else this.picked = [decision];
  }

  /** Tell why something cannot be chosen. */
  refuse(subject: string): void {
    this.reason = this.whyNot(subject);
  }

  /** Where no action is under way, a thing needs its action first. */
  private whyNot(subject: string): string | null {
    const refused = this.refused.get(subject);
    if (refused || !this.live.isMyTurn || this.ask !== "turn") return refused ?? null;
    const letter = actionFor(this.state!.view, subject);
    return this.decisions.has(`act:${letter}`)
      ? text(`first-${letter.toLowerCase()}`)
      : (this.refused.get(`act:${letter}`) ?? null);
  }

  /** Take the last counter of a crop, or the last thing, back. */
  drop(crop?: Crop): void {
    const at = crop
      ? this.picked.findLastIndex((one) => one.arguments.crop === crop)
      : this.picked.length - 1;
    if (at >= 0) this.picked = this.picked.filter((_, index) => index !== at);
  }

  /** Counters still missing of a price; where one may stop, or has no more of the crop, none. */
  get missing(): number {
    if (this.ask !== "pay" || this.decisions.has("stop")) return 0;
    const payable = CROPS.filter((crop) => this.decisions.has(`crop:${crop}`));
    const more = payable.reduce((sum, crop) => sum + this.leftOf(crop), 0);
    const due = (this.state?.view.doing.left ?? 0) - this.picked.length;
    return Math.max(0, Math.min(due, more));
  }

  /** Send what is picked in one message, and then, where more could be picked, that it was all. */
  confirm(): void {
    const { state, picked } = this;
    if (!picked.length || !state || this.live.waiting) return;
    this.ending = this.several && this.ask !== "pay";
    this.question = questionOf(state.view);
    this.sent = state.version + picked.length - 1;
    this.live.actAll(picked);
  }

  /** Say that what was picked was all, as soon as it is done and if that is still asked. */
  finish(): void {
    const state = this.state;
    if (this.live.refusal) [this.ending, this.sent] = [false, -1];
    if (!this.ending || !state || this.live.waiting || state.version <= this.sent) return;
    this.ending = false;
    const isAsked = this.live.isMyTurn && questionOf(state.view) === this.question;
    const stop = isAsked ? this.decisions.get("stop") : undefined;
    if (!stop) return;
    this.sent = state.version;
    this.live.act(stop);
  }

  /** Is what was picked still on its way, or its end to be sent? */
  get sending(): boolean {
    const awaited = this.sent >= (this.state?.version ?? 0) && !this.live.refusal;
    return this.ending || awaited;
  }
}

/** The own counters after what is picked and previewed. */
export function countersAfter(
  picked: Decision[],
  previews: (Preview | undefined)[],
): Partial<Counters> {
  const found: Partial<Counters> = {};
  const add = (crop: Crop, count: number) => (found[crop] = (found[crop] ?? 0) + count);
  picked.forEach((one, index) => {
    const moved = previews[index]?.counters ?? {};
    for (const crop of CROPS) if (moved[crop]) add(crop, moved[crop]!);
  });
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count !== 0));
}
