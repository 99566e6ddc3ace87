/** What the player of any game may choose, and why the last thing tapped cannot be chosen. */
import type { LiveSeat } from "../../lib/live.svelte";
import type { Decision, TableState } from "../../lib/messages";

export class SharedChoosing<View> {
  /** Why the last thing tapped cannot be done. */
  reason = $state<string | null>(null);

  constructor(protected readonly live: LiveSeat) {}

  get state(): TableState<View> | null {
    return this.live.state as unknown as TableState<View> | null;
  }

  legal: Decision[] = $derived.by(() => (this.live.isMyTurn ? (this.state?.legal ?? []) : []));
  refused: Map<string, string> = $derived.by(
    () => new Map((this.state?.refusals ?? []).map((one) => [one.subject, one.text])),
  );

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
