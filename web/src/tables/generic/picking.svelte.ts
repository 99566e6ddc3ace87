/** Choosing a decision: from the list, or by tapping things on the table one after the other. */
import { getContext, setContext } from "svelte";
import type { Decision, Json } from "../../lib/messages";
import { choiceOf, fitting, isPlayable, type Thing } from "./board";

const KEY = Symbol("picking");

export class Picking {
  /** The arguments that were tapped. */
  private picks = $state<Record<string, string>>({});
  private listed = $state<number | null>(null);

  constructor(
    private readonly legal: () => Decision[],
    private readonly view: () => Json,
  ) {}

  /** Can all of it be done by tapping things? */
  readonly playable = $derived.by(() => isPlayable(this.view(), this.legal()));
  /** The decisions that are still meant. */
  readonly left = $derived.by(() => fitting(this.legal(), this.picks));

  /** The one decision that is chosen and can be confirmed. */
  readonly decision = $derived.by((): Decision | undefined => {
    if (this.listed !== null) return this.legal().find((one) => one.action === this.listed);
    return this.begun && this.left.length === 1 ? this.left[0] : undefined;
  });

  /** Do several decisions remain that no further tap could tell apart? */
  readonly ambiguous = $derived.by(
    () =>
      this.begun &&
      this.left.length > 1 &&
      this.left.every((one) => Object.keys(one.arguments).every((name) => name in this.picks)),
  );

  get begun(): boolean {
    return Object.keys(this.picks).length > 0;
  }

  /** Choose from the list. */
  choose(decision: Decision): void {
    this.listed = decision.action;
  }

  forget(): void {
    this.picks = {};
    this.listed = null;
  }

  /** Tap a thing: choose what it stands for, or take that choice back. */
  tap(thing: Thing): void {
    const choice = choiceOf(thing, this.legal());
    if (!choice) return;
    const { argument, value } = choice;
    const before = this.decision?.arguments ?? this.picks;
    const others = Object.entries(before).filter(([name]) => name !== argument);
    const kept = Object.fromEntries(others) as Record<string, string>;
    this.listed = null;
    if (before[argument] === value) this.picks = kept;
    else if (fitting(this.legal(), { ...kept, [argument]: value }).length)
      this.picks = { ...kept, [argument]: value };
    else this.picks = { [argument]: value };
  }

  /** May the thing be tapped? Where others were tapped before it, together with them. */
  isOpen(thing: Thing): boolean {
    if (!this.playable) return false;
    const choice = choiceOf(thing, this.legal());
    if (!choice) return false;
    const others = Object.entries(this.picks).filter(([name]) => name !== choice.argument);
    const wanted = { ...Object.fromEntries(others), [choice.argument]: choice.value };
    return fitting(this.legal(), wanted).length > 0;
  }

  isPicked(thing: Thing): boolean {
    const choice = this.playable ? choiceOf(thing, this.legal()) : null;
    const meant = this.decision?.arguments ?? this.picks;
    return !!choice && meant[choice.argument] === choice.value;
  }
}

export const providePicking = (picking: Picking): Picking => setContext(KEY, picking);

/** The choosing of the table that a component is part of; none on a score sheet. */
export const picking = (): Picking | undefined => getContext<Picking | undefined>(KEY);
