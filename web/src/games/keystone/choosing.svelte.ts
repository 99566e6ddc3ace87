/** What the player has taken up and where it shall go, until it is confirmed. */
import type { Decision } from "../../lib/messages";
import { SharedChoosing } from "../../tables/shell/choosing.svelte";
import { choiceOf, isButton, type Choice, type Preview, type View } from "./model";

/** The one source that needs no tap of its own. */
const RESEARCH = "research";
const HELD = "from:";

export class Choosing extends SharedChoosing<View> {
  private picked = $state<string | null>(null);
  space = $state<string | null>(null);
  /** A space looked at with pointer or keyboard, not yet chosen. */
  peek = $state<string | null>(null);

  choices: Choice[] = $derived(this.legal.map(choiceOf));
  /** Decisions with a button of their own: skip, look, end the turn. */
  buttons: Decision[] = $derived(this.choices.filter(isButton).map((choice) => choice.decision));
  sources: Set<string> = $derived(
    new Set(this.choices.filter((choice) => !isButton(choice)).map((choice) => choice.source)),
  );

  get source(): string | null {
    if (this.sources.has(RESEARCH)) return RESEARCH;
    return this.picked && this.sources.has(this.picked) ? this.picked : null;
  }

  /** The choices of what is taken up. */
  open: Choice[] = $derived(this.choices.filter((choice) => choice.source === this.source));

  /** Spaces that can be tapped now, with what each would bring. */
  lit: Map<string, { preview: Preview | undefined }> = $derived.by(() => {
    if (!this.source) return new Map(this.starts.map((space) => [space, { preview: undefined }]));
    const spaces = this.open.filter((choice) => choice.space !== null);
    return new Map(
      spaces.map((choice) => [choice.space!, { preview: this.preview(choice.decision) }]),
    );
  });

  /** The decision that the primary verb would send. */
  decided: Choice | null = $derived(
    this.open.find((choice) => choice.space === this.space) ?? null,
  );

  /** The decision previewed on the board: that of the hint pointed at, or the chosen one. */
  shown: Choice | null = $derived(this.hinted ? choiceOf(this.hinted) : this.decided);

  /** The decision to be explained: the one previewed, or the one looked at. */
  explained: Choice | null = $derived(
    this.shown ?? this.open.find((choice) => choice.space === this.peek) ?? null,
  );

  get shownSpace(): string | null {
    return this.hinted ? (this.shown?.space ?? null) : this.space;
  }

  private get starts(): string[] {
    const held = [...this.sources].filter((source) => source.startsWith(HELD));
    return held.map((source) => source.slice(HELD.length));
  }

  get held(): string | null {
    return this.source?.startsWith(HELD) ? this.source.slice(HELD.length) : null;
  }

  preview(decision: Decision): Preview | undefined {
    return this.previewed(decision);
  }

  /** Take something up; the same thing twice confirms it, or lays it down if it needs a space. */
  pickSource(source: string): void {
    this.reason = this.sources.has(source) ? null : (this.refused.get(source) ?? null);
    if (!this.sources.has(source)) return;
    if (this.source !== source) {
      this.picked = source;
      this.space = null;
    } else if (this.decided) {
      this.confirm();
    } else {
      this.reset();
    }
  }

  /** Choose a space; the same space twice confirms. */
  pickSpace(space: string): void {
    this.reason = null;
    if (!this.source && this.sources.has(HELD + space)) this.picked = HELD + space;
    else if (this.held === space) this.reset();
    else if (this.space === space) this.confirm();
    else if (this.lit.has(space)) this.space = space;
  }

  confirm(): void {
    if (this.decided) this.live.act(this.decided.decision);
  }

  /** One step back, while nothing is sent yet. */
  back(): void {
    if (this.space && this.source) this.space = null;
    else this.reset();
  }

  get canStepBack(): boolean {
    return this.space !== null || (this.picked !== null && this.source === this.picked);
  }

  reset(): void {
    this.picked = null;
    this.space = null;
    this.peek = null;
    this.reason = null;
  }
}
