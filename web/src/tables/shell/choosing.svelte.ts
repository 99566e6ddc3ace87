/** What the player of any game may choose, and why the last thing tapped cannot be chosen. */
import { formatRefusal } from "../../lib/events";
import { t } from "../../lib/texts.svelte";
import type { LiveSeat } from "../../lib/live.svelte";
import type { Decision, TableState } from "../../lib/messages";

export class SharedChoosing<View> {
  /** Why the last thing tapped cannot be done. */
  reason = $state<string | null>(null);

  constructor(protected readonly live: LiveSeat<View>) {}

  get state(): TableState<View> | null {
    return this.live.state;
  }

  legal: Decision[] = $derived.by(() => (this.live.isMyTurn ? (this.state?.legal ?? []) : []));
  refused: Map<string, string> = $derived.by(
    () =>
      new Map(
        (this.state?.refusals ?? []).map((one) => [
          one.subject,
          formatRefusal(this.live.naming, one),
        ]),
      ),
  );

  /** The decision of the hint that is pointed at: it is previewed as if it were chosen. */
  hinted: Decision | null = $derived.by(
    () => this.legal.find(({ action }) => action === this.live.previewed) ?? null,
  );

  /** Say why a thing cannot be chosen; where the rules give no reason, what is to be done first. */
  refuse(subject: string): void {
    if (!this.live.isMyTurn) return;
    this.reason = this.refused.get(subject) ?? t("not-yet");
  }

  /** The refusals of one kind of thing, by its name: of `cell:3,1` the `3,1`. */
  refusedOf(...kinds: string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const [subject, reason] of this.refused) {
      const [kind, name] = subject.split(":");
      if (name !== undefined && kinds.includes(kind!)) found.set(name, reason);
    }
    return found;
  }

  protected previewed<P>(decision: Decision | null | undefined): P | undefined {
    return decision ? (this.live.previews[decision.action] as P | undefined) : undefined;
  }
}
